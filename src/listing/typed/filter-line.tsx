/**
 * The typed filter line over the filter panel: it completes, refuses in words, and shows what it understood as chips.
 */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/parts/button.tsx'
import { CONTROL } from '#ui/parts/field.tsx'
import { Icon } from '#ui/signs/icon.tsx'
import { WindowBoundary } from '#ui/parts/window-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterOffers } from './filter-offers.tsx'
import { NameOffers } from './name-offers.tsx'
import { useFilterTerms } from './use-filter-terms.ts'
import './filter-line.css'

/** Open while it is drawn. Enter applies, Esc goes back to the table, Tab completes, Backspace takes the last chip. */
export function FilterLine({ list }: { list: ListModel }) {
  const terms = useFilterTerms(list)
  const { names, chips, text, offered, place, sought, refusal } = terms
  const chosen = offered[place]
  const field = useRef<HTMLInputElement>(null)
  const [named, setNamed] = useState<string>()
  const listId = useId()
  const id = `${listId}-linha`
  // With the drawing: keys wait for the line and no longer (commands/keys/README §2a).
  useLayoutEffect(() => field.current?.focus(), [])

  function close() {
    list.setPanel(null)
    list.gridRef.current?.focus()
  }
  const apply = () => terms.apply() && close()
  function drop(chip?: string) {
    terms.dropChip(chip)
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') apply()
    else if (event.key === 'Tab' && !event.shiftKey && chosen) terms.complete(chosen)
    else if (event.key === 'ArrowDown' && offered.length > 0) terms.step(1)
    else if (event.key === 'ArrowUp' && offered.length > 0) terms.step(-1)
    else if (event.key === 'Backspace' && text === '' && chips.length > 0) drop(chips.at(-1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="filter-line" role="search" aria-label={`Filtro digitado de ${list.definition.title}`}>
      <div className={`${CONTROL} filter-line-box`}>
        <Icon name="buscar" />
        <FilterChips chips={chips} refused={terms.refused} onDrop={drop} />
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-label="Filtro digitado"
          aria-expanded={offered.length > 0 || sought !== null}
          aria-controls={sought ? `${id}-nomes` : listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}-${place}` : named}
          aria-invalid={refusal !== ''}
          aria-describedby={refusal ? `${id}-recusa` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          placeholder={
            chips.length === 0
              ? names
                  .map(({ word }) => `${word}:`)
                  .slice(0, 4)
                  .join(' ')
              : undefined
          }
          value={text}
          onChange={(event) => terms.change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button keys="Enter" onClick={apply}>
        Aplicar
      </Button>
      <WindowBoundary name="A lista de complementos" onClose={close}>
        <FilterOffers id={listId} offered={offered} chosen={place} onChoose={terms.complete} />
        {sought && (
          <NameOffers
            {...sought}
            field={id}
            onActive={setNamed}
            onChoose={(record) => terms.complete(`${sought.word}:${record.id}`)}
          />
        )}
      </WindowBoundary>
      {refusal && (
        // Read aloud as it comes, and drawn anew where the same is refused again.
        <p key={terms.tries} id={`${id}-recusa`} role="alert" className="basis-full text-xs text-danger-ink">
          {refusal}
        </p>
      )}
    </div>
  )
}
