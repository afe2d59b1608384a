/**
 * Rewrites a line that sets one number of one record as the line of the command that sets it (commands/language/README
 * §4).
 */
import { isListVerb, matchNoun } from '#commands/language/views/view-words.ts'
import type { Line } from '#commands/language/words/line.ts'
import { ZERO_VERBS } from '#commands/language/words/mood.ts'
import { isChangeWord, NUMBER_FIELD_WORD, STATE_WORD } from '#commands/language/words/optional-words.ts'
import { isTokenText } from '#commands/language/words/token-text.ts'
import { parseInteger } from '#commands/language/words/parse-numbers.ts'
import { isSkippable } from '#commands/language/words/tokens.ts'
import type { Grammar } from './grammar.ts'
import type { InterpretationContext } from './interpretation.ts'
import { findRecordMention } from './record-mention.ts'
import { EDIT_VERBS, TO_WORDS } from './record-rewrites.ts'

/** Verbs that state a difference, unless 'para' gives the new value. */
const CHANGE_BY = /^(?:aument|diminu|sub|baix|reduz|so[bm]|tir|acresc|adic|mais$|menos$)/
const SMALL_WORDS = /^(?:ser|errad[oa]|un|pecas?|nive(?:l|is)|por|=)$/

/**
 * Sets one number of one record, with any verb and in any order: 'bota 50 no estoque do produto 8', 'qtd da camiseta
 * polo p 30', 'zera o 88'. Returns null if the line says anything else.
 */
export function rewriteNumberChange(
  line: Line,
  { patterns }: Grammar,
  { resource: screenResource, columns }: InterpretationContext,
): string | null {
  const { tokens, text } = line
  const record = findRecordMention(line)
  const numbers: number[] = []
  const rest: number[] = []
  let [fieldWord, noun] = ['', record?.resourceId ?? '']
  let [isZero, isChanged, isBy, isOfUnits] = [false, false, false, false]
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const nounMatch = matchNoun(line, index)
    const fieldMatch = NUMBER_FIELD_WORD.exec(nounMatch?.noun ?? token.text)
    if (index === record?.start) index = record.end - 1
    else if (token.kind === 'number') numbers.push(index)
    else if (fieldMatch && !fieldWord) fieldWord = fieldMatch[1] ? ' ' : fieldMatch[0]
    else if (nounMatch && !noun) {
      noun = nounMatch.noun
      index = nounMatch.end - 1
    } else if (token.text.startsWith('unid')) isOfUnits = true
    else if (ZERO_VERBS.request.test(token.text)) isZero = true
    else if (CHANGE_BY.test(token.text)) isBy = true
    else if (SMALL_WORDS.test(token.text)) continue
    else if (isChangeWord(token) || isListVerb(line, index, EDIT_VERBS)) isChanged = true
    else if (!isSkippable(token)) rest.push(index)
  }
  // 'coloca 50 unidades no produto 12'
  if (isOfUnits && isChanged) fieldWord ||= ' '
  const [head = 0, next] = numbers
  // 'estoque 33 bota 20'
  const isRecordFirst =
    !record &&
    next !== undefined &&
    NUMBER_FIELD_WORD.test(tokens[head - 1]?.text ?? '') &&
    isChangeWord(tokens[head + 1]!)
  if (isRecordFirst) numbers.shift()
  const [n = -1, another] = numbers
  const [first = 0, last = first] = [rest[0], rest.at(-1)]
  const isTo = isTokenText(tokens, n - 1, ...TO_WORDS)
  const setsValue = isZero || isTo || (!isBy && (isChanged || !tokens.some((token) => STATE_WORD.test(token.text))))
  const isSingleValue = isZero ? n < 0 : n >= 0 && another === undefined && parseInteger(tokens, n) !== null
  const isNamed = last - first === rest.length - 1 && (isZero || isTo || isChanged)
  const ownNumber = record?.text.split(' ').at(-1) ?? (isRecordFirst && tokens[head]!.text)
  const recordText = ownNumber
    ? rest.length === 0 && ownNumber
    : isNamed && text.slice(tokens[first]!.start, tokens[last]!.end)
  // 'estoque do 33 != 20', '- 20', '= 20?', 'para 20 a mais' and 'vou pôr' set nothing.
  const isNotChange = /\bvou |\d a mais|!=|[,;]\s*$/.test(text) || (!isChanged && /\d +[-–]|\?/.test(text))
  if (isNotChange || !setsValue || !isSingleValue || !recordText || !(fieldWord || isZero)) return null
  const setters = patterns.filter(
    ({ phraseIndex, slots: [, to] }) => phraseIndex === 0 && to?.isMarked && to.arg.kind === 'n',
  )
  const isOfResource = (resourceId = noun || screenResource?.id) =>
    setters.find(({ slots: [id] }) => id?.arg.resource?.id === resourceId)
  const setter = isOfResource() ?? (noun || (!fieldWord && columns.length > 0) ? undefined : setters[0])
  const [phrase = ''] = setter?.command.phrases ?? []
  return phrase.includes(fieldWord) && phrase
    ? phrase.replace('{id}', recordText).replace('{n}', isZero ? '0' : tokens[n]!.text)
    : null
}
