/** A connection that is gone, hangs or comes back, and hands that are quicker than it. */
import { PNG } from './picture.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const ATUALIZAR = '/gestor/cashback/atualizar'

test('opened without a connection the console says so, goes on by itself when it is back, and logs nobody out [K1]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  // The files come from the browser's cache; nothing else does.
  await page.addInitScript(() => {
    Object.assign(window, { isConnected: false })
    const get = () => (window as unknown as { isConnected: boolean }).isConnected
    Object.defineProperty(navigator, 'onLine', { get })
  })
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await operador.entra('/cashbacks')
  await expect(page.locator('footer').getByText('Sem conexão')).toBeVisible()
  await espera.texto('Não foi possível carregar.')
  await page.unroute('**/api/**')
  await page.evaluate(() => {
    Object.assign(window, { isConnected: true })
    dispatchEvent(new Event('online'))
  })
  await espera.linha('#250')
  await expect(page.locator('footer').getByText('Conectado')).toBeVisible()
  await espera.caminho('/cashbacks')
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBe('')
})

test('a save without a connection says so at once, keeps what was typed, and is sent once when pressed again [K3]', async ({
  context,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.edita('/cashbacks/editar/12', 'Descrição', 'Sem rede')
  await context.setOffline(true)
  await operador.clica('Atualizar')
  await espera.texto(/Sem resposta do servidor/)
  await expect(operador.campo('Descrição')).toHaveValue('Sem rede')
  await espera.caminho('/cashbacks/editar/12')
  await context.setOffline(false)
  await operador.campo('Descrição').press('Enter')
  // The read before the write had no answer: nothing was sent, so nothing has to be asked before it is.
  await espera.caminho('/cashbacks')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
  const content = await operador.lista<{ id: number; dscCashback: string }>(
    '/gestor/cashback/listar?page=0&size=500&sort=id,ASC',
  )
  expect(content.find(({ id }) => id === 12)?.dscCashback).toBe('Sem rede')
})

test('a connection that answers nothing is given up after 15 s, and told the same way [K4]', async ({
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  test.slow()
  vigia.accept(failedCall)
  await operador.edita('/cashbacks/editar/48', 'Descrição', 'Sem resposta')
  await plataforma.late('atualizar$', 40_000)
  const start = Date.now()
  await operador.clica('Atualizar')
  await expect(operador.page.getByText(/Sem resposta do servidor. Verifique antes de repetir/).first()).toBeVisible({
    timeout: 25_000,
  })
  expect(Date.now() - start).toBeGreaterThan(14_000)
  await expect(operador.campo('Descrição')).toHaveValue('Sem resposta')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
})

test('a toggle pressed twice before its answer is one call, and the row is as the platform has it [D12]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  const content = await operador.lista('/gestor/cashback/listar?page=0&size=10&sort=id,DESC&STATUS_ID=1')
  const id = content[0]?.id ?? 0
  await plataforma.late('atualizar$', 1500)
  await operador.foca(`#${id}`)
  await operador.tecla('h')
  await operador.confirma(`Desabilitar cashback #${id}?`)
  await operador.foca(`#${id}`)
  await operador.tecla('h')
  await espera.toast('Status atualizado')
  // Pressed while the first was under way it asked nothing and sent nothing.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
  await expect(operador.linha(`#${id}`)).toContainText('Inativo')
})

test('a confirmation acts on the record that it names, whatever moves beneath it [D14]', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entra('/cashbacks')
  await espera.linha('#250')
  await plataforma.late('deletar$', 2500, { times: 1 })
  await operador.manda('excluir cashback 250')
  await operador.confirma('Excluir cashback #250?')
  await operador.foca('#248')
  await operador.tecla('Delete')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir cashback #248?')
  // The first removal ends: every row moves up by one.
  await expect(page.locator('[role=grid] [role=row]').nth(1)).toContainText('#249')
  await operador.confirma('Excluir cashback #248?')
  await espera.semLinha('#248')
  await espera.linha('#247')
  await espera.chamada('DELETE', '/gestor/cashback/deletar', { query: { id: '248' } })
  expect(espera.vezes('DELETE', '/gestor/cashback/deletar')).toBe(2)
})

test('the name beside an id is that of the id in the box, however late an older answer comes [E13]', async ({
  page,
  operador,
  plataforma,
}) => {
  const content = await operador.lista<{ id: number; nome: string }>('/gestor/produtos/max-nivel?page=0&size=10')
  const [first, second] = content
  await operador.entra('/produtos/cadastrar')
  await plataforma.fault({ match: { query: { id: String(first?.id) } }, effect: { kind: 'latency', ms: 2000 } })
  const box = operador.campo('Max Nível ID')
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('id') === String(first?.id))
  await box.fill(String(first?.id))
  await asked
  await box.fill(String(second?.id))
  await expect(page.getByText(second?.nome ?? '').first()).toBeVisible()
  await plataforma.late('total$', 2000)
  await operador.consulta('/gestor/estatisticas/usuarios/total')
  await expect(page.getByText(second?.nome ?? '').first()).toBeVisible()
  await expect(page.getByText(first?.nome ?? '', { exact: true })).toHaveCount(0)
})

