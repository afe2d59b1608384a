/** A filter in force in words, as it is read and not as it is sent: on chips, on paper and in evidence. */
import { formatDateTime, readDate } from '#lib/written/dates.ts'
import { settledNumber } from '#lib/written/typed-number.ts'
import { choicesOf, type FilterField, numberKindOf } from '#listing/define.ts'

/** 'pendente', 'R$ 1.500,50', '01/11/2026 00:00'; what cannot be read stands as it is. */
export function filterText(field: FilterField, value: string): string {
  const chosen = choicesOf(field).find((option) => option.value === value)?.label
  if (chosen !== undefined) return chosen
  const kind = numberKindOf(field)
  if (kind) return settledNumber(kind, value, true)
  // A date that no calendar has is why nothing is asked.
  return field.type === 'datetime' && readDate(value) ? formatDateTime(value) : value
}
