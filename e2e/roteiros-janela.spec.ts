/** The window of scripts: what is typed in it, kept, exported and imported, and whose it is. */
import { readFile } from 'node:fs/promises'
import { guarda } from './roteiros.ts'
import { expect, test } from './test.ts'

const OTHER = 'auditor@gestor.test'

test('scripts are exported and imported as text, and what is refused is told in words [Q3]', async ({
  page,
  operador,
  espera,
}) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'corte', '- desabilitar cashback {id}\n2. ir para lojas')
  const download = page.waitForEvent('download')
  await operador.clica('Exportar todos')
  const path = await (await download).path()
  expect(await readFile(path, 'utf8')).toBe('# corte\ndesabilitar cashback {1}\nir para lojas\n')
  await operador.clica('Excluir “corte”')
  await operador.confirma('Excluir o roteiro “corte”?')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
  // The button that had the focus went with its line.
  await expect(page.getByRole('dialog', { name: 'Roteiros' })).toBeFocused()
  const text = '# manhã\nhabilitar cashback {1}\n\n# ruim\nxyzzy\nexcluir cashback\n'
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operador.clica('Importar')])
  // As an older Notepad saves it.
  const buffer = Buffer.from(`\uFEFF${text}`, 'utf16le')
  await chooser.setFiles({ name: 'roteiros.txt', mimeType: 'text/plain', buffer })
  await espera.toast('1 roteiro importado')
  const refused = page.getByRole('alert').filter({ hasText: 'Não importado' })
  await expect(refused).toContainText('ruim: “xyzzy”: não entendido')
  await expect(refused).toContainText('ruim: “excluir cashback”: falta um argumento')
  await operador.clica('Editar “manhã”')
  await operador.preenche('Nome', 'editar')
  await operador.clica('Guardar')
  await expect(page.getByText('“editar” é palavra dos comandos: dê outro nome.')).toBeVisible()
  await operador.preenche('Nome', 'produtos')
  await operador.clica('Guardar')
  await expect(page.getByText('“produtos” já quer dizer: Ir para Produtos.')).toBeVisible()
  await operador.preenche('Nome', 'melhor')
  await operador.clica('Guardar')
  await expect(page.getByRole('button', { name: 'Editar “melhor”' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar “manhã”' })).toHaveCount(0)
  await operador.clica('Novo')
  await operador.preenche('Nome', 'abertura')
  await operador.preenche('Comandos', 'ir para lojas')
  await operador.clica('Guardar')
  await operador.clica('Editar “melhor”')
  await operador.clica('Guardar')
  await expect(page.getByRole('button', { name: 'Executar “melhor”' })).toBeFocused()
})

test('what is wrong with each phrase of a script is told on a line of its own', async ({ operador }) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'ruim', 'xyzzy\nexcluir cashback')
  const told = operador.page.getByText('não entendido').filter({ visible: true })
  await expect.poll(() => told.innerText()).toBe('“xyzzy”: não entendido\n“excluir cashback”: falta um argumento')
})

test('a script that was typed is not thrown away by Esc and Enter', async ({ page, operador }) => {
  await operador.entraNaLista('/lojas')
  await operador.manda('roteiros')
  await operador.clica('Novo')
  await operador.preenche('Comandos', 'desabilitar cashback {1}')
  await operador.tecla('Escape')
  const question = page.getByRole('alertdialog').filter({ hasText: 'Descartar o roteiro?' })
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await operador.tecla('Enter')
  await expect(question).toHaveCount(0)
  await expect(operador.campo('Comandos')).toHaveValue('desabilitar cashback {1}')
})

test('a script that was typed is not thrown away by a key that opens another window', async ({ page, operador }) => {
  await operador.entraNaLista('/lojas')
  await operador.manda('roteiros')
  await operador.clica('Novo')
  await operador.preenche('Comandos', 'desabilitar cashback {1}')
  await operador.tecla('Mod+/')
  await operador.tecla('Mod+K')
  await page.keyboard.type(' # nota')
  await expect(operador.campo('Comandos')).toHaveValue('desabilitar cashback {1} # nota')
})

test('a script is its operator’s alone [M1]', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/lojas')
  await guarda(operador, 'corte', 'desabilitar cashback {1}')
  await page.keyboard.press('Escape')
  await operador.troca(await operador.ficha(OTHER))
  await operador.abre('/lojas')
  await espera.linha('#')
  await operador.manda('roteiros')
  await expect(page.getByText('Nenhum roteiro.')).toBeVisible()
})
