/** Where a record stands in the run under way, in the place of its checkbox. */
import type { ItemState } from '#commands/bulk/queue.ts'
import { Icon, type IconName } from '#ui/signs/icon.tsx'
import { Spinner } from '#ui/signs/spinner.tsx'

const MARKS: Record<Exclude<ItemState, 'running'>, readonly [IconName, string, string]> = {
  waiting: ['historico', 'text-ink-3', 'Na fila'],
  done: ['certo', 'text-success-ink', 'Feito'],
  failed: ['erro', 'text-danger-ink', 'Falhou'],
  unknown: ['alerta', 'text-warning-ink', 'Não se sabe'],
  skipped: ['menos', 'text-ink-3', 'Ignorado'],
}

/** Draws what became of a row in a run, as a sign with a name. */
export function RunMark({ state }: { state: ItemState }) {
  if (state === 'running')
    return (
      <span role="img" aria-label="Em andamento" className="text-accent-ink">
        <Spinner />
      </span>
    )
  const [icon, colour, label] = MARKS[state]
  return (
    <span role="img" aria-label={label} title={label} className={colour}>
      <Icon name={icon} />
    </span>
  )
}
