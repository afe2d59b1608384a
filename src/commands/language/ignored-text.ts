/**
 * Collects the text of a line that is not carried out (commands/language/README §3): meaningful words that were
 * skipped, and what a rewritten line leaves out. The palette shows this text in the row before Enter.
 */
import { normalizeText } from '#lib/format/normalize-text.ts'
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import { isLiteralVerbLemma, isNounLemma, isVerbLemma, type Lemma, verbLemma } from '#commands/language/words/lemma.ts'
import { type Line, getFullLemmas } from '#commands/language/words/line.ts'
import { isInfinitive } from '#commands/language/words/morphology.ts'
import { isSkippable, getNormalizedText, type Token } from '#commands/language/words/tokens.ts'
import { LOOK_VERBS } from '#commands/language/words/mood.ts'
import { isChangeWord } from '#commands/language/words/optional-words.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { Candidate } from './candidates.ts'
import type { Span } from './interpretation.ts'

/**
 * The parts of the line made of these tokens, with only ignored words between them, joined by ' … '; '' if there are
 * none.
 */
function getUnusedSpans({ tokens, text }: Line, isLeft: (token: Token, index: number) => boolean): string {
  const found: string[] = []
  let firstIndex = -1
  let lastIndex = -1
  const close = () => {
    if (firstIndex >= 0) found.push(getNormalizedText(text, tokens[firstIndex]!.start, tokens[lastIndex]!.end))
    firstIndex = -1
  }
  for (const [index, token] of tokens.entries()) {
    if (isLeft(token, index)) {
      if (firstIndex < 0) firstIndex = index
      lastIndex = index
    } else if (!isSkippable(token) || token.kind === 'sign') close()
  }
  close()
  return found.join(' … ')
}

const isMentioned = ({ kind, isPolite, text }: Token) => kind !== 'sign' && isPolite !== true && text.length > 1

/** Verbs that opening a record's form carries out. Its order is none of them. */
const OPENING_VERBS: ReadonlySet<Lemma> = new Set(
  [...LOOK_VERBS, verbLemma('editar'), verbLemma('ajustar')].filter((lemma) => lemma !== verbLemma('ordenar')),
)

/** The word is a verb of some command, and opening a record does not carry it out: 'copiar', 'comparar'. */
const isOtherVerb = (text: string, lexicon: Lexicon, carriedOut: ReadonlySet<Lemma>): boolean => {
  const lemmas = lexicon.getFullMeanings(text)
  return (
    lemmas.some((lemma) => isVerbLemma(lemma) || isLiteralVerbLemma(lemma)) &&
    !lemmas.some((lemma) => isNounLemma(lemma) || OPENING_VERBS.has(lemma) || carriedOut.has(lemma))
  )
}

/**
 * The text that is left out has a verb: one that the language knows, an infinitive, or an unknown word that begins the
 * line ('clona a loja 3').
 */
export function leavesVerbOut(line: Line, ignored: Line, lexicon: Lexicon): boolean {
  const first = line.tokens.find((token) => !isSkippable(token))
  return ignored.tokens.some(
    ({ kind, text }) =>
      kind === 'word' &&
      (lexicon.isKnown(text) ? isOtherVerb(text, lexicon, new Set()) : text === first?.text || isInfinitive(text)),
  )
}

/** The skipped words that the language does not know. Within the words of a view only a verb is left out. */
export function findIgnoredText(line: Line, { match: { pattern, spans }, matchedArgs: { args } }: Candidate): string {
  const isView = pattern.slots.some(({ arg }) => arg.kind === 'vista')
  const viewText = isView ? normalizeText(JSON.stringify(args)) : ''
  const isLeftOut = ({ text }: Token, role: Span['role']) =>
    role === 'ignored' || (isView && role === 'argument' && isInfinitive(text) && !viewText.includes(text))
  return getUnusedSpans(
    line,
    (token) =>
      token.isUnknown === true &&
      isMentioned(token) &&
      spans.some(({ role, start, end }) => isLeftOut(token, role) && start <= token.start && token.end <= end),
  )
}

/** What the rewritten line does not say: numbers, texts, statuses, verbs of other commands and unknown words. */
export function findUnsaidText(line: Line, other: Line, lexicon: Lexicon): string {
  const otherTexts = new Set(other.tokens.map(({ text }) => text))
  const otherLemmas = getFullLemmas(other)
  return getUnusedSpans(
    line,
    (token) =>
      isMentioned(token) &&
      !otherTexts.has(token.text) &&
      !isSkippable(token) &&
      !isChangeWord(token) &&
      (token.kind !== 'word' ||
        !lexicon.isKnown(token.text) ||
        isStatusWord(token.text) ||
        isOtherVerb(token.text, lexicon, otherLemmas) ||
        /(?:cao|sao|mento)$/.test(token.text)),
  )
}

/** The text beside the clause that is carried out. */
export function findTextBesideClause(line: Line, clause: Line): string {
  const otherTexts = new Set(clause.tokens.map(({ text }) => text))
  return getUnusedSpans(line, (token) => isMentioned(token) && !otherTexts.has(token.text) && !isSkippable(token))
}
