/** Failures during a scan, and the messages about them (scan/protocol/README §2). */
import { getScanPanel, deleteLastEntries } from './scan-page.ts'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('rows deleted and added during a scan are read again, a token that expires is renewed, and the scan is verified', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401/)
  await operator.opensListSignedIn('/transacoes')
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '4', SIZE: '1000' } },
    times: 1,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'delete', ids: [11, 12] } },
  })
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '4', SIZE: '1000' } },
    times: 1,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'add', count: 5 } },
  })
  await platform.failCalls('/transacoes$', 401, { query: { PAGE: '2', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    /Provada.*5\.003 linhas, nenhuma repetida, nenhuma faltando;.*depois de \d releitura/,
  )
})

test('a sum says how many rows have no amount, and a file without space or without its pages is reported, and not written', async ({
  page,
  operator,
  platform,
}) => {
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '2', SIZE: '1000' } },
    effect: { kind: 'data', fault: 'textMoney' },
  })
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('somar valor')
  await expect(page.getByText(/Σ filtro/).first()).toHaveText(/^Σ filtro R\$\s[\d.,]+, [\d.]+ sem valor \(/)
  await test.step('Without space', async () => {
    await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
    // A browser with a full disk does the same: the file exists but cannot be read.
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    })
    await operator.runs('exportar tudo em xlsx')
    await expect(page.getByText('Sem espaço neste computador para transacoes-completo.xlsx.').first()).toBeVisible()
  })
  await test.step('Pages that the browser has evicted', async () => {
    await deleteLastEntries(page, 'marcas', 'paginas')
    await operator.runs('exportar tudo')
    await expect(
      page.getByText('As páginas lidas não estão mais neste computador: leia de novo.').first(),
    ).toBeVisible()
  })
  expect(files).toEqual([])
})

test('rows that keep changing are reported, and the file says so after a confirmation', async ({
  page,
  operator,
  platform,
}) => {
  await operator.opensListSignedIn('/bonus')
  // The total grows with every check, until three rounds are over.
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0', size: '1' } },
    times: 4,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 1 } },
  })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(/Movida.*mud(ou|aram) nas 3 rodadas/)
  await expect(page.getByText(/Σ filtro/)).toContainText('(movida)')
  await operator.runs('exportar tudo')
  const confirmation = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: Página' })
  await expect(confirmation).toContainText('Exportar mesmo assim?')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('s')])
  expect(file.suggestedFilename()).toBe('bonus-completo-nao-provada.csv')
  // The rows have stopped changing, so the scan continues from the page that changed.
  await getScanPanel(page).getByRole('button', { name: 'Reler da página 1' }).click()
  await expect(getScanPanel(page)).toContainText(/Provada.*depois de 4 releituras/)
})

