/**
 * Whether the element has a place on the page: neither it nor what it is in is left out of the drawing. Not
 * checkVisibility: Safari 16.4 has none.
 */
export const isVisible = (element: Element): boolean => element.getClientRects().length > 0
