/** Writes a command and its arguments as the phrase that reads back to them (commands/language/README). */
import type { Arg, ListView, MoneyRange, Period } from '#commands/args.ts'
import { type AnyCommand, STATE } from '#commands/define.ts'
import { typedDecimal } from '#lib/written/money.ts'
import { writePeriod, writeRange } from '#commands/language/words/written-ends.ts'
import { quoted, writeView } from '#commands/language/views/view-phrase.ts'
import { bare, withCourtesy } from '#commands/language/words/courtesy.ts'
import { abbreviations, englishWords } from '#commands/language/words/english.ts'
import { idPhrase } from '#commands/language/words/inflection.ts'
import { hasMood } from '#commands/language/words/mood.ts'
import { piecesOf } from './phrases.ts'
import { isSkippable, tokenize } from '#commands/language/words/tokens.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'

/**
 * Free text stands in quotes where it would not be read as it is: it begins with a word that is passed over, with an
 * English one for it ('to'), or with one that is mere politeness behind a verb ('of'); or a word in it denies or asks.
 */
function writeText(text: string): string {
  const [, ...tokens] = withCourtesy(tokenize(`x ${text}`))
  const [first] = tokens
  const isPlain =
    first !== undefined &&
    !isSkippable(first) &&
    !ignored.has(englishWords.get(first.text) ?? abbreviations.get(first.text) ?? '') &&
    !hasMood(tokens) &&
    bare(`x ${text}`) === `x ${text}` &&
    !/["\n\r;]|\s\s/.test(text) &&
    first.kind !== 'quoted'
  return isPlain ? text : quoted(text)
}

function writeValue(arg: Arg, value: unknown, columns: ReadonlyMap<string, string>): string {
  switch (arg.kind) {
    case 'ids':
      return idPhrase(value as number[])
    case 'faixa':
      return writeRange(value as MoneyRange)
    case 'periodo':
      return writePeriod(value as Period)
    case 'valor':
      return typedDecimal(value as number)
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
      return writeText(String(value))
    case 'vista':
      return arg.facts ? writeView(arg.facts, value as ListView) : ''
    default:
      return String(value)
  }
}

/** The first phrase that says all arguments and asks for no others; else the first that says most. */
function phraseFor({ phrases: all, states, title }: AnyCommand, given: readonly string[], state: unknown): string {
  const phrases = all.filter((_, at) => state === undefined || states?.[at] === state)
  const said = phrases.map((phrase: string) => {
    const slots = piecesOf(phrase).flatMap((piece) => ('slot' in piece ? [piece.slot] : []))
    const covered = slots.filter((slot) => given.includes(slot)).length
    return covered > 0 && covered === given.length && covered === slots.length ? Infinity : covered
  })
  return phrases[said.indexOf(Math.max(...said))] ?? title
}

/**
 * 'excluir produto 12, 15-18'. Arguments left out leave their slot out. `columns` gives the label of a column by its
 * field, for phrases that name one.
 */
export function canonicalPhrase(
  command: AnyCommand,
  args: Readonly<Record<string, unknown>>,
  columns: ReadonlyMap<string, string> = new Map(),
): string {
  const known: Readonly<Record<string, Arg>> = command.args
  const given = Object.keys(known).filter((name) => args[name] !== undefined)
  let text = ''
  for (const piece of piecesOf(phraseFor(command, given, args[STATE]))) {
    if ('words' in piece) {
      text += `${text === '' || piece.words === '%' ? '' : ' '}${piece.words}`
      continue
    }
    const arg = known[piece.slot]
    const value = args[piece.slot]
    if (!arg || value === undefined) continue
    // '#12' and '@maria': the sign and the value are one word.
    text += `${text === '' || text === '#' || text === '@' ? '' : ' '}${writeValue(arg, value, columns)}`
  }
  return text
}
