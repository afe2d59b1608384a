/** Runs over many records while the platform, the token and the connection give way. */
import { Operador } from './operador.ts'
import { PNG } from './picture.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const DELETE = '/gestor/cashback/deletar'

test('a run of 50 survives a failure, a token’s end and a lost connection, sends nothing twice and names what failed [D6, K6]', async ({
  page,
  context,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  test.slow()
  vigia.accept(failedCall)
  await page.clock.install()
  await operador.entraNaLista('/cashbacks')
  const of = (id: number) => ({ path: 'deletar$', query: { id: String(id) } })
  await plataforma.fault({ match: of(27), effect: { kind: 'status', status: 500 } })
  await plataforma.fault({ match: of(40), times: 1, effect: { kind: 'status', status: 401 } })
  await plataforma.fault({ match: of(50), effect: { kind: 'latency', ms: 1500 } })
  const cut = page.waitForRequest((request) => request.url().includes('deletar?id=50'))
  await operador.manda('excluir cashback 11-60')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir 50 cashbacks?')
  await operador.tecla('s')
  await cut
  await context.setOffline(true)
  await espera.texto('Sem conexão')
  const deleted = () => vigia.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
  // The one under way ends, well or not, and no other one is sent.
  await expect(page.locator('[data-notice]').first()).toContainText('40 de 50, sem conexão')
  expect(Math.max(...deleted())).toBe(50)
  // Half a minute, by the page's clock: no deadline passes for the run, and nothing is tried in vain.
  await page.clock.runFor(31_000)
  expect(Math.max(...deleted())).toBe(50)
  await expect(page.locator('[data-notice]').first()).toContainText('40 de 50')
  await context.setOffline(false)
  const report = page.getByRole('dialog', { name: /excluídos.*falh/ })
  await expect(report).toBeVisible({ timeout: 30_000 })
  await expect(report).toContainText('#27')
  const sent = deleted()
  const times = (id: number) => sent.filter((one) => one === id).length
  for (let id = 11; id <= 60; id++) expect([id, times(id)]).toEqual([id, id === 40 ? 2 : 1])
  expect(espera.vezes('POST', '/gestor/auth/refreshToken')).toBe(1)
  const content = await operador.lista('/gestor/cashback/listar?page=0&size=500&sort=id,ASC')
  const left = content.map(({ id }) => id).filter((id) => id >= 11 && id <= 60)
  expect(left).toContain(27)
  const named = await report.getByRole('listitem').allTextContents()
  for (const id of left) expect(named.join(' ')).toContain(`#${id}`)
  expect(left.length).toBeLessThanOrEqual(2)
})

test('a run reads its list again where it is paused and at its end, and shows its rows meanwhile', async ({
  page,
  operador,
  espera,
  plataforma,
}) => {
  await operador.entraNaLista('/cashbacks')
  const read = () => espera.vezes('GET', '/gestor/cashback/listar')
  const before = read()
  await plataforma.late('deletar$', 100)
  await plataforma.late('deletar$', 2_000, { query: { id: '246' }, times: 1 })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=246'))
  await operador.manda('excluir cashback 241-250')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir 10 cashbacks?')
  await operador.tecla('s')
  await slow
  await espera.linha('#241')
  expect(read()).toBe(before)
  await operador.manda('pausar execução')
  await expect(operador.linha('#241')).toBeHidden()
  const paused = read()
  await operador.manda('continuar execução')
  await expect(page.getByText('10 cashbacks excluídos')).toBeVisible()
  await expect(operador.linha('#250')).toBeHidden()
  // What a step of the palette asks for besides is counted to it: no record has a reading of its own.
  expect(read() - paused).toBeLessThanOrEqual(2)
})

/** What plain http does not have. */
const forgetLocks = () => void Reflect.deleteProperty(Navigator.prototype, 'locks')

for (const hasLocks of [true, false]) {
  const where = hasLocks ? '' : ', as on plain http without locks'
  test(`a tab that is opened from one in the middle of a run does not offer its rest, and each record is sent once${where} [D6]`, async ({
    page,
    operador,
    plataforma,
    vigia,
  }) => {
    if (!hasLocks) await page.context().addInitScript(forgetLocks)
    await operador.entraNaLista('/cashbacks')
    await plataforma.fault({ match: { path: 'deletar$', query: { id: '152' } }, effect: { kind: 'latency', ms: 4000 } })
    const slow = page.waitForRequest((request) => request.url().includes('deletar?id=152'))
    await operador.manda('excluir cashback 151-155')
    await operador.confirma('Excluir 5 cashbacks? #151, #152, #153, #154, #155')
    await slow
    const opened = page.waitForEvent('popup')
    // With an opener the browser copies what this tab keeps, as it does where a tab is duplicated.
    await page.evaluate(() => void open('/lojas'))
    const other = await opened
    // Its verbs are there, and with them the offer would be.
    await expect(other.getByRole('grid')).toBeVisible()
    await other.keyboard.press('Control+k')
    await expect(other.getByRole('combobox')).toBeFocused()
    await other.keyboard.press('Escape')
    await expect(page.getByText('5 cashbacks excluídos')).toBeVisible()
    await expect(other.getByText(/Retomar/)).toHaveCount(0)
    const deleted = vigia.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
    expect(deleted).toEqual([151, 152, 153, 154, 155])
  })

  test(`a tab that is closed in the middle of a run leaves its rest to the other tab, once, and to its history${where} [D7, M3]`, async ({
    page,
    operador,
    espera,
    plataforma,
    vigia,
  }) => {
    vigia.accept(failedCall)
    if (!hasLocks) await page.context().addInitScript(forgetLocks)
    const closed = await page.context().newPage()
    const inClosed = new Operador(closed, plataforma.url)
    await operador.entraNaLista('/cashbacks')
    await inClosed.entraNaLista('/cashbacks')
    await plataforma.fault({
      match: { path: 'deletar$', query: { id: '152' } },
      times: 1,
      effect: { kind: 'hang' },
    })
    const slow = closed.waitForRequest((request) => request.url().includes('deletar?id=152'))
    await inClosed.manda('excluir cashback 151-154')
    await inClosed.confirma('Excluir 4 cashbacks? #151, #152, #153, #154')
    await slow
    // While its tab is there the run is its own.
    await page.reload()
    await operador.manda('histórico de comandos')
    await expect(page.getByRole('dialog', { name: 'Histórico' })).not.toContainText('excluir')
    await operador.tecla('Escape')
    await expect(page.getByText(/Retomar/)).toHaveCount(0)
    closed.on('dialog', (dialog) => void dialog.accept())
    await closed.close({ runBeforeUnload: true })
    await expect.poll(() => page.context().pages()).toHaveLength(1)

    const offer = page.getByText('Retomar 2 restantes? Excluir cashback. De 1 não se sabe se foi feito.')
    // The browser gives the focus to the tab that is left.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(offer).toHaveCount(1, { timeout: 500 })
    }).toPass()
    const other = new Operador(await page.context().newPage(), plataforma.url)
    await other.abre('/cashbacks')
    await other.manda('histórico de comandos')
    await expect(other.page.getByRole('dialog', { name: 'Histórico' })).toContainText('excluir cashback 151-154')
    await expect(other.page.getByText(/Retomar/)).toHaveCount(0)

    await operador.clica('Retomar')
    // What was on its way is gone: that is known by now.
    await operador.confirma('Excluir 2 cashbacks? #153, #154')
    await espera.toast('2 cashbacks excluídos')
    const deleted = vigia.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
    expect(deleted).toEqual([151, 152, 153, 154])
    await page.reload()
    await operador.manda('histórico de comandos')
    await expect(page.getByRole('dialog', { name: 'Histórico' })).toContainText(/excluir cashback 153(-|, )154/)
    await expect(page.getByText(/Retomar/)).toHaveCount(0)
  })
}

