/** Accessibility by axe: WCAG 2.2 A and AA and axe's best practices, over what stands on the screen now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe objects to, a line each: rule, how many, the first place. `rules` narrows it to a few rules, for a second
 * look at what only colours have changed.
 */
export async function objections(page: Page, rules?: string[]): Promise<string[]> {
  // Axe's source is half a megabyte: it is handed to each document once.
  const there = await page.evaluate(() => 'axe' in window)
  // Legacy mode opens no page of its own for the report; the console has no frames to reach into. What holds is not
  // described node by node, which is half of axe's work.
  const axe = new AxeBuilder({ page, ...(there ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(everything)).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    )
    return `${id} (${help}) ×${nodes.length} ${places[0]}`
  })
}
