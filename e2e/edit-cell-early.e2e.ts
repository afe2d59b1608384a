/** What is typed into the editor of a cell before its record is read, and what becomes of it elsewhere. */
import { cellOf, editorOf, movesToColumn, opensProductsAt } from './cells.ts'
import { expect, test } from './fixtures.ts'
import { FAILED_CALL_MESSAGE } from './network-watch.ts'

test('a part of a name sent before the record was read stores nothing, and the editor opens again with the reason', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  const id = await opensProductsAt(operator, 'Status')
  await platform.delayCalls(`produtos/${id}$`, 1_500)
  await operator.presses('F2')
  await page.keyboard.type('Bl')
  await operator.presses('Enter')
  const status = editorOf(operator, 'Status').getByRole('combobox', { name: 'Status' })
  await expect(status).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Escreva o valor inteiro.')
  await expect(status.locator('option:checked')).toHaveText('Bloqueado')
  expect(expected.countCalls('PUT', `/gestor/produtos/${id}`)).toBe(0)
  await operator.presses('Enter')
  await expected.call('PUT', `/gestor/produtos/${id}`, { body: { statusId: 3 } })
  await expected.toast('Campo “Status” alterado')
})

test('it does not open again under the next keys: then the cell says it', async ({ page, operator, platform }) => {
  const id = await opensProductsAt(operator, 'Status')
  await platform.delayCalls(`produtos/${id}$`, 1_500)
  await operator.presses('F2')
  await page.keyboard.type('Bl')
  await operator.presses('Enter j')
  await expect(await cellOf(operator, id, 'Status')).toHaveAttribute('aria-invalid', 'true')
  await expect(editorOf(operator, 'Status')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeFocused()
})

test('a text typed before the record is read is unsaved work, and an editor without one is closed by Back', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/lojas')
  await operator.clicks('Produtos')
  await expected.path('/produtos')
  await operator.presses('j ArrowRight')
  const id = await operator.readRowId(0)
  const name = editorOf(operator, 'Nome').getByRole('textbox')
  await (await cellOf(operator, id, 'Nome')).dblclick()
  await expect(name).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('columnheader', { name: 'Link' })).toBeVisible()
  await page.goForward()
  await expected.path('/produtos')
  await expect(await cellOf(operator, id, 'Nome')).toBeVisible()
  await expect(name).toHaveCount(0)
  await platform.delayCalls(`produtos/${id}$`, 8_000)
  await (await cellOf(operator, id, 'Nome')).dblclick()
  const early = page.getByPlaceholder('Lendo…')
  await expect(early).toBeFocused()
  await page.keyboard.type('Bolsa')
  await page.goBack()
  await operator.rejectsDialog('Descartar alterações?')
  await expected.path('/produtos')
  await expect(early).toHaveValue('Bolsa')
})

test('digits typed after a failed reading are in the field when it is read again', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(FAILED_CALL_MESSAGE)
  const id = await opensProductsAt(operator, 'Preço')
  await platform.failCalls(`produtos/${id}$`, 422, { times: 1 })
  await operator.presses('F2')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeFocused()
  await page.keyboard.type('7,5')
  await operator.presses('Enter')
  await expect(editorOf(operator, 'Preço').getByRole('textbox')).toHaveValue('7,5')
})

test('what was typed outlives a lost session, sent without a response or not sent, and F2 has it again', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 401/)
  const id = await opensProductsAt(operator, 'Nome')
  const name = editorOf(operator, 'Nome').getByRole('textbox', { name: 'Nome' })
  const openTyped = async (text: string) => {
    await operator.presses('F2')
    await expect(name).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await openTyped('Enviado sem resposta')
  await platform.addFault({ match: { path: 'produtos/\\d+$' }, effect: { kind: 'hang' } })
  await operator.presses('Enter')
  await expect(await cellOf(operator, id, 'Nome')).toHaveAttribute('data-edit', 'pending')
  await platform.restore()
  await openTyped('Nunca enviado')
  await platform.addFault({ match: { path: '.*' }, forMs: 1_500, effect: { kind: 'status', status: 401 } })
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await operator.runs('recarregar')
  await expect(page.getByText(/O que você digitou e não salvou está guardado nesta aba/)).toBeVisible()
  await operator.signsInThroughPage()
  await operator.clicks('Voltar para onde parei')
  await expect(await cellOf(operator, id, 'Nome')).toHaveAttribute('data-edit', 'refused')
  await expect(await cellOf(operator, id - 1, 'Nome')).toHaveAttribute('data-edit', 'typed')
  await operator.presses('j')
  await movesToColumn(operator, 'Nome')
  await operator.presses('F2')
  await expect(name).toHaveValue('Enviado sem resposta')
  await expect(page.getByRole('alert').filter({ hasText: 'A sessão terminou antes da resposta' })).toBeVisible()
  await operator.presses('Escape j F2')
  await expect(name).toHaveValue('Nunca enviado')
})

test('Esc drops no value that is not shown, because its record cannot be read, and F6 leads out of the editor and back', async ({
  page,
  operator,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 50[03]/)
  const id = await opensProductsAt(operator, 'Preço')
  const price = editorOf(operator, 'Preço').getByRole('textbox', { name: 'Preço' })
  await platform.failCalls('produtos/\\d+$', 500, { times: 1 })
  await operator.presses('F2')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeFocused()
  await operator.presses('Enter')
  await expect(price).toBeFocused()
  await page.keyboard.type('77,70')
  await platform.failCalls('produtos/\\d+$', 503)
  await operator.presses('Enter')
  const cell = await cellOf(operator, id, 'Preço')
  await expect(cell).toHaveAttribute('data-edit', 'refused')
  await operator.presses('k F2')
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeFocused()
  await operator.presses('Escape')
  await expect(cell).toHaveAttribute('data-edit', 'refused')
  await platform.restore()
  await operator.presses('F2')
  await expect(price).toHaveValue('77,70')
  await page.keyboard.type('5')
  await operator.presses('F6')
  await expect(price).not.toBeFocused()
  await operator.presses('Shift+F6')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('5,00')
  await operator.presses('Escape')
})
