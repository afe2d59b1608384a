/** Turns groups of a scan into rows of bars, with keys formatted for the operator. Pure. */
import { formatCents } from '#lib/format/cents.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { Bin } from '#scan/aggregates/describe-column.ts'
import { formatInteger } from '#lib/format/money.ts'
import { type Group, selectShownGroups } from '#scan/aggregates/group-by.ts'
import { toWeekday } from '#scan/aggregates/date-parts.ts'
import type { BarRow } from './group-bars.tsx'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

type GroupKey = 'value' | 'day' | 'month' | 'hour' | 'weekday'

/** '2026-11-20' as '20/11/2026 sex', '2026-11' as '11/2026', '09' as '9 h', '' as 'sem valor'. */
export function formatGroupLabel(by: GroupKey, { key, label }: Group): string {
  if (key === '' || label === '') return 'sem valor'
  if (by === 'day') return `${key.split('-').reverse().join('/')} ${WEEKDAYS[toWeekday(key)]?.slice(0, 3) ?? ''}`
  if (by === 'month') return key.split('-').reverse().join('/')
  if (by === 'hour') return `${Number(key)} h`
  if (by === 'weekday') return WEEKDAYS[Number(key)] ?? key
  return label
}

/** Rows in the order of the groups, with sums (cents) if `hasAmount`. */
export const toBarRows = (by: GroupKey, groups: readonly Group[], hasAmount: boolean): BarRow[] =>
  groups.map((group) => ({
    key: group.key,
    label: formatGroupLabel(by, group),
    lines: group.totals.rowCount,
    sum: hasAmount ? group.totals.sum : null,
  }))

/** 'Por dia', or 'Por dia, os 62 mais recentes de 1.096' if not all groups are listed. */
export const formatPartTitle = (title: string, by: GroupKey, shownCount: number, count: number): string =>
  shownCount < count
    ? `${title}, os ${shownCount} ${by === 'value' ? 'maiores' : 'mais recentes'} de ${formatInteger(count)}`
    : title

/** The bars of days: if there are very many, the newest, and the rest in one row. */
export function createDayBars(title: string, days: readonly Group[], hasAmount: boolean) {
  const { shown, count, others } = selectShownGroups('day', days)
  return { title: formatPartTitle(title, 'day', shown.length, count), rows: toBarRows('day', shown, hasAmount), others }
}

/** For example 'Status, 4 valores'. */
export const formatValuesTitle = (label: string, distinct: number): string =>
  `${label}, ${formatCount(distinct, 'valor', 'valores')}`

const toMoneyText = (cents: number) => formatCents(cents).replace('R$\u00a0', '')

/** Bins of amounts (cents) as rows, for example 'R$ 0,00 a 99,99'. */
export const toBinRows = (bins: readonly Bin[]): BarRow[] =>
  bins.map(({ from, to, count, sum }) => ({
    key: `${from} ${to}`,
    label: `${formatCents(from)} a ${toMoneyText(to - 1)}`,
    lines: count,
    sum,
  }))
