/** Every difference as a row: the key, each column of both sides, the difference of the amount. */
import { Fragment, useEffect, useMemo, useRef } from 'react'
import { formatCents } from '#lib/written/cents.ts'
import type { Reconciled } from '#reading/jobs/reconcile-job.ts'
import { linesText } from '#reading/walk/wording.ts'
import { announce } from '#ui/announce.ts'
import {
  type ToldDifference,
  differencesOf,
  noDifferenceText,
  MOST_PAIRS,
  differenceName,
  type ReconcileView,
} from '#listing/whole/view.ts'
import { toggleDifferences } from './reconcile-chosen.ts'
import { Delta, differingText, isMoney, ReconcileRow, type Shown } from './reconcile-row.tsx'

/** Cells that a column takes: both sides, and what lies between two amounts. */
const cellsOf = (columns: readonly Shown[]) => columns.reduce((sum, shown) => sum + (isMoney(shown) ? 3 : 2), 0)

/** The difference that is gone to is in sight; those beyond the first 500 of a class are counted, and exported. */
export function ReconcileTable({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, at, chosen } = view
  const { columns, key } = result
  const rows = useMemo(() => differencesOf(result), [result])
  const count = rows.filter((pair) => chosen.has(differenceName(pair))).length
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
    if (pair && gone.current !== at) announce(differingText(pair, others, sides))
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
                <ClassHead of={pair.of} sides={sides} counts={result.counts} others={others} />
              )}
              <ReconcileRow
                pair={pair}
                keyFormat={columns[key]?.format}
                others={others}
                isCurrent={index === at}
                isChosen={chosen.has(differenceName(pair))}
              />
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={2 + cellsOf(others)} className="list-message">
                {noDifferenceText(result)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

interface ClassHeadProps {
  readonly of: ToldDifference['of']
  readonly sides: ReconcileView['sides']
  readonly counts: Reconciled['counts']
  readonly others: readonly Shown[]
}

/** The class with its number of lines; its sums stand under the amounts that they are of. */
function ClassHead({ of, sides, counts, others }: ClassHeadProps) {
  const { lines, sumHere, sumThere } = counts[of]
  const names = { different: '≠ Difere', onlyHere: `← Só ${sides[0]}`, onlyThere: `→ Só ${sides[1]}` }
  const amount = others.findIndex(isMoney)
  const before = amount < 0 ? others : others.slice(0, amount)
  const after = amount < 0 ? 0 : cellsOf(others.slice(amount + 1))
  const more = lines > MOST_PAIRS && `as primeiras ${MOST_PAIRS}; todas em 'exportar diferenças'`
  return (
    <tr className="reading-class">
      <td className="reading-check" />
      <th scope="rowgroup" colSpan={1 + cellsOf(before)}>
        <b className="font-medium text-ink">{names[of]}</b>
        <span>{` · ${linesText(lines)}${after === 0 && more ? `, ${more}` : ''}`}</span>
      </th>
      {amount >= 0 && (
        <>
          <td data-right>{of === 'onlyThere' ? '–' : formatCents(sumHere)}</td>
          <td data-right>{of === 'onlyHere' ? '–' : formatCents(sumThere)}</td>
          <Delta cents={sumHere - sumThere} />
        </>
      )}
      {/* Beside the name it would make the column of the keys as wide as itself. */}
      {after > 0 && <td colSpan={after}>{more}</td>}
    </tr>
  )
}
