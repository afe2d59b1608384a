/** Reads the value of a slot at a place of the line, by the argument's kind. */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Arg, ListView } from '#commands/args.ts'
import type { InterpretationContext, Unmet } from './interpretation.ts'
import { matchChoice, matchColumnList } from '#commands/language/views/labelled-items.ts'
import type { Line } from '#commands/language/words/line.ts'
import {
  parseCount,
  type Parsed,
  parseId,
  parseIds,
  isInList,
  isTokenText,
  parseMoney,
  getWord,
} from '#commands/language/words/parse-numbers.ts'
import { parsePeriodAt } from '#commands/language/days/period.ts'
import { parseMoneyRange } from '#commands/language/words/money-range.ts'
import { isSkippable, getNormalizedText } from '#commands/language/words/tokens.ts'
import type { NamedFilter } from '#commands/language/views/view-clause.ts'
import { matchNoun } from '#commands/language/views/view-words.ts'
import { matchDirection } from '#commands/language/views/view-order.ts'
import { parseView } from '#commands/language/views/parse-view.ts'
import { CALLED_OPENING } from '#commands/language/views/record-names.ts'
import { isUnfinished } from './unfinished.ts'
import { skipPattern } from '#commands/language/words/word-pattern.ts'

/** A slot's value; not `full` where only the beginning of a choice was typed. */
export interface SlotValue extends Parsed<unknown> {
  isFull?: boolean
  /** Still being typed at the end of the line: no value yet. */
  isUnfinished?: true
  /** For a view: the filter whose record is told by its name (commands/language/views/README §5). */
  namedFilter?: NamedFilter
  /** A view that goes before whatever else the line may mean. */
  hasPriority?: boolean
  /** For a view that cannot be had: what the call has no filter for. */
  unmet?: readonly Unmet[]
  /** For a view that may be one of several: each of them. */
  options?: readonly ListView[]
}

type ValueReader = (
  arg: Arg,
  line: Line,
  at: number,
  context: InterpretationContext,
  names: boolean,
) => SlotValue | null

/** By kind, in the order of reading inside a line: period, money, ids, a few words, free text (commands/README §3). */
const READERS_BY_KIND: Readonly<Record<Arg['kind'], ValueReader>> = {
  vista: ({ listSchema }, line, at, context, names) =>
    at === 0 && listSchema ? parseView(line, listSchema, context, names) : null,
  periodo: (_, { tokens }, at, { now }) => parsePeriodAt(tokens, at, now),
  faixa: (_, { tokens }, at) => parseMoneyRange(tokens, at),
  direcao: (_, { tokens }, at) => matchDirection(tokens, at),
  // 'as datas' are both ends of a filter.
  coluna({ allowsMultiple }, { tokens }, at, { columns }) {
    const found = isTokenText(tokens, at, 'datas') ? null : matchColumnList(tokens, at, columns)
    // 'ordenar por valor e tipo': one of them is not what was asked for.
    return !allowsMultiple && Array.isArray(found?.value) ? { ...found, problem: 'Aqui vai uma coluna por vez' } : found
  },
  escolha: ({ choices = [] }, { tokens }, at) => matchChoice(tokens, at, choices),
  valor: (_, { tokens }, at) => parseMoney(tokens, at),
  ids: (_, { tokens }, at) => (isInList(tokens, at) ? null : parseIds(tokens, at)),
  id: (_, { tokens }, at) => parseId(tokens, at),
  // 'põe o estoque em 503 do 69': what is 'do' is the record.
  n: ({ min = 0 }, { tokens }, at) =>
    isTokenText(tokens, at - 1, 'do', 'da', 'dos', 'das') ? null : parseCount(tokens, at, min),
  texto: ({ isVerbatim, getSuggestions }, line, at) => readText(line, at, isVerbatim ? 'given' : getSuggestions?.()),
}
const READING_ORDER = Object.keys(READERS_BY_KIND)

/** Where a kind stands in the order of reading; lower first. */
export const getReadingOrder = (kind: Arg['kind']): number => READING_ORDER.indexOf(kind)

/** Kinds that are written as one number, so that two of them in a phrase must be told apart. */
export const isNumeric = (kind: Arg['kind']): boolean =>
  kind === 'id' || kind === 'ids' || kind === 'n' || kind === 'valor'

/** 'procurar ana nos usuários': it is no part of the text. */
const SEARCH_LOCATION_WORDS = new Set(['em', 'no', 'na', 'nos', 'nas', 'entre'])

/** So many words that say nothing are passed over before a text. */
const MAX_SKIPPED_WORDS = 12

/** Between a verb and the name that is given: 'salvar visão como …'. */
const NAME_LINKS = ['como', 'de', 'com']

/** It may be one of these names, or begin it: a longer text is none, of whose letters each has few marks. */
const canBeKnownName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.length <= 4 * name.length)

