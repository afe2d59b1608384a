/**
 * Columns by key, by phrase and by mouse (listing/columns/README): each change is announced once, written to the URL,
 * persisted, and undone.
 */
import { getColumnLabels } from './columns.ts'
import { expect, test } from './fixtures.ts'

for (const { path, title, column, place: index, width, phrase } of [
  { path: '/transacoes', title: 'Transações', column: 'Valor', place: 3, width: 116, phrase: 'valor' },
  { path: '/cashbacks', title: 'Cashbacks', column: 'Status', place: 4, width: 112, phrase: 'status' },
])
  test.describe(title, () => {
    test.beforeEach(async ({ operator, expected }) => {
      await operator.openSignedIn(path)
      await expected.heading(title)
      await expected.row('#')
    })

    test('in the header: moves, widens, fits, pins and hides, and announces it', async ({
      page,
      operator,
      expected,
    }) => {
      const header = page.getByRole('columnheader', { name: column, exact: true })
      const count = (await getColumnLabels(page)).length
      await operator.press('j k')
      for (let step = 1; step < index; step++) await operator.press('ArrowRight')
      await operator.press('Enter')
      await expect(header).toHaveAttribute('aria-sort', 'ascending')
      await expected.row('#')
      await operator.press('+')
      await expected.announcement(`Coluna ${column}, ${index}ª de ${count}, ${width + 32} px`)
      await expect(page).toHaveURL(/larguras=/)
      expect(await header.evaluate((element) => element.getBoundingClientRect().width)).toBe(width + 32)
      await operator.press('Shift+ArrowLeft')
      await expected.announcement(`Coluna ${column}, ${index}ª de ${count}, ${width + 24} px`)
      await operator.press('<')
      await expected.announcement(`Coluna ${column}, ${index - 1}ª de ${count}`)
      expect((await getColumnLabels(page)).indexOf(column)).toBe(index - 2)
      await operator.press('p')
      await expected.announcement(`Coluna ${column} fixada à esquerda`)
      expect((await getColumnLabels(page))[0]).toBe(column)
      await operator.press('=')
      await expected.announcement(new RegExp(`Coluna ${column}, 1ª de ${count}, \\d+ px`))
      await operator.press('z')
      await expected.announcement(`Coluna ${column} oculta`)
      await expect(header).toBeHidden()
      await operator.runLine('colunas padrão')
      await expected.announcement('Colunas padrão')
      await expected.path(path)
      expect((await getColumnLabels(page)).indexOf(column)).toBe(index - 1)
    })

    test('is persisted for its operator, and the browser’s Back undoes a step', async ({
      page,
      operator,
      expected,
    }) => {
      await operator.runLine(`largura ${phrase} 240`)
      await expect(page).toHaveURL(/larguras=[^&]*:240/)
      await operator.press('g d')
      await expected.path('/')
      await operator.open(path)
      await expected.row('#')
      await expect(page).toHaveURL(/larguras=[^&]*:240/)
      const header = page.getByRole('columnheader', { name: column, exact: true })
      await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().width)).toBe(240)
      await operator.runLine(`ocultar ${phrase}`)
      await expect(header).toBeHidden()
      await page.goBack()
      await expect(header).toBeVisible()
    })

    test('moves by mouse: its edge, a double click on it, the header itself', async ({ page, expected }) => {
      const header = page.getByRole('columnheader', { name: column, exact: true })
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
      await expect.poll(() => getColumnLabels(page)).toEqual([column, ...names.filter((name) => name !== column)])
      await expected.row('#')
    })
  })

for (const { path, first, second, last } of [
  { path: '/pedidos', first: 'Valor', second: 'Data', last: 'Usuário' },
  { path: '/bonus', first: 'Nível', second: 'Valor', last: 'Data' },
])
  test(`${path}: by phrase and by the header’s menu, for its operator alone [M1]`, async ({
    page,
    operator,
    expected,
  }) => {
    await operator.openListSignedIn(path)
    const defaultColumns = await getColumnLabels(page)
    await operator.runLine(`largura ${first.toLowerCase()} 140`)
    await expected.announcement(
      `Coluna ${first}, ${defaultColumns.indexOf(first) + 1}ª de ${defaultColumns.length}, 140 px`,
    )
    await operator.runLine(`${first.toLowerCase()} depois de ${second.toLowerCase()}`)
    await expect
      .poll(() => getColumnLabels(page))
      .toEqual(defaultColumns.filter((name) => name !== first).toSpliced(defaultColumns.indexOf(second), 0, first))
    await operator.runLine(`fixar coluna ${last.toLowerCase()}`)
    await expected.announcement(`Coluna ${last} fixada à esquerda`)
    expect((await getColumnLabels(page))[0]).toBe(last)
    await operator.runLine(`ocultar ${second.toLowerCase()}`)
    await expected.announcement(new RegExp(`^Coluna ${second} oculta`))
    await page.getByRole('grid').focus()
    await operator.press('Mod+Home ArrowUp .')
    const menu = page.getByRole('menu', { name: /^Coluna / })
    await menu.getByRole('menuitem', { name: /^Alargar, 32 px/ }).click()
    await expected.announcement(/^Coluna .+, 1ª de \d+, \d+ px$/)
    await operator.press('.')
    await menu.getByRole('menuitem', { name: /^Ocultar/ }).click()
    await expected.announcement(/^Coluna .+ oculta/)
    const changedColumns = await getColumnLabels(page)
    expect(changedColumns).toHaveLength(defaultColumns.length - 2)
    // Another operator who signs in here gets the default columns.
    const token = await page.evaluate(() => localStorage.getItem('authToken'))
    const otherToken = await operator.fetchToken('saida-falha@gestor.test')
    await operator.replaceToken(otherToken)
    await operator.open(path)
    await expected.row('#')
    expect(await getColumnLabels(page)).toEqual(defaultColumns)
    await operator.replaceToken(token ?? '')
    await operator.open(path)
    await expected.row('#')
    expect(await getColumnLabels(page)).toEqual(changedColumns)
    await operator.runLine('colunas padrão')
    await expect.poll(() => getColumnLabels(page)).toEqual(defaultColumns)
    await expected.path(path)
  })

