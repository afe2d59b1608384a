/** The status of a record in the current run, in the place of its checkbox. */
import type { BulkItemStatus } from '#commands/bulk/queue.ts'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import { Spinner } from '#ui/icons/spinner.tsx'

const STATUS_ICONS: Record<Exclude<BulkItemStatus, 'running'>, readonly [IconName, string, string]> = {
  waiting: ['historico', 'text-ink-3', 'Na fila'],
  done: ['certo', 'text-success-ink', 'Feito'],
  failed: ['erro', 'text-danger-ink', 'Falhou'],
  unknown: ['alerta', 'text-warning-ink', 'Não se sabe'],
  skipped: ['menos', 'text-ink-3', 'Ignorado'],
}

/** Draws the status of a row in a run as a labelled icon. */
export function RunStatusIcon({ state: status }: { state: BulkItemStatus }) {
  if (status === 'running')
    return (
      <span role="img" aria-label="Em andamento" className="text-accent-ink">
        <Spinner />
      </span>
    )
  const [icon, colour, label] = STATUS_ICONS[status]
  return (
    <span role="img" aria-label={label} title={label} className={colour}>
      <Icon name={icon} />
    </span>
  )
}