test('Enter and letters of a composition send nothing and run nothing [E10]', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks/editar/12')
  const field = operador.campo('Descrição')
  await expect(field).not.toHaveValue('')
  await field.fill('composição')
  const press = (key: string, more: Readonly<Record<string, boolean>> = {}) =>
    page.evaluate(
      (init) => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      },
      { key, ...more },
    )
  await press('Enter', { isComposing: true })
  await press('Process', { isComposing: true })
  await press('Dead')
  await press('s', { ctrlKey: true, altKey: true })
  await press('k', { ctrlKey: true, isComposing: true })
  await expect(operador.paleta).toHaveCount(0)
  await espera.caminho('/cashbacks/editar/12')
  await expect(field).toHaveValue('composição')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)
  // The palette's own Enter, and the keys of a list.
  await operador.digita('excluir cashback 12')
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('Excluir')
  await press('Enter', { isComposing: true })
  await operador.digita('ir para cashbacks')
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('Cashbacks')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await operador.tecla('Escape')
  await operador.abre('/cashbacks')
  await espera.linha('#')
  await operador.tecla('j')
  for (const key of ['Delete', ']', 'e', 'h']) await press(key, { isComposing: true })
  await press(']', { ctrlKey: true, altKey: true })
  await press('Dead')
  await operador.tecla('x')
  await espera.texto('1 selecionado')
  await espera.pagina(1, 25)
  await espera.caminho('/cashbacks')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a composition, a dead key and AltGr write into field and palette, and run nothing [E10]', async ({
  page,
  operador,
  espera,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const commit = (text: string) => cdp.send('Input.insertText', { text })
  /** A key that the input method takes for itself: what the page hears of it is 229. */
  const taken = async (key: string, code: string) => {
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key, code })
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 229, key, code })
  }
  /** What AltGr writes with a key. */
  const altGr = async (text: string, code: string) => {
    const key = (type: 'keyDown' | 'keyUp') => ({ type, key: text, code, ...(type === 'keyDown' && { text }) })
    await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'AltGraph', code: 'AltRight' })
    await cdp.send('Input.dispatchKeyEvent', key('keyDown'))
    await cdp.send('Input.dispatchKeyEvent', key('keyUp'))
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'AltGraph', code: 'AltRight' })
  }
  const heard: string[] = []
  await page.exposeFunction('heard', (key: string) => heard.push(key))
  // Before the console's own listener, which lets nobody else hear of these.
  await page.addInitScript(() =>
    addEventListener('keydown', ({ key, isComposing }) => isComposing && Reflect.get(window, 'heard')(key), true),
  )
  await operador.edita('/cashbacks/editar/12', 'Descrição', 'Cas')
  const field = operador.campo('Descrição')
  await field.press('End')
  await compose('かｓ')
  for (const [key, code] of [
    ['Enter', 'Enter'],
    ['Process', 'KeyK'],
    ['Escape', 'Escape'],
  ] as const)
    await taken(key, code)
  await expect.poll(() => heard).toEqual(['Enter', 'Process', 'Escape'])
  await commit('かす')
  await taken('Dead', 'BracketLeft')
  await compose('´')
  await taken('Enter', 'Enter')
  await commit('á')
  await altGr('§', 'Equal')
  await altGr('/', 'KeyQ')
  await expect(field).toHaveValue('Casかすá§/')
  await expect(operador.paleta).toHaveCount(0)
  await espera.caminho('/cashbacks/editar/12')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(0)

  await operador.digita('excluir cashback 1')
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('Excluir')
  await compose('2')
  await taken('Enter', 'Enter')
  await taken('ArrowDown', 'ArrowDown')
  await taken('Escape', 'Escape')
  await expect.poll(() => heard.length).toBe(7)
  await commit('2')
  await expect(operador.paleta.getByRole('combobox')).toHaveValue('excluir cashback 12')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(operador.paleta.getByRole('option', { selected: true })).toContainText('12')
  // The same key, when nothing is composed any more, runs the line.
  await operador.tecla('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir cashback #12?')
  await operador.tecla('n')

  // A field of a list: Esc and ↓ leave it, but not in the middle of a word.
  await operador.abre('/cashbacks')
  await espera.linha('#250')
  const filter = operador.campo('Descrição')
  await filter.focus()
  await compose('か')
  for (const key of ['Escape', 'ArrowDown', 'Enter']) await taken(key, key)
  await commit('か')
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('か')
  await expect(page).not.toHaveURL(/Cashback=/)
})

test('a megabyte pasted into a text field is cut at once, and told [E11]', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks/cadastrar')
  const field = operador.campo('Descrição')
  await field.click()
  await operador.cola('x'.repeat(1024 * 1024))
  await page.keyboard.insertText('x'.repeat(1024 * 1024))
  await expect(field).toHaveValue('x'.repeat(100))
  await espera.texto('O texto colado foi cortado em 100 caracteres.')
})

