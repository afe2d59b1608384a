/** What the tests of a whole reading find on the screen. */
import type { Locator, Page } from '@playwright/test'

/** The panel beside the table. */
export const painel = (page: Page): Locator => page.getByRole('complementary', { name: 'Leitura' })

/** What stands in the table's place under this name. */
export const vista = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
