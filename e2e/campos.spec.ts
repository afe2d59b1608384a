/** Amounts and dates mean the same in every browser, also in one whose own language is English (forms/README §1). */
import { expect, test } from './test.ts'
import { failedCall } from './watch.ts'

const VALUE = '/auditoria/transacoes/valor'

test.use({ locale: 'en-US' })

for (const [typed, sent, shown] of [
  ['1500,50', '1500.5', 'R$ 1.500,50'],
  ['2.000', '2000', 'R$ 2.000,00'],
  ['R$ 1.234,56', '1234.56', 'R$ 1.234,56'],
] as const) {
  test(`a minimum typed as ${typed} is ${sent} reais on the wire and stands in full once it is left`, async ({
    operador,
    espera,
  }) => {
    await operador.entra(VALUE)
    await espera.chamada('GET', VALUE)
    await operador.campo('Mínimo').fill(typed)
    await operador.tecla('Tab')
    await expect(operador.campo('Mínimo')).toHaveValue(shown)
    await operador.campo('Mínimo').press('Enter')
    await espera.chamada('GET', VALUE, { query: { valorMinimo: sent } })
    await expect(operador.campo('Mínimo')).toHaveValue(shown)
  })
}

test('a filter that cannot be read is refused at the field, and nothing is asked', async ({
  operador,
  espera,
  vigia,
}) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  const asked = vigia.calls.length
  await operador.preenche('Mínimo', '1,234')
  await operador.tecla('Enter')
  await espera.texto('Mínimo: use no máximo duas casas decimais.')
  await expect(operador.campo('Mínimo')).toBeFocused()
  await expect(operador.campo('Mínimo')).toHaveValue('1,234')
  expect(vigia.calls.slice(asked).filter(({ path }) => path.endsWith('/valor'))).toEqual([])
})

test('a period is read back in words, and says that it is not applied; a ready-made one is applied at once', async ({
  operador,
  espera,
  page,
}) => {
  await operador.entra(VALUE)
  const sentence = page.getByRole('heading', { level: 2 })
  const pending = page.getByText('não aplicado', { exact: true })
  await expect(sentence).toHaveText(/^Sem filtro · [\d.]+ linhas$/)
  await operador.preenche('Início', '2026-11-01T00:00')
  await operador.preenche('Fim', '2026-11-30T23:59')
  await espera.texto('de 01/11/2026 00:00 até 30/11/2026 23:59, 30 dias')
  await expect(pending).toBeVisible()
  await expect(sentence).toHaveText(/^Sem filtro · /)
  await operador.escolhe('Períodos prontos', 'Ontem')
  await expect(page.getByText(/^de .* 00:00 até .* 23:59, 1 dia$/)).toBeVisible()
  await expect(sentence).toHaveText(/^Em \d\d\/\d\d\/\d{4} · [\d.]+ linhas?$/)
  await expect(pending).toHaveCount(0)
  // Half a date, which has no value yet.
  await operador.tecla('a l')
  await expect(sentence).toHaveText(/^Sem filtro · /)
  await operador.campo('Início').focus()
  await page.keyboard.type('12')
  await expect(pending).toBeVisible()
})

