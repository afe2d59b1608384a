/** A window for the keyboard that fails: it takes nothing along, and nothing behind hears a key until Esc. */
import { expect, test } from './test.ts'

test('a line that the language fails at takes neither the keys nor the form along [G13]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/quebrado de propósito/)
  await page.addInitScript(() => {
    const { normalize } = String.prototype
    const broken = function (this: string, form?: string) {
      // Accents are taken off where a line is interpreted, not where it is typed.
      if (form === 'NFD' && this.includes('quebrá')) throw new Error('quebrado de propósito')
      return normalize.call(this, form)
    }
    Object.assign(String.prototype, { normalize: broken })
  })
  await operador.edita('/cashbacks/editar/249', 'Descrição')
  await operador.preenche('% Cashback', '7,5')
  await operador.digita('quebrá tudo')
  await expect(page.getByRole('alertdialog', { name: 'A paleta falhou' })).toBeFocused()
  await operador.tecla('Escape')
  await expect(operador.paleta).toHaveCount(0)
  await expect(operador.campo('% Cashback')).toHaveValue('7,5')
  await operador.digita('ir para lojas')
  await expect(operador.paleta.getByRole('option').first()).toContainText('Lojas')
  await operador.tecla('Escape')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/cashbacks')
})

test('a palette whose list another script has changed keeps the keys from the list behind [G13]', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/removeChild|insertBefore/)
  await operador.entraNaLista('/produtos')
  await operador.tecla('j')
  await operador.digita('v')
  await operador.paleta.getByRole('option').first().waitFor()
  await page.evaluate(() => document.querySelectorAll('[role=option]').forEach((option) => option.remove()))
  // 'a s' would send the synchronisation, 'x' mark a row, Enter open the record.
  await page.keyboard.type('er lojas a s x ?')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Control+s')
  const failed = page.getByRole('alertdialog', { name: 'A paleta falhou' })
  await expect(failed).toBeFocused()
  await espera.caminho('/produtos')
  expect(vigia.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(failed).toHaveCount(0)
  await espera.semTexto('1 selecionado')
  await operador.manda('ver lojas')
  await espera.caminho('/lojas')
})
