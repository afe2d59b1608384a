/** The width of a field in columns, of the form's six. Below 600 px every field takes all six. */
export type FieldSpan = 2 | 3 | 4 | 6

/** The CSS classes of each width. */
export const SPAN_CLASSES: Record<FieldSpan, string> = {
  2: 'col-span-6 sm:col-span-2',
  3: 'col-span-6 sm:col-span-3',
  4: 'col-span-6 sm:col-span-4',
  6: 'col-span-6',
}
