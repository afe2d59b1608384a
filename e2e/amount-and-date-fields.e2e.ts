/** Amounts and dates mean the same in every browser, even one whose own language is English (forms/README §1). */
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

const VALUE = '/auditoria/transacoes/valor'

test.use({ locale: 'en-US' })

test('a minimum goes out as reais and is formatted when the field loses the focus; an unreadable one is refused', async ({
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn(VALUE)
  await expected.call('GET', VALUE)
  for (const [typed, sent, shown] of [
    ['1500,50', '1500.5', 'R$ 1.500,50'],
    ['2.000', '2000', 'R$ 2.000,00'],
    ['R$ 1.234,56', '1234.56', 'R$ 1.234,56'],
  ] as const)
    await test.step(typed, async () => {
      await operator.field('Mínimo').fill(typed)
      await operator.presses('Tab')
      await expect(operator.field('Mínimo')).toHaveValue(shown)
      await operator.field('Mínimo').press('Enter')
      await expected.call('GET', VALUE, { query: { valorMinimo: sent } })
      await expect(operator.field('Mínimo')).toHaveValue(shown)
    })
  await test.step('an unreadable one is refused at its field, and no request goes out', async () => {
    const requestCount = watch.calls.length
    await operator.fills('Mínimo', '1,234')
    await operator.presses('Enter')
    await expected.text('Mínimo: use no máximo duas casas decimais.')
    await expect(operator.field('Mínimo')).toBeFocused()
    await expect(operator.field('Mínimo')).toHaveValue('1,234')
    expect(watch.calls.slice(requestCount).filter(({ path }) => path.endsWith('/valor'))).toEqual([])
  })
})

test('a period is shown in words and marked as not applied; a predefined one is applied at once, also by the sequence a p', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn(VALUE)
  const sentence = page.getByRole('heading', { level: 2 })
  const pending = page.getByText('não aplicado', { exact: true })
  await expect(sentence).toHaveText(/^Sem filtro · [\d.]+ linhas$/)
  await operator.fills('Início', '2026-11-01T00:00')
  await operator.fills('Fim', '2026-11-30T23:59')
  await expected.text('de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias')
  await expect(pending).toBeVisible()
  await expect(sentence).toHaveText(/^Sem filtro · /)
  await operator.selectsOption('Períodos prontos', 'Ontem')
  await expect(page.getByText(/^de .* 00:00 até .* 23:59, 1 dia$/)).toBeVisible()
  await expect(sentence).toHaveText(/^Em \d\d\/\d\d\/\d{4} · [\d.]+ linhas?$/)
  await expect(pending).toHaveCount(0)
  // Half a date has no value yet.
  await operator.presses('a l')
  await expect(sentence).toHaveText(/^Sem filtro · /)
  await operator.field('Início').focus()
  await page.keyboard.type('12')
  await expect(pending).toBeVisible()
  await test.step('by the sequence a p', async () => {
    await operator.opens(VALUE)
    await expect(sentence).toHaveText(/^Sem filtro · /)
    await operator.presses('a p')
    await operator.palette.getByRole('option', { name: /^ontem/ }).click()
    await expect(operator.field('Início')).toHaveValue(/T00:00$/)
    await expect(operator.field('Fim')).toHaveValue(/T23:59$/)
    const dataInicio = await operator.field('Início').inputValue()
    await expected.call('GET', VALUE, { query: { dataInicio } })
  })
})

test('a date pasted into a date field is read day before month, by Ctrl+V too', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn(VALUE)
  await expected.call('GET', VALUE)
  await operator.field('Início').focus()
  await operator.pastes('05/01/2026 14:30')
  await expect(operator.field('Início')).toHaveValue('2026-01-05T14:30')
  await operator.pastes('de 01/10/2025 a 15/10/2025')
  await expected.text('de 01/10/2025 00:00 até 15/10/2025 23:59, 15 dias')
  await operator.pastes('banana')
  await expected.text('“banana” não foi entendido como data.')
  await expect(page.getByRole('alert')).toHaveCount(1)
  // The previous value comes back.
  await operator.presses('Escape')
  await expect(operator.field('Início')).toHaveValue('2025-10-01T00:00')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await test.step('Ctrl+V reads the clipboard’s text', async () => {
    const from = operator.field('Início')
    for (const [text, value] of DATES) {
      // Copied from another field: the browser's own clipboard and its own key.
      await operator.field('Mínimo').fill(text)
      await operator.field('Mínimo').press('ControlOrMeta+a')
      await page.keyboard.press('ControlOrMeta+x')
      await from.focus()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(from).toHaveValue(value)
      await expect(from).toHaveAttribute('type', 'datetime-local')
      await expect(from).toBeFocused()
    }
  })
})

const DATES = [
  ['15/10/2026', '2026-10-15T00:00'],
  ['2026-10-15 08:00', '2026-10-15T08:00'],
  ['20/11/2026 10:19:33', '2026-11-20T10:19'],
] as const

