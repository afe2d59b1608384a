/** Bars, columns and chips at the widths with the least room: each of them is visible whole or not at all. */
import type { Page } from '@playwright/test'
import { findClippedParts } from './clipped-parts.ts'
import { expect, test } from './fixtures.ts'

const hints = (page: Page) => page.getByRole('contentinfo').locator('span', { hasText: 'linhas' }).first()

/**
 * The texts of the table's cells that are visible only in part, or that leave their row. A person's name may be cut if
 * it is on one line; the pointer shows it whole.
 */
const findCutCells = (page: Page) =>
  page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll('.list-rows [role=gridcell][aria-colindex]')]
      .filter((cell) => {
        const row = cell.parentElement?.getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(cell)
        const { top, bottom, height, width } = text.getBoundingClientRect()
        const leaves = !row || (height > 0 && (top < row.top - 1 || bottom > row.bottom + 1))
        // Padding that clips a text does not count in a cell's scroll width.
        const { paddingLeft, paddingRight } = getComputedStyle(cell)
        const availableWidth = cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        const isCut = width > availableWidth + 1 && !cell.matches('[data-person]')
        return leaves || isCut || cell.scrollHeight > cell.clientHeight + 1
      })
      .map((cell) => cell.textContent),
  )

/**
 * The px from a column to whatever covers it at its right: the sticky actions or the table's edge. `part` is the header
 * cell or the text of the column's first row.
 */
const measureRoom = (page: Page, name: string, part: 'header' | 'text') =>
  page.getByRole('columnheader', { name, exact: true }).evaluate((header, measured) => {
    const scroller = header.closest('.list-scroller') as Element
    const actions = scroller.querySelector('th.list-actions')
    const edge =
      actions && getComputedStyle(actions).position === 'sticky'
        ? actions.getBoundingClientRect().left
        : scroller.getBoundingClientRect().right
    const range = document.createRange()
    if (measured === 'header') range.selectNode(header)
    else {
      const columnIndex = header.getAttribute('aria-colindex')
      range.selectNodeContents(scroller.querySelector(`.list-rows td[aria-colindex="${columnIndex}"]`) as Element)
    }
    return Math.round(edge - range.getBoundingClientRect().right)
  }, part)

/** The texts of the first row's cells that the row's actions cover in part. */
const findCoveredCells = (page: Page) =>
  page
    .locator('.list-rows > tr')
    .first()
    .evaluate((row) => {
      const actions = row.querySelector('.list-actions')
      const edge = actions?.getBoundingClientRect().left ?? innerWidth
      return [...row.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return cell !== actions && left < edge - 1 && right > edge + 1 ? [cell.textContent] : []
      })
    })

test('with the menu open every text of a list is whole beside the actions, and every name on one line, in rows of one height', async ({
  page,
  operator,
  expected,
}) => {
  const checkRows = async (path: string) => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('complementary').or(page.getByRole('navigation')).first()).toBeVisible()
      await expect.poll(() => findCutCells(page), `${path}, ${width} px`).toEqual([])
      const heights = await page
        .locator('.list-rows > tr')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(new Set(heights), path).toEqual(new Set([36]))
      expect(await findCoveredCells(page), path).toEqual([])
    }
  }
  await operator.opensListSignedIn('/bonus')
  await test.step('the ledger, which names its people from one request and shows amount, status and date', async () => {
    await expect(operator.row('#600').getByRole('gridcell').nth(2)).toHaveText(/^\p{Lu}\p{L}+ .+ #11$/u)
    await expect(operator.row('#600').getByRole('gridcell').nth(3)).toHaveText(/^\p{Lu}\p{L}+ .+ #364$/u)
    expect(expected.countCalls('GET', '/gestor/estatisticas/usuarios')).toBe(1)
    await expect(page.getByRole('grid')).not.toHaveAttribute('data-over')
    await checkRows('/bonus')
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      for (const name of ['Valor', 'Status', 'Data'])
        await expect.poll(() => measureRoom(page, name, 'text'), `${name}, ${width} px`).toBeGreaterThanOrEqual(0)
    }
  })
  // In continuous mode with row numbers beside the checkboxes.
  for (const path of [
    '/bonus?modo=continuo',
    '/transacoes',
    '/pedidos?modo=continuo',
    '/produtos',
    '/rvhub',
    '/usuarios',
  ])
    await test.step(path, async () => {
      await operator.opensList(path)
      if (path.startsWith('/bonus')) await expect(operator.row('#600')).toContainText(/\p{L} #11\D/u)
      await checkRows(path)
    })
})

