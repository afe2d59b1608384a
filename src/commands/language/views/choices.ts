/** Values chosen from a few: a choice's words, the label of a column or a filter (commands/README §3). */
import { fold } from '#lib/written/fold.ts'
import type { Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import { type Found, isText } from '#commands/language/words/numbers.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'

/** The beginning of a word counts from this many letters on. */
const LEAST_LETTERS = 3

interface Chosen<Value> extends Found<Value> {
  /** Every word was typed to its end. */
  full: boolean
}

const plurals = (word: string) => [`${word}s`, `${word}es`, word.replace(/m$/, 'ns'), word.replace(/l$/, 'is')]

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
    const isBegun = token?.kind === 'word' && word.startsWith(token.text)
    if (index > 0) return { end: isBegun ? next + 1 : end, full: false }
    if (!isBegun || token.text.length < LEAST_LETTERS) return null
    // 'usu origem'
    end = next + 1
    full = false
  }
  return words.length > 0 ? { end, full } : null
}

const known = new WeakMap<readonly unknown[], readonly (readonly [words: readonly string[], item: unknown])[]>()

/** The item with the most words typed, whole ones before beginnings; a beginning that fits two means the first. */
function choose<Item>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
  texts: (item: Item) => readonly string[],
): Chosen<Item> | null {
  let options = known.get(items) as readonly (readonly [readonly string[], Item])[] | undefined
  if (!options) {
    options = items.flatMap((item) => texts(item).map((text) => [contentWords(text), item] as const))
    known.set(items, options)
  }
  let best: Chosen<Item> | null = null
  for (const [words, value] of options) {
    const typed = typedFrom(tokens, at, words)
    if (!typed) continue
    const isBetter = !best || (typed.full && !best.full) || (typed.full === best.full && typed.end > best.end)
    if (isBetter) best = { ...typed, value }
  }
  return best
}

/** One of the choices, by label, value or further words. */
export function choiceAt(tokens: readonly Token[], at: number, choices: readonly Choice[]): Chosen<string> | null {
  const found = choose(tokens, at, choices, ({ label, value, words = [] }) => [label, value, ...words])
  return found && { ...found, value: found.value.value }
}

/** What has a label in a list. */
interface Labelled {
  label: string
  format?: string
  words?: readonly unknown[]
}

const PER_CENT = ['percentual', 'porcentagem']
/** What a format is called. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  money: ['preço', 'valor'],
  date: ['data'],
  percent: PER_CENT,
}

/**
 * 'E-mail' is also typed 'email', '% Cashback' also 'percentual'; of 'Data Atualização' the last word will do, and
 * what its format is called.
 */
function textsOf({ label, format = '', words = [] }: Labelled): string[] {
  const plain = label.replace(/^Pesquisar por /, '')
  const telling = contentWords(plain)
  const single = telling.length > 1 ? telling.filter((word) => word.length > 3) : []
  return [
    plain,
    fold(plain).replaceAll('-', ''),
    ...(label.startsWith('%') ? PER_CENT.flatMap((word) => [label.replace('%', word), word]) : []),
    ...words.filter((word) => typeof word === 'string'),
    ...(FORMATS[format] ?? []),
    ...single,
  ]
}

/** One of the columns or filters, by its label or a beginning of it. */
export const labelledAt = <Item extends Labelled>(
  tokens: readonly Token[],
  at: number,
  items: readonly Item[],
): Chosen<Item> | null => choose(tokens, at, items, textsOf)

/** A column of the table by its label or a beginning of it; yields the field. */
function columnAt(tokens: readonly Token[], at: number, columns: readonly ListColumn[]): Chosen<string> | null {
  const found = labelledAt(tokens, at, columns)
  return found && { ...found, value: found.value.field }
}

/** Columns one after the other: 'pagamento e o tipo'; yields the fields, or the one. */
export function columnsAt(
  tokens: readonly Token[],
  at: number,
  columns: readonly ListColumn[],
): Chosen<string | string[]> | null {
  let found: Chosen<string | string[]> | null = columnAt(tokens, at, columns)
  while (found) {
    let next = found.end
    while (isText(tokens, next, 'e', ',', 'o', 'a', 'os', 'as')) next++
    // 'perc desc' are a column and its order.
    const other: Chosen<string> | null = next > found.end ? columnAt(tokens, next, columns) : null
    if (!other) break
    found = { ...other, value: [found.value, other.value].flat(), full: found.full && other.full }
  }
  return found
}
