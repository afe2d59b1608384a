/** Writes a command and its arguments as the phrase that reads back to them (commands/language/README). */
import type { Arg, ListView, MoneyRange, Period } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { typedDecimal } from '#lib/money.ts'
import { writePeriod, writeRange } from './written-ends.ts'
import { writeView } from './view-phrase.ts'
import { withCourtesy } from './courtesy.ts'
import { englishWords } from './english.ts'
import { piecesOf } from './phrases.ts'
import { isSkippable, tokenize } from './tokens.ts'
import { ignored } from './vocabulary.ts'

/** '12, 15-18': three or more in a row are written as a range. */
export function writeIds(ids: readonly number[]): string {
  const runs: [number, number][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run && id === run[1] + 1) run[1] = id
    else runs.push([id, id])
  }
  return runs
    .map(([low, high]) => (high - low >= 2 ? `${low}-${high}` : high > low ? `${low}, ${high}` : `${low}`))
    .join(', ')
}

/**
 * Free text stands in quotes where it would not be read as it is: it begins with a word that is passed over, with an
 * English one for it ('to'), or with one that is mere politeness behind a verb ('of').
 */
function writeText(text: string): string {
  const [, first] = withCourtesy(tokenize(`x ${text}`))
  const isPlain =
    first !== undefined &&
    !isSkippable(first) &&
    !ignored.has(englishWords.get(first.text) ?? '') &&
    text === text.trim() &&
    !/["\n\r;]/.test(text) &&
    first.kind !== 'quoted'
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`
}

function writeValue(arg: Arg, value: unknown, columns: ReadonlyMap<string, string>): string {
  switch (arg.kind) {
    case 'ids':
      return writeIds(value as number[])
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
      return (columns.get(String(value)) ?? String(value)).toLowerCase()
    case 'texto':
      return writeText(String(value))
    case 'vista':
      return arg.facts ? writeView(arg.facts, value as ListView) : ''
    default:
      return String(value)
  }
}

/** How well a phrase says these arguments: those it has, then that it asks for no others. */
function fitOf(phrase: string, given: readonly string[]): readonly [covered: number, open: number] {
  const slots = piecesOf(phrase).flatMap((piece) => ('slot' in piece ? [piece.slot] : []))
  const covered = given.filter((name) => slots.includes(name)).length
  return [covered, slots.length - covered]
}

/** The first phrase that says all arguments and asks for no others; else the first that says most. */
function phraseFor(command: AnyCommand, given: readonly string[]): string {
  const phrases: readonly string[] = command.phrases
  const fits = phrases.map((phrase) => ({ phrase, fit: fitOf(phrase, given) }))
  const whole = fits.find(({ fit: [covered, open] }) => covered === given.length && open === 0)
  if (whole && given.length > 0) return whole.phrase
  const most = Math.max(...fits.map(({ fit: [covered] }) => covered))
  return fits.find(({ fit: [covered] }) => covered === most)?.phrase ?? command.title
}

const NO_COLUMNS: ReadonlyMap<string, string> = new Map()

/**
 * 'excluir produto 12, 15-18'. Arguments left out leave their slot out. `columns` gives the label of a column by its
 * field, for phrases that name one.
 */
export function canonicalPhrase(
  command: AnyCommand,
  args: Readonly<Record<string, unknown>>,
  columns: ReadonlyMap<string, string> = NO_COLUMNS,
): string {
  const given = Object.keys(args).filter((name) => args[name] !== undefined)
  const known: Readonly<Record<string, Arg>> = command.args
  let text = ''
  for (const piece of piecesOf(phraseFor(command, given))) {
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
