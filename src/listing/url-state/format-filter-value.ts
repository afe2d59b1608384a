/** A filter in force in words, as it is read and not as it is sent: on chips, on paper and in evidence. */
import { formatDateTime, parseDate } from '#lib/format/dates.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { getFilterChoices, type FilterField, getNumberKind } from '#listing/define.ts'

/** 'pendente', 'R$ 1.500,50', '01/11/2026 00:00'; what cannot be read stands as it is. */
export function formatFilterValue(field: FilterField, value: string): string {
  const chosen = getFilterChoices(field).find((option) => option.value === value)?.label
  if (chosen !== undefined) return chosen
  const kind = getNumberKind(field)
  if (kind) return normalizeNumberInput(kind, value, true)
  // A date that no calendar has is why nothing is asked.
  return field.type === 'datetime' && parseDate(value) ? formatDateTime(value) : value
}
