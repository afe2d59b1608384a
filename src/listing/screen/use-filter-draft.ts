/** What stands in the fields of a filter panel, and what of it is sent (listing/quick-filter/README §1). */
import { useState } from 'react'
import { parseNumber, normalizeNumberInput } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type FilterField, getNumberKind } from '#listing/define.ts'

type FilterValues = Readonly<Record<string, string>>

/** A filter's value as its field shows it: numbers as Brazil writes them. */
function toDisplayValues(fields: readonly FilterField[], filters: FilterValues): FilterValues {
  const shown = { ...filters }
  for (const field of fields) {
    const kind = getNumberKind(field)
    const value = filters[field.name]
    if (kind !== null && value !== undefined) shown[field.name] = normalizeNumberInput(kind, value, true)
  }
  return shown
}

/** What is typed, as it is sent; empty values are left out (spec 1 §5). */
export function toSentValues(fields: readonly FilterField[], typed: FilterValues): FilterValues {
  const numbers = new Map(fields.map((field) => [field.name, getNumberKind(field)]))
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const kind = numbers.get(name) ?? null
      const value = kind === null ? sanitizeLine(text) : parseNumber(kind, text)
      return value === undefined || value === null || String(value).trim() === '' ? [] : [[name, String(value)]]
    }),
  )
}

/** What a field means, whatever its spelling: '9,50' is '9.5'. What cannot be read means itself. */
function meant(field: FilterField, text: string): string {
  const kind = getNumberKind(field)
  const value = kind && parseNumber(kind, text)
  return typeof value === 'number' ? String(value) : sanitizeLine(text).trim()
}

/** The names of the fields that hold something else than the filter in force. */
export function pendingFields(
  fields: readonly FilterField[],
  filters: FilterValues,
  draft: FilterValues,
): ReadonlySet<string> {
  const differs = (field: FilterField) => {
    const { name, initial = '' } = field
    return meant(field, draft[name] ?? initial) !== meant(field, filters[name] ?? initial)
  }
  return new Set(fields.filter(differs).map(({ name }) => name))
}

interface FilterDraft {
  /** By field. */
  draft: FilterValues
  /** Names of the fields that hold something else than the applied filter. */
  pending: ReadonlySet<string>
  setDraft: (values: FilterValues) => void
  clearDraft: () => void
}

/**
 * The draft over the filters in force; `typed` are those that the line over the fields says, null for none.
 * `onReplaced` is called while drawing, where filters applied elsewhere (a command, the back button) have taken the
 * draft's place.
 */
export function useFilterDraft(
  fields: readonly FilterField[],
  filters: FilterValues,
  quickFilterValues: FilterValues | null,
  onReplaced: () => void,
): FilterDraft {
  const [draft, setDraft] = useState<FilterValues>(() => toDisplayValues(fields, filters))
  const [applied, setApplied] = useState<FilterValues>(filters)
  const [written, setWritten] = useState<FilterValues>(filters)
  if (applied !== filters) {
    setApplied(filters)
    setWritten(filters)
    setDraft(toDisplayValues(fields, filters))
    onReplaced()
  } else if (written !== (quickFilterValues ?? filters)) {
    // The typed line over the fields writes into them; what it says nothing of stays as it was typed here.
    const now = toDisplayValues(fields, quickFilterValues ?? filters)
    const before = toDisplayValues(fields, written)
    setWritten(quickFilterValues ?? filters)
    const moved = fields.filter(({ name }) => now[name] !== before[name])
    setDraft({ ...draft, ...Object.fromEntries(moved.map(({ name }) => [name, now[name] ?? ''])) })
  }
  return {
    draft,
    pending: pendingFields(fields, filters, draft),
    setDraft: (values) => setDraft((before) => ({ ...before, ...values })),
    clearDraft: () => setDraft({}),
  }
}
