import type { Page } from '@playwright/test'

/**
 * From now on the calls of a list are answered with what `alter` has made of their rows, as if somebody had written.
 */
export const alterRows = (
  page: Page,
  call: string,
  change: (rows: Record<string, unknown>[]) => void,
): Promise<unknown> =>
  page.route(`**/api${call}?*`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { content: Record<string, unknown>[] }
    change(body.content)
    await route.fulfill({ response: answer, json: body })
  })
