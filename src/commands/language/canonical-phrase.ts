/**
 * Formats a command and its arguments as the phrase that is interpreted as the same command (commands/language/README
 * §2).
 */
import type { Arg, ListView, MoneyRange, Period } from '#commands/args.ts'
import { type AnyCommand, TOGGLE_ARG } from '#commands/define.ts'
import { formatDecimalInput } from '#lib/format/money.ts'
import { formatIdPhrase } from '#commands/language/words/id-list.ts'
import { formatPeriod, formatMoneyRange } from '#commands/language/words/format-ranges.ts'
import { quoteText, formatView } from '#commands/language/views/view-phrase.ts'
import { stripCourtesy, markCourtesy } from '#commands/language/words/courtesy.ts'
import { ABBREVIATIONS, ENGLISH_WORDS } from '#commands/language/words/english.ts'
import { containsMoodWord } from '#commands/language/words/mood.ts'
import { splitPhrase } from './patterns.ts'
import { isSkippable, tokenize } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'

/**
 * Free text is quoted if it would not be interpreted as it is: it begins with an ignored word, with an English word for
 * one ('to') or with a word that is a courtesy after a verb ('of'), or it contains a word that denies or asks.
 */
function formatText(text: string): string {
  const [, ...tokens] = markCourtesy(tokenize(`x ${text}`))
  const [first] = tokens
  const isPlain =
    first !== undefined &&
    !isSkippable(first) &&
    !IGNORED_WORDS.has(ENGLISH_WORDS.get(first.text) ?? ABBREVIATIONS.get(first.text) ?? '') &&
    !containsMoodWord(tokens) &&
    stripCourtesy(`x ${text}`) === `x ${text}` &&
    !/["\n\r;]|\s\s/.test(text) &&
    first.kind !== 'quoted'
  return isPlain ? text : quoteText(text)
}

function formatValue(arg: Arg, value: unknown, columns: ReadonlyMap<string, string>): string {
  switch (arg.kind) {
    case 'ids':
      return formatIdPhrase(value as number[])
    case 'faixa':
      return formatMoneyRange(value as MoneyRange)
    case 'periodo':
      return formatPeriod(value as Period)
    case 'valor':
      return formatDecimalInput(value as number)
    case 'direcao':
      return value === 'DESC' ? 'decrescente' : 'crescente'
    case 'escolha':
      return arg.choices?.find((choice) => choice.value === value)?.label ?? String(value)
    case 'coluna':
      return [value]
        .flat()
        .map((field) => (columns.get(String(field)) ?? String(field)).toLowerCase())
        .join(', ')
    case 'texto':
      return arg.isQuoted ? quoteText(String(value)) : formatText(String(value))
    case 'vista':
      return arg.listSchema ? formatView(arg.listSchema, value as ListView) : ''
    default:
      return String(value)
  }
}

/** The first phrase whose slots are exactly the given arguments; else the first phrase that covers most of them. */
function choosePhrase(
  { phrases: allPhrases, phraseStates, title }: AnyCommand,
  givenArgs: readonly string[],
  state: unknown,
): string {
  const phrases = allPhrases.filter((_, index) => state === undefined || phraseStates?.[index] === state)
  const coverage = phrases.map((phrase: string) => {
    const slots = splitPhrase(phrase).flatMap((piece) => ('slot' in piece ? [piece.slot] : []))
    const covered = slots.filter((slot) => givenArgs.includes(slot)).length
    return covered > 0 && covered === givenArgs.length && covered === slots.length ? Infinity : covered
  })
  return phrases[coverage.indexOf(Math.max(...coverage))] ?? title
}

/**
 * 'excluir produto 12, 15-18'. A missing argument leaves out its slot. `columns` maps a field to its column's label,
 * for phrases that name a column.
 */
export function formatCanonicalPhrase(
  command: AnyCommand,
  args: Readonly<Record<string, unknown>>,
  columns: ReadonlyMap<string, string> = new Map(),
): string {
  const knownArgs: Readonly<Record<string, Arg>> = command.args
  const given = Object.keys(knownArgs).filter((name) => args[name] !== undefined)
  let text = ''
  for (const piece of splitPhrase(choosePhrase(command, given, args[TOGGLE_ARG]))) {
    if ('words' in piece) {
      text += `${text === '' || piece.words === '%' ? '' : ' '}${piece.words}`
      continue
    }
    const arg = knownArgs[piece.slot]
    const value = args[piece.slot]
    if (!arg || value === undefined) continue
    // '#12' and '@maria': the sign and the value are one word.
    text += `${text === '' || text === '#' || text === '@' ? '' : ' '}${formatValue(arg, value, columns)}`
  }
  return text
}
