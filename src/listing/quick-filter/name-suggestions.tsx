/**
 * Records by name below a filter that takes their id: the typed words are searched for, and the operator selects one.
 */
import { useEffect, useState } from 'react'
import { useNameSearch } from '#commands/palette/use-record-lookups.ts'
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { announce } from '#ui/announce.ts'
import './quick-filter.css'

interface NameSuggestionsProps {
  resource: Resource
  text: string
  /** Element id of the text field. The field keeps the focus and refers to the list by '{field}-nomes'. */
  fieldId: string
  /**
   * Called with the element id of the record that Enter would take, for the field's aria-activedescendant; undefined if
   * there is none, and on unmount.
   */
  onActiveChange: (id?: string) => void
  onSelect: (record: RecordSummary) => void
}

/** ↑ and ↓ move through the records, Enter takes one. Without a result Enter belongs to the filter. */
export function NameSuggestions({ resource, text, fieldId, onActiveChange, onSelect }: NameSuggestionsProps) {
  const listId = `${fieldId}-nomes`
  const [wantedIndex, setWantedIndex] = useState(0)
  const { found: foundRecords, isError } = useNameSearch(resource, text.trim())
  const records = foundRecords?.records ?? []
  const selectedIndex = Math.min(wantedIndex, records.length - 1)
  const isWaiting = !foundRecords && !isError
  const noResultText = `${resource.article === 'a' ? 'Nenhuma' : 'Nenhum'} ${resource.singular} com este nome`
  const notice = isWaiting
    ? 'Carregando...'
    : isError
      ? 'Não foi possível carregar'
      : records.length === 0
        ? noResultText
        : null
  useEffect(() => {
    if (notice !== null) announce(notice)
  }, [notice])
  useEffect(() => {
    const input = document.getElementById(fieldId)
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const record = records[selectedIndex]
      if (step !== 0 && record) setWantedIndex(Math.max(0, Math.min(records.length - 1, selectedIndex + step)))
      else if (event.key === 'Enter' && record) onSelect(record)
      // Enter waits while the search is running.
      else if (event.key !== 'Enter' || !isWaiting) return
      event.preventDefault()
      event.stopPropagation()
    }
    input?.addEventListener('keydown', handleKey)
    return () => input?.removeEventListener('keydown', handleKey)
  })
  const activeId = selectedIndex < 0 ? undefined : `${listId}-${selectedIndex}`
  useEffect(() => {
    onActiveChange(activeId)
    return onActiveChange
  }, [activeId, onActiveChange])
  return (
    <ul id={listId} role="listbox" aria-label={`${resource.title} com este nome`} className="filter-offers">
      {records.map((record, index) => (
        <li
          key={record.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === selectedIndex}
          // Keeps the focus in the field.
          onPointerDown={(event) => {
            event.preventDefault()
            onSelect(record)
          }}
        >
          {`#${record.id} ${record.name}`}
        </li>
      ))}
      {notice !== null && (
        <li role="option" aria-disabled="true" aria-selected="false" className="text-ink-3">
          {notice}
        </li>
      )}
    </ul>
  )
}
