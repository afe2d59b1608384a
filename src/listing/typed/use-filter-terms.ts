/**
 * What is typed into the filter line: its chips, the text after them, what is understood of both, and what is refused.
 */
import { useEffect, useState } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { namesOf } from './filter-names.ts'
import { wrongOrder } from './term-value.ts'
import { completions, filtersOf, isBegun, isOpen, readTerms, soughtBy, spoken, standing, termsOf } from './terms.ts'

/** Most completions shown. */
const MOST = 8

/** The terms of the line over this list, and what can be done to them. */
export function useFilterTerms(list: ListModel) {
  const { definition, state, setTyped } = list
  const names = namesOf(definition)
  const [chips, setChips] = useState<readonly string[]>(() => termsOf(definition, state.filters))
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [begun, setBegun] = useState(state.filters)

  // Applied from the fields beneath: the line begins anew with what stands.
  if (begun !== state.filters) {
    setBegun(state.filters)
    setChips(termsOf(definition, state.filters))
    setText('')
    setRefusal(null)
  }

  const now = new Date()
  const meanings = readTerms(names, chips, now)
  const typed = spoken(names, text, now)
  const end = typed.at(-1) ?? ''
  const last = text.endsWith(' ') && !/"[^"]*$/.test(text) && !soughtBy(names, end) ? '' : end
  const sought = soughtBy(names, last)
  const offered = text === '' ? [] : completions(names, last).slice(0, MOST)
  const place = Math.min(at, offered.length - 1)

  const all = standing(names, [...chips, ...typed], now)
  const understoodAs = (terms: readonly string[]) => JSON.stringify(filtersOf(definition, readTerms(names, terms, now)))
  const understood = understoodAs(all)
  const stands = understoodAs(termsOf(definition, state.filters))
  // The fields beneath show what is understood so far, as they do the address.
  useEffect(() => {
    setTyped(understood === stands ? null : (JSON.parse(understood) as ListState['filters']))
  }, [understood, stands, setTyped])
  useEffect(() => () => setTyped(null), [setTyped])

  /** Whether they were applied, and not refused. */
  function apply(): boolean {
    const read = readTerms(names, all, now)
    const refused = read.flatMap((meaning) => ('refused' in meaning ? [meaning.refused] : []))
    const filters = filtersOf(definition, read)
    const reason = refused[0] ?? wrongOrder(names, filters) ?? definition.refuse?.(filters) ?? null
    setRefusal(reason && `${reason}; nada foi aplicado`)
    if (reason !== null) {
      setChips(all)
      setText('')
      setTries(tries + 1)
      return false
    }
    list.applyFilters(filters)
    return true
  }
  /** What was refused may have been its fault. */
  function dropChip(chip?: string) {
    announce(`${chip} tirado`)
    setRefusal(null)
    setChips(chips.filter((one) => one !== chip))
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
  /** To another of what is offered. */
  const step = (by: 1 | -1) => setAt(Math.max(0, Math.min(place + by, offered.length - 1)))

  const problems = meanings.flatMap((meaning) => ('refused' in meaning ? [meaning.refused] : []))
  return {
    names,
    chips,
    /** Of each chip whether it is refused. */
    refused: meanings.map((meaning) => 'refused' in meaning),
    text,
    offered,
    place,
    sought,
    /** Why something of it cannot be used; '' for nothing. */
    refusal: refusal ?? problems.join('; '),
    tries,
    apply,
    dropChip,
    complete,
    change,
    step,
  }
}
