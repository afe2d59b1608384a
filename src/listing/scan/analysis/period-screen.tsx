/** The view of two compared periods: rows, sum, differences and percentages, in total and by groups. */
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { formatSignedDecimal } from '#lib/format/decimal.ts'
import { formatInteger } from '#lib/format/money.ts'
import { CommandButton } from '#listing/command-button.tsx'
import type { ListModel } from '#listing/model.ts'
import type { PeriodComparison } from '#scan/aggregates/period-comparison.ts'
import { copyFiguresCommand } from './analysis-commands.ts'
import type { PeriodView } from '#listing/scan/scan-view.ts'
import { ViewFrame } from '#listing/scan/view-frame.tsx'

const formatPermille = (permille: number | null) =>
  permille === null ? '–' : `${formatSignedDecimal(permille / 10, 1, 1)} %`

/** '2026-10-01 2026-11-01' as '01/10/2026, 01/11/2026'; '–' replaces a day that a period does not have. */
const formatDayPair = (label: string) =>
  label === ''
    ? 'sem valor'
    : /^(\d{4}-\d\d-\d\d|-) (\d{4}-\d\d-\d\d|-)$/.test(label)
      ? label
          .split(' ')
          .map((day) => (day === '-' ? '–' : day.split('-').reverse().join('/')))
          .join(', ')
      : label

/** Renders one table for the total and one for each grouping. */
export function PeriodScreen({ list, view }: { list: ListModel; view: PeriodView }) {
  const { title, periodDescriptions, note, total, parts, hasAmount } = view
  return (
    <ViewFrame list={list} title={title} region="periodos" actions={<CommandButton command={copyFiguresCommand} />}>
      <div className="flex flex-col gap-1 px-(--gutter) pb-3 text-sm text-ink-2 tabular-nums">
        <p>
          <b className="font-medium text-ink">Antes</b>
          <span>{` ${periodDescriptions[0]}`}</span>
        </p>
        <p>
          <b className="font-medium text-ink">Agora</b>
          <span>{` ${periodDescriptions[1]}`}</span>
        </p>
        {note && <p className="text-warning-ink">{note}</p>}
      </div>
      <div className="list-scroller" tabIndex={0} role="group" aria-label="Comparação" data-scroll-target="">
        {[{ title: 'No todo', rows: [total] }, ...parts].map((part) => (
          <PeriodPart key={part.title} {...part} hasAmount={hasAmount} />
        ))}
      </div>
    </ViewFrame>
  )
}

function PeriodPart({
  title,
  rows,
  hasAmount,
}: {
  title: string
  rows: readonly PeriodComparison[]
  hasAmount: boolean
}) {
  const moneyHeaders = ['Soma antes', 'Soma agora', 'Δ soma', 'Δ %']
  return (
    <table className="scan-table scan-period" aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {['Linhas antes', 'Linhas agora', 'Δ linhas', 'Δ % linhas', ...(hasAmount ? moneyHeaders : [])].map(
            (header) => (
              <th key={header} scope="col" data-right>
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, before, after, deltaRows, deltaSum, rowsPermille, sumPermille }) => (
          <tr key={key}>
            <th scope="row" title={formatDayPair(label)}>
              {formatDayPair(label)}
            </th>
            <td data-right>{formatInteger(before.rowCount)}</td>
            <td data-right>{formatInteger(after.rowCount)}</td>
            <td data-right>{formatSignedDecimal(deltaRows, 0, 0)}</td>
            <td data-right>{formatPermille(rowsPermille)}</td>
            {hasAmount && (
              <>
                <td data-right>{formatCents(before.sum)}</td>
                <td data-right>{formatCents(after.sum)}</td>
                <td data-right>{formatSignedCents(deltaSum)}</td>
                <td data-right>{formatPermille(sumPermille)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
