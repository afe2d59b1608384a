/** Reads the value of a slot at a place of the line, by the argument's kind. */
import { fold } from '#lib/written/fold.ts'
import type { Arg, ListView } from '#commands/args.ts'
import type { ReadingContext, Unmet } from './reading.ts'
import { choiceAt, columnsAt } from '#commands/language/views/choices.ts'
import type { Line } from '#commands/language/words/line.ts'
import {
  countAt,
  type Found,
  idAt,
  idsAt,
  isInList,
  isText,
  moneyAt,
  wordAt,
} from '#commands/language/words/numbers.ts'
import { periodAt } from '#commands/language/days/period.ts'
import { rangeAt } from '#commands/language/words/range.ts'
import { isSkippable, saidIn } from '#commands/language/words/tokens.ts'
import type { NamedFilter } from '#commands/language/views/view-clause.ts'
import { nounAt } from '#commands/language/views/view-words.ts'
import { directionAt } from '#commands/language/views/view-order.ts'
import { viewAt } from '#commands/language/views/view.ts'
import { CALLED } from '#commands/language/views/names.ts'
import { isUnfinished } from './unfinished.ts'
import { after } from '#commands/language/words/word-pattern.ts'

/** A slot's value; not `full` where only the beginning of a choice was typed. */
export interface SlotValue extends Found<unknown> {
  full?: boolean
  /** Still being typed at the end of the line: no value yet. */
  isUnfinished?: true
  /** For a view: the filter whose record is told by its name (commands/language/views/README §5). */
  named?: NamedFilter
  /** A view that goes before whatever else the line may mean. */
  leads?: boolean
  /** For a view that cannot be had: what the call has no filter for. */
  unmet?: readonly Unmet[]
  /** For a view that may be one of several: each of them. */
  options?: readonly ListView[]
}

type Read = (arg: Arg, line: Line, at: number, context: ReadingContext, names: boolean) => SlotValue | null

/** By kind, in the order of reading inside a line: period, money, ids, a few words, free text (commands/README §3). */
const READERS: Readonly<Record<Arg['kind'], Read>> = {
  vista: ({ facts }, line, at, context, names) => (at === 0 && facts ? viewAt(line, facts, context, names) : null),
  periodo: (_, { tokens }, at, { now }) => periodAt(tokens, at, now),
  faixa: (_, { tokens }, at) => rangeAt(tokens, at),
  direcao: (_, { tokens }, at) => directionAt(tokens, at),
  // 'as datas' are both ends of a filter.
  coluna({ several }, { tokens }, at, { columns }) {
    const found = isText(tokens, at, 'datas') ? null : columnsAt(tokens, at, columns)
    // 'ordenar por valor e tipo': one of them is not what was asked for.
    return !several && Array.isArray(found?.value) ? { ...found, problem: 'Aqui vai uma coluna por vez' } : found
  },
  escolha: ({ choices = [] }, { tokens }, at) => choiceAt(tokens, at, choices),
  valor: (_, { tokens }, at) => moneyAt(tokens, at),
  ids: (_, { tokens }, at) => (isInList(tokens, at) ? null : idsAt(tokens, at)),
  id: (_, { tokens }, at) => idAt(tokens, at),
  // 'põe o estoque em 503 do 69': what is 'do' is the record.
  n: ({ min = 0 }, { tokens }, at) =>
    isText(tokens, at - 1, 'do', 'da', 'dos', 'das') ? null : countAt(tokens, at, min),
  texto: ({ given, suggest }, line, at) => textAt(line, at, given ? 'given' : suggest?.()),
}
const ORDER = Object.keys(READERS)

/** Where a kind stands in the order of reading; lower first. */
export const readingOrder = (kind: Arg['kind']): number => ORDER.indexOf(kind)

/** Kinds that are written as one number, so that two of them in a phrase must be told apart. */
export const isNumeric = (kind: Arg['kind']): boolean =>
  kind === 'id' || kind === 'ids' || kind === 'n' || kind === 'valor'

/** 'procurar ana nos usuários': it is no part of the text. */
const SOUGHT_IN = new Set(['em', 'no', 'na', 'nos', 'nas', 'entre'])

/** So many words that say nothing are passed over before a text. */
const MOST_PASSED = 12

/** Between a verb and the name that is given: 'salvar visão como …'. */
const LINKS = ['como', 'de', 'com']

/** It may be one of these names, or begin it: a longer text is none, of whose letters each has few marks. */
const isShort = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.length <= 4 * name.length)

