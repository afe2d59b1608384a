/** What goes wrong in the middle of a whole reading, and what is then said (reading/walk/README §2). */
import { painel, perde } from './leitura.ts'
import { Operador } from './operador.ts'
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

test('rows that are deleted and added in the middle are read again, and the reading is proved', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/transacoes')
  await plataforma.fault({
    match: { path: '/transacoes$', query: { PAGE: '4', SIZE: '1000' } },
    times: 1,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'delete', ids: [11, 12] } },
  })
  await plataforma.fault({
    match: { path: '/transacoes$', query: { PAGE: '4', SIZE: '1000' } },
    times: 1,
    effect: { kind: 'rows', table: 'transacoes', move: { act: 'add', count: 5 } },
  })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText(
    /Provada.*5\.003 linhas, nenhuma repetida, nenhuma faltando;.*depois de \d releitura/,
  )
})

test('a sum says how many rows have no amount in it, also where it is proved', async ({
  page,
  operador,
  plataforma,
}) => {
  await plataforma.fault({
    match: { path: '/transacoes$', query: { PAGE: '2', SIZE: '1000' } },
    effect: { kind: 'data', fault: 'textMoney' },
  })
  await operador.entraNaLista('/transacoes')
  await operador.manda('somar valor')
  await expect(page.getByText(/Σ filtro/).first()).toHaveText(/^Σ filtro R\$\s[\d.,]+, [\d.]+ sem valor \(/)
})

test('rows that never stand still are told, and the file says so after a question', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/bonus')
  // One more with every check of the total, until three rounds are over.
  await plataforma.fault({
    match: { path: '/bonus$', query: { page: '0', size: '1' } },
    times: 4,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 1 } },
  })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText(/Movida.*mud(ou|aram) nas 3 rodadas/)
  await expect(page.getByText(/Σ filtro/)).toContainText('(movida)')
  await operador.manda('exportar tudo')
  const question = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: Página' })
  await expect(question).toContainText('Exportar mesmo assim?')
  const [file] = await Promise.all([page.waitForEvent('download'), operador.tecla('s')])
  expect(file.suggestedFilename()).toBe('bonus-completo-nao-provada.csv')
  // Now that they stand still it goes on from the page that moved.
  await painel(page).getByRole('button', { name: 'Reler da página 1' }).click()
  await expect(painel(page)).toContainText(/Provada.*depois de 4 releituras/)
})

