/** What of the shell is open: known outside React, so that commands and keys can open and close it. */
import { useSyncExternalStore } from 'react'
import { sections } from '#app/sections.ts'
import { createStore } from '#lib/storage/store.ts'
import { listMenuGroups } from './menu-tree.ts'

/** The menus of the top bar. */
export type TopMenuName = 'mensagens' | 'notificacoes' | 'idioma' | 'usuario'

/** What is open, folded and narrowed in the shell. */
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

const shellStore = createStore<ShellState>({
  menu: null,
  settings: false,
  drawer: false,
  folded: new Set(listMenuGroups(sections).flatMap(({ name, isCollapsed }) => (isCollapsed ? [name] : []))),
  menuFilter: '',
})

/** The state now; the same object until something changes. */
export const getShellState = shellStore.get

/** Changes these parts of the shell's state, and tells who follows it. */
export const updateShell = (patch: Partial<ShellState>): void => shellStore.set({ ...shellStore.get(), ...patch })

/** One part of the state, followed as it changes. */
export const useShellState = <Name extends keyof ShellState>(name: Name): ShellState[Name] =>
  useSyncExternalStore(shellStore.subscribe, () => shellStore.get()[name])