test('without a network the scan ends with a message, and continues from there', async ({ page, operator, watch }) => {
  watch.acceptProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operator.opensListSignedIn('/transacoes')
  await page.route(/PAGE=[1-4]&SIZE=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('1 de 5')
  for (let attempt = 0; attempt < 4; attempt++) await page.clock.fastForward(10_000)
  await expect(getScanPanel(page)).toContainText(/Incompleta.*Sem conexão: 1\.000 de 5\.000 linhas/)
  await page.unroute(/PAGE=[1-4]&SIZE=1000/)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.clock.fastForward('09:00')
  await expect(getScanPanel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('há 9 min')
})

test('a list that cannot be read again keeps its earlier scan', async ({ page, operator, watch }) => {
  watch.acceptProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operator.opensListSignedIn('/bonus')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.route(/size=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operator.runs('reler')
  const alert = getScanPanel(page).getByRole('alert')
  // It retries after pauses, each of which begins when the try before has failed.
  const isGivenUp = async () => {
    await page.clock.fastForward(10_000)
    return alert.isVisible()
  }
  await expect.poll(isGivenUp).toBe(true)
  await expect(alert).toHaveText('Sem resposta do servidor.')
  await expect(getScanPanel(page)).not.toContainText('em andamento')
  const otherScans = getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })
  await expect(otherScans).toContainText(/Provada.*600 linhas/)
  await otherScans.getByRole('button', { name: 'Abrir' }).click()
  await expect(getScanPanel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar tudo')])
  expect(file.suggestedFilename()).toBe('bonus-completo.csv')
  // The scan that succeeds in the end replaces it.
  await page.unroute(/size=1000/)
  await operator.runs('reler')
  await expect(getScanPanel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  await expect(otherScans).toHaveCount(0)
})

test('a full disk is reported, and the list stays unchanged', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 300_000 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    /Incompleta.*Sem espaço neste computador|Não foi possível guardar a leitura/,
  )
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('continuing a scan that is no longer stored reads everything again', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
  await operator.runs('cancelar leitura')
  const goOn = getScanPanel(page).getByRole('button', { name: 'Retomar' })
  await expect(goOn).toBeVisible()
  await deleteLastEntries(page, 'leituras')
  const before = watch.calls.length
  await goOn.click()
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  const pages = watch.calls.slice(before).filter(({ query }) => query['SIZE'] === '1000')
  expect(pages.map(({ query }) => query['PAGE']).toSorted()).toEqual(['0', '1', '2', '3', '4'])
})

test('a file cut short by its tab’s end is confirmed before, and reported after', async ({
  page,
  operator,
  platform,
}) => {
  // The file never completes.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...args: [{ job?: string }]) {
      if (args[0].job !== 'file') post.apply(this, args as never)
    } as typeof post
  })
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('exportar tudo')
  await expect(getScanPanel(page)).toContainText('Gravando transacoes-completo.csv…')
  const dialogOpened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await dialogOpened
  expect(dialog.type()).toBe('beforeunload')
  const context = page.context()
  const closed = page.waitForEvent('close')
  await dialog.accept()
  await closed

  const otherTab = await context.newPage()
  const otherOperator = new Operator(otherTab, platform.url)
  await otherOperator.opens('/bonus')
  const interruptedNotice = otherTab.getByText(
    'A gravação de transacoes-completo.csv foi interrompida, e nada dela ficou: a leitura está guardada',
  )
  await expect(interruptedNotice).toBeVisible()
  await otherTab.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(getScanPanel(otherTab).getByText('Provada', { exact: true })).toBeVisible()
  const [file] = await Promise.all([otherTab.waitForEvent('download'), otherOperator.runs('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
  // It is reported once, and not for a complete file.
  await otherTab.reload()
  await expect(otherTab.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await otherOperator.runs('ler tudo')
  await expect(getScanPanel(otherTab).getByText('Provada', { exact: true })).toBeVisible()
  await expect(otherTab.getByText(/foi interrompida/)).toHaveCount(0)
})

test('refused storage is reported, and the list stays unchanged', async ({ page, operator }) => {
  // The worker is refused too, so the page's own thread does the work.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (this.name === 'paginas') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await operator.opensListSignedIn('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(/espaço neste computador|Não foi possível guardar a leitura/)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('without workers the same rows are read and written', async ({ page, operator }) => {
  await page.addInitScript(() => {
    globalThis.Worker = function () {
      throw new TypeError('refused')
    } as never
  })
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(page.workers()).toHaveLength(0)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
})

test('a session that ends during a scan: its operator continues after signing in, nobody else finds any of it [M1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('4 de 5')
  await platform.setTokenControls({ revokeAll: true })
  await page.getByRole('grid').focus()
  await operator.presses('r')
  await expected.path('/login')
  await expected.text(/Ficou por terminar: uma leitura em andamento\./)
  const getPagesSince = (from: number) =>
    watch.calls.slice(from).flatMap(({ query }) => (query['SIZE'] === '1000' ? [query['PAGE']] : []))

  // Another operator in the same browser, without a sign-out in between, starts from the first page.
  await operator.signsInThroughPage('saida-falha@gestor.test')
  await expected.path('/cashbacks')
  await operator.opensList('/transacoes')
  const before = watch.calls.length
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(getPagesSince(before).sort()).toEqual(['0', '1', '2', '3', '4'])
  await expect(page.getByText(/Retomar leitura/)).toHaveCount(0)
  await expect(getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toHaveCount(0)

  const ownToken = await operator.fetchToken()
  await operator.replacesToken(ownToken)
  await operator.opens('/bonus')
  await expect(page.getByText('Retomar leitura de Transações, 4 de 5 páginas?')).toBeVisible()
  const later = watch.calls.length
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(getPagesSince(later)).toEqual(['3'])
})

test('pauses by key and by phrase; a cancelled scan is incomplete', async ({ page, operator, platform }) => {
  await operator.opensListSignedIn('/transacoes')
  // The last page is held back.
  await platform.delayCalls('/transacoes$', 20_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('4 de 5')
  await getScanPanel(page).getByRole('button', { name: 'Pausar' }).focus()
  await operator.presses('p')
  await expect(getScanPanel(page).getByText('Em pausa.')).toBeVisible()
  await operator.runs('continuar leitura')
  await expect(getScanPanel(page).getByText('Em pausa.')).toHaveCount(0)
  const focused = getScanPanel(page).locator(':focus')
  await getScanPanel(page).getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(getScanPanel(page)).toContainText(/Incompleta.*Cancelada: 4\.000 de 5\.000 linhas, falta a página 5/)
  // If a button disappears with its action, the panel takes the focus, so that its keys still work.
  await expect(focused).toHaveCount(1)
  await getScanPanel(page).getByRole('button', { name: 'Retomar' }).press('Enter')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(focused).toHaveCount(1)
})
