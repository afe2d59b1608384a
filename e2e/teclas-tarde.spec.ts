/** What comes late takes no key that was meant for something else (ui/focus/README §2). */
import { expect, test } from './test.ts'

test.describe('the question of a look that takes its time', () => {
  test.beforeEach(async ({ operador, plataforma }) => {
    await operador.entraNaLista('/usuarios')
    await plataforma.late('^/gestor/bonus', 1500)
    await operador.manda('liberar bonus 53, 54')
  })

  test('waits for the end of what is typed into a field meanwhile', async ({ page, operador, espera }) => {
    await operador.tecla('f')
    const name = page.getByRole('main').getByRole('textbox').first()
    await expect(name).toBeFocused()
    const typed = 'maria s da silva sousa e sebastiao'
    const question = page.getByRole('alertdialog', { name: 'Liberar 2 bônus? #53, #54' })
    await page.keyboard.type(typed, { delay: 90 })
    await expect(name).toHaveValue(typed)
    await expect(question).toBeVisible()
    expect(espera.vezes('POST', '/gestor/bonus/53/liberar')).toBe(0)
    await operador.tecla('n')
    await expect(question).toBeHidden()
    await expect(name).toBeFocused()
  })

  test('does not come after Esc', async ({ page, operador, espera }) => {
    await espera.texto('Conferindo antes de perguntar…')
    await operador.tecla('Escape')
    await espera.texto('Cancelado antes da pergunta: nada foi feito')
    // The next act has its own look and its own question.
    await operador.manda('liberar bonus 55, 56')
    await expect(page.getByRole('alertdialog', { name: 'Liberar 2 bônus? #55, #56' })).toBeVisible()
  })
})

test('the report of a run that ends while one types does not open, and its notice leads there', async ({
  page,
  operador,
  espera,
  plataforma,
  vigia,
}) => {
  vigia.accept(/status of 500/)
  await operador.entraNaLista('/cashbacks')
  await plataforma.late('deletar$', 300)
  for (const id of ['72', '75'])
    await plataforma.fault({
      match: { path: 'deletar$', query: { id } },
      effect: { kind: 'status', status: 500, body: 'empty' },
    })
  await operador.manda('excluir cashback 70-75')
  await page.getByRole('alertdialog').waitFor()
  await operador.tecla('s')
  await espera.texto('1 de 6')
  await operador.tecla('f')
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
  await operador.tecla('Escape')
  // The history goes on telling which.
  await operador.manda('histórico de comandos')
  await expect(page.getByRole('dialog')).toContainText('4 excluídos, 2 falharam: #72, #75')
})
