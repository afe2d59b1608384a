/** A dialog that opens late takes no key that was meant for something else (ui/focus/README §2). */
import { expect, test } from './fixtures.ts'

test('the confirmation after a slow preview does not open after Esc, and waits until the text being typed into a field is complete', async ({
  page,
  operator,
  expected,
  platform,
}) => {
  await operator.opensListSignedIn('/usuarios')
  await platform.delayCalls('^/gestor/bonus', 1500)
  await test.step('Esc', async () => {
    await operator.runs('liberar bonus 53, 54')
    await expected.text('Conferindo antes de perguntar…')
    await operator.presses('Escape')
    await expected.text('Cancelado antes da pergunta: nada foi feito')
    // The next command has its own preview and its own confirmation.
    await operator.runs('liberar bonus 55, 56')
    await expect(page.getByRole('alertdialog', { name: 'Liberar 2 bônus? #55, #56' })).toBeVisible()
    await operator.presses('n')
  })
  await operator.runs('liberar bonus 53, 54')
  await operator.presses('f')
  const name = page.getByRole('main').getByRole('textbox').first()
  await expect(name).toBeFocused()
  const typed = 'maria s da silva sousa e sebastiao'
  const confirmation = page.getByRole('alertdialog', { name: 'Liberar 2 bônus? #53, #54' })
  await page.keyboard.type(typed, { delay: 90 })
  await expect(name).toHaveValue(typed)
  await expect(confirmation).toBeVisible()
  expect(expected.countCalls('POST', '/gestor/bonus/53/liberar')).toBe(0)
  await operator.presses('n')
  await expect(confirmation).toBeHidden()
  await expect(name).toBeFocused()
})

test('the report of a bulk job that ends during typing does not open, and its notice leads to it', async ({
  page,
  operator,
  expected,
  platform,
  watch,
}) => {
  watch.acceptProblem(/status of 500/)
  await operator.opensListSignedIn('/cashbacks')
  await platform.delayCalls('deletar$', 300)
  for (const id of ['72', '75'])
    await platform.addFault({
      match: { path: 'deletar$', query: { id } },
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
  await operator.runs('excluir cashback 70-75')
  await page.getByRole('alertdialog').waitFor()
  await operator.presses('s')
  await expected.text('1 de 6')
  await operator.presses('f')
  const field = page.getByRole('main').getByRole('textbox').first()
  await expect(field).toBeFocused()
  const notice = page.locator('[data-notice]').filter({ hasText: '4 cashbacks excluídos, 2 falharam' })
  let typed = ''
  while (!(await notice.isVisible())) {
    await page.keyboard.type('recarga ', { delay: 90 })
    typed += 'recarga '
  }
  await expect(field).toHaveValue(typed)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await notice.getByRole('button', { name: 'Ver relatório' }).click()
  const report = page.getByRole('dialog', { name: '4 excluídos, 2 falharam' })
  await expect(report).toContainText('#75')
  await operator.presses('Escape')
  // The history still says which failed.
  await operator.runs('histórico de comandos')
  await expect(page.getByRole('dialog')).toContainText('4 excluídos, 2 falharam: #72, #75')
})
