/**
 * Parses status words in any gender and number: 'pendentes', 'inativas', 'desabilitados', or a prefix of a status:
 * 'pend'.
 */
import type { FilterSchema } from '#commands/args.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { isTokenText, getWord } from '#commands/language/words/token-text.ts'
import { toStatusBase, isStatusWord } from '#commands/language/words/status-words.ts'
import { type ViewClause, type ClauseInput, createChoiceClause, createRefusedClause } from './view-clause.ts'
import { createStatusCondition } from './unsupported-conditions.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** A prefix of a status counts from this many letters on. */
const MIN_PREFIX_LETTERS = 4

/** A value that the line names. */
interface StatusMatch {
  end: number
  field: FilterSchema
  value: string
  label: string
  /** All words of the value were typed. */
  isFull: boolean
}

interface StatusWord {
  value: string
  label: string
  words: readonly string[]
}
const wordsByField = new WeakMap<FilterSchema, readonly StatusWord[]>()

/** The values of a field with the words of each. */
function getStatusWords(field: FilterSchema): readonly StatusWord[] {
  let statusWords = wordsByField.get(field)
  if (!statusWords) {
    const labelled = [...(field.options ?? []), ...(field.valueWords ?? [])]
    statusWords = labelled.map((option) => ({
      ...option,
      words: normalizeText(option.label).match(/[\p{L}\p{N}]+/gu) ?? [],
    }))
    wordsByField.set(field, statusWords)
  }
  return statusWords
}

/** How many tokens from `index` on are these words; null if too few are typed. */
function matchTypedWords(
  tokens: readonly Token[],
  index: number,
  words: readonly string[],
): Pick<StatusMatch, 'end' | 'isFull'> | null {
  let end = index
  let hasContentWord = false
  for (const [position, word] of words.entries()) {
    // 'pré-pago'
    const next = position > 0 && tokens[end]?.kind === 'sign' && tokens[end]?.isGlued ? end + 1 : end
    const text = tokens[next]?.kind === 'sign' ? '' : (tokens[next]?.text.toLowerCase() ?? '')
    if (text === '' || toStatusBase(text) !== toStatusBase(word)) {
      // 'libera' requests the action that leads to 'liberado'.
      const isPrefix = text.length >= MIN_PREFIX_LETTERS && word.startsWith(text) && word !== `${text}do`
      if (isPrefix) return { end: next + 1, isFull: false }
      return hasContentWord ? { end, isFull: false } : null
    }
    end = next + 1
    hasContentWord ||= word.length >= MIN_PREFIX_LETTERS && !IGNORED_WORDS.has(word)
  }
  return words.length > 0 ? { end, isFull: true } : null
}

/** The values that the words at a token may mean: whole words go before prefixes, then the longest match wins. */
export function matchStatuses(fields: readonly FilterSchema[], tokens: readonly Token[], index: number): StatusMatch[] {
  let best: StatusMatch[] = []
  for (const field of fields)
    for (const { value, label, words } of getStatusWords(field)) {
      const match = matchTypedWords(tokens, index, words)
      if (!match) continue
      const [first] = best
      const comparison = first ? Number(match.isFull) - Number(first.isFull) || match.end - first.end : 1
      if (comparison > 0) best = []
      if (comparison < 0 || best.some((option) => option.field === field && option.value === value)) continue
      best.push({ ...match, field, value, label })
    }
  return best
}

const toWordToken = (text: string): Token => ({ kind: 'word', text, start: 0, end: text.length, isGlued: false })

/** The value of a field that a word or its prefix stands for; undefined if there is none. The word is folded. */
export const findStatusValue = (field: FilterSchema, word: string): string | undefined =>
  matchStatuses([field], [toWordToken(word)], 0)[0]?.value

/** A clause that sets one of these values; of several it offers each. null if there is none. */
export function createStatusClause(found: readonly StatusMatch[]): ViewClause | null {
  const isOneField = new Set(found.map(({ field }) => field)).size === 1
  const fitting = found.map(({ field, value, label }) => ({
    label: isOneField ? label : field.label,
    view: { filters: { [field.name]: value } },
  }))
  return createChoiceClause(fitting, found[0]?.end ?? 0)
}

/** Words for what became of a pending record. */
const DONE_WORDS = /^(?:(?:liberad|pag|aprovad|processad|concluid)[oa]s?|sa(?:iu|iram))$/
/** 'faltam pagar', 'falta ser liberado': it is still to be done. */
const STILL_TO_DO = createPattern('falt(?:am?|ando) (?:ser(?:em)? )?(?:liber|pag|aprov|process|conclu)[aio]\\w* ')
const PENDING_TOKENS = tokenize('pendente')
const ALL_BUT = createPattern(
  '(?:menos|exceto|fora|tirando|n(?:ao)?(?: (?:s[ao]o|est\\w+|fo\\w+|ser\\w*|quero|ver|mostr\\w+))*) (?:[oa]s? |que |sao |estao )*',
)

/** A clause with a value of one of the filters. A negated value is refused, because no list can exclude a value. */
export function parseStatusClause(input: ClauseInput): ViewClause | null {
  const { tokens, at: index, listSchema } = input
  const from = skipPattern(ALL_BUT, tokens, index)
  const text = getWord(tokens, from)
  if (text === '') return null
  const getPending = () => matchStatuses(listSchema.filters, PENDING_TOKENS, 0)
  const stillToDoEnd = skipPattern(STILL_TO_DO, tokens, index)
  if (stillToDoEnd > index)
    return {
      ...(createStatusClause(getPending()) ??
        createRefusedClause(input, 'status “pendente”', stillToDoEnd, createStatusCondition(listSchema, 'pendente'))),
      end: stillToDoEnd,
    }
  const found = matchStatuses(listSchema.filters, tokens, from)
  if (found.length > 0 && from === index) {
    // The audit by type is a list of cashback: its endpoint has no other choice.
    const isNamed =
      found[0]!.field.options?.length === 1 && !/^(?:cri|cadastr|atualiz)/.test(getWord(tokens, index + 1))
    return { ...createStatusClause(found)!, namesList: isNamed }
  }
  // 'ainda não pagos' are pending.
  const isPending = isTokenText(tokens, index, 'nao', 'n') && !/^(?:quero|ver|mostr)/.test(getWord(tokens, index + 1))
  const pendingClause = DONE_WORDS.test(text) && isPending ? createStatusClause(getPending()) : null
  if (pendingClause) return { ...pendingClause, end: from + 1 }
  if (found.length > 0)
    return createRefusedClause(input, `“menos ${text}”`, found[0]!.end, createStatusCondition(listSchema, text, true))
  // 'ligados ao pedido 501' is no status.
  const isFollowedByTo = isTokenText(tokens, from + 1, 'a', 'ao', 'aos')
  return isStatusWord(text) && !isFollowedByTo
    ? createRefusedClause(input, `status “${text}”`, from + 1, createStatusCondition(listSchema, text, from > index))
    : null
}
