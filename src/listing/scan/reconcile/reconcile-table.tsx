/** The table of a reconciliation: a row for each difference. */
import { Fragment, type RefObject, useEffect, useMemo, useRef } from 'react'
import { formatCents } from '#lib/format/cents.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { formatRowCount } from '#scan/protocol/verdict-text.ts'
import { announce } from '#ui/announce.ts'
import {
  type ListedDifference,
  listDifferences,
  formatNoDifference,
  MAX_LISTED_PAIRS,
  getDifferenceKey,
  type ReconcileView,
} from '#listing/scan/scan-view.ts'
import { toggleDifferences } from './reconcile-selection.ts'
import { Delta, describeDifference, isMoney, ReconcileRow, type ShownColumn } from './reconcile-row.tsx'

/** Number of cells of these columns: both sides, and the difference of an amount. */
const countCells = (columns: readonly ShownColumn[]) =>
  columns.reduce((sum, shown) => sum + (isMoney(shown) ? 3 : 2), 0)

/**
 * Renders the first 500 differences of each class; the others are only counted and exported. The current difference is
 * scrolled into view.
 */
export function ReconcileTable({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, index: currentIndex, selected } = view
  const { columns, key } = result
  const rows = useMemo(() => listDifferences(result), [result])
  const table = useRef<HTMLTableElement>(null)
  const others = useMemo(
    () => columns.flatMap((column, index) => (index === key ? [] : [{ column, index }])),
    [columns, key],
  )
  useScrollToCurrent(table, currentIndex)
  useAnnounceCurrent(rows, others, view)
  return (
    <div className="list-scroller" tabIndex={0} role="group" aria-label="Linhas">
      <table ref={table} className="scan-table" aria-label="Diferenças">
        <TableHeader
          rows={rows}
          selectedCount={rows.filter((pair) => selected.has(getDifferenceKey(pair))).length}
          keyLabel={columns[key]?.label}
          others={others}
          sides={sides}
        />
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
                isCurrent={index === currentIndex}
                isSelected={selected.has(getDifferenceKey(pair))}
              />
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={2 + countCells(others)} className="list-message">
                {formatNoDifference(result)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Scrolls both sides of the first differing column of the current difference into view, ours last: if only one fits, it
 * is ours.
 */
function useScrollToCurrent(table: RefObject<HTMLTableElement | null>, currentIndex: number): void {
  useEffect(() => {
    const row = table.current?.querySelector('[aria-current]')
    const cells = [...(row?.querySelectorAll('[data-differs]') ?? [])].slice(0, 2)
    for (const cell of cells[0] ? cells.reverse() : [row?.querySelector('th')])
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [table, currentIndex])
}

/** Announces the current difference. When the view opens, the numbers of the classes are announced instead. */
function useAnnounceCurrent(
  rows: readonly ListedDifference[],
  others: readonly ShownColumn[],
  { sides, index: currentIndex }: ReconcileView,
): void {
  const lastAnnounced = useRef(currentIndex)
  useEffect(() => {
    const pair = rows[currentIndex]
    if (pair && lastAnnounced.current !== currentIndex) announce(describeDifference(pair, others, sides))
    lastAnnounced.current = currentIndex
  }, [currentIndex, rows, others, sides])
}

interface TableHeaderProps {
  readonly rows: readonly ListedDifference[]
  readonly selectedCount: number
  readonly keyLabel: string | undefined
  readonly others: readonly ShownColumn[]
  readonly sides: ReconcileView['sides']
}

/** The header: a checkbox for all differences, the key, and each other column of both sides. */
function TableHeader({ rows, selectedCount, keyLabel, others, sides }: TableHeaderProps) {
  return (
    <thead>
      <tr>
        <td className="scan-check">
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label="Selecionar todas as diferenças"
            checked={selectedCount > 0 && selectedCount === rows.length}
            ref={(box) => {
              if (box) box.indeterminate = selectedCount > 0 && selectedCount < rows.length
            }}
            onChange={() => toggleDifferences(rows)}
          />
        </td>
        <th scope="col">{keyLabel}</th>
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
  )
}

interface ClassHeaderProps {
  readonly differenceClass: ListedDifference['of']
  readonly sides: ReconcileView['sides']
  readonly counts: Reconciled['counts']
  readonly others: readonly ShownColumn[]
}

/** The header row of a class with its number of rows; its sums are below the amount columns. */
function ClassHeader({ differenceClass, sides, counts, others }: ClassHeaderProps) {
  const { rowCount, sumHere, sumThere } = counts[differenceClass]
  const names = { different: '≠ Difere', onlyHere: `← Só ${sides[0]}`, onlyThere: `→ Só ${sides[1]}` }
  const amountIndex = others.findIndex(isMoney)
  const columnsBefore = amountIndex < 0 ? others : others.slice(0, amountIndex)
  const cellsAfter = amountIndex < 0 ? 0 : countCells(others.slice(amountIndex + 1))
  const limitNote = rowCount > MAX_LISTED_PAIRS && `as primeiras ${MAX_LISTED_PAIRS}; todas em 'exportar diferenças'`
  return (
    <tr className="scan-class">
      <td className="scan-check" />
      <th scope="rowgroup" colSpan={1 + countCells(columnsBefore)}>
        <b className="font-medium text-ink">{names[differenceClass]}</b>
        <span>{` · ${formatRowCount(rowCount)}${cellsAfter === 0 && limitNote ? `, ${limitNote}` : ''}`}</span>
      </th>
      {amountIndex >= 0 && (
        <>
          <td data-right>{differenceClass === 'onlyThere' ? '–' : formatCents(sumHere)}</td>
          <td data-right>{differenceClass === 'onlyHere' ? '–' : formatCents(sumThere)}</td>
          <Delta cents={sumHere - sumThere} />
        </>
      )}
      {/* In the name's cell this text would make the key column as wide as itself. */}
      {cellsAfter > 0 && <td colSpan={cellsAfter}>{limitNote}</td>}
    </tr>
  )
}
