/** The levels of a plan: a list of number and percentage that grows from the keyboard alone (spec 2 §2, commands/keys/README §6). */
import { type FieldMetadata, type IntentDispatcher, parseSubmission, useFormData } from '@conform-to/react/future'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { FormSection } from '#forms/fields/form-section.tsx'
import { useFormTools, useTracked } from '#forms/form-tools.ts'
import { useFormVerb } from '#forms/form-verb.ts'
import type { FormValue } from '#forms/values.ts'
import { formatCell } from '#lib/written/cell-format.ts'
import { type NumberKind, readNumber } from '#lib/written/typed-number.ts'
import { Button, IconButton } from '#ui/parts/button.tsx'
import { TextField } from '#ui/parts/field.tsx'
import { useLocalKeys } from '#ui/focus/local-keys.ts'
import { notify } from '#ui/notices/notify.tsx'
import { numberProps } from '#ui/parts/number-input.ts'
import { levelVerbs } from './commands.ts'
import { MOST_LEVELS, type planoSchema } from './schema.ts'

type Input = z.input<typeof planoSchema>

interface LevelsProps {
  field: FieldMetadata<Input['niveis'], string[]>
  intent: IntentDispatcher<Input>
}

/** Level and percentage as they are typed now. */
interface TypedLevel {
  nivel: string
  percentual: string
}

const numberOf = (typed: string) => readNumber('whole', typed) ?? null

/** The levels among the form's values; a row of which nothing is typed has empty parts. */
const levelsIn = (value: unknown): TypedLevel[] =>
  Array.isArray(value)
    ? (value as (Partial<TypedLevel> | undefined)[]).map((row) => ({
        nivel: row?.nivel ?? '',
        percentual: row?.percentual ?? '',
      }))
    : []

function focusField(id: string | undefined, isOffered = false) {
  const input = document.getElementById(id ?? '')
  input?.focus()
  // What was there before gives way to what is typed.
  if (isOffered && input instanceof HTMLInputElement) input.select()
}

const COLUMNS = 'grid grid-cols-[6rem_minmax(0,10rem)_2rem] items-start gap-x-3'

/** A sum of 100 % in hundredths of a percent, in which levels are added up. */
const WHOLE = 10_000

/** '1: 5%, 2: 2,5%'. */
const show = (value: FormValue) =>
  levelsIn(value)
    .map(({ nivel, percentual }) => `${nivel || '?'}: ${percentual ? `${percentual}%` : '?'}`)
    .join(', ')

/** Draws the list. Enter goes to the next field, and from the last one to a new level. */
export function Levels({ field, intent }: LevelsProps) {
  const { saving } = useFormTools()
  /** The field that gets the focus once the list is drawn anew. */
  const next = useRef<{ row: number; part: keyof TypedLevel } | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useTracked({ name: field.name, label: 'Níveis', show })
  const rows = field.getFieldList().map((row) => {
    const { nivel, percentual } = row.getFieldset()
    return { key: row.key, nivel, percentual }
  })
  const levels = useFormData(field.formId, (data) => levelsIn(parseSubmission(data).payload[field.name])) ?? []

  useEffect(() => {
    const place = next.current
    if (!place) return
    const row = rows[place.row]
    if (!row && rows.length > 0) return
    next.current = null
    if (!row) return addButton.current?.focus()
    focusField(row[place.part].id, place.part === 'nivel')
  })

  function add() {
    if (saving || rows.length >= MOST_LEVELS) return
    // The number is offered; what is still to be typed is the percentage.
    next.current = { row: rows.length, part: 'percentual' }
    const highest = Math.max(0, ...levels.map(({ nivel }) => numberOf(nivel) ?? 0))
    intent.insert({ name: field.name, defaultValue: { nivel: String(highest + 1), percentual: '' } })
  }
  function remove(row: number) {
    if (saving) return
    next.current = { row: Math.max(0, row - 1), part: 'nivel' }
    intent.remove({ name: field.name, index: row })
  }
  useFormVerb(levelVerbs.add, add)
  useFormVerb(levelVerbs.remove, ({ n }) => {
    const row = levels.findIndex(({ nivel }) => numberOf(nivel) === n)
    if (row < 0) notify('info', `O plano não tem o nível ${n}`)
    else remove(row)
  })
  useFormVerb(levelVerbs.removeThis, () => {
    const here = document.activeElement?.id
    const row = rows.findIndex(({ nivel, percentual }) => nivel.id === here || percentual.id === here)
    if (row >= 0) remove(row)
  })

  function sort() {
    const value = levels.toSorted(
      (one, other) => (numberOf(one.nivel) ?? Infinity) - (numberOf(other.nivel) ?? Infinity),
    )
    intent.update({ name: field.name, value })
  }

  const keys = {
    Enter: ({ target }: Event) => {
      const ids = rows.flatMap(({ nivel, percentual }) => [nivel.id, percentual.id])
      const at = target instanceof HTMLInputElement ? ids.indexOf(target.id) : -1
      if (at < 0) return false
      return at + 1 < ids.length ? focusField(ids[at + 1]) : add()
    },
  }
  const box = useLocalKeys<HTMLDivElement>(keys)

  const problem = field.errors?.join(' ')
  const sum = levels.reduce(
    (total, { percentual }) => total + Math.round((readNumber('percent', percentual) ?? 0) * 100),
    0,
  )
  return (
    <FormSection title="Níveis">
      <div ref={box} className="col-span-6 flex flex-col gap-2">
        {rows.length === 0 ? (
          <p className="text-sm text-ink-3">Nenhum nível.</p>
        ) : (
          <div aria-hidden="true" className={`${COLUMNS} text-xs font-medium text-ink-2`}>
            <span>Nível</span>
            <span>Percentual</span>
          </div>
        )}
        {rows.map(({ key, nivel, percentual }, index) => (
          <div key={key} className={COLUMNS} role="group" aria-label={`Linha ${index + 1}`}>
            <LevelNumber field={nivel} kind="whole" label={`Nível da linha ${index + 1}`} />
            <LevelNumber field={percentual} kind="percent" label={`Percentual da linha ${index + 1}`} />
            <span className="grid h-(--ctl) place-items-center">
              <IconButton icon="excluir" label={`Remover nível da linha ${index + 1}`} onClick={() => remove(index)} />
            </span>
          </div>
        ))}
        {problem && (
          <p role="alert" className="text-xs text-danger-ink">
            {problem}
          </p>
        )}
        {sum > WHOLE && (
          <p role="status" className="text-xs text-warning-ink">
            Confira: os níveis somam {formatCell('percent', sum / 100)}, mais de 100%.
          </p>
        )}
        <div className="flex gap-2">
          <Button ref={addButton} icon="adicionar" keys="Mod+Shift+Enter" onClick={add}>
            Adicionar nível
          </Button>
          {rows.length > 1 && (
            <Button variant="ghost" icon="ordenar" onClick={sort}>
              Ordenar por nível
            </Button>
          )}
        </div>
      </div>
    </FormSection>
  )
}

interface LevelNumberProps {
  field: FieldMetadata<string | undefined, string[]>
  kind: NumberKind
  label: string
}

function LevelNumber({ field, kind, label }: LevelNumberProps) {
  const { saving } = useFormTools()
  return (
    <TextField
      {...{ label }}
      hideLabel
      id={field.id}
      name={field.name}
      defaultValue={field.defaultValue}
      error={field.errors}
      {...numberProps(kind)}
      readOnly={saving}
    />
  )
}
