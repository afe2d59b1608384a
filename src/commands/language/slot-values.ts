/** Reads the value of a slot at a token of the line, by the kind of its argument. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Arg, ListView } from '#commands/args.ts'
import type { InterpretationContext, UnsupportedCondition } from './interpretation.ts'
import { matchChoice, matchColumnList } from '#commands/language/views/labelled-items.ts'
import type { Line } from '#commands/language/words/line.ts'
import { parseCount, type Parsed, parseMoney } from '#commands/language/words/parse-numbers.ts'
import { parseId, parseIds, isInList } from '#commands/language/words/parse-ids.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import type { NamedFilter } from '#commands/language/views/view-clause.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { matchDirection } from '#commands/language/views/view-order.ts'
import type { ClauseReader } from '#commands/language/views/clause-reader.ts'
import { parseView } from '#commands/language/views/parse-view.ts'
import { CALLED_OPENING } from '#commands/language/views/record-names.ts'
import { isUnfinished } from './unfinished.ts'
import { skipPattern } from '#commands/language/words/word-pattern.ts'

/** The value of a slot. `isFull` is false if only the beginning of a choice was typed. */
export interface SlotValue extends Parsed<unknown> {
  isFull?: boolean
  /** Still being typed at the end of the line: there is no value yet. */
  isUnfinished?: true
  /** For a view: the filter whose record is given by name (commands/language/views/README §5). */
  namedFilter?: NamedFilter
  /** A view that ranks before any other interpretation of the line. */
  hasPriority?: boolean
  /** For a refused view: the conditions that the list cannot filter by. */
  unsupportedConditions?: readonly UnsupportedCondition[]
  /** For a view that may be one of several: all of them. */
  options?: readonly ListView[]
}

/** Where values are read: on which screen, with which clauses of views, and whether a view may give a record by name. */
export interface ValueInput {
  context: InterpretationContext
  readClauses: ClauseReader
  allowsNames: boolean
}

type ValueReader = (arg: Arg, line: Line, index: number, input: ValueInput) => SlotValue | null

/** The readers, in reading order: period, money, ids, a few words, free text (commands/README §3). */
const READERS_BY_KIND: Readonly<Record<Arg['kind'], ValueReader>> = {
  vista: ({ listSchema }, line, index, { context, readClauses, allowsNames }) =>
    index === 0 && listSchema ? parseView(line, listSchema, context, readClauses, allowsNames) : null,
  periodo: (_, { tokens }, index, { context }) => parsePeriodAt(tokens, index, context.now),
  faixa: (_, { tokens }, index) => parseMoneyRange(tokens, index),
  direcao: (_, { tokens }, index) => matchDirection(tokens, index),
  // 'as datas' are both ends of a filter.
  coluna({ allowsMultiple }, { tokens }, index, { context: { columns } }) {
    const found = isTokenText(tokens, index, 'datas') ? null : matchColumnList(tokens, index, columns)
    // 'ordenar por valor e tipo': a single column is not what the line asks for.
    return !allowsMultiple && Array.isArray(found?.value) ? { ...found, problem: 'Aqui vai uma coluna por vez' } : found
  },
  escolha: ({ choices = [] }, { tokens }, index) => matchChoice(tokens, index, choices),
  valor: (_, { tokens }, index) => parseMoney(tokens, index),
  ids: (_, { tokens }, index) => (isInList(tokens, index) ? null : parseIds(tokens, index)),
  id: (_, { tokens }, index) => parseId(tokens, index),
  // 'põe o estoque em 503 do 69': the number after 'do' is the record's id.
  n: ({ min = 0 }, { tokens }, index) =>
    isTokenText(tokens, index - 1, 'do', 'da', 'dos', 'das') ? null : parseCount(tokens, index, min),
  texto({ isVerbatim, getSuggestions, accepts }, line, index) {
    const parsed = readText(line, index, isVerbatim ? 'given' : getSuggestions?.())
    return parsed && accepts?.(parsed.value ?? '') === false ? null : parsed
  },
}
const READING_ORDER = Object.keys(READERS_BY_KIND)

/** The position of a kind in the reading order; lower first. */
export const getReadingOrder = (kind: Arg['kind']): number => READING_ORDER.indexOf(kind)

/** Kinds that are written as one number, so that two of them in a phrase must be distinguished. */
export const isNumeric = (kind: Arg['kind']): boolean =>
  kind === 'id' || kind === 'ids' || kind === 'n' || kind === 'valor'

/** 'procurar ana nos usuários': the list to search is not part of the text. */
const SEARCH_LOCATION_WORDS = new Set(['em', 'no', 'na', 'nos', 'nas', 'entre'])

