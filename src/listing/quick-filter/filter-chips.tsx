/** The finished terms of the quick filter as chips. Refused terms look different. */
import { Icon } from '#ui/icons/icon.tsx'

interface FilterChipsProps {
  chips: readonly string[]
  isRejected: readonly boolean[]
  onRemove: (chip: string) => void
}

/** Draws the chips, each with a button that removes it. */
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
