/**
 * A list of many options that is typed into: an honest role="combobox" with its listbox, keyboard first, accents
 * ignored. Our own, because Radix has no such part and cmdk's list knows only mounted rows.
 */
import type { ComponentProps } from 'react'
import { CONTROL, type Option } from '#ui/parts/field.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { ComboboxList } from './combobox-list.tsx'
import { NONE } from './combobox-options.ts'
import { useCombobox } from './use-combobox.ts'

/** Focus, clicks and keys are its own. */
type Given = 'id' | 'readOnly' | 'onBlur' | 'aria-required' | 'aria-invalid' | 'aria-describedby'

interface ComboboxProps extends Pick<ComponentProps<'input'>, Given> {
  /** '' where nothing is chosen. */
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
  /** Stands in the list in place of the options: 'Carregando...'. */
  notice?: string | undefined
  /** Stands under the options that a text was found in: 'Procurando nos demais...'. */
  more?: string | undefined
  /** There may be others than these: on their way, or not read. */
  mayBeMore?: boolean
  /** Something was typed: options may be added. */
  onSearch: () => void
}

/** Draws the line of text and, while open, its list. */
export function Combobox({
  value,
  options,
  onChange,
  notice,
  more,
  mayBeMore = false,
  onSearch,
  ...input
}: ComboboxProps) {
  const { show, hide, line, list } = useCombobox({
    value,
    options,
    onChange,
    isWaiting: Boolean(notice),
    mayBeMore,
    isLocked: Boolean(input.readOnly),
  })
  return (
    <div className="relative flex min-w-0 items-center">
      <input
        placeholder={NONE.label}
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...line}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        className={`${CONTROL} truncate pr-8`}
        onChange={(event) => {
          show(event.currentTarget.value)
          onSearch()
        }}
        onBlur={(event) => {
          line.onBlur()
          input.onBlur?.(event)
        }}
      />
      <Icon name="abaixo" className="pointer-events-none absolute right-2.5 text-ink-3" />
      <WindowBoundary name="A lista de opções" onClose={hide}>
        <ComboboxList {...list} note={notice ?? more} />
      </WindowBoundary>
    </div>
  )
}
