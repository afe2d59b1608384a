/** An id field that shows the name of its record, with a dialog to search for another one (spec 2 §2, product form). */
import { BaseControl, useControl } from '@conform-to/react/future'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useRef, useState } from 'react'
import { useHasUncachedError } from '#api/cache/offline.ts'
import type { Command } from '#commands/define.ts'
import { getCacheOwnerId } from '#lib/storage/owner.ts'
import { Field } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { useDebouncedValue } from '#ui/lazy/use-debounced-value.ts'
import { useFormTools, useTrackedField } from '#forms/form-tools-context.ts'
import { useFormCommand } from '#forms/form-command.ts'
import { SPAN_CLASSES, type FieldSpan } from './span.ts'
import type { TextFieldMetadata } from './control-props.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'

/** The props of a search dialog. */
export interface SearchDialogProps {
  /** The text to search for: what the field holds, if that is not an id. */
  text: string
  onSelect: (id: number, name: string) => void
  onClose: () => void
}

interface FormLookupProps {
  field: TextFieldMetadata
  label: string
  /** Loads the name of an id; null if there is no such record. */
  loadName: (id: number, signal: AbortSignal) => Promise<string | null>
  /** Shown instead of the name if there is no such record. */
  missingText: string
  /** Renders the search dialog. The button and Alt+↓ open it. */
  renderSearch: (props: SearchDialogProps) => ReactElement
  /** The command that opens the dialog. */
  command: Command
  span?: FieldSpan
}

const isId = (text: string) => /^\d{1,15}$/.test(text)

/** The delay after the last digit, in ms. */
const DEBOUNCE_MS = 300

/**
 * The text beside the id, or beside a text that is no id; null if the field is empty. `cacheKey` separates the cached
 * names of different fields.
 */
function useRecordName(
  text: string,
  { cacheKey, loadName, missingText }: Pick<FormLookupProps, 'loadName' | 'missingText'> & { cacheKey: string },
) {
  const debouncedText = useDebouncedValue(text, DEBOUNCE_MS)
  const id = isId(debouncedText) ? Number(debouncedText) : null
  // The name is cached under its id, so that a late response never names another id (case E13).
  const name = useQuery({
    queryKey: ['forms.lookup', cacheKey, id, getCacheOwnerId()],
    queryFn: ({ signal }) => loadName(id ?? 0, signal),
    enabled: id !== null,
    staleTime: 60_000,
  })
  const hasFailed = useHasUncachedError(name)
  const isWaiting = text !== debouncedText || (id !== null && name.isPending)
  return text === ''
    ? null
    : isWaiting
      ? { text: 'Carregando...', tone: 'text-ink-3' }
      : hasFailed
        ? { text: 'Não foi possível consultar', tone: 'text-ink-3' }
        : id === null
          ? { text: 'Alt+↓ busca por este nome', tone: 'text-ink-3' }
          : { text: name.data ?? missingText, tone: name.data ? 'text-ink-2' : 'text-danger-ink' }
}

function SearchButton({ label, isDisabled, onClick }: { label: string; isDisabled: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Buscar ${label}`}
      title={`Buscar ${label}`}
      aria-keyshortcuts="Alt+ArrowDown"
      aria-disabled={isDisabled || undefined}
      className="flex h-full items-center gap-1.5 border-l border-line bg-sunken pr-1.5 pl-2.5 text-ink-2 ring-inset-focus hover:bg-hover"
      onClick={() => isDisabled || onClick()}
    >
      <Icon name="buscar" />
      <span aria-hidden="true" className="hidden sm:inline-flex">
        <KeyChips keys="Alt+ArrowDown" />
      </span>
    </button>
  )
}

/** Renders id, name and search button inside one border. */
export function FormLookup({ field, label, loadName, missingText, renderSearch, command, span = 3 }: FormLookupProps) {
  const { saving } = useFormTools()
  const inputRef = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const control = useControl({ defaultValue: field.defaultValue, onFocus: () => inputRef.current?.focus() })
  const text = sanitizeLine(control.value ?? '')
    .trim()
    .replace(/^#\s*(?=\d)/, '')
  const nameState = useRecordName(text, { cacheKey: command.id, loadName, missingText })
  useTrackedField({ name: field.name, label })
  useFormCommand(command, () => setOpen(true))

  function close() {
    setOpen(false)
    inputRef.current?.focus()
  }

  const error = field.errors
  return (
    <Field id={field.id} label={label} error={error} className={SPAN_CLASSES[span]}>
      <BaseControl type="text" name={field.name} ref={control.register} defaultValue={field.defaultValue} />
      <div
        className={`grid h-(--ctl) grid-cols-[6rem_minmax(0,1fr)_auto] items-center overflow-hidden rounded-md border bg-surface text-sm has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        <input
          ref={inputRef}
          id={field.id}
          value={control.value ?? ''}
          inputMode="numeric"
          autoComplete="off"
          readOnly={saving}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && `${field.id}-erro`, `${field.id}-nome`].filter(Boolean).join(' ')}
          aria-keyshortcuts="Alt+ArrowDown"
          className="h-full min-w-0 border-r border-line bg-transparent px-2.5 tabular-nums outline-none"
          onChange={(event) => control.change(event.currentTarget.value)}
          onBlur={() => control.blur()}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey || saving) return
            event.preventDefault()
            event.stopPropagation()
            setOpen(true)
          }}
        />
        <span
          id={`${field.id}-nome`}
          role="status"
          className={`truncate px-2.5 ${nameState?.tone ?? ''}`}
          title={nameState?.text}
        >
          {nameState?.text}
        </span>
        <SearchButton label={label} isDisabled={saving} onClick={() => setOpen(true)} />
      </div>
      <DialogErrorBoundary subject="A busca" onClose={close}>
        {open &&
          renderSearch({
            text: isId(text) ? '' : text,
            onClose: close,
            onSelect(chosen) {
              control.change(String(chosen))
              close()
            },
          })}
      </DialogErrorBoundary>
    </Field>
  )
}