test('a screen that breaks says so; palette, menu and the other screens go on [G4]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/quebrou|uncaught/)
  // Its drawing throws; the file itself is whole, for the verbs of its section are in it.
  await page.route(/\/assets\/telas-hub-.*\.js$/, async (route) => {
    const body = await (await route.fetch()).text()
    const broken = body.replace(/["`]max-w-\[1208px\] [^"`]*["`]/, '(()=>{throw Error("quebrou")})()')
    expect(broken).not.toBe(body)
    await route.fulfill({ contentType: 'text/javascript', body: broken })
  })
  await operador.entra('/lojas/cadastrar')
  await operador.preenche('Nome', 'Loja pela metade')
  await espera.texto(/Rascunho guardado/)
  // Opened in the same tab without a word to the form, as by an address that is typed.
  page.on('dialog', (dialog) => void dialog.accept())
  await operador.abre('/saldo')
  await espera.titulo('Esta tela falhou')
  await operador.manda('ir para cashbacks')
  await espera.caminho('/cashbacks')
  await espera.linha('#')
  await operador.manda('ir para saldo')
  await espera.titulo('Esta tela falhou')
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Lojas' }).click()
  await espera.caminho('/lojas')
  await espera.linha('#')
  await operador.tecla('c')
  await espera.caminho('/lojas/cadastrar')
  await expect(operador.campo('Nome')).toHaveValue('Loja pela metade')
})

test('an upload that is cut keeps file and fields, and is sent once when it is tried again [L6]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.edita('/fornecedores/editar/4', 'Nome', 'Com figura')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  const shown = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(shown).toBeVisible()
  await page.route('**/fornecedor/atualizar', (route) => route.abort('connectionreset'), { times: 1 })
  await operador.clica('Atualizar')
  await espera.texto(/Sem resposta do servidor/)
  await expect(shown).toBeVisible()
  await expect(operador.campo('Nome')).toHaveValue('Com figura')
  await operador.clica('Atualizar')
  await operador.clica('Enviar de novo')
  await espera.toast('Fornecedor atualizado com sucesso')
  expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(2)
})

for (const [status, words] of [
  [413, 'O conteúdo enviado é grande demais.'],
  [415, 'O tipo do arquivo enviado não é aceito.'],
] as const)
  test(`a proxy that refuses an upload with ${status} and a page of its own is told in words, with file and fields kept [L7]`, async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    await operador.edita('/fornecedores/editar/4', 'Nome', 'Com figura')
    await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
    const shown = page.getByRole('main').locator('img[src^="blob:"]')
    await expect(shown).toBeVisible()
    const effect = { kind: 'status', status, body: 'html' }
    await plataforma.fault({ match: { path: 'fornecedor/atualizar$' }, times: 1, effect })
    await operador.clica('Atualizar')
    await espera.recusa(words)
    await espera.semTexto(/Serviço indisponível|Erro ao (processar|salvar)/)
    await expect(shown).toBeVisible()
    await expect(operador.campo('Nome')).toHaveValue('Com figura')
    await espera.caminho('/fornecedores/editar/4')
    // Refused for good, so that nothing is asked before it is sent again.
    await operador.clica('Atualizar')
    await espera.toast('Fornecedor atualizado com sucesso')
    expect(espera.vezes('PUT', '/gestor/fornecedor/atualizar')).toBe(2)
  })

test('a picture that is not there gives way to its icon and is not asked for again [L9]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  const asked = new Map<string, number>()
  await page.route('**/imagens/**', (route) => {
    const path = new URL(route.request().url()).pathname
    asked.set(path, (asked.get(path) ?? 0) + 1)
    return route.fulfill({ status: 404, body: '' })
  })
  await operador.entra('/fornecedores')
  await espera.linha('#')
  await expect.poll(() => asked.size).toBeGreaterThan(3)
  await operador.tecla('j j j k k')
  await espera.linha('#')
  expect(Math.max(...asked.values())).toBe(1)
})

test('an address opened without a session is gone back to after signing in [I1]', async ({ operador, espera }) => {
  await operador.abre('/lojas/editar/7')
  await espera.caminho('/login')
  await operador.troca(await operador.ficha())
  await operador.abre('/')
  await operador.clica('Voltar para onde parei')
  await espera.caminho('/lojas/editar/7')
})

test('a reload keeps filter, order and page [I11]', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks?pagina=2&ordem=id,ASC&STATUS_ID=1')
  await espera.chamada('GET', '/gestor/cashback/listar', { query: { page: '1', sort: 'id,ASC', STATUS_ID: '1' } })
  await espera.linha('#')
  const rows = await page.getByRole('grid').getByRole('row').allTextContents()
  await page.reload()
  await espera.linha('#')
  expect(await page.getByRole('grid').getByRole('row').allTextContents()).toEqual(rows)
  await expect(operador.campo('Status ID')).toHaveValue('1')
})
