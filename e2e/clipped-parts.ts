/** What of a bar is seen in part. */
import type { Locator } from '@playwright/test'

/** Of the parts of a bar that are seen, those of which only a piece is. */
export const findClippedParts = (bar: Locator) =>
  bar.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll(':scope > *')]
      .map((part) => ({ text: part.textContent, at: part.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && at.top < bottom - 1 && at.bottom > top + 1)
      .filter(({ at }) => at.left < left - 1 || at.right > right + 1 || at.bottom > bottom + 1)
      .map(({ text }) => text)
  })
