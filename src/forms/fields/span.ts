/** How many of the six columns of the form a field takes; below 600 px always all of them. */
export type FieldSpan = 2 | 3 | 4 | 6

/** The class of each width. */
export const SPAN_CLASSES: Record<FieldSpan, string> = {
  2: 'col-span-6 sm:col-span-2',
  3: 'col-span-6 sm:col-span-3',
  4: 'col-span-6 sm:col-span-4',
  6: 'col-span-6',
}
