/** The lower half of the dashboard: recent commands and frequent destinations. */
import { getCommandLabel } from '#commands/command-item.ts'
import { useSyncExternalStore } from 'react'
import { listLocation } from '#commands/resource.ts'
import { execute } from '#commands/command-requests.ts'
import { getHistory, type HistoryEntry, subscribeToHistory, getRecentActions } from '#commands/execution/history.ts'
import { useGetDisplayKey, useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { useRegistry } from '#commands/runtime.ts'
import { formatTime } from '#lib/format/dates.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { getShortcutProps, KeyChips } from '#ui/icons/key-chips.tsx'
import type { Elements } from '#ui/components/elements.ts'
import { PathLink } from '#ui/components/path-link.tsx'
import { dashboard } from './resource.ts'

const ROW_CLASS = 'flex h-9 w-full items-center gap-2.5 px-0.5 text-left text-sm text-ink-2 hover:bg-hover'
const MAX_SHOWN = 6

/** Returns '14:21' for today, 'ontem', otherwise day and month. `timestampMs` is in ms since the epoch. */
export function formatActionTime(timestampMs: number, now: Date): string {
  const actionDate = new Date(timestampMs)
  const days = Math.round((startOfDay(now) - startOfDay(actionDate)) / 86_400_000)
  if (days === 0) return formatTime(actionDate)
  return days === 1 ? 'ontem' : actionDate.toLocaleDateString('pt-BR', { day: '2-digit', month: '2-digit' })
}
const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

function Panel({
  title,
  region,
  aside,
  children,
}: {
  title: string
  region: string
  aside?: Elements
  children: Elements
}) {
  return (
    <section className="min-w-0" data-region={region}>
      <h2 className="mb-2 flex items-center gap-2 text-sm font-medium text-ink-2">
        <span>{title}</span>
        <span className="ml-auto text-xs font-normal">{aside}</span>
      </h2>
      {children}
    </section>
  )
}

/** A command of the shell as a link with its key; nothing if the console has no such command. */
function PanelLink({ command: id, children }: { command: string; children: string }) {
  const command = useRegistry()?.get(id)
  const keys = useGetDisplayKeyById()(id)
  if (!command) return null
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1.5 text-ink-3 hover:text-ink"
      onClick={() => execute(command, {}, 'ponteiro')}
    >
      <span>{children}</span>
      {keys && <KeyChips keys={keys} />}
    </button>
  )
}

/**
 * Lists the newest actions, each phrase once. A click runs the command again through the dispatcher, with its
 * confirmation.
 */
export function RecentCommands() {
  const entries = useSyncExternalStore(subscribeToHistory, getHistory)
  const keys = useGetDisplayKeyById()('casca.paleta', 'Mod+K')
  const recent = entries.length > 0 ? getRecentActions(MAX_SHOWN) : []
  return (
    <Panel
      title="Comandos recentes"
      region="recentes"
      aside={recent.length > 0 && <PanelLink command="casca.repetir">Repetir o último</PanelLink>}
    >
      {recent.length === 0 ? (
        <p className="border-t border-line py-2 text-sm text-ink-3">
          <span>{'Nenhum comando ainda. '}</span>
          {keys && (
            <>
              <KeyChips keys={keys} className="mx-1 align-middle" />
              <span className="max-sm:hidden">{' abre a paleta.'}</span>
            </>
          )}
        </p>
      ) : (
        <ul className="border-t border-line">
          {recent.map((entry) => (
            <li key={entry.phrase} className="border-b border-line">
              <RecentCommand entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function RecentCommand({ entry }: { entry: HistoryEntry }) {
  const command = useRegistry()?.get(entry.commandId)
  if (!command) return <span className={ROW_CLASS}>{entry.phrase}</span>
  return (
    <button type="button" className={ROW_CLASS} onClick={() => execute(command, entry.args, 'ponteiro')}>
      <Icon name={command.icon ?? 'direita'} className="shrink-0 text-ink-3" />
      <span className="min-w-0 truncate">{entry.phrase}</span>
      <time dateTime={new Date(entry.at).toISOString()} className="ml-auto text-xs text-ink-3 tabular-nums">
        {formatActionTime(entry.at, new Date())}
      </time>
    </button>
  )
}

const DESTINATIONS = ['ir.cashbacks', 'ir.produtos', 'ir.pedidos', 'ir.transacoes', 'ir.bonus', 'ir.auditoria.valor']

/** Lists the locations that an operator opens most, with their keys. */
export function Destinations() {
  const registry = useRegistry()
  const getDisplayKey = useGetDisplayKey()
  const commands = DESTINATIONS.map((id) => registry?.get(id)).filter((command) => command !== undefined)
  return (
    <Panel title="Ir para" region="destinos" aside={<PanelLink command="casca.atalhos">Todos os atalhos</PanelLink>}>
      <ul className="border-t border-line">
        {commands.map((command) => {
          const keys = getDisplayKey(command)
          return (
            <li key={command.id} className="border-b border-line">
              <PathLink
                to={command.to?.({}) ?? listLocation(dashboard)}
                className={ROW_CLASS}
                {...getShortcutProps(keys)}
              >
                <Icon name={command.icon ?? 'direita'} className="shrink-0 text-ink-3" />
                <span className="min-w-0 truncate font-medium text-ink">{getCommandLabel(command)}</span>
                {keys && (
                  <span aria-hidden="true" className="ml-auto">
                    <KeyChips keys={keys} />
                  </span>
                )}
              </PathLink>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
