/** What the typed filter has understood, term by term, and what of it is refused. */
import { Icon } from '#ui/icons/icon.tsx'

interface FilterChipsProps {
  chips: readonly string[]
  isRejected: readonly boolean[]
  onRemove: (chip: string) => void
}

/** Each with a button that takes it away. */
export function FilterChips({ chips, isRejected, onRemove }: FilterChipsProps) {
  return chips.map((chip, index) => (
    <span key={chip} className="filter-chip" data-refused={isRejected[index] || undefined}>
      <span>{chip}</span>
      <button type="button" aria-label={`Tirar ${chip}`} onClick={() => onRemove(chip)}>
        <Icon name="fechar" size={12} />
      </button>
    </span>
  ))
}
