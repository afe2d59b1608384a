/** What the tests of a whole reading find on the screen. */
import type { Locator, Page } from '@playwright/test'

/** The panel beside the table. */
export const getScanPanel = (page: Page): Locator => page.getByRole('complementary', { name: 'Leitura' })

/** What stands in the table's place under this name. */
export const getScanView = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Lets the last entry of each of these stores go, as a browser that needs room may. */
export const deleteLastEntries = (page: Page, ...stores: string[]): Promise<void> =>
  page.evaluate(
    (names) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gestor-leituras')
        opening.addEventListener('success', () => {
          const work = opening.result.transaction(names, 'readwrite')
          for (const name of names) {
            const store = work.objectStore(name)
            const keys = store.getAllKeys()
            keys.addEventListener('success', () => void store.delete(keys.result.at(-1) as IDBValidKey))
          }
          work.addEventListener('complete', () => resolve(opening.result.close()))
          work.addEventListener('abort', () => reject(new Error('the database takes no change')))
        })
      }),
    stores,
  )
