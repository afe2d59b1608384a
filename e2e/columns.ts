/** Reads the header of a table for the tests of columns. */
import type { Page } from '@playwright/test'

/** Returns the labels of the data columns from left to right. */
export const getColumnLabels = (page: Page) =>
  page
    .getByRole('columnheader')
    .evaluateAll((headers) =>
      headers.flatMap((header) => (header.hasAttribute('aria-colindex') ? [header.textContent ?? ''] : [])),
    )
