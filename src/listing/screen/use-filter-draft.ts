/** The values in the fields of a filter panel, and what is sent of them (listing/quick-filter/README §1). */
import { useState } from 'react'
import { hasSameEntries } from '#lib/has-same-entries.ts'
import { parseNumber, normalizeNumberInput } from '#lib/format/parse-number.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { type FilterField, getNumberKind } from '#listing/define.ts'

type FilterValues = Readonly<Record<string, string>>

/** Returns the filter values as the fields show them: numbers in Brazilian notation. */
function toDisplayValues(fields: readonly FilterField[], filters: FilterValues): FilterValues {
  const displayValues = { ...filters }
  for (const field of fields) {
    const numberKind = getNumberKind(field)
    const value = filters[field.name]
    if (numberKind !== null && value !== undefined)
      displayValues[field.name] = normalizeNumberInput(numberKind, value, true)
  }
  return displayValues
}

/** Returns the typed values as they are sent. Empty values are omitted (spec 1 §5). */
export function toSentValues(fields: readonly FilterField[], typed: FilterValues): FilterValues {
  const numbers = new Map(fields.map((field) => [field.name, getNumberKind(field)]))
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const numberKind = numbers.get(name) ?? null
      const value = numberKind === null ? sanitizeLine(text) : parseNumber(numberKind, text)
      return value === undefined || value === null || String(value).trim() === '' ? [] : [[name, String(value)]]
    }),
  )
}

/**
 * Returns the value of a field without regard to its spelling: '9,50' is '9.5'. A value that cannot be parsed is
 * returned as text.
 */
function normalizeValue(field: FilterField, text: string): string {
  const numberKind = getNumberKind(field)
  const value = numberKind && parseNumber(numberKind, text)
  return typeof value === 'number' ? String(value) : sanitizeLine(text).trim()
}

/** Returns the names of the fields whose value differs from the filter in force. */
export function findPendingFields(
  fields: readonly FilterField[],
  filters: FilterValues,
  draft: FilterValues,
): ReadonlySet<string> {
  const differs = (field: FilterField) => {
    const { name, initial = '' } = field
    return normalizeValue(field, draft[name] ?? initial) !== normalizeValue(field, filters[name] ?? initial)
  }
  return new Set(fields.filter(differs).map(({ name }) => name))
}

interface FilterDraft {
  /** Values by field name. */
  draft: FilterValues
  /** Names of the fields whose value differs from the applied filter. */
  pending: ReadonlySet<string>
  setDraft: (values: FilterValues) => void
  clearDraft: () => void
  /** Called with the filters that are applied from this draft: until they are in force, more may be typed. */
  markApplied: (filters: FilterValues) => void
}

/**
 * Keeps the draft over the filters in force. `quickFilterValues` are those of the quick filter line, null while it is
 * closed. `onReplaced` is called during render, when filters applied elsewhere (a command, the back button) replace the
 * draft. What is typed after the draft's own filters were applied, and before they are in force, stays.
 */
export function useFilterDraft(
  fields: readonly FilterField[],
  filters: FilterValues,
  quickFilterValues: FilterValues | null,
  onReplaced: () => void,
): FilterDraft {
  const [draft, setDraft] = useState<FilterValues>(() => toDisplayValues(fields, filters))
  const [applied, setApplied] = useState<FilterValues>(filters)
  const [lastWritten, setLastWritten] = useState<FilterValues>(filters)
  const [own, setOwn] = useState<{ filters: FilterValues; draft: FilterValues } | null>(null)
  if (applied !== filters) {
    setApplied(filters)
    setLastWritten(filters)
    setOwn(null)
    const values = toDisplayValues(fields, filters)
    if (own && hasSameEntries(own.filters, filters)) {
      const typedSince = fields.filter(({ name }) => draft[name] !== own.draft[name])
      setDraft({ ...values, ...Object.fromEntries(typedSince.map(({ name }) => [name, draft[name] ?? ''])) })
    } else {
      setDraft(values)
      onReplaced()
    }
  } else if (lastWritten !== (quickFilterValues ?? filters)) {
    // The quick filter line writes into the fields. Fields that it does not mention keep what was typed here.
    const values = toDisplayValues(fields, quickFilterValues ?? filters)
    const before = toDisplayValues(fields, lastWritten)
    setLastWritten(quickFilterValues ?? filters)
    const changedFields = fields.filter(({ name }) => values[name] !== before[name])
    setDraft({ ...draft, ...Object.fromEntries(changedFields.map(({ name }) => [name, values[name] ?? ''])) })
  }
  return {
    draft,
    pending: findPendingFields(fields, filters, draft),
    setDraft: (values) => setDraft((before) => ({ ...before, ...values })),
    clearDraft: () => setDraft({}),
    markApplied: (next) => setOwn({ filters: next, draft }),
  }
}
