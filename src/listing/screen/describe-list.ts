/** The sentence over a list: which rows stand there, by the filter in force, and what is known of all of them. */
import type { Resource } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDateTime, parseDate, shortPeriodWords } from '#lib/format/dates.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { getFilterChoices, type FilterField, hasMoneyColumn, getNumberKind, findRanges } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'

type GetRecordName = (resource: Resource, id: number) => string | undefined

/** 'valor de R$ 100,00 a R$ 500,00', 'valor a partir de R$ 100,00', 'valor até R$ 500,00'; '' where no end is set. */
function describeAmounts(least: string | undefined, most: string | undefined): string {
  const [from, to] = [least, most].map((end) => (end ? normalizeNumberInput('money', end, true) : ''))
  if (!from) return to ? `valor até ${to}` : ''
  return to ? `valor de ${from} a ${to}` : `valor a partir de ${from}`
}

/** 'ID do usuário' is 'Usuário' and 'Pesquisar por nome' is 'Nome': what is filtered by, not what is typed. */
const shortenLabel = (label: string) => capitalize(label.replace(/^(?:ID d[oa]|Pesquisar por) /, ''))

/** The value of a filter as the sentence says it: 'Ana Prado #15', '“natal”', '9,25', 'pendente'. */
function describeFilterValue(field: FilterField, value: string, getRecordName: GetRecordName): string {
  const choice = getFilterChoices(field).find((one) => one.value === value)
  const kind = getNumberKind(field)
  if (choice) return choice.label
  if (field.resource) return `${getRecordName(field.resource, Number(value)) ?? ''} #${value}`.trim()
  if (kind) return normalizeNumberInput(kind, value, true)
  // A date that no calendar has is told as it stands: it is why nothing is asked.
  return field.type === 'datetime' && parseDate(value) ? formatDateTime(value) : `“${value}”`
}

/**
 * 'CASHBACK de 01/10 a 31/10/2026', 'Usuário: Ana Prado #15': the filters that are applied; '' for none. A choice
 * without an empty option always stands, so its value says enough.
 */
export function describeAppliedFilters(
  { definition, state }: Pick<ListModel, 'definition' | 'state'>,
  getRecordName: GetRecordName,
): string {
  const { filters = [] } = definition
  const valueOf = (field: FilterField | undefined) => (field && state.filters[field.name]) || undefined
  // Of two ranges of one kind each end is told by its own label.
  const [amount, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, another] = findRanges(definition, type)
    return another ? undefined : pair
  })
  const ends = [amount?.lower, amount?.upper, period?.lower, period?.upper]
  const parts = filters.flatMap((field) => {
    const value = ends.includes(field) ? undefined : valueOf(field)
    if (value === undefined) return []
    const words = describeFilterValue(field, value, getRecordName)
    return [field.initial === undefined ? `${shortenLabel(field.label)}: ${words}` : words]
  })
  const amounts = describeAmounts(valueOf(amount?.lower), valueOf(amount?.upper))
  const subject = [...parts, amounts].filter(Boolean).join(', ')
  const dates = shortPeriodWords(valueOf(period?.lower), valueOf(period?.upper))
  return capitalize([subject, dates].filter(Boolean).join(amounts ? ', ' : ' '))
}

/**
 * 'CASHBACK de 01/10 a 31/10/2026 · 5.039 linhas · R$ 1.234,50 (provada 12:03)'. `isCounted`: the platform has answered
 * for this filter, so that it is known how many rows it finds. Sum and verdict stand once the whole result is read.
 */
export function describeList(
  list: Pick<ListModel, 'definition' | 'state' | 'hasFailed' | 'idleReason' | 'totals'>,
  isCounted: boolean,
  whole: ListScan | null,
  getRecordName: GetRecordName,
): string {
  const { definition, hasFailed, idleReason, totals } = list
  const isAsked = idleReason === null
  const applied = describeAppliedFilters(list, getRecordName) || (definition.filters && isAsked ? 'Sem filtro' : '')
  return [applied, isCounted && isAsked && describeRowCount(hasFailed, totals), describeVerdict(list, whole)]
    .filter(Boolean)
    .join(' · ')
}

function describeRowCount(failed: boolean, totals: ListModel['totals']): string {
  if (failed || !totals) return 'linhas não lidas'
  return totals.isTotalUnknown ? 'total não informado' : formatCount(totals.totalElements, 'linha', 'linhas')
}

function describeVerdict({ definition }: Pick<ListModel, 'definition'>, whole: ListScan | null): string {
  if (!whole?.outcome) return ''
  const sum = whole.figures && hasMoneyColumn(definition) ? formatCents(whole.figures.totals.sum) : ''
  return sum ? `${sum} (${formatProof(whole)})` : formatProof(whole)
}
