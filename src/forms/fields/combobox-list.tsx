/** The open list of a combobox; the highlight is the combobox's, the focus stays in its line of text. */
import type { SelectOption } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { OptionsPosition } from './combobox-options.ts'

interface ComboboxListProps {
  id: string
  open: boolean
  place: OptionsPosition | undefined
  options: readonly SelectOption[]
  /** What stands below them; where there is none of either, that there is none. */
  note: string | undefined
  value: string
  /** Place of the highlighted one. */
  at: number
  onPoint: (at: number) => void
  onChoose: (option: SelectOption) => void
}

/** Draws it, hidden while it is closed. */
export function ComboboxList({ id, open, place, options, note, value, at, onPoint, onChoose }: ComboboxListProps) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Opções"
      // What scrolls is a stop of Tab unless told, and this one goes as the focus leaves the line.
      tabIndex={-1}
      hidden={!open}
      data-raised=""
      className={`absolute right-0 left-0 z-30 overflow-y-auto rounded-md bg-raised p-1 shadow-raised ${place?.isAbove ? 'bottom-full mb-1' : 'top-full mt-1'}`}
      style={{ maxHeight: place?.heightPx }}
      // The focus stays in the line of text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {open &&
        options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === value}
            data-selected={index === at}
            className={`flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm ${
              index === at ? 'bg-selected text-ink' : 'text-ink-2'
            } ${option.value === '' ? 'text-ink-3' : ''}`}
            onMouseMove={() => index !== at && onPoint(index)}
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
