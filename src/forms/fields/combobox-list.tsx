/** The open list of a combobox. The combobox owns the highlight; the focus stays in the text input. */
import type { SelectOption } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { OptionsPosition } from './combobox-options.ts'

interface ComboboxListProps {
  id: string
  open: boolean
  position: OptionsPosition | undefined
  options: readonly SelectOption[]
  /** The text below the options. Without options and without a note the list says that there is no record. */
  note: string | undefined
  value: string
  /** The 0-based index of the highlighted option. */
  highlightedIndex: number
  onHighlight: (index: number) => void
  onChoose: (option: SelectOption) => void
}

/** Renders the list, hidden while it is closed. */
export function ComboboxList({
  id,
  open,
  position,
  options,
  note,
  value,
  highlightedIndex,
  onHighlight,
  onChoose,
}: ComboboxListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Opções"
      // Browsers make a scrollable element a Tab stop by default. This one disappears when the input loses the focus.
      tabIndex={-1}
      hidden={!open}
      data-raised=""
      className={`absolute right-0 left-0 z-30 overflow-y-auto rounded-md bg-raised p-1 shadow-raised ${position?.isAbove ? 'bottom-full mb-1' : 'top-full mt-1'}`}
      style={{ maxHeight: position?.heightPx }}
      // Keeps the focus in the text input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {open &&
        options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-selected={index === highlightedIndex}
            className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm ${
              index === highlightedIndex ? 'bg-selected text-ink' : 'text-ink-2'
            } ${option.value === '' ? 'text-ink-3' : ''}`}
            onMouseMove={() => index !== highlightedIndex && onHighlight(index)}
            onClick={() => onChoose(option)}
          >
            <span className="min-w-0 flex-1 truncate">{option.label}</span>
            {option.value === value && value !== '' && <Icon name="certo" size={14} className="text-accent-ink" />}
          </li>
        ))}
      {open && (note || options.length === 0) && (
        <li role="option" aria-disabled="true" aria-selected="false" className="px-2 py-1.5 text-sm text-ink-3">
          {note ?? 'Nenhum registro'}
        </li>
      )}
    </ul>
  )
}
