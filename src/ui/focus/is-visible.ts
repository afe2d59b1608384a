/**
 * True if the element has a box on the page, so neither it nor an ancestor is hidden. It does not use checkVisibility,
 * because Safari 16.4 has none.
 */
export const isVisible = (element: Element): boolean => element.getClientRects().length > 0
