/**
 * The URL has the whole state of a list (listing/url-state/README §1): Back undoes one step, and a colleague's browser
 * opens the same.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

interface Step {
  part: string
  /** The phrase or the keys of the step. */
  line?: string
  keys?: string
  /** The pattern of the URL afterwards. */
  pattern: RegExp
}

const STEPS: readonly Step[] = [
  { part: 'filtro', line: 'filtrar cashbacks ativos', pattern: /STATUS_ID=1/ },
  { part: 'ordem', line: 'ordenar por descrição', pattern: /ordem=dscCashback,ASC/ },
  { part: 'tamanho', line: 'itens por página 5', pattern: /tamanho=5(&|$)/ },
  { part: 'largura', line: 'largura descrição 400', pattern: /larguras=dscCashback:400/ },
  { part: 'lugar', line: 'status depois de descrição', pattern: /colunas=[^&]+/ },
  { part: 'oculta', line: 'ocultar % cashback', pattern: /ocultas=[^&]+/ },
  { part: 'presa', line: 'fixar coluna status', pattern: /presas=[^&]+/ },
  { part: 'página', line: 'página 2', pattern: /pagina=2/ },
  { part: 'fixa', keys: 'm', pattern: /fixas=\d+/ },
  { part: 'modo', keys: 'a m', pattern: /modo=continuo/ },
]

test('every part of the view is in the URL, Back undoes each, and a colleague opens the same', async ({
  page,
  operator,
  expected,
  platform,
  browser,
}) => {
  test.slow()
  await operator.opensListSignedIn('/cashbacks')
  const before: string[] = []
  for (const step of STEPS) {
    before.push(page.url())
    if (step.line !== undefined) await operator.runs(step.line)
    else {
      await page.getByRole('grid').focus()
      await operator.presses(step.keys ?? '')
    }
    await expect(page, step.part).toHaveURL(step.pattern)
    await expected.row('#')
  }
  // Continuous mode numbers its rows once they are counted, which makes the number column wider; the pinned row has a
  // number already.
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  const headers = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => [cell.textContent, Math.round(cell.getBoundingClientRect().width)]))
  const headersBefore = await headers()
  const firstRow = (target: Page) => target.getByRole('grid').locator('tr[data-row]').first()
  const first = await firstRow(page).textContent()
  const view = page.url()
  await operator.runs('salvar visão completa')
  await expected.toast(/Visão “completa” salva/)

  // A colleague's browser, with persisted columns of its own for this list.
  const colleagueContext = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const token = await operator.fetchToken()
  await colleagueContext.addInitScript((text) => localStorage.setItem('authToken', text), token)
  const their = await colleagueContext.newPage()
  await their.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await their.goto(`${platform.url}/cashbacks?ocultas=dscCashback`)
  await expect(their.getByRole('grid').getByRole('row').filter({ hasText: '#' }).first()).toBeVisible()
  await their.goto(view)
  await expect(firstRow(their)).toHaveText(first ?? '')
  expect(
    await their
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => [cell.textContent, Math.round(cell.getBoundingClientRect().width)])),
  ).toEqual(headersBefore)
  expect(their.url()).toBe(view)
  await colleagueContext.close()

  for (const [index, step] of [...STEPS.entries()].toReversed()) {
    await page.goBack()
    await expect(page, `Back over ${step.part}`).toHaveURL(before[index] ?? '')
    await expected.row('#')
  }

  // The saved view has everything but the page: it begins with the first, and the URL names the view.
  await operator.runs('abrir visão completa')
  await expect(page).toHaveURL(/visao=completa/)
  const getParams = (url: string) =>
    [...new URL(url).searchParams].filter(([name]) => !/^(pagina|visao)$/.test(name)).sort()
  await expect.poll(() => getParams(page.url())).toEqual(getParams(view))
})