test('on a phone amount and status are in view, the others behind a faded edge, and a comparison fits', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opensListSignedIn('/bonus')
  await test.step('no status is cut, and the edge fades until the last column is visible', async () => {
    const status = operator.row('cancelado').getByRole('gridcell').filter({ hasText: '3 · cancelado' })
    await expect.poll(() => status.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true)
    // The actions come last there and cover no column.
    await expect(page.getByRole('columnheader', { name: 'Ações' })).not.toHaveCSS('position', 'sticky')
    const scroller = page.getByRole('grid').locator('..')
    const fade = () => scroller.evaluate((box) => getComputedStyle(box.parentElement as Element, '::after').opacity)
    await expect.poll(fade).toBe('1')
    await scroller.evaluate((box) => box.scrollTo(box.scrollWidth, 0))
    await expect.poll(fade).toBe('0')
  })
  // tests/narrow-columns.test.tsx has the order of the other lists.
  for (const [path, order] of [
    ['/produtos', ['ID', 'Nome', 'Preço', 'Status']],
    ['/transacoes', ['ID', 'Descrição', 'Valor', 'Status', 'Data']],
  ] as const)
    await test.step(path, async () => {
      await operator.opensList(path)
      const labels = page.locator('.list-grid th[aria-colindex]')
      await expect.poll(async () => (await labels.allTextContents()).slice(0, order.length)).toEqual([...order])
      // Without scrolling sideways, amount and status are visible.
      const cells = page.locator('.list-rows > tr').first().getByRole('gridcell')
      await expect(cells.nth(3)).toBeInViewport({ ratio: 0.7 })
      await operator.presses('j x j x d')
      const table = page.getByRole('dialog', { name: /^Comparar #/ }).getByRole('table')
      const measureOverflow = () =>
        table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))
      await expect(table).toContainText('R$')
      await expect.poll(measureOverflow).toBeLessThanOrEqual(0)
      await operator.presses('t')
      await expect.poll(measureOverflow).toBeLessThanOrEqual(0)
      await page.keyboard.press('Escape')
    })
})

test('beside a panel amount, state and date of the ledger stay visible, and the cursor on its column', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.opensListSignedIn('/bonus')
  await operator.presses('j')
  const cell = page.locator('.list-rows > tr').first().locator('td[data-format=money]')
  await cell.click()
  const text = await cell.textContent()
  for (const [phrase, panel] of [
    ['inspecionar', 'Prévia'],
    ['ler tudo', 'Leitura'],
  ] as const)
    await test.step(panel, async () => {
      await operator.runs(phrase)
      await expect(page.getByRole('complementary', { name: panel })).toBeVisible()
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        // The checkbox stays, so that mouse and finger can still select.
        const box = page.getByRole('checkbox', { name: /^Selecionar #/ }).nth(1)
        await box.click()
        await expect(box).toBeChecked()
        await box.click()
        for (const name of ['Valor', 'Status', 'Data'])
          await expect.poll(() => measureRoom(page, name, 'header'), `${name}, ${width} px`).toBeGreaterThanOrEqual(0)
        await expect(page.locator('.list-rows td[data-cursor]')).toHaveText(text ?? '')
      }
      await operator.clicks('Fechar', page.getByRole('complementary', { name: panel }))
    })
})

