import type { Page } from '@playwright/test'

/**
 * Returns the row under the table's cursor once its data has arrived: its 1-based position without the header, and the
 * text of its first data cell.
 */
export const getCursorRow = (page: Page) =>
  page
    .getByRole('grid')
    .locator('tr[data-cursor]:not([aria-busy=true])')
    .evaluate((row) => ({
      place: Number(row.getAttribute('aria-rowindex')) - 1,
      id: row.querySelector('[aria-colindex="2"]')?.textContent,
    }))
