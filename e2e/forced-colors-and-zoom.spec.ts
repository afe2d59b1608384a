/**
 * Forced colours take fills and shadows away: what they say must be said by edges. A page that is zoomed, or small, is
 * read and worked with down its length, never to its side. What has a colour has it wherever it is shown.
 */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const styleOf = (locator: Locator, name: 'outlineStyle' | 'borderTopStyle') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

test('the palette has an edge, its active line and the cursor’s cell a frame [G6]', async ({ page, operator }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j')
  await expect.poll(() => styleOf(page.locator('[role=grid] td[data-cursor]').first(), 'outlineStyle')).toBe('solid')
  await operator.typeLine('ir para')
  const option = (selected: boolean) => operator.palette.getByRole('option', { selected }).first()
  await expect.poll(() => styleOf(option(true), 'outlineStyle')).toBe('solid')
  expect(await styleOf(option(false), 'outlineStyle')).toBe('none')
  expect(await styleOf(operator.palette, 'borderTopStyle')).toBe('solid')
})

test('in forced colours the entry of a menu that Enter means has a frame, and it alone [G6]', async ({
  page,
  operator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.openListSignedIn('/cashbacks')
  await operator.press('j .')
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await expect(entry('Editar')).toBeVisible()
  await operator.press('e')
  await expect(entry('Editar')).toBeFocused()
  expect(await styleOf(entry('Editar'), 'outlineStyle')).toBe('solid')
  expect(await styleOf(entry('Excluir'), 'outlineStyle')).toBe('none')
})

test('a status is told by its dot where fills are taken away: full, or a ring', async ({ page, operator }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.openListSignedIn('/cashbacks')
  const edge = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').borderTopWidth))
  const active = page.getByRole('gridcell').getByText('Ativo', { exact: true }).first()
  const off = page.getByRole('gridcell').getByText('Inativo', { exact: true }).first()
  await expect.poll(() => edge(active)).toBeGreaterThan(2)
  await expect.poll(() => edge(off)).toBe(1)
  await expect.poll(() => edge(page.getByRole('contentinfo').locator('span:has(> [role=status])'))).toBeGreaterThan(2)
})

for (const [name, viewport] of [
  ['320 px wide', { width: 320, height: 640 }],
  // A window of 1280 × 720 at 200 %.
  ['zoomed to 200 %', { width: 640, height: 360 }],
] as const)
  test(`${name}: list, palette, form and question are reached, and the page never goes to its side [G6]`, async ({
    page,
    operator,
    expected,
  }) => {
    await page.setViewportSize(viewport)
    const fits = async () => {
      const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
      expect(wide, page.url()).toBeLessThanOrEqual(viewport.width)
    }
    await operator.openListSignedIn('/cashbacks')
    await fits()
    await operator.typeLine('editar cashback 12')
    await expect(operator.palette.getByRole('combobox')).toBeInViewport({ ratio: 1 })
    await expect(operator.palette.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
    await operator.press('Enter')
    await expect(operator.field('Descrição')).not.toHaveValue('')
    await operator.field('% Cashback').fill('7')
    await fits()
    const save = page.getByRole('button', { name: 'Atualizar' })
    await save.scrollIntoViewIfNeeded()
    await expect(save).toBeInViewport({ ratio: 1 })
    await save.click()
    await expected.toast('Atualizado com sucesso')
    await operator.runLine('excluir cashback 12')
    const question = page.getByRole('alertdialog')
    for (const button of ['Excluir', 'Cancelar'])
      await expect(question.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    await fits()
    await operator.press('n')
  })

for (const [name, reducedMotion] of [
  ['nothing moves where less of it is asked for [G6]', 'reduce'],
  ['and something does where it is not', 'no-preference'],
] as const)
  test(name, async ({ page, operator, expected }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      for (const type of ['animationstart', 'transitionrun'] as const)
        document.addEventListener(type, ({ target }) => moved.push(`${type} ${(target as Element).className}`), true)
    })
    await operator.openListSignedIn('/cashbacks')
    await operator.focusRow('#249')
    await operator.press('.')
    await expect(page.getByRole('menu')).toBeVisible()
    await operator.press('Escape h')
    await operator.acceptDialog('Desabilitar cashback #249?')
    await expected.toast('Status atualizado')
    await operator.press('g ,')
    await expect(page.getByRole('dialog').or(page.getByRole('complementary', { name: /ajustes/i }))).toBeVisible()
    await operator.press('Escape')
    await operator.runLine('ir para lojas')
    await expected.path('/lojas')
    await expected.row('#')
    // What stands there before the console appears late, and does not move.
    const moved = (await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).filter(
      (what) => what !== 'animationstart start-loading',
    )
    if (reducedMotion === 'reduce') expect(moved).toEqual([])
    else expect(moved).not.toEqual([])
  })
test('in a low window pages, the palette’s foot and a reading’s figures are seen whole', async ({ page, operator }) => {
  // A window of 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 })
  await operator.openListSignedIn('/auditoria/transacoes/valor?dataInicio=2024-01-01T00:00&dataFim=2030-01-01T00:00')
  const next = page.getByRole('button', { name: /^Próxima/ })
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    next.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(await isOnTop()).toBe(true)
  await operator.typeLine('excluir produto 12')
  await expect(operator.palette.getByText(/pede confirmação/)).toBeInViewport({ ratio: 1 })
  await operator.runLine('contar por status')
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  await expect(panel.getByRole('table', { name: /^Linhas por/ })).toBeVisible()
  const row = panel.getByRole('table').getByRole('row').nth(1)
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(720)
})

test('in a low window the panel beside a table covers no row that the cursor comes to', async ({ page, operator }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await operator.openListSignedIn('/transacoes')
  await operator.press('j i')
  await expect(page.locator('.list-reading')).toBeVisible()
  const cursor = page.getByRole('grid').locator('td[data-cursor]')
  for (const key of ['j', 'j', 'j', 'k', 'k', 'k']) {
    await operator.press(key)
    await expect
      .poll(() =>
        cursor.evaluate((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect()
          return [1, height - 2].map((dy) => cell.contains(document.elementFromPoint(x + width / 2, y + dy)))
        }),
      )
      .toEqual([true, true])
  }
})

test('no button of a form is cut where the page is 320 px wide [G6]', async ({ page, operator }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await operator.openListSignedIn('/cashbacks')
  for (const path of ['/fornecedores/cadastrar', '/produtos/cadastrar', '/fornecedores/editar/3']) {
    await operator.open(path)
    await expect(operator.field('Nome')).toBeFocused()
    const main = page.getByRole('main')
    for (const button of await main.getByRole('button').or(main.getByRole('link')).all()) {
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
      const where = `${path}: ${await button.innerText()}`
      expect(x, where).toBeGreaterThanOrEqual(0)
      expect(x + width, where).toBeLessThanOrEqual(320)
    }
  }
})

test('in letters twice as large the sign-in fits, and the words over its password stand apart from the link', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.open('/login')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const link = page.getByRole('link', { name: 'Esqueceu a senha?' })
  const [words, beside] = [await page.getByText('Senha', { exact: true }).boundingBox(), await link.boundingBox()]
  const isBeside = (words?.x ?? 0) + (words?.width ?? 0) < (beside?.x ?? 0)
  const isAbove = (words?.y ?? 0) + (words?.height ?? 0) <= (beside?.y ?? 0)
  expect(isBeside || isAbove).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
  await page.getByLabel('Senha', { exact: true }).press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test('in forced colours the sign-in’s button has an edge, and a switch a knob that tells where it stands', async ({
  page,
  operator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.open('/login')
  await expect(page.getByRole('button', { name: 'Acessar' })).toHaveCSS('border-top-width', '1px')
  // The sign-in page goes in by itself when a token comes.
  await page.goto('about:blank')
  await operator.openListSignedIn('/cashbacks')
  await operator.press('?')
  const knob = page.getByRole('dialog').getByRole('switch').first().locator('xpath=following-sibling::span')
  const colours = await knob.evaluate((it) => [
    getComputedStyle(it).backgroundColor,
    getComputedStyle(it.ownerDocument.body).backgroundColor,
  ])
  expect(colours[0]).not.toBe(colours[1])
})

test('in forced colours what is pressed, and which line completes a filter, has a frame', async ({
  page,
  operator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.openListSignedIn('/cashbacks')
  const long = page.getByRole('button', { name: 'Contínuo' })
  expect(await styleOf(long, 'outlineStyle')).toBe('none')
  await long.click()
  await expect(long).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => styleOf(long, 'outlineStyle')).toBe('solid')
  await operator.press('/')
  await page.keyboard.type('st')
  const offers = page.locator('.filter-offers')
  await expect.poll(() => styleOf(offers, 'borderTopStyle')).toBe('solid')
  await expect.poll(() => styleOf(offers.getByRole('option', { selected: true }), 'outlineStyle')).toBe('solid')
})

test('in forced colours a row on top and a held column keep their pin', async ({ page, operator, expected }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.openListSignedIn('/cashbacks?presas=id')
  await operator.press('j m')
  await expected.text('1 fixada')
  const pin = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((it, pseudo) => {
        const { backgroundColor, width } = getComputedStyle(it, pseudo)
        return { isSeen: backgroundColor === getComputedStyle(it).color, width }
      }, part)
  await expect.poll(() => pin('.list-tops td[aria-colindex="2"]', '::before')).toEqual({ isSeen: true, width: '8px' })
  await expect
    .poll(() => pin('th[data-held][aria-colindex] button', '::after'))
    .toEqual({ isSeen: true, width: '12px' })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme}: who asks for more contrast has quiet words as the others, and lines that are seen [G6]`, async ({
    page,
    operator,
  }) => {
    await page.emulateMedia({ colorScheme })
    await operator.openListSignedIn('/cashbacks')
    const scroller = page.locator('.list-scroller')
    const quiet = page.getByText(/^Gestor \d/)
    const colours = async () => [
      await scroller.evaluate((it) => getComputedStyle(it).borderTopColor),
      await quiet.evaluate((it) => getComputedStyle(it).color),
    ]
    const before = await colours()
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    const label = page.locator('.list-where')
    await expect.poll(async () => (await colours())[1]).toBe(await label.evaluate((it) => getComputedStyle(it).color))
    expect((await colours())[0]).not.toBe(before[0])
  })

test('a status has the colour in its window that it has in the list', async ({ operator, page }) => {
  await operator.openListSignedIn('/transacoes?tamanho=100')
  const colour = (within: Locator) =>
    within.evaluate((badge) => getComputedStyle(badge, '::before').backgroundColor + getComputedStyle(badge).color)
  for (const status of ['Aprovada', 'Cancelada', 'Pendente']) {
    const inList = page.getByRole('gridcell').getByText(status, { exact: true }).first()
    const wanted = await colour(inList)
    await inList.click()
    await operator.press('v')
    const inWindow = page.getByRole('dialog').getByText(status, { exact: true })
    await expect(inWindow).toBeVisible()
    expect(await colour(inWindow), status).toBe(wanted)
    await operator.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
