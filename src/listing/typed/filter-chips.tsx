/** What the typed filter has understood, term by term, and what of it is refused. */
import { Icon } from '#ui/signs/icon.tsx'

interface FilterChipsProps {
  chips: readonly string[]
  refused: readonly boolean[]
  onDrop: (chip: string) => void
}

/** Each with a button that takes it away. */
export function FilterChips({ chips, refused, onDrop }: FilterChipsProps) {
  return chips.map((chip, index) => (
    <span key={chip} className="filter-chip" data-refused={refused[index] || undefined}>
      <span>{chip}</span>
      <button type="button" aria-label={`Tirar ${chip}`} onClick={() => onDrop(chip)}>
        <Icon name="fechar" size={12} />
      </button>
    </span>
  ))
}
