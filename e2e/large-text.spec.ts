/**
 * With letters twice as large, by the browser's own size for them, nothing is cut and nothing but a table goes to its
 * side.
 */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The letters that the browser is set to, px. */
const letters = (page: Page, size: number) =>
  page.addInitScript((px) => {
    const grow = () => {
      if (!document.documentElement) return false
      document.documentElement.style.fontSize = `${px}px`
      return true
    }
    if (!grow()) new MutationObserver((_, self) => grow() && self.disconnect()).observe(document, { childList: true })
  }, size)

test('with letters of 32 px periods, typed filter and preview are whole', async ({ page, operator }) => {
  await letters(page, 32)
  await operator.openListSignedIn('/auditoria/transacoes/valor')
  const width = async (control: Locator) => (await control.boundingBox())?.width ?? 0
  expect(await width(operator.field('Início'))).toBeGreaterThan(340)
  expect(await width(operator.field('Períodos prontos'))).toBeGreaterThan(260)
  await operator.press('j i')
  await expect(
    page.getByRole('complementary', { name: 'Prévia' }).getByRole('button', { name: 'Fechar' }),
  ).toBeInViewport({
    ratio: 1,
  })
  await operator.press('/')
  const line = page.getByRole('combobox', { name: 'Filtro digitado' })
  await expect(line).toBeFocused()
  const isWhole = () =>
    line.evaluate(
      ({ clientHeight, parentElement }) => clientHeight > 40 && clientHeight <= (parentElement?.clientHeight ?? 0),
    )
  await expect.poll(isWhole).toBe(true)
})

for (const size of [20, 24, 32])
  test(`letters of ${size} px cut no id, amount, state or date of a table`, async ({ page, operator }) => {
    await letters(page, size)
    for (const path of ['/bonus', '/transacoes', '/produtos']) {
      await operator.openListSignedIn(path)
      const cut = await page.getByRole('grid').evaluate((grid) =>
        [...grid.querySelectorAll<HTMLElement>('tbody td')]
          .filter((cell) => /^#\d+$|^-?R\$|^\d\d\/\d\d\/|^\d · /.test(cell.innerText.trim()))
          .filter((cell) =>
            [cell, ...cell.querySelectorAll('*')].some(
              (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
            ),
          )
          .map((cell) => cell.innerText),
      )
      expect(cut, path).toEqual([])
    }
  })

/** px by which a part goes past its box, or past what it must stand within; 0 where it is whole. */
const past = async (part: Locator, within: Locator) =>
  part.evaluate(
    (element, frame) => {
      const [own, outer] = [element.getBoundingClientRect(), (frame as Element).getBoundingClientRect()]
      const sides = [element.scrollWidth - element.clientWidth, own.right - outer.right, outer.left - own.left]
      return Math.max(0, ...sides.map(Math.round))
    },
    await within.elementHandle(),
  )

for (const width of [1280, 640])
  test(`with letters of 32 px and ${width} px nothing but the table goes to its side`, async ({ page, operator }) => {
    await page.setViewportSize({ width, height: 800 })
    await letters(page, 32)
    for (const path of ['/produtos', '/transacoes']) {
      await operator.openListSignedIn(path)
      await operator.press('j')
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), path).toBe(width)
      const paging = page.getByRole('group', { name: 'Paginação' })
      for (const part of [
        paging.getByLabel('Linhas por página'),
        paging.getByRole('button', { name: /Anterior/ }),
        paging.getByRole('button', { name: /Próxima/ }),
      ])
        await expect.poll(async () => past(part, paging), path).toBe(0)
      const footer = page.getByRole('contentinfo')
      await expect.poll(() => past(footer.getByText('Conectado'), footer)).toBe(0)
    }
    const bar = page.getByRole('banner')
    const button = bar.getByRole('button', { name: /Buscar ou executar/ })
    const words = button.getByText('Buscar ou executar…')
    expect((await words.boundingBox())?.width).toBeGreaterThan(200)
    expect(await button.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })

test('with letters of 32 px an icon and the chip of a key are as large as the words beside them', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await letters(page, 32)
  await operator.openListSignedIn('/produtos')
  const height = async (part: Locator) => (await part.boundingBox())?.height
  const reload = page.getByRole('button', { name: 'Recarregar' })
  expect(await height(reload.locator('svg'))).toBe(32)
  expect(await height(reload.locator('kbd'))).toBe(36)
})

test('with letters of 32 px the palette cuts neither an id, nor a state, nor what Enter does', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 640, height: 800 })
  await letters(page, 32)
  await operator.openListSignedIn('/produtos')
  await operator.press('j')
  await operator.typeLine('excluir produto 301-304')
  const { palette } = operator
  const list = palette.getByRole('listbox')
  await expect(list.getByText('R$').first()).toBeVisible()
  for (const id of ['#301', '#302', '#303', '#304'])
    expect(await past(list.getByText(id, { exact: true }).first(), list), id).toBe(0)
  const option = palette.getByRole('option', { selected: true })
  expect(await past(option.getByText('#301 a #304'), option)).toBe(0)
  // No two words of a record's line over each other.
  const over = await list.getByText('#303', { exact: true }).evaluate((id) => {
    const texts = document.createTreeWalker(id.parentElement ?? id, NodeFilter.SHOW_TEXT)
    const boxes: DOMRect[] = []
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      boxes.push(range.getBoundingClientRect())
    }
    const isBehind = (a: DOMRect, b: DOMRect) => a.right > b.left && b.right > a.left
    return boxes.some((a, at) => boxes.slice(at + 1).some((b) => isBehind(a, b) && Math.abs(a.top - b.top) < 20))
  })
  expect(over).toBe(false)
  const told = palette.getByText(/pede confirmação/)
  await expect(told).toBeInViewport({ ratio: 1 })
  expect(await past(told, palette)).toBe(0)
  // The verb is in sight: the row's chip leaves the line its room.
  expect(
    await palette.getByRole('combobox').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
})

test('with letters of 32 px no key of the help lies over its words', async ({ page, operator }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await letters(page, 32)
  await operator.openListSignedIn('/produtos')
  await operator.press('?')
  const help = page.getByRole('dialog', { name: 'Atalhos' })
  const word = help.getByRole('term').filter({ hasText: 'Próxima página' })
  await expect(word).toBeVisible()
  const [words, keys] = [await word.boundingBox(), await word.locator('+ *').locator('kbd').first().boundingBox()]
  const beside = (keys?.x ?? 0) >= (words?.x ?? 0) + (words?.width ?? 0)
  const under = (keys?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0)
  expect(beside || under).toBe(true)
})

test('with letters of 32 px on a phone the first field of a form is whole, and so is what is missing', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await letters(page, 32)
  await operator.openSignedIn('/produtos/cadastrar')
  await expect(operator.field('Nome')).toBeFocused()
  await expect(operator.field('Nome')).toBeInViewport({ ratio: 1 })
  await expect(operator.field('Modelo')).toBeInViewport({ ratio: 1 })
  const missing = page.getByRole('button', { name: /^Falta:/ }).locator('span')
  expect(await missing.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  const save = page.getByRole('button', { name: /^Cadastrar/ })
  await save.scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
})
