/** The four classes of a reconciliation: how many lines, what they amount to, and the key that goes there. */
import { formatCents, formatSignedCents } from '#lib/format/cents.ts'
import { formatInteger } from '#lib/format/money.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import {
  CLASSES,
  listDifferences,
  equalText,
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

/** The class of the difference at hand is pressed. */
export function ReconcileClasses({ view: { sides, index: at }, result }: { view: ReconcileView; result: Reconciled }) {
  const { columns, counts } = result
  const { different, onlyHere, onlyThere, equal } = counts
  const now = listDifferences(result)[at]?.of
  const hasAmount = columns.some(({ format }) => format === 'money')
  const names = {
    different: 'Difere',
    onlyHere: `Só ${sides[0]}`,
    onlyThere: `Só ${sides[1]}`,
    equal: equalText(result),
  }
  const inAmount =
    different.rowCount > 0
      ? `, em ${formatInteger(different.differingAmounts)} de ${formatInteger(different.rowCount)} no valor`
      : ''
  const sums: Readonly<Record<ReconcileClass, string>> = {
    different: `Δ ${formatSignedCents(different.sumHere - different.sumThere)}${inAmount}`,
    onlyHere: formatCents(onlyHere.sumHere),
    onlyThere: formatCents(onlyThere.sumThere),
    equal: `${formatCents(equal.sumHere)} dos dois lados`,
  }
  return (
    <div className="reading-classes" role="group" aria-label="Classes">
      {CLASSES.map((of, index) => (
        <button
          key={of}
          type="button"
          {...getShortcutProps(String(index + 1))}
          aria-pressed={now === of}
          onClick={() => goToClass(of)}
        >
          <span className="flex justify-between text-sm text-ink-2">
            <span>
              <span aria-hidden="true">{`${CLASS_SIGNS[of]} `}</span>
              <span>{names[of]}</span>
            </span>
            <span aria-hidden="true">
              <KeyChips keys={String(index + 1)} />
            </span>
          </span>
          <span className="text-xl font-semibold text-ink">{formatInteger(counts[of].rowCount)}</span>
          {hasAmount && <span className="text-sm text-ink-2">{sums[of]}</span>}
        </button>
      ))}
    </div>
  )
}
