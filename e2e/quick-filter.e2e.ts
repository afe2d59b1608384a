/**
 * The quick filter (listing/quick-filter/README): interpreted, completed, refused in words, and written to the same URL
 * as the fields.
 */
import { expect, test } from './fixtures.ts'

test('a refusal is announced once for each Enter; a status by its word and a text are completed, applied and removed', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('/')
  const line = page.getByRole('combobox', { name: 'Filtro digitado' })
  await expect(line).toBeFocused()
  await test.step('A refusal is announced once, and once more when it is requested again', async () => {
    await page.keyboard.type('cor:azul')
    await operator.presses('Enter')
    const refusal = page.locator('[role=alert], [role=status]').filter({ hasText: 'cor não é filtro desta lista' })
    await expect(refusal).toHaveCount(1)
    await refusal.evaluate((text) => text.setAttribute('data-before', ''))
    await operator.presses('Enter')
    await expect(refusal).toHaveCount(1)
    await expect(refusal).not.toHaveAttribute('data-before')
    await operator.presses('Escape /')
    await expect(line).toBeFocused()
    await expect(line).toHaveValue('')
  })
  await page.keyboard.type('sta')
  await expect(page.getByRole('option', { name: 'status:' })).toBeVisible()
  await operator.presses('Tab')
  await page.keyboard.type('ina')
  await operator.presses('Tab')
  await expect(page.getByRole('button', { name: 'Tirar status:inativo' })).toBeVisible()
  await page.keyboard.type('natal')
  await operator.presses('Enter')
  await expected.call('GET', '/gestor/cashback/listar', { query: { STATUS_ID: '2', DSC_CASHBACK: 'natal' } })
  await expect(page).toHaveURL(/STATUS_ID=2/)
  await expect(operator.field('Descrição')).toHaveValue('natal')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.presses('/')
  await expect(page.getByRole('button', { name: /^Tirar (?!o filtro)/ })).toHaveCount(2)
  await operator.presses('Backspace Enter')
  await expect(page).not.toHaveURL(/STATUS_ID/)
})

test('the fields below show what is typed before it is applied, and their values are not lost', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  // The first filter shows its key if there are keys.
  const key = page.getByRole('search').getByText('f', { exact: true })
  await expect(key).toBeVisible()
  await operator.fills('% Cashback', '5')
  await operator.presses('Escape /')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('status:inativo natal')
  await expect(operator.field('Descrição')).toHaveValue('natal')
  await expect(operator.field('Status ID')).toHaveValue('2')
  await expect(operator.field('% Cashback')).toHaveValue('5')
  await operator.presses('Escape')
  await expect(operator.field('Descrição')).toHaveValue('')
  await expect(operator.field('Status ID')).toHaveValue('')
  await expect(operator.field('% Cashback')).toHaveValue('5')
  // When the fields are applied, the open line follows.
  await operator.presses('/')
  await operator.fills('Descrição', 'natal')
  await operator.clicks('Aplicar', page.getByRole('search', { name: 'Filtros de Cashbacks' }))
  await expect(page).toHaveURL(/DSC_CASHBACK=natal/)
  await expect(page.getByRole('button', { name: /^Tirar descricao:natal/ })).toBeVisible()
})

