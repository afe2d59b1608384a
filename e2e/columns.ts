/** The header of a table, as the tests of columns read it. */
import type { Page } from '@playwright/test'

/** The labels of the columns from left to right. */
export const getColumnLabels = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers.flatMap((header) => (header.hasAttribute('aria-colindex') ? [header.textContent ?? ''] : [])),
    )
