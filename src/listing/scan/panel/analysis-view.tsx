/** Shows the result of an analysis command in the panel: sums, groups, a description, a sample, exceptions. */
import type { ListModel } from '#listing/model.ts'
import { formatCents } from '#lib/format/cents.ts'
import type { Analysis } from '#listing/scan/analysis.ts'
import { toBinRows, createDayBars, toBarRows, formatPartTitle, formatValuesTitle } from './bar-rows.ts'
import { ExceptionsView } from './exceptions-view.tsx'
import { FiguresList, toTotalsFigures } from './figures-list.tsx'
import { type BarRow, GroupBars } from './group-bars.tsx'
import { MatchingRowsView } from './matching-rows-view.tsx'
import { applyNarrowing, getAmountFilters, getDayFilters, getValueFilters } from './narrow-list.ts'
import { SampleView } from './sample-view.tsx'

interface AnalysisViewProps {
  list: ListModel
  analysis: Analysis
  /** Why the scan is not verified, in short; null if it is. */
  note: string | null
}

/** Renders one analysis. */
export function AnalysisView({ list, analysis, note }: AnalysisViewProps) {
  const { definition } = list
  switch (analysis.kind) {
    case 'totals':
      return (
        <section aria-label={analysis.column.label}>
          <h3 className="pb-1 text-xs font-medium text-ink-2">{analysis.column.label}</h3>
          <FiguresList figures={toTotalsFigures(analysis.totals)} note={note} />
        </section>
      )
    case 'groups': {
      const { by, column, amount, title: groupsTitle, shownGroups } = analysis
      const { shown, count, others } = shownGroups
      const title = formatPartTitle(groupsTitle, by, shown.length, count)
      const onValue = (row: BarRow) =>
        applyNarrowing(
          list,
          column.label,
          by === 'value' ? getValueFilters(definition, column, row.key) : getDayFilters(list, row.key),
        )
      const rows = toBarRows(by, shown, amount !== null)
      return (
        <GroupBars
          {...{ title, rows, note, others }}
          // A list can be filtered by days, not by an hour or a weekday.
          {...(by !== 'hour' && by !== 'weekday' && { onValue })}
          column={by === 'value' ? definition.columns.find(({ field }) => field === column.field) : undefined}
          hasShare
        />
      )
    }
    case 'description':
      return <DescriptionView {...{ list, analysis, note }} />
    case 'sample':
      return <SampleView sample={analysis.sample} amount={analysis.amount} note={note} />
    case 'exceptions':
      return <ExceptionsView results={analysis.results} note={note} />
    case 'rows':
      return <MatchingRowsView {...{ list, analysis, note }} />
  }
}

interface DescriptionProps {
  list: ListModel
  analysis: Extract<Analysis, { kind: 'description' }>
  note: string | null
}

function DescriptionView({ list, analysis, note }: DescriptionProps) {
  const { definition } = list
  const { column, amount, description } = analysis
  const hasAmount = amount !== null
  if (description.kind === 'values') {
    const onValue = (row: BarRow) => applyNarrowing(list, column.label, getValueFilters(definition, column, row.key))
    const title = formatValuesTitle(column.label, description.distinct)
    const rows = toBarRows('value', description.values, hasAmount)
    const definitionColumn = definition.columns.find(({ field }) => field === column.field)
    return (
      <GroupBars {...{ title, rows, note, onValue }} others={description.others} column={definitionColumn} hasShare />
    )
  }
  if (description.kind === 'amounts') {
    const [low, middle, high] = description.quartiles ?? [0, 0, 0]
    const onValue = ({ key }: BarRow) => {
      const [from = 0, to = 0] = key.split(' ').map(Number)
      applyNarrowing(list, column.label, getAmountFilters(list, from, to))
    }
    return (
      <>
        <FiguresList
          note={note}
          figures={[
            ...toTotalsFigures(description.totals),
            ['1º quartil', formatCents(low)],
            ['Mediana', formatCents(middle)],
            ['3º quartil', formatCents(high)],
          ]}
        />
        <GroupBars
          title={`${column.label} por faixa`}
          rows={toBinRows(description.bins)}
          {...{ note, onValue }}
          hasShare
        />
      </>
    )
  }
  const onValue = (row: BarRow) => applyNarrowing(list, column.label, getDayFilters(list, row.key))
  return (
    <>
      <GroupBars {...createDayBars(`${column.label} por dia`, description.days, hasAmount)} {...{ note, onValue }} />
      <GroupBars
        title="Por dia da semana"
        rows={toBarRows('weekday', description.weekdays, hasAmount)}
        note={note}
        hasShare
      />
      <GroupBars title="Por hora" rows={toBarRows('hour', description.hours, hasAmount)} note={note} hasShare />
    </>
  )
}
