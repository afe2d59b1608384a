/** A palette that fails: the rest of the console survives, and no key reaches the page behind it until Esc. */
import { expect, test } from './fixtures.ts'

test('a line on which the interpreter fails breaks neither the keys nor the form [G13]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/quebrado de propósito/)
  await page.addInitScript(() => {
    const { normalize } = String.prototype
    const failingNormalize = function (this: string, form?: string) {
      // Accents are removed when a line is interpreted, not when it is typed.
      if (form === 'NFD' && this.includes('quebrá')) throw new Error('quebrado de propósito')
      return normalize.call(this, form)
    }
    Object.assign(String.prototype, { normalize: failingNormalize })
  })
  await operator.editsRecord('/cashbacks/editar/249', 'Descrição')
  await operator.fills('% Cashback', '7,5')
  await operator.typesKeyByKey('quebrá tudo')
  await expect(page.getByRole('alertdialog', { name: 'A paleta falhou' })).toBeFocused()
  await operator.presses('Escape')
  await expect(operator.palette).toHaveCount(0)
  await expect(operator.field('% Cashback')).toHaveValue('7,5')
  await operator.typesKeyByKey('ir para lojas')
  await expect(operator.palette.getByRole('option').first()).toContainText('Lojas')
  await operator.presses('Escape')
  await operator.presses('Mod+Enter')
  await expected.path('/cashbacks')
})

test('a palette whose list another script has changed keeps its keys from the list behind it [G13]', async ({
  page,
  operator,
  expected,
  watch,
}) => {
  watch.acceptProblem(/removeChild|insertBefore/)
  await operator.opensListSignedIn('/produtos')
  await operator.presses('j')
  await operator.typesKeyByKey('v')
  await operator.palette.getByRole('option').first().waitFor()
  await page.evaluate(() => document.querySelectorAll('[role=option]').forEach((option) => option.remove()))
  // 'a s' would start the synchronisation, 'x' select a row, Enter open the record.
  await page.keyboard.type('er lojas a s x ?')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  const failed = page.getByRole('alertdialog', { name: 'A paleta falhou' })
  await expect(failed).toBeFocused()
  await expected.path('/produtos')
  expect(watch.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(failed).toHaveCount(0)
  await expected.noText('1 selecionado')
  await operator.runs('ver lojas')
  await expected.path('/lojas')
})