/** The first token of a text: what links it to the verb is none of it, but for a name that is `given`, or known. */
function findTextStart({ text, tokens }: Line, at: number, names: 'given' | readonly string[]): number {
  const startsKnownName = (from: number) => {
    const { kind, isGlued } = tokens[from]!
    // Of '(teste)' the sign is of the name.
    const isSign = kind === 'sign' && !isGlued && tokens[from + 1]?.isGlued === true
    return names === 'given'
      ? (kind === 'word' && !isTokenText(tokens, from, ...NAME_LINKS)) || isSign
      : isNamePrefix(text.slice(tokens[from]!.start).trim())
  }
  const isNamePrefix = (rest: string) =>
    names !== 'given' &&
    canBeKnownName(rest, names) &&
    names.some((name) => normalizeText(name).startsWith(normalizeText(rest)))
  let from = at
  const furthest = Math.min(at + MAX_SKIPPED_WORDS, tokens.length - 1)
  while (from < furthest && !startsKnownName(from) && (isSkippable(tokens[from]!) || isTokenText(tokens, from, '@')))
    from++
  return Math.min(skipPattern(CALLED_OPENING, tokens, from), tokens.length - 1)
}

/** The token behind a text: no politeness ('procurar ana pra mim?'), and no list in which it is sought. */
function findTextEnd(line: Line, from: number): number {
  const { tokens } = line
  const end = tokens.length
  let last = end
  while (last > from + 1 && isTokenText(tokens, last - 1, '?', '.', '!')) last--
  for (let index = end - 1; index > from && isSkippable(tokens[index]!); index--)
    // The last letter of 'minha-visao-a' is no pronoun.
    if (tokens[index]!.isPolite && !isTokenText(tokens, index - 1, '-'))
      last = isTokenText(tokens, index - 1, ',') ? index - 1 : index
  for (let index = from + 2; index < last; index++)
    if (SEARCH_LOCATION_WORDS.has(getWord(tokens, index - 1)) && matchNoun(line, index)?.end === last) last = index - 1
  return last
}

/**
 * The rest of the line as typed, or what stands in quotes at its end. Of a name nothing is passed over: of one that is
 * `given`, and of one of those that there are.
 */
function readText(line: Line, at: number, names: 'given' | readonly string[] = []): Parsed<string> | null {
  const { text, tokens } = line
  const end = tokens.length
  const from = findTextStart(line, at, names)
  const first = tokens[from]!
  if (first.kind === 'quoted') return from === end - 1 && first.text !== '' ? { end, value: first.text } : null
  const rest = text.slice(first.start)
  const isKnown =
    names !== 'given' &&
    canBeKnownName(rest.trim(), names) &&
    names.some((name) => normalizeText(name) === normalizeText(getNormalizedText(rest)))
  const last = names === 'given' || isKnown ? end : findTextEnd(line, from)
  return { end, value: getNormalizedText(text, first.start, tokens[last]?.start) }
}

const read: ValueReader = (arg, line, at, context, names) => {
  const { tokens } = line
  const found = READERS_BY_KIND[arg.kind](arg, line, at, context, names)
  if (found || !isUnfinished(arg, tokens, at, context.columns)) return found
  return { end: tokens.length, value: undefined, isFull: false, isUnfinished: true }
}

/** The values that slots can take in one line, each read once for all phrases. */
export interface LineValues {
  /** The value that a slot takes at token `at`; null where none stands there. */
  getValue(arg: Arg, at: number): SlotValue | null
  /** By token: some value of the slot takes this token. */
  getCoverage(arg: Arg): readonly boolean[]
}

/** Arguments with the same key read the same values. */
const getArgKey = (arg: Arg): unknown =>
  arg.kind === 'vista'
    ? arg.listSchema
    : arg.kind === 'escolha'
      ? arg.choices
      : arg.kind === 'n'
        ? `n${arg.min}`
        : (arg.allowsMultiple ?? arg.getSuggestions ?? (arg.isVerbatim && 'given') ?? arg.kind)

/** Prepares the values of a line in a context; with `names` a view may tell a record by its name. */
export function createLineValues(line: Line, context: InterpretationContext, names = false): LineValues {
  const known = new Map<unknown, { values: (SlotValue | null | undefined)[]; covered?: readonly boolean[] }>()
  const getValuesOfArg = (arg: Arg) => {
    const key = getArgKey(arg)
    let found = known.get(key)
    if (!found) known.set(key, (found = { values: [] }))
    return found
  }
  const at = (arg: Arg, index: number): SlotValue | null => {
    const { values } = getValuesOfArg(arg)
    let value = values[index]
    if (value === undefined) values[index] = value = line.tokens[index] ? read(arg, line, index, context, names) : null
    return value
  }
  const getCoverage = (arg: Arg): readonly boolean[] => {
    const covered = line.tokens.map(() => false)
    let end = 0
    // A text, and whatever breaks off, takes all that is behind it: there is nothing more to find.
    for (let index = 0; end < covered.length && index < covered.length; index++) {
      const value = at(arg, index)
      if (!value) continue
      covered.fill(true, index, value.end)
      end = Math.max(end, value.end)
    }
    return covered
  }
  return { getValue: at, getCoverage: (arg) => (getValuesOfArg(arg).covered ??= getCoverage(arg)) }
}
