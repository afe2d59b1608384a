/**
 * What of a line is not done (commands/language/README §3): words that are passed over although they say something, and
 * what stands in a line that another one is read for. The palette tells it in the row, before Enter.
 */
import type { Lexicon } from '#commands/language/words/lexicon.ts'
import type { Line } from '#commands/language/words/line.ts'
import { isSkippable, getNormalizedText, type Token } from '#commands/language/words/tokens.ts'
import { isChangeWord } from '#commands/language/words/optional-words.ts'
import { isStatusWord } from '#commands/language/words/status-words.ts'
import type { Span } from './interpretation.ts'

/** The stretches of the line that these tokens make, and only small words between them; '' for none. */
function getUnusedSpans({ tokens, text }: Line, isLeft: (token: Token, at: number) => boolean): string {
  const found: string[] = []
  let from = -1
  let end = -1
  const close = () => {
    if (from >= 0) found.push(getNormalizedText(text, tokens[from]!.start, tokens[end]!.end))
    from = -1
  }
  for (const [at, token] of tokens.entries()) {
    if (isLeft(token, at)) {
      if (from < 0) from = at
      end = at
    } else if (!isSkippable(token) || token.kind === 'sign') close()
  }
  close()
  return found.join(' … ')
}

const isMentioned = ({ kind, isPolite, text }: Token) => kind !== 'sign' && isPolite !== true && text.length > 1

/** The words that this fit passes over and nobody knows. */
export const findIgnoredText = (line: Line, spans: readonly Span[]): string =>
  getUnusedSpans(
    line,
    (token) =>
      token.unknown === true &&
      isMentioned(token) &&
      spans.some(({ role, start, end }) => role === 'ignored' && start <= token.start && token.end <= end),
  )

/** What the other line, read in the place of this one, does not say: numbers, texts, states and words that nobody knows. */
export function findUnsaidText(line: Line, other: Line, lexicon: Lexicon): string {
  const said = new Set(other.tokens.map(({ text }) => text))
  return getUnusedSpans(
    line,
    (token) =>
      isMentioned(token) &&
      !said.has(token.text) &&
      !isSkippable(token) &&
      !isChangeWord(token) &&
      (token.kind !== 'word' ||
        !lexicon.isKnown(token.text) ||
        isStatusWord(token.text) ||
        /(?:cao|sao|mento)$/.test(token.text)),
  )
}

/** What is told beside the clause that is done. */
export function findTextBesideClause(line: Line, clause: Line): string {
  const said = new Set(clause.tokens.map(({ text }) => text))
  return getUnusedSpans(line, (token) => isMentioned(token) && !said.has(token.text) && !isSkippable(token))
}
