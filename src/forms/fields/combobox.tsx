/**
 * A list of many options with a text input that filters them, ignoring accents: role="combobox" with its listbox, made
 * for the keyboard. It is our own, because Radix has no combobox and cmdk's list knows only mounted rows.
 */
import type { ComponentProps } from 'react'
import { CONTROL_CLASS, type SelectOption } from '#ui/components/field.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { EMPTY_OPTION } from './combobox-options.ts'
import { useCombobox } from './use-combobox.ts'

/** The input props that a caller may set. The combobox sets focus, click and key handlers itself. */
type PassedInputProps = 'id' | 'readOnly' | 'onBlur' | 'aria-required' | 'aria-invalid' | 'aria-describedby'

interface ComboboxProps extends Pick<ComponentProps<'input'>, PassedInputProps> {
  /** '' if nothing is chosen. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** Shown in the list instead of the options: 'Carregando...'. */
  placeholderText?: string | undefined
  /** Shown below the matching options: 'Procurando nos demais...'. */
  footerText?: string | undefined
  /** There may be more options than these: some are still loading, or could not be read. */
  mayBeIncomplete?: boolean
  /** Called when the operator types, so that more options can be loaded. */
  onSearch: () => void
}

/** Renders the text input and, while open, its list. */
export function Combobox({
  value,
  options,
  onChange,
  placeholderText,
  footerText,
  mayBeIncomplete = false,
  onSearch,
  ...input
}: ComboboxProps) {
  const { openWith, hide, inputProps, listProps } = useCombobox({
    value,
    options,
    onChange,
    isWaiting: Boolean(placeholderText),
    mayBeIncomplete,
    isLocked: Boolean(input.readOnly),
  })
  return (
    <div className="relative flex min-w-0 items-center">
      <input
        placeholder={EMPTY_OPTION.label}
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...inputProps}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        className={`${CONTROL_CLASS} truncate pr-8`}
        onChange={(event) => {
          openWith(event.currentTarget.value)
          onSearch()
        }}
        onBlur={(event) => {
          inputProps.onBlur()
          input.onBlur?.(event)
        }}
      />
      <Icon name="abaixo" className="pointer-events-none absolute right-2.5 text-ink-3" />
      <DialogErrorBoundary subject="A lista de opções" onClose={hide}>
        <ComboboxList {...listProps} note={placeholderText ?? footerText} />
      </DialogErrorBoundary>
    </div>
  )
}