test('a pinned column moves as requested, and its announcement is true', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/produtos')
  const defaultColumns = await getColumnLabels(page)
  await operator.runLine('fixar coluna status')
  await expected.announcement('Coluna Status fixada à esquerda')
  await operator.runLine('status depois de nome')
  await expected.announcement('Coluna Status, 3ª de 7')
  await expect
    .poll(() => getColumnLabels(page))
    .toEqual(defaultColumns.filter((name) => name !== 'Status').toSpliced(2, 0, 'Status'))
  await operator.runLine('colunas padrão')
  await expect.poll(() => getColumnLabels(page)).toEqual(defaultColumns)
  await operator.runLine('fixar coluna preço')
  await expected.announcement('Coluna Preço fixada à esquerda')
  await page.getByRole('grid').focus()
  await operator.press('Mod+Home ArrowUp Home >')
  await expected.announcement('Coluna Preço, 2ª de 7')
  await expect
    .poll(() => getColumnLabels(page))
    .toEqual(defaultColumns.filter((name) => name !== 'Preço').toSpliced(1, 0, 'Preço'))
})

test('columns can be pinned while there is room to scroll, and one more is refused', async ({
  page,
  operator,
  expected,
}) => {
  await operator.openListSignedIn('/produtos?presas=id,dscNome,numPreco,numEstoque')
  const before = await getColumnLabels(page)
  await operator.runLine('fixar coluna categoria')
  await expected.announcement('Até 4 colunas ficam à esquerda')
  await operator.runLine('categoria antes de id')
  expect(await getColumnLabels(page)).toEqual(before)
})

test('a width outside the limits is refused with the reason', async ({ page, operator }) => {
  await operator.openListSignedIn('/produtos')
  await operator.insertLine('largura nome 99999')
  await expect(operator.palette.getByText('Uma coluna tem até 900 px')).toBeVisible()
  await operator.press('Enter')
  await expect(operator.palette).toBeVisible()
  await expect(page).not.toHaveURL(/larguras/)
})

test('= fits a column to its visible content, names and states too', async ({ page, operator, expected }) => {
  await operator.openListSignedIn('/bonus')
  await expect(page.getByRole('gridcell', { name: /^[A-Z].* #\d+$/ }).first()).toBeVisible()
  for (const column of ['Beneficiário', 'Status']) {
    await operator.runLine(`largura ${column} 60`)
    await expected.announcement(/, 60 px$/)
    await operator.runLine(`ajustar coluna ${column}`)
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

test.describe('if not all columns fit', () => {
  for (const { path, width } of [
    { path: '/transacoes?presas=id,dscDescricao', width: 1024 },
    { path: '/bonus?presas=id,beneficiarioId', width: 1024 },
    { path: '/produtos?presas=id', width: 390 },
  ])
    test(`${path}, ${width} px: the cell under the cursor is visible whole, beside pinned columns and the next column`, async ({
      page,
      operator,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await operator.openListSignedIn(path)
      await operator.press('j')
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
          await operator.press(key)
          await expect.poll(findCovered, `${key} ${step}`).toEqual([])
        }
    })
})

test('at 1024 px the actions of a row cover no text of any list, and the ledger’s date is visible', async ({
  page,
  operator,
  expected,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const lists = ['cashbacks', 'categorias', 'fornecedores', 'produtos', 'lojas', 'cashback-planos', 'rvhub', 'pedidos']
  const audits = ['usuario?usuarioId=15', 'valor'].map((query) => `auditoria/transacoes/${query}`)
  await operator.openSignedIn('/cashbacks')
  for (const path of [...lists, ...audits, 'transacoes', 'usuarios', 'bonus']) {
    await operator.open(`/${path}`)
    await expected.row('#')
    const cutTexts = await page
      .getByRole('grid')
      .locator('tr[data-row]')
      .first()
      .evaluate((row) => {
        const actionCells = row.querySelector('.list-actions')
        const edge = actionCells?.getBoundingClientRect().left ?? innerWidth
        return [...row.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
          const { left, right } = cell.getBoundingClientRect()
          return cell !== actionCells && left < edge - 1 && right > edge + 1 ? [cell.textContent] : []
        })
      })
    expect([path, cutTexts]).toEqual([path, []])
  }
  await expect(page.getByRole('columnheader', { name: 'Data' })).toBeInViewport({ ratio: 1 })
})
