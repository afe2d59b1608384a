/** With the browser's font size doubled, nothing is cut, and only a table scrolls sideways. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Sets the browser's font size in px. */
const setFontSize = (page: Page, size: number) =>
  page.addInitScript((px) => {
    const grow = () => {
      if (!document.documentElement) return false
      document.documentElement.style.fontSize = `${px}px`
      return true
    }
    if (!grow()) new MutationObserver((_, self) => grow() && self.disconnect()).observe(document, { childList: true })
  }, size)

test('with letters of 32 px periods, quick filter and preview are whole', async ({ page, operator }) => {
  await setFontSize(page, 32)
  await operator.opensListSignedIn('/auditoria/transacoes/valor')
  const width = async (control: Locator) => (await control.boundingBox())?.width ?? 0
  expect(await width(operator.field('Início'))).toBeGreaterThan(340)
  expect(await width(operator.field('Períodos prontos'))).toBeGreaterThan(260)
  await operator.presses('j i')
  await expect(
    page.getByRole('complementary', { name: 'Prévia' }).getByRole('button', { name: 'Fechar' }),
  ).toBeInViewport({
    ratio: 1,
  })
  await operator.presses('/')
  const line = page.getByRole('combobox', { name: 'Filtro digitado' })
  await expect(line).toBeFocused()
  const isLineWhole = () =>
    line.evaluate(
      ({ clientHeight, parentElement }) => clientHeight > 40 && clientHeight <= (parentElement?.clientHeight ?? 0),
    )
  await expect.poll(isLineWhole).toBe(true)
})

/** Returns the px by which an element overflows its own box or the element around it; 0 if it is whole. */
const measureOverflow = async (control: Locator, within: Locator) =>
  control.evaluate(
    (element, frame) => {
      const [box, outer] = [element.getBoundingClientRect(), (frame as Element).getBoundingClientRect()]
      const sides = [element.scrollWidth - element.clientWidth, box.right - outer.right, outer.left - box.left]
      return Math.max(0, ...sides.map(Math.round))
    },
    await within.elementHandle(),
  )

test('letters of 20, 24 and 32 px cut no id, amount, status or date of a table', async ({ page, operator }) => {
  await operator.opensListSignedIn('/bonus')
  for (const [size, path] of [
    [20, '/bonus'],
    [24, '/bonus'],
    [32, '/bonus'],
    [32, '/transacoes'],
    [32, '/produtos'],
  ] as const)
    await test.step(`${size} px: ${path}`, async () => {
      await setFontSize(page, size)
      await operator.opensList(path)
      const cutTexts = await page.getByRole('grid').evaluate((grid) =>
        [...grid.querySelectorAll<HTMLElement>('tbody td')]
          .filter((cell) => /^#\d+$|^-?R\$|^\d\d\/\d\d\/|^\d · /.test(cell.innerText.trim()))
          .filter((cell) =>
            [cell, ...cell.querySelectorAll('*')].some(
              (element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
            ),
          )
          .map((cell) => cell.innerText),
      )
      expect(cutTexts, path).toEqual([])
    })
})

test('with letters of 32 px only the table scrolls sideways, at every width, and icons and keys are as large as the words beside them', async ({
  page,
  operator,
}) => {
  await setFontSize(page, 32)
  await page.setViewportSize({ width: 1280, height: 800 })
  await operator.opensListSignedIn('/produtos')
  const height = async (control: Locator) => (await control.boundingBox())?.height
  const reload = page.getByRole('button', { name: 'Recarregar' })
  expect(await height(reload.locator('svg'))).toBe(32)
  expect(await height(reload.locator('kbd'))).toBe(36)
  const bar = page.getByRole('banner')
  for (const path of ['/transacoes', '/produtos']) {
    await operator.opensList(path)
    await operator.presses('j')
    for (const width of [1280, 640])
      await test.step(`${path}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width)
        const paging = page.getByRole('group', { name: 'Paginação' })
        for (const control of [
          paging.getByLabel('Linhas por página'),
          paging.getByRole('button', { name: /Anterior/ }),
          paging.getByRole('button', { name: /Próxima/ }),
        ])
          await expect.poll(async () => measureOverflow(control, paging)).toBe(0)
        const footer = page.getByRole('contentinfo')
        await expect.poll(() => measureOverflow(footer.getByText('Conectado'), footer)).toBe(0)
        const button = bar.getByRole('button', { name: /Buscar ou executar/ })
        const termBox = button.getByText('Buscar ou executar…')
        expect((await termBox.boundingBox())?.width).toBeGreaterThan(200)
        expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      })
  }
})

test('with letters of 32 px the palette cuts neither an id, nor a status, nor the action of Enter, and the help overlaps no words', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  await setFontSize(page, 32)
  await operator.opensListSignedIn('/produtos')
  await operator.presses('j')
  await operator.typesKeyByKey('excluir produto 301-304')
  const { palette } = operator
  const list = palette.getByRole('listbox')
  await expect(list.getByText('R$').first()).toBeVisible()
  for (const id of ['#301', '#302', '#303', '#304'])
    expect(await measureOverflow(list.getByText(id, { exact: true }).first(), list), id).toBe(0)
  const option = palette.getByRole('option', { selected: true })
  expect(await measureOverflow(option.getByText('#301 a #304'), option)).toBe(0)
  // No two words of a record's line overlap.
  const isOverlapping = await list.getByText('#303', { exact: true }).evaluate((id) => {
    const textNodes = document.createTreeWalker(id.parentElement ?? id, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (textNodes.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(textNodes.currentNode)
      boxes.push(range.getBoundingClientRect())
    }
    const overlapsSideways = (a: DOMRect, b: DOMRect) => a.right > b.left && b.right > a.left
    return boxes.some((a, at) =>
      boxes.slice(at + 1).some((b) => overlapsSideways(a, b) && Math.abs(a.top - b.top) < 20),
    )
  })
  expect(isOverlapping).toBe(false)
  const confirmationHint = palette.getByText(/pede confirmação/)
  await expect(confirmationHint).toBeInViewport({ ratio: 1 })
  expect(await measureOverflow(confirmationHint, palette)).toBe(0)
  // The command is visible: the row's chip leaves enough room for the line.
  expect(
    await palette.getByRole('combobox').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
  await test.step('No key of the help overlaps its words', async () => {
    await operator.presses('Escape')
    await expect(palette).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 800 })
    await operator.presses('?')
    const help = page.getByRole('dialog', { name: 'Atalhos' })
    const term = help.getByRole('term').filter({ hasText: 'Próxima página' })
    await expect(term).toBeVisible()
    const [termBox, keyBox] = [await term.boundingBox(), await term.locator('+ *').locator('kbd').first().boundingBox()]
    const isBeside = (keyBox?.x ?? 0) >= (termBox?.x ?? 0) + (termBox?.width ?? 0)
    const isBelow = (keyBox?.y ?? 0) >= (termBox?.y ?? 0) + (termBox?.height ?? 0)
    expect(isBeside || isBelow).toBe(true)
  })
})

test('with letters of 32 px on a phone the first field of a form is whole, and so is the list of missing fields', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await setFontSize(page, 32)
  await operator.opensSignedIn('/produtos/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  await expect(operator.field('Nome')).toBeInViewport({ ratio: 1 })
  await expect(operator.field('Modelo')).toBeInViewport({ ratio: 1 })
  const missingFields = page.getByRole('button', { name: /^Falta:/ }).locator('span')
  expect(await missingFields.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
    0,
  )
  const save = page.getByRole('button', { name: /^Cadastrar/ })
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
})
