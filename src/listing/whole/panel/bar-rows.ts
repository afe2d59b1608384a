/** Groups of a reading as rows of bars, their keys written as an operator reads them. Pure. */
import { formatCents } from '#lib/written/cents.ts'
import { counted } from '#lib/written/counted.ts'
import type { Bin } from '#reading/folds/describe.ts'
import { formatInteger } from '#lib/written/money.ts'
import { type Group, shownOf } from '#reading/folds/grouped.ts'
import { weekdayOf } from '#reading/folds/moment.ts'
import type { BarRow } from './group-bars.tsx'

const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']

type By = 'value' | 'day' | 'month' | 'hour' | 'weekday'

/** '2026-11-20' as '20/11/2026 sex', '2026-11' as '11/2026', '09' as '9 h', '' as 'sem valor'. */
export function labelOf(by: By, { key, label }: Group): string {
  if (key === '' || label === '') return 'sem valor'
  if (by === 'day') return `${key.split('-').reverse().join('/')} ${WEEKDAYS[weekdayOf(key)]?.slice(0, 3) ?? ''}`
  if (by === 'month') return key.split('-').reverse().join('/')
  if (by === 'hour') return `${Number(key)} h`
  if (by === 'weekday') return WEEKDAYS[Number(key)] ?? key
  return label
}

/** Groups in their order; sums stand where the groups are of an amount. */
export const groupRows = (by: By, groups: readonly Group[], hasAmount: boolean): BarRow[] =>
  groups.map((group) => ({
    key: group.key,
    label: labelOf(by, group),
    lines: group.totals.lines,
    sum: hasAmount ? group.totals.sum : null,
  }))

/** 'Por dia', or 'Por dia, os 62 mais recentes de 1.096' where not all are told. */
export const partTitle = (title: string, by: By, told: number, count: number): string =>
  told < count
    ? `${title}, os ${told} ${by === 'value' ? 'maiores' : 'mais recentes'} de ${formatInteger(count)}`
    : title

/** Days as a table tells them: of very many the newest, and the rest together. */
export function dayBars(title: string, days: readonly Group[], hasAmount: boolean) {
  const { groups, count, others } = shownOf('day', days)
  return { title: partTitle(title, 'day', groups.length, count), rows: groupRows('day', groups, hasAmount), others }
}

/** 'Status, 4 valores'. */
export const valuesTitle = (label: string, distinct: number): string =>
  `${label}, ${counted(distinct, 'valor', 'valores')}`

const money = (cents: number) => formatCents(cents).replace('R$\u00a0', '')

/** Bins of amounts: 'R$ 0,00 a 99,99'. */
export const binRows = (bins: readonly Bin[]): BarRow[] =>
  bins.map(({ from, to, count, sum }) => ({
    key: `${from} ${to}`,
    label: `${formatCents(from)} a ${money(to - 1)}`,
    lines: count,
    sum,
  }))
