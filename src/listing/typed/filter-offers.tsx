/** What completes the term that is being typed into the filter line. */

interface FilterOffersProps {
  /** Of the list; those of its options are '{id}-0' and so on. */
  id: string
  offered: readonly string[]
  /** The place of the one that Tab takes. */
  chosen: number
  onChoose: (term: string) => void
}

/** Hidden where nothing is offered: the line names it all the same. */
export function FilterOffers({ id, offered, chosen, onChoose }: FilterOffersProps) {
  return (
    <ul id={id} role="listbox" aria-label="Complementos" className="filter-offers" hidden={offered.length === 0}>
      {offered.map((term, index) => (
        <li
          key={term}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // The focus stays in the line.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(term)
          }}
        >
          {term}
        </li>
      ))}
    </ul>
  )
}
