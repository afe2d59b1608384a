/** Says in which form the platform sends dates, and whether amounts may be cents. */
import { parseDate } from '#lib/format/dates.ts'

/** `unreadable` is a value that the console shows as '–'. */
export type DateForm = 'iso-zone' | 'iso' | 'brazilian' | 'epoch-s' | 'epoch-ms' | 'unreadable'

/** The forms in Portuguese, for the report. */
export const DATE_FORM_TEXTS: Readonly<Record<DateForm, string>> = {
  'iso-zone': 'ISO com fuso',
  iso: 'ISO sem fuso',
  brazilian: 'dd/mm/aaaa',
  'epoch-s': 'segundos desde 1970',
  'epoch-ms': 'milissegundos desde 1970',
  unreadable: 'ilegível',
}

/** Returns the form of one date; null for an absent one. */
export function getDateForm(value: unknown): DateForm | null {
  if (value === null || value === undefined || value === '') return null
  if (parseDate(value) === null) return 'unreadable'
  if (typeof value === 'number') return value < 1e11 ? 'epoch-s' : 'epoch-ms'
  const text = String(value).trim()
  if (text.includes('/')) return 'brazilian'
  return /T.*(Z|[+-]\d{2}(:?\d{2})?)$/.test(text) ? 'iso-zone' : 'iso'
}

/** Returns each form of the dates with how often it occurs, the most frequent one first. */
export function countDateForms(values: readonly unknown[]): readonly (readonly [DateForm, number])[] {
  const counts = new Map<DateForm, number>()
  for (const form of values.map(getDateForm)) if (form !== null) counts.set(form, (counts.get(form) ?? 0) + 1)
  return [...counts].toSorted(([, left], [, right]) => right - left)
}

/** Fewer amounts say nothing, because round prices are common. */
const MIN_AMOUNTS = 20

/** True if amounts that should be in reais look like cents: all whole, hardly one a multiple of 100. */
export function mayBeCents(values: readonly unknown[]): boolean {
  const amounts = values.filter((value): value is number => typeof value === 'number' && value !== 0)
  if (amounts.length < MIN_AMOUNTS || !amounts.every(Number.isInteger)) return false
  return amounts.filter((amount) => amount % 100 === 0).length < amounts.length / 2
}
