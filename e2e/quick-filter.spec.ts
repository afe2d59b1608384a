/**
 * The quick filter (listing/quick-filter/README): interpreted, completed, refused in words, and written to the same URL
 * as the fields.
 */
import { expect, test } from './fixtures.ts'

test('Cashbacks: a status by its word and a text, removed again', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('/')
  const line = page.getByRole('combobox', { name: 'Filtro digitado' })
  await expect(line).toBeFocused()
  await page.keyboard.type('sta')
  await expect(page.getByRole('option', { name: 'status:' })).toBeVisible()
  await operator.press('Tab')
  await page.keyboard.type('ina')
  await operator.press('Tab')
  await expect(page.getByRole('button', { name: 'Tirar status:inativo' })).toBeVisible()
  await page.keyboard.type('natal')
  await operator.press('Enter')
  await expected.call('GET', '/gestor/cashback/listar', { query: { STATUS_ID: '2', DSC_CASHBACK: 'natal' } })
  await expect(page).toHaveURL(/STATUS_ID=2/)
  await expect(operator.field('Descrição')).toHaveValue('natal')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.press('/')
  await expect(page.getByRole('button', { name: /^Tirar (?!o filtro)/ })).toHaveCount(2)
  await operator.press('Backspace Enter')
  await expect(page).not.toHaveURL(/STATUS_ID/)
})

test('Auditoria por Faixa de Valor: a range and a period, and an unknown filter is refused', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openSignedIn('/auditoria/transacoes/valor')
  await expected.heading('Auditoria por Faixa de Valor')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('valor:100..500 desde:01/11/2026 cor:azul ')
  await expect(page.getByText('cor não é filtro desta lista')).toBeVisible()
  await operator.press('Backspace Enter')
  await expected.call('GET', '/auditoria/transacoes/valor', {
    query: { valorMinimo: '100', valorMaximo: '500', dataInicio: '2026-11-01T00:00' },
  })
  await expected.row('#')
  await operator.press('j ArrowRight ArrowRight')
  const cell = page.getByRole('grid').locator('td[data-cursor]')
  // Keys pressed while the rows load run after them, one by one.
  await expect(cell).toContainText('R$')
  const amount = await cell.innerText()
  await operator.press('Shift+f')
  const reais = String(Number(amount.replaceAll(/[^\d,-]/g, '').replace(',', '.')))
  await expected.call('GET', '/auditoria/transacoes/valor', { query: { valorMinimo: reais, valorMaximo: reais } })
})

test('a refusal is announced once, and once more when it is requested again', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('cor:azul')
  await operator.press('Enter')
  const refusal = page.locator('[role=alert], [role=status]').filter({ hasText: 'cor não é filtro desta lista' })
  await expect(refusal).toHaveCount(1)
  await refusal.evaluate((text) => text.setAttribute('data-before', ''))
  await operator.press('Enter')
  await expect(refusal).toHaveCount(1)
  await expect(refusal).not.toHaveAttribute('data-before')
})

test('the fields below show what is typed before it is applied, and their values are not lost', async ({
  page,
  operator,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.fill('% Cashback', '5')
  await operator.press('Escape /')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('status:inativo natal')
  await expect(operator.field('Descrição')).toHaveValue('natal')
  await expect(operator.field('Status ID')).toHaveValue('2')
  await expect(operator.field('% Cashback')).toHaveValue('5')
  await operator.press('Escape')
  await expect(operator.field('Descrição')).toHaveValue('')
  await expect(operator.field('Status ID')).toHaveValue('')
  await expect(operator.field('% Cashback')).toHaveValue('5')
  // When the fields are applied, the open line follows.
  await operator.press('/')
  await operator.fill('Descrição', 'natal')
  await operator.click('Aplicar', page.getByRole('search', { name: 'Filtros de Cashbacks' }))
  await expect(page).toHaveURL(/DSC_CASHBACK=natal/)
  await expect(page.getByRole('button', { name: /^Tirar descricao:natal/ })).toBeVisible()
})

test('Shift+F on a status, and a message if the call cannot filter by a column', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j End ArrowLeft ArrowLeft Shift+F')
  const column = await page.getByRole('grid').locator('td[data-cursor]').getAttribute('aria-colindex')
  const label = await page.locator(`th[aria-colindex="${column}"]`).innerText()
  expect(label).toBe('Status')
  await expect(page).toHaveURL(/STATUS_ID=\d+/)
  await operator.open('/transacoes')
  await expected.row('#')
  await operator.press('j Shift+F')
  await expected.toast('Esta lista não filtra por ID desta linha')
})

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

for (const { path, call, other, person, asks: getExpectedCall } of [
  {
    path: '/bonus',
    call: '/gestor/bonus',
    other: '',
    person: 'beneficiarioId',
    asks: (id: string) => ({ path: '/gestor/bonus', query: { beneficiarioId: id } }),
  },
  {
    path: '/auditoria/transacoes/usuario?usuarioId=5',
    call: '/auditoria/transacoes/usuario/5',
    other: '5',
    person: 'usuarioOrigem',
    asks: (id: string) => ({ path: `/auditoria/transacoes/usuario/${id}`, query: {} }),
  },
])
  test(`${path}: 'mesmo usuário' filters by the user of the row under the cursor`, async ({ operator, expected }) => {
    await operator.openListSignedIn(path)
    const { query } = await expected.call('GET', call)
    const content = await operator.fetchRows<Record<string, unknown>>(`${call}?${new URLSearchParams(query)}`)
    const row = content.find(
      (candidate) => idIn(candidate[person]) !== null && String(idIn(candidate[person])) !== other,
    )
    await operator.focusRow(`#${String(row?.['id'])}`)
    await operator.runLine('mesmo usuário')
    const expectedCall = getExpectedCall(String(idIn(row?.[person])))
    await expected.call('GET', expectedCall.path, { query: expectedCall.query })
  })

