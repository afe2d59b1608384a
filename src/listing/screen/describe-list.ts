/** The sentence over a list: its filters in force and what is known about all its rows. */
import type { Resource } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { formatDateTime, parseDate, formatShortPeriod } from '#lib/format/dates.ts'
import { normalizeNumberInput } from '#lib/format/parse-number.ts'
import { getFilterChoices, type FilterField, getNumberKind, findRanges } from '#listing/define.ts'
import type { ListModel } from '#listing/model.ts'
import { formatProof } from '#listing/scan/proof-text.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'

type GetRecordName = (resource: Resource, id: number) => string | undefined

/**
 * Returns 'valor de R$ 100,00 a R$ 500,00', 'valor a partir de R$ 100,00', 'valor até R$ 500,00'; '' if neither end is
 * set.
 */
function describeAmounts(lower: string | undefined, upper: string | undefined): string {
  const [from, to] = [lower, upper].map((end) => (end ? normalizeNumberInput('money', end, true) : ''))
  if (!from) return to ? `valor até ${to}` : ''
  return to ? `valor de ${from} a ${to}` : `valor a partir de ${from}`
}

/**
 * 'ID do usuário' becomes 'Usuário' and 'Pesquisar por nome' 'Nome': the sentence names the field, not how to fill it.
 */
const shortenLabel = (label: string) => capitalize(label.replace(/^(?:ID d[oa]|Pesquisar por) /, ''))

/** Returns the value of a filter as the sentence says it: 'Ana Prado #15', '“natal”', '9,25', 'pendente'. */
function describeFilterValue(field: FilterField, value: string, getRecordName: GetRecordName): string {
  const choice = getFilterChoices(field).find((option) => option.value === value)
  const numberKind = getNumberKind(field)
  if (choice) return choice.label
  if (field.resource) return `${getRecordName(field.resource, Number(value)) ?? ''} #${value}`.trim()
  if (numberKind) return normalizeNumberInput(numberKind, value, true)
  // A date that does not exist is shown as it is: it is the reason why no request is sent.
  return field.type === 'datetime' && parseDate(value) ? formatDateTime(value) : `“${value}”`
}

/**
 * Describes the applied filters: 'CASHBACK de 01/10 a 31/10/2026', 'Usuário: Ana Prado #15'; '' for none. A choice
 * without an empty option always applies, so its value is enough.
 */
export function describeAppliedFilters(
  { definition, state }: Pick<ListModel, 'definition' | 'state'>,
  getRecordName: GetRecordName,
): string {
  const { filters = [] } = definition
  const getValue = (field: FilterField | undefined) => (field && state.filters[field.name]) || undefined
  // If there are two ranges of one kind, each end is described by its own label.
  const [amount, period] = (['money', 'datetime'] as const).map((type) => {
    const [pair, secondPair] = findRanges(definition, type)
    return secondPair ? undefined : pair
  })
  const ends = [amount?.lower, amount?.upper, period?.lower, period?.upper]
  const parts = filters.flatMap((field) => {
    const value = ends.includes(field) ? undefined : getValue(field)
    if (value === undefined) return []
    const words = describeFilterValue(field, value, getRecordName)
    return [field.initial === undefined ? `${shortenLabel(field.label)}: ${words}` : words]
  })
  const amounts = describeAmounts(getValue(amount?.lower), getValue(amount?.upper))
  const subject = [...parts, amounts].filter(Boolean).join(', ')
  const dates = formatShortPeriod(getValue(period?.lower), getValue(period?.upper))
  return capitalize([subject, dates].filter(Boolean).join(amounts ? ', ' : ' '))
}

/**
 * Describes a list: 'CASHBACK de 01/10 a 31/10/2026 · 5.039 linhas · R$ 1.234,50 (provada 12:03)'. `isCounted`: the
 * platform has responded for this filter, so that the count is known. Sum and verdict follow after a completed scan.
 */
export function describeList(
  list: Pick<ListModel, 'definition' | 'state' | 'hasFailed' | 'idleReason' | 'totals'>,
  isCounted: boolean,
  scan: ListScan | null,
  getRecordName: GetRecordName,
): string {
  const { definition, hasFailed, idleReason, totals } = list
  const isRequested = idleReason === null
  const applied = describeAppliedFilters(list, getRecordName) || (definition.filters && isRequested ? 'Sem filtro' : '')
  return [applied, isCounted && isRequested && describeRowCount(hasFailed, totals), describeVerdict(scan)]
    .filter(Boolean)
    .join(' · ')
}

function describeRowCount(hasFailed: boolean, totals: ListModel['totals']): string {
  if (hasFailed || !totals) return 'linhas não lidas'
  return totals.isTotalUnknown ? 'total não informado' : formatCount(totals.totalElements, 'linha', 'linhas')
}

function describeVerdict(scan: ListScan | null): string {
  if (!scan?.outcome) return ''
  const sum = scan.figures?.amount ? formatCents(scan.figures.totals.sum) : ''
  return sum ? `${sum} (${formatProof(scan)})` : formatProof(scan)
}
