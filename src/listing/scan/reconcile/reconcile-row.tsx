/** One difference: the key, each column of both sides, the difference of the amount. */
import { memo } from 'react'
import type { CellFormat } from '#lib/format/cell-format.ts'
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { type ScanColumn, formatValue } from '#scan/aggregates/scan-column.ts'
import { toComparableCents } from '#scan/reconcile/comparable-value.ts'
import { renderValue } from '#listing/scan/render-value.ts'
import type { ReconcileView, ListedDifference } from '#listing/scan/scan-view.ts'
import { toggleDifferences } from './reconcile-selection.ts'

/** A column beside the key. */
export interface ShownColumn {
  readonly column: ScanColumn
  readonly index: number
}

/** True where a difference of two values can be told. */
export const isMoney = ({ column }: ShownColumn): boolean => column.format === 'money'

/** '–' for no difference; below zero in its colour. */
export function Delta({ cents }: { cents: bigint | number }) {
  const isNone = BigInt(cents) === 0n
  return (
    <td data-right data-delta data-below={cents < 0 || undefined}>
      {isNone ? '–' : formatSignedCents(cents)}
    </td>
  )
}

interface ReconcileRowProps {
  readonly pair: ListedDifference
  readonly keyFormat: CellFormat | undefined
  readonly others: readonly ShownColumn[]
  readonly isCurrent: boolean
  readonly isSelected: boolean
}

/** Drawn again only where something of its own has changed: a step goes over fifteen hundred of them. */
export const ReconcileRow = memo(function ReconcileRow({
  pair,
  keyFormat,
  others,
  isCurrent,
  isSelected: isChosen,
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
const isBareStatus = ({ format }: ScanColumn, value: unknown) => format === 'status' && /^\d/.test(String(value))

/** What the two sides of a column say, as text; '–' for nothing. */
function getSideTexts({ column, index }: ShownColumn, { ours, theirs: there }: ListedDifference): [string, string] {
  const theirs = there?.[index]
  const cents = column.format === 'money' ? toComparableCents(column, theirs) : null
  return [formatValue(column, ours?.[index]) || '–', cents !== null ? formatCents(cents) : theirs || '–']
}

/** 'Status: aqui Ativo, lá Inativo; Valor: …', or 'só aqui': what a row shows by its place and its colour. */
export const describeDifference = (
  pair: ListedDifference,
  others: readonly ShownColumn[],
  [here, there]: ReconcileView['sides'],
): string =>
  pair.of !== 'different'
    ? `só ${pair.of === 'onlyHere' ? here : there}`
    : others
        .filter(({ index }) => pair.differs.includes(index))
        .map((shown) => {
          const [ours, theirs] = getSideTexts(shown, pair)
          return `${shown.column.label}: ${here} ${ours}, ${there} ${theirs}`
        })
        .join('; ')

/** One column of a pair, with the difference where it is an amount: what only one side has counts whole. */
function BothSides({ shown, pair }: { shown: ShownColumn; pair: ListedDifference }) {
  const { ours: here, theirs: there, differs } = pair
  const { column, index } = shown
  const texts = getSideTexts(shown, pair)
  const right = isMoney(shown) || undefined
  const differing = differs.includes(index) || undefined
  const heard = differing && <span className="sr-only">difere: </span>
  const [ours, theirs] = [here?.[index], there?.[index]]
  const [centsHere, centsThere] = right
    ? [toComparableCents(column, ours), toComparableCents(column, theirs)]
    : [null, null]
  return (
    <>
      <td data-right={right} data-differs={differing}>
        {heard}
        <span className="contents">
          {!here || differing || isBareStatus(column, ours) ? texts[0] : renderValue(column, ours)}
        </span>
      </td>
      <td data-right={right} data-differs={differing} data-same={(here && !differing) || undefined}>
        {heard}
        <span className="contents">
          {!here && column.format === 'status' && !isBareStatus(column, theirs)
            ? renderValue(column, theirs)
            : texts[1]}
        </span>
      </td>
      {right && <Delta cents={(centsHere ?? 0) - (centsThere ?? 0)} />}
    </>
  )
}
