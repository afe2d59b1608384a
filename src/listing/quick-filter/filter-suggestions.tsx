/** The completions for the term that is being typed into the quick filter line. */

interface FilterSuggestionsProps {
  /** Element id of the list; its options have '{id}-0' and so on. */
  id: string
  suggestions: readonly string[]
  /** Index of the completion that Tab takes. */
  selectedIndex: number
  onSelect: (term: string) => void
}

/** Hidden without completions, because the line always refers to it. */
export function FilterSuggestions({ id, suggestions, selectedIndex, onSelect }: FilterSuggestionsProps) {
  return (
    <ul id={id} role="listbox" aria-label="Complementos" className="filter-offers" hidden={suggestions.length === 0}>
      {suggestions.map((term, index) => (
        <li
          key={term}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selectedIndex}
          // Keeps the focus in the line.
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