test('a word typed into a date field becomes a date, applied by Enter; one that is no date is refused', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  await operator.opensSignedIn(VALUE)
  await expected.call('GET', VALUE)
  const [from, to] = [operator.field('Início'), operator.field('Fim')]
  await from.focus()
  await page.keyboard.type('ontem')
  await page.keyboard.press('Tab')
  await expect(from).toHaveValue(/T00:00$/)
  const dataInicio = await from.inputValue()
  await to.focus()
  await page.keyboard.type('hoje')
  await page.keyboard.press('Enter')
  await expect(to).toHaveValue(/T23:59$/)
  const dataFim = await to.inputValue()
  expect(Date.parse(dataFim) - Date.parse(dataInicio)).toBe(48 * 3_600_000 - 60_000)
  await expected.call('GET', VALUE, { query: { dataInicio, dataFim } })
  await test.step('a word that is no date is refused at its field, and no request goes out', async () => {
    await operator.opens(VALUE)
    await expected.text(/^Sem filtro · [\d.]+ linhas$/)
    const requestCount = watch.calls.length
    await operator.fills('Início', '2026-11-01T08:30')
    await operator.field('Início').focus()
    await page.keyboard.type('qualquer')
    await page.keyboard.press('Enter')
    await expected.text('“qualquer” não foi entendido como data.')
    await expect(operator.field('Início')).toHaveValue('qualquer')
    await expect(operator.field('Início')).toBeFocused()
    await operator.clicks('Aplicar')
    await expect(operator.field('Início')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(operator.field('Início')).toHaveValue('2026-11-01T08:30')
    expect(watch.calls.slice(requestCount).filter(({ path }) => path.endsWith('/valor'))).toEqual([])
  })
})

test('a name typed into an id filter offers the records found, and the chosen one filters the list', async ({
  operator,
  expected,
  page,
}) => {
  await operator.opensSignedIn('/auditoria/transacoes/usuario')
  const field = operator.field('ID do usuário')
  await field.fill('maria')
  const offers = page.getByRole('listbox', { name: 'Usuários com este nome' }).getByRole('option')
  await expect(offers.first()).toHaveText(/^#\d+ Maria/)
  await field.press('ArrowDown')
  const chosen = (await offers.nth(1).textContent()) ?? ''
  await expect(offers.nth(1)).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  const [, id = '', name = ''] = /^#(\d+) (.+)$/.exec(chosen) ?? []
  await expect(field).toHaveValue(id)
  await expect(offers).toHaveCount(0)
  await expected.text(name)
  await field.press('Enter')
  await expected.call('GET', `/auditoria/transacoes/usuario/${id}`)

  // A category too, and in the palette's line.
  await operator.opens('/produtos')
  await operator.field('Categoria').fill('banana boba')
  await expected.text('Nenhuma categoria com este nome')
  await operator.opens('/auditoria/transacoes/usuario')
  await operator.presses('/')
  await page.keyboard.type('usuario:maria')
  await expect(page.getByRole('option', { name: chosen })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/usuarioId=\d+/)
})

test('↓ in a filter leads to the table; ↑ ↓ change a stock but never an id; a form shows a price with its cents', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/cashbacks')
  await expected.call('GET', '/gestor/cashback/listar')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await operator.field('Status ID').focus()
  await operator.presses('ArrowDown')
  await expect(page.getByRole('grid')).toBeFocused()
  await operator.opens('/produtos/editar/12')
  const stock = operator.field('Estoque')
  await expect(stock).not.toHaveValue('')
  const before = Number(await stock.inputValue())
  await stock.press('ArrowUp')
  await expect(stock).toHaveValue(String(before + 1))
  const plan = operator.field('Plano Produto')
  const stays = await plan.inputValue()
  await plan.press('ArrowUp')
  await expect(plan).toHaveValue(stays)
  await test.step('a price with its cents', async () => {
    await expect(operator.field('Preço')).toHaveValue(/^\d+,\d\d$/)
    await operator.field('Preço').fill('R$ 1.999,9')
    await operator.presses('Tab')
    await expect(operator.field('Preço')).toHaveValue('1999,90')
  })
})

test('a select whose options failed to load does not say that there are none, and chooses none for a name typed in part', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  await platform.failCalls('categorias/listar', 500)
  await operator.opensSignedIn('/produtos/cadastrar')
  await expected.text('Não foi possível carregar. Tentar novamente')
  await operator.field('Categoria').fill('casa')
  const options = page.getByRole('listbox', { name: 'Opções' })
  await expect(options.getByText('Não foi possível carregar.')).toBeVisible()
  await expect(options.getByText('Nenhum registro')).toHaveCount(0)
  await test.step('other records that could not be read', async () => {
    await platform.addFault({
      match: { path: 'fornecedor/listar$', query: { page: '1' } },
      effect: { kind: 'status', status: 500 },
    })
    await operator.opens('/produtos/editar/302')
    const field = operator.field('Fornecedor')
    await field.fill('curitiba')
    await expect(page.getByText('Há outros que não foram lidos')).toBeVisible()
    await operator.presses('Tab Control+Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('curitiba')
    expect(watch.calls.filter(({ method }) => method === 'PUT')).toEqual([])
    // An explicit choice counts.
    await operator.presses('Enter')
    await expect(field).not.toHaveValue('curitiba')
    await operator.presses('Control+Enter')
    await expect.poll(() => watch.calls.filter(({ method }) => method === 'PUT').length).toBe(1)
  })
})

test('Tab out of the open list of a select leads to the next field, and what is typed then is no key of the page', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/produtos/cadastrar')
  await operator.field('Fornecedor').click()
  await operator.presses('Alt+ArrowDown')
  const list = page.getByRole('listbox', { name: 'Opções' })
  await expect(list).toBeVisible()
  // The list is longer than its box: a scrolling element is a tab stop by itself.
  await expect.poll(() => list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  await operator.presses('Tab')
  await expect(list).toBeHidden()
  expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true)
  await page.keyboard.press('r')
  await expected.path('/produtos/cadastrar')
})
