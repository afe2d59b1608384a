/**
 * What a whole reading says of itself: its proof beside each figure, its kinds of reading, its files
 * (scan/protocol/README §1, §2, scan/files/README §1).
 */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { getScanPanel } from './scan-page.ts'
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

/** Its address, and its call's path. */
const VALUES = '/auditoria/transacoes/valor'

test('twice where it is asked for, each page once a walk, with its age', async ({ page, operator, watch }) => {
  await operator.openListSignedIn('/transacoes')
  await operator.runLine('ler tudo duas vezes')
  await expect(getScanPanel(page)).toContainText(
    /Provada.*5 fins de página conferidos às \d\d:\d\d em duas leituras iguais/,
  )
  await expect(getScanPanel(page).getByRole('heading', { name: 'Leitura' }).locator('..')).toContainText('agora')
  const whole = watch.calls.filter(({ query }) => query['SIZE'] === '1000')
  expect(whole.map(({ query }) => query['PAGE']).toSorted()).toEqual([...'0011223344'])
})

test('no figure without its proof while it is read', async ({ page, operator, platform }) => {
  await operator.openListSignedIn(VALUES)
  const filter = page.getByText(/Σ filtro/)
  await expect(filter).toHaveCount(0)
  // The reading is held before one of its pages.
  await platform.delayCalls(`${VALUES}$`, 60_000, { query: { page: '1', size: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(filter.first()).toContainText(/\(parcial \d\d %\)$/)
  await expect(getScanPanel(page)).toContainText('em andamento')
  await expect(getScanPanel(page)).toContainText(
    /Velocidade[\d.]+ linhas\/sPáginas\d de \dDecorrido\d+:\d\dFaltamcerca de \d+:\d\d/,
  )
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toHaveCount(0)
  await operator.runLine('cancelar leitura')
  await expect(filter.first()).toContainText('(incompleta)')
})

test('a call that refuses the order by id is read and not proved, and the file says so', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 400/)
  await operator.openListSignedIn('/bonus')
  await platform.failCalls('/bonus$', 400, { query: { sort: 'id,ASC' } })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page)).toContainText(/Não provada.*[\d.]+ linhas \(ordem não única\)/)
  await expect(page.getByText(/Σ filtro/).first()).toContainText('(não provada)')
  await operator.runLine('exportar tudo em xlsx')
  const question = page.getByRole('alertdialog').filter({ hasText: 'A leitura não está provada: ordem não única.' })
  await expect(question).toContainText('Exportar mesmo assim?')
  const [file] = await Promise.all([page.waitForEvent('download'), operator.press('s')])
  expect(file.suggestedFilename()).toBe('bonus-completo-nao-provada.xlsx')
})

/** The first sheet of a workbook, its rows' cells as type and value. */
async function planilha(page: Page, operator: Operator) {
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runLine('exportar tudo em xlsx')])
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

test('the workbook has the visible columns in their order, numbers as numbers', async ({ page, operator }) => {
  await operator.openListSignedIn('/bonus')
  await operator.runLine('ocultar data')
  await operator.runLine('valor depois de id')
  await expect(page).toHaveURL(/colunas=/)
  const book = await planilha(page, operator)
  expect(book.name).toBe('bonus-completo.xlsx')
  expect(book.sheet).toContain('state="frozen"')
  const [head = [], ...body] = book.rows
  expect(head.slice(0, 2).map(({ value }) => value)).toEqual(['ID', 'Valor'])
  expect(head.map(({ value }) => value)).not.toContain('Data')
  const content = await operator.fetchRows<{ id: number; valor: number }>('/gestor/bonus?page=0&size=1000&sort=id,ASC')
  expect(body).toHaveLength(content.length)
  for (const [index, row] of content.entries()) {
    expect(body[index]?.[0]).toEqual({ isText: false, value: String(row.id) })
    expect(body[index]?.[1]?.isText).toBe(false)
    expect(Number(body[index]?.[1]?.value)).toBe(row.valor)
  }
})

test('a period that goes on is said before, one that is over is not', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  const open = getScanPanel(page).getByText('O período ainda está aberto: novas linhas podem chegar.')
  await operator.openListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00')
  await platform.delayCalls('/auditoria/transacoes/valor$', 60_000, { query: { size: '1000' }, times: 1 })
  await operator.runLine('ler tudo')
  await expect(open).toBeVisible()
  await expect(getScanPanel(page)).toContainText('em andamento')
  // The answer that does not come is this reading's, and not the next one's.
  await expect.poll(() => watch.calls.some(({ query }) => query['size'] === '1000')).toBe(true)
  await operator.open('/auditoria/transacoes/valor?dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59')
  await expected.row('#')
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true }).first()).toBeVisible()
  await expect(open).toHaveCount(0)
})

test('a platform that asks for patience is given it', async ({ page, operator, platform, watch }) => {
  watch.acceptProblem(/status of 429/)
  await operator.openListSignedIn('/bonus')
  await platform.addFault({
    match: { path: '/bonus$', query: { page: '0', size: '1000' } },
    times: 1,
    effect: { kind: 'status', status: 429, retryAfter: '1' },
  })
  await operator.runLine('ler tudo')
  await expect(getScanPanel(page).getByText('Provada', { exact: true })).toBeVisible()
  const first = watch.calls.filter(({ query }) => query['page'] === '0' && query['size'] === '1000')
  expect(first).toHaveLength(2)
})

test('the package tells the filter as it is read, not as it is sent', async ({ page, operator }) => {
  await operator.openListSignedIn(`${VALUES}?valorMinimo=10.5&dataInicio=2026-10-01T00:00&dataFim=2026-10-05T23:59`)
  const [file] = await Promise.all([page.waitForEvent('download'), operator.runLine('exportar evidência')])
  const files = unzipSync(readFileSync(await file.path()))
  const { origem } = JSON.parse(strFromU8(files['manifesto.json'] ?? new Uint8Array())) as {
    origem: { filtroEmPalavras: string; parametros: Record<string, string> }
  }
  expect(origem.filtroEmPalavras.replaceAll('\u00a0', ' ')).toBe(
    'Mínimo: R$ 10,50 · Início: 01/10/2026 00:00 · Fim: 05/10/2026 23:59',
  )
  expect(origem.parametros).not.toHaveProperty('Authorization')
})
