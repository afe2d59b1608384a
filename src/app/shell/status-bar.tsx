/** The status bar: version and year, the keys that work now, remaining session time, connection (ui/README §3). */
import { useSyncExternalStore } from 'react'
import { useIsOnline } from '#api/cache/offline.ts'
import { useIsReconnecting, useIsRefreshing } from '#api/session/use-is-reconnecting.ts'
import { execute } from '#commands/command-requests.ts'
import { useGetDisplayKeyById } from '#commands/keys/use-display-key.ts'
import { isWelcomeShown, subscribeToWelcome } from '#commands/execution/welcome.ts'
import { useRegistry } from '#commands/runtime.ts'
import { KeyChips } from '#ui/icons/key-chips.tsx'
import { loadable } from '#ui/lazy/loadable.tsx'
import { PHONE_QUERY, useMediaQuery } from '#ui/theme/media-query.ts'
import { VERSION } from '#lib/startup/version.ts'
import { SessionTime, useSessionTimeLeft } from './session-time.tsx'

const StatusHints = loadable(() => import('./status-hints.tsx').then((module) => module.StatusHints))

/** Renders the bar. It is inert behind an open drawer. */
export function StatusBar({ inert }: { inert: boolean }) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  const isOnline = useIsOnline()
  const isReconnecting = useIsReconnecting()
  const secondsLeft = useSessionTimeLeft(useIsRefreshing())
  /** For an expired session the bar does not say that it is connected. */
  const isOver = secondsLeft !== null && secondsLeft <= 0 && isOnline && !isReconnecting
  const registry = useRegistry()
  const help = registry?.get('casca.atalhos')
  const isFirstUse = useSyncExternalStore(subscribeToWelcome, isWelcomeShown)
  const helpKeys = useGetDisplayKeyById()('casca.atalhos')
  return (
    <footer
      inert={inert}
      className="col-span-full flex items-center gap-4 border-t border-line bg-canvas px-3 text-2xs text-ink-3 tabular-nums"
    >
      {/* The year disappears completely: if it does not fit, it wraps to a second line, which is not visible. */}
      <span className="flex h-4 min-w-min flex-wrap gap-x-4 overflow-hidden whitespace-nowrap">
        <span>{`Gestor ${VERSION}`}</span>
        <span>{new Date().getFullYear()}</span>
      </span>
      {/* The command layer renders its long-running work into this element. It is fetched later. */}
      <span data-marks="" className="contents" />
      {/* A hint that does not fit wraps to a second line, which is not visible: half a hint is of no use. */}
      <div data-line="" className="relative flex min-w-0 flex-1 items-center self-stretch">
        <span className="hidden h-5 flex-1 flex-wrap items-center justify-center gap-x-3.5 gap-y-2 overflow-hidden lg:flex">
          {registry && <StatusHints commands={registry.commands} />}
        </span>
      </div>
      <SessionTime secondsLeft={secondsLeft} isPhone={isPhone} />
      <span
        className={`${isOver ? 'sr-only' : 'inline-flex'} items-center gap-1.5 whitespace-nowrap before:size-1.5 before:rounded-full ${isOnline ? 'before:bg-dot' : 'text-danger-ink before:bg-danger-ink'}`}
      >
        <span role="status">
          {!isOnline ? 'Sem conexão' : isReconnecting ? 'Reconectando...' : isOver ? '' : 'Conectado'}
        </span>
      </span>
      {help && (
        <button
          type="button"
          className={`${isPhone ? 'hidden' : 'inline-flex'} -mx-2 min-h-6 shrink-0 items-center gap-1.5 rounded-sm px-2 whitespace-nowrap hover:text-ink ${isFirstUse ? 'bg-selected text-ink' : ''}`}
          onClick={() => execute(help, {}, 'ponteiro')}
        >
          {isFirstUse && <span>Pressione</span>}
          {helpKeys && <KeyChips keys={helpKeys} small />}
          <span>{isFirstUse ? 'para ver os atalhos' : 'atalhos'}</span>
        </button>
      )}
    </footer>
  )
}
