/** A row of the reconciliation table: the key, each column of both sides, the difference of the amount. */
import { memo } from 'react'
import type { CellFormat } from '#lib/format/cell-format.ts'
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { type ScanColumn, formatValue } from '#scan/aggregates/scan-column.ts'
import { toComparableCents } from '#scan/reconcile/comparable-value.ts'
import { renderValue } from '#listing/scan/render-value.ts'
import type { ReconcileView, ListedDifference } from '#listing/scan/scan-view.ts'
import { toggleDifferences } from './reconcile-selection.ts'

/** A column other than the key, with its 0-based index in the compared columns. */
export interface ShownColumn {
  readonly column: ScanColumn
  readonly index: number
}

/** True for a column of amounts: its row also shows a difference. */
export const isMoney = ({ column }: ShownColumn): boolean => column.format === 'money'

/** A cell with a difference in cents: '–' for zero, a negative amount in its colour. */
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

/** Renders again only if its own props change: a step through the differences re-renders up to fifteen hundred rows. */
export const ReconcileRow = memo(function ReconcileRow({
  pair,
  keyFormat,
  others,
  isCurrent,
  isSelected,
}: ReconcileRowProps) {
  return (
    <tr aria-current={isCurrent ? 'true' : undefined} data-chosen={isSelected || undefined}>
      <td className="scan-check">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Selecionar ${pair.key}`}
          checked={isSelected}
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

/** A status that is a number, with or without its text, would show a meaningless dot. */
const isBareStatus = ({ format }: ScanColumn, value: unknown) => format === 'status' && /^\d/.test(String(value))

/** The texts of both sides of a column; '–' if there is no value. */
function getSideTexts({ column, index }: ShownColumn, { ours, theirs: theirRow }: ListedDifference): [string, string] {
  const theirs = theirRow?.[index]
  const cents = column.format === 'money' ? toComparableCents(column, theirs) : null
  return [formatValue(column, ours?.[index]) || '–', cents !== null ? formatCents(cents) : theirs || '–']
}

/**
 * 'Status: aqui Ativo, lá Inativo; Valor: …', or 'só aqui': the text for screen readers of what a row shows by position
 * and colour.
 */
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

/**
 * The cells of one column of a pair. An amount also gets its difference; an amount that only one side has counts in
 * full.
 */
function BothSides({ shown, pair }: { shown: ShownColumn; pair: ListedDifference }) {
  const { ours: here, theirs: there, differs } = pair
  const { column, index } = shown
  const texts = getSideTexts(shown, pair)
  const isRightAligned = isMoney(shown) || undefined
  const isDifferent = differs.includes(index) || undefined
  const spokenPrefix = isDifferent && <span className="sr-only">difere: </span>
  const [ours, theirs] = [here?.[index], there?.[index]]
  const [centsHere, centsThere] = isRightAligned
    ? [toComparableCents(column, ours), toComparableCents(column, theirs)]
    : [null, null]
  return (
    <>
      <td data-right={isRightAligned} data-differs={isDifferent}>
        {spokenPrefix}
        <span className="contents">
          {!here || isDifferent || isBareStatus(column, ours) ? texts[0] : renderValue(column, ours)}
        </span>
      </td>
      <td data-right={isRightAligned} data-differs={isDifferent} data-same={(here && !isDifferent) || undefined}>
        {spokenPrefix}
        <span className="contents">
          {!here && column.format === 'status' && !isBareStatus(column, theirs)
            ? renderValue(column, theirs)
            : texts[1]}
        </span>
      </td>
      {isRightAligned && <Delta cents={(centsHere ?? 0) - (centsThere ?? 0)} />}
    </>
  )
}
