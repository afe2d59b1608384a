import type { Page } from '@playwright/test'

/**
 * Replaces the rows in every later response of a list call, as if somebody else had written them. `call` is the path
 * after the API's prefix; `change` edits the rows in place.
 */
export const alterRows = (
  page: Page,
  call: string,
  change: (rows: Record<string, unknown>[]) => void,
): Promise<unknown> =>
  page.route(`**/api${call}?*`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { content: Record<string, unknown>[] }
    change(body.content)
    await route.fulfill({ response, json: body })
  })
