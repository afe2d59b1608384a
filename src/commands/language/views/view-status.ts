/** Status words in any gender and number: 'pendentes', 'inativas', 'desabilitados'; 'pend' where a value begins so. */
import type { FilterSchema } from '#commands/args.ts'
import { normalizeText } from '#lib/format/normalize-text.ts'
import { isTokenText, getWord } from '#commands/language/words/parse-numbers.ts'
import { toStatusBase, isStatusWord } from '#commands/language/words/status-words.ts'
import { type ViewClause, type ClauseInput, chooseOne, createRefusedClause } from './view-clause.ts'
import { statusCondition } from './unsupported-conditions.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import { IGNORED_WORDS } from '#commands/language/words/vocabulary.ts'
import { skipPattern, createPattern } from '#commands/language/words/word-pattern.ts'

/** A beginning of a value counts from this many letters on. */
const MIN_PREFIX_LETTERS = 4

/** A value that is told by its word. */
interface StatusMatch {
  end: number
  field: FilterSchema
  value: string
  label: string
  /** All of its words were typed. */
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
  let all = wordsByField.get(field)
  if (!all) {
    const labelled = [...(field.options ?? []), ...(field.valueWords ?? [])]
    all = labelled.map((each) => ({ ...each, words: normalizeText(each.label).match(/[\p{L}\p{N}]+/gu) ?? [] }))
    wordsByField.set(field, all)
  }
  return all
}

/** How far these words are typed from `at` on; null where too little of them is. */
function matchTypedWords(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): Pick<StatusMatch, 'end' | 'isFull'> | null {
  let end = at
  let isTelling = false
  for (const [place, word] of words.entries()) {
    // 'pré-pago'
    const next = place > 0 && tokens[end]?.kind === 'sign' && tokens[end]?.isGlued ? end + 1 : end
    const text = tokens[next]?.kind === 'sign' ? '' : (tokens[next]?.text.toLowerCase() ?? '')
    if (text === '' || toStatusBase(text) !== toStatusBase(word)) {
      // 'libera' asks for the act that leads to 'liberado'.
      const isBegun = text.length >= MIN_PREFIX_LETTERS && word.startsWith(text) && word !== `${text}do`
      if (isBegun) return { end: next + 1, isFull: false }
      return isTelling ? { end, isFull: false } : null
    }
    end = next + 1
    isTelling ||= word.length >= MIN_PREFIX_LETTERS && !IGNORED_WORDS.has(word)
  }
  return words.length > 0 ? { end, isFull: true } : null
}

/** What the words at this place may be the value of: of all that they fit the whole ones, else the longest. */
export function matchStatuses(fields: readonly FilterSchema[], tokens: readonly Token[], at: number): StatusMatch[] {
  let best: StatusMatch[] = []
  for (const field of fields)
    for (const { value, label, words } of getStatusWords(field)) {
      const typed = matchTypedWords(tokens, at, words)
      if (!typed) continue
      const [first] = best
      const isBetter = first ? Number(typed.isFull) - Number(first.isFull) || typed.end - first.end : 1
      if (isBetter > 0) best = []
      if (isBetter < 0 || best.some((each) => each.field === field && each.value === value)) continue
      best.push({ ...typed, field, value, label })
    }
  return best
}

/** The value of a field that a word, or the beginning of one, stands for. */
export const findStatusValue = (field: FilterSchema, text: string): string | undefined =>
  matchStatuses([field], tokenize(text), 0)[0]?.value

/** A clause that sets one of these values; which of several is asked. */
export function createStatusClause(found: readonly StatusMatch[]): ViewClause | null {
  const isOneField = new Set(found.map(({ field }) => field)).size === 1
  const fitting = found.map(({ field, value, label }) => ({
    label: isOneField ? label : field.label,
    view: { filters: { [field.name]: value } },
  }))
  return chooseOne(fitting, found[0]?.end ?? 0)
}

/** What becomes of a pending one. */
const DONE_WORDS = /^(?:(?:liberad|pag|aprovad|processad|concluid)[oa]s?|sa(?:iu|iram))$/
/** 'faltam pagar', 'falta ser liberado': it is still to be done. */
const STILL_TO_DO = createPattern('falt(?:am?|ando) (?:ser(?:em)? )?(?:liber|pag|aprov|process|conclu)[aio]\\w* ')
const PENDING_TOKENS = tokenize('pendente')
const ALL_BUT = createPattern(
  '(?:menos|exceto|fora|tirando|n(?:ao)?(?: (?:s[ao]o|est\\w+|fo\\w+|ser\\w*|quero|ver|mostr\\w+))*) (?:[oa]s? |que |sao |estao )*',
)

/** A word that is the value of one of the fields; all but one of them is not to be had. */
export function parseStatusClause(input: ClauseInput): ViewClause | null {
  const { tokens, at, listSchema } = input
  const from = skipPattern(ALL_BUT, tokens, at)
  const text = getWord(tokens, from)
  if (text === '') return null
  const getPending = () => matchStatuses(listSchema.filters, PENDING_TOKENS, 0)
  const coming = skipPattern(STILL_TO_DO, tokens, at)
  if (coming > at)
    return {
      ...(createStatusClause(getPending()) ??
        createRefusedClause(input, 'status “pendente”', coming, statusCondition(listSchema, 'pendente'))),
      end: coming,
    }
  const found = matchStatuses(listSchema.filters, tokens, from)
  if (found.length > 0 && from === at) {
    // The audit by type is a list of cashback: its call has no other choice.
    const isNamed = found[0]!.field.options?.length === 1 && !/^(?:cri|cadastr|atualiz)/.test(getWord(tokens, at + 1))
    return { ...createStatusClause(found)!, namesList: isNamed }
  }
  // 'ainda não pagos' are still to come.
  const isPending = isTokenText(tokens, at, 'nao', 'n') && !/^(?:quero|ver|mostr)/.test(getWord(tokens, at + 1))
  const still = DONE_WORDS.test(text) && isPending ? createStatusClause(getPending()) : null
  if (still) return { ...still, end: from + 1 }
  if (found.length > 0)
    return createRefusedClause(input, `“menos ${text}”`, found[0]!.end, statusCondition(listSchema, text, true))
  // 'ligados ao pedido 501' says no status.
  const isTo = isTokenText(tokens, from + 1, 'a', 'ao', 'aos')
  return isStatusWord(text) && !isTo
    ? createRefusedClause(input, `status “${text}”`, from + 1, statusCondition(listSchema, text, from > at))
    : null
}
