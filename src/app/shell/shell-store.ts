/** Stores what is open in the shell. It lives outside of React, so that commands and keys can open and close it. */
import { useSyncExternalStore } from 'react'
import { sections } from '#app/sections.ts'
import { createStore } from '#lib/storage/store.ts'
import { listMenuGroups } from './menu-tree.ts'

/** The menus of the top bar. */
export type TopMenuName = 'mensagens' | 'notificacoes' | 'idioma' | 'usuario'

/** What is open, collapsed and filtered in the shell. */
export interface ShellState {
  menu: TopMenuName | null
  /** The settings panel is open; closed by default (spec 1 §3). */
  settings: boolean
  /** The menu is open over the page, below 900 px. */
  drawer: boolean
  /** Names of the menu groups that are collapsed. */
  folded: ReadonlySet<string>
  /** The search text of the menu. */
  menuFilter: string
}

const shellStore = createStore<ShellState>({
  menu: null,
  settings: false,
  drawer: false,
  folded: new Set(listMenuGroups(sections).flatMap(({ name, isCollapsed }) => (isCollapsed ? [name] : []))),
  menuFilter: '',
})

/** The current state; the same object until something changes. */
export const getShellState = shellStore.get

/** Changes these fields of the state and notifies the subscribers. */
export const updateShell = (patch: Partial<ShellState>): void => shellStore.set({ ...shellStore.get(), ...patch })

/** One field of the state; the component renders again when it changes. */
export const useShellState = <Name extends keyof ShellState>(name: Name): ShellState[Name] =>
  useSyncExternalStore(shellStore.subscribe, () => shellStore.get()[name])
