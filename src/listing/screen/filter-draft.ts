/** What stands in the fields of a filter panel, and what of it is sent (listing/typed/README §1). */
import { useState } from 'react'
import { readNumber, settledNumber } from '#lib/written/typed-number.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { type FilterField, numberKindOf } from '#listing/define.ts'

type Values = Readonly<Record<string, string>>

/** A filter's value as its field shows it: numbers as Brazil writes them. */
function shownValues(fields: readonly FilterField[], filters: Values): Values {
  const shown = { ...filters }
  for (const field of fields) {
    const kind = numberKindOf(field)
    const value = filters[field.name]
    if (kind !== null && value !== undefined) shown[field.name] = settledNumber(kind, value, true)
  }
  return shown
}

/** What is typed, as it is sent; empty values are left out (spec 1 §5). */
export function sentValues(fields: readonly FilterField[], typed: Values): Values {
  const numbers = new Map(fields.map((field) => [field.name, numberKindOf(field)]))
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const kind = numbers.get(name) ?? null
      const value = kind === null ? plainLine(text) : readNumber(kind, text)
      return value === undefined || value === null || String(value).trim() === '' ? [] : [[name, String(value)]]
    }),
  )
}

/** What a field means, whatever its spelling: '9,50' is '9.5'. What cannot be read means itself. */
function meant(field: FilterField, text: string): string {
  const kind = numberKindOf(field)
  const value = kind && readNumber(kind, text)
  return typeof value === 'number' ? String(value) : plainLine(text).trim()
}

/** The names of the fields that hold something else than the filter in force. */
export function pendingFields(fields: readonly FilterField[], filters: Values, draft: Values): ReadonlySet<string> {
  const differs = (field: FilterField) => {
    const { name, initial = '' } = field
    return meant(field, draft[name] ?? initial) !== meant(field, filters[name] ?? initial)
  }
  return new Set(fields.filter(differs).map(({ name }) => name))
}

interface FilterDraft {
  /** By field. */
  draft: Values
  /** Names of the fields that hold something else than the applied filter. */
  pending: ReadonlySet<string>
  change: (values: Values) => void
  clear: () => void
}

/**
 * The draft over the filters in force; `typed` are those that the line over the fields says, null for none.
 * `onReplaced` is called while drawing, where filters applied elsewhere (a command, the back button) have taken the
 * draft's place.
 */
export function useFilterDraft(
  fields: readonly FilterField[],
  filters: Values,
  typed: Values | null,
  onReplaced: () => void,
): FilterDraft {
  const [draft, setDraft] = useState<Values>(() => shownValues(fields, filters))
  const [applied, setApplied] = useState<Values>(filters)
  const [written, setWritten] = useState<Values>(filters)
  if (applied !== filters) {
    setApplied(filters)
    setWritten(filters)
    setDraft(shownValues(fields, filters))
    onReplaced()
  } else if (written !== (typed ?? filters)) {
    // The typed line over the fields writes into them; what it says nothing of stays as it was typed here.
    const now = shownValues(fields, typed ?? filters)
    const before = shownValues(fields, written)
    setWritten(typed ?? filters)
    const moved = fields.filter(({ name }) => now[name] !== before[name])
    setDraft({ ...draft, ...Object.fromEntries(moved.map(({ name }) => [name, now[name] ?? ''])) })
  }
  return {
    draft,
    pending: pendingFields(fields, filters, draft),
    change: (values) => setDraft((before) => ({ ...before, ...values })),
    clear: () => setDraft({}),
  }
}
