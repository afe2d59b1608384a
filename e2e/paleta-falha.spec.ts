/** A fault within the palette, which must take nothing along. */
import { expect, test } from './test.ts'

test('a line that the language fails at takes neither the keys nor the form along', async ({
  page,
  operador,
  espera,
  vigia,
}) => {
  vigia.accept(/quebrado de propósito/)
  await page.addInitScript(() => {
    const { normalize } = String.prototype
    const broken = function (this: string, form?: string) {
      if (this.includes('quebra tudo')) throw new Error('quebrado de propósito')
      return normalize.call(this, form)
    }
    Object.assign(String.prototype, { normalize: broken })
  })
  await operador.edita('/cashbacks/editar/249', 'Descrição')
  await operador.preenche('% Cashback', '7,5')
  await operador.digita('quebra tudo')
  await espera.toast('Algo deu errado. Tente novamente.')
  await expect(operador.paleta).toHaveCount(0)
  await expect(operador.campo('% Cashback')).toHaveValue('7,5')
  await operador.digita('ir para lojas')
  await expect(operador.paleta.getByRole('option').first()).toContainText('Lojas')
  await operador.tecla('Escape')
  await operador.tecla('Mod+Enter')
  await espera.caminho('/cashbacks')
})
