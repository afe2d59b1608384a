/** Every difference as a row: the key, each column of both sides, the difference of the amount. */
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { formatCents } from '#lib/format/cents.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { announce } from '#ui/announce.ts'
import {
  type ListedDifference,
  listDifferences,
  noDifferenceText,
  MAX_LISTED_PAIRS,
  getDifferenceKey,
  type ReconcileView,
} from '#listing/scan/scan-view.ts'
import { toggleDifferences } from './reconcile-selection.ts'
import { Delta, describeDifference, isMoney, ReconcileRow, type ShownColumn } from './reconcile-row.tsx'

/** Cells that a column takes: both sides, and what lies between two amounts. */
const countCells = (columns: readonly ShownColumn[]) =>
  columns.reduce((sum, shown) => sum + (isMoney(shown) ? 3 : 2), 0)

/** The difference that is gone to is in sight; those beyond the first 500 of a class are counted, and exported. */
export function ReconcileTable({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, index: at, selected } = view
  const { columns, key } = result
  const rows = useMemo(() => listDifferences(result), [result])
  const count = rows.filter((pair) => selected.has(getDifferenceKey(pair))).length
  const table = useRef<HTMLTableElement>(null)
  const others = useMemo(
    () => columns.flatMap((column, index) => (index === key ? [] : [{ column, index }])),
    [columns, key],
  )
  useEffect(() => {
    const row = table.current?.querySelector('[aria-current]')
    // Both sides of the first column that differs, ours last: where only one fits, it is that one.
    const cells = [...(row?.querySelectorAll('[data-differs]') ?? [])].slice(0, 2)
    for (const cell of cells[0] ? cells.reverse() : [row?.querySelector('th')])
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  const gone = useRef(at)
  useEffect(() => {
    const pair = rows[at]
    // As it opens the numbers of the classes are told.
    if (pair && gone.current !== at) announce(describeDifference(pair, others, sides))
    gone.current = at
  }, [at, rows, others, sides])
  return (
    <div className="list-scroller" tabIndex={0} role="group" aria-label="Linhas">
      <table ref={table} className="reading-table" aria-label="Diferenças">
        <thead>
          <tr>
            <td className="reading-check">
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label="Selecionar todas as diferenças"
                checked={count > 0 && count === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < rows.length
                }}
                onChange={() => toggleDifferences(rows)}
              />
            </td>
            <th scope="col">{columns[key]?.label}</th>
            {others.map(({ column: { field, label, format } }) => (
              <Fragment key={field}>
                <th scope="col" data-right={format === 'money' || undefined}>{`${label} ${sides[0]}`}</th>
                <th scope="col" data-right={format === 'money' || undefined}>{`${label} ${sides[1]}`}</th>
                {format === 'money' && (
                  <th scope="col" data-right data-delta>
                    Δ
                  </th>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((pair, index) => (
            <Fragment key={`${pair.of} ${pair.key} ${index}`}>
              {rows[index - 1]?.of !== pair.of && (
                <ClassHeader differenceClass={pair.of} sides={sides} counts={result.counts} others={others} />
              )}
              <ReconcileRow
                pair={pair}
                keyFormat={columns[key]?.format}
                others={others}
                isCurrent={index === at}
                isSelected={selected.has(getDifferenceKey(pair))}
              />
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={2 + countCells(others)} className="list-message">
                {noDifferenceText(result)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

interface ClassHeaderProps {
  readonly differenceClass: ListedDifference['of']
  readonly sides: ReconcileView['sides']
  readonly counts: Reconciled['counts']
  readonly others: readonly ShownColumn[]
}

/** The class with its number of lines; its sums stand under the amounts that they are of. */
function ClassHeader({ differenceClass, sides, counts, others }: ClassHeaderProps) {
  const { rowCount, sumHere, sumThere } = counts[differenceClass]
  const names = { different: '≠ Difere', onlyHere: `← Só ${sides[0]}`, onlyThere: `→ Só ${sides[1]}` }
  const amount = others.findIndex(isMoney)
  const before = amount < 0 ? others : others.slice(0, amount)
  const after = amount < 0 ? 0 : countCells(others.slice(amount + 1))
  const more = rowCount > MAX_LISTED_PAIRS && `as primeiras ${MAX_LISTED_PAIRS}; todas em 'exportar diferenças'`
  return (
    <tr className="reading-class">
      <td className="reading-check" />
      <th scope="rowgroup" colSpan={1 + countCells(before)}>
        <b className="font-medium text-ink">{names[differenceClass]}</b>
        <span>{` · ${formatRowCount(rowCount)}${after === 0 && more ? `, ${more}` : ''}`}</span>
      </th>
      {amount >= 0 && (
        <>
          <td data-right>{differenceClass === 'onlyThere' ? '–' : formatCents(sumHere)}</td>
          <td data-right>{differenceClass === 'onlyHere' ? '–' : formatCents(sumThere)}</td>
          <Delta cents={sumHere - sumThere} />
        </>
      )}
      {/* Beside the name it would make the column of the keys as wide as itself. */}
      {after > 0 && <td colSpan={after}>{more}</td>}
    </tr>
  )
}
