/** The footer: version and year, the keys that work now, the session's time, the connection (visual.md §5). */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { sessionLabel, sessionTimeLeft } from '#api/session.ts'
import { useReconnecting } from '#api/session-reconnecting.ts'
import { execute } from '#commands/door.ts'
import type { AnyCommand } from '#commands/define.ts'
import { useRegistry } from '#commands/use-registry.ts'
import { currentScreen, onScreenChange } from '#commands/screen.ts'
import { Keys } from '#ui/kbd.tsx'
import { usePreference } from '#ui/preferences.ts'
import { keyHints, keyPlace } from './key-hints.ts'
import { VERSION } from './version.ts'

/** Follows the focus; what floats over the page takes the focus as well. */
function useKeyPlace() {
  return useSyncExternalStore(
    (listener) => {
      // After the focus has arrived, and after what was closed is gone.
      const later = () => setTimeout(listener, 50)
      document.addEventListener('focusin', later)
      document.addEventListener('focusout', later)
      return () => {
        document.removeEventListener('focusin', later)
        document.removeEventListener('focusout', later)
      }
    },
    () => keyPlace(document.activeElement),
  )
}

const NO_COMMANDS: readonly AnyCommand[] = []

function Hints() {
  const screen = useSyncExternalStore(onScreenChange, currentScreen)
  const place = useKeyPlace()
  const singleKeys = usePreference('singleKeys')
  const commands = useRegistry()?.commands ?? NO_COMMANDS
  const hints = keyHints({ place, screen, commands, keysOf: (command) => command.keys ?? [], singleKeys })
  return (
    <span className="hidden min-w-0 flex-1 items-center justify-center gap-3.5 overflow-hidden lg:flex">
      {hints.map(({ keys, text }) => (
        <span key={text} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <Keys keys={keys} small />
          {text}
        </span>
      ))}
    </span>
  )
}

/** 'Sessão: 42 min', looked at twice a minute. */
function SessionTime() {
  const [label, setLabel] = useState(() => sessionLabel(sessionTimeLeft()))
  useEffect(() => {
    const timer = setInterval(() => setLabel(sessionLabel(sessionTimeLeft())), 30_000)
    return () => clearInterval(timer)
  }, [])
  return label && <span className="hidden whitespace-nowrap sm:inline">{label}</span>
}

function onConnection(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** True while the browser says that it is connected: a hint only (reliability.md K4). */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, () => navigator.onLine)

/** Draws the line; the page behind an open drawer is out of reach. */
export function StatusBar({ inert }: { inert: boolean }) {
  const isOnline = useOnline()
  const isReconnecting = useReconnecting()
  const help = useRegistry()?.get('casca.atalhos')
  return (
    <footer
      inert={inert}
      className="col-span-full flex items-center gap-4 border-t border-line bg-canvas px-3 text-2xs text-ink-3 tabular-nums"
    >
      <span className="whitespace-nowrap">Gestor {VERSION}</span>
      <span>{new Date().getFullYear()}</span>
      <Hints />
      <span className="ml-auto lg:hidden" />
      <SessionTime />
      <span
        className={`inline-flex items-center gap-1.5 whitespace-nowrap before:size-1.5 before:rounded-full ${isOnline ? 'before:bg-dot' : 'text-danger-ink before:bg-danger-ink'}`}
      >
        <span role="status">{!isOnline ? 'Sem conexão' : isReconnecting ? 'Reconectando...' : 'Conectado'}</span>
      </span>
      {help && (
        <button
          type="button"
          className="hidden min-h-6 items-center gap-1.5 hover:text-ink sm:inline-flex"
          onClick={() => execute(help, {}, 'ponteiro')}
        >
          <Keys keys={help.keys?.[0] ?? '?'} small />
          atalhos
        </button>
      )}
    </footer>
  )
}
