/** One difference: the key, each column of both sides, the difference of the amount. */
import { memo } from 'react'
import type { CellFormat } from '#lib/written/cell-format.ts'
import { formatCents, signedCents } from '#lib/written/cents.ts'
import { type ReadColumn, valueText } from '#reading/folds/column.ts'
import { comparableCents } from '#reading/reconcile/value.ts'
import { drawn } from '#listing/whole/drawn.ts'
import type { ReconcileView, ToldDifference } from '#listing/whole/view.ts'
import { toggleDifferences } from './reconcile-chosen.ts'

/** A column beside the key. */
export interface Shown {
  readonly column: ReadColumn
  readonly index: number
}

/** True where a difference of two values can be told. */
export const isMoney = ({ column }: Shown): boolean => column.format === 'money'

/** '–' for no difference; below zero in its colour. */
export function Delta({ cents }: { cents: bigint | number }) {
  const isNone = BigInt(cents) === 0n
  return (
    <td data-right data-delta data-below={cents < 0 || undefined}>
      {isNone ? '–' : signedCents(cents)}
    </td>
  )
}

interface ReconcileRowProps {
  readonly pair: ToldDifference
  readonly keyFormat: CellFormat | undefined
  readonly others: readonly Shown[]
  readonly isCurrent: boolean
  readonly isChosen: boolean
}

/** Drawn again only where something of its own has changed: a step goes over fifteen hundred of them. */
export const ReconcileRow = memo(function ReconcileRow({
  pair,
  keyFormat,
  others,
  isCurrent,
  isChosen,
}: ReconcileRowProps) {
  return (
    <tr aria-current={isCurrent ? 'true' : undefined} data-chosen={isChosen || undefined}>
      <td className="reading-check">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Selecionar ${pair.key}`}
          checked={isChosen}
          onChange={() => toggleDifferences([pair])}
        />
      </td>
      <th scope="row">{keyFormat === 'id' ? `#${pair.key}` : pair.key}</th>
      {others.map((shown) => (
        <BothSides key={shown.column.field} shown={shown} pair={pair} />
      ))}
    </tr>
  )
})

/** A state that is a number, its text beside it or not, says nothing by a dot. */
const isBare = ({ format }: ReadColumn, value: unknown) => format === 'status' && /^\d/.test(String(value))

/** What the two sides of a column say, as text; '–' for nothing. */
function textsOf({ column, index }: Shown, { here, there }: ToldDifference): [string, string] {
  const theirs = there?.[index]
  const cents = column.format === 'money' ? comparableCents(column, theirs) : null
  return [valueText(column, here?.[index]) || '–', cents !== null ? formatCents(cents) : theirs || '–']
}

/** 'Status: aqui Ativo, lá Inativo; Valor: …', or 'só aqui': what a row shows by its place and its colour. */
export const differingText = (
  pair: ToldDifference,
  others: readonly Shown[],
  [here, there]: ReconcileView['sides'],
): string =>
  pair.of !== 'different'
    ? `só ${pair.of === 'onlyHere' ? here : there}`
    : others
        .filter(({ index }) => pair.differs.includes(index))
        .map((shown) => {
          const [ours, theirs] = textsOf(shown, pair)
          return `${shown.column.label}: ${here} ${ours}, ${there} ${theirs}`
        })
        .join('; ')

/** One column of a pair, with the difference where it is an amount: what only one side has counts whole. */
function BothSides({ shown, pair }: { shown: Shown; pair: ToldDifference }) {
  const { here, there, differs } = pair
  const { column, index } = shown
  const texts = textsOf(shown, pair)
  const right = isMoney(shown) || undefined
  const differing = differs.includes(index) || undefined
  const heard = differing && <span className="sr-only">difere: </span>
  const [ours, theirs] = [here?.[index], there?.[index]]
  const [centsHere, centsThere] = right
    ? [comparableCents(column, ours), comparableCents(column, theirs)]
    : [null, null]
  return (
    <>
      <td data-right={right} data-differs={differing}>
        {heard}
        <span className="contents">{!here || differing || isBare(column, ours) ? texts[0] : drawn(column, ours)}</span>
      </td>
      <td data-right={right} data-differs={differing} data-same={(here && !differing) || undefined}>
        {heard}
        <span className="contents">
          {!here && column.format === 'status' && !isBare(column, theirs) ? drawn(column, theirs) : texts[1]}
        </span>
      </td>
      {right && <Delta cents={(centsHere ?? 0) - (centsThere ?? 0)} />}
    </>
  )
}