test('invalid values in a URL are dropped: the list is requested once, and the URL settles [I6]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await page.addInitScript(() => {
    const writtenUrls: string[] = []
    Object.assign(window, { writtenUrls })
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name]
      history[name] = function (state: unknown, unused: string, url?: string | URL | null) {
        writtenUrls.push(String(url))
        write.call(this, state, unused, url)
      }
    }
  })
  const invalidQuery = 'pagina=1e999&tamanho=999999&ordem=senha,ASC&x[a]=3&__proto__=1&colunas=senha&presas=%5B%5D'
  await operator.opensSignedIn(`/cashbacks?${invalidQuery}&DSC_CASHBACK=${'%5B'.repeat(2_000)}`)
  await expected.text('Nenhum registro')
  await operator.opensSignedIn(`/cashbacks?${invalidQuery}`)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  watch.calls.length = 0
  await page.reload()
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await operator.typesKeyByKey('ir para lojas')
  await expect(operator.palette.getByRole('option').first()).toContainText('Lojas')
  const listCalls = watch.calls.filter(({ path }) => path === '/gestor/cashback/listar')
  expect(listCalls).toHaveLength(1)
  expect(listCalls[0]?.query).toMatchObject({ page: '0', size: '10', sort: 'id,DESC' })
  expect(
    await page.evaluate(() => (window as unknown as { writtenUrls: string[] }).writtenUrls.length),
  ).toBeLessThanOrEqual(2)
})

test('a filter that cannot be read is reported, and nothing is listed, scanned or verified [I6]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn('/blank')
  for (const [query, reason] of [
    ['dataInicio=2026-02-31T00:00&dataFim=2026-03-05T23:59', 'Início: “2026-02-31T00:00” não existe.'],
    ['valorMinimo=abc', 'Mínimo: use um valor como 1.234,56.'],
  ] as const)
    await test.step(query, async () => {
      const before = watch.calls.length
      await operator.opens(`/auditoria/transacoes/valor?${query}`)
      await expect(page.getByRole('grid')).toContainText(reason)
      // Nothing was requested, so the number of records is unknown.
      await expect(page.getByRole('group', { name: 'Paginação' })).not.toContainText('registros')
      await operator.presses('w')
      await expected.text(/^Fora da tabela, linhas não lidas\. .*Filtro: .*(2026-02-31|abc)/)
      await operator.runs('ler tudo')
      await expected.toast(reason)
      expect(watch.calls.slice(before).filter(({ path }) => path.startsWith('/auditoria/transacoes/valor'))).toEqual([])
      await operator.clicks('Limpar')
      await expected.row('#')
    })
})

test('a view saved with the list’s default columns opens with them, whatever columns are persisted', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const header = page.getByRole('columnheader', { name: 'Status', exact: true })
  await operator.runs('salvar visão padrão')
  await expected.toast(/Visão “padrão” salva/)
  await operator.runs('ocultar status')
  await expect(header).toBeHidden()
  await operator.presses('g d')
  await expected.path('/')
  await operator.runs('abrir visão padrão')
  await expected.row('#')
  await expect(header).toBeVisible()
  await operator.presses(']')
  await expected.text(/Página 2 de/)
  await expect(header).toBeVisible()
  await page.goBack()
  await expected.text(/Página 1 de/)
  await expect(header).toBeVisible()
  // The plain path still has the persisted columns.
  await operator.opensList('/cashbacks')
  await expect(header).toBeHidden()
})

test('a list left in continuous mode is requested once when it is opened again; a phone has pages only, their buttons as wide as the window', async ({
  page,
  operator,
  expected,
}) => {
  const call = '/gestor/estatisticas/transacoes'
  await operator.opensListSignedIn('/transacoes')
  await operator.presses('j')
  await operator.presses('a m')
  await expect(page).toHaveURL(/modo=continuo/)
  await expected.row('#')
  const before = expected.countCalls('GET', call)
  await operator.opensList('/transacoes')
  await expect(page).toHaveURL(/modo=continuo/)
  await page.waitForLoadState('networkidle')
  expect(expected.countCalls('GET', call) - before).toBe(1)
  await expected.call('GET', call, { query: { SIZE: '100', PAGE: '0' } })
  // The mode belongs to this list alone.
  await operator.opensList('/pedidos')
  await expect(page).toHaveURL(/\/pedidos$/)
  await test.step('On a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const footer = page.getByRole('group', { name: 'Paginação' })
    await expect(footer.getByRole('button', { name: /^Contínuo/ })).toBeHidden()
    const previous = (await footer.getByRole('button', { name: 'Anterior' }).boundingBox())!
    const next = (await footer.getByRole('button', { name: /^Próxima/ }).boundingBox())!
    expect(previous.width + next.width).toBeGreaterThan(340)
    expect(previous.width).toBe(next.width)
  })
})
