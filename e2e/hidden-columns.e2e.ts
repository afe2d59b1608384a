/** Hidden columns: which messages a hidden column causes, and where the cursor stays. */
import { getColumnLabels } from './columns.ts'
import { expect, test } from './fixtures.ts'

test('the cursor keeps its column while others are hidden, shown, and restored by Back', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const columnIndex = (await getColumnLabels(page)).indexOf('Status')
  await operator.presses(`j ${'ArrowRight '.repeat(columnIndex).trim()}`)
  const cell = page.getByRole('grid').locator('td[data-cursor]')
  const text = await cell.innerText()
  const expectCursorColumn = async (index: number) => {
    await expect(cell).toHaveAttribute('aria-colindex', String(index + 2))
    await expect(cell).toHaveText(text)
  }
  await expectCursorColumn(columnIndex)
  await operator.runs('ocultar valor')
  await expected.announcement(/^Coluna Valor oculta, /)
  await expectCursorColumn(columnIndex - 1)
  await operator.runs('mostrar coluna valor')
  await expected.announcement('Coluna Valor visível')
  await expectCursorColumn(columnIndex)
  await page.goBack()
  await expect.poll(() => getColumnLabels(page)).not.toContain('Valor')
  await expectCursorColumn(columnIndex - 1)
  await operator.runs('colunas padrão')
  await expectCursorColumn(columnIndex)
})

test('a command on a hidden column is reported', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/bonus')
  await operator.runs('ocultar coluna valor')
  await expected.announcement(/^Coluna Valor oculta, \d+ de \d+$/)
  await expect.poll(() => getColumnLabels(page)).not.toContain('Valor')
  await operator.runs('ocultar coluna valor')
  await expected.announcement('Coluna Valor já está oculta')
  expect(await getColumnLabels(page)).not.toContain('Valor')
  const before = page.url()
  for (const line of [
    'largura valor 140',
    'mover coluna valor para a direita',
    'alargar coluna valor',
    'ajustar coluna valor',
    'fixar coluna valor',
    'valor depois de id',
    'status depois de valor',
  ]) {
    await operator.types(line)
    await expect(operator.palette.getByText('A coluna Valor está oculta')).toBeVisible()
    await operator.presses('Enter')
    await expect(operator.palette).toBeVisible()
  }
  expect(page.url()).toBe(before)
})

test('one line hides and shows several columns, with one announcement', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/produtos')
  await operator.runs('esconde o preço, a qtd e o status')
  await expected.announcement('Colunas Preço, QTD, Status ocultas, 4 de 7')
  await expect.poll(() => getColumnLabels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria'])
  await operator.runs('mostrar colunas status e preço')
  await expected.announcement('Colunas Preço, Status visíveis')
  await expect.poll(() => getColumnLabels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria', 'Preço', 'Status'])
  await page.goBack()
  await expect.poll(() => getColumnLabels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria'])
  await operator.runs('não quero ver a coluna fornecedor')
  await expected.announcement('Coluna Fornecedor oculta, 3 de 7')
  await operator.runs('só as colunas nome e preço')
  await expected.announcement('Só Nome, Preço: 2 de 7 colunas')
  await expect.poll(() => getColumnLabels(page)).toEqual(['Nome', 'Preço'])
  await page.goBack()
  await expect.poll(() => getColumnLabels(page)).toEqual(['ID', 'Nome', 'Categoria'])
  const before = page.url()
  await operator.runs('ocultar id, nome e categoria')
  await expected.announcement('A última coluna fica')
  await operator.types('ordenar por nome e categoria')
  await expect(operator.palette.getByText('Aqui vai uma coluna por vez')).toBeVisible()
  await operator.presses('Enter')
  await expect(operator.palette).toBeVisible()
  expect(page.url()).toBe(before)
})
