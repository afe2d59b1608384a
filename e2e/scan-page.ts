/** Locates the parts of a scan's screen and damages its storage, for the tests of scans. */
import type { Locator, Page } from '@playwright/test'

/** The scan's panel beside the table. */
export const getScanPanel = (page: Page): Locator => page.getByRole('complementary', { name: 'Leitura' })

/** The region with this name that takes the table's place. */
export const getScanView = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Deletes the last entry of each of these IndexedDB stores, as a browser short of space may. */
export const deleteLastEntries = (page: Page, ...stores: string[]): Promise<void> =>
  page.evaluate(
    (names) =>
      new Promise<void>((resolve, reject) => {
        const openRequest = indexedDB.open('gestor-leituras')
        openRequest.addEventListener('success', () => {
          const transaction = openRequest.result.transaction(names, 'readwrite')
          for (const name of names) {
            const store = transaction.objectStore(name)
            const keys = store.getAllKeys()
            keys.addEventListener('success', () => void store.delete(keys.result.at(-1) as IDBValidKey))
          }
          transaction.addEventListener('complete', () => resolve(openRequest.result.close()))
          transaction.addEventListener('abort', () => reject(new Error('the database takes no change')))
        })
      }),
    stores,
  )
