/**
 * Collects the text of a line that is not carried out (commands/language/README §3): meaningful words that were
 * skipped, and what a rewritten line leaves out. The palette shows this text in the row before Enter.
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { isSkippable, getNormalizedText, type Token } from '#commands/language/words/tokens.ts'
import { isChangeWord } from '#commands/language/words/optional-words.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
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

/** The skipped words that the language does not know. */
export const findIgnoredText = (line: Line, spans: readonly Span[]): string =>
  getUnusedSpans(
    line,
    (token) =>
      token.isUnknown === true &&
      isMentioned(token) &&
      spans.some(({ role, start, end }) => role === 'ignored' && start <= token.start && token.end <= end),
  )

/** What the rewritten line does not say: numbers, texts, statuses and unknown words. */
export function findUnsaidText(line: Line, other: Line, lexicon: Lexicon): string {
  const otherTexts = new Set(other.tokens.map(({ text }) => text))
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
        /(?:cao|sao|mento)$/.test(token.text)),
  )
}

/** The text beside the clause that is carried out. */
export function findTextBesideClause(line: Line, clause: Line): string {
  const otherTexts = new Set(clause.tokens.map(({ text }) => text))
  return getUnusedSpans(line, (token) => isMentioned(token) && !otherTexts.has(token.text) && !isSkippable(token))
}
