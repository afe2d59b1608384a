/**
 * Columns by key, by phrase and by mouse (listing/columns/README): each change is announced once, written to the URL,
 * persisted, and undone.
 */
import { getColumnLabels } from './columns.ts'
import { expect, test } from './fixtures.ts'

test('in the header a column moves, widens, is fitted, pinned and hidden, and announces it; it is persisted, and Back undoes a step', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const header = page.getByRole('columnheader', { name: 'Valor', exact: true })
  const count = (await getColumnLabels(page)).length
  await operator.presses('j k')
  await operator.presses('ArrowRight ArrowRight')
  await operator.presses('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expected.row('#')
  const getWidth = () => header.evaluate((element) => element.getBoundingClientRect().width)
  const width = await getWidth()
  await operator.presses('+')
  await expected.announcement(`Coluna Valor, 3ª de ${count}, ${width + 32} px`)
  await expect(page).toHaveURL(/larguras=/)
  expect(await getWidth()).toBe(width + 32)
  await operator.presses('Shift+ArrowLeft')
  await expected.announcement(`Coluna Valor, 3ª de ${count}, ${width + 24} px`)
  await operator.presses('<')
  await expected.announcement(`Coluna Valor, 2ª de ${count}`)
  expect((await getColumnLabels(page)).indexOf('Valor')).toBe(1)
  await operator.presses('p')
  await expected.announcement('Coluna Valor fixada à esquerda')
  expect((await getColumnLabels(page))[0]).toBe('Valor')
  await operator.presses('=')
  await expected.announcement(new RegExp(`Coluna Valor, 1ª de ${count}, \\d+ px`))
  await operator.presses('z')
  await expected.announcement('Coluna Valor oculta')
  await expect(header).toBeHidden()
  await operator.runs('colunas padrão')
  await expected.announcement('Colunas padrão')
  await expected.path('/transacoes')
  expect((await getColumnLabels(page)).indexOf('Valor')).toBe(2)
  await test.step('persisted for its operator, and undone by the browser’s Back', async () => {
    await operator.runs('largura valor 240')
    await expect(page).toHaveURL(/larguras=[^&]*:240/)
    await operator.presses('g d')
    await expected.path('/')
    await operator.opens('/transacoes')
    await expected.row('#')
    await expect(page).toHaveURL(/larguras=[^&]*:240/)
    await expect.poll(getWidth).toBe(240)
    await operator.runs('ocultar valor')
    await expect(header).toBeHidden()
    await page.goBack()
    await expect(header).toBeVisible()
  })
})

test('a column moves by mouse: its edge, a double click on it, the header itself', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/transacoes')
  const header = page.getByRole('columnheader', { name: 'Valor', exact: true })
  const box = async () => (await header.boundingBox())!
  const drag = async (from: { x: number; y: number }, deltaX: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + deltaX / 2, from.y, { steps: 4 })
    await page.mouse.move(from.x + deltaX, from.y, { steps: 4 })
    await page.mouse.up()
  }
  const before = await box()
  const edge = () =>
    box().then(({ x, y, width: currentWidth, height }) => ({ x: x + currentWidth - 4, y: y + height / 2 }))
  // The first press loads the chunk for dragging.
  await page.mouse.click((await edge()).x, (await edge()).y)
  await expect(async () => {
    await drag(await edge(), 60)
    expect((await box()).width).toBeGreaterThan(before.width + 40)
  }).toPass()
  await page.mouse.dblclick((await edge()).x, (await edge()).y)
  await expect.poll(async () => (await box()).width).toBeLessThan(before.width + 40)
  // None of that sorts the list, but a click far from the word does.
  await expect(header).toHaveAttribute('aria-sort', 'none')
  const { width: wide, height } = await box()
  await header.click({ position: { x: wide - 14, y: height - 3 } })
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  const names = await getColumnLabels(page)
  const from = await box()
  const first = (await page.getByRole('columnheader', { name: 'ID', exact: true }).boundingBox())!
  await drag({ x: from.x + 20, y: from.y + from.height / 2 }, first.x + 10 - from.x - 20)
  await expect.poll(() => getColumnLabels(page)).toEqual(['Valor', ...names.filter((name) => name !== 'Valor')])
  await expected.row('#')
})

test('by phrase and by the header’s menu, for its operator alone [M1]', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/bonus')
  const defaultColumns = await getColumnLabels(page)
  await operator.runs('largura nível 140')
  await expected.announcement(
    `Coluna Nível, ${defaultColumns.indexOf('Nível') + 1}ª de ${defaultColumns.length}, 140 px`,
  )
  await operator.runs('nível depois de valor')
  await expect
    .poll(() => getColumnLabels(page))
    .toEqual(defaultColumns.filter((name) => name !== 'Nível').toSpliced(defaultColumns.indexOf('Valor'), 0, 'Nível'))
  await operator.runs('fixar coluna data')
  await expected.announcement('Coluna Data fixada à esquerda')
  expect((await getColumnLabels(page))[0]).toBe('Data')
  await operator.runs('ocultar valor')
  await expected.announcement(/^Coluna Valor oculta/)
  await page.getByRole('grid').focus()
  await operator.presses('Mod+Home ArrowUp .')
  const menu = page.getByRole('menu', { name: /^Coluna / })
  await menu.getByRole('menuitem', { name: /^Alargar, 32 px/ }).click()
  await expected.announcement(/^Coluna .+, 1ª de \d+, \d+ px$/)
  await operator.presses('.')
  await menu.getByRole('menuitem', { name: /^Ocultar/ }).click()
  await expected.announcement(/^Coluna .+ oculta/)
  const changedColumns = await getColumnLabels(page)
  expect(changedColumns).toHaveLength(defaultColumns.length - 2)
  // Another operator who signs in here gets the default columns.
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const otherToken = await operator.fetchToken('saida-falha@gestor.test')
  await operator.replacesToken(otherToken)
  await operator.opens('/bonus')
  await expected.row('#')
  expect(await getColumnLabels(page)).toEqual(defaultColumns)
  await operator.replacesToken(token ?? '')
  await operator.opens('/bonus')
  await expected.row('#')
  expect(await getColumnLabels(page)).toEqual(changedColumns)
  await operator.runs('colunas padrão')
  await expect.poll(() => getColumnLabels(page)).toEqual(defaultColumns)
  await expected.path('/bonus')
})

