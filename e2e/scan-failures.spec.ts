/** What goes wrong in the middle of a whole reading, and what is then said (scan/protocol/README §2). */
import { getScanPanel, deleteLastEntries } from './scan-page.ts'
import { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('rows that are deleted and added in the middle are read again, and the reading is proved', async ({
  page,
  operator,
  platform,
}) => {
  await operator.openListSignedIn('/transacoes')
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
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    /Provada.*5\.003 linhas, nenhuma repetida, nenhuma faltando;.*depois de \d releitura/,
  )
})

test('a sum says how many rows have no amount in it, also where it is proved', async ({ page, operator, platform }) => {
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '2', SIZE: '1000' } },
    effect: { kind: 'data', fault: 'textMoney' },
  })
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('somar valor')
  await expect(page.getByText(/Σ filtro/).first()).toHaveText(/^Σ filtro R\$\s[\d.,]+, [\d.]+ sem valor \(/)
})

test('rows that never stand still are told, and the file says so after a question', async ({
  page,
  operator,
  platform,
}) => {
  await operator.openListSignedIn('/bonus')
  // One more with every check of the total, until three rounds are over.
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0', size: '1' } },
    times: 4,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 1 } },
  })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText(/Movida.*mud(ou|aram) nas 3 rodadas/)
  await expect(page.getByText(/Σ filtro/)).toContainText('(movida)')
  await operator.runLine('exportar tudo')
  const question = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: Página' })
  await expect(question).toContainText('Exportar mesmo assim?')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('s')])
  expect(file.suggestedFilename()).toBe('bonus-completo-nao-provada.csv')
  // Now that they stand still it goes on from the page that moved.
  await getScanPanel(page).getByRole('button', { name: 'Reler da página 1' }).click()
  await expect(getScanPanel(page)).toContainText(/Provada.*depois de 4 releituras/)
})

test('a token that expires in the middle is renewed, and the walk goes on', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401/)
  await operator.openListSignedIn('/transacoes')
  await platform.failCalls('/transacoes$', 401, { query: { PAGE: '2', SIZE: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
})

test('without a network the reading ends in words, and goes on from there', async ({ page, operator, watch }) => {
  watch.acceptProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operator.openListSignedIn('/transacoes')
  await page.route(/PAGE=[1-4]&SIZE=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText('1 de 5')
  for (let at = 0; at < 4; at++) await page.clock.fastForward(10_000)
  await expect(getScanPanel(page)).toContainText(/Incompleta.*Sem conexão: 1\.000 de 5\.000 linhas/)
  await page.unroute(/PAGE=[1-4]&SIZE=1000/)
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.clock.fastForward('09:00')
  await expect(getScanPanel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('há 9 min')
})

test('a list that cannot be read anew keeps what was read of it', async ({ page, operator, watch }) => {
  watch.acceptProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operator.openListSignedIn('/bonus')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.route(/size=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operator.runLine('reler')
  const alert = getScanPanel(page).getByRole('alert')
  // It is tried again after pauses, each of which begins where the try before it has failed.
  const isGivenUp = async () => {
    await page.clock.fastForward(10_000)
    return alert.isVisible()
  }
  await expect.poll(isGivenUp).toBe(true)
  await expect(alert).toHaveText('Sem resposta do servidor.')
  await expect(getScanPanel(page)).not.toContainText('em andamento')
  const others = getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })
  await expect(others).toContainText(/Provada.*600 linhas/)
  await others.getByRole('button', { name: 'Abrir' }).click()
  await expect(getScanPanel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runLine('exportar tudo')])
  expect(file.suggestedFilename()).toBe('bonus-completo.csv')
  // The one that is read in the end takes its place.
  await page.unroute(/size=1000/)
  await operator.runLine('reler')
  await expect(getScanPanel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  await expect(others).toHaveCount(0)
})

test('a full disk is told, and the list stays as it is', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 300_000 })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    /Incompleta.*Sem espaço neste computador|Não foi possível guardar a leitura/,
  )
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('pages that the browser has let go are never written as fewer rows', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await deleteLastEntries(page, 'marcas', 'paginas')
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await operator.runLine('exportar tudo')
  await expect(page.getByText('As páginas lidas não estão mais neste computador: leia de novo.').first()).toBeVisible()
  expect(files).toEqual([])
})

test('a file for which the browser has no room is told, and not handed over', async ({ page, operator }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  // As a browser does whose disk is full: the file is there, and cannot be read.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await operator.runLine('exportar tudo em xlsx')
  await expect(page.getByText('Sem espaço neste computador para transacoes-completo.xlsx.').first()).toBeVisible()
  expect(files).toEqual([])
})

