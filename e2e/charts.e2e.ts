/** Charts of a whole scan, by keyboard alone: evolution, distribution, the largest, and their copies. */
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { getScanPanel, getScanView } from './scan-page.ts'

const NOVEMBER = 'dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59'
const AUDIT = `/auditoria/transacoes/valor?${NOVEMBER}`

const getChart = (page: Page, title: string) => page.getByRole('group', { name: `Gráfico ${title}`, exact: true })

interface AuditRow {
  id: number
  numAmount: number
  dtCadastro: string
}
async function fetchAudit(operator: { fetchRows<Row>(path: string): Promise<Row[]> }): Promise<AuditRow[]> {
  const pages = [0, 1, 2].map((page) =>
    operator.fetchRows<AuditRow>(
      `/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59&page=${page}&size=1000&sort=id,ASC`,
    ),
  )
  return (await Promise.all(pages)).flat()
}
const sumCents = (rows: readonly AuditRow[]) =>
  rows.reduce((sum, { numAmount }) => sum + Math.round(numAmount * 100), 0)
const formatReais = (rows: readonly AuditRow[]) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(sumCents(rows) / 100)
const formatLines = (count: number) => `${count.toLocaleString('pt-BR')} linha${count === 1 ? '' : 's'}`

test('evolution: arrows walk its days and each is spoken, T shows a table, options change it, Enter narrows the list', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn(AUDIT)
  const rows = await fetchAudit(operator)
  await operator.runs('evolução por dia')
  const chart = getChart(page, 'Valor por dia')
  await expect(chart).toBeFocused()
  await expect(chart.getByRole('img', { name: /^Valor por dia, Provada \d\d:\d\d$/ })).toBeVisible()
  const ofDay = (day: string) => rows.filter(({ dtCadastro }) => dtCadastro.startsWith(`2026-11-${day}`))
  await test.step('each point is spoken', async () => {
    for (const day of ['01', '02', '03']) {
      await operator.presses('ArrowRight')
      await expected.announcement(`${day}/11, ${formatLines(ofDay(day).length)}, ${formatReais(ofDay(day))}`)
    }
    await operator.presses('End')
    await expected.announcement(`20/11, ${formatLines(ofDay('20').length)}, ${formatReais(ofDay('20'))}`)
  })
  await test.step('accessible in both themes, wide and narrow, and never wider than the screen', async () => {
    await checkAccessibility(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('stacked by status, by week, by rows', async () => {
    await operator.presses('e 2 m')
    await expect(getChart(page, 'Linhas por semana')).toBeFocused()
    await expect(getChart(page, 'Linhas por semana')).toContainText('Aprovada')
    await operator.presses('1 m')
    await expect(getChart(page, 'Valor por dia')).toBeFocused()
  })
  await test.step('T shows the same as a table, and again the chart', async () => {
    await operator.presses('t')
    const table = page.getByRole('table', { name: 'Valor por dia' })
    await expect(table.getByRole('row')).toHaveCount(21)
    await expect(table.getByRole('row').nth(1)).toContainText(formatReais(ofDay('01')))
    await expect(getScanView(page, 'Valor por dia')).toContainText(/Provada \d\d:\d\d/)
    await checkAccessibility(page)
    await operator.presses('t')
    await expect(getChart(page, 'Valor por dia')).toBeFocused()
  })
  await test.step('keys right after T and after an option belong to what they show', async () => {
    await operator.presses('t')
    // Without waiting for one before the next, as fingers do not.
    await Promise.all(['t', 'Home'].map((key) => page.keyboard.press(key)))
    await expected.announcement(`01/11, ${formatLines(ofDay('01').length)}, ${formatReais(ofDay('01'))}`)
    await Promise.all(['2', '1', 'End'].map((key) => page.keyboard.press(key)))
    await expected.announcement(`20/11, ${formatLines(ofDay('20').length)}, ${formatReais(ofDay('20'))}`)
  })
  await test.step('L reads the period before, lays it behind and names its proof; again without it by A', async () => {
    const period = 'dataInicio=2026-10-12T00:00&dataFim=2026-10-12T23:59'
    const before = await operator.fetchRows<AuditRow>(`/auditoria/transacoes/valor?${period}&page=0&size=1000`)
    await operator.presses('l')
    await expect(
      chart.getByText(/^Provada .*Período anterior de 12\/10 a 31\/10\/2026: provada \d\d:\d\d/),
    ).toBeVisible()
    await operator.presses('Home')
    const now = `01/11, ${formatLines(ofDay('01').length)}, ${formatReais(ofDay('01'))}`
    await expected.announcement(`${now}; antes 12/10, ${formatLines(before.length)}, ${formatReais(before)}`)
    await checkAccessibility(page)
    await operator.presses('a Home')
    await expected.announcement(now)
  })
  await test.step('Enter lists the rows of the point', async () => {
    await operator.presses('Home Enter')
    await expect(page).toHaveURL(/dataInicio=2026-11-01T00:00&dataFim=2026-11-01T23:59/)
    await expect(page.getByText(`(${ofDay('01').length} registros)`)).toBeVisible()
  })
})

test('distribution and largest, by the panel’s keys: no bin holds more than half, Enter narrows to the bin, Esc leads back', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn(AUDIT)
  const rows = await fetchAudit(operator)
  await operator.runs('ler tudo')
  await expect(
    getScanPanel(page)
      .getByText(/^Provada/)
      .first(),
  ).toBeVisible()
  await operator.presses('j F6')
  await expect(getScanPanel(page).locator(':focus')).toHaveCount(1)
  await operator.presses('b')
  await expect(getChart(page, 'Distribuição de Valor')).toBeFocused()
  await operator.presses('t')
  const table = page.getByRole('table', { name: 'Distribuição de Valor' })
  const counts = (await table.locator('tbody td:nth-child(2)').allTextContents()).map((text) =>
    Number(text.replaceAll('.', '')),
  )
  expect(counts.reduce((total, count) => total + count, 0)).toBe(rows.length)
  expect(Math.max(...counts)).toBeLessThanOrEqual(rows.length / 2)
  await operator.presses('t')
  await expect(getChart(page, 'Distribuição de Valor')).toBeFocused()
  await operator.presses('ArrowDown ArrowDown ArrowDown Enter')
  await expect(page).toHaveURL(/valorMinimo=[\d.]+&valorMaximo=[\d.]+/)
  await expect(page.getByText(`(${counts[2]} registros)`)).toBeVisible()
  await test.step('the largest rows, and the users with the largest sums', async () => {
    await operator.opens(AUDIT)
    await operator.runs('gráfico dos maiores valor')
    const largest = rows.toSorted((a, b) => b.numAmount - a.numAmount || a.id - b.id)[0]!
    await expect(getChart(page, 'Maiores de Valor')).toBeFocused()
    await operator.presses('ArrowDown')
    await expected.announcement(`#${largest.id}, ${formatReais([largest])}`)
    await operator.runs('maiores por destino')
    await expect(page.getByRole('group', { name: /^Gráfico Maiores por/ })).toBeFocused()
    await checkAccessibility(page)
    await operator.presses('Escape')
    await expect(page.getByRole('grid')).toBeFocused()
  })
})

test('copies: PNG, SVG and clipboard carry the verdict and no style, and the evidence has the chart with its checksum', async ({
  page,
  operator,
  expected,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.opensSignedIn(AUDIT)
  await operator.runs('evolução por mês')
  await expect(getChart(page, 'Valor por mês')).toBeFocused()
  const download = async (key: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), operator.presses(key)])
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
  }
  const svg = await download('Shift+S')
  expect(svg.name).toBe('auditoria-transacoes-valor-valor-por-mes.svg')
  const text = svg.bytes.toString('utf8')
  expect(text).toMatch(/Provada \d\d:\d\d/)
  expect(text).not.toMatch(/ style=| class=|oklch|<script/)
  const png = await download('s')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1000)
  await operator.presses('c')
  await expected.toast('Gráfico copiado')
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual(['image/png'])
  await test.step('the evidence package', async () => {
    const { bytes } = await download('v')
    const files = unzipSync(bytes)
    const chart = files['grafico-valor-por-mes.svg']
    expect(strFromU8(chart!)).toMatch(/Provada \d\d:\d\d/)
    const sha256 = createHash('sha256').update(chart!).digest('hex')
    expect(strFromU8(files['SHA256SUMS']!)).toContain(`${sha256}  grafico-valor-por-mes.svg`)
    expect(strFromU8(files['manifesto.json']!)).toContain(sha256)
  })
})

