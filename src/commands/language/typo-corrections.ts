/**
 * Slips of the keyboard: what a word may have been meant to be, and whether that may be read (commands/language/README
 * §1, §5).
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Candidate } from './candidates.ts'
import { findClosest, getEditDistance, isTransposition } from '#commands/language/words/edit-distance.ts'
import type { Grammar } from './grammar.ts'
import { getContentWords } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import type { Match } from './match-state.ts'
import { isActionLemma } from '#commands/language/words/mood.ts'
import type { InterpretationContext, Span } from './interpretation.ts'
import { memoizeByText, memoizeByObject } from '#commands/language/words/memoize.ts'

/** A slip in a word of a value has so many letters at least: shorter ones are too near to names. */
const MIN_CORRECTED_LETTERS = 5

/** The one word of a value that another may have been meant to be: a status, a choice, a column, a month. */
export const getValueCorrection = (
  grammar: Grammar,
  { columns }: InterpretationContext,
): ((word: string) => string | null) => valueCorrectionsByGrammar(grammar)(columns.map(({ label }) => label).join('\n'))

/** By the labels of the columns. */
const valueCorrectionsByGrammar = memoizeByObject(({ valueWords }: Grammar) =>
  memoizeByText((labels) => {
    const known = [...valueWords, ...labels.split('\n').flatMap(getContentWords)]
    return memoizeByText((word) => {
      if (word.length < MIN_CORRECTED_LETTERS - 1) return null
      const near = [...new Set(findClosest(word, known, (each) => each))]
      // 'ativso' is rather 'ativos' than 'ativo'.
      const swapped = near.filter((each) => isTransposition(each, word))
      const [form, other] = swapped.length > 0 || word.length < MIN_CORRECTED_LETTERS ? swapped : near
      return form !== undefined && other === undefined && form[0] === word[0] ? form : null
    })
  }),
)

/** The letters that a corrected word must have at least where it might as well be a name: 'fone' is no 'forn'. */
const MIN_LIKELY_LETTERS = 5

/** Half a phrase, and of that no word as it stands: 'tela cheia' is no slip of 'checa'. */
export const isMostlyGuessed = ({
  match: { unmatchedCount: unmatched, spans, corrections: corrected },
}: Candidate): boolean =>
  unmatched > 0 &&
  spans.every(({ role, start }) => role === 'ignored' || corrected.some((slip) => slip.start === start))

/** What a line says once its slips are corrected, and not a name that looks like a word. */
export const isLikelyCorrection = ({
  match: { corrections: corrected },
  matchedArgs: { missing, args },
}: Candidate): boolean =>
  (missing.length === 0 && Object.keys(args).length > 0) ||
  corrected.every(({ start, end }) => end - start >= MIN_LIKELY_LETTERS)

const collapseDoubledLetters = (word: string): string => word.replace(/(.)\1+/g, '$1')

/**
 * A longer word than 'solar' and 'livre' that lacks one letter is no other word: 'librar', 'habiltar'. Not one of the first
 * letters, as 'deativar' may be 'desativar' and 'reativar', and only of what the list has (`isHere`).
 */
const isCertainCorrection = (word: string, form: string, isHere: boolean): boolean =>
  isTransposition(word, form) ||
  // 'liberarr', 'excluuir'
  collapseDoubledLetters(word) === collapseDoubledLetters(form) ||
  (isHere &&
    word.length > MIN_LIKELY_LETTERS &&
    word.length < form.length &&
    form.startsWith(word.slice(0, /^(?:des|re)/.test(form) ? 3 : 2)) &&
    getEditDistance(word, form) === 1)

/** A slip is read as an act only where the line says what it acts on: 'liberal' is no 'liberar', 'delta 40' no 'deleta 40'. */
export const isEvidentCorrection = (
  { match: { pattern, values, spans, corrections: corrected } }: Candidate,
  { text }: Line,
  { resource: noun }: InterpretationContext,
): boolean =>
  (!pattern.isWrite && ![...pattern.lemmas].some(isActionLemma)) ||
  (spans.some(({ role }) => role === 'noun') && !corrected.some(({ start }) => isPartOfRecordName(spans, start))) ||
  (values.size > 0 &&
    corrected.every(
      ({ start, end, form }) =>
        isCertainCorrection(
          normalizeText(text.slice(start, end)),
          normalizeText(form),
          pattern.command.resource === noun,
        ) &&
        // 'apgar' may be 'pagar' and 'apagar'.
        spans.some((span) => span.start === start && span.role === 'verb'),
    ))

/** 'fornecedor Removex 12': a slip of the verb between the noun and its number may be a name. */
function isPartOfRecordName(spans: readonly Span[], start: number): boolean {
  const at = spans.findIndex((span) => span.start === start)
  return spans[at]?.role === 'verb' && spans[at - 1]?.role === 'noun' && spans[at + 1]?.arg !== undefined
}

/** The line with its corrected words: 'exlcuir produto 12' -> 'excluir produto 12'. */
export function formatCorrectedText(line: Line, { corrections }: Match): string | null {
  if (corrections.length === 0) return null
  let text = ''
  let from = 0
  for (const { start, end, form } of corrections.toSorted((a, b) => a.start - b.start)) {
    text += line.text.slice(from, start) + form
    from = end
  }
  return (text + line.text.slice(from)).trim()
}
