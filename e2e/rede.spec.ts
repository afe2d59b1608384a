/** A connection that is gone, hangs or comes back, and what of a screen does not come. */
import type { Page } from '@playwright/test'
import type { Operador } from './operador.ts'
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
  await espera.texto('Sem conexão: nada foi lido.')
  await espera.texto(/^Sem conexão desde \d\d:\d\d\.$/)
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

test('what was read stays without a connection, and a page that cannot be asked for is not the last [K9]', async ({
  page,
  context,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/cashbacks')
  await espera.pagina(1, 25)
  // The code of the keys and of the notices is there by then.
  await operador.tecla('j')
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await context.setOffline(true)
  await espera.texto(/^Sem conexão\. Mostrando dados de \d\d:\d\d\.$/)
  await operador.tecla('r')
  await espera.toast('Sem conexão: a lista fica como foi lida por último')
  await espera.linha('#250')
  await operador.tecla(']')
  await espera.toast('Sem conexão: a página 2 não foi lida. A lista fica como está')
  await espera.linha('#250')
  await espera.pagina(1, 25)
  await espera.semTexto('Nenhum registro')
  await espera.semTexto('Última página')
  await context.setOffline(false)
  await espera.semTexto(/^Sem conexão/)
  await operador.tecla(']')
  await espera.pagina(2, 25)
  await espera.linha('#240')
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
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await page.clock.install()
  await operador.edita('/cashbacks/editar/48', 'Descrição', 'Sem resposta')
  await plataforma.late('atualizar$', 40_000)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await operador.clica('Atualizar')
  await espera.chamada('PUT', ATUALIZAR)
  const said = page.getByText(/Sem resposta do servidor. Verifique antes de repetir/).first()
  await page.clock.runFor(14_900)
  await expect(said).toHaveCount(0)
  await page.clock.runFor(200)
  await page.clock.resume()
  await expect(said).toBeVisible()
  await expect(operador.campo('Descrição')).toHaveValue('Sem resposta')
  expect(espera.vezes('PUT', ATUALIZAR)).toBe(1)
})

test('a screen that breaks says so; palette, menu and the other screens go on [G4]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/quebrou|uncaught/)
  // Its drawing throws; the file itself is whole, for the verbs of its section are in it.
  await page.route(/\/assets\/telas-listas-.*\.js$/, async (route) => {
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

/** A supplier's form with another name and a picture chosen; gives the picture that it shows. */
async function withPicture(page: Page, operador: Operador) {
  await operador.edita('/fornecedores/editar/4', 'Nome', 'Com figura')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG })
  const shown = page.getByRole('main').locator('img[src^="blob:"]')
  await expect(shown).toBeVisible()
  return shown
}

test('an upload that is cut keeps file and fields, and is sent once when it is tried again [L6]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  const shown = await withPicture(page, operador)
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
    const shown = await withPicture(page, operador)
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
  await operador.entraNaLista('/fornecedores')
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
