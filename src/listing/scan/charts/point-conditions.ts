/** The conditions that the rows of a chart's point fulfil, for a list whose own filters cannot select them. Pure. */
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import type { RowCondition, ValueTest } from '#scan/conditions/row-condition.ts'
import type { ChartTarget } from './chart-model.ts'
import type { ChartData } from './chart-view.ts'

const isNumber = (value: number): ValueTest => ({ kind: 'number', min: value, max: value })

/** A column with an id is grouped by it, any other by its text. */
function createValueCondition(column: ScanColumn, key: string): RowCondition {
  const { idField, label, textByValue } = column
  if (key === '') return { column, test: { kind: 'empty' } }
  if (idField !== undefined && /^\d+$/.test(key))
    return { column: { field: idField, label, format: 'id' }, test: isNumber(Number(key)) }
  return { column, test: { kind: 'text', match: 'equals', text: textByValue?.[key] ?? key } }
}

/** Returns the condition on the column that the chart was made of. */
export function createPointCondition(data: ChartData, target: ChartTarget): RowCondition {
  const column = data.kind === 'timeline' ? data.date : data.column
  switch (target.kind) {
    case 'days':
      return { column, test: { kind: 'period', de: `${target.first}T00:00`, ate: `${target.last}T23:59` } }
    case 'amounts':
      return { column, test: { kind: 'number', min: target.from / 100, max: (target.to - 1) / 100 } }
    case 'value':
      return createValueCondition(column, target.key)
  }
}
