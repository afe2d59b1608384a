/** The scripts dialog: its input, storage, export and import, and its owner. */
import { readFile } from 'node:fs/promises'
import { createScript } from './scripts-page.ts'
import { expect, test } from './fixtures.ts'

const OTHER = 'auditor@gestor.test'

test('scripts are exported and imported as text, and a refusal is explained in words [Q3]', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'corte', '- desabilitar cashback {id}\n2. ir para lojas')
  const download = page.waitForEvent('download')
  await operator.clicks('Exportar todos')
  const path = await (await download).path()
  expect(await readFile(path, 'utf8')).toBe('# corte\ndesabilitar cashback {1}\nir para lojas\n')
  await operator.clicks('Excluir “corte”')
  await operator.acceptsDialog('Excluir o roteiro “corte”?')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
  // The button that had the focus disappeared with its line.
  await expect(page.getByRole('dialog', { name: 'Roteiros' })).toBeFocused()
  const text = '# manhã\nhabilitar cashback {1}\n\n# ruim\nxyzzy\nexcluir cashback\n'
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.clicks('Importar')])
  // The encoding of an older Notepad.
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
  await chooser.setFiles({ name: 'roteiros.txt', mimeType: 'text/plain', buffer })
  await expected.toast('1 roteiro importado')
  const refusal = page.getByRole('alert').filter({ hasText: 'Não importado' })
  await expect(refusal).toContainText('ruim: “xyzzy”: não entendido')
  await expect(refusal).toContainText('ruim: “excluir cashback”: falta um argumento')
  await operator.clicks('Editar “manhã”')
  await operator.fills('Nome', 'editar')
  await operator.clicks('Guardar')
  await expect(page.getByText('“editar” é palavra dos comandos: dê outro nome.')).toBeVisible()
  await operator.fills('Nome', 'produtos')
  await operator.clicks('Guardar')
  await expect(page.getByText('“produtos” já quer dizer: Ir para Produtos.')).toBeVisible()
  await operator.fills('Nome', 'melhor')
  await operator.clicks('Guardar')
  await expect(page.getByRole('button', { name: 'Editar “melhor”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar “manhã”' })).toHaveCount(0)
  await operator.clicks('Novo')
  await operator.fills('Nome', 'abertura')
  await operator.fills('Comandos', 'ir para lojas')
  await operator.clicks('Guardar')
  await operator.clicks('Editar “melhor”')
  await operator.clicks('Guardar')
  await expect(page.getByRole('button', { name: 'Executar “melhor”' })).toBeFocused()
})

test('a typed script is not discarded by Esc, by Enter or by a key that opens another dialog, and the error in each of its phrases has its line', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/lojas')
  await operator.runs('roteiros')
  await operator.clicks('Novo')
  await operator.fills('Comandos', 'desabilitar cashback {1}')
  await operator.presses('Escape')
  const confirmation = page.getByRole('alertdialog').filter({ hasText: 'Descartar o roteiro?' })
  await expect(confirmation.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await operator.presses('Enter')
  await expect(confirmation).toHaveCount(0)
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1}')
  await operator.presses('Mod+/')
  await operator.presses('Mod+K')
  await page.keyboard.type(' # nota')
  await expect(operator.field('Comandos')).toHaveValue('desabilitar cashback {1} # nota')
  await test.step('The errors', async () => {
    await operator.fills('Nome', 'ruim')
    await operator.fills('Comandos', 'xyzzy\nexcluir cashback')
    await operator.clicks('Guardar')
    const errors = operator.page.getByText('não entendido').filter({ visible: true })
    await expect.poll(() => errors.innerText()).toBe('“xyzzy”: não entendido\n“excluir cashback”: falta um argumento')
  })
})

test('a script is its operator’s alone [M1]', async ({ page, operator }) => {
  await operator.opensListSignedIn('/lojas')
  await createScript(operator, 'corte', 'desabilitar cashback {1}')
  await page.keyboard.press('Escape')
  await operator.replacesToken(await operator.fetchToken(OTHER))
  await operator.opensList('/lojas')
  await operator.runs('roteiros')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
})
