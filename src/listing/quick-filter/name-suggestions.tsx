/**
 * Records by name under a filter that takes their id: what is typed there in words is looked for, and one is chosen.
 */
import { useEffect, useState } from 'react'
import { useNameSearch } from '#commands/palette/use-record-lookups.ts'
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { announce } from '#ui/announce.ts'
import './quick-filter.css'

interface NameSuggestionsProps {
  resource: Resource
  text: string
  /** The id of the field that is typed into; it keeps the focus, and names the list: '{field}-nomes'. */
  fieldId: string
  /**
   * The id of the record that Enter would take, for the field to name; undefined for none, and once nothing is offered.
   */
  onActiveChange: (id?: string) => void
  onSelect: (record: RecordSummary) => void
}

/** ↑ ↓ go through them, Enter takes one; where none is found Enter is the filter's own. */
export function NameSuggestions({ resource, text, fieldId, onActiveChange, onSelect }: NameSuggestionsProps) {
  const listId = `${fieldId}-nomes`
  const [at, setAt] = useState(0)
  const { found: foundRecords, isError } = useNameSearch(resource, text.trim())
  const records = foundRecords?.records ?? []
  const chosen = Math.min(at, records.length - 1)
  const isWaiting = !foundRecords && !isError
  const none = `${resource.article === 'a' ? 'Nenhuma' : 'Nenhum'} ${resource.singular} com este nome`
  const notice = isWaiting
    ? 'Carregando...'
    : isError
      ? 'Não foi possível carregar'
      : records.length === 0
        ? none
        : null
  useEffect(() => {
    if (notice !== null) announce(notice)
  }, [notice])
  useEffect(() => {
    const input = document.getElementById(fieldId)
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const record = records[chosen]
      if (step !== 0 && record) setAt(Math.max(0, Math.min(records.length - 1, chosen + step)))
      else if (event.key === 'Enter' && record) onSelect(record)
      // What is still looked for is waited for.
      else if (event.key !== 'Enter' || !isWaiting) return
      event.preventDefault()
      event.stopPropagation()
    }
    input?.addEventListener('keydown', handleKey)
    return () => input?.removeEventListener('keydown', handleKey)
  })
  const active = chosen < 0 ? undefined : `${listId}-${chosen}`
  useEffect(() => {
    onActiveChange(active)
    return onActiveChange
  }, [active, onActiveChange])
  return (
    <ul id={listId} role="listbox" aria-label={`${resource.title} com este nome`} className="filter-offers">
      {records.map((record, index) => (
        <li
          key={record.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // The focus stays in the field.
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
