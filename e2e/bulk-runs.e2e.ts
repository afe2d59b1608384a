/** Bulk jobs over many records while the platform, the token and the connection fail. */
import { Operator } from './operator.ts'
import { PNG } from './png.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const DELETE = '/gestor/cashback/deletar'

test('a bulk job of 50 survives a failure, an expired token and a lost connection, sends nothing twice and names the failures [D6, K6]', async ({
  page,
  context,
  operator,
  expected,
  platform,
  watch,
}) => {
  test.slow()
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await page.clock.install()
  await operator.opensListSignedIn('/cashbacks')
  const matchId = (id: number) => ({ path: 'deletar$', query: { id: String(id) } })
  await platform.addFault({ match: matchId(27), effect: { kind: 'status', status: 500 } })
  await platform.addFault({ match: matchId(40), times: 1, effect: { kind: 'status', status: 401 } })
  await platform.addFault({ match: matchId(50), effect: { kind: 'latency', ms: 1500 } })
  const lastRequest = page.waitForRequest((request) => request.url().includes('deletar?id=50'))
  await operator.runs('excluir cashback 11-60')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir 50 cashbacks?')
  await operator.presses('s')
  await lastRequest
  await context.setOffline(true)
  await expected.text('Sem conexão')
  const deleted = () => watch.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
  // The current request ends, well or not, and no other one is sent.
  await expect(page.locator('[data-notice]').first()).toContainText('40 de 50, sem conexão')
  expect(Math.max(...deleted())).toBe(50)
  // Half a minute by the page's clock: no deadline of the job passes, and nothing is retried in vain.
  await page.clock.runFor(31_000)
  expect(Math.max(...deleted())).toBe(50)
  await expect(page.locator('[data-notice]').first()).toContainText('40 de 50')
  await context.setOffline(false)
  const report = page.getByRole('dialog', { name: /excluídos.*falh/ })
  await expect(report).toBeVisible({ timeout: 30_000 })
  await expect(report).toContainText('#27')
  const sent = deleted()
  const times = (id: number) => sent.filter((sentId) => sentId === id).length
  for (let id = 11; id <= 60; id++) expect([id, times(id)]).toEqual([id, id === 40 ? 2 : 1])
  expect(expected.countCalls('POST', '/gestor/auth/refreshToken')).toBe(1)
  const content = await operator.fetchRows('/gestor/cashback/listar?page=0&size=500&sort=id,ASC')
  const remainingIds = content.map(({ id }) => id).filter((id) => id >= 11 && id <= 60)
  expect(remainingIds).toContain(27)
  const listedFailures = await report.getByRole('listitem').allTextContents()
  for (const id of remainingIds) expect(listedFailures.join(' ')).toContain(`#${id}`)
  expect(remainingIds.length).toBeLessThanOrEqual(2)
})

test('a bulk job reloads its list when paused and at its end, and shows its rows meanwhile', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const countReads = () => expected.countCalls('GET', '/gestor/cashback/listar')
  const before = countReads()
  await platform.delayCalls('deletar$', 100)
  await platform.delayCalls('deletar$', 2_000, { query: { id: '246' }, times: 1 })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=246'))
  await operator.runs('excluir cashback 241-250')
  await expect(page.getByRole('alertdialog')).toContainText('Excluir 10 cashbacks?')
  await operator.presses('s')
  await slow
  await expected.row('#241')
  expect(countReads()).toBe(before)
  await operator.runs('pausar execução')
  await expect(operator.row('#241')).toBeHidden()
  const paused = countReads()
  await operator.runs('continuar execução')
  await expect(page.getByText('10 cashbacks excluídos')).toBeVisible()
  await expect(operator.row('#250')).toBeHidden()
  // The palette's step may cause one read too; no record causes a read of its own.
  expect(countReads() - paused).toBeLessThanOrEqual(2)
})

/** Removes the Web Locks API, which plain http does not have. */
const forgetLocks = () => void Reflect.deleteProperty(Navigator.prototype, 'locks')

