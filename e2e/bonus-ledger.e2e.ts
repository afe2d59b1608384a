/** The bonus ledger: release, reprocessing, filters and the links to order and transaction (spec 2 §2, §5, §8). */
import { expect, test } from './fixtures.ts'

const refusedCall = /Failed to load resource: the server responded with a status of (409|422|500)/
const reprocessed = (id: number) => `/gestor/bonus/reprocessar/pedido/${id}`

test('the ledger requests twenty rows, newest first; its rows lead to order and transaction; filters by field and by phrase', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/bonus')
  await expected.call('GET', '/gestor/bonus', { query: { page: '0', size: '20', sort: 'dtCadastro,DESC' } })
  const columns = ['ID', 'Beneficiário', 'Origem', 'Pedido', 'Transação', 'Nível', 'Valor', 'Status', 'Data']
  for (const name of columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expected.pageNumber(1, 30)
  await test.step('its order leads to the orders', async () => {
    const id = (await operator.row('#600').getByRole('link').first().textContent())?.slice(1)
    await operator.row('#600').getByRole('link').first().click()
    await expected.path('/pedidos')
    const missingNotice = page.getByText(`O pedido #${id} não está nesta página.`)
    const cursorRow = page.locator('[role=grid] tr[data-cursor]').filter({ hasText: `#${id}` })
    await expect(missingNotice.or(cursorRow).first()).toBeVisible()
  })
  await test.step('Enter leads to the history of its transaction', async () => {
    await page.goBack()
    await expected.row('#600')
    const id = await operator.row('#600').getByRole('link').nth(1).textContent()
    await operator.focusesRow('#600')
    await operator.presses('Enter')
    await expect(page.getByRole('heading', { name: `Histórico da Transação ${id}` })).toBeVisible()
  })
  await test.step('filters by field and by phrase', async () => {
    await page.goBack()
    await expected.row('#600')
    await operator.fills('Nível', '3')
    await operator.fills('Status', '1')
    await operator.presses('Enter')
    await expected.call('GET', '/gestor/bonus', { query: { nivel: '3', statusId: '1', page: '0' } })
    await operator.runs('bônus do pedido 12')
    await expected.call('GET', '/gestor/bonus', { query: { pedidoId: '12', page: '0' } })
  })
})

test('release of the row under the cursor, by its key, again on another row, and of five by phrase; a refusal is reported in the server’s words', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensListSignedIn('/bonus')
  await operator.focusesRow('#599')
  await operator.presses('l')
  await operator.acceptsDialog('Liberar bônus #599?')
  await expected.toast('Bônus liberado')
  const { body } = await expected.call('POST', '/gestor/bonus/599/liberar')
  expect(body ?? {}).toEqual({})
  await test.step('repeated on the current row by its key, with its own confirmation', async () => {
    await operator.focusesRow('#597')
    await operator.presses('a a')
    await operator.rejectsDialog('Liberar bônus #597?')
    expect(expected.countCalls('POST', '/gestor/bonus/597/liberar')).toBe(0)
  })
  await test.step('confirmed by key after a click beside the dialog too', async () => {
    await operator.focusesRow('#598')
    await operator.presses('l')
    const dialog = page.getByRole('alertdialog', { name: 'Liberar bônus #598?' })
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 300)
    await page.keyboard.press('s')
    await expect(dialog).toBeHidden()
    await expected.call('POST', '/gestor/bonus/598/liberar')
  })
  await test.step('a refusal in the server’s words or its own', async () => {
    await operator.runsOnRecord('liberar bônus', 91)
    await expected.toast('Bônus #91 retido para análise.')
    await operator.runsOnRecord('liberar bônus', 92)
    await expected.toast('Erro ao liberar')
  })
  await test.step('of five, confirmed once, continues after a failure and names it', async () => {
    await operator.runs('liberar bônus 94, 89-91 e 93')
    await operator.acceptsDialog('Liberar 5 bônus? #89, #90, #91, #93, #94')
    await expected.text(/4 bônus liberados, 1 falhou/)
    await expected.text('Bônus #91 retido para análise.')
    // #91 was refused before as well.
    for (const [id, times] of [
      [89, 1],
      [90, 1],
      [91, 2],
      [93, 1],
      [94, 1],
    ])
      expect(expected.countCalls('POST', `/gestor/bonus/${id}/liberar`)).toBe(times)
    await expect(page.getByText('Tentar novamente').first()).toBeVisible()
  })
})

test('Reprocessar por Pedido asks for the order by key, by phrase and on a row, and shows a refusal', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(refusedCall)
  await operator.opensListSignedIn('/bonus')
  await test.step('ignores silently what is no order', async () => {
    const dialog = page.getByRole('dialog', { name: 'Reprocessar por Pedido' })
    for (const input of ['', '0', 'abc']) {
      await operator.clicks(/^Reprocessar por Pedido/)
      await dialog.getByRole('textbox').fill(input)
      await operator.presses('Enter')
      await expect(dialog, input).toBeHidden()
      await expect(page.getByText(/Reprocessamento solicitado|Erro ao reprocessar/), input).toHaveCount(0)
      expect(
        watch.calls.filter(({ path }) => path.includes('reprocessar')),
        input,
      ).toEqual([])
    }
  })
  await test.step('asks for the order by key and sends it', async () => {
    await operator.presses('a r')
    await expect(operator.field('ID do pedido')).toBeFocused()
    await page.keyboard.type('31')
    await operator.presses('Enter')
    await expected.toast('Reprocessamento solicitado')
    await expected.call('POST', reprocessed(31))
  })
  await test.step('keeps what is typed after a click beside the dialog', async () => {
    await operator.presses('a r')
    await expect(operator.field('ID do pedido')).toBeFocused()
    await page.keyboard.type('3')
    await page.mouse.click(5, 300)
    await page.keyboard.type('2')
    await expect(operator.field('ID do pedido')).toHaveValue('32')
    await operator.presses('Enter')
    await expected.call('POST', reprocessed(32))
  })
  await test.step('shows a refusal', async () => {
    for (const [id, message] of [
      ['91', 'Pedido #91 em apuração.'],
      ['92', 'Erro ao reprocessar'],
    ] as const) {
      await operator.clicks(/^Reprocessar por Pedido/)
      await operator.fills('ID do pedido', id)
      await operator.presses('Enter')
      await expected.toast(message)
    }
  })
  await test.step('with an id in the phrase it asks for a plain confirmation', async () => {
    await operator.runs('reprocessar pedido 31')
    await operator.acceptsDialog('Reprocessar o pedido #31?')
    await expected.toast('Reprocessamento solicitado')
  })
  await test.step('on the rows of Pedidos as well', async () => {
    await operator.presses('g o')
    await expected.row('#2000')
    await operator.focusesRow('#2000')
    await operator.presses('a r')
    await operator.acceptsDialog('Reprocessar o pedido #2000?')
    await expected.call('POST', reprocessed(2000))
  })
})
