/** Formats a filter in force for people, not for the wire: for chips, paper and evidence. */
import { formatDateTime, parseDate } from '#lib/format/dates.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { getFilterChoices, type FilterField, getNumberKind } from '#listing/define.ts'

/** Returns 'pendente', 'R$ 1.500,50', '01/11/2026 00:00'; a value that cannot be parsed is returned unchanged. */
export function formatFilterValue(field: FilterField, value: string): string {
  const label = getFilterChoices(field).find((option) => option.value === value)?.label
  if (label !== undefined) return label
  const numberKind = getNumberKind(field)
  if (numberKind) return normalizeNumberInput(numberKind, value, true)
  // A date that does not exist is shown as it is: it is the reason why no request is sent.
  return field.type === 'datetime' && parseDate(value) ? formatDateTime(value) : value
}
