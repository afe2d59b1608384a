/** Status words in any gender and number: 'pendentes', 'inativas', 'desabilitados'; 'pend' where a value begins so. */
import type { FilterFacts } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { isText, wordAt } from '#commands/language/words/numbers.ts'
import { base, isStatusWord } from '#commands/language/words/status-words.ts'
import { type Clause, type ClauseInput, oneOf, refused } from './view-clause.ts'
import { statusCondition } from './unmet.ts'
import { type Token, tokenize } from '#commands/language/words/tokens.ts'
import { ignored } from '#commands/language/words/vocabulary.ts'
import { after, pattern } from '#commands/language/words/word-pattern.ts'

/** A beginning of a value counts from this many letters on. */
const LEAST_LETTERS = 4

/** A value that is told by its word. */
interface StatusValue {
  end: number
  field: FilterFacts
  value: string
  label: string
  /** All of its words were typed. */
  isWhole: boolean
}

interface Word {
  value: string
  label: string
  words: readonly string[]
}
const known = new WeakMap<FilterFacts, readonly Word[]>()

/** The values of a field with the words of each. */
function wordsOf(field: FilterFacts): readonly Word[] {
  let all = known.get(field)
  if (!all) {
    const labelled = [...(field.options ?? []), ...(field.words ?? [])]
    all = labelled.map((each) => ({ ...each, words: fold(each.label).match(/[\p{L}\p{N}]+/gu) ?? [] }))
    known.set(field, all)
  }
  return all
}

/** How far these words are typed from `at` on; null where too little of them is. */
function typedOf(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
): Pick<StatusValue, 'end' | 'isWhole'> | null {
  let end = at
  let isTelling = false
  for (const [place, word] of words.entries()) {
    // 'pré-pago'
    const next = place > 0 && tokens[end]?.kind === 'sign' && tokens[end]?.glued ? end + 1 : end
    const text = tokens[next]?.kind === 'sign' ? '' : (tokens[next]?.text.toLowerCase() ?? '')
    if (text === '' || base(text) !== base(word)) {
      // 'libera' asks for the act that leads to 'liberado'.
      const isBegun = text.length >= LEAST_LETTERS && word.startsWith(text) && word !== `${text}do`
      if (isBegun) return { end: next + 1, isWhole: false }
      return isTelling ? { end, isWhole: false } : null
    }
    end = next + 1
    isTelling ||= word.length >= LEAST_LETTERS && !ignored.has(word)
  }
  return words.length > 0 ? { end, isWhole: true } : null
}

/** What the words at this place may be the value of: of all that they fit the whole ones, else the longest. */
export function statusesAt(fields: readonly FilterFacts[], tokens: readonly Token[], at: number): StatusValue[] {
  let best: StatusValue[] = []
  for (const field of fields)
    for (const { value, label, words } of wordsOf(field)) {
      const typed = typedOf(tokens, at, words)
      if (!typed) continue
      const [first] = best
      const isBetter = first ? Number(typed.isWhole) - Number(first.isWhole) || typed.end - first.end : 1
      if (isBetter > 0) best = []
      if (isBetter < 0 || best.some((each) => each.field === field && each.value === value)) continue
      best.push({ ...typed, field, value, label })
    }
  return best
}

/** The value of a field that a word, or the beginning of one, stands for. */
export const valueFor = (field: FilterFacts, text: string): string | undefined =>
  statusesAt([field], tokenize(text), 0)[0]?.value

/** A clause that sets one of these values; which of several is asked. */
export function statusOf(found: readonly StatusValue[]): Clause | null {
  const isOneField = new Set(found.map(({ field }) => field)).size === 1
  const fitting = found.map(({ field, value, label }) => ({
    label: isOneField ? label : field.label,
    view: { filters: { [field.name]: value } },
  }))
  return oneOf(fitting, found[0]?.end ?? 0)
}

/** What becomes of a pending one. */
const DONE = /^(?:(?:liberad|pag|aprovad|processad|concluid)[oa]s?|sa(?:iu|iram))$/
/** 'faltam pagar', 'falta ser liberado': it is still to be done. */
const TO_COME = pattern('falt(?:am?|ando) (?:ser(?:em)? )?(?:liber|pag|aprov|process|conclu)[aio]\\w* ')
const PENDING = tokenize('pendente')
const BUT = pattern(
  '(?:menos|exceto|fora|tirando|n(?:ao)?(?: (?:s[ao]o|est\\w+|fo\\w+|ser\\w*|quero|ver|mostr\\w+))*) (?:[oa]s? |que |sao |estao )*',
)

/** A word that is the value of one of the fields; all but one of them is not to be had. */
export function statusClause(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const from = after(BUT, tokens, at)
  const text = wordAt(tokens, from)
  if (text === '') return null
  const pending = () => statusesAt(facts.filters, PENDING, 0)
  const coming = after(TO_COME, tokens, at)
  if (coming > at)
    return {
      ...(statusOf(pending()) ?? refused(input, 'status “pendente”', coming, statusCondition(facts, 'pendente'))),
      end: coming,
    }
  const found = statusesAt(facts.filters, tokens, from)
  if (found.length > 0 && from === at) {
    // The audit by type is a list of cashback: its call has no other choice.
    const isNamed = found[0]!.field.options?.length === 1 && !/^(?:cri|cadastr|atualiz)/.test(wordAt(tokens, at + 1))
    return { ...statusOf(found)!, isNamed }
  }
  // 'ainda não pagos' are still to come.
  const isPending = isText(tokens, at, 'nao', 'n') && !/^(?:quero|ver|mostr)/.test(wordAt(tokens, at + 1))
  const still = DONE.test(text) && isPending ? statusOf(pending()) : null
  if (still) return { ...still, end: from + 1 }
  if (found.length > 0) return refused(input, `“menos ${text}”`, found[0]!.end, statusCondition(facts, text, true))
  // 'ligados ao pedido 501' says no status.
  const isTo = isText(tokens, from + 1, 'a', 'ao', 'aos')
  return isStatusWord(text) && !isTo
    ? refused(input, `status “${text}”`, from + 1, statusCondition(facts, text, from > at))
    : null
}
