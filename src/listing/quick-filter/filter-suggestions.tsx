/** What completes the term that is being typed into the filter line. */

interface FilterSuggestionsProps {
  /** Of the list; those of its options are '{id}-0' and so on. */
  id: string
  suggestions: readonly string[]
  /** The place of the one that Tab takes. */
  selectedIndex: number
  onSelect: (term: string) => void
}

/** Hidden where nothing is offered: the line names it all the same. */
export function FilterSuggestions({ id, suggestions, selectedIndex, onSelect }: FilterSuggestionsProps) {
  return (
    <ul id={id} role="listbox" aria-label="Complementos" className="filter-offers" hidden={suggestions.length === 0}>
      {suggestions.map((term, index) => (
        <li
          key={term}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selectedIndex}
          // The focus stays in the line.
          onPointerDown={(event) => {
            event.preventDefault()
            onSelect(term)
          }}
        >
          {term}
        </li>
      ))}
    </ul>
  )
}
