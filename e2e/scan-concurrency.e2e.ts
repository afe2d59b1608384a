/** Scans in unusual orders: two at once, repeated, in two tabs, of no row, of one row, of exactly one page. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { Operator } from './operator.ts'
import { getScanPanel } from './scan-page.ts'
import type { TestPlatform } from './test-platform.ts'
import { expect, test } from './fixtures.ts'

/** Waits until the list has a row, so that a scan can start. */
const waitForRows = (page: Page) => expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
const getVerified = (page: Page) => getScanPanel(page).getByText('Provada', { exact: true })

async function download(page: Page, operator: Operator, line: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs(line)])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

/** Starts a scan of the transactions that stays at four of five pages, because one response is held back. */
async function scanFourOfFive(page: Page, operator: Operator, platform: TestPlatform) {
  await operator.opensListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '3', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
}

test('a scan whose panel was closed is shown again when requested, and stops in the middle, stored, when another list is scanned', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await scanFourOfFive(page, operator, platform)
  await getScanPanel(page).getByRole('button', { name: 'Fechar o painel da leitura' }).click()
  await expect(getScanPanel(page)).toHaveCount(0)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('Páginas4 de 5')
  await test.step('Another list', async () => {
    await page.getByRole('grid').focus()
    await operator.presses('g b')
    await expected.path('/bonus')
    await waitForRows(page)
    await operator.runs('ler tudo')
    await expect(getVerified(page)).toBeVisible()
    await expect(getScanPanel(page)).toContainText('600 linhas')
    const otherScans = getScanPanel(page).getByRole('region', { name: 'Outras leituras de hoje' })
    await expect(otherScans).toContainText(/Incompleta.*Transações.*Cancelada: 4 de 5 páginas lidas/)
  })
})

test('a second pass requested during the first one reads every page twice, and a list scanned in two tabs is written whole by both', async ({
  page,
  operator,
  platform,
}) => {
  await scanFourOfFive(page, operator, platform)
  await operator.runs('ler tudo duas vezes')
  await expect(getScanPanel(page)).toContainText('em duas leituras iguais')
  await test.step('In two tabs', async () => {
    const otherTab = await page.context().newPage()
    const otherOperator = new Operator(otherTab, platform.url)
    await otherOperator.opens('/transacoes')
    await waitForRows(otherTab)
    await otherOperator.runs('ler tudo')
    await expect(getVerified(otherTab)).toBeVisible()
    await page.bringToFront()
    const { name, bytes } = await download(page, operator, 'exportar tudo')
    expect(name).toBe('transacoes-completo.csv')
    expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(5_001)
  })
})

test('a scan that is open in another tab continues only there', async ({ page, operator, platform }) => {
  await operator.opensListSignedIn('/bonus')
  // The total grows with every check, until three rounds are over.
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0', size: '1' } },
    times: 4,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 1 } },
  })
  await operator.runs('ler tudo')
  const goOn = { name: /^Reler da página 1/ }
  await expect(getScanPanel(page).getByRole('button', goOn)).toBeVisible()
  const otherTab = await page.context().newPage()
  const otherOperator = new Operator(otherTab, platform.url)
  await otherOperator.opens('/transacoes')
  await waitForRows(otherTab)
  await otherOperator.runs('ler tudo')
  await getScanPanel(otherTab)
    .getByRole('region', { name: 'Outras leituras de hoje' })
    .getByRole('button', goOn)
    .click()
  await expect(otherTab.getByText('Leitura aberta em outra aba').first()).toBeVisible()
  await page.bringToFront()
  await getScanPanel(page).getByRole('button', goOn).click()
  await expect(getScanPanel(page)).toContainText(/Provada.*depois de 4 releituras/)
})

test('evidence without its amount column is complete in itself', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ocultar valor')
  await expect(page).toHaveURL(/ocultas=numAmount/)
  const { bytes } = await download(page, operator, 'exportar evidência')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conferir evidência')])
  await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
  await expect(page.getByText('A evidência confere: pacote.zip')).toBeVisible()
})

test('a scan cancelled in its second pass is written as far as that pass got', async ({ page, operator, platform }) => {
  await operator.opensListSignedIn('/transacoes')
  await platform.addFault({
    match: { path: '/transacoes$', query: { PAGE: '3', SIZE: '1000' }, nth: 2 },
    times: 1,
    effect: { kind: 'latency', ms: 60_000 },
  })
  await operator.runs('ler tudo duas vezes')
  await expect(getScanPanel(page)).toContainText('Leitura 2 de 2. 4 lidas')
  await operator.runs('cancelar leitura')
  await expect(getScanPanel(page)).toContainText('Cancelada: 4.000 de 5.000 linhas, falta a página 4')
  await operator.runs('exportar evidência')
  await expect(page.getByRole('alertdialog')).toContainText('A leitura não está provada: Cancelada')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('s')])
  expect(file.suggestedFilename()).toBe('transacoes-evidencia-nao-provada.zip')
  const bytes = readFileSync(await file.path())
  const files = unzipSync(bytes)
  expect(
    strFromU8(files['dados.csv'] ?? new Uint8Array())
      .trim()
      .split('\r\n'),
  ).toHaveLength(4_001)
  const { leitura } = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
    leitura: { veredito: string; linhas: number; duplaLeitura: boolean }
  }
  expect(leitura).toMatchObject({ veredito: 'Incompleta', linhas: 4_000, duplaLeitura: true })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conferir evidência')])
  await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
  await expect(page.getByText('A evidência confere: pacote.zip')).toBeVisible()
})