test('what is pasted into a date field is read day before month', async ({ operador, espera, page }) => {
  await operador.entra(VALUE)
  await operador.campo('Início').focus()
  await operador.cola('05/01/2026 14:30')
  await expect(operador.campo('Início')).toHaveValue('2026-01-05T14:30')
  await operador.cola('de 01/10/2025 a 15/10/2025')
  await espera.texto('de 01/10/2025 00:00 até 15/10/2025 23:59, 15 dias')
  await operador.cola('banana')
  await espera.texto('“banana” não foi entendido como data.')
  await expect(page.getByRole('alert')).toHaveCount(1)
  // What stood there comes back.
  await operador.tecla('Escape')
  await expect(operador.campo('Início')).toHaveValue('2025-10-01T00:00')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

const DATES = [
  ['15/10/2026', '2026-10-15T00:00'],
  ['2026-10-15 08:00', '2026-10-15T08:00'],
  ['20/11/2026 10:19:33', '2026-11-20T10:19'],
] as const

test('the clipboard’s text is read by Ctrl+V in a date field', async ({ operador, page }) => {
  await operador.entra(VALUE)
  const from = operador.campo('Início')
  for (const [text, value] of DATES) {
    // Through another field: the browser's own clipboard, and its own key.
    await operador.campo('Mínimo').fill(text)
    await operador.campo('Mínimo').press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+x')
    await from.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(from).toHaveValue(value)
    await expect(from).toHaveAttribute('type', 'datetime-local')
    await expect(from).toBeFocused()
  }
})

test('a word typed in a date field is a date, applied by Enter', async ({ operador, espera, page }) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  const [from, to] = [operador.campo('Início'), operador.campo('Fim')]
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
  await espera.chamada('GET', VALUE, { query: { dataInicio, dataFim } })
})

test('a word that is no date is refused at the field, and nothing is sent', async ({
  operador,
  espera,
  page,
  vigia,
}) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  const asked = vigia.calls.length
  await operador.preenche('Início', '2026-11-01T08:30')
  await operador.campo('Início').focus()
  await page.keyboard.type('qualquer')
  await page.keyboard.press('Enter')
  await espera.texto('“qualquer” não foi entendido como data.')
  await expect(operador.campo('Início')).toHaveValue('qualquer')
  await expect(operador.campo('Início')).toBeFocused()
  await operador.clica('Aplicar')
  await expect(operador.campo('Início')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(operador.campo('Início')).toHaveValue('2026-11-01T08:30')
  expect(vigia.calls.slice(asked).filter(({ path }) => path.endsWith('/valor'))).toEqual([])
})

test('a name typed where a filter takes an id offers the records found, and the chosen one is filtered by', async ({
  operador,
  espera,
  page,
}) => {
  await operador.entra('/auditoria/transacoes/usuario')
  const field = operador.campo('ID do usuário')
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
  await espera.texto(name)
  await field.press('Enter')
  await espera.chamada('GET', `/auditoria/transacoes/usuario/${id}`)

  // A category too, and in the typed line.
  await operador.abre('/produtos')
  await operador.campo('Categoria').fill('banana boba')
  await espera.texto('Nenhuma categoria com este nome')
  await operador.abre('/auditoria/transacoes/usuario')
  await operador.tecla('/')
  await page.keyboard.type('usuario:maria')
  await expect(page.getByRole('option', { name: chosen })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/usuarioId=\d+/)
})

test('the periods stand one sequence away: a p', async ({ operador, espera }) => {
  await operador.entra(VALUE)
  await espera.chamada('GET', VALUE)
  await operador.tecla('a p')
  await operador.paleta.getByRole('option', { name: /^ontem/ }).click()
  await expect(operador.campo('Início')).toHaveValue(/T00:00$/)
  await expect(operador.campo('Fim')).toHaveValue(/T23:59$/)
  const dataInicio = await operador.campo('Início').inputValue()
  await espera.chamada('GET', VALUE, { query: { dataInicio } })
})

test('↓ in a filter leads to the table, and ↑ ↓ step a stock but never an id', async ({ operador, espera, page }) => {
  await operador.entra('/cashbacks')
  await espera.chamada('GET', '/gestor/cashback/listar')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await operador.campo('Status ID').focus()
  await operador.tecla('ArrowDown')
  await expect(page.getByRole('grid')).toBeFocused()
  await operador.abre('/produtos/editar/12')
  const stock = operador.campo('Estoque')
  await expect(stock).not.toHaveValue('')
  const before = Number(await stock.inputValue())
  await stock.press('ArrowUp')
  await expect(stock).toHaveValue(String(before + 1))
  const plan = operador.campo('Plano Produto')
  const stays = await plan.inputValue()
  await plan.press('ArrowUp')
  await expect(plan).toHaveValue(stays)
})

test('a form shows a price with its cents', async ({ operador }) => {
  await operador.entra('/produtos/editar/12')
  await expect(operador.campo('Preço')).toHaveValue(/^\d+,\d\d$/)
  await operador.campo('Preço').fill('R$ 1.999,9')
  await operador.tecla('Tab')
  await expect(operador.campo('Preço')).toHaveValue('1999,90')
})

test('a choice whose options failed to load does not say that there are none', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await plataforma.refuse('categorias/listar', 500)
  await operador.entra('/produtos/cadastrar')
  await espera.texto('Não foi possível carregar. Tentar novamente')
  await operador.campo('Categoria').fill('casa')
  const options = page.getByRole('listbox', { name: 'Opções' })
  await expect(options.getByText('Não foi possível carregar.')).toBeVisible()
  await expect(options.getByText('Nenhum registro')).toHaveCount(0)
})

for (const field of ['Categoria', 'Fornecedor'])
  test(`Tab out of the open list of ${field} leads to the next field, and what is typed then is no key of the page`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entra('/produtos/cadastrar')
    await operador.campo(field).click()
    await operador.tecla('Alt+ArrowDown')
    const list = page.getByRole('listbox', { name: 'Opções' })
    await expect(list).toBeVisible()
    // Longer than its box: what scrolls is a stop of Tab by itself.
    await expect.poll(() => list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
    await operador.tecla('Tab')
    await expect(list).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.closest('form') !== null)).toBe(true)
    await page.keyboard.press('r')
    await espera.caminho('/produtos/cadastrar')
  })

test('where others could not be read no record is taken for the one whose name was begun', async ({
  page,
  operador,
  plataforma,
  vigia,
}) => {
  vigia.accept(failedCall)
  await plataforma.fault({
    match: { path: 'fornecedor/listar$', query: { page: '1' } },
    effect: { kind: 'status', status: 500 },
  })
  await operador.entra('/produtos/editar/302')
  const field = operador.campo('Fornecedor')
  await field.fill('curitiba')
  await expect(page.getByText('Há outros que não foram lidos')).toBeVisible()
  await operador.tecla('Tab Control+Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('curitiba')
  expect(vigia.calls.filter(({ method }) => method === 'PUT')).toEqual([])
  // Whoever chooses means it.
  await operador.tecla('Enter')
  await expect(field).not.toHaveValue('curitiba')
  await operador.tecla('Control+Enter')
  await expect.poll(() => vigia.calls.filter(({ method }) => method === 'PUT').length).toBe(1)
})
