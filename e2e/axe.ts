/** Accessibility by axe: WCAG 2.2 A and AA and axe's best practices, over what stands on the screen now. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe objects to, a line each: rule, how many, the first place. */
export async function objections(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.split('\n').at(-1)?.trim()}`,
    )
    return `${id} (${help}) ×${nodes.length} ${places[0]}`
  })
}