test('what is gone on with and is kept no more is read anew', async ({ page, operator, platform, watch }) => {
  await operator.openListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
  await operator.runLine('cancelar leitura')
  const goOn = getScanPanel(page).getByRole('button', { name: 'Retomar' })
  await expect(goOn).toBeVisible()
  await deleteLastEntries(page, 'leituras')
  const before = watch.calls.length
  await goOn.click()
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  const pages = watch.calls.slice(before).filter(({ query }) => query['SIZE'] === '1000')
  expect(pages.map(({ query }) => query['PAGE']).toSorted()).toEqual(['0', '1', '2', '3', '4'])
})

test('a file that its tab’s end cut short is asked about before, and told after', async ({
  page,
  operator,
  platform,
}) => {
  // The file is never done.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...given: [{ job?: string }]) {
      if (given[0].job !== 'file') post.apply(this, given as never)
    } as typeof post
  })
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('exportar tudo')
  await expect(getScanPanel(page)).toContainText('Gravando transacoes-completo.csv…')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  const context = page.context()
  const gone = page.waitForEvent('close')
  await question.accept()
  await gone

  const other = await context.newPage()
  const next = new Operator(other, platform.url)
  await next.open('/bonus')
  const told = other.getByText(
    'A gravação de transacoes-completo.csv foi interrompida, e nada dela ficou: a leitura está guardada',
  )
  await expect(told).toBeVisible()
  await other.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(getScanPanel(other).getByText('Provada', { exact: true })).toBeVisible()
  const [file] = await Promise.all([other.waitForEvent('download'), next.runLine('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
  // Once, and not of what was written to its end.
  await other.reload()
  await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await next.runLine('ler tudo')
  await expect(getScanPanel(other).getByText('Provada', { exact: true })).toBeVisible()
  await expect(other.getByText(/foi interrompida/)).toHaveCount(0)
})

test('a storage that is refused is told, and the list stays as it is', async ({ page, operator }) => {
  // The worker is refused as well: the page's own thread does its work.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (this.name === 'paginas') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await operator.openListSignedIn('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText(/espaço neste computador|Não foi possível guardar a leitura/)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('where no worker is allowed the same is read and written', async ({ page, operator }) => {
  await page.addInitScript(() => {
    globalThis.Worker = function () {
      throw new TypeError('refused')
    } as never
  })
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(page.workers()).toHaveLength(0)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runLine('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
})

test('a session that ends in the middle: its operator goes on after signing in, nobody else finds anything of it [M1]', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.openListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText('4 de 5')
  await platform.setTokenControls({ revokeAll: true })
  await page.getByRole('grid').focus()
  await operator.press('r')
  await expected.path('/login')
  await expected.text(/Ficou por terminar: uma leitura em andamento\./)
  const pagesSince = (from: number) =>
    watch.calls.slice(from).flatMap(({ query }) => (query['SIZE'] === '1000' ? [query['PAGE']] : []))

  // Another operator in the same browser, without a sign-out in between, reads from the first page on.
  await operator.signInThroughPage('saida-falha@gestor.test')
  await expected.path('/cashbacks')
  await operator.open('/transacoes')
  await expected.row('#')
  const before = watch.calls.length
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(pagesSince(before).sort()).toEqual(['0', '1', '2', '3', '4'])
  await expect(page.getByText(/Retomar leitura/)).toHaveCount(0)
  await expect(getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toHaveCount(0)

  const own = await operator.fetchToken()
  await operator.replaceToken(own)
  await operator.open('/bonus')
  await expect(page.getByText('Retomar leitura de Transações, 4 de 5 páginas?')).toBeVisible()
  const later = watch.calls.length
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(pagesSince(later)).toEqual(['3'])
})

test('a pause holds it, by key and by phrase; what is cancelled is incomplete', async ({
  page,
  operator,
  platform,
}) => {
  await operator.openListSignedIn('/transacoes')
  // The last page does not come before it is let go.
  await platform.delayCalls('/transacoes$', 20_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText('4 de 5')
  await getScanPanel(page).getByRole('button', { name: 'Pausar' }).focus()
  await operator.press('p')
  await expect(getScanPanel(page).getByText('Em pausa.')).toBeVisible()
  await operator.runLine('continuar leitura')
  await expect(getScanPanel(page).getByText('Em pausa.')).toHaveCount(0)
  const focused = getScanPanel(page).locator(':focus')
  await getScanPanel(page).getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(getScanPanel(page)).toContainText(/Incompleta.*Cancelada: 4\.000 de 5\.000 linhas, falta a página 5/)
  // Of the buttons that go with what they did, the panel takes the focus: its keys answer.
  await expect(focused).toHaveCount(1)
  await getScanPanel(page).getByRole('button', { name: 'Retomar' }).press('Enter')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(focused).toHaveCount(1)
})