test('a token that expires in the middle is renewed, and the walk goes on', async ({
  page,
  operador,
  plataforma,
  vigia,
}) => {
  vigia.accept(/status of 401/)
  await operador.entraNaLista('/transacoes')
  await plataforma.refuse('/transacoes$', 401, { query: { PAGE: '2', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
})

test('without a network the reading ends in words, and goes on from there', async ({ page, operador, vigia }) => {
  vigia.accept(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operador.entraNaLista('/transacoes')
  await page.route(/PAGE=[1-4]&SIZE=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('1 de 5')
  for (let at = 0; at < 4; at++) await page.clock.fastForward(10_000)
  await expect(painel(page)).toContainText(/Incompleta.*Sem conexão: 1\.000 de 5\.000 linhas/)
  await page.unroute(/PAGE=[1-4]&SIZE=1000/)
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.clock.fastForward('09:00')
  await expect(painel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('há 9 min')
})

test('a list that cannot be read anew keeps what was read of it', async ({ page, operador, vigia }) => {
  vigia.accept(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
  await operador.entraNaLista('/bonus')
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  await page.route(/size=1000/, (route) => route.abort('internetdisconnected'))
  await page.clock.install()
  await operador.manda('reler')
  const alert = painel(page).getByRole('alert')
  // It is tried again after pauses, each of which begins where the try before it has failed.
  const isGivenUp = async () => {
    await page.clock.fastForward(10_000)
    return alert.isVisible()
  }
  await expect.poll(isGivenUp).toBe(true)
  await expect(alert).toHaveText('Sem resposta do servidor.')
  await expect(painel(page)).not.toContainText('em andamento')
  const others = painel(page).getByRole('region', { name: 'Outras leituras de hoje' })
  await expect(others).toContainText(/Provada.*600 linhas/)
  await others.getByRole('button', { name: 'Abrir' }).click()
  await expect(painel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  const [file] = await Promise.all([page.waitForEvent('download'), operador.manda('exportar tudo')])
  expect(file.suggestedFilename()).toBe('bonus-completo.csv')
  // The one that is read in the end takes its place.
  await page.unroute(/size=1000/)
  await operador.manda('reler')
  await expect(painel(page)).toContainText(/Provada.*600 linhas, nenhuma repetida/)
  await expect(others).toHaveCount(0)
})

test('a full disk is told, and the list stays as it is', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 300_000 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText(/Incompleta.*Sem espaço neste computador|Não foi possível guardar a leitura/)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('pages that the browser has let go are never written as fewer rows', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  await perde(page, 'marcas', 'paginas')
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await operador.manda('exportar tudo')
  await expect(page.getByText('As páginas lidas não estão mais neste computador: leia de novo.').first()).toBeVisible()
  expect(files).toEqual([])
})

test('a file for which the browser has no room is told, and not handed over', async ({ page, operador }) => {
  await operador.entraNaLista('/transacoes')
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  // As a browser does whose disk is full: the file is there, and cannot be read.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await operador.manda('exportar tudo em xlsx')
  await expect(page.getByText('Sem espaço neste computador para transacoes-completo.xlsx.').first()).toBeVisible()
  expect(files).toEqual([])
})

test('what is gone on with and is kept no more is read anew', async ({ page, operador, plataforma, vigia }) => {
  await operador.entraNaLista('/transacoes')
  await plataforma.late('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('Páginas4 de 5')
  await operador.manda('cancelar leitura')
  const goOn = painel(page).getByRole('button', { name: 'Retomar' })
  await expect(goOn).toBeVisible()
  await perde(page, 'leituras')
  const before = vigia.calls.length
  await goOn.click()
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  const pages = vigia.calls.slice(before).filter(({ query }) => query['SIZE'] === '1000')
  expect(pages.map(({ query }) => query['PAGE']).toSorted()).toEqual(['0', '1', '2', '3', '4'])
})

test('a file that its tab’s end cut short is asked about before, and told after', async ({
  page,
  operador,
  plataforma,
}) => {
  // The file is never done.
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, ...given: [{ job?: string }]) {
      if (given[0].job !== 'file') post.apply(this, given as never)
    } as typeof post
  })
  await operador.entraNaLista('/transacoes')
  await operador.manda('exportar tudo')
  await expect(painel(page)).toContainText('Gravando transacoes-completo.csv…')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  const context = page.context()
  const gone = page.waitForEvent('close')
  await question.accept()
  await gone

  const other = await context.newPage()
  const next = new Operador(other, plataforma.url)
  await next.abre('/bonus')
  const told = other.getByText(
    'A gravação de transacoes-completo.csv foi interrompida, e nada dela ficou: a leitura está guardada',
  )
  await expect(told).toBeVisible()
  await other.getByRole('button', { name: 'Abrir', exact: true }).click()
  await expect(painel(other).getByText('Provada', { exact: true })).toBeVisible()
  const [file] = await Promise.all([other.waitForEvent('download'), next.manda('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
  // Once, and not of what was written to its end.
  await other.reload()
  await expect(other.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await next.manda('ler tudo')
  await expect(painel(other).getByText('Provada', { exact: true })).toBeVisible()
  await expect(other.getByText(/foi interrompida/)).toHaveCount(0)
})

test('a storage that is refused is told, and the list stays as it is', async ({ page, operador }) => {
  // The worker is refused as well: the page's own thread does its work.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Worker')
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: [unknown, IDBValidKey?]) {
      if (this.name === 'paginas') throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, args)
    }
  })
  await operador.entraNaLista('/transacoes')
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText(/espaço neste computador|Não foi possível guardar a leitura/)
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11)
})

test('where no worker is allowed the same is read and written', async ({ page, operador }) => {
  await page.addInitScript(() => {
    globalThis.Worker = function () {
      throw new TypeError('refused')
    } as never
  })
  await operador.entraNaLista('/transacoes')
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(page.workers()).toHaveLength(0)
  const [file] = await Promise.all([page.waitForEvent('download'), operador.manda('exportar tudo')])
  expect(file.suggestedFilename()).toBe('transacoes-completo.csv')
})

test('a session that ends in the middle: its operator goes on after signing in, nobody else finds anything of it [M1]', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await operador.entraNaLista('/transacoes')
  await plataforma.late('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('4 de 5')
  await plataforma.tokens({ revokeAll: true })
  await page.getByRole('grid').focus()
  await operador.tecla('r')
  await espera.caminho('/login')
  await espera.texto(/Ficou por terminar: uma leitura em andamento\./)
  const pagesSince = (from: number) =>
    vigia.calls.slice(from).flatMap(({ query }) => (query['SIZE'] === '1000' ? [query['PAGE']] : []))

  // Another operator in the same browser, without a sign-out in between, reads from the first page on.
  await operador.acessa('saida-falha@gestor.test')
  await espera.caminho('/cashbacks')
  await operador.abre('/transacoes')
  await espera.linha('#')
  const before = vigia.calls.length
  await operador.manda('ler tudo')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(pagesSince(before).sort()).toEqual(['0', '1', '2', '3', '4'])
  await expect(page.getByText(/Retomar leitura/)).toHaveCount(0)
  await expect(painel(page).getByRole('region', { name: 'Outras leituras de hoje' })).toHaveCount(0)

  const own = await operador.ficha()
  await operador.troca(own)
  await operador.abre('/bonus')
  await expect(page.getByText('Retomar leitura de Transações, 4 de 5 páginas?')).toBeVisible()
  const later = vigia.calls.length
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  expect(pagesSince(later)).toEqual(['3'])
})

test('a pause holds it, by key and by phrase; what is cancelled is incomplete', async ({
  page,
  operador,
  plataforma,
}) => {
  await operador.entraNaLista('/transacoes')
  // The last page does not come before it is let go.
  await plataforma.late('/transacoes$', 20_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operador.manda('ler tudo')
  await expect(painel(page)).toContainText('4 de 5')
  await painel(page).getByRole('button', { name: 'Pausar' }).focus()
  await operador.tecla('p')
  await expect(painel(page).getByText('Em pausa.')).toBeVisible()
  await operador.manda('continuar leitura')
  await expect(painel(page).getByText('Em pausa.')).toHaveCount(0)
  const focused = painel(page).locator(':focus')
  await painel(page).getByRole('button', { name: 'Cancelar' }).press('Enter')
  await expect(painel(page)).toContainText(/Incompleta.*Cancelada: 4\.000 de 5\.000 linhas, falta a página 5/)
  // Of the buttons that go with what they did, the panel takes the focus: its keys answer.
  await expect(focused).toHaveCount(1)
  await painel(page).getByRole('button', { name: 'Retomar' }).press('Enter')
  await expect(painel(page).getByText('Provada', { exact: true })).toBeVisible()
  await expect(focused).toHaveCount(1)
})
