/** Custom keys: assigned, refused, carried from one browser to another, and shown (commands/keys/README §10). */
import type { Operator } from './operator.ts'
import { expect, test } from './fixtures.ts'

/**
 * Opens the custom keys dialog, filtered to one command. The result includes a function that records a new key, ended
 * by Enter.
 */
async function openCustomKeys(operator: Operator, command: string) {
  await operator.runs('configurar atalhos')
  const keys = operator.page.getByRole('dialog', { name: 'Configurar atalhos' })
  await keys.getByLabel('Buscar um comando').fill(command)
  const record = async (key: string) => {
    await keys.getByRole('button', { name: `Trocar a tecla de ${command}`, exact: true }).click()
    await operator.page.keyboard.press(key)
    await operator.page.keyboard.press('Enter')
  }
  return { keys, record }
}

test('keys can be reassigned, a conflict names the command that has the key, and they survive a foreign file', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const { keys, record } = await openCustomKeys(operator, 'Última página')
  await record(']')
  await expect(keys.getByRole('alert')).toHaveText('“Próxima página” já usa esta tecla')
  await record('q')
  await keys.getByRole('button', { name: 'Fechar' }).click()
  await operator.presses('}')
  await expected.pageNumber(1, 25)
  await operator.presses('q')
  await expected.pageNumber(25, 25)
  await test.step('a foreign file, and all keys restored by mistake', async () => {
    await operator.runs('configurar atalhos')
    await keys.getByLabel('Buscar um comando').fill('Última página')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), operator.clicks('Importar')])
    await chooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"outro":["x"]}') })
    await expected.toast('O arquivo não tem atalhos deste console.')
    const [secondChooser] = await Promise.all([page.waitForEvent('filechooser'), operator.clicks('Importar')])
    const invalidKeys = JSON.stringify({ 'tabela.ultima': ['MOD+Q'], outro: ['x'] })
    await secondChooser.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(invalidKeys) })
    await expected.toast('Fica de fora (2): Última página: Não é uma tecla; outro: comando desconhecido')
    await expect(keys.locator('li kbd').first()).toHaveText('q')
    const restoreAll = keys.getByRole('button', { name: 'Restaurar padrões' })
    await restoreAll.press('Enter')
    await expect(keys.locator('li kbd').first()).toHaveText('}')
    await expect(restoreAll).toBeFocused()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(keys.locator('li kbd').first()).toHaveText('q')
    await keys.getByRole('button', { name: 'Fechar' }).click()
    await operator.presses('[')
    await expected.pageNumber(24, 25)
    await operator.presses('q')
    await expected.pageNumber(25, 25)
  })
})

test('a key that edits a field cannot be a command’s, and no key returns to a command that gave it away', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/cashbacks')
  const first = await openCustomKeys(operator, 'Filtrar')
  await first.keys.getByRole('button', { name: 'Trocar a tecla de Filtrar', exact: true }).click()
  await page.keyboard.press('Control+v')
  await expect(first.keys.getByRole('alert')).toHaveText('Esta combinação é do navegador')
  await first.record('q')
  await first.keys.getByRole('button', { name: 'Fechar' }).click()
  const { keys, record } = await openCustomKeys(operator, 'Recarregar meu usuário')
  await record('f')
  const search = keys.getByLabel('Buscar um comando')
  await search.fill('Filtrar')
  await keys.getByRole('button', { name: 'Restaurar a tecla de Filtrar', exact: true }).click()
  await expect(keys.getByRole('alert')).toHaveText('“Recarregar meu usuário” já usa esta tecla')
  const line = keys
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Trocar a tecla de Filtrar', exact: true }) })
  await expect(line.locator('kbd').first()).toHaveText('q')
})

test('chips show custom keys on every chip of a command, also before the commands are loaded', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensSignedIn('/')
  await test.step('a link of the dashboard', async () => {
    const box = page.getByRole('link', { name: /^Total de pedidos/ })
    await expect(box.locator('kbd')).toHaveText(['g', 'o'])
    const links = await openCustomKeys(operator, 'Ir para Pedidos')
    await links.record('b')
    await links.keys.getByRole('button', { name: 'Fechar' }).click()
    await expect(box.locator('kbd')).toHaveText(['b'])
    await operator.presses('b')
    await expected.path('/pedidos')
  })
  await operator.opensList('/cashbacks')
  const { keys, record } = await openCustomKeys(operator, 'Próxima página')
  await record('q')
  const search = keys.getByLabel('Buscar um comando')
  await search.fill('Abrir paleta')
  await keys.getByRole('button', { name: 'Trocar a tecla de Abrir paleta', exact: true }).click()
  await page.keyboard.press('Control+i')
  await keys.getByRole('button', { name: 'Fechar' }).click()
  const next = page.getByRole('button', { name: 'Próxima' })
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'q')
  await page.reload()
  await expected.row('#')
  await expect(next).toHaveAttribute('aria-keyshortcuts', 'q')
  await expect(page.getByRole('button', { name: /^Buscar ou executar/ })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+i',
  )
})
