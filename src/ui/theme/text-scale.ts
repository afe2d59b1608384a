/**
 * The browser's font size as a multiple of 16 px. Sizes computed in px are multiplied by it, so that they grow like
 * sizes in rem (ui/theme/README §3). Read once, because a change in the browser needs a reload. 1 without a document.
 */
export const browserTextScale: number = globalThis.document
  ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
  : 1