/** At most this many ignored words are skipped before a text. */
const MAX_SKIPPED_WORDS = 12

/** Words between a verb and a given name: 'salvar visão como …'. */
const NAME_LINKS = ['como', 'de', 'com']

/**
 * The text may be one of these names or begin it. A text longer than four times a name is not: a letter has few marks.
 */
const canBeKnownName = (text: string, nameMode: readonly string[]): boolean =>
  nameMode.some((name) => text.length <= 4 * name.length)

/**
 * The first token of a text. Words that link the text to the verb are skipped, except in a name that the operator gives
 * (`'given'`) or a known name.
 */
function findTextStart({ text, tokens }: Line, index: number, nameMode: 'given' | readonly string[]): number {
  const startsKnownName = (start: number) => {
    const { kind, isGlued } = tokens[start]!
    // In '(teste)' the sign belongs to the name.
    const isSign = kind === 'sign' && !isGlued && tokens[start + 1]?.isGlued === true
    return nameMode === 'given'
      ? (kind === 'word' && !isTokenText(tokens, start, ...NAME_LINKS)) || isSign
      : isNamePrefix(text.slice(tokens[start]!.start).trim())
  }
  const isNamePrefix = (rest: string) =>
    nameMode !== 'given' &&
    canBeKnownName(rest, nameMode) &&
    nameMode.some((name) => normalizeText(name).startsWith(normalizeText(rest)))
  let startIndex = index
  const furthest = Math.min(index + MAX_SKIPPED_WORDS, tokens.length - 1)
  while (
    startIndex < furthest &&
    !startsKnownName(startIndex) &&
    (isSkippable(tokens[startIndex]!) || isTokenText(tokens, startIndex, '@'))
  )
    startIndex++
  return Math.min(skipPattern(CALLED_OPENING, tokens, startIndex), tokens.length - 1)
}

/** The token after a text: without courtesies ('procurar ana pra mim?') and without the list to search. */
function findTextEnd(line: Line, start: number): number {
  const { tokens } = line
  const end = tokens.length
  let last = end
  while (last > start + 1 && isTokenText(tokens, last - 1, '?', '.', '!')) last--
  for (let index = end - 1; index > start && isSkippable(tokens[index]!); index--)
    // The last letter of 'minha-visao-a' is no pronoun.
    if (tokens[index]!.isPolite && !isTokenText(tokens, index - 1, '-'))
      last = isTokenText(tokens, index - 1, ',') ? index - 1 : index
  for (let index = start + 2; index < last; index++)
    if (SEARCH_LOCATION_WORDS.has(getWord(tokens, index - 1)) && matchNoun(line, index)?.end === last) last = index - 1
  return last
}

/**
 * The rest of the line as typed, or the quoted text at its end. Nothing is skipped in a name that the operator gives
 * (`'given'`) or in one of the known names.
 */
function readText(line: Line, index: number, nameMode: 'given' | readonly string[] = []): Parsed<string> | null {
  const { text, tokens } = line
  const end = tokens.length
  const start = findTextStart(line, index, nameMode)
  const first = tokens[start]!
  if (first.kind === 'quoted') return start === end - 1 && first.text !== '' ? { end, value: first.text } : null
  const rest = text.slice(first.start)
  const isKnown =
    nameMode !== 'given' &&
    canBeKnownName(rest.trim(), nameMode) &&
    nameMode.some((name) => normalizeText(name) === normalizeText(getNormalizedText(rest)))
  const last = nameMode === 'given' || isKnown ? end : findTextEnd(line, start)
  return { end, value: getNormalizedText(text, first.start, tokens[last]?.start) }
}

/** Kinds whose values depend on the words alone, and not on which of them may be skipped. */
const WORD_KINDS: ReadonlySet<Arg['kind']> = new Set(['periodo', 'faixa', 'valor', 'ids', 'id', 'n'])

/** Whether the values of an argument are the same in every line with the same words, whatever may be skipped in it. */
export const dependsOnWordsOnly = ({ kind }: Arg): boolean => WORD_KINDS.has(kind)

/** The value of an argument at a token; null if there is none. */
export function readValue(arg: Arg, line: Line, index: number, input: ValueInput): SlotValue | null {
  const { tokens } = line
  const found = READERS_BY_KIND[arg.kind](arg, line, index, input)
  if (found || !isUnfinished(arg, tokens, index, input.context.columns)) return found
  return { end: tokens.length, value: undefined, isFull: false, isUnfinished: true }
}
