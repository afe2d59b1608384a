/**
 * Forced colours remove fills and shadows, so borders must carry their meaning. A zoomed or small page scrolls only
 * vertically. A status has the same colour wherever it is shown.
 */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const readStyle = (locator: Locator, name: 'outlineStyle' | 'borderTopStyle') =>
  locator.evaluate((element, property) => getComputedStyle(element)[property], name)

test('in forced colours the palette has a border, its active line, the cursor’s cell and a menu’s active entry an outline, and a status a dot [G6]', async ({
  page,
  operator,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.opensListSignedIn('/cashbacks')
  await test.step('a status: full, or a ring', async () => {
    const readBorder = (locator: Locator) =>
      locator.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::before').borderTopWidth))
    const active = page.getByRole('gridcell').getByText('Ativo', { exact: true }).first()
    const off = page.getByRole('gridcell').getByText('Inativo', { exact: true }).first()
    await expect.poll(() => readBorder(active)).toBeGreaterThan(2)
    await expect.poll(() => readBorder(off)).toBe(1)
    await expect
      .poll(() => readBorder(page.getByRole('contentinfo').locator('span:has(> [role=status])')))
      .toBeGreaterThan(2)
  })
  await operator.presses('j')
  await expect.poll(() => readStyle(page.locator('[role=grid] td[data-cursor]').first(), 'outlineStyle')).toBe('solid')
  await operator.typesKeyByKey('ir para')
  const getOption = (selected: boolean) => operator.palette.getByRole('option', { selected }).first()
  await expect.poll(() => readStyle(getOption(true), 'outlineStyle')).toBe('solid')
  expect(await readStyle(getOption(false), 'outlineStyle')).toBe('none')
  expect(await readStyle(operator.palette, 'borderTopStyle')).toBe('solid')
  await test.step('a menu', async () => {
    await operator.presses('Escape')
    await expect(operator.palette).toBeHidden()
    await operator.presses('.')
    const getEntry = (name: string) => page.getByRole('menuitem', { name })
    await expect(getEntry('Editar')).toBeVisible()
    await operator.presses('e')
    await expect(getEntry('Editar')).toBeFocused()
    expect(await readStyle(getEntry('Editar'), 'outlineStyle')).toBe('solid')
    expect(await readStyle(getEntry('Excluir'), 'outlineStyle')).toBe('none')
  })
})

test('320 px wide and zoomed to 200 %: list, palette, form and dialog are reachable, no button is cut, and the page never scrolls sideways [G6]', async ({
  page,
  operator,
  expected,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await operator.opensListSignedIn('/cashbacks')
  await test.step('no button of a form is cut at 320 px', async () => {
    for (const path of ['/fornecedores/cadastrar', '/produtos/cadastrar', '/fornecedores/editar/3']) {
      await operator.opens(path)
      await expect(operator.field('Nome')).toBeFocused()
      const main = page.getByRole('main')
      for (const button of await main.getByRole('button').or(main.getByRole('link')).all()) {
        const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
        const label = `${path}: ${await button.innerText()}`
        expect(x, label).toBeGreaterThanOrEqual(0)
        expect(x + width, label).toBeLessThanOrEqual(320)
      }
    }
  })
  for (const [name, viewport] of [
    ['320 px wide', { width: 320, height: 640 }],
    // A window of 1280 × 720 at 200 %.
    ['zoomed to 200 %', { width: 640, height: 360 }],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      const fits = async () => {
        const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0)
        expect(wide, page.url()).toBeLessThanOrEqual(viewport.width)
      }
      await operator.opensList('/cashbacks')
      await fits()
      await operator.typesKeyByKey('editar cashback 12')
      await expect(operator.palette.getByRole('combobox')).toBeInViewport({ ratio: 1 })
      await expect(operator.palette.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
      await operator.presses('Enter')
      await expect(operator.field('Descrição')).not.toHaveValue('')
      await operator.field('% Cashback').fill('7')
      await fits()
      const save = page.getByRole('button', { name: 'Atualizar' })
      await save.scrollIntoViewIfNeeded()
      await expect(save).toBeInViewport({ ratio: 1 })
      await save.click()
      await expected.toast('Atualizado com sucesso')
      await operator.runs('excluir cashback 12')
      const dialog = page.getByRole('alertdialog')
      for (const button of ['Excluir', 'Cancelar'])
        await expect(dialog.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
      await fits()
      await operator.presses('n')
    })
})

test('nothing moves where less of it is asked for, and something does where it is not [G6]', async ({
  page,
  operator,
  expected,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    for (const type of ['animationstart', 'transitionrun'] as const)
      document.addEventListener(type, ({ target }) => moved.push(`${type} ${(target as Element).className}`), true)
  })
  const readMoved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  await operator.opensListSignedIn('/cashbacks')
  await operator.focusesRow('#249')
  await operator.presses('.')
  await expect(page.getByRole('menu')).toBeVisible()
  await operator.presses('Escape h')
  await operator.acceptsDialog('Desabilitar cashback #249?')
  await expected.toast('Status atualizado')
  await operator.presses('g ,')
  await expect(page.getByRole('dialog').or(page.getByRole('complementary', { name: /ajustes/i }))).toBeVisible()
  await operator.presses('Escape')
  await operator.runs('ir para lojas')
  await expected.path('/lojas')
  await expected.row('#')
  // The loading screen before the console appears late, and does not move.
  expect((await readMoved()).filter((animation) => animation !== 'animationstart start-loading')).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await operator.presses('j .')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect.poll(readMoved).not.toEqual([])
})

test('in a low window pages, the palette’s footer and a scan’s figures are visible whole, and the panel beside a table covers no row under the cursor', async ({
  page,
  operator,
}) => {
  // A window of 1440 × 900 at 200 %.
  await page.setViewportSize({ width: 720, height: 450 })
  await operator.opensListSignedIn('/auditoria/transacoes/valor?dataInicio=2024-01-01T00:00&dataFim=2030-01-01T00:00')
  const next = page.getByRole('button', { name: /^Próxima/ })
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport({ ratio: 1 })
  const isOnTop = () =>
    next.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(await isOnTop()).toBe(true)
  await operator.typesKeyByKey('excluir produto 12')
  await expect(operator.palette.getByText(/pede confirmação/)).toBeInViewport({ ratio: 1 })
  await operator.runs('contar por status')
  const panel = page.getByRole('complementary', { name: 'Leitura' })
  await expect(panel.getByRole('table', { name: /^Linhas por/ })).toBeVisible()
  const row = panel.getByRole('table').getByRole('row').nth(1)
  await row.scrollIntoViewIfNeeded()
  await expect(row).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBeLessThanOrEqual(720)
  await test.step('the panel beside a table', async () => {
    await operator.opensList('/transacoes')
    await operator.presses('j i')
    await expect(page.locator('.list-side-panel')).toBeVisible()
    const cursor = page.getByRole('grid').locator('td[data-cursor]')
    for (const key of ['j', 'j', 'j', 'k', 'k', 'k']) {
      await operator.presses(key)
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
})

test('in letters twice as large the sign-in fits, and the password’s label stays apart from the link', async ({
  page,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await operator.opens('/login')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const link = page.getByRole('link', { name: 'Esqueceu a senha?' })
  const [labelBox, linkBox] = [await page.getByText('Senha', { exact: true }).boundingBox(), await link.boundingBox()]
  const isBeside = (labelBox?.x ?? 0) + (labelBox?.width ?? 0) < (linkBox?.x ?? 0)
  const isAbove = (labelBox?.y ?? 0) + (labelBox?.height ?? 0) <= (linkBox?.y ?? 0)
  expect(isBeside || isAbove).toBe(true)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320)
  await page.getByLabel('Senha', { exact: true }).press('Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test('in forced colours buttons have a border or an outline, a switch a knob that shows its state, and a pinned row and column keep their pin', async ({
  page,
  operator,
  expected,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await operator.opens('/login')
  await expect(page.getByRole('button', { name: 'Acessar' })).toHaveCSS('border-top-width', '1px')
  // The sign-in page signs in by itself when a token arrives.
  await page.goto('about:blank')
  await operator.opensListSignedIn('/cashbacks')
  await operator.presses('?')
  const knob = page.getByRole('dialog').getByRole('switch').first().locator('xpath=following-sibling::span')
  const colours = await knob.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.ownerDocument.body).backgroundColor,
  ])
  expect(colours[0]).not.toBe(colours[1])
  await test.step('a pressed button and the line that completes a filter', async () => {
    await operator.presses('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const continuousButton = page.getByRole('button', { name: 'Contínuo' })
    expect(await readStyle(continuousButton, 'outlineStyle')).toBe('none')
    await continuousButton.click()
    await expect(continuousButton).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => readStyle(continuousButton, 'outlineStyle')).toBe('solid')
    await operator.presses('/')
    await page.keyboard.type('st')
    const offers = page.locator('.filter-offers')
    await expect.poll(() => readStyle(offers, 'borderTopStyle')).toBe('solid')
    await expect.poll(() => readStyle(offers.getByRole('option', { selected: true }), 'outlineStyle')).toBe('solid')
  })
  await test.step('a pinned row and a pinned column', async () => {
    await operator.opensList('/cashbacks?presas=id')
    await operator.presses('j m')
    await expected.text('1 fixada')
    const pin = (selector: string, part: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => {
          const { backgroundColor, width } = getComputedStyle(element, pseudo)
          return { isSeen: backgroundColor === getComputedStyle(element).color, width }
        }, part)
    await expect
      .poll(() => pin('.list-pinned-rows td[aria-colindex="2"]', '::before'))
      .toEqual({ isSeen: true, width: '8px' })
    await expect
      .poll(() => pin('th[data-pinned-column][aria-colindex] button', '::after'))
      .toEqual({ isSeen: true, width: '12px' })
  })
})

test('with more contrast quiet words look like the others, and lines are visible, in light and in dark; a status has one colour in list and dialog [G6]', async ({
  page,
  operator,
}) => {
  await operator.opensListSignedIn('/transacoes?tamanho=100')
  for (const colorScheme of ['light', 'dark'] as const)
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
      const scroller = page.locator('.list-scroller')
      const quiet = page.getByText(/^Gestor \d/)
      const readColours = async () => [
        await scroller.evaluate((element) => getComputedStyle(element).borderTopColor),
        await quiet.evaluate((element) => getComputedStyle(element).color),
      ]
      const before = await readColours()
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      const label = page.locator('.list-where')
      await expect
        .poll(async () => (await readColours())[1])
        .toBe(await label.evaluate((element) => getComputedStyle(element).color))
      expect((await readColours())[0]).not.toBe(before[0])
    })
  await test.step('a status has the same colour in the record’s dialog as in the list', async () => {
    const readColour = (within: Locator) =>
      within.evaluate((badge) => getComputedStyle(badge, '::before').backgroundColor + getComputedStyle(badge).color)
    for (const status of ['Aprovada', 'Cancelada', 'Pendente']) {
      const inList = page.getByRole('gridcell').getByText(status, { exact: true }).first()
      const listColour = await readColour(inList)
      await inList.click()
      await operator.presses('v')
      const inWindow = page.getByRole('dialog').getByText(status, { exact: true })
      await expect(inWindow).toBeVisible()
      expect(await readColour(inWindow), status).toBe(listColour)
      await operator.presses('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})
