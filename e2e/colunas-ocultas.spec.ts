/** Columns that are hidden and shown: what is told of them, and where the cursor stays. */
import { labels } from './columns.ts'
import { expect, test } from './test.ts'

for (const { path, column, before } of [
  { path: '/transacoes', column: 'Status', before: 'Valor' },
  { path: '/bonus', column: 'Status', before: 'Nível' },
  { path: '/produtos', column: 'Status', before: 'Preço' },
])
  test(`${path}: the cursor keeps its column while others are hidden, shown, and taken back a step`, async ({
    page,
    operador,
    espera,
  }) => {
    await operador.entraNaLista(path)
    const at = (await labels(page)).indexOf(column)
    await operador.tecla(`j ${'ArrowRight '.repeat(at).trim()}`)
    const cell = page.getByRole('grid').locator('td[data-cursor]')
    const text = await cell.innerText()
    const stands = async (place: number) => {
      await expect(cell).toHaveAttribute('aria-colindex', String(place + 2))
      await expect(cell).toHaveText(text)
    }
    await stands(at)
    await operador.manda(`ocultar ${before}`)
    await espera.dito(new RegExp(`^Coluna ${before} oculta, `))
    await stands(at - 1)
    await operador.manda(`mostrar coluna ${before}`)
    await espera.dito(`Coluna ${before} visível`)
    await stands(at)
    await page.goBack()
    await expect.poll(() => labels(page)).not.toContain(before)
    await stands(at - 1)
    await operador.manda('colunas padrão')
    await stands(at)
  })

for (const path of ['/bonus', '/transacoes'])
  test(`${path}: what is done to a column that is not seen is told`, async ({ page, operador, espera }) => {
    await operador.entraNaLista(path)
    await operador.manda('ocultar coluna valor')
    await espera.dito(/^Coluna Valor oculta, \d+ de \d+$/)
    await expect.poll(() => labels(page)).not.toContain('Valor')
    await operador.manda('ocultar coluna valor')
    await espera.dito('Coluna Valor já está oculta')
    expect(await labels(page)).not.toContain('Valor')
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
      await operador.dita(line)
      await expect(operador.paleta.getByText('A coluna Valor está oculta')).toBeVisible()
      await operador.tecla('Enter')
      await expect(operador.paleta).toBeVisible()
    }
    expect(page.url()).toBe(before)
  })

test('several columns are hidden and shown by one line, and told once', async ({ page, operador, espera }) => {
  await operador.entraNaLista('/produtos')
  await operador.manda('esconde o preço, a qtd e o status')
  await espera.dito('Colunas Preço, QTD, Status ocultas, 4 de 7')
  await expect.poll(() => labels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria'])
  await operador.manda('mostrar colunas status e preço')
  await espera.dito('Colunas Preço, Status visíveis')
  await expect.poll(() => labels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria', 'Preço', 'Status'])
  await page.goBack()
  await expect.poll(() => labels(page)).toEqual(['ID', 'Nome', 'Fornecedor', 'Categoria'])
  await operador.manda('não quero ver a coluna fornecedor')
  await espera.dito('Coluna Fornecedor oculta, 3 de 7')
  await operador.manda('só as colunas nome e preço')
  await espera.dito('Só Nome, Preço: 2 de 7 colunas')
  await expect.poll(() => labels(page)).toEqual(['Nome', 'Preço'])
  await page.goBack()
  await expect.poll(() => labels(page)).toEqual(['ID', 'Nome', 'Categoria'])
  const before = page.url()
  await operador.manda('ocultar id, nome e categoria')
  await espera.dito('A última coluna fica')
  await operador.dita('ordenar por nome e categoria')
  await expect(operador.paleta.getByText('Aqui vai uma coluna por vez')).toBeVisible()
  await operador.tecla('Enter')
  await expect(operador.paleta).toBeVisible()
  expect(page.url()).toBe(before)
})
