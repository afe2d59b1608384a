/** What a command made of the whole reading, in the panel: sums, groups, a description, a sample, exceptions. */
import type { ListModel } from '#listing/model.ts'
import { formatCents } from '#lib/written/cents.ts'
import type { Analysis } from '#listing/whole/analysis.ts'
import { binRows, dayBars, groupRows, partTitle, valuesTitle } from './bar-rows.ts'
import { ExceptionsView } from './exceptions-view.tsx'
import { FiguresList, totalsFigures } from './figures-list.tsx'
import { type BarRow, GroupBars } from './group-bars.tsx'
import { narrowTo, narrowToAmounts, narrowToDay, narrowToValue } from './narrow.ts'
import { SampleView } from './sample-view.tsx'

interface AnalysisViewProps {
  list: ListModel
  analysis: Analysis
  /** Why it is not proved, in short; null where it is. */
  note: string | null
}

/** Draws one analysis. */
export function AnalysisView({ list, analysis, note }: AnalysisViewProps) {
  const { definition } = list
  switch (analysis.kind) {
    case 'totals':
      return (
        <section aria-label={analysis.column.label}>
          <h3 className="pb-1 text-xs font-medium text-ink-2">{analysis.column.label}</h3>
          <FiguresList figures={totalsFigures(analysis.totals)} note={note} />
        </section>
      )
    case 'groups': {
      const { by, column, amount, title: named, shown } = analysis
      const { groups, count, others } = shown
      const title = partTitle(named, by, groups.length, count)
      const onValue = (row: BarRow) =>
        narrowTo(
          list,
          column.label,
          by === 'value' ? narrowToValue(definition, column, row.key) : narrowToDay(list, row.key),
        )
      const rows = groupRows(by, groups, amount !== null)
      return (
        <GroupBars
          {...{ title, rows, note, others }}
          // A list is filtered by days, and not by an hour or a weekday of all of them.
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
    const onValue = (row: BarRow) => narrowTo(list, column.label, narrowToValue(definition, column, row.key))
    const title = valuesTitle(column.label, description.distinct)
    const rows = groupRows('value', description.values, hasAmount)
    const own = definition.columns.find(({ field }) => field === column.field)
    return <GroupBars {...{ title, rows, note, onValue }} others={description.others} column={own} hasShare />
  }
  if (description.kind === 'amounts') {
    const [low, middle, high] = description.quartiles ?? [0, 0, 0]
    const onValue = ({ key }: BarRow) => {
      const [from = 0, to = 0] = key.split(' ').map(Number)
      narrowTo(list, column.label, narrowToAmounts(list, from, to))
    }
    return (
      <>
        <FiguresList
          note={note}
          figures={[
            ...totalsFigures(description.totals),
            ['1º quartil', formatCents(low)],
            ['Mediana', formatCents(middle)],
            ['3º quartil', formatCents(high)],
          ]}
        />
        <GroupBars
          title={`${column.label} por faixa`}
          rows={binRows(description.bins)}
          {...{ note, onValue }}
          hasShare
        />
      </>
    )
  }
  const onValue = (row: BarRow) => narrowTo(list, column.label, narrowToDay(list, row.key))
  return (
    <>
      <GroupBars {...dayBars(`${column.label} por dia`, description.days, hasAmount)} {...{ note, onValue }} />
      <GroupBars
        title="Por dia da semana"
        rows={groupRows('weekday', description.weekdays, hasAmount)}
        note={note}
        hasShare
      />
      <GroupBars title="Por hora" rows={groupRows('hour', description.hours, hasAmount)} note={note} hasShare />
    </>
  )
}