test('a pinned column moves as requested, and a pin too many and a width outside the limits are refused', async ({
  page,
  operator,
  expected,
}) => {
  await operator.opensListSignedIn('/produtos')
  const defaultColumns = await getColumnLabels(page)
  await operator.runs('fixar coluna status')
  await expected.announcement('Coluna Status fixada à esquerda')
  await operator.runs('status depois de nome')
  await expected.announcement('Coluna Status, 3ª de 7')
  await expect
    .poll(() => getColumnLabels(page))
    .toEqual(defaultColumns.filter((name) => name !== 'Status').toSpliced(2, 0, 'Status'))
  await operator.runs('colunas padrão')
  await expect.poll(() => getColumnLabels(page)).toEqual(defaultColumns)
  await operator.runs('fixar coluna preço')
  await expected.announcement('Coluna Preço fixada à esquerda')
  await page.getByRole('grid').focus()
  await operator.presses('Mod+Home ArrowUp Home >')
  await expected.announcement('Coluna Preço, 2ª de 7')
  await expect
    .poll(() => getColumnLabels(page))
    .toEqual(defaultColumns.filter((name) => name !== 'Preço').toSpliced(1, 0, 'Preço'))
  await test.step('columns can be pinned while there is room to scroll, and one more is refused', async () => {
    await operator.opensList('/produtos?presas=id,dscNome,numPreco,numEstoque')
    const before = await getColumnLabels(page)
    await operator.runs('fixar coluna categoria')
    await expected.announcement('Até 4 colunas ficam à esquerda')
    await operator.runs('categoria antes de id')
    expect(await getColumnLabels(page)).toEqual(before)
  })
  await test.step('a width outside the limits is refused with the reason', async () => {
    await operator.types('largura nome 99999')
    await expect(operator.palette.getByText('Uma coluna tem até 900 px')).toBeVisible()
    await operator.presses('Enter')
    await expect(operator.palette).toBeVisible()
    await expect(page).not.toHaveURL(/larguras/)
  })
})

test('= fits a column to its visible content, names and states too', async ({ page, operator, expected }) => {
  await operator.opensListSignedIn('/bonus')
  await expect(page.getByRole('gridcell', { name: /^[A-Z].* #\d+$/ }).first()).toBeVisible()
  for (const column of ['Beneficiário', 'Status']) {
    await operator.runs(`largura ${column} 60`)
    await expected.announcement(/, 60 px$/)
    await operator.runs(`ajustar coluna ${column}`)
    await expected.announcement(new RegExp(`^Coluna ${column}, .+ px$`))
    const columnIndex = (await getColumnLabels(page)).indexOf(column) + 2
    const findCutCells = () =>
      page.locator(`.list-rows td[aria-colindex="${columnIndex}"]`).evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          const { height, right } = range.getBoundingClientRect()
          const edge = cell.getBoundingClientRect().right
          return height > 24 || right > edge ? [`${cell.textContent} ${height} ${right - edge}`] : []
        }),
      )
    await expect.poll(findCutCells).toEqual([])
  }
})

test('if not all columns fit, the cell under the cursor is visible whole, beside pinned columns and the next column', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/bonus')
  for (const { path, width } of [
    { path: '/bonus?presas=id,beneficiarioId', width: 1024 },
    { path: '/produtos?presas=id', width: 390 },
  ])
    await test.step(`${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await operator.opensList(path)
      await operator.presses('j')
      const columns = (await getColumnLabels(page)).length
      const findCovered = () =>
        page.locator('.list-grid tr[data-cursor] td[data-cursor]').evaluate((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          const pinnedCells = [...cell.parentElement!.querySelectorAll('[data-pinned-column], .list-actions')]
          const stickyCells = pinnedCells.filter(
            (otherToken) => otherToken !== cell && getComputedStyle(otherToken).position === 'sticky',
          )
          const scroller = cell.closest('.list-scroller')!.getBoundingClientRect()
          return [
            ...stickyCells.filter((otherToken) => {
              const box = otherToken.getBoundingClientRect()
              return box.left < right - 1 && box.right > left + 1
            }),
            ...(left < scroller.left - 1 || right > scroller.right + 1 ? [cell] : []),
          ].map((otherToken) => otherToken.textContent)
        })
      for (const key of ['ArrowRight', 'ArrowLeft'])
        for (let step = 1; step < columns; step++) {
          await operator.presses(key)
          await expect.poll(findCovered, `${key} ${step}`).toEqual([])
        }
    })
})
