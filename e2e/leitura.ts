/** What the tests of a whole reading find on the screen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The panel beside the table. */
export const painel = (page: Page): Locator => page.getByRole('complementary', { name: 'Leitura' })

/** The list has a row: what is read can be begun. */
export async function pronta(page: Page) {
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
}
