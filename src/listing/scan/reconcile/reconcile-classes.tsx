/** Shows the four classes of a reconciliation: number of rows, sum, and the key that goes to the class. */
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import {
  CLASSES,
  listDifferences,
  formatEqualLabel,
  type ReconcileClass,
  type ReconcileView,
} from '#listing/scan/scan-view.ts'
import { goToClass } from './run-reconcile.ts'

const CLASS_SIGNS: Readonly<Record<ReconcileClass, string>> = {
  different: '≠',
  onlyHere: '←',
  onlyThere: '→',
  equal: '=',
}

/** Renders one button for each class; the class of the current difference is pressed. */
export function ReconcileClasses({
  view: { sides, index: currentIndex },
  result,
}: {
  view: ReconcileView
  result: Reconciled
}) {
  const { columns, counts } = result
  const { different, onlyHere, onlyThere, equal } = counts
  const currentClass = listDifferences(result)[currentIndex]?.of
  const hasAmount = columns.some(({ format }) => format === 'money')
  const names = {
    different: 'Difere',
    onlyHere: `Só ${sides[0]}`,
    onlyThere: `Só ${sides[1]}`,
    equal: formatEqualLabel(result),
  }
  const amountNote =
    different.rowCount > 0
      ? `, em ${formatInteger(different.differingAmounts)} de ${formatInteger(different.rowCount)} no valor`
      : ''
  const sums: Readonly<Record<ReconcileClass, string>> = {
    different: `Δ ${formatSignedCents(different.sumHere - different.sumThere)}${amountNote}`,
    onlyHere: formatCents(onlyHere.sumHere),
    onlyThere: formatCents(onlyThere.sumThere),
    equal: `${formatCents(equal.sumHere)} dos dois lados`,
  }
  return (
    <div className="scan-classes" role="group" aria-label="Classes">
      {CLASSES.map((differenceClass, index) => (
        <button
          key={differenceClass}
          type="button"
          {...getShortcutProps(String(index + 1))}
          aria-pressed={currentClass === differenceClass}
          onClick={() => goToClass(differenceClass)}
        >
          <span className="flex justify-between text-sm text-ink-2">
            <span>
              <span aria-hidden="true">{`${CLASS_SIGNS[differenceClass]} `}</span>
              <span>{names[differenceClass]}</span>
            </span>
            <span aria-hidden="true">
              <KeyChips keys={String(index + 1)} />
            </span>
          </span>
          <span className="text-xl font-semibold text-ink">{formatInteger(counts[differenceClass].rowCount)}</span>
          {hasAmount && <span className="text-sm text-ink-2">{sums[differenceClass]}</span>}
        </button>
      ))}
    </div>
  )
}
