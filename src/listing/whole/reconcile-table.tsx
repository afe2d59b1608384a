/** Every difference as a row: the key, each column of both sides, the difference of the amount. */
import { Fragment, useEffect, useRef } from 'react'
import { formatCell } from '#lib/cell-format.ts'
import { formatCents } from '#lib/cents.ts'
import { formatInteger } from '#lib/money.ts'
import type { ReadColumn } from '#reading/folds/column.ts'
import type { Reconciled } from '#reading/reconcile/reconcile.ts'
import { comparableCents } from '#reading/reconcile/value.ts'
import { differencesOf, MOST_PAIRS, type ReconcileClass, type ReconcileView } from './view.ts'

const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatCents(cents)}`

/** Here less there; what only one side has counts whole. '–' where there is no difference, or no amount. */
function deltaOf(column: ReadColumn, here: unknown, there: unknown): string {
  const cents = (comparableCents(column, here) ?? 0) - (comparableCents(column, there) ?? 0)
  return cents === 0 ? '–' : signed(cents)
}

/** The difference that is gone to is in sight; those beyond the first 500 of a class are counted, and exported. */
export function ReconcileTable({ view, result }: { view: ReconcileView; result: Reconciled }) {
  const { columns, key, sides, at } = view
  const rows = differencesOf(result)
  const current = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const others = columns.flatMap((column, index) => (index === key ? [] : [{ column, index }]))
  const names: Readonly<Partial<Record<ReconcileClass, string>>> = {
    different: '≠ Difere',
    onlyHere: `← Só ${sides[0]}`,
    onlyThere: `→ Só ${sides[1]}`,
  }
  const width = 1 + others.reduce((sum, { column }) => sum + (column.format === 'money' ? 3 : 2), 0)
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
          {rows.map((pair, index) => {
            const { of, here, there, differs } = pair
            const count = result.counts[of].lines
            return (
              <Fragment key={`${of} ${pair.key} ${index}`}>
                {rows[index - 1]?.of !== of && (
                  <tr className="reading-class">
                    <th scope="rowgroup" colSpan={width}>
                      {names[of]} · {formatInteger(count)} {count === 1 ? 'linha' : 'linhas'}
                      {count > MOST_PAIRS && `, as primeiras ${MOST_PAIRS}; todas em 'exportar diferenças'`}
                    </th>
                  </tr>
                )}
                <tr ref={index === at ? current : undefined} aria-current={index === at ? 'true' : undefined}>
                  <th scope="row">{columns[key]?.format === 'id' ? `#${pair.key}` : pair.key}</th>
                  {others.map(({ column, index: place }) => {
                    const isMoney = column.format === 'money'
                    const differing = differs.includes(place) || undefined
                    return (
                      <Fragment key={column.field}>
                        <td data-right={isMoney || undefined} data-differs={differing}>
                          {here ? formatCell(column.format, here[place]) || '–' : '–'}
                        </td>
                        <td data-right={isMoney || undefined} data-differs={differing}>
                          {there?.[place] || '–'}
                        </td>
                        {isMoney && <td data-right>{deltaOf(column, here?.[place], there?.[place])}</td>}
                      </Fragment>
                    )
                  })}
                </tr>
              </Fragment>
            )
          })}
          {rows.length === 0 && (
            <tr>
              <td colSpan={width} className="list-message">
                Nenhuma diferença
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
