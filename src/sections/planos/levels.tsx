/** The levels of a plan: a list of number and percentage that grows from the keyboard alone (spec 2 §2, commands/keys/README §6). */
import type { FieldMetadata, IntentDispatcher } from '@conform-to/react/future'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { FormSection } from '#forms/form-section.tsx'
import { useFormTools, useTracked } from '#forms/form-tools.ts'
import { useFormVerb } from '#forms/form-verb.ts'
import type { FormValue } from '#forms/values.ts'
import { parseDecimal } from '#lib/money.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { notify } from '#ui/notify.tsx'
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

const numberOf = (typed: string) => parseDecimal(typed) ?? null
const COLUMNS = 'grid grid-cols-[96px_minmax(0,160px)_32px] items-start gap-x-3'

/** '1: 5%, 2: 2,5%'. */
const show = (value: FormValue) =>
  Array.isArray(value)
    ? (value as Partial<TypedLevel>[])
        .map(({ nivel, percentual }) => `${nivel || '?'}: ${percentual ? `${percentual}%` : '?'}`)
        .join(', ')
    : ''

/** Draws the list. Enter goes to the next field, and from the last one to a new level. */
export function Levels({ field, intent }: LevelsProps) {
  const { saving } = useFormTools()
  const box = useRef<HTMLDivElement>(null)
  /** The field to be focused once the list is drawn anew: 0-based row. */
  const next = useRef<number | null>(null)
  useTracked({ name: field.name, label: 'Níveis', show })
  const rows = field.getFieldList()

  const inputs = () => [...(box.current?.querySelectorAll('input') ?? [])]
  const typed = (): TypedLevel[] =>
    rows.map((_, row) => ({
      nivel: inputs()[row * 2]?.value ?? '',
      percentual: inputs()[row * 2 + 1]?.value ?? '',
    }))

  useEffect(() => {
    if (next.current === null) return
    const first = inputs()[next.current * 2]
    first?.focus()
    // The number offered for a new level gives way to a typed one.
    first?.select()
    next.current = null
  }, [rows.length])

  function add() {
    if (saving || rows.length >= MOST_LEVELS) return
    next.current = rows.length
    const highest = Math.max(0, ...typed().map(({ nivel }) => numberOf(nivel) ?? 0))
    intent.insert({ name: field.name, defaultValue: { nivel: String(highest + 1), percentual: '' } })
  }
  function remove(row: number) {
    if (saving) return
    next.current = Math.max(0, row - 1)
    intent.remove({ name: field.name, index: row })
  }
  useFormVerb(levelVerbs.add, add)
  useFormVerb(levelVerbs.remove, ({ n }) => {
    const row = typed().findIndex(({ nivel }) => numberOf(nivel) === n)
    if (row < 0) notify('info', `O plano não tem o nível ${n}`)
    else remove(row)
  })
  useFormVerb(levelVerbs.removeThis, () => {
    const row = Math.floor(inputs().findIndex((input) => input === document.activeElement) / 2)
    if (row >= 0) remove(row)
  })

  function sort() {
    const value = typed().toSorted(
      (one, other) => (numberOf(one.nivel) ?? Infinity) - (numberOf(other.nivel) ?? Infinity),
    )
    intent.update({ name: field.name, value })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.repeat) return
    const following = inputs()[inputs().indexOf(event.target) + 1]
    if (following) following.focus()
    else add()
  }

  const problem = field.errors?.join(' ')
  return (
    <FormSection title="Níveis">
      <div ref={box} className="col-span-6 flex flex-col gap-2" onKeyDown={onKeyDown}>
        {rows.length === 0 ? (
          <p className="text-sm text-ink-3">Nenhum nível.</p>
        ) : (
          <div aria-hidden="true" className={`${COLUMNS} text-xs font-medium text-ink-2`}>
            <span>Nível</span>
            <span>Percentual</span>
          </div>
        )}
        {rows.map((row, index) => {
          const { nivel, percentual } = row.getFieldset()
          return (
            <div key={row.key} className={COLUMNS} role="group" aria-label={`Linha ${index + 1}`}>
              <TextField
                label={`Nível da linha ${index + 1}`}
                hideLabel
                id={nivel.id}
                name={nivel.name}
                defaultValue={nivel.defaultValue}
                error={nivel.errors}
                inputMode="numeric"
                autoComplete="off"
                readOnly={saving}
              />
              <TextField
                label={`Percentual da linha ${index + 1}`}
                hideLabel
                id={percentual.id}
                name={percentual.name}
                defaultValue={percentual.defaultValue}
                error={percentual.errors}
                inputMode="decimal"
                autoComplete="off"
                readOnly={saving}
              />
              <span className="grid h-(--ctl) place-items-center">
                <IconButton
                  icon="excluir"
                  label={`Remover nível da linha ${index + 1}`}
                  onClick={() => remove(index)}
                />
              </span>
            </div>
          )
        })}
        {problem && (
          <p role="alert" className="text-xs text-danger-ink">
            {problem}
          </p>
        )}
        <div className="flex gap-2">
          <Button icon="adicionar" keys="Mod+Shift+Enter" onClick={add}>
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
