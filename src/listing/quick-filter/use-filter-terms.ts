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

/** The terms of the line, and the actions on them. */
export type FilterTerms = ReturnType<typeof useFilterTerms>

/** Returns the terms of the line over this list, and the actions on them. */
export function useFilterTerms(list: ListModel) {
  const { definition } = list
  const names = getFilterNames(definition)
  const { chips, setChips, text, setText, refusal, setRefusal } = useLine(list)
  const [selected, setSelected] = useState(0)
  const [refusalCount, setRefusalCount] = useState(0)

  const now = toPlatformTime()
  const meanings = parseTerms(names, chips, now)
  const { all, last, recordTerm, offered } = parseLine(names, { chips, text }, now)
  const selectedIndex = Math.min(selected, offered.length - 1)
  useDraftFilters(list, (terms) => toFilters(definition, parseTerms(names, terms, now)), all)

  /** Applies the filters; returns false if they are refused. */
  function apply(): boolean {
    const results = parseTerms(names, all, now)
    const filters = toFilters(definition, results)
    const reason =
      getRejections(results)[0] ?? validateOrder(names, filters) ?? definition.validateFilters?.(filters) ?? null
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
  function updateText(next: string) {
    setSelected(0)
    setRefusal(null)
    const line = extractChips(names, { chips, text: sanitizeLine(next) }, now)
    setChips(line.chips)
    setText(line.text)
  }

  return {
    names,
    chips,
    /** For each chip, whether it is refused. */
    isRejected: meanings.map((meaning) => 'rejection' in meaning),
    text,
    offered,
    selectedIndex,
    recordTerm,
    /** Why the line cannot be applied; '' if it can. */
    refusal: refusal ?? getRejections(meanings).join('; '),
    refusalCount,
    apply,
    removeChip,
    complete: (term: string) => updateText(replaceLastTerm(text, last, term)),
    updateText,
    /** Selects another completion. */
    selectSuggestion: (offset: 1 | -1) =>
      setSelected(Math.max(0, Math.min(selectedIndex + offset, offered.length - 1))),
  }
}

/** Keeps chips, text and refusal. The line starts again when filters are applied elsewhere, such as in the fields. */
function useLine({ definition, state: { filters } }: ListModel) {
  const [chips, setChips] = useState<readonly string[]>(() => toTerms(definition, filters))
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [initialFilters, setInitialFilters] = useState(filters)
  if (initialFilters !== filters) {
    setInitialFilters(filters)
    setChips(toTerms(definition, filters))
    setText('')
    setRefusal(null)
  }
  return { chips, setChips, text, setText, refusal, setRefusal }
}

/** Shows in the fields what is understood of the line so far, as they show the url state. */
function useDraftFilters(
  { definition, state, setDraftFilters }: ListModel,
  understand: (terms: readonly string[]) => ListState['filters'],
  terms: readonly string[],
): void {
  const understood = JSON.stringify(understand(terms))
  const applied = JSON.stringify(understand(toTerms(definition, state.filters)))
  useEffect(() => {
    setDraftFilters(understood === applied ? null : (JSON.parse(understood) as ListState['filters']))
  }, [understood, applied, setDraftFilters])
  useEffect(() => () => setDraftFilters(null), [setDraftFilters])
}

const getRejections = (results: ReturnType<typeof parseTerms>): string[] =>
  results.flatMap((result) => ('rejection' in result ? [result.rejection] : []))
