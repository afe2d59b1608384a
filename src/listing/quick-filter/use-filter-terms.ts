/**
 * What is typed into the filter line: its chips, the text after them, what is understood of both, and what is refused.
 */
import { useEffect, useState } from 'react'
import type { ListState } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { announce } from '#ui/announce.ts'
import { getFilterNames } from './filter-names.ts'
import { validateOrder } from './term-value.ts'
import { toFilters, parseTerms, toTerms } from './filter-terms.ts'
import { parseLine, extractChips, replaceLastTerm } from './quick-filter-line.ts'
import { sanitizeLine } from '#lib/format/sanitize-text.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'

/** The terms of the line over this list, and what can be done to them. */
export function useFilterTerms(list: ListModel) {
  const { definition, state, setDraftFilters } = list
  const names = getFilterNames(definition)
  const [chips, setChips] = useState<readonly string[]>(() => toTerms(definition, state.filters))
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [initialFilters, setBegun] = useState(state.filters)

  // Applied from the fields beneath: the line begins anew with what stands.
  if (initialFilters !== state.filters) {
    setBegun(state.filters)
    setChips(toTerms(definition, state.filters))
    setText('')
    setRefusal(null)
  }

  const now = toPlatformTime()
  const meanings = parseTerms(names, chips, now)
  const { all, last, recordTerm, offered } = parseLine(names, { chips, text }, now)
  const index = Math.min(at, offered.length - 1)

  const toUnderstoodFilters = (terms: readonly string[]) =>
    JSON.stringify(toFilters(definition, parseTerms(names, terms, now)))
  const understood = toUnderstoodFilters(all)
  const stands = toUnderstoodFilters(toTerms(definition, state.filters))
  // The fields beneath show what is understood so far, as they do the address.
  useEffect(() => {
    setDraftFilters(understood === stands ? null : (JSON.parse(understood) as ListState['filters']))
  }, [understood, stands, setDraftFilters])
  useEffect(() => () => setDraftFilters(null), [setDraftFilters])

  /** Whether they were applied, and not refused. */
  function apply(): boolean {
    const read = parseTerms(names, all, now)
    const refused = read.flatMap((meaning) => ('rejection' in meaning ? [meaning.rejection] : []))
    const filters = toFilters(definition, read)
    const reason = refused[0] ?? validateOrder(names, filters) ?? definition.validateFilters?.(filters) ?? null
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
  const complete = (term: string) => updateText(replaceLastTerm(text, last, term))
  function updateText(next: string) {
    setAt(0)
    setRefusal(null)
    const line = extractChips(names, { chips, text: sanitizeLine(next) }, now)
    setChips(line.chips)
    setText(line.text)
  }
  /** To another of what is offered. */
  const selectSuggestion = (by: 1 | -1) => setAt(Math.max(0, Math.min(index + by, offered.length - 1)))

  const problems = meanings.flatMap((meaning) => ('rejection' in meaning ? [meaning.rejection] : []))
  return {
    names,
    chips,
    /** Of each chip whether it is refused. */
    refused: meanings.map((meaning) => 'rejection' in meaning),
    text,
    offered,
    place: index,
    sought: recordTerm,
    /** Why something of it cannot be used; '' for nothing. */
    refusal: refusal ?? problems.join('; '),
    tries,
    apply,
    dropChip,
    complete,
    change: updateText,
    step: selectSuggestion,
  }
}
