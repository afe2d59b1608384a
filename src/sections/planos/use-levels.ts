/** The actions on the levels of a plan, and where the focus goes after each (commands/keys/README §6). */
import { type FieldMetadata, type IntentDispatcher, parseSubmission, useFormData } from '@conform-to/react/future'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { useFormCommand } from '#forms/form-command.ts'
import type { FormValue } from '#forms/values.ts'
import { parseNumber } from '#lib/format/parse-number.ts'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { notify } from '#ui/notices/notify.tsx'
import { levelCommands } from './commands.ts'
import { MAX_LEVELS, type planoSchema } from './plan-schema.ts'

type Input = z.input<typeof planoSchema>

/** The form field of the levels, and conform's dispatcher that changes its list. */
export interface LevelsField {
  field: FieldMetadata<Input['niveis'], string[]>
  intent: IntentDispatcher<Input>
}

/** Level and percentage as typed. */
interface TypedLevel {
  nivel: string
  percentual: string
}

const parseLevel = (typed: string) => parseNumber('whole', typed) ?? null

/** Reads the levels from the form's values; missing parts of a row become ''. */
const readLevels = (value: unknown): TypedLevel[] =>
  Array.isArray(value)
    ? (value as (Partial<TypedLevel> | undefined)[]).map((row) => ({
        nivel: row?.nivel ?? '',
        percentual: row?.percentual ?? '',
      }))
    : []

function focusField(id: string | undefined, isSuggested = false) {
  const input = document.getElementById(id ?? '')
  input?.focus()
  // The suggested value is selected, so that typing replaces it.
  if (isSuggested && input instanceof HTMLInputElement) input.select()
}

/** Formats the levels: '1: 5%, 2: 2,5%'. */
const formatLevels = (value: FormValue) =>
  readLevels(value)
    .map(({ nivel, percentual }) => `${nivel || '?'}: ${percentual ? `${percentual}%` : '?'}`)
    .join(', ')

/**
 * Returns the rows to render and their actions. Enter in `box` goes to the next field, and from the last one to a new
 * level.
 */
export function useLevels({ field, intent }: LevelsField) {
  const { saving } = useFormTools()
  /** The field that gets the focus after the list is rendered again. */
  const nextFocus = useRef<{ row: number; part: keyof TypedLevel } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useTrackedField({ name: field.name, label: 'Níveis', format: formatLevels })
  const rows = field.getFieldList().map((row) => {
    const { nivel, percentual } = row.getFieldset()
    return { key: row.key, nivel, percentual }
  })
  const levels = useFormData(field.formId, (data) => readLevels(parseSubmission(data).payload[field.name])) ?? []

  useEffect(() => {
    const target = nextFocus.current
    if (!target) return
    const row = rows[target.row]
    if (!row && rows.length > 0) return
    nextFocus.current = null
    if (!row) return addButton.current?.focus()
    focusField(row[target.part].id, target.part === 'nivel')
  })

  function add() {
    if (saving || rows.length >= MAX_LEVELS) return
    // The number is suggested, so the percentage gets the focus.
    nextFocus.current = { row: rows.length, part: 'percentual' }
    const highest = Math.max(0, ...levels.map(({ nivel }) => parseLevel(nivel) ?? 0))
    intent.insert({ name: field.name, defaultValue: { nivel: String(highest + 1), percentual: '' } })
  }
  function remove(row: number) {
    if (saving) return
    nextFocus.current = { row: Math.max(0, row - 1), part: 'nivel' }
    intent.remove({ name: field.name, index: row })
  }
  useFormCommand(levelCommands.add, add)
  useFormCommand(levelCommands.remove, ({ n }) => {
    const row = levels.findIndex(({ nivel }) => parseLevel(nivel) === n)
    if (row < 0) notify('info', `O plano não tem o nível ${n}`)
    else remove(row)
  })
  useFormCommand(levelCommands.removeThis, () => {
    const focusedId = document.activeElement?.id
    const row = rows.findIndex(({ nivel, percentual }) => nivel.id === focusedId || percentual.id === focusedId)
    if (row >= 0) remove(row)
  })

  function sort() {
    const value = levels.toSorted(
      (left, right) => (parseLevel(left.nivel) ?? Infinity) - (parseLevel(right.nivel) ?? Infinity),
    )
    intent.update({ name: field.name, value })
  }

  const keys = {
    Enter: ({ target }: Event) => {
      const ids = rows.flatMap(({ nivel, percentual }) => [nivel.id, percentual.id])
      const index = target instanceof HTMLInputElement ? ids.indexOf(target.id) : -1
      if (index < 0) return false
      return index + 1 < ids.length ? focusField(ids[index + 1]) : add()
    },
  }
  const box = useLocalKeys<HTMLDivElement>(keys)

  const sum = levels.reduce(
    (total, { percentual }) => total + Math.round((parseNumber('percent', percentual) ?? 0) * 100),
    0,
  )
  return {
    rows,
    box,
    addButton,
    add,
    remove,
    sort,
    /** The sum of all percentages, in hundredths of a percent. */
    sum,
  }
}
