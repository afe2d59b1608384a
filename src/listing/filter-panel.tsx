/** The filter line of a list: fields, Aplicar and Limpar (spec 1 §2.8). Empty values are left out (spec 1 §5). */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CONTROL, Select } from '#ui/field.tsx'
import { Keys } from '#ui/kbd.tsx'
import type { FilterField } from './define.ts'
import type { ListModel } from './model.ts'

type Values = Readonly<Record<string, string>>

/** What is typed stays when a filter is refused or a list fails; Enter applies, Esc goes back to the table. */
export function FilterPanel({ list, fields }: { list: ListModel; fields: readonly FilterField[] }) {
  const { state, definition, filterRef, gridRef, applyFilters } = list
  const { filters } = state
  const [draft, setDraft] = useState<Values>(filters)
  const [applied, setApplied] = useState<Values>(filters)
  const [error, setError] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  // Filters changed elsewhere (a command, the back button) replace what stands here.
  if (applied !== filters) {
    setApplied(filters)
    setDraft(filters)
    setError(null)
  }

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const controls = [...event.currentTarget.elements].filter((control) => control instanceof HTMLInputElement)
    const wrong = controls.find(({ validity }) => !validity.valid && !validity.valueMissing)
    if (wrong) {
      setError(problemOf(wrong))
      return wrong.focus()
    }
    const next = Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''))
    const refusal = definition.refuse?.(next) ?? null
    setError(refusal)
    if (refusal === null) applyFilters(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    gridRef.current?.focus()
  }

  return (
    <form
      ref={filterRef}
      className="list-filters"
      role="search"
      aria-label={`Filtros de ${definition.title}`}
      data-region="filtros"
      data-open={open || undefined}
      noValidate
      onSubmit={apply}
      onKeyDown={onKeyDown}
    >
      {fields.map((field, index) => (
        <FilterControl
          key={field.name}
          field={field}
          first={index === 0}
          required={field.name === definition.needs?.filter}
          value={draft[field.name] ?? field.initial ?? ''}
          onChange={(value) => setDraft({ ...draft, [field.name]: value })}
        />
      ))}
      {fields.length > 1 && (
        <Button icon="filtrar" className="list-filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          Filtros
        </Button>
      )}
      <Button type="submit">{definition.applyLabel ?? 'Aplicar'}</Button>
      <Button
        variant="ghost"
        keys="a l"
        onClick={() => {
          setDraft({})
          setError(null)
          applyFilters({})
        }}
      >
        Limpar
      </Button>
      {error && (
        <p role="alert" className="basis-full text-xs text-danger-ink">
          {error}
        </p>
      )}
    </form>
  )
}

function problemOf({ validity, labels, min, step }: HTMLInputElement): string {
  const name = labels?.[0]?.textContent?.trim() || 'O campo'
  if (validity.badInput) return `${name}: valor inválido.`
  if (validity.rangeUnderflow) return `${name}: o menor valor aceito é ${min}.`
  if (!validity.stepMismatch) return `${name}: valor inválido.`
  return `${name}: ${step === '1' ? 'use um número inteiro' : 'use no máximo duas casas decimais'}.`
}

interface FilterControlProps {
  field: FilterField
  first: boolean
  /** Without it nothing is asked: the table says so, and an empty field is no error. */
  required: boolean
  value: string
  onChange: (value: string) => void
}

const WIDTHS = { text: 220, number: 132, datetime: 190, select: 150 }

function FilterControl({ field, first, required, value, onChange }: FilterControlProps) {
  const id = `filtro-${field.name}`
  const style = { width: field.width ?? WIDTHS[field.type] }
  if (field.type === 'select') {
    return (
      <div className="list-filter" style={style}>
        <Select
          id={id}
          label={field.label}
          hideLabel
          options={field.options ?? []}
          placeholder={field.initial === undefined ? field.label : null}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    )
  }
  return (
    <div className="list-filter">
      {/* A date field draws its own mask in place of a placeholder, so its label must be seen. */}
      <label htmlFor={id} className={field.labelled || field.type === 'datetime' ? 'text-xs text-ink-2' : 'sr-only'}>
        {field.label}
      </label>
      <input
        id={id}
        className={CONTROL}
        style={style}
        type={field.type === 'datetime' ? 'datetime-local' : field.type}
        required={required}
        step={field.step}
        min={field.min}
        maxLength={field.type === 'text' ? 500 : undefined}
        placeholder={field.labelled ? undefined : field.label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {first && (
        <span aria-hidden="true" className="list-filter-key">
          <Keys keys="/" />
        </span>
      )}
    </div>
  )
}
