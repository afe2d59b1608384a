/**
 * What a scan says about itself: its proof beside each figure, its kinds, its files (scan/protocol/README §1, §2,
 * scan/files/README §1).
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { getScanPanel } from './scan-page.ts'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

/** The route, which is also the path of its call. */
const VALUES = '/auditoria/transacoes/valor'

test('two passes on request, each page once a pass, with the scan’s age', async ({ page, operator, watch }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ler tudo duas vezes')
  await expect(getScanPanel(page)).toContainText(
    /Provada.*5 fins de página conferidos às \d\d:\d\d em duas leituras iguais/,
  )
  await expect(getScanPanel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('agora')
  const pageCalls = watch.calls.filter(({ query }) => query['SIZE'] === '1000')
  expect(pageCalls.map(({ query }) => query['PAGE']).toSorted()).toEqual([...'0011223344'])
})

test('no figure without its proof during a scan', async ({ page, operator, platform }) => {
  await operator.opensListSignedIn(VALUES)
  const filter = page.getByText(/Σ filtro/)
  await expect(filter).toHaveCount(0)
  // One page is held back, so the scan stays in progress.
  await platform.delayCalls(`${VALUES}$`, 60_000, { query: { page: '1', size: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(filter.first()).toContainText(/\(parcial \d\d %\)$/)
  await expect(getScanPanel(page)).toContainText('em andamento')
  await expect(getScanPanel(page)).toContainText(
    /Velocidade[\d.]+ linhas\/sPáginas\d de \dDecorrido\d+:\d\dFaltamcerca de \d+:\d\d/,
  )
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toHaveCount(0)
  await operator.runs('cancelar leitura')
  await expect(getScanPanel(page)).toContainText('Incompleta')
  await expect(filter.first()).toContainText(/\(parcial \d\d %\)$/)
})

test('a call that refuses the order by id is scanned and not verified, and the file says so', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 400/)
  await operator.opensListSignedIn('/bonus')
  await platform.failCalls('/bonus$', 400, { query: { sort: 'id,ASC' } })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText(/Não provada.*[\d.]+ linhas \(ordem não única\)/)
  await expect(page.getByText(/Σ filtro/).first()).toContainText('(não provada)')
  await operator.runs('exportar tudo em xlsx')
  const confirmation = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: ordem não única.' })
  await expect(confirmation).toContainText('Exportar mesmo assim?')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.presses('s')])
  expect(file.suggestedFilename()).toBe('bonus-completo-nao-provada.xlsx')
})

/** Downloads the workbook and returns its first sheet, with each cell's type and value. */
async function downloadWorkbook(page: Page, operator: Operator) {
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar tudo em xlsx')])
  const files = unzipSync(readFileSync(await file.path()))
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', value = '']) => ({
      isText: /t="(inlineStr|s|str)"/.test(attributes),
      value: value.replaceAll(/<[^>]*>/g, ''),
    })),
  )
  return { name: file.suggestedFilename(), sheet, rows }
}

test('a scan waits as long as the platform asks, and its workbook has the visible columns in their order, numbers as numbers', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 429/)
  await operator.opensListSignedIn('/bonus')
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0', size: '1000' } },
    times: 1,
    effect: { kind: 'status', status: 429, retryAfter: '1' },
  })
  await operator.runs('ocultar data')
  await operator.runs('valor depois de id')
  await expect(page).toHaveURL(/colunas=/)
  const book = await downloadWorkbook(page, operator)
  expect(book.name).toBe('bonus-completo.xlsx')
  expect(book.sheet).toContain('state="frozen"')
  const [header = [], ...body] = book.rows
  expect(header.slice(0, 2).map(({ value }) => value)).toEqual(['ID', 'Valor'])
  expect(header.map(({ value }) => value)).not.toContain('Data')
  const content = await operator.fetchRows<{ id: number; valor: number }>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  expect(body).toHaveLength(content.length)
  for (const [index, row] of content.entries()) {
    expect(body[index]?.[0]).toEqual({ isText: false, value: String(row.id) })
    expect(body[index]?.[1]?.isText).toBe(false)
    expect(Number(body[index]?.[1]?.value)).toBe(row.valor)
  }
  const first = watch.calls.filter(({ query }) => query['page'] === '0' && query['size'] === '1000')
  expect(first).toHaveLength(2)
})

test('a warning precedes the scan of a period that is not over, and not of one that is, whose package shows the filter in words', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  const open = getScanPanel(page).getByText('O período ainda está aberto: novas linhas podem chegar.')
  await operator.opensListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00')
  await platform.delayCalls('/auditoria/transacoes/valor$', 60_000, { query: { size: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(open).toBeVisible()
  await expect(getScanPanel(page)).toContainText('em andamento')
  // The response that is held back belongs to this scan, not to the next one.
  await expect.poll(() => watch.calls.some(({ query }) => query['size'] === '1000')).toBe(true)
  await operator.opens(
    '/auditoria/transacoes/valor?valorMinimo=10.5&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59',
  )
  await expected.row('#')
  await operator.runs('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar evidência')])
  const files = unzipSync(readFileSync(await file.path()))
  const { origem } = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
    origem: { filtroEmPalavras: string; parametros: Record<string, string> }
  }
  expect(origem.filtroEmPalavras.replaceAll('\u00a0', ' ')).toBe(
    'Mínimo: R$ 10,50 · Início: 01/10/2026 00:00 · Fim: 31/10/2026 23:59',
  )
  expect(origem.parametros).not.toHaveProperty('Authorization')
})
