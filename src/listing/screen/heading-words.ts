/** The sentence over a list: which rows stand there, by the filter in force, and what is known of all of them. */
import type { Noun } from '#commands/noun.ts'
import { capital } from '#lib/written/capital.ts'
import { formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import { formatDateTime, readDate, shortPeriodWords } from '#lib/written/dates.ts'
import { settledNumber } from '#lib/written/typed-number.ts'
import { choicesOf, type FilterField, hasAmounts, numberKindOf, pairsOf } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { proofOf } from '#listing/whole/proof.ts'
import type { WholeReading } from '#listing/whole/whole-store.ts'

type NameOf = (noun: Noun, id: number) => string | undefined

/** 'valor de R$ 100,00 a R$ 500,00', 'valor a partir de R$ 100,00', 'valor até R$ 500,00'; '' where no end is set. */
function amountWords(least: string | undefined, most: string | undefined): string {
  const [from, to] = [least, most].map((end) => (end ? settledNumber('money', end, true) : ''))
  if (!from) return to ? `valor até ${to}` : ''
  return to ? `valor de ${from} a ${to}` : `valor a partir de ${from}`
}

/** 'ID do usuário' is 'Usuário' and 'Pesquisar por nome' is 'Nome': what is filtered by, not what is typed. */
const shortLabel = (label: string) => capital(label.replace(/^(?:ID d[oa]|Pesquisar por) /, ''))

/** The value of a filter as the sentence says it: 'Ana Prado #15', '“natal”', '9,25', 'pendente'. */
function valueWords(field: FilterField, value: string, nameOf: NameOf): string {
  const choice = choicesOf(field).find((one) => one.value === value)
  const kind = numberKindOf(field)
  if (choice) return choice.label
  if (field.noun) return `${nameOf(field.noun, Number(value)) ?? ''} #${value}`.trim()
  if (kind) return settledNumber(kind, value, true)
  // A date that no calendar has is told as it stands: it is why nothing is asked.
  return field.type === 'datetime' && readDate(value) ? formatDateTime(value) : `“${value}”`
}

/**
 * 'CASHBACK de 01/10 a 31/10/2026', 'Usuário: Ana Prado #15': the filters that are applied; '' for none. A choice
 * without an empty option always stands, so its value says enough.
 */
export function appliedWords({ definition, state }: Pick<ListModel, 'definition' | 'state'>, nameOf: NameOf): string {
  const { filters = [] } = definition
  const valueOf = (field: FilterField | undefined) => (field && state.filters[field.name]) || undefined
  // Of two ranges of one kind each end is told by its own label.
  const [amount, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, another] = pairsOf(definition, type)
    return another ? undefined : pair
  })
  const ends = [amount?.least, amount?.most, period?.least, period?.most]
  const parts = filters.flatMap((field) => {
    const value = ends.includes(field) ? undefined : valueOf(field)
    if (value === undefined) return []
    const words = valueWords(field, value, nameOf)
    return [field.initial === undefined ? `${shortLabel(field.label)}: ${words}` : words]
  })
  const amounts = amountWords(valueOf(amount?.least), valueOf(amount?.most))
  const subject = [...parts, amounts].filter(Boolean).join(', ')
  const dates = shortPeriodWords(valueOf(period?.least), valueOf(period?.most))
  return capital([subject, dates].filter(Boolean).join(amounts ? ', ' : ' '))
}

/**
 * 'CASHBACK de 01/10 a 31/10/2026 · 5.039 linhas · R$ 1.234,50 (provada 12:03)'. `isCounted`: the platform has answered
 * for this filter, so that it is known how many rows it finds. Sum and verdict stand once the whole result is read.
 */
export function headingWords(
  list: Pick<ListModel, 'definition' | 'state' | 'failed' | 'idle' | 'totals'>,
  isCounted: boolean,
  whole: WholeReading | null,
  nameOf: NameOf,
): string {
  const { definition, failed, idle, totals } = list
  const isAsked = idle === null
  const applied = appliedWords(list, nameOf) || (definition.filters && isAsked ? 'Sem filtro' : '')
  return [applied, isCounted && isAsked && linesWords(failed, totals), proofWords(list, whole)]
    .filter(Boolean)
    .join(' · ')
}

function linesWords(failed: boolean, totals: ListModel['totals']): string {
  if (failed || !totals) return 'linhas não lidas'
  return totals.isOpen ? 'total não informado' : counted(totals.totalElements, 'linha', 'linhas')
}

function proofWords({ definition }: Pick<ListModel, 'definition'>, whole: WholeReading | null): string {
  if (!whole?.outcome) return ''
  const sum = whole.figures && hasAmounts(definition) ? formatCents(whole.figures.totals.sum) : ''
  return sum ? `${sum} (${proofOf(whole)})` : proofOf(whole)
}
