/** Checks a screen's accessibility with axe: WCAG 2.2 A and AA and axe's best practices, on the page as it is now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Returns axe's violations, one line each: the rule, the number of elements and the first of them. `within` is the
 * selector of the part to check; the whole page without it.
 */
export async function findAxeViolations(page: Page, within?: string): Promise<string[]> {
  // Axe's source is half a megabyte: each document gets it once.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no extra page for the report; the console has no frames. Rules that pass are not described node
  // by node, which is half of axe's work.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  const { violations } = await axe.withTags(AXE_TAGS).analyze()
  return violations.map(({ id, help, nodes }) => {
    const locations = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    )
    return `${id} (${help}) ×${nodes.length} ${locations[0]}`
  })
}

/**
 * Returns the controls whose accessible name lacks words visible on them, which a voice user cannot reach by name, and
 * the controls that show a key without `aria-keyshortcuts` or a name that has the key (ui/icons/README §1). Axe's own
 * rule looks at `aria-label` alone.
 */
async function findMisnamedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { axe } = globalThis as unknown as {
      axe: { setup(): void; teardown(): void; commons: { text: { accessibleText(of: Element): string } } }
    }
    // Without blanks: the spaces between two elements' texts are a matter of layout.
    const withoutBlanks = (text: string) =>
      text
        .normalize('NFD')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    function getVisibleText(control: Element) {
      const textNodes = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      const keys: string[] = []
      while (textNodes.nextNode()) {
        const box = textNodes.currentNode.parentElement as Element
        const { width, height } = box.getBoundingClientRect()
        if (width < 2 || height < 2 || !box.checkVisibility({ visibilityProperty: true })) continue
        const text = textNodes.currentNode.textContent ?? ''
        if (box.closest('kbd')) keys.push(text)
        else words.push(text)
      }
      return { said: withoutBlanks(words.join('')), keys }
    }
    axe.setup()
    const problems = [...document.querySelectorAll('button,a[href],summary,[role=button],[role^=menuitem],[role=tab]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert],[aria-hidden=true]'),
      )
      .flatMap((control) => {
        const name = axe.commons.text.accessibleText(control)
        const { said: words, keys } = getVisibleText(control)
        const description = [name, control.getAttribute('aria-keyshortcuts'), control.getAttribute('title')]
          .join(' ')
          .toLowerCase()
        const isNamed = withoutBlanks(name).includes(words)
        const isKeyDescribed =
          keys.length === 0 ||
          control.matches('[aria-keyshortcuts]') ||
          keys.every((key) => description.includes(key.toLowerCase()))
        return [
          ...(isNamed ? [] : [`“${words}” is called “${name}”`]),
          ...(isKeyDescribed ? [] : [`“${name}” shows ${keys.join(' ')} and does not tell it`]),
        ]
      })
    axe.teardown()
    return [...new Set(problems)]
  })
}

/** The sizes every screen is checked at: a desktop's and a phone's. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Waits until the page is loaded: axe judges only what is on the screen. */
async function waitUntilLoaded(page: Page) {
  await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('Carregando...').filter({ visible: true })).toHaveCount(0)
}

/** Sets size and theme, and waits until the screen is loaded. */
async function showScreen(page: Page, theme: 'light' | 'dark', size: (typeof VIEWPORTS)[number]) {
  await page.setViewportSize(size)
  // The theme command and the system's choice both set this attribute (src/app/first-script.ts).
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
  await waitUntilLoaded(page)
}

/**
 * Checks the current page at a desktop's width in the light theme and at a phone's width in the dark theme. Two of the
 * four combinations are enough: colours depend on the theme, everything else on the width, and axe takes longer than
 * the rest of a test. `within` is the selector of the only part that has changed since the page was checked as a whole:
 * most of axe's time is the table's.
 */
export async function checkAccessibility(page: Page, within?: string) {
  // Twice axe on a crowded machine: half a minute at most for each state that a test checks.
  test.setTimeout(test.info().timeout + 30_000)
  for (const [theme, size] of [
    ['light', VIEWPORTS[0]],
    ['dark', VIEWPORTS[1]],
  ] as const) {
    await showScreen(page, theme, size)
    expect(await findAxeViolations(page, within), `${theme}, ${size.width} px`).toEqual([])
    expect(await findMisnamedControls(page), `names, ${size.width} px`).toEqual([])
  }
  await showScreen(page, 'light', VIEWPORTS[0])
}
