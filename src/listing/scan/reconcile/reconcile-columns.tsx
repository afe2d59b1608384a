/**
 * Shows which column of the other table is compared with which of ours. A click on a pair lets the operator choose
 * another.
 */
import { Fragment } from 'react'
import { execute } from '#commands/command-requests.ts'
import type { MatchedColumn, Reconciled } from '#scan/jobs/reconcile-job.ts'
import { matchColumnCommand } from './reconcile-commands.ts'

/** Renders 'codigo → ID · valor → Valor', and our columns that have no counterpart. */
export function ReconcileColumns({ result: { matched } }: { result: Reconciled }) {
  const pairs = matched.filter(({ theirLabel }) => theirLabel !== null)
  const unmatched = matched.filter(({ theirLabel }) => theirLabel === null)
  return (
    <div
      role="group"
      aria-label="Colunas comparadas"
      className="flex flex-wrap gap-x-4 gap-y-1 px-(--gutter) pb-3 text-sm text-ink-2"
    >
      <span>
        <span>{'Colunas '}</span>
        <Columns columns={pairs} />
      </span>
      {unmatched.length > 0 && (
        <span className="text-warning-ink">
          <span>{'Sem par lá, não comparadas '}</span>
          <Columns columns={unmatched} />
        </span>
      )}
    </div>
  )
}

function Columns({ columns }: { columns: readonly MatchedColumn[] }) {
  return (
    <span>
      {columns.map(({ field, label, theirLabel }, index) => (
        <Fragment key={field}>
          {index > 0 && <span>{' · '}</span>}
          <button
            type="button"
            className="text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
            title="Casar com outra coluna"
            onClick={() => execute(matchColumnCommand, { coluna: field }, 'ponteiro')}
          >
            {theirLabel === null ? label : `${theirLabel} → ${label}`}
          </button>
        </Fragment>
      ))}
    </span>
  )
}
