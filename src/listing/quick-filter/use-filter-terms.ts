/**
 * The state of the quick filter line for its component: chips, the text after them, what is understood, and what is
 * refused.
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

/** Returns the terms of the line over this list, and the actions on them. */
export function useFilterTerms(list: ListModel) {
  const { definition, state, setDraftFilters } = list
  const names = getFilterNames(definition)
  const [chips, setChips] = useState<readonly string[]>(() => toTerms(definition, state.filters))
  const [text, setText] = useState('')
  const [selected, setSelected] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [refusalCount, setRefusalCount] = useState(0)
  const [initialFilters, setInitialFilters] = useState(state.filters)

  // Filters were applied elsewhere, such as in the fields: the line starts again with them.
  if (initialFilters !== state.filters) {
    setInitialFilters(state.filters)
    setChips(toTerms(definition, state.filters))
    setText('')
    setRefusal(null)
  }

  const now = toPlatformTime()
  const meanings = parseTerms(names, chips, now)
  const { all, last, recordTerm, offered } = parseLine(names, { chips, text }, now)
  const index = Math.min(selected, offered.length - 1)

  const toUnderstoodFilters = (terms: readonly string[]) =>
    JSON.stringify(toFilters(definition, parseTerms(names, terms, now)))
  const understood = toUnderstoodFilters(all)
  const applied = toUnderstoodFilters(toTerms(definition, state.filters))
  // The fields show what is understood so far, as they show the url state.
  useEffect(() => {
    setDraftFilters(understood === applied ? null : (JSON.parse(understood) as ListState['filters']))
  }, [understood, applied, setDraftFilters])
  useEffect(() => () => setDraftFilters(null), [setDraftFilters])

  /** Applies the filters; returns false if they are refused. */
  function apply(): boolean {
    const results = parseTerms(names, all, now)
    const rejections = results.flatMap((meaning) => ('rejection' in meaning ? [meaning.rejection] : []))
    const filters = toFilters(definition, results)
    const reason = rejections[0] ?? validateOrder(names, filters) ?? definition.validateFilters?.(filters) ?? null
    setRefusal(reason && `${reason}; nada foi aplicado`)
    if (reason !== null) {
      setChips(all)
      setText('')
      setRefusalCount(refusalCount + 1)
      return false
    }
    list.applyFilters(filters)
    return true
  }
  /** The removed chip may have been the reason for the refusal. */
  function removeChip(chip?: string) {
    announce(`${chip} tirado`)
    setRefusal(null)
    setChips(chips.filter((candidate) => candidate !== chip))
  }
  const complete = (term: string) => updateText(replaceLastTerm(text, last, term))
  function updateText(next: string) {
    setSelected(0)
    setRefusal(null)
    const line = extractChips(names, { chips, text: sanitizeLine(next) }, now)
    setChips(line.chips)
    setText(line.text)
  }
  /** Selects another completion. */
  const selectSuggestion = (offset: 1 | -1) => setSelected(Math.max(0, Math.min(index + offset, offered.length - 1)))

  const problems = meanings.flatMap((meaning) => ('rejection' in meaning ? [meaning.rejection] : []))
  return {
    names,
    chips,
    /** For each chip, whether it is refused. */
    isRejected: meanings.map((meaning) => 'rejection' in meaning),
    text,
    offered,
    selectedIndex: index,
    recordTerm,
    /** Why the line cannot be applied; '' if it can. */
    refusal: refusal ?? problems.join('; '),
    refusalCount,
    apply,
    removeChip,
    complete,
    updateText,
    selectSuggestion,
  }
}
