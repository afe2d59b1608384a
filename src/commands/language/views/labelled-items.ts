/** Values chosen from a few: a choice's words, the label of a column or a filter (commands/README §3). */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { type Parsed, isTokenText } from '#commands/language/words/parse-numbers.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'

/** The beginning of a word counts from this many letters on. */
const MIN_PREFIX_LETTERS = 3

/** One of several things that is named, and how. */
export interface ChosenItem<Value> extends Parsed<Value> {
  /** Every word was typed to its end. */
  isFull: boolean
  /** 0 where it is told by a name of its own, 1 by one word of it, 2 by what all of its format are called. */
  rank: number
  /** All that the same words name as well, this one among them. */
  alternatives: readonly Value[]
}

const getPlurals = (word: string) => [
  `${word}s`,
  `${word}es`,
  word.replace(/m$/, 'ns'),
  word.replace(/l$/, 'is'),
  // 'Pago' is said of payments, too.
  ...(/(?:[ai]d|pag)o$/.test(word) ? [word.replace(/o$/, 'a'), word.replace(/o$/, 'as')] : []),
]

/** The word itself, or its plural. */
const isWordOrPlural = ({ kind, text }: Token, word: string) =>
  kind !== 'quoted' && (text === word || (kind === 'word' && getPlurals(word).includes(text)))

/**
 * How far these words are typed from `at` on: all of them, or a beginning ('usuário', 'usuário des'). Null where
 * another word stands there, or too few letters.
 */
export function matchWordsFrom(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): { end: number; isFull: boolean } | null {
  let end = at
  let full = true
  for (const [index, word] of words.entries()) {
    let next = end
    const isSkipped = (token: Token | undefined) => token && token.text !== word && isSkippable(token)
    while (index > 0 && isSkipped(tokens[next])) next++
    const token = tokens[next]
    if (token && isWordOrPlural(token, word)) {
      end = next + 1
      continue
    }
    // 'com' begins no 'Comissão'.
    const isBegun = token?.kind === 'word' && word.startsWith(token.text) && !IGNORED_WORDS.has(token.text)
    if (index > 0) return { end: isBegun ? next + 1 : end, isFull: false }
    if (!isBegun || token.text.length < MIN_PREFIX_LETTERS) return null
    // 'usu origem'
    end = next + 1
    full = false
  }
  return words.length > 0 ? { end, isFull: full } : null
}

/** What an item is called: texts of the same rank stand together, the most telling first. */
type NameRanks = readonly (readonly string[])[]

interface NamedOption {
  words: readonly string[]
  rank: number
  item: unknown
}

const optionsByItems = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly NamedOption[]>>()

/** By all that the first word of an option may be typed as: itself, its plural, a beginning of it. */
function indexByFirstWord(options: readonly NamedOption[]): ReadonlyMap<string, readonly NamedOption[]> {
  const found = new Map<string, NamedOption[]>()
  for (const option of options) {
    const [first = ''] = option.words
    const beginnings = Array.from(first, (_, at) => first.slice(0, at + 1)).slice(MIN_PREFIX_LETTERS - 1)
    for (const typed of new Set(first === '' ? [] : [first, ...getPlurals(first), ...beginnings]))
      found.set(typed, [...(found.get(typed) ?? []), option])
  }
  return found
}

/** The item with the most words typed, whole ones before beginnings, own names before what others are called too. */
function chooseItem<Item>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
  names: (item: Item) => NameRanks,
): ChosenItem<Item> | null {
  let options = optionsByItems.get(items)
  if (!options) {
    options = indexByFirstWord(
      items.flatMap((item) =>
        names(item).flatMap((texts, rank) => texts.map((text) => ({ words: getContentWords(text), rank, item }))),
      ),
    )
    optionsByItems.set(items, options)
  }
  let best: (ChosenItem<Item> & { alternatives: Item[] }) | null = null
  for (const { words, rank, item } of options.get(tokens[at]?.text ?? '') ?? []) {
    const typed = matchWordsFrom(tokens, at, words)
    if (!typed) continue
    const value = item as Item
    const isBetter = best
      ? Number(typed.isFull) - Number(best.isFull) || typed.end - best.end || best.rank - rank
      : Number.POSITIVE_INFINITY
    if (isBetter > 0) best = { ...typed, value, rank, alternatives: [value] }
    else if (isBetter === 0 && best && !best.alternatives.includes(value)) best.alternatives.push(value)
  }
  return best
}

/** A value of a slot; not `full` where only its beginning was typed. */
interface ParsedValue<Value> extends Parsed<Value> {
  isFull: boolean
}

/** One of the choices, by label, value or further words. */
export function matchChoice(
  tokens: readonly Token[],
  at: number,
  choices: readonly Choice[],
): ParsedValue<string> | null {
  const found = chooseItem(tokens, at, choices, ({ label, value, words = [] }) => [[label, value, ...words]])
  return found && { end: found.end, isFull: found.isFull, value: found.value.value }
}

/** What has a label in a list. */
interface LabelledItem {
  label: string
  format?: string
  words?: readonly unknown[]
}

const PERCENT_NAMES = ['percentual', 'porcentagem']
/** What all of a format are called. */
export const FORMAT_NAMES: Readonly<Record<string, readonly string[]>> = {
  money: ['preço', 'valor'],
  date: ['data'],
  percent: PERCENT_NAMES,
}

/**
 * 'E-mail' is also typed 'email', '% Cashback' also 'percentual'; of 'Data Atualização' the last word will do, and
 * what its format is called.
 */
function getNames({ label, format = '', words = [] }: LabelledItem): NameRanks {
  const plain = label.replace(/^Pesquisar por /, '')
  const telling = getContentWords(plain)
  const isPerCent = label.startsWith('%')
  return [
    [
      plain,
      normalizeText(plain).replaceAll('-', ''),
      ...(isPerCent ? PERCENT_NAMES.map((word) => label.replace('%', word)) : []),
      ...words.filter((word) => typeof word === 'string'),
    ],
    telling.length > 1 ? telling.filter((word) => word.length > 3) : [],
    [...(isPerCent ? PERCENT_NAMES : []), ...(FORMAT_NAMES[format] ?? [])],
  ]
}

/** One of the columns or filters, by its label or a beginning of it. */
export const matchLabelled = <Item extends LabelledItem>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
): ChosenItem<Item> | null => chooseItem(tokens, at, items, getNames)

/** A column of the table by its label or a beginning of it; yields the field. */
function matchColumn(tokens: readonly Token[], at: number, columns: readonly ListColumn[]): ParsedValue<string> | null {
  const found = matchLabelled(tokens, at, columns)
  return found && { end: found.end, isFull: found.isFull, value: found.value.field }
}

/** Columns one after the other: 'pagamento e o tipo'; yields the fields, or the one. */
export function matchColumnList(
  tokens: readonly Token[],
  at: number,
  columns: readonly ListColumn[],
): ParsedValue<string | string[]> | null {
  let found: ParsedValue<string | string[]> | null = matchColumn(tokens, at, columns)
  while (found) {
    let next = found.end
    while (isTokenText(tokens, next, 'e', ',', 'o', 'a', 'os', 'as')) next++
    // 'perc desc' are a column and its order.
    const other: ParsedValue<string> | null = next > found.end ? matchColumn(tokens, next, columns) : null
    if (!other) break
    found = { ...other, value: [found.value, other.value].flat(), isFull: found.isFull && other.isFull }
  }
  return found
}