test('a run over several pages says how many and which records, also those that are not on the screen [D9]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/cashbacks')
  await operador.foca('#250')
  await operador.tecla('x j x ]')
  await espera.pagina(2, 25)
  await espera.linha('#240')
  await operador.foca('#240')
  await operador.tecla('x')
  await espera.texto('3 selecionados')
  await operador.preenche('Descrição', 'zzzz')
  await operador.campo('Descrição').press('Enter')
  await espera.texto('Nenhum registro')
  await espera.texto('3 selecionados')
  await page.getByRole('grid').focus()
  await operador.tecla('Delete')
  await operador.cancela('Excluir 3 cashbacks? #250, #249, #240')
  await operador.tecla('Delete')
  await operador.confirma('Excluir 3 cashbacks? #250, #249, #240')
  await espera.toast('3 cashbacks excluídos')
  expect(espera.vezes('DELETE', DELETE)).toBe(3)
})

test('site data cleared under an open tab leads to /login once, with what was typed kept [H5]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.edita('/cashbacks/editar/12', 'Descrição', 'Digitado antes')
  let logins = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') logins++
  })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await operador.clica('Atualizar')
  await espera.caminho('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(logins).toBe(1)
  await operador.troca(await operador.ficha())
  await operador.abre('/cashbacks')
  await operador.clica('Voltar para onde parei')
  await expect(operador.campo('Descrição')).toHaveValue('Digitado antes')
})