test('footer, key hints and a form’s bar show whole words', async ({ page, operator, expected }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('j x j x')
  const footer = page.locator('.list-footer-left')
  await expect(footer.getByRole('button', { name: /^Habilitar/ })).toBeInViewport({ ratio: 1 })
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findClippedParts(footer)).toEqual([])
    await expect.poll(() => findClippedParts(hints(page))).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await operator.opens('/produtos/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  await operator.presses('Mod+Enter')
  await expected.text('Corrija: Nome, Modelo, Categoria, Fornecedor, Status')
  const tops = await Promise.all(
    [/^Voltar/, /^Gravar e abrir outro/, /^Cadastrar/].map(async (name) => {
      const box = await page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('main').getByRole('link', { name }))
        .last()
        .boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }),
  )
  expect(new Set(tops).size).toBe(1)
})

test('every filter in force is visible whole, and a long word in the status line covers neither session nor connection', async ({
  page,
  operator,
}) => {
  await operator.opensSignedIn('/bonus?beneficiarioId=11&origemId=364&nivel=1&statusId=1')
  const chips = page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('listitem')
  for (const width of [390, 768, 1024, 1440])
    await test.step(`filters at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await expect(chips).toHaveCount(4)
      for (let index = 0; index < 4; index++) await expect(chips.nth(index)).toBeInViewport({ ratio: 1 })
    })
  await operator.opensList('/auditoria/transacoes/valor?valorMinimo=0.01&dataInicio=2026-01-01T00:00')
  await operator.presses('j ArrowRight')
  const bar = page.getByRole('contentinfo')
  for (const width of [1440, 1280, 1024])
    await test.step(`status line at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await operator.presses('w')
      const line = bar.getByText(/^Linha 1 de .+Filtro: /)
      await expect(line).toBeInViewport({ ratio: 1 })
      const lineBox = (await line.boundingBox())!
      for (const neighbour of [bar.getByText(/^Sessão/), bar.getByText('Conectado', { exact: true })]) {
        const box = (await neighbour.boundingBox())!
        expect(lineBox.x + lineBox.width).toBeLessThanOrEqual(box.x)
      }
      expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    })
  await test.step('status line at 390 px', async () => {
    // If the bar has no middle, the status line covers all of it for a while.
    await page.setViewportSize({ width: 390, height: 844 })
    await operator.presses('w')
    // The text has an element of its own in the line that covers the bar.
    const line = bar.getByText(/^Linha 1 de /).locator('xpath=../..')
    await expect.poll(() => line.boundingBox()).toMatchObject({ x: 0, width: 390 })
  })
})

test('no amount of a scan’s panel is cut, at any width and with large letters', async ({ page, operator }) => {
  await operator.opensListSignedIn('/transacoes')
  await operator.runs('ler tudo')
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  await expect(panel.getByRole('table', { name: /^Por dia/ })).toBeVisible()
  const findCutTexts = () =>
    panel.evaluate((aside) => {
      const box = aside.querySelector('[data-figures]')?.parentElement as Element
      const edge = box.getBoundingClientRect().left + box.clientWidth
      const range = document.createRange()
      return [...box.querySelectorAll('td, dd')]
        .filter((cell) => {
          range.selectNodeContents(cell)
          return range.getBoundingClientRect().right > edge + 0.5
        })
        .map(({ textContent }) => textContent)
    })
  const setFontSize = (px: number) =>
    page.evaluate((size) => void (document.documentElement.style.fontSize = `${size}px`), px)
  const isNothingCut = async () => {
    for (const size of [32, 16]) {
      await setFontSize(size)
      for (const width of [390, 900, 1024, 1340, 1600]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(findCutTexts, `letters of ${size} px, ${width} px`).toEqual([])
      }
    }
  }
  await isNothingCut()
  await operator.runs('somar valor por dia')
  await expect(panel.getByRole('table', { name: /^Valor por dia/ })).toBeVisible()
  await isNothingCut()
})
