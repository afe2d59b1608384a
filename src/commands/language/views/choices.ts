/** Values chosen from a few: a choice's words, the label of a column or a filter (commands/README §3). */
import { fold } from '#lib/written/fold.ts'
import type { Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import { type Found, isText } from '#commands/language/words/numbers.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'

/** The beginning of a word counts from this many letters on. */
const LEAST_LETTERS = 3

/** One of several things that is named, and how. */
export interface Chosen<Value> extends Found<Value> {
  /** Every word was typed to its end. */
  full: boolean
  /** 0 where it is told by a name of its own, 1 by one word of it, 2 by what all of its format are called. */
  rank: number
  /** All that the same words name as well, this one among them. */
  alike: readonly Value[]
}

const plurals = (word: string) => [
  `${word}s`,
  `${word}es`,
  word.replace(/m$/, 'ns'),
  word.replace(/l$/, 'is'),
  // 'Pago' is said of payments, too.
  ...(/(?:[ai]d|pag)o$/.test(word) ? [word.replace(/o$/, 'a'), word.replace(/o$/, 'as')] : []),
]

/** The word itself, or its plural. */
const says = ({ kind, text }: Token, word: string) =>
  kind !== 'quoted' && (text === word || (kind === 'word' && plurals(word).includes(text)))

/**
 * How far these words are typed from `at` on: all of them, or a beginning ('usuário', 'usuário des'). Null where
 * another word stands there, or too few letters.
 */
export function typedFrom(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): { end: number; full: boolean } | null {
  let end = at
  let full = true
  for (const [index, word] of words.entries()) {
    let next = end
    const isPassedOver = (token: Token | undefined) => token && token.text !== word && isSkippable(token)
    while (index > 0 && isPassedOver(tokens[next])) next++
    const token = tokens[next]
    if (token && says(token, word)) {
      end = next + 1
      continue
    }
    // 'com' begins no 'Comissão'.
    const isBegun = token?.kind === 'word' && word.startsWith(token.text) && !ignored.has(token.text)
    if (index > 0) return { end: isBegun ? next + 1 : end, full: false }
    if (!isBegun || token.text.length < LEAST_LETTERS) return null
    // 'usu origem'
    end = next + 1
    full = false
  }
  return words.length > 0 ? { end, full } : null
}

/** What an item is called: texts of the same rank stand together, the most telling first. */
type Names = readonly (readonly string[])[]

interface Option {
  words: readonly string[]
  rank: number
  item: unknown
}

const known = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly Option[]>>()

/** By all that the first word of an option may be typed as: itself, its plural, a beginning of it. */
function byFirstWord(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    const [first = ''] = option.words
    const beginnings = Array.from(first, (_, at) => first.slice(0, at + 1)).slice(LEAST_LETTERS - 1)
    for (const typed of new Set(first === '' ? [] : [first, ...plurals(first), ...beginnings]))
      found.set(typed, [...(found.get(typed) ?? []), option])
  }
  return found
}

/** The item with the most words typed, whole ones before beginnings, own names before what others are called too. */
function choose<Item>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
  names: (item: Item) => Names,
): Chosen<Item> | null {
  let options = known.get(items)
  if (!options) {
    options = byFirstWord(
      items.flatMap((item) =>
        names(item).flatMap((texts, rank) => texts.map((text) => ({ words: contentWords(text), rank, item }))),
      ),
    )
    known.set(items, options)
  }
  let best: (Chosen<Item> & { alike: Item[] }) | null = null
  for (const { words, rank, item } of options.get(tokens[at]?.text ?? '') ?? []) {
    const typed = typedFrom(tokens, at, words)
    if (!typed) continue
    const value = item as Item
    const isBetter = best
      ? Number(typed.full) - Number(best.full) || typed.end - best.end || best.rank - rank
      : Number.POSITIVE_INFINITY
    if (isBetter > 0) best = { ...typed, value, rank, alike: [value] }
    else if (isBetter === 0 && best && !best.alike.includes(value)) best.alike.push(value)
  }
  return best
}

/** A value of a slot; not `full` where only its beginning was typed. */
interface Valued<Value> extends Found<Value> {
  full: boolean
}

/** One of the choices, by label, value or further words. */
export function choiceAt(tokens: readonly Token[], at: number, choices: readonly Choice[]): Valued<string> | null {
  const found = choose(tokens, at, choices, ({ label, value, words = [] }) => [[label, value, ...words]])
  return found && { end: found.end, full: found.full, value: found.value.value }
}

/** What has a label in a list. */
interface Labelled {
  label: string
  format?: string
  words?: readonly unknown[]
}

const PER_CENT = ['percentual', 'porcentagem']
/** What all of a format are called. */
export const FORMATS: Readonly<Record<string, readonly string[]>> = {
  money: ['preço', 'valor'],
  date: ['data'],
  percent: PER_CENT,
}

/**
 * 'E-mail' is also typed 'email', '% Cashback' also 'percentual'; of 'Data Atualização' the last word will do, and
 * what its format is called.
 */
function namesOf({ label, format = '', words = [] }: Labelled): Names {
  const plain = label.replace(/^Pesquisar por /, '')
  const telling = contentWords(plain)
  const isPerCent = label.startsWith('%')
  return [
    [
      plain,
      fold(plain).replaceAll('-', ''),
      ...(isPerCent ? PER_CENT.map((word) => label.replace('%', word)) : []),
      ...words.filter((word) => typeof word === 'string'),
    ],
    telling.length > 1 ? telling.filter((word) => word.length > 3) : [],
    [...(isPerCent ? PER_CENT : []), ...(FORMATS[format] ?? [])],
  ]
}

/** One of the columns or filters, by its label or a beginning of it. */
export const labelledAt = <Item extends Labelled>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
): Chosen<Item> | null => choose(tokens, at, items, namesOf)

/** A column of the table by its label or a beginning of it; yields the field. */
function columnAt(tokens: readonly Token[], at: number, columns: readonly ListColumn[]): Valued<string> | null {
  const found = labelledAt(tokens, at, columns)
  return found && { end: found.end, full: found.full, value: found.value.field }
}

/** Columns one after the other: 'pagamento e o tipo'; yields the fields, or the one. */
export function columnsAt(
  tokens: readonly Token[],
  at: number,
  columns: readonly ListColumn[],
): Valued<string | string[]> | null {
  let found: Valued<string | string[]> | null = columnAt(tokens, at, columns)
  while (found) {
    let next = found.end
    while (isText(tokens, next, 'e', ',', 'o', 'a', 'os', 'as')) next++
    // 'perc desc' are a column and its order.
    const other: Valued<string> | null = next > found.end ? columnAt(tokens, next, columns) : null
    if (!other) break
    found = { ...other, value: [found.value, other.value].flat(), full: found.full && other.full }
  }
  return found
}
