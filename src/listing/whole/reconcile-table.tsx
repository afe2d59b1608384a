/** Every difference as a row: the key, each column of both sides, the difference of the amount. */
import { Fragment, useEffect, useRef } from 'react'
import { formatCell } from '#lib/cell-format.ts'
import { formatCents, signedCents } from '#lib/cents.ts'
import { formatInteger } from '#lib/money.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { Reconciled } from '#reading/jobs/reconcile-job.ts'
import type { Pair } from '#reading/reconcile/reconcile.ts'
import { comparableCents } from '#reading/reconcile/value.ts'
import { type ToldDifference, differencesOf, MOST_PAIRS, type ReconcileView } from './view.ts'

interface Shown {
  readonly column: ReadColumn
  readonly index: number
}

const isMoney = ({ column }: Shown) => column.format === 'money'
/** Cells that a column takes: both sides, and what lies between two amounts. */
const cellsOf = (columns: readonly Shown[]) => columns.reduce((sum, shown) => sum + (isMoney(shown) ? 3 : 2), 0)

/** '–' for no difference; below zero in its colour. */
function Delta({ cents }: { cents: bigint | number }) {
  const isNone = BigInt(cents) === 0n
  return (
    <td data-right data-below={cents < 0 || undefined}>
      {isNone ? '–' : signedCents(cents)}
    </td>
  )
}

/** The difference that is gone to is in sight; those beyond the first 500 of a class are counted, and exported. */
export function ReconcileTable({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { sides, at } = view
  const { columns, key } = result
  const rows = differencesOf(result)
  const current = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const others = columns.flatMap((column, index) => (index === key ? [] : [{ column, index }]))
  return (
    <div className="list-scroller">
      <table className="reading-table" aria-label="Diferenças">
        <thead>
          <tr>
            <th scope="col">{columns[key]?.label}</th>
            {others.map(({ column: { field, label, format } }) => (
              <Fragment key={field}>
                <th scope="col" data-right={format === 'money' || undefined}>{`${label} ${sides[0]}`}</th>
                <th scope="col" data-right={format === 'money' || undefined}>{`${label} ${sides[1]}`}</th>
                {format === 'money' && (
                  <th scope="col" data-right>
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
              <tr ref={index === at ? current : undefined} aria-current={index === at ? 'true' : undefined}>
                <th scope="row">{columns[key]?.format === 'id' ? `#${pair.key}` : pair.key}</th>
                {others.map((shown) => (
                  <BothSides key={shown.column.field} shown={shown} pair={pair} />
                ))}
              </tr>
            </Fragment>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={1 + cellsOf(others)} className="list-message">
                Nenhuma diferença
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
  return (
    <tr className="reading-class">
      <th scope="rowgroup" colSpan={1 + cellsOf(before)}>
        <b className="font-medium text-ink">{names[of]}</b> · {formatInteger(lines)} {lines === 1 ? 'linha' : 'linhas'}
        {lines > MOST_PAIRS && `, as primeiras ${MOST_PAIRS}; todas em 'exportar diferenças'`}
      </th>
      {amount >= 0 && (
        <>
          <td data-right>{of === 'onlyThere' ? '–' : formatCents(sumHere)}</td>
          <td data-right>{of === 'onlyHere' ? '–' : formatCents(sumThere)}</td>
          <Delta cents={sumHere - sumThere} />
        </>
      )}
      {after > 0 && <td colSpan={after} />}
    </tr>
  )
}

/** One column of a pair, with the difference where it is an amount: what only one side has counts whole. */
function BothSides({ shown, pair: { here, there, differs } }: { shown: Shown; pair: Pair }) {
  const { column, index } = shown
  const right = isMoney(shown) || undefined
  const differing = differs.includes(index) || undefined
  const cents = (value: unknown) => comparableCents(column, value) ?? 0
  return (
    <>
      <td data-right={right} data-differs={differing}>
        {here ? formatCell(column.format, here[index]) || '–' : '–'}
      </td>
      <td data-right={right} data-differs={differing} data-same={(here && !differing) || undefined}>
        {there?.[index] || '–'}
      </td>
      {right && <Delta cents={cents(here?.[index]) - cents(there?.[index])} />}
    </>
  )
}