test('no row and one row: a text, or one point', async ({ page, operator, expected }) => {
  await operator.opensSignedIn('/auditoria/transacoes/valor?dataInicio=2020-01-01T00:00&dataFim=2020-01-02T23:59')
  await operator.runs('evolução por dia')
  await expect(getScanView(page, 'Valor por dia')).toContainText('nada a mostrar')
  await operator.presses('ArrowRight Enter')
  const [row] = await fetchAudit(operator)
  const moment = row!.dtCadastro.slice(0, 16)
  await operator.opens(`/auditoria/transacoes/valor?dataInicio=${moment}&dataFim=${moment}`)
  await operator.runs('evolução por dia')
  await expect(getChart(page, 'Valor por dia')).toBeFocused()
  await operator.presses('ArrowRight')
  await expected.announcement(/^\d\d\/\d\d, \d+ linhas?, R\$/)
})

test('a stopped scan is charted as partial on every copy, and a list without filters shows the rows of a point beside it', async ({
  page,
  operator,
  platform,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  await platform.delayCalls('/transacoes$', 60_000, { query: { PAGE: '4', SIZE: '1000' }, times: 1 })
  await operator.runs('ler tudo')
  await expect(getScanPanel(page)).toContainText('4 de 5')
  await operator.runs('cancelar leitura')
  await expect(getScanPanel(page)).toContainText('Incompleta')
  await operator.runs('maiores por tipo')
  const chart = page.getByRole('group', { name: /^Gráfico Maiores por/ })
  await expect(chart).toBeFocused()
  await expect(chart.getByRole('img', { name: /, Parcial 80 %$/ })).toBeVisible()
  await operator.presses('t')
  await expect(page.getByRole('region', { name: 'Maiores por Tipo' })).toContainText('Parcial 80 %')
  await operator.presses('t')
  const [svg] = await Promise.all([page.waitForEvent('download'), operator.presses('Shift+S')])
  expect(svg.suggestedFilename()).toBe('transacoes-maiores-por-tipo-nao-provada.svg')
  expect(readFileSync(await svg.path(), 'utf8')).toContain('Parcial 80 %')
  await operator.presses('v')
  await expect(page.getByRole('alertdialog')).toContainText('A leitura não está provada')
  const [evidence] = await Promise.all([page.waitForEvent('download'), operator.presses('s')])
  const files = unzipSync(readFileSync(await evidence.path()))
  expect(strFromU8(files['grafico-maiores-por-tipo.svg']!)).toContain('Parcial 80 %')
  const pages = [0, 1, 2, 3].map((index) =>
    operator.fetchRows<AuditRow & { tipoTransacao: { descricao: string } }>(
      `/gestor/estatisticas/transacoes?PAGE=${index}&SIZE=1000&ORDER=id,ASC`,
    ),
  )
  const rowsRead = (await Promise.all(pages)).flat()
  const types = [...new Set(rowsRead.map(({ tipoTransacao }) => tipoTransacao.descricao))]
  const rowsByType = types.map((type) => rowsRead.filter(({ tipoTransacao }) => tipoTransacao.descricao === type))
  const ofType = rowsByType.toSorted((a, b) => sumCents(b) - sumCents(a))[0] ?? []
  const name = ofType[0]?.tipoTransacao.descricao ?? ''
  await test.step('Enter shows the rows of the point', async () => {
    await expect(chart).toBeFocused()
    await operator.presses('Home')
    await expected.announcement(`${name}, ${formatLines(ofType.length)}, ${formatReais(ofType)}`)
    await operator.presses('Enter')
    const rows = getScanPanel(page).getByRole('region', { name: 'Linhas filtradas' })
    await expect(rows.getByRole('heading')).toHaveText(`Tipo = “${name}”`)
    await expect(rows.getByText(`${ofType.length.toLocaleString('pt-BR')} de 4.000`)).toBeVisible()
    await expect(rows.locator(':focus')).toHaveCount(1)
    await expected.announcement(/parcial 80 %/)
  })
})
