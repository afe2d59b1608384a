/** Accessibility by axe: WCAG 2.2 A and AA and axe's best practices, over what stands on the screen now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe objects to, a line each: rule, how many, the first place. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Axe's source is half a megabyte: it is handed to each document once.
  const there = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no page of its own for the report; the console has no frames to reach into. What holds is not
  // described node by node, which is half of axe's work.
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(AXE_TAGS).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    )
    return `${id} (${help}) ×${nodes.length} ${places[0]}`
  })
}

/**
 * What one presses whose name leaves out words that are seen on it, so that who says them aloud does not reach it, and
 * what shows a key of its own that it does not tell (ui/icons/README §1). axe's own rule looks at `aria-label` alone.
 */
async function findMisnamedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { axe } = globalThis as unknown as {
      axe: { setup(): void; teardown(): void; commons: { text: { accessibleText(of: Element): string } } }
    }
    // Without blanks: where one part ends and the next begins is a matter of layout.
    const withoutBlanks = (text: string) =>
      text
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    function getVisibleText(control: Element) {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const said: string[] = []
      const keys: string[] = []
      while (texts.nextNode()) {
        const box = texts.currentNode.parentElement as Element
        const { width, height } = box.getBoundingClientRect()
        if (width < 2 || height < 2 || !box.checkVisibility({ visibilityProperty: true })) continue
        const text = texts.currentNode.textContent ?? ''
        if (box.closest('kbd')) keys.push(text)
        else said.push(text)
      }
      return { said: withoutBlanks(said.join('')), keys }
    }
    axe.setup()
    const wrong = [...document.querySelectorAll('button,a[href],summary,[role=button],[role^=menuitem],[role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert],[aria-hidden=true]'),
      )
      .flatMap((control) => {
        const name = axe.commons.text.accessibleText(control)
        const { said, keys } = getVisibleText(control)
        const told = [name, control.getAttribute('aria-keyshortcuts'), control.getAttribute('title')]
          .join(' ')
          .toLowerCase()
        const isNamed = withoutBlanks(name).includes(said)
        const isTold =
          keys.length === 0 ||
          control.matches('[aria-keyshortcuts]') ||
          keys.every((key) => told.includes(key.toLowerCase()))
        return [
          ...(isNamed ? [] : [`“${said}” is called “${name}”`]),
          ...(isTold ? [] : [`“${name}” shows ${keys.join(' ')} and does not tell it`]),
        ]
      })
    axe.teardown()
    return [...new Set(wrong)]
  })
}

/** The widths that a screen is judged at: a desk's and a phone's. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Loaded, and nothing still on its way: axe judges what stands there. */
async function whenLoaded(page: Page) {
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Carregando...').filter({ visible: true })).toHaveCount(0)
}

/** Shows the screen in this theme at this size. */
async function showScreen(page: Page, theme: 'light' | 'dark', size: (typeof VIEWPORTS)[number]) {
  await page.setViewportSize(size)
  // What the theme command and the system's choice both come down to (src/app/first-script.ts).
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await whenLoaded(page)
}

/**
 * At a desk's width in the light theme, at a phone's in the dark one: colours go by the theme, all else by the width,
 * and axe takes longer than all the rest of a test.
 */
export async function checkAccessibility(page: Page) {
  test.slow()
  for (const [theme, size] of [
    ['light', VIEWPORTS[0]],
    ['dark', VIEWPORTS[1]],
  ] as const) {
    await showScreen(page, theme, size)
    expect(await findAxeViolations(page), `${theme}, ${size.width} px`).toEqual([])
    expect(await findMisnamedControls(page), `names, ${size.width} px`).toEqual([])
  }
  await showScreen(page, 'light', VIEWPORTS[0])
}
