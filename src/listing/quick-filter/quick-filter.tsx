/**
 * The quick filter line over the filter panel: it completes terms, refuses with a reason, and shows understood terms as
 * chips.
 */
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { CONTROL_CLASS } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterSuggestions } from './filter-suggestions.tsx'
import { NameSuggestions } from './name-suggestions.tsx'
import { useFilterTerms } from './use-filter-terms.ts'
import './quick-filter.css'

/** Open while mounted. Enter applies, Esc goes back to the table, Tab completes, Backspace removes the last chip. */
export function QuickFilter({ list }: { list: ListModel }) {
  const terms = useFilterTerms(list)
  const { names, chips, text, offered, selectedIndex, recordTerm, refusal } = terms
  const selectedTerm = offered[selectedIndex]
  const inputRef = useRef<HTMLInputElement>(null)
  const [activeNameId, setActiveNameId] = useState<string>()
  const listId = useId()
  const id = `${listId}-linha`
  // A layout effect: the key buffer waits for the line, and no longer (commands/keys/README §2a).
  useLayoutEffect(() => inputRef.current?.focus(), [])

  function close() {
    list.setOpenPanel(null)
    list.gridRef.current?.focus()
  }
  const apply = () => terms.apply() && close()
  function removeChip(chip?: string) {
    terms.removeChip(chip)
    inputRef.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') apply()
    else if (event.key === 'Tab' && !event.shiftKey && selectedTerm) terms.complete(selectedTerm)
    else if (event.key === 'ArrowDown' && offered.length > 0) terms.selectSuggestion(1)
    else if (event.key === 'ArrowUp' && offered.length > 0) terms.selectSuggestion(-1)
    else if (event.key === 'Backspace' && text === '' && chips.length > 0) removeChip(chips.at(-1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="filter-line" role="search" aria-label={`Filtro digitado de ${list.definition.title}`}>
      <div className={`${CONTROL_CLASS} filter-line-box`}>
        <Icon name="buscar" />
        <FilterChips chips={chips} isRejected={terms.isRejected} onRemove={removeChip} />
        <input
          ref={inputRef}
          id={id}
          role="combobox"
          aria-label="Filtro digitado"
          aria-expanded={offered.length > 0 || recordTerm !== null}
          aria-controls={recordTerm ? `${id}-nomes` : listId}
          aria-autocomplete="list"
          aria-activedescendant={selectedTerm ? `${listId}-${selectedIndex}` : activeNameId}
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
          onChange={(event) => terms.updateText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button keys="Enter" onClick={apply}>
        Aplicar
      </Button>
      <DialogErrorBoundary subject="A lista de complementos" onClose={close}>
        <FilterSuggestions id={listId} suggestions={offered} selectedIndex={selectedIndex} onSelect={terms.complete} />
        {recordTerm && (
          <NameSuggestions
            {...recordTerm}
            fieldId={id}
            onActiveChange={setActiveNameId}
            onSelect={(record) => terms.complete(`${recordTerm.word}:${record.id}`)}
          />
        )}
      </DialogErrorBoundary>
      {refusal && (
        // Read aloud when it appears; the key remounts it if the same is refused again.
        <p key={terms.refusalCount} id={`${id}-recusa`} role="alert" className="basis-full text-xs text-danger-ink">
          {refusal}
        </p>
      )}
    </div>
  )
}
