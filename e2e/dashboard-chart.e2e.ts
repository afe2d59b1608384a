/** 'Transações dos últimos 30 dias' on the dashboard, by keyboard alone: read on request, kept, gone at sign-out. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { checkAccessibility } from './check-accessibility.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const AUDIT = '/auditoria/transacoes/valor'
const getSection = (page: Page) => page.getByRole('region', { name: 'Transações dos últimos 30 dias' })
const getChart = (page: Page) => getSection(page).getByRole('group', { name: 'Gráfico Transações por dia' })
const getChunks = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('charts') ? [name] : [])),
  )

test('nothing is read or loaded before it is asked for; arrows speak, Enter audits a day, r reads again, it is kept until sign-out', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/')
  await expect(getSection(page)).toContainText('Ainda não lidas')
  await operator.runs('ler 30 dias')
  const chart = getChart(page)
  await expect(chart).toBeFocused()
  await expect(chart.getByRole('img', { name: /^Transações por dia, Provada \d\d:\d\d$/ })).toBeVisible()
  await expect(getSection(page)).toContainText(/lido \d\d:\d\d/)
  const day = await page.evaluate(() => {
    const now = new Date(new Date().toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo' }).replace(' ', 'T'))
    now.setDate(now.getDate() - 29)
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  })
  const period = `dataInicio=${day}T00:00&dataFim=${day}T23:59`
  const { content, totalElements } = (await operator.fetchJson(`${AUDIT}?${period}&page=0&size=1000`)) as {
    content: { numAmount: number }[]
    totalElements: number
  }
  const cents = content.reduce((sum, { numAmount }) => sum + Math.round(numAmount * 100), 0)
  const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100)
  await test.step('the first of thirty days is spoken with the figures of the platform', async () => {
    await operator.presses('Home')
    const [, month, date] = day.split('-')
    await expected.announcement(
      `${date}/${month}, ${totalElements.toLocaleString('pt-BR')} linha${totalElements === 1 ? '' : 's'}, ${reais}`,
    )
    await operator.presses('End ArrowRight')
    await expect(chart.locator('title')).toHaveCount(30)
  })
  await test.step('it has the commands of every chart: table, picture, file', async () => {
    await operator.presses('t')
    const table = getSection(page).getByRole('table', { name: 'Transações por dia' })
    await expect(table.getByRole('row')).toHaveCount(31)
    await expect(table.getByRole('row').nth(1)).toContainText(reais)
    await operator.presses('t')
    const [svg] = await Promise.all([page.waitForEvent('download'), operator.presses('Shift+S')])
    expect(svg.suggestedFilename()).toBe('transacoes-30-dias.svg')
    expect(readFileSync(await svg.path(), 'utf8')).toMatch(/Provada \d\d:\d\d/)
    await expect(chart).toBeFocused()
  })
  await test.step('accessible in both themes, wide and narrow', async () => {
    await checkAccessibility(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('r on the chart reads again, and the focus stays', async () => {
    const calls = expected.countCalls('GET', AUDIT)
    await operator.presses('r')
    await expect.poll(() => expected.countCalls('GET', AUDIT)).toBeGreaterThan(calls)
    await expect(getSection(page).getByRole('button', { name: 'Ler 30 dias' })).toBeVisible()
    await expect(chart).toBeFocused()
  })
  await test.step('Enter audits the day', async () => {
    await operator.presses('Home Enter')
    await expect(page).toHaveURL(new RegExp(`${AUDIT}\\?${period}$`))
  })
  await test.step('the next visit shows it at once and asks nothing', async () => {
    await operator.opens('/')
    const calls = expected.countCalls('GET', AUDIT)
    await expect(chart).toBeVisible()
    await expect(chart).not.toBeFocused()
    expect(expected.countCalls('GET', AUDIT)).toBe(calls)
  })
  await test.step('a sign-out removes it', async () => {
    await operator.runs('sair')
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('30-dias')))).toEqual([])
    await operator.opensSignedIn('/')
    await expect(getSection(page)).toContainText('Ainda não lidas')
    expect(await getChunks(page)).toEqual([])
  })
})

test('Esc or a typed line stops the reading; a failure says so and keeps the chart from before', async ({
  page,
  operator,
  platform,
  expected,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await operator.opensSignedIn('/')
  await operator.runs('ler 30 dias')
  await expect(getChart(page)).toBeFocused()
  const release = await operator.holdsRequests(/\/auditoria\/transacoes\/valor/)
  await operator.presses('r')
  await expect(getSection(page)).toContainText('lendo, 0 %')
  await operator.presses('Escape')
  await expected.announcement('Leitura cancelada')
  await expect(getChart(page)).toBeFocused()
  await operator.presses('r')
  await expect(getSection(page)).toContainText('lendo, 0 %')
  await operator.runs('parar de ler o gráfico recente')
  await expect(getSection(page).getByRole('button', { name: 'Ler 30 dias' })).toBeVisible()
  release()
  await platform.failCalls('/auditoria/transacoes/valor$', 500)
  await operator.presses('r')
  await expected.toast('O gráfico de antes continua.')
  await expect(getChart(page)).toBeVisible()
})
