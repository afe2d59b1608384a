/**
 * A combobox bound to the form. It offers the first 100 records of another resource, the others once the operator
 * types, and always the stored choice.
 */
import { BaseControl, useControl } from '@conform-to/react/future'
import { useRef } from 'react'
import { Field, type SelectOption } from '#ui/components/field.tsx'
import { describeField } from '#ui/components/field-notes.tsx'
import { Combobox } from './combobox.tsx'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { SPAN_CLASSES, type FieldSpan } from './span.ts'
import type { TextFieldMetadata } from './control-props.ts'
import { NO_ID_TEXT } from '#lib/format/record-id.ts'

/** The options of a combobox and the state of the query they come from. */
export interface OptionSource {
  options: readonly SelectOption[]
  isLoading: boolean
  hasFailed: boolean
  reload: () => void
  /** Called when the operator types: requests the records beyond the first ones. */
  search: () => void
  /** True while those records are loading. */
  isSearching: boolean
  /** True if some records could not be read. */
  isIncomplete: boolean
  /** How many records have an id that identifies no record, so that they cannot be chosen. */
  withoutIdCount: number
}

interface FormComboboxProps {
  field: TextFieldMetadata
  label: string
  source: OptionSource
  /** The stored choice. It stays selected and visible even if it is not among the options. */
  storedOption?: SelectOption | null
  required?: boolean
  span?: FieldSpan
}

const LOAD_FAILED_MESSAGE = 'Não foi possível carregar.'

/** Renders the combobox. A hidden control holds the value. */
export function FormCombobox({ field, label, source, storedOption, required, span = 2 }: FormComboboxProps) {
  const { saving } = useFormTools()
  const inputRow = useRef<HTMLDivElement>(null)
  const focus = () => inputRow.current?.querySelector('input')?.focus()
  const control = useControl({ defaultValue: field.defaultValue, onFocus: focus })
  const isOffered = !storedOption || source.options.some(({ value }) => value === storedOption.value)
  const options = isOffered ? source.options : [storedOption, ...source.options]
  useTrackedField({
    name: field.name,
    label,
    format: (value) =>
      value === '' ? '' : (options.find((option) => option.value === value)?.label ?? `#${String(value)}`),
  })
  const { aria } = describeField(field.id, { error: field.errors, hint: source.hasFailed })
  return (
    <Field
      id={field.id}
      label={label}
      error={field.errors}
      className={SPAN_CLASSES[span]}
      hint={
        source.hasFailed && (
          <>
            <span>{`${LOAD_FAILED_MESSAGE} `}</span>
            <button type="button" className="font-medium text-accent-ink hover:underline" onClick={source.reload}>
              Tentar novamente
            </button>
          </>
        )
      }
    >
      <BaseControl type="text" name={field.name} ref={control.register} defaultValue={field.defaultValue} />
      <div ref={inputRow}>
        <Combobox
          id={field.id}
          value={control.value ?? ''}
          options={options}
          placeholderText={source.isLoading ? 'Carregando...' : undefined}
          footerText={
            // The open list covers the hint below the field, so the list repeats the message.
            source.hasFailed
              ? LOAD_FAILED_MESSAGE
              : source.isSearching
                ? 'Procurando nos demais...'
                : source.isIncomplete
                  ? 'Há outros que não foram lidos'
                  : source.withoutIdCount > 0
                    ? `${source.withoutIdCount} ${NO_ID_TEXT}`
                    : undefined
          }
          mayBeIncomplete={source.isSearching || source.isIncomplete}
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
