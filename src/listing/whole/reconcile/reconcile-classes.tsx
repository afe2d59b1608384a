/** The four classes of a reconciliation: how many lines, what they amount to, and the key that goes there. */
import { formatCents, signedCents } from '#lib/written/cents.ts'
import { formatInteger } from '#lib/written/money.ts'
import type { Reconciled } from '#reading/jobs/reconcile-job.ts'
import { keyProps, Keys } from '#ui/signs/kbd.tsx'
import { CLASSES, differencesOf, equalText, type ReconcileClass, type ReconcileView } from '#listing/whole/view.ts'
import { goToClass } from './reconcile-run.ts'

const SIGNS: Readonly<Record<ReconcileClass, string>> = { different: '≠', onlyHere: '←', onlyThere: '→', equal: '=' }

/** The class of the difference at hand is pressed. */
export function ReconcileClasses({ view: { sides, at }, result }: { view: ReconcileView; result: Reconciled }) {
  const { columns, counts } = result
  const { different, onlyHere, onlyThere, equal } = counts
  const now = differencesOf(result)[at]?.of
  const hasAmount = columns.some(({ format }) => format === 'money')
  const names = {
    different: 'Difere',
    onlyHere: `Só ${sides[0]}`,
    onlyThere: `Só ${sides[1]}`,
    equal: equalText(result),
  }
  const inAmount =
    different.lines > 0 ? `, em ${formatInteger(different.inAmount)} de ${formatInteger(different.lines)} no valor` : ''
  const sums: Readonly<Record<ReconcileClass, string>> = {
    different: `Δ ${signedCents(different.sumHere - different.sumThere)}${inAmount}`,
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
          {...keyProps(String(index + 1))}
          aria-pressed={now === of}
          onClick={() => goToClass(of)}
        >
          <span className="flex justify-between text-sm text-ink-2">
            <span>
              <span aria-hidden="true">{`${SIGNS[of]} `}</span>
              <span>{names[of]}</span>
            </span>
            <span aria-hidden="true">
              <Keys keys={String(index + 1)} />
            </span>
          </span>
          <span className="text-xl font-semibold text-ink">{formatInteger(counts[of].lines)}</span>
          {hasAmount && <span className="text-sm text-ink-2">{sums[of]}</span>}
        </button>
      ))}
    </div>
  )
}
