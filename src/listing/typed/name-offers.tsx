/**
 * Records by name under a filter that takes their id: what is typed there in words is looked for, and one is chosen.
 */
import { useEffect, useState } from 'react'
import { useSearch } from '#commands/palette/records.ts'
import type { Noun, RecordSummary } from '#commands/noun.ts'
import { announce } from '#ui/announce.ts'
import './filter-line.css'

interface NameOffersProps {
  noun: Noun
  text: string
  /** The id of the field that is typed into; it keeps the focus, and names the list: '{field}-nomes'. */
  field: string
  /**
   * The id of the record that Enter would take, for the field to name; undefined for none, and once nothing is offered.
   */
  onActive: (id?: string) => void
  onChoose: (record: RecordSummary) => void
}

/** ↑ ↓ go through them, Enter takes one; where none is found Enter is the filter's own. */
export function NameOffers({ noun, text, field, onActive, onChoose }: NameOffersProps) {
  const listId = `${field}-nomes`
  const [at, setAt] = useState(0)
  const { found, isError } = useSearch(noun, text.trim())
  const records = found?.records ?? []
  const chosen = Math.min(at, records.length - 1)
  const isWaiting = !found && !isError
  const none = `${noun.article === 'a' ? 'Nenhuma' : 'Nenhum'} ${noun.singular} com este nome`
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
    const input = document.getElementById(field)
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const record = records[chosen]
      if (step !== 0 && record) setAt(Math.max(0, Math.min(records.length - 1, chosen + step)))
      else if (event.key === 'Enter' && record) onChoose(record)
      // What is still looked for is waited for.
      else if (event.key !== 'Enter' || !isWaiting) return
      event.preventDefault()
      event.stopPropagation()
    }
    input?.addEventListener('keydown', onKey)
    return () => input?.removeEventListener('keydown', onKey)
  })
  const active = chosen < 0 ? undefined : `${listId}-${chosen}`
  useEffect(() => {
    onActive(active)
    return onActive
  }, [active, onActive])
  return (
    <ul id={listId} role="listbox" aria-label={`${noun.title} com este nome`} className="filter-offers">
      {records.map((record, index) => (
        <li
          key={record.id}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === chosen}
          // The focus stays in the field.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(record)
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
