/** What of the shell is open: known outside React, so that commands and keys can open and close it. */
import { useSyncExternalStore } from 'react'

export type TopMenuName = 'mensagens' | 'notificacoes' | 'idioma' | 'usuario'

export interface ShellState {
  menu: TopMenuName | null
  /** The settings panel; closed by default (spec 1 §3). */
  settings: boolean
  /** The menu over the page, below 900 px. */
  drawer: boolean
  /** Groups of the menu that are folded. */
  folded: ReadonlySet<string>
  /** What the menu is narrowed to. */
  menuFilter: string
}

let state: ShellState = {
  menu: null,
  settings: false,
  drawer: false,
  folded: new Set(['Parceiro de pagamentos']),
  menuFilter: '',
}
const listeners = new Set<() => void>()

/** The state now; the same object until something changes. */
export const shellState = (): ShellState => state

/** Changes some of it. */
export function setShell(patch: Partial<ShellState>): void {
  state = { ...state, ...patch }
  for (const listener of listeners) listener()
}

function onShell(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** One part of the state, followed as it changes. */
export const useShell = <Name extends keyof ShellState>(name: Name): ShellState[Name] =>
  useSyncExternalStore(onShell, () => state[name])
