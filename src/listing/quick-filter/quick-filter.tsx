/**
 * The quick filter line over the filter panel: it completes terms, refuses with a reason, and shows understood terms as
 * chips.
 */
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#ui/components/button.tsx'
import { CONTROL_CLASS } from '#ui/components/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { DialogErrorBoundary } from '#ui/components/dialog-error-boundary.tsx'
import type { ListModel } from '#listing/model.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterSuggestions } from './filter-suggestions.tsx'
import { NameSuggestions } from './name-suggestions.tsx'
import { type FilterTerms, useFilterTerms } from './use-filter-terms.ts'
import './quick-filter.css'

/** Open while mounted. Enter applies, Esc goes back to the table, Tab completes, Backspace removes the last chip. */
export function QuickFilter({ list }: { list: ListModel }) {
  const terms = useFilterTerms(list)
  const { chips, offered, selectedIndex, recordTerm, refusal } = terms
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

  return (
    <div className="filter-line" role="search" aria-label={`Filtro digitado de ${list.definition.title}`}>
      <div className={`${CONTROL_CLASS} filter-line-box`}>
        <Icon name="buscar" />
        <FilterChips chips={chips} isRejected={terms.isRejected} onRemove={removeChip} />
        <FilterInput
          inputRef={inputRef}
          id={id}
          listId={listId}
          terms={terms}
          activeNameId={activeNameId}
          onKeyDown={(event) => handleLineKey(event, terms, { close, apply, removeChip })}
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

interface LineActions {
  readonly close: () => void
  readonly apply: () => void
  readonly removeChip: (chip?: string) => void
}

/** Handles a key in the line; other keys are typed. */
function handleLineKey(event: KeyboardEvent, terms: FilterTerms, { close, apply, removeChip }: LineActions): void {
  const { chips, text, offered, selectedIndex } = terms
  const selectedTerm = offered[selectedIndex]
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

interface FilterInputProps {
  inputRef: RefObject<HTMLInputElement | null>
  id: string
  /** The element id of the completions. */
  listId: string
  terms: FilterTerms
  /** The element id of the active name, while names are suggested. */
  activeNameId: string | undefined
  onKeyDown: (event: KeyboardEvent) => void
}

/** The text after the chips: a combobox over the completions or the names. */
function FilterInput({ inputRef, id, listId, terms, activeNameId, onKeyDown }: FilterInputProps) {
  const { names, chips, text, offered, selectedIndex, recordTerm, refusal, updateText } = terms
  const examples = names.map(({ word }) => `${word}:`).slice(0, 4)
  return (
    <input
      ref={inputRef}
      id={id}
      role="combobox"
      aria-label="Filtro digitado"
      aria-expanded={offered.length > 0 || recordTerm !== null}
      aria-controls={recordTerm ? `${id}-nomes` : listId}
      aria-autocomplete="list"
      aria-activedescendant={offered[selectedIndex] ? `${listId}-${selectedIndex}` : activeNameId}
      aria-invalid={refusal !== ''}
      aria-describedby={refusal ? `${id}-recusa` : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      placeholder={chips.length === 0 ? examples.join(' ') : undefined}
      value={text}
      onChange={(event) => updateText(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