test('a tab opened from one in the middle of a bulk job does not offer its rest, and each record is sent once, as on plain http without locks [D6]', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  await page.context().addInitScript(forgetLocks)
  await operator.opensListSignedIn('/cashbacks')
  await platform.addFault({
    match: { path: 'deletar$', query: { id: '152' } },
    effect: { kind: 'latency', ms: 4000 },
  })
  const slow = page.waitForRequest((request) => request.url().includes('deletar?id=152'))
  await operator.runs('excluir cashback 151-155')
  await operator.acceptsDialog('Excluir 5 cashbacks? #151, #152, #153, #154, #155')
  await slow
  const opened = page.waitForEvent('popup')
  // A tab with an opener gets a copy of this tab's session storage, as a duplicated tab does.
  await page.evaluate(() => void open('/lojas'))
  const otherTab = await opened
  // Its commands are loaded; the offer would be there by now.
  await expect(otherTab.getByRole('grid')).toBeVisible()
  await otherTab.keyboard.press('Control+k')
  await expect(otherTab.getByRole('combobox')).toBeFocused()
  await otherTab.keyboard.press('Escape')
  await expect(page.getByText('5 cashbacks excluídos')).toBeVisible()
  await expect(otherTab.getByText(/Retomar/)).toHaveCount(0)
  const deleted = watch.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
  expect(deleted).toEqual([151, 152, 153, 154, 155])
})

test('a tab closed in the middle of a bulk job leaves its rest to the other tab, once, and to its history [D7, M3]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const closed = await page.context().newPage()
  const inClosed = new Operator(closed, platform.url)
  await operator.opensListSignedIn('/cashbacks')
  await inClosed.opensListSignedIn('/cashbacks')
  await platform.addFault({
    match: { path: 'deletar$', query: { id: '152' } },
    times: 1,
    effect: { kind: 'hang' },
  })
  const slow = closed.waitForRequest((request) => request.url().includes('deletar?id=152'))
  await inClosed.runs('excluir cashback 151-154')
  await inClosed.acceptsDialog('Excluir 4 cashbacks? #151, #152, #153, #154')
  await slow
  // While its tab is open, the job belongs to that tab.
  await page.reload()
  await operator.runs('histórico de comandos')
  await expect(page.getByRole('dialog', { name: 'Histórico' })).not.toContainText('excluir')
  await operator.presses('Escape')
  await expect(page.getByText(/Retomar/)).toHaveCount(0)
  closed.on('dialog', (dialog) => void dialog.accept())
  await closed.close({ runBeforeUnload: true })
  await expect.poll(() => page.context().pages()).toHaveLength(1)

  const resumeOffer = page.getByText('Retomar 2 restantes? Excluir cashback. De 1 não se sabe se foi feito.')
  // The browser gives the focus to the remaining tab.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(resumeOffer).toHaveCount(1, { timeout: 500 })
  }).toPass()
  const otherTab = new Operator(await page.context().newPage(), platform.url)
  await otherTab.opens('/cashbacks')
  await otherTab.runs('histórico de comandos')
  await expect(otherTab.page.getByRole('dialog', { name: 'Histórico' })).toContainText('excluir cashback 151-154')
  await expect(otherTab.page.getByText(/Retomar/)).toHaveCount(0)

  await operator.clicks('Retomar')
  // The unanswered request is lost: the console has noticed that by now.
  await operator.acceptsDialog('Excluir 2 cashbacks? #153, #154')
  await expected.toast('2 cashbacks excluídos')
  const deleted = watch.calls.filter(({ path }) => path === DELETE).map(({ query }) => Number(query['id']))
  expect(deleted).toEqual([151, 152, 153, 154])
  await page.reload()
  await operator.runs('histórico de comandos')
  await expect(page.getByRole('dialog', { name: 'Histórico' })).toContainText(/excluir cashback 153(-|, )154/)
  await expect(page.getByText(/Retomar/)).toHaveCount(0)
})

test('a bulk job over several pages says how many and which records, including those not on the screen [D9]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#250')
  await operator.presses('x j x ]')
  await expected.pageNumber(2, 25)
  await expected.row('#240')
  await operator.focusesRow('#240')
  await operator.presses('x')
  await expected.text('3 selecionados')
  await operator.fills('Descrição', 'zzzz')
  await operator.field('Descrição').press('Enter')
  await expected.text('Nenhum registro')
  await expected.text('3 selecionados')
  await page.getByRole('grid').focus()
  await operator.presses('Delete')
  await operator.rejectsDialog('Excluir 3 cashbacks? #250, #249, #240')
  await operator.presses('Delete')
  await operator.acceptsDialog('Excluir 3 cashbacks? #250, #249, #240')
  await expected.toast('3 cashbacks excluídos')
  expect(expected.countCalls('DELETE', DELETE)).toBe(3)
})

test('site data cleared under an open tab leads to /login once, and keeps what was typed [H5]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.editsRecord('/cashbacks/editar/12', 'Descrição', 'Digitado antes')
  let logins = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname === '/login') logins++
  })
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await operator.clicks('Atualizar')
  await expected.path('/login')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  expect(logins).toBe(1)
  await operator.replacesToken(await operator.fetchToken())
  await operator.opens('/cashbacks')
  await operator.clicks('Voltar para onde parei')
  await expect(operator.field('Descrição')).toHaveValue('Digitado antes')
})

