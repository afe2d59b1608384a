/**
 * Corrects typing errors: which word was meant, and whether the corrected word may be used (commands/language/README
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

/** The word of a value is corrected from this length on: shorter words are too similar to names. */
const MIN_CORRECTED_LETTERS = 5

/**
 * Returns a function that yields the value word a mistyped word was meant to be (a status, a choice, a column, a
 * month).
 */
export const getValueCorrection = (
  grammar: Grammar,
  { columns }: InterpretationContext,
): ((word: string) => string | null) => valueCorrectionsByGrammar(grammar)(columns.map(({ label }) => label).join('\n'))

/** Column labels decide which words are known: the cache key is the labels, one per line. */
const valueCorrectionsByGrammar = memoizeByObject(({ valueWords }: Grammar) =>
  memoizeByText((labels) => {
    const known = [...valueWords, ...labels.split('\n').flatMap(getContentWords)]
    return memoizeByText((word) => {
      if (word.length < MIN_CORRECTED_LETTERS - 1) return null
      const closest = [...new Set(findClosest(word, known, (lemma) => lemma))]
      // 'ativso' means 'ativos' rather than 'ativo'.
      const transposed = closest.filter((lemma) => isTransposition(lemma, word))
      const [form, otherForm] = transposed.length > 0 || word.length < MIN_CORRECTED_LETTERS ? transposed : closest
      return form !== undefined && otherForm === undefined && form[0] === word[0] ? form : null
    })
  }),
)

/** A corrected word that might be a name has at least this many letters: 'fone' is not corrected to 'forn'. */
const MIN_LIKELY_LETTERS = 5

/** Only part of the phrase is matched, and no word of it as typed: 'tela cheia' is not a typo of 'checa'. */
export const isMostlyGuessed = ({ match: { unmatchedCount, spans, corrections } }: Candidate): boolean =>
  unmatchedCount > 0 &&
  spans.every(({ role, start }) => role === 'ignored' || corrections.some((correction) => correction.start === start))

/** The correction is likely, and the word is not a name that resembles a word. */
export const isLikelyCorrection = ({ match: { corrections }, matchedArgs: { missing, args } }: Candidate): boolean =>
  (missing.length === 0 && Object.keys(args).length > 0) ||
  corrections.every(({ start, end }) => end - start >= MIN_LIKELY_LETTERS)

const collapseDoubledLetters = (word: string): string => word.replace(/(.)\1+/g, '$1')

/**
 * A word longer than 'solar' and 'livre' that lacks one letter is no other word: 'librar', 'habiltar'. The first
 * letters must match, because 'deativar' may be 'desativar' or 'reativar'. This applies only to the resource of the
 * screen (`isOfScreenResource`).
 */
const isCertainCorrection = (word: string, form: string, isOfScreenResource: boolean): boolean =>
  isTransposition(word, form) ||
  // 'liberarr', 'excluuir'
  collapseDoubledLetters(word) === collapseDoubledLetters(form) ||
  (isOfScreenResource &&
    word.length > MIN_LIKELY_LETTERS &&
    word.length < form.length &&
    form.startsWith(word.slice(0, /^(?:des|re)/.test(form) ? 3 : 2)) &&
    getEditDistance(word, form) === 1)

/**
 * A corrected verb selects an action only if the line names the resource or the correction is certain: 'liberal' is not
 * 'liberar', 'delta 40' is not 'deleta 40'.
 */
export const isEvidentCorrection = (
  { match: { pattern, values, spans, corrections } }: Candidate,
  { text }: Line,
  { resource: screenResource }: InterpretationContext,
): boolean =>
  (!pattern.isWrite && ![...pattern.lemmas].some(isActionLemma)) ||
  (spans.some(({ role }) => role === 'noun') && !corrections.some(({ start }) => isPartOfRecordName(spans, start))) ||
  (values.size > 0 &&
    corrections.every(
      ({ start, end, form }) =>
        isCertainCorrection(
          normalizeText(text.slice(start, end)),
          normalizeText(form),
          pattern.command.resource === screenResource,
        ) &&
        // 'apgar' may be 'pagar' or 'apagar'.
        spans.some((span) => span.start === start && span.role === 'verb'),
    ))

/** 'fornecedor Removex 12': a word between the noun and its number may be a name that resembles a verb. */
function isPartOfRecordName(spans: readonly Span[], start: number): boolean {
  const index = spans.findIndex((span) => span.start === start)
  return spans[index]?.role === 'verb' && spans[index - 1]?.role === 'noun' && spans[index + 1]?.arg !== undefined
}

/** The line with its words corrected: 'exlcuir produto 12' -> 'excluir produto 12'; null if nothing was corrected. */
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