/** The first token of a text: what links it to the verb is none of it, but for a name that is `given`, or known. */
function textStart({ text, tokens }: Line, at: number, names: 'given' | readonly string[]): number {
  const isNamed = (from: number) => {
    const { kind, glued } = tokens[from]!
    // Of '(teste)' the sign is of the name.
    const isSign = kind === 'sign' && !glued && tokens[from + 1]?.glued === true
    return names === 'given'
      ? (kind === 'word' && !isText(tokens, from, ...LINKS)) || isSign
      : isBegun(text.slice(tokens[from]!.start).trim())
  }
  const isBegun = (rest: string) =>
    names !== 'given' && isShort(rest, names) && names.some((name) => fold(name).startsWith(fold(rest)))
  let from = at
  const furthest = Math.min(at + MOST_PASSED, tokens.length - 1)
  while (from < furthest && !isNamed(from) && (isSkippable(tokens[from]!) || isText(tokens, from, '@'))) from++
  return Math.min(after(CALLED, tokens, from), tokens.length - 1)
}

/** The token behind a text: no politeness ('procurar ana pra mim?'), and no list in which it is sought. */
function textEnd(line: Line, from: number): number {
  const { tokens } = line
  const end = tokens.length
  let last = end
  while (last > from + 1 && isText(tokens, last - 1, '?', '.', '!')) last--
  for (let place = end - 1; place > from && isSkippable(tokens[place]!); place--)
    // The last letter of 'minha-visao-a' is no pronoun.
    if (tokens[place]!.polite && !isText(tokens, place - 1, '-'))
      last = isText(tokens, place - 1, ',') ? place - 1 : place
  for (let place = from + 2; place < last; place++)
    if (SOUGHT_IN.has(wordAt(tokens, place - 1)) && nounAt(line, place)?.end === last) last = place - 1
  return last
}

/**
 * The rest of the line as typed, or what stands in quotes at its end. Of a name nothing is passed over: of one that is
 * `given`, and of one of those that there are.
 */
function textAt(line: Line, at: number, names: 'given' | readonly string[] = []): Found<string> | null {
  const { text, tokens } = line
  const end = tokens.length
  const from = textStart(line, at, names)
  const first = tokens[from]!
  if (first.kind === 'quoted') return from === end - 1 && first.text !== '' ? { end, value: first.text } : null
  const rest = text.slice(first.start)
  const isKnown =
    names !== 'given' && isShort(rest.trim(), names) && names.some((name) => fold(name) === fold(saidIn(rest)))
  const last = names === 'given' || isKnown ? end : textEnd(line, from)
  return { end, value: saidIn(text, first.start, tokens[last]?.start) }
}

const read: Read = (arg, line, at, context, names) => {
  const { tokens } = line
  const found = READERS[arg.kind](arg, line, at, context, names)
  if (found || !isUnfinished(arg, tokens, at, context.columns)) return found
  return { end: tokens.length, value: undefined, full: false, isUnfinished: true }
}

/** The values that slots can take in one line, each read once for all phrases. */
export interface LineValues {
  /** The value that a slot takes at token `at`; null where none stands there. */
  at(arg: Arg, at: number): SlotValue | null
  /** By token: some value of the slot takes this token. */
  covers(arg: Arg): readonly boolean[]
}

/** Arguments with the same key read the same values. */
const keyOf = (arg: Arg): unknown =>
  arg.kind === 'vista'
    ? arg.facts
    : arg.kind === 'escolha'
      ? arg.choices
      : arg.kind === 'n'
        ? `n${arg.min}`
        : (arg.several ?? arg.suggest ?? (arg.given && 'given') ?? arg.kind)

/** Prepares the values of a line in a context; with `names` a view may tell a record by its name. */
export function createValues(line: Line, context: ReadingContext, names = false): LineValues {
  const known = new Map<unknown, { values: (SlotValue | null | undefined)[]; covered?: readonly boolean[] }>()
  const valuesOf = (arg: Arg) => {
    const key = keyOf(arg)
    let found = known.get(key)
    if (!found) known.set(key, (found = { values: [] }))
    return found
  }
  const at = (arg: Arg, place: number): SlotValue | null => {
    const { values } = valuesOf(arg)
    let value = values[place]
    if (value === undefined) values[place] = value = line.tokens[place] ? read(arg, line, place, context, names) : null
    return value
  }
  const coveredBy = (arg: Arg): readonly boolean[] => {
    const covered = line.tokens.map(() => false)
    let end = 0
    // A text, and whatever breaks off, takes all that is behind it: there is nothing more to find.
    for (let place = 0; end < covered.length && place < covered.length; place++) {
      const value = at(arg, place)
      if (!value) continue
      covered.fill(true, place, value.end)
      end = Math.max(end, value.end)
    }
    return covered
  }
  return { at, covers: (arg) => (valuesOf(arg).covered ??= coveredBy(arg)) }
}
