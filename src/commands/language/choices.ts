/** Values chosen from a few: a choice's words, a column's label, a direction (commands/README §3). */
import { fold } from '#lib/fold.ts'
import type { Choice } from '#commands/args.ts'
import type { ListColumn } from '#commands/screen.ts'
import { contentWords } from './lexicon.ts'
import type { Found } from './numbers.ts'
import { isSkippable, type Token } from './tokens.ts'

/** The beginning of a word counts from this many letters on. */
const LEAST_LETTERS = 3

interface Chosen<Value> extends Found<Value> {
  /** Every word was typed to its end. */
  full: boolean
}

interface Option<Value> {
  words: readonly string[]
  value: Value
}

/**
 * How far the option's words are typed from `at` on: all of them, or a beginning ('usuário', 'usuário des'). Null where
 * another word stands there, or too few letters.
 */
function follow(tokens: readonly Token[], at: number, words: readonly string[]): { end: number; full: boolean } | null {
  let end = at
  for (const [index, word] of words.entries()) {
    let next = end
    while (index > 0 && isPassedOver(tokens[next], word)) next++
    const token = tokens[next]
    if (token && token.kind !== 'quoted' && token.text === word) {
      end = next + 1
      continue
    }
    const isBegun = token?.kind === 'word' && word.startsWith(token.text)
    if (index > 0) return { end: isBegun ? next + 1 : end, full: false }
    return isBegun && token.text.length >= LEAST_LETTERS ? { end: next + 1, full: false } : null
  }
  return { end, full: true }
}

const isPassedOver = (token: Token | undefined, wanted: string) =>
  token !== undefined && token.text !== wanted && isSkippable(token)

/** The option with the most words typed, whole ones before beginnings; a beginning that fits two means the first. */
function choose<Value>(tokens: readonly Token[], at: number, options: readonly Option<Value>[]): Chosen<Value> | null {
  let best: Chosen<Value> | null = null
  for (const { words, value } of options) {
    const followed = words.length === 0 ? null : follow(tokens, at, words)
    if (!followed) continue
    const isBetter = !best || (followed.full && !best.full) || (followed.full === best.full && followed.end > best.end)
    if (isBetter) best = { ...followed, value }
  }
  return best
}

const DIRECTIONS: readonly Option<'ASC' | 'DESC'>[] = [
  ...['crescente', 'asc', 'ascendente', 'menor para maior'].map((text): Option<'ASC'> => {
    return { words: contentWords(text), value: 'ASC' }
  }),
  { words: ['a', '-', 'z'], value: 'ASC' },
  { words: ['az'], value: 'ASC' },
  ...['decrescente', 'desc', 'descendente', 'maior para menor'].map((text): Option<'DESC'> => {
    return { words: contentWords(text), value: 'DESC' }
  }),
  { words: ['z', '-', 'a'], value: 'DESC' },
  { words: ['za'], value: 'DESC' },
]

/** An order that is said at token `at`: 'crescente', 'z-a', 'maior para menor'; null where none is. */
export const directionAt = (tokens: readonly Token[], at: number): Chosen<'ASC' | 'DESC'> | null =>
  choose(tokens, at, DIRECTIONS)

const optionsOf = new WeakMap<readonly Choice[], readonly Option<string>[]>()

/** The words of a label; a sign that says something ('%') is a word too. */
function choiceOptions(choices: readonly Choice[]): readonly Option<string>[] {
  const known = optionsOf.get(choices)
  if (known) return known
  const options = choices.flatMap(({ value, label, words = [] }) =>
    [label, value, ...words].map((text): Option<string> => ({ words: contentWords(text), value })),
  )
  optionsOf.set(choices, options)
  return options
}

/** One of the choices, by label, value or further words. */
export const choiceAt = (tokens: readonly Token[], at: number, choices: readonly Choice[]): Chosen<string> | null =>
  choose(tokens, at, choiceOptions(choices))

const columnOptions = new WeakMap<readonly ListColumn[], readonly Option<string>[]>()

/** 'E-mail' is also typed 'email', '% Cashback' also 'percentual' and 'porcentagem'. */
function optionsOfColumn({ field, label }: ListColumn): Option<string>[] {
  const spelled = { words: contentWords(label), value: field }
  const joined = label.includes('-') ? [{ words: [fold(label).replaceAll('-', '')], value: field }] : []
  const sign = label.startsWith('%') ? ['percentual', 'porcentagem'] : []
  return [spelled, ...joined, ...sign.map((word) => ({ words: contentWords(label.replace('%', word)), value: field }))]
}

/** A column of the table by its label or a beginning of it; yields the field. */
export function columnAt(tokens: readonly Token[], at: number, columns: readonly ListColumn[]): Chosen<string> | null {
  const known = columnOptions.get(columns)
  const options = known ?? columns.flatMap(optionsOfColumn)
  if (!known) columnOptions.set(columns, options)
  return choose(tokens, at, options)
}