test('the storage holds token, preferences and drafts, no password and no file, and after a sign-out only the empty token [H6]', async ({
  page,
  operator,
  expected,
}) => {
  const readStorage = () => page.evaluate(() => ({ local: { ...localStorage }, tab: { ...sessionStorage } }))
  await operator.opens('/login')
  await operator.fills('E-mail', 'gestor@gestor.test')
  // Leave the page first: it would sign in by itself when the token arrives.
  await page.goto('about:blank')
  await operator.editsRecord('/fornecedores/editar/4', 'Nome', 'Rascunho de hoje')
  await page.locator('input[type=file]').setInputFiles({ name: 'segredo.png', mimeType: 'image/png', buffer: PNG })
  await expected.text(/Rascunho guardado/)
  const during = await readStorage()
  const NAMES = /^(authToken|gestor\.[a-z-]+(\.1)?(:|$))/
  for (const key of [...Object.keys(during.local), ...Object.keys(during.tab)])
    expect([key, NAMES.test(key)]).toEqual([key, true])
  const text = JSON.stringify(during)
  expect(text).toContain('Rascunho de hoje')
  for (const secret of ['segredo.png', 'iVBORw0KGgo', 'blob:', 'dscSenha']) expect(text).not.toContain(secret)
  await operator.runs('sair')
  await operator.acceptsDialog('Descartar alterações e sair?')
  await expected.path('/login')
  const after = await readStorage()
  expect(after.local['authToken']).toBe('')
  expect(JSON.stringify(after)).not.toMatch(/Rascunho de hoje|fornecedor|cashbacks/)
})

test('storage written by another version is ignored and breaks nothing [B13]', async ({ page, operator, expected }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  // A session that stores something of every kind.
  await operator.opensListSignedIn('/cashbacks')
  await operator.runs('salvar visão natal')
  await expected.toast(/Visão .*natal.* salva/)
  await operator.runs('ocultar coluna descrição')
  await operator.runs('tema escuro')
  await operator.opens('/cashback-planos/cadastrar')
  await operator.fills('Nome', 'Meu rascunho')
  await operator.clicks('Adicionar nível')
  await expected.text(/Rascunho guardado/)
  await operator.opens('/transacoes')
  await expected.row('#')
  await operator.presses('a m')
  await expected.heading('Transações')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
  expect(keys.length).toBeGreaterThan(6)
  const envelope = (v: number, value: unknown) => JSON.stringify({ v, at: Date.now(), end: null, out: true, value })
  for (const [name, remainingIds] of [
    ['of another version', envelope(0, { a: 1 })],
    ['a list', envelope(1, [null, { id: 1 }, ['x']])],
    ['other fields', envelope(1, { dscNome: { a: [null] }, niveis: 'x', maxDepth: [[]], items: [null], theme: 7 })],
  ] as const)
    await test.step(name, async () => {
      await operator.opens('/perfil')
      await expected.heading('Perfil')
      await page.evaluate(
        ([all, text]) => {
          for (const key of all) {
            if (key === 'authToken') continue
            for (const storage of [localStorage, sessionStorage])
              if (storage === localStorage || !key.startsWith('gestor.preferencias')) storage.setItem(key, text)
          }
        },
        [keys, remainingIds] as const,
      )
      await operator.opens('/transacoes')
      await expected.row('#')
      await operator.typesKeyByKey('')
      await expect(operator.palette.getByRole('option').first()).toBeVisible()
      await operator.presses('Escape')
      await operator.opens('/cashback-planos/cadastrar')
      await expect(operator.field('Nome')).toHaveValue('')
      await operator.fills('Nome', 'Outro')
      await expect(operator.field('Nome')).toHaveValue('Outro')
      await operator.fills('Nome', '')
    })
})

test('works in a browser without locks, channels and clipboard, as in a partitioned page [H7]', async ({
  page,
  operator,
  expected,
}) => {
  await page.addInitScript(() => {
    for (const name of ['BroadcastChannel', 'indexedDB']) Reflect.deleteProperty(window, name)
    for (const name of ['locks', 'clipboard', 'storage']) Reflect.deleteProperty(Navigator.prototype, name)
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  await operator.opensListSignedIn('/cashbacks')
  await operator.runs('desabilitar cashback 250')
  await page.getByRole('alertdialog').waitFor()
  await operator.presses('n')
  await operator.opens('/transacoes')
  await expected.row('#')
  await operator.runs('ler tudo')
  await expect(
    page.getByText(/Não foi possível guardar|não permite guardar|espaço neste computador/).first(),
  ).toBeVisible()
  await expected.row('#')
})
