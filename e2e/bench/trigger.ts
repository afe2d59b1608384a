/** Shared actions of the benches on a list. */
import type { OpenedList } from './browser.ts'
import type { Contestant } from './contestants.ts'

/** Rows a page. */
export const LARGE_PAGE = 1000
/** ms after the first row until a page is idle: by then the console has fetched all its files (app/new-build.ts). */
export const IDLE_AFTER_START_MS = 8_000

/**
 * Returns a function that presses the key or clicks the element. The element's position is found beforehand, and not
 * measured.
 */
export async function createTrigger(
  { page }: OpenedList,
  trigger: Contestant['nextPageTrigger'],
): Promise<() => Promise<void>> {
  if ('key' in trigger) return () => page.keyboard.press(trigger.key)
  const box = await page.locator(trigger.click).first().boundingBox()
  if (!box) throw new Error(`nothing to click: ${trigger.click}`)
  return () => page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2)
}
