/** Status words in any gender and number: 'pendentes', 'inativas', 'desabilitados'. */
import type { FilterFacts } from '#commands/args.ts'
import { fold } from '#lib/fold.ts'
import type { Clause, ClauseInput } from './view-clause.ts'
import { cannot } from './view-words.ts'

/** Words said of a status besides the labels. */
const SAME: Readonly<Record<string, string>> = {
  habilitado: 'ativo',
  enabled: 'ativo',
  desabilitado: 'inativo',
  desativado: 'inativo',
  inativado: 'inativo',
  disabled: 'inativo',
  released: 'liberado',
}

/** Status words of any list, so that one the call does not filter by is told as such. */
const KNOWN = new Set(
  (
    'ativo inativo pendente bloqueado liberado cancelado aprovado recusado estornado pago excluido removido apagado ' +
    'processado expirado vencido concluido'
  ).split(' '),
)

/** The same in every gender and number. */
export const STATUS_WORDS: readonly string[] = [...KNOWN].flatMap((word) =>
  word.endsWith('o') ? ['o', 'a', 'os', 'as'].map((end) => word.slice(0, -1) + end) : [word, `${word}s`],
)

/** The word is said of a status, in any gender and number. */
export const isStatusWord = (text: string): boolean => KNOWN.has(base(text))

/** One masculine form: 'inativas' -> 'inativo'. */
const base = (text: string): string => {
  const one = text.endsWith('s') ? text.slice(0, -1) : text
  const masculine = one.endsWith('a') ? `${one.slice(0, -1)}o` : one
  return SAME[masculine] ?? masculine
}

const valuesOf = ({ options = [], words = [] }: FilterFacts) => [...options, ...words]

/** The value of a field that a word stands for. */
export const valueFor = (field: FilterFacts, text: string): string | undefined => basesOf(field).get(base(text))

const bases = new WeakMap<FilterFacts, ReadonlyMap<string, string>>()

/** The values of a field by their words. */
function basesOf(field: FilterFacts): ReadonlyMap<string, string> {
  const known = bases.get(field)
  if (known) return known
  const values = new Map(valuesOf(field).map(({ label, value }) => [base(fold(label)), value]))
  bases.set(field, values)
  return values
}

/** A word that is the value of one of the fields. */
export function statusClause({ tokens, at, facts }: ClauseInput): Clause | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const field of facts.filters) {
    const value = valueFor(field, token.text)
    if (value !== undefined) return { end: at + 1, view: { filters: { [field.name]: value } } }
  }
  if (!KNOWN.has(base(token.text))) return null
  return { end: at + 1, view: {}, problem: cannot(facts.title, `status “${token.text}”`) }
}
