/** One menu entry of the console: its place in the menu, its routes, its verbs, its records. */
import type { ComponentType } from 'react'
import type { IconName } from '#ui/icon.tsx'
import type { AnyCommand } from './define.ts'
import type { Noun } from './noun.ts'

export interface MenuEntry {
  /** As spec 1 §2.6 writes it: 'Ledger de Bônus'. */
  label: string
  path: string
  /** The id of the 'Ir para' command made from this entry: 'ir.bonus'. */
  command: string
  /** The phrase of that command after 'ir para ': 'ledger de bônus'. */
  phrase: string
  /** Further whole phrases that mean it. */
  synonyms?: readonly string[]
  keys?: readonly string[]
  icon?: IconName
  /** The group it stands under in the sidebar, if any. */
  group?: 'Multi Nível' | 'RV hub' | 'Parceiro de pagamentos' | 'Auditoria'
  /** Reached by palette and address, but not listed in the sidebar (spec 1 §2.6 has no such entry). */
  unlisted?: boolean
}

export interface SectionRoute {
  /** '/produtos/editar/$id', the router's spelling. */
  path: string
  /** Title for breadcrumb and document. */
  title: string
  /** Fetches the screen's code and gives what draws it; the routes themselves know neither React nor the router. */
  screen: () => Promise<ComponentType>
  noun: Noun | null
}

/** What a section can do: loaded after the first paint, as the command layer is. */
export interface Verbs {
  commands: readonly AnyCommand[]
}

/** Menu and routes are there from the start; screens and verbs are fetched when they are needed. */
export interface Section {
  /** What it speaks of, in the language's order of precedence. */
  nouns: readonly Noun[]
  menu: readonly MenuEntry[]
  routes: readonly SectionRoute[]
  verbs?: () => Promise<Verbs>
  /** The verbs that are made from its lists. */
  views?: () => Promise<readonly AnyCommand[]>
}