for (const { path, call } of [
  { path: '/auditoria/transacoes/tipo', call: '/auditoria/transacoes/tipo/CASHBACK' },
  { path: '/auditoria/transacoes/valor', call: '/auditoria/transacoes/valor' },
])
  test(`${path}: 'mesmo dia' filters by the whole day of the row`, async ({ page, operator, expected }) => {
    await operator.openListSignedIn(path)
    await operator.press('j j End')
    const row = page.getByRole('grid').locator('tr[data-cursor]')
    const [, day = '', month = '', year = ''] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(await row.innerText()) ?? []
    await operator.runLine('mesmo dia')
    const date = `${year}-${month}-${day}`
    await expected.call('GET', call, { query: { dataInicio: `${date}T00:00`, dataFim: `${date}T23:59` } })
    await expected.row(`${day}/${month}/${year}`)
  })

test('words typed one after the other are one text, and contradictory limits are reported', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/cashbacks')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('black status:ativo november')
  await operator.press('Enter')
  await expected.call('GET', '/gestor/cashback/listar', { query: { DSC_CASHBACK: 'black november', STATUS_ID: '1' } })
  await operator.open('/auditoria/transacoes/valor')
  await expected.row('#')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('desde:20/11/2026 ate:01/11/2026')
  await operator.press('Enter')
  await expected.text('periodo: o fim é antes do início')
  await expect(page).not.toHaveURL(/dataFim/)
  // A new value replaces the earlier one of the same filter.
  await page.keyboard.type('ate:21/11/2026 ')
  await expect(page.getByRole('button', { name: /^Tirar ate:/ })).toHaveCount(1)
  await operator.press('Enter')
  await expected.call('GET', '/auditoria/transacoes/valor', {
    query: { dataInicio: '2026-11-20T00:00', dataFim: '2026-11-21T23:59' },
  })
})

test('the words of a period belong together without quotes', async ({ page, operator, expected }) => {
  await operator.openSignedIn('/auditoria/transacoes/valor')
  await expected.row('#')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('periodo:mês passado ')
  await expect(page.getByRole('button', { name: 'Tirar periodo:mês passado', exact: true })).toBeVisible()
  await operator.press('Backspace')
  // A complete period can still become another one.
  await page.keyboard.type('periodo:outubro de 2026')
  await operator.press('Enter')
  await expected.call('GET', '/auditoria/transacoes/valor', {
    query: { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' },
  })
})

test('a narrow page counts the active hidden filters on its button', async ({ page, operator }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.openListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&valorMaximo=50')
  const filtersButton = page.getByRole('search').getByRole('button', { name: /^Filtros/ })
  await expect(filtersButton).toHaveText('Filtros (2)')
  await filtersButton.click()
  await operator.click('Limpar', page.getByRole('search'))
  await expect(filtersButton).toHaveText('Filtros')
})

test('the first filter shows its key if there are keys, and not on a phone', async ({ page, operator }) => {
  await operator.openListSignedIn('/cashbacks')
  const key = page.getByRole('search').getByText('f', { exact: true })
  await expect(key).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(key).toBeHidden()
})

/** The last year that is over. */
const lastFullYear = new Date(Date.now() + 86_400_000).getFullYear() - 1

for (const { line, query } of [
  {
    line: 'desde:01/11/2026 14:30 ate:02/11/2026 09:00',
    query: { dataInicio: '2026-11-01T14:30', dataFim: '2026-11-02T09:00' },
  },
  { line: 'valor:1.234,56..R$ 2.000,00', query: { valorMinimo: '1234.56', valorMaximo: '2000' } },
  { line: 'valor:100..2 mil', query: { valorMinimo: '100', valorMaximo: '2000' } },
  { line: 'valor:R$ 1.234,56 a R$ 2 mil', query: { valorMinimo: '1234.56', valorMaximo: '2000' } },
  {
    line: 'desde:1/1 ate:31/12 valor:100 a 500',
    query: {
      valorMinimo: '100',
      valorMaximo: '500',
      dataInicio: `${lastFullYear}-01-01T00:00`,
      dataFim: `${lastFullYear}-12-31T23:59`,
    },
  },
])
  test(`an audit by value accepts '${line}' as typed`, async ({ page, operator, expected }) => {
    await operator.openListSignedIn('/auditoria/transacoes/valor')
    await operator.press('/')
    await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
    await page.keyboard.type(line)
    await operator.press('Enter')
    await expected.call('GET', '/auditoria/transacoes/valor', { query })
  })

test('an existing text is applied again letter by letter, including its quotes', async ({
  page,
  operator,
  expected,
}) => {
  const text = 'Promo "Ouro" 50'
  await operator.openSignedIn(`/cashbacks?DSC_CASHBACK=${encodeURIComponent(text)}`)
  await expected.heading('Cashbacks')
  await operator.press('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('status:ativo')
  await operator.press('Enter')
  await expected.call('GET', '/gestor/cashback/listar', { query: { STATUS_ID: '1', DSC_CASHBACK: text } })
  await expect(operator.field('Descrição')).toHaveValue(text)
})
