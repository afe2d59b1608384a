/** The keys of the console: sequences, layouts, the switch, and keys of one's own (keymap.md §2, §10, §11). */
import { expect, test } from './test.ts'

test('sequences go, wait, start over and say what they do not know', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await operador.tecla('g p')
  await espera.caminho('/produtos')
  await operador.tecla('g g c')
  await espera.caminho('/cashbacks')
  await operador.tecla('g')
  const panel = page.getByRole('status', { name: 'Próximas teclas' })
  await expect(panel).toContainText('Fornecedores')
  await operador.tecla('a')
  await expect(panel).toContainText('Auditoria por Tipo')
  await operador.tecla('t')
  await espera.caminho('/auditoria/transacoes/tipo')
  await operador.tecla('g x')
  await espera.texto('g x: sem atalho')
  await operador.tecla('c')
  await espera.texto('Nada para cadastrar aqui')
  await espera.caminho('/auditoria/transacoes/tipo')
})

test('keys are known by what they write, whatever the layout', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  const press = (key: string, code: string, shiftKey = false) =>
    page.evaluate(
      (init) => {
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
        )
      },
      { key, code, shiftKey },
    )
  // ABNT2: the key at BracketRight writes '[', the one at Backslash ']'.
  await press(']', 'Backslash')
  await espera.pagina(2, 25)
  await press('[', 'BracketRight')
  await espera.pagina(1, 25)
  await press('Dead', 'BracketLeft')
  await press('?', 'IntlRo', true)
  await expect(page.getByRole('dialog', { name: 'Atalhos' })).toBeVisible()
})

test('the help lists this screen first and can be searched', async ({ page, operador, espera }) => {
  await operador.entra('/produtos')
  await espera.linha('#')
  await operador.tecla('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  await expect(help.getByRole('heading').nth(1)).toHaveText('Nesta tela · Produtos')
  await operador.tecla('/')
  await page.keyboard.type('sincronizar')
  await expect(help.getByText('Sincronizar RV')).toBeVisible()
  await expect(help.getByText('Próxima página')).toHaveCount(0)
  await operador.tecla('Escape')
  await expect(help).toBeHidden()
})

test('single keys can be switched off at once and for good', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await operador.tecla('?')
  await page.getByRole('switch', { name: 'Atalhos de uma tecla' }).click()
  await operador.tecla('Escape')
  await operador.tecla('g p')
  await operador.tecla(']')
  await page.reload()
  await espera.linha('#')
  await operador.tecla('?')
  await espera.pagina(1, 25)
  await espera.caminho('/cashbacks')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await operador.tecla('Mod+k')
  await expect(operador.paleta).toBeVisible()
})

test('keys can be bound anew, and a conflict names who has the key', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await operador.manda('configurar atalhos')
  const keys = page.getByRole('dialog', { name: 'Configurar atalhos' })
  await keys.getByLabel('Buscar um comando').fill('Última página')
  await keys.getByRole('button', { name: 'Trocar a tecla de Última página', exact: true }).click()
  await page.keyboard.press(']')
  await page.keyboard.press('Enter')
  await expect(keys.getByRole('alert')).toHaveText('“Próxima página” já usa esta tecla')
  await keys.getByRole('button', { name: 'Trocar a tecla de Última página', exact: true }).click()
  await page.keyboard.press('z')
  await page.keyboard.press('Enter')
  await keys.getByRole('button', { name: 'Fechar' }).click()
  await operador.tecla('}')
  await espera.pagina(1, 25)
  await operador.tecla('z')
  await espera.pagina(25, 25)
})

test('a key held down deletes nothing and pages nothing', async ({ page, operador, espera }) => {
  await operador.entra('/cashbacks')
  await espera.linha('#')
  await page.evaluate(() => {
    for (const key of [']', 'Delete', 'g'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: 'KeyA', repeat: true, bubbles: true, cancelable: true }),
      )
  })
  await espera.pagina(1, 25)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
