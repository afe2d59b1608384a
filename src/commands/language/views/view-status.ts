/** Status words in any gender and number: 'pendentes', 'inativas', 'desabilitados'; 'pend' where a value begins so. */
import type { FilterFacts } from '#commands/args.ts'
import { fold } from '#lib/written/fold.ts'
import { isText, wordAt } from '#commands/language/words/numbers.ts'
import { base, isStatusWord } from '#commands/language/words/status-words.ts'
import { type Clause, type ClauseInput, refused } from './view-clause.ts'
import { after, pattern } from '#commands/language/words/word-pattern.ts'

/** A beginning of a value counts from this many letters on. */
const LEAST_LETTERS = 4

const bases = new WeakMap<FilterFacts, ReadonlyMap<string, string>>()

/** The value of a field that a word, or the beginning of one, stands for. */
export function valueFor(field: FilterFacts, text: string): string | undefined {
  const { options = [], words = [] } = field
  let values = bases.get(field)
  if (!values)
    bases.set(field, (values = new Map([...options, ...words].map((each) => [base(fold(each.label)), each.value]))))
  // 'libera' asks for the act that leads to 'liberado'.
  const isBegun = ([word]: readonly [string, string]) =>
    text.length >= LEAST_LETTERS && word.startsWith(text) && word !== `${text}do`
  return values.get(base(text)) ?? [...values].find(isBegun)?.[1]
}

/** What becomes of a pending one. */
const DONE = /^(?:(?:liberad|pag|aprovad|processad|concluid)[oa]s?|sa(?:iu|iram))$/
/** 'faltam pagar', 'falta ser liberado': it is still to be done. */
const TO_COME = pattern('falt(?:am?|ando) (?:ser(?:em)? )?(?:liber|pag|aprov|process|conclu)[aio]\\w* ')
const BUT = pattern(
  '(?:menos|exceto|fora|tirando|n(?:ao)?(?: (?:s[ao]o|est\\w+|fo\\w+|ser\\w*|quero|ver|mostr\\w+))*) (?:[oa]s? |que |sao |estao )*',
)

/** A word that is the value of one of the fields; all but one of them is not to be had. */
export function statusClause(input: ClauseInput): Clause | null {
  const { tokens, at, facts } = input
  const from = after(BUT, tokens, at)
  const coming = after(TO_COME, tokens, at)
  const text = coming > at ? 'pendente' : wordAt(tokens, from)
  for (const field of text === '' ? [] : facts.filters) {
    const value = valueFor(field, text)
    // The audit by type is a list of cashback: its call has no other choice.
    const isNamed = field.options?.length === 1 && !/^(?:cri|cadastr|atualiz)/.test(wordAt(tokens, at + 1))
    if (value !== undefined && from === at)
      return { end: Math.max(coming, at + 1), view: { filters: { [field.name]: value } }, isNamed }
    // 'ainda não pagos' are still to come.
    const isPending = isText(tokens, at, 'nao', 'n') && !/^(?:quero|ver|mostr)/.test(wordAt(tokens, at + 1))
    const pending = DONE.test(text) && isPending ? valueFor(field, 'pendente') : undefined
    if (pending !== undefined) return { end: from + 1, view: { filters: { [field.name]: pending } } }
    if (value !== undefined) return refused(input, `“menos ${text}”`, from + 1)
  }
  // 'ligados ao pedido 501' says no status.
  const isTo = isText(tokens, from + 1, 'a', 'ao', 'aos')
  return isStatusWord(text) && !isTo ? refused(input, `status “${text}”`, from + 1) : null
}
