/** What the benches of the list do with it. */
import type { Opened } from './browser.ts'
import type { Column } from './columns.ts'

/** Rows a page. */
export const LARGE = 1000
/**
 * ms after the first row in which a page comes to rest: the console has fetched all its files by then
 * (app/new-build.ts).
 */
export const STARTED = 8_000

/** What presses the key, or clicks what the selector names: where it stands is looked up before, and not measured. */
export async function aim({ page }: Opened, what: Column['next']): Promise<() => Promise<void>> {
  if ('key' in what) return () => page.keyboard.press(what.key)
  const box = await page.locator(what.click).first().boundingBox()
  if (!box) throw new Error(`nothing to click: ${what.click}`)
  return () => page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
}