test('a package is compared with the list as it is now, though it was scanned before', async ({
  page,
  operator,
  platform,
}) => {
  await operator.opensListSignedIn('/bonus')
  const { bytes } = await download(page, operator, 'exportar evidência')
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0' } },
    times: 1,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'set', ids: [7], column: 'valor', value: 1_234_567 } },
  })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conferir evidência')])
  await chooser.setFiles({ name: 'pacote.zip', mimeType: 'application/zip', buffer: bytes })
  await page.getByRole('button', { name: 'Reler e comparar' }).click()
  const classes = page.getByRole('group', { name: 'Classes' })
  await expect(classes.getByRole('button', { name: /Difere/ })).toContainText('1')
  await expect(classes.getByRole('button', { name: /Igual/ })).toContainText('599')
})

test('every message and file works for a list without rows', async ({ page, operator }) => {
  await operator.opensSignedIn('/auditoria/transacoes/valor?valorMinimo=99999999')
  await expect(page.getByText('Nenhum registro').first()).toBeVisible()
  await operator.runs('ler tudo')
  await expect(getVerified(page)).toBeVisible()
  await expect(getScanPanel(page)).toContainText(
    '0 linhas, nenhuma repetida, nenhuma faltando; 0 fins de página conferidos',
  )
  await expect(page.getByText(/Σ filtro/).first()).toContainText(/R\$\s0,00 \(provada \d\d:\d\d\)/)
  const { bytes } = await download(page, operator, 'exportar tudo')
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1)
  for (const line of [
    'somar valor por status',
    'contar por dia',
    'descrever valor',
    'descrever data',
    'amostra 5',
    'amostra 5 por valor',
    'exceções',
  ]) {
    await operator.runs(line)
    await expect(getScanPanel(page)).not.toContainText(/NaN|undefined|Infinity/)
  }
  await operator.runs('revisar')
  await expect(page.getByText('Nenhuma exceção a revisar')).toBeVisible()
  const evidence = await download(page, operator, 'exportar evidência')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.runs('conferir evidência')])
  await chooser.setFiles({ name: 'vazio.zip', mimeType: 'application/zip', buffer: evidence.bytes })
  await expect(page.getByText('A evidência confere: vazio.zip')).toBeVisible()
})

test('one row gets the singular everywhere, and a list of exactly one page lacks nothing', async ({
  page,
  operator,
  platform,
}) => {
  const [row] = await operator.fetchRows<{ numAmount: number }>(
    '/gestor/estatisticas/transacoes?PAGE=0&SIZE=1&ORDER=numAmount,DESC',
  )
  await operator.opensListSignedIn(`/auditoria/transacoes/valor?valorMinimo=${row?.numAmount}`)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    '1 linha, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às',
  )
  const { bytes } = await download(page, operator, 'exportar tudo')
  expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(2)
  await expect(page.getByText('1 linha exportada', { exact: true }).first()).toBeVisible()

  await platform.addFault({
    match: { path: '/bonus$' },
    times: 1,
    effect: { kind: 'rows', table: 'bonus', move: { act: 'add', count: 400 } },
  })
  await operator.opens('/bonus')
  await waitForRows(page)
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(
    '1.000 linhas, nenhuma repetida, nenhuma faltando; 1 fim de página conferido às',
  )
  const evidence = await download(page, operator, 'exportar evidência')
  const { paginas } = JSON.parse(strFromU8(unzipSync(evidence.bytes)['manifesto.json'] ?? new Uint8Array())) as {
    paginas: { linhas: number }[]
  }
  expect(paginas.map(({ linhas }) => linhas)).toEqual([1_000])
})

test('a filter that changes during a scan leaves the scan with its own filter', async ({
  page,
  operator,
  platform,
}) => {
  await operator.opensListSignedIn('/bonus?nivel=1')
  await platform.delayCalls('/bonus$', 1_500, { query: { size: '1000', nivel: '1' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('em andamento')
  await operator.runs('limpar filtros')
  await expect(page).toHaveURL(/bonus$/)
  await expect(getScanPanel(page)).toHaveCount(0)
  await expect(page.getByText(/Σ filtro/)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/nivel=1/)
  await expect(getVerified(page)).toBeVisible()
})

test('Back during a write: the file still arrives, whole, and a second one beside it', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus')
  await page.getByRole('grid').focus()
  await operator.presses('g t')
  await expect(page).toHaveURL(/transacoes/)
  await waitForRows(page)
  await operator.runs('ler tudo')
  await expect(getVerified(page)).toBeVisible()
  const folder = mkdtempSync(join(tmpdir(), 'gestor-ordens-'))
  const files: string[] = []
  page.on('download', (file) => {
    const name = file.suggestedFilename()
    void file.saveAs(join(folder, name)).then(() => files.push(name))
  })
  await operator.runs('exportar tudo em xlsx')
  await operator.runs('exportar evidência')
  await page.goBack()
  await expect(page).toHaveURL(/bonus/)
  await expect.poll(() => files.toSorted()).toEqual(['transacoes-completo.xlsx', 'transacoes-evidencia.zip'])
  rmSync(folder, { recursive: true })
})
