/**
 * How much larger than 16 px the browser's letters are: what is worked out in px goes with it, as what is in rem does
 * (ui/theme/README §3). Read once: who changes it in the browser reloads. 1 where there is no document.
 */
export const browserTextScale: number = globalThis.document
  ? Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
  : 1
