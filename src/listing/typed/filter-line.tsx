/** The typed filter line over the filter panel: it completes, refuses in words, and shows what it understood as chips. */
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/button.tsx'
import { CONTROL } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ListState } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import {
  completions,
  filtersOf,
  isBegun,
  isOpen,
  namesOf,
  readTerm,
  soughtBy,
  spoken,
  standing,
  termsOf,
  wrongOrder,
} from './terms.ts'
import { NameOffers } from './name-offers.tsx'
import './filter-line.css'

/** Most completions shown. */
const MOST = 8

/** Open while it is drawn. Enter applies, Esc goes back to the table, Tab completes, Backspace takes the last chip. */
export function FilterLine({ list }: { list: ListModel }) {
  const { definition, state, gridRef } = list
  const names = namesOf(definition)
  const [chips, setChips] = useState<readonly string[]>(() => termsOf(definition, state.filters))
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [begun, setBegun] = useState(state.filters)
  const field = useRef<HTMLInputElement>(null)
  const [named, setNamed] = useState<string>()
  const listId = useId()
  const id = `${listId}-linha`
  // With the drawing: keys wait for the line and no longer (commands/keys/README §2a).
  useLayoutEffect(() => field.current?.focus(), [])

  // Applied from the fields beneath: the line begins anew with what stands.
  if (begun !== state.filters) {
    setBegun(state.filters)
    setChips(termsOf(definition, state.filters))
    setText('')
    setRefusal(null)
  }

  const now = new Date()
  const meanings = chips.map((chip) => readTerm(names, chip, now))
  const typed = spoken(names, text, now)
  const end = typed.at(-1) ?? ''
  const last = text.endsWith(' ') && !/"[^"]*$/.test(text) && !soughtBy(names, end) ? '' : end
  const sought = soughtBy(names, last)
  const offered = text === '' ? [] : completions(names, last).slice(0, MOST)
  const chosen = offered[Math.min(at, offered.length - 1)]

  const all = standing(names, [...chips, ...typed], now)
  const understoodAs = (terms: readonly string[]) =>
    JSON.stringify(
      filtersOf(
        definition,
        terms.map((term) => readTerm(names, term, now)),
      ),
    )
  const understood = understoodAs(all)
  const stands = understoodAs(termsOf(definition, state.filters))
  const { setTyped } = list
  // The fields beneath show what is understood so far, as they do the address.
  useEffect(() => {
    setTyped(understood === stands ? null : (JSON.parse(understood) as ListState['filters']))
  }, [understood, stands, setTyped])
  useEffect(() => () => setTyped(null), [setTyped])

  function close() {
    list.setPanel(null)
    gridRef.current?.focus()
  }
  function apply() {
    const read = all.map((term) => readTerm(names, term, now))
    const refused = read.flatMap((meaning) => ('refused' in meaning ? [meaning.refused] : []))
    const filters = filtersOf(definition, read)
    const reason = refused[0] ?? wrongOrder(names, filters) ?? definition.refuse?.(filters) ?? null
    setRefusal(reason)
    if (reason !== null) {
      setChips(all)
      setText('')
      return setTries(tries + 1)
    }
    list.applyFilters(filters)
    close()
  }
  /** What was refused may have been its fault. */
  function dropChip(chip?: string) {
    announce(`${chip} tirado`)
    setRefusal(null)
    setChips(chips.filter((one) => one !== chip))
    field.current?.focus()
  }
  function complete(term: string) {
    // Between its words there may be more blanks than one.
    const [first = ''] = last.split(' ')
    change(text.slice(0, last === '' ? undefined : text.lastIndexOf(first)) + term + (term.endsWith(':') ? '' : ' '))
  }
  function change(next: string) {
    setAt(0)
    setRefusal(null)
    const terms = spoken(names, next, now)
    const isWaiting =
      terms.some((term) => !term.includes(':') || isBegun(names, term, now)) || isOpen(names, terms.at(-1) ?? '')
    const open = /"[^"]*$/.test(next.replace(/"[^"]*"/g, ''))
    // A blank after a named term makes it a chip; words and half a period wait, for more of them may follow.
    if (next.endsWith(' ') && !open && terms.length > 0 && !isWaiting) {
      setChips(standing(names, [...chips, ...terms], now))
      setText('')
    } else setText(next)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter') apply()
    else if (event.key === 'Tab' && !event.shiftKey && chosen) complete(chosen)
    else if (event.key === 'ArrowDown' && offered.length > 0) setAt(Math.min(at + 1, offered.length - 1))
    else if (event.key === 'ArrowUp' && offered.length > 0) setAt(Math.max(at - 1, 0))
    else if (event.key === 'Backspace' && text === '' && chips.length > 0) dropChip(chips.at(-1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const problems = meanings.flatMap((meaning) => ('refused' in meaning ? [meaning.refused] : []))
  return (
    <div className="filter-line" role="search" aria-label={`Filtro digitado de ${definition.title}`}>
      <div className={`${CONTROL} filter-line-box`}>
        <Icon name="buscar" />
        {chips.map((chip, index) => (
          <span key={chip} className="filter-chip" data-refused={'refused' in (meanings[index] ?? {}) || undefined}>
            {chip}
            <button type="button" aria-label={`Tirar ${chip}`} onClick={() => dropChip(chip)}>
              <Icon name="fechar" size={12} />
            </button>
          </span>
        ))}
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-label="Filtro digitado"
          aria-expanded={offered.length > 0 || sought !== null}
          aria-controls={sought ? `${id}-nomes` : listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${listId}-${offered.indexOf(chosen)}` : named}
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
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button keys="Enter" onClick={apply}>
        Aplicar
      </Button>
      <ul id={listId} role="listbox" aria-label="Complementos" className="filter-offers" hidden={offered.length === 0}>
        {offered.map((term, index) => (
          <li
            key={term}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={term === chosen}
            onPointerDown={(event) => {
              event.preventDefault()
              complete(term)
            }}
          >
            {term}
          </li>
        ))}
      </ul>
      {sought && (
        <NameOffers
          {...sought}
          field={id}
          onActive={setNamed}
          onChoose={(record) => complete(`${sought.word}:${record.id}`)}
        />
      )}
      {(refusal ?? problems[0]) && (
        // Read aloud as it comes, and drawn anew where the same is refused again.
        <p key={tries} role="alert" className="basis-full text-xs text-danger-ink">
          {refusal ?? problems.join('; ')}
        </p>
      )}
    </div>
  )
}
