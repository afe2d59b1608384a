/**
 * What is typed into the filter line: its chips, the text after them, what is understood of both, and what is refused.
 */
import { useEffect, useState } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { namesOf } from './filter-names.ts'
import { wrongOrder } from './term-value.ts'
import { filtersOf, readTerms, termsOf } from './terms.ts'
import { readLine, withChips, withTerm } from './typed-line.ts'
import { plainLine } from '#lib/written/plain-text.ts'
import { platformNow } from '#lib/written/platform-day.ts'

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

  const now = platformNow()
  const meanings = readTerms(names, chips, now)
  const { all, last, sought, offered } = readLine(names, { chips, text }, now)
  const place = Math.min(at, offered.length - 1)

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
  const complete = (term: string) => change(withTerm(text, last, term))
  function change(next: string) {
    setAt(0)
    setRefusal(null)
    const line = withChips(names, { chips, text: plainLine(next) }, now)
    setChips(line.chips)
    setText(line.text)
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
