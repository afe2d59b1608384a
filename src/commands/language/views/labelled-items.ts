/**
 * Matches values that are chosen from a few: the words of a choice, the label of a column or a filter (commands/README
 * §3).
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import { type Parsed } from '#commands/language/words/parse-numbers.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { isSkippable, type Token } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'

/** A prefix of a word counts from this many letters on. */
const MIN_PREFIX_LETTERS = 3

/** An item that the line names, and how well it names it. */
export interface LabelMatch<Value> extends Parsed<Value> {
  /** Every word was typed to its end. */
  isFull: boolean
  /** 0 for a name of its own, 1 for one word of a name, 2 for the name of its format. */
  rank: number
  /** All items that the same words name, this one included. */
  alternatives: readonly Value[]
}

const getPlurals = (word: string) => [
  `${word}s`,
  `${word}es`,
  word.replace(/m$/, 'ns'),
  word.replace(/l$/, 'is'),
  // 'Pago' is a status in the feminine too.
  ...(/(?:[ai]d|pag)o$/.test(word) ? [word.replace(/o$/, 'a'), word.replace(/o$/, 'as')] : []),
]

/** The token is the word or its plural. */
const isWordOrPlural = ({ kind, text }: Token, word: string) =>
  kind !== 'quoted' && (text === word || (kind === 'word' && getPlurals(word).includes(text)))

/**
 * How many tokens from `index` on are these words: all of them, or a beginning ('usuário', 'usuário des'). Returns null
 * if another word stands there or too few letters are typed.
 */
export function matchWordsFrom(
  tokens: readonly Token[],
  start: number,
  words: readonly string[],
): { end: number; isFull: boolean } | null {
  let end = start
  let isFull = true
  for (const [index, word] of words.entries()) {
    let next = end
    const isSkipped = (token: Token | undefined) => token && token.text !== word && isSkippable(token)
    while (index > 0 && isSkipped(tokens[next])) next++
    const token = tokens[next]
    if (token && isWordOrPlural(token, word)) {
      end = next + 1
      continue
    }
    // 'com' does not begin 'Comissão'.
    const isPrefix = token?.kind === 'word' && word.startsWith(token.text) && !IGNORED_WORDS.has(token.text)
    if (index > 0) return { end: isPrefix ? next + 1 : end, isFull: false }
    if (!isPrefix || token.text.length < MIN_PREFIX_LETTERS) return null
    // 'usu origem'
    end = next + 1
    isFull = false
  }
  return words.length > 0 ? { end, isFull } : null
}

/** The names of an item, grouped by rank; the most specific group first. */
type NameRanks = readonly (readonly string[])[]

interface NamedOption {
  words: readonly string[]
  rank: number
  item: unknown
}

const optionsByItems = new WeakMap<readonly unknown[], ReadonlyMap<string, readonly NamedOption[]>>()

/** Indexes the options by everything that their first word may be typed as: the word, its plural, a prefix. */
function indexByFirstWord(options: readonly NamedOption[]): ReadonlyMap<string, readonly NamedOption[]> {
  const found = new Map<string, NamedOption[]>()
  for (const option of options) {
    const [first = ''] = option.words
    const beginnings = Array.from(first, (_, index) => first.slice(0, index + 1)).slice(MIN_PREFIX_LETTERS - 1)
    for (const matched of new Set(first === '' ? [] : [first, ...getPlurals(first), ...beginnings]))
      found.set(matched, [...(found.get(matched) ?? []), option])
  }
  return found
}

