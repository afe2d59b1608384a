import type { Page } from '@playwright/test'

/** The row under the table's cursor, once it is there: its place among all, and what its first cell shows. */
export const getCursorRow = (page: Page) =>
  page
    .getByRole('grid')
    .locator('tr[data-cursor]:not([aria-busy=true])')
    .evaluate((row) => ({
      place: Number(row.getAttribute('aria-rowindex')) - 1,
      id: row.querySelector('[aria-colindex="2"]')?.textContent,
    }))
