/** Finds the elements of a bar that are cut off at its edges. */
import type { Locator } from '@playwright/test'

/** Returns the texts of the bar's direct children that are visible only in part. */
export const findClippedParts = (bar: Locator) =>
  bar.evaluate((box) => {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...box.querySelectorAll(':scope > *')]
      .map((child) => ({ text: child.textContent, at: child.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && at.top < bottom - 1 && at.bottom > top + 1)
      .filter(({ at }) => at.left < left - 1 || at.right > right + 1 || at.bottom > bottom + 1)
      .map(({ text }) => text)
  })
