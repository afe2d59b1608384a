/**
 * A combobox bound to the form: the first 100 records of another noun, the others once one types, and the stored one
 * wherever it stands.
 */
import { BaseControl, useControl } from '@conform-to/react/future'
import { useRef } from 'react'
import { Field, type Option } from '#ui/parts/field.tsx'
import { describeField } from '#ui/parts/field-notes.tsx'
import { Combobox } from './combobox.tsx'
import { useFormTools, useTracked } from '#forms/form-tools.ts'
import { SPANS, type FieldSpan } from './span.ts'
import type { TextMetadata } from './bound.ts'
import { NO_ID } from '#lib/written/record-id.ts'

/** Where the options come from: a query, mapped. */
export interface OptionSource {
  options: readonly Option[]
  loading: boolean
  failed: boolean
  reload: () => void
  /** Something is typed: records beyond the first ones are asked for. */
  search: () => void
  /** They are on their way. */
  searching: boolean
  /** Not all of them could be read. */
  incomplete: boolean
  /** So many were read whose id names no record: they cannot be chosen. */
  withoutId: number
}

interface FormComboboxProps {
  field: TextMetadata
  label: string
  source: OptionSource
  /** The stored choice; it stays chosen and visible also where it is not among the options. */
  stored?: Option | null
  required?: boolean
  span?: FieldSpan
}

const FAILED = 'Não foi possível carregar.'

/** Draws it; a hidden control carries the value. */
export function FormCombobox({ field, label, source, stored, required, span = 2 }: FormComboboxProps) {
  const { saving } = useFormTools()
  const line = useRef<HTMLDivElement>(null)
  const focus = () => line.current?.querySelector('input')?.focus()
  const control = useControl({ defaultValue: field.defaultValue, onFocus: focus })
  const isOffered = !stored || source.options.some(({ value }) => value === stored.value)
  const options = isOffered ? source.options : [stored, ...source.options]
  useTracked({
    name: field.name,
    label,
    show: (value) =>
      value === '' ? '' : (options.find((option) => option.value === value)?.label ?? `#${String(value)}`),
  })
  const { aria } = describeField(field.id, { error: field.errors, hint: source.failed })
  return (
    <Field
      id={field.id}
      label={label}
      error={field.errors}
      className={SPANS[span]}
      hint={
        source.failed && (
          <>
            <span>{`${FAILED} `}</span>
            <button type="button" className="font-medium text-accent-ink hover:underline" onClick={source.reload}>
              Tentar novamente
            </button>
          </>
        )
      }
    >
      <BaseControl type="text" name={field.name} ref={control.register} defaultValue={field.defaultValue} />
      <div ref={line}>
        <Combobox
          id={field.id}
          value={control.value ?? ''}
          options={options}
          notice={source.loading ? 'Carregando...' : undefined}
          more={
            // The list covers what stands below the field.
            source.failed
              ? FAILED
              : source.searching
                ? 'Procurando nos demais...'
                : source.incomplete
                  ? 'Há outros que não foram lidos'
                  : source.withoutId > 0
                    ? `${source.withoutId} ${NO_ID}`
                    : undefined
          }
          mayBeMore={source.searching || source.incomplete}
          onSearch={source.search}
          readOnly={saving}
          aria-required={required || undefined}
          {...aria}
          onChange={(value) => control.change(value)}
          onBlur={() => control.blur()}
        />
      </div>
    </Field>
  )
}
