/**
 * Rows copied in other formats (listing/export/README §2): JSON, Markdown, ids for the palette, and the request without
 * its token.
 */
import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'

test('rows as JSON, as Markdown, their ids and the request; those selected on two pages to a file', async ({
  page,
  context,
  operator,
  expected,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copyWith = async (line: string, message: string): Promise<string> => {
    await operator.runs(line)
    await expected.toast(message)
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await operator.opensListSignedIn('/transacoes')
  await operator.presses('j x j x')
  const rows = JSON.parse(await copyWith('copiar json', '2 linhas copiadas como JSON')) as { id: number }[]
  expect(rows.map((row) => row.id)).toEqual([5000, 4999])
  const table = await copyWith('copiar markdown', '2 linhas copiadas como Markdown')
  expect(table.split('\n')).toHaveLength(4)
  expect(table).toMatch(/^\| ID \| Descrição \|/)
  expect(await copyWith('copiar ids', '2 ids copiados')).toMatch(/5000\D+4999|4999\D+5000/)
  const curl = await copyWith('copiar curl', 'Chamada copiada, sem o token')
  expect(curl).toContain('/gestor/estatisticas/transacoes')
  expect(curl).not.toContain((await operator.fetchToken()).slice(0, 20))
  await test.step('a file of two pages', async () => {
    await operator.opensList('/transacoes')
    await operator.presses('j x ]')
    const second = page.getByRole('grid').getByRole('row').nth(1)
    await expect(second).toContainText('#4990')
    await operator.presses('x')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      operator.runs('exportar todas as linhas selecionadas'),
    ])
    await expected.toast('2 linhas exportadas')
    expect(file.suggestedFilename()).toMatch(/^transacoes-selecionados-[\d-]+\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['"5000"', '"4990"'])
  })
})

test('says so if there is no row to copy; the cell and the rows are copied by key, as shown', async ({
  page,
  context,
  operator,
  expected,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await operator.opensListSignedIn('/transacoes')
  await operator.presses('j ArrowUp')
  for (const key of ['Mod+c', 'Shift+Y']) {
    await operator.presses(key)
    await expected.toast('Leve o cursor a uma linha')
    await operator.presses('a v')
    await expected.noText('Leve o cursor a uma linha')
  }
  // A selection is copied from anywhere.
  await operator.presses('ArrowDown x ArrowUp Shift+Y')
  await expected.toast('1 linha copiada')
  await test.step('the cell and the rows', async () => {
    await operator.presses('a v ArrowDown')
    const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await operator.presses('ArrowRight ArrowRight')
    const cell = page.getByRole('grid').locator('td[data-cursor]')
    const cellText = (await cell.innerText()).replaceAll('\u00a0', ' ')
    await operator.presses('Mod+c')
    await expected.toast('Copiado')
    const text = (await readClipboard()).replaceAll('\u00a0', ' ')
    expect(text).toMatch(/^-?R\$\s[\d.]+,\d\d$/)
    expect(text).toBe(cellText)
    // The first row is selected already.
    await operator.presses('j x Shift+Y')
    await expected.toast('2 linhas copiadas')
    const lines = (await readClipboard()).replaceAll('\u00a0', ' ').split('\n')
    expect(lines.map((line) => line.split('\t').length)).toEqual([9, 9])
    expect(lines[0]?.split('\t')[2]).toBe(cellText)
  })
})

test('in a narrow window clipboard, files and paper have the columns in the order of the list', async ({
  page,
  operator,
  expected,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1024, height: 768 })
  const readHeaders = () =>
    page
      .getByRole('columnheader')
      .filter({ visible: true })
      .evaluateAll((cells) =>
        cells.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '' && text !== 'Ações'),
      )
  const exportHeaders = async () => {
    await operator.runs('copiar markdown')
    await expected.toast('1 linha copiada como Markdown')
    const markdownCopy = await page.evaluate(() => navigator.clipboard.readText())
    const [file] = await Promise.all([page.waitForEvent('download'), operator.runs('exportar csv')])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    const printed = await readHeaders()
    await page.emulateMedia({ media: 'screen' })
    return [
      (markdownCopy.split('\n')[0] ?? '').slice(2, -2).split(' | '),
      ((await readFile(await file.path(), 'utf8')).split('\r\n')[0] ?? '').slice(2, -1).split('";"'),
      printed,
    ]
  }
  await operator.opensListSignedIn('/produtos')
  await operator.presses('j')
  const defined = ['ID', 'Nome', 'Fornecedor', 'Categoria', 'Preço', 'QTD', 'Status']
  await expect.poll(readHeaders).not.toEqual(defined)
  expect(await exportHeaders()).toEqual([defined, defined, defined])
  await operator.runs('status antes de nome')
  await operator.runs('ocultar preço')
  const headers = await readHeaders()
  expect(await exportHeaders()).toEqual([headers, headers, headers])
})

test('on plain http, which has no clipboard to write to, everything is copied through the document', async ({
  page,
  operator,
  expected,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    const copies: string[] = []
    Object.assign(window, { copied: copies })
    document.addEventListener('copy', () => {
      const { activeElement: field } = document
      copies.push(
        field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : '',
      )
    })
  })
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied)
  await operator.opensListSignedIn('/produtos')
  const grid = page.getByRole('grid')
  const [firstId, secondId] = [await operator.readRowId(0), await operator.readRowId(1)]
  await operator.presses('j Mod+c')
  await expect.poll(copied).toEqual([String(firstId)])
  await expect(grid).toBeFocused()
  await operator.presses('x j x')
  await operator.runs('copiar ids')
  await expect.poll(async () => (await copied()).at(-1)).toBe(`${firstId}, ${secondId}`)
  await expect(grid).toBeFocused()
  // From a menu and from a dialog, which keep the focus to themselves.
  await grid.locator('tr[data-row="0"] td[aria-colindex="2"]').click({ button: 'right', position: { x: 3, y: 4 } })
  await page.getByRole('menuitem', { name: /^Copiar os ids/ }).click()
  await expect.poll(async () => (await copied()).length).toBe(3)
  expect((await copied()).at(-1)).toBe(`${firstId}, ${secondId}`)
  await operator.presses('d')
  await expect(page.getByRole('dialog', { name: /^Comparar/ })).toBeVisible()
  await operator.presses('Shift+Y')
  await expected.toast('Comparação copiada')
  expect((await copied()).at(-1)).toMatch(/^Campo\t#/)
})