/** The item with the most words typed. Whole words go before prefixes, own names before shared ones. */
function chooseItem<Item>(
  tokens: readonly Token[],
  index: number,
  items: readonly Item[],
  getItemNames: (item: Item) => NameRanks,
): LabelMatch<Item> | null {
  let options = optionsByItems.get(items)
  if (!options) {
    options = indexByFirstWord(
      items.flatMap((item) =>
        getItemNames(item).flatMap((texts, rank) =>
          texts.map((text) => ({ words: getContentWords(text), rank, item })),
        ),
      ),
    )
    optionsByItems.set(items, options)
  }
  let best: (LabelMatch<Item> & { alternatives: Item[] }) | null = null
  for (const { words, rank, item } of options.get(tokens[index]?.text ?? '') ?? []) {
    const matched = matchWordsFrom(tokens, index, words)
    if (!matched) continue
    const value = item as Item
    const comparison = best
      ? Number(matched.isFull) - Number(best.isFull) || matched.end - best.end || best.rank - rank
      : Number.POSITIVE_INFINITY
    if (comparison > 0) best = { ...matched, value, rank, alternatives: [value] }
    else if (comparison === 0 && best && !best.alternatives.includes(value)) best.alternatives.push(value)
  }
  return best
}

/** The value of a slot; `isFull` is false if only its beginning was typed. */
interface ParsedValue<Value> extends Parsed<Value> {
  isFull: boolean
}

/** A choice, by its label, its value or one of its further words. */
export function matchChoice(
  tokens: readonly Token[],
  index: number,
  choices: readonly Choice[],
): ParsedValue<string> | null {
  const found = chooseItem(tokens, index, choices, ({ label, value, words = [] }) => [[label, value, ...words]])
  return found && { end: found.end, isFull: found.isFull, value: found.value.value }
}

/** An item with a label in a list. */
interface LabelledItem {
  label: string
  format?: string
  words?: readonly unknown[]
}

const PERCENT_NAMES = ['percentual', 'porcentagem']
/** The names of all items of a format. */
export const FORMAT_NAMES: Readonly<Record<string, readonly string[]>> = {
  money: ['preço', 'valor'],
  date: ['data'],
  percent: PERCENT_NAMES,
}

/**
 * 'E-mail' may also be typed 'email', and '% Cashback' 'percentual'. 'Data Atualização' may be typed by its last word,
 * or by the name of its format.
 */
function getNames({ label, format = '', words = [] }: LabelledItem): NameRanks {
  const plain = label.replace(/^Pesquisar por /, '')
  const contentWords = getContentWords(plain)
  const isPerCent = label.startsWith('%')
  return [
    [
      plain,
      normalizeText(plain).replaceAll('-', ''),
      ...(isPerCent ? PERCENT_NAMES.map((word) => label.replace('%', word)) : []),
      ...words.filter((word) => typeof word === 'string'),
    ],
    contentWords.length > 1 ? contentWords.filter((word) => word.length > 3) : [],
    [...(isPerCent ? PERCENT_NAMES : []), ...(FORMAT_NAMES[format] ?? [])],
  ]
}

/** A column or a filter, by its label or a prefix of the label. */
export const matchLabelled = <Item extends LabelledItem>(
  tokens: readonly Token[],
  index: number,
  items: readonly Item[],
): LabelMatch<Item> | null => chooseItem(tokens, index, items, getNames)

/** A column of the table, by its label or a prefix of the label. The value is the field. */
function matchColumn(
  tokens: readonly Token[],
  index: number,
  columns: readonly ListColumn[],
): ParsedValue<string> | null {
  const found = matchLabelled(tokens, index, columns)
  return found && { end: found.end, isFull: found.isFull, value: found.value.field }
}

/** Columns in sequence: 'pagamento e o tipo'. The value is the field, or an array of fields. */
export function matchColumnList(
  tokens: readonly Token[],
  index: number,
  columns: readonly ListColumn[],
): ParsedValue<string | string[]> | null {
  let found: ParsedValue<string | string[]> | null = matchColumn(tokens, index, columns)
  while (found) {
    let next = found.end
    while (isTokenText(tokens, next, 'e', ',', 'o', 'a', 'os', 'as')) next++
    // 'perc desc' is a column and its direction.
    const other: ParsedValue<string> | null = next > found.end ? matchColumn(tokens, next, columns) : null
    if (!other) break
    found = { ...other, value: [found.value, other.value].flat(), isFull: found.isFull && other.isFull }
  }
  return found
}
