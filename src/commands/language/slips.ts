/**
 * Slips of the keyboard: what a word may have been meant to be, and whether that may be read (commands/language/README
 * §1, §5).
 */
import { fold } from '#lib/written/fold.ts'
import type { LineMeaning } from './meanings.ts'
import { closest, distance, isSwapped } from '#commands/language/words/distance.ts'
import type { Grammar } from './grammar.ts'
import { contentWords } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Match } from './fit.ts'
import { isActLemma } from '#commands/language/words/mood.ts'
import type { ReadingContext, Span } from './reading.ts'
import { remembered, rememberedOf } from '#commands/language/words/remembered.ts'

/** A slip in a word of a value has so many letters at least: shorter ones are too near to names. */
const LEAST_MENDED = 5

/** The one word of a value that another may have been meant to be: a status, a choice, a column, a month. */
export const valueMeant = (grammar: Grammar, { columns }: ReadingContext): ((word: string) => string | null) =>
  valuesMeant(grammar)(columns.map(({ label }) => label).join('\n'))

/** By the labels of the columns. */
const valuesMeant = rememberedOf(({ values }: Grammar) =>
  remembered((labels) => {
    const known = [...values, ...labels.split('\n').flatMap(contentWords)]
    return remembered((word) => {
      if (word.length < LEAST_MENDED - 1) return null
      const near = [...new Set(closest(word, known, (each) => each))]
      // 'ativso' is rather 'ativos' than 'ativo'.
      const swapped = near.filter((each) => isSwapped(each, word))
      const [form, other] = swapped.length > 0 || word.length < LEAST_MENDED ? swapped : near
      return form !== undefined && other === undefined && form[0] === word[0] ? form : null
    })
  }),
)

/** The letters that a corrected word must have at least where it might as well be a name: 'fone' is no 'forn'. */
const LEAST_LIKELY = 5

/** Half a phrase, and of that no word as it stands: 'tela cheia' is no slip of 'checa'. */
export const isGuessed = ({ match: { unmatched, spans, corrected } }: LineMeaning): boolean =>
  unmatched > 0 &&
  spans.every(({ role, start }) => role === 'ignored' || corrected.some((slip) => slip.start === start))

/** What a line says once its slips are corrected, and not a name that looks like a word. */
export const isLikely = ({ match: { corrected }, values: { missing, args } }: LineMeaning): boolean =>
  (missing.length === 0 && Object.keys(args).length > 0) ||
  corrected.every(({ start, end }) => end - start >= LEAST_LIKELY)

const single = (word: string): string => word.replace(/(.)\1+/g, '$1')

/**
 * A longer word than 'solar' and 'livre' that lacks one letter is no other word: 'librar', 'habiltar'. Not one of the first
 * letters, as 'deativar' may be 'desativar' and 'reativar', and only of what the list has (`isHere`).
 */
const isSurely = (word: string, form: string, isHere: boolean): boolean =>
  isSwapped(word, form) ||
  // 'liberarr', 'excluuir'
  single(word) === single(form) ||
  (isHere &&
    word.length > LEAST_LIKELY &&
    word.length < form.length &&
    form.startsWith(word.slice(0, /^(?:des|re)/.test(form) ? 3 : 2)) &&
    distance(word, form) === 1)

/** A slip is read as an act only where the line says what it acts on: 'liberal' is no 'liberar', 'delta 40' no 'deleta 40'. */
export const isEvident = (
  { match: { pattern, values, spans, corrected } }: LineMeaning,
  { text }: Line,
  { noun }: ReadingContext,
): boolean =>
  (!pattern.acts && ![...pattern.lemmas].some(isActLemma)) ||
  (spans.some(({ role }) => role === 'noun') && !corrected.some(({ start }) => isNamed(spans, start))) ||
  (values.size > 0 &&
    corrected.every(
      ({ start, end, form }) =>
        isSurely(fold(text.slice(start, end)), fold(form), pattern.command.noun === noun) &&
        // 'apgar' may be 'pagar' and 'apagar'.
        spans.some((span) => span.start === start && span.role === 'verb'),
    ))

/** 'fornecedor Removex 12': a slip of the verb between the noun and its number may be a name. */
function isNamed(spans: readonly Span[], start: number): boolean {
  const at = spans.findIndex((span) => span.start === start)
  return spans[at]?.role === 'verb' && spans[at - 1]?.role === 'noun' && spans[at + 1]?.arg !== undefined
}

/** The line with its corrected words: 'exlcuir produto 12' -> 'excluir produto 12'. */
export function correctedText(line: Line, { corrected }: Match): string | null {
  if (corrected.length === 0) return null
  let text = ''
  let from = 0
  for (const { start, end, form } of corrected.toSorted((a, b) => a.start - b.start)) {
    text += line.text.slice(from, start) + form
    from = end
  }
  return (text + line.text.slice(from)).trim()
}