test('a range and a period are applied, an unknown filter and contradictory limits are refused, and a period needs no quotes', async ({
  page,
  operator,
  expected,
}) => {
  const openLine = async () => {
    await operator.opensList('/auditoria/transacoes/valor')
    await operator.presses('/')
    await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  }
  await operator.opensListSignedIn('/auditoria/transacoes/valor')
  await operator.presses('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('valor:100..500 desde:01/11/2026 cor:azul ')
  await expect(page.getByText('cor não é filtro desta lista')).toBeVisible()
  await operator.presses('Backspace Enter')
  await expected.call('GET', '/auditoria/transacoes/valor', {
    query: { valorMinimo: '100', valorMaximo: '500', dataInicio: '2026-11-01T00:00' },
  })
  await expected.row('#')
  await operator.presses('j ArrowRight ArrowRight')
  const cell = page.getByRole('grid').locator('td[data-cursor]')
  // Keys pressed while the rows load run after them, one by one.
  await expect(cell).toContainText('R$')
  const amount = await cell.innerText()
  await operator.presses('Shift+f')
  const reais = String(Number(amount.replaceAll(/[^\d,-]/g, '').replace(',', '.')))
  await expected.call('GET', '/auditoria/transacoes/valor', { query: { valorMinimo: reais, valorMaximo: reais } })
  await test.step('Contradictory limits are reported, and a new value replaces the earlier one of the same filter', async () => {
    await openLine()
    await page.keyboard.type('desde:20/11/2026 ate:01/11/2026')
    await operator.presses('Enter')
    await expected.text('periodo: o fim é antes do início')
    await expect(page).not.toHaveURL(/dataFim/)
    await page.keyboard.type('ate:21/11/2026 ')
    await expect(page.getByRole('button', { name: /^Tirar ate:/ })).toHaveCount(1)
    await operator.presses('Enter')
    await expected.call('GET', '/auditoria/transacoes/valor', {
      query: { dataInicio: '2026-11-20T00:00', dataFim: '2026-11-21T23:59' },
    })
  })
  await test.step('The words of a period belong together without quotes', async () => {
    await openLine()
    await page.keyboard.type('periodo:mês passado ')
    await expect(page.getByRole('button', { name: 'Tirar periodo:mês passado', exact: true })).toBeVisible()
    await operator.presses('Backspace')
    // A complete period can still become another one.
    await page.keyboard.type('periodo:outubro de 2026')
    await operator.presses('Enter')
    await expected.call('GET', '/auditoria/transacoes/valor', {
      query: { dataInicio: '2026-10-01T00:00', dataFim: '2026-10-31T23:59' },
    })
  })
})

test('words typed one after the other are one text, and an existing text is applied again with its quotes', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('/')
  await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
  await page.keyboard.type('black status:ativo november')
  await operator.presses('Enter')
  await expected.call('GET', '/gestor/cashback/listar', { query: { DSC_CASHBACK: 'black november', STATUS_ID: '1' } })
  await test.step('Its quotes', async () => {
    const text = 'Promo "Ouro" 50'
    await operator.opens(`/cashbacks?DSC_CASHBACK=${encodeURIComponent(text)}`)
    await expected.heading('Cashbacks')
    await operator.presses('/')
    await expect(page.getByRole('combobox', { name: 'Filtro digitado' })).toBeFocused()
    await page.keyboard.type('status:ativo')
    await operator.presses('Enter')
    await expected.call('GET', '/gestor/cashback/listar', { query: { STATUS_ID: '1', DSC_CASHBACK: text } })
    await expect(operator.field('Descrição')).toHaveValue(text)
  })
})

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null)

test('the status, the user and the day of the row under the cursor become filters', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  await test.step('Shift+F on a status', async () => {
    await operator.presses('j End ArrowLeft ArrowLeft Shift+F')
    const column = await page.getByRole('grid').locator('td[data-cursor]').getAttribute('aria-colindex')
    const label = await page.locator(`th[aria-colindex="${column}"]`).innerText()
    expect(label).toBe('Status')
    await expect(page).toHaveURL(/STATUS_ID=\d+/)
  })
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
    await test.step(`mesmo usuário: ${path}`, async () => {
      await operator.opensList(path)
      const { query } = await expected.call('GET', call)
      const content = await operator.fetchRows<Record<string, unknown>>(`${call}?${new URLSearchParams(query)}`)
      const row = content.find(
        (candidate) => idIn(candidate[person]) !== null && String(idIn(candidate[person])) !== other,
      )
      await operator.focusesRow(`#${String(row?.['id'])}`)
      await operator.runs('mesmo usuário')
      const expectedCall = getExpectedCall(String(idIn(row?.[person])))
      await expected.call('GET', expectedCall.path, { query: expectedCall.query })
    })
  await test.step('mesmo dia', async () => {
    await operator.opensList('/auditoria/transacoes/valor')
    await operator.presses('j j End')
    const row = page.getByRole('grid').locator('tr[data-cursor]')
    const [, day = '', month = '', year = ''] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(await row.innerText()) ?? []
    await operator.runs('mesmo dia')
    const date = `${year}-${month}-${day}`
    await expected.call('GET', '/auditoria/transacoes/valor', {
      query: { dataInicio: `${date}T00:00`, dataFim: `${date}T23:59` },
    })
    await expected.row(`${day}/${month}/${year}`)
  })
})

test('a narrow page counts the active hidden filters on its button, and its first filter shows no key', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opensListSignedIn('/auditoria/transacoes/valor?dataInicio=2026-11-01T00:00&valorMaximo=50')
  const filtersButton = page.getByRole('search').getByRole('button', { name: /^Filtros/ })
  await expect(filtersButton).toHaveText('Filtros (2)')
  await filtersButton.click()
  await expect(page.getByRole('search').getByText('f', { exact: true })).toBeHidden()
  await operator.clicks('Limpar', page.getByRole('search'))
  await expect(filtersButton).toHaveText('Filtros')
})