test('the storage holds token, preferences and drafts, no password and no file, and after a sign-out the token’s place alone [H6]', async ({
  page,
  operador,
  espera,
}) => {
  const stored = () => page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
  await operador.abre('/login')
  await operador.preenche('E-mail', 'gestor@gestor.test')
  // Left, or it would go in by itself when the token comes.
  await page.goto('about:blank')
  await operador.edita('/fornecedores/editar/4', 'Nome', 'Rascunho de hoje')
  await page.locator('input[type=file]').setInputFiles({ name: 'segredo.png', mimeType: 'image/png', buffer: PNG })
  await espera.texto(/Rascunho guardado/)
  const during = await stored()
  const NAMES = /^(authToken|gestor\.[a-z-]+(\.1)?(:|$))/
  for (const key of [...Object.keys(during.local), ...Object.keys(during.tab)])
    expect([key, NAMES.test(key)]).toEqual([key, true])
  const text = JSON.stringify(during)
  expect(text).toContain('Rascunho de hoje')
  for (const secret of ['segredo.png', 'iVBORw0KGgo', 'blob:', 'dscSenha']) expect(text).not.toContain(secret)
  await operador.manda('sair')
  await operador.confirma('Descartar alterações e sair?')
  await espera.caminho('/login')
  const after = await stored()
  expect(after.local['authToken']).toBe('')
  expect(JSON.stringify(after)).not.toMatch(/Rascunho de hoje|fornecedor|cashbacks/)
})

test('what another version left in the storage is ignored and breaks nothing [B13]', async ({
  page,
  operador,
  espera,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  // A day that leaves something of everything.
  await operador.entraNaLista('/cashbacks')
  await operador.manda('salvar visão natal')
  await espera.toast(/Visão .*natal.* salva/)
  await operador.manda('ocultar coluna descrição')
  await operador.manda('tema escuro')
  await operador.abre('/cashback-planos/cadastrar')
  await operador.preenche('Nome', 'Meu rascunho')
  await operador.clica('Adicionar nível')
  await espera.texto(/Rascunho guardado/)
  await operador.abre('/transacoes')
  await espera.linha('#')
  await operador.tecla('a m')
  await espera.titulo('Transações')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
  expect(keys.length).toBeGreaterThan(6)
  const envelope = (v: number, value: unknown) => JSON.stringify({ v, at: Date.now(), end: null, out: true, value })
  for (const [name, left] of [
    ['cut', '{"v":1,"at":'],
    ['of another version', envelope(0, { a: 1 })],
    ['a list', envelope(1, [null, { id: 1 }, ['x']])],
    ['other fields', envelope(1, { dscNome: { a: [null] }, niveis: 'x', maxDepth: [[]], items: [null], theme: 7 })],
  ] as const)
    await test.step(name, async () => {
      await operador.abre('/perfil')
      await espera.titulo('Perfil')
      await page.evaluate(
        ([all, text]) => {
          for (const key of all) {
            if (key === 'authToken') continue
            for (const storage of [localStorage, sessionStorage])
              if (storage === localStorage || !key.startsWith('gestor.preferencias')) storage.setItem(key, text)
          }
        },
        [keys, left] as const,
      )
      await operador.abre('/transacoes')
      await espera.linha('#')
      await operador.digita('')
      await expect(operador.paleta.getByRole('option').first()).toBeVisible()
      await operador.tecla('Escape')
      await operador.abre('/cashback-planos/cadastrar')
      await expect(operador.campo('Nome')).toHaveValue('')
      await operador.preenche('Nome', 'Outro')
      await expect(operador.campo('Nome')).toHaveValue('Outro')
      await operador.preenche('Nome', '')
    })
})

test('a browser without locks, channels and clipboard, as a partitioned page has it, works [H7]', async ({
  page,
  operador,
  espera,
}) => {
  await page.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'indexedDB']) Reflect.deleteProperty(window, name)
    for (const name of ['locks', 'clipboard', 'storage']) Reflect.deleteProperty(Navigator.prototype, name)
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  await operador.entraNaLista('/cashbacks')
  await operador.manda('desabilitar cashback 250')
  await page.getByRole('alertdialog').waitFor()
  await operador.tecla('n')
  await operador.abre('/transacoes')
  await espera.linha('#')
  await operador.manda('ler tudo')
  await expect(
    page.getByText(/Não foi possível guardar|não permite guardar|espaço neste computador/).first(),
  ).toBeVisible()
  await espera.linha('#')
})
