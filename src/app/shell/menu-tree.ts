/** The menu as it is drawn: the sections' entries in their order, grouped, narrowed to what is searched for. */
import type { MenuEntry, Section } from '#commands/section.ts'
import { includesFolded } from '#lib/fold.ts'
import type { IconName } from '#ui/icon.tsx'

export interface MenuGroup {
  group: string
  icon: IconName
  /** Where the group itself leads, if anywhere: the credit hub's does (spec 1 §2.6). */
  own: MenuEntry | null
  entries: MenuEntry[]
}

export type MenuNode = MenuEntry | MenuGroup

export const isGroup = (node: MenuNode): node is MenuGroup => 'entries' in node

const GROUP_ICONS: Readonly<Record<string, IconName>> = {
  'Multi Nível': 'plano',
  'RV hub': 'hub',
  'Parceiro de pagamentos': 'cartao',
  Auditoria: 'escudo',
}

/** Entries and groups, each group where its first entry stands. Unlisted entries are left out. */
export function menuTree(sections: readonly Section[]): MenuNode[] {
  const nodes: MenuNode[] = []
  for (const entry of sections.flatMap((section) => section.menu)) {
    if (entry.unlisted) continue
    if (!entry.group) {
      nodes.push(entry)
      continue
    }
    let node = nodes.find((candidate): candidate is MenuGroup => isGroup(candidate) && candidate.group === entry.group)
    if (!node) {
      node = { group: entry.group, icon: GROUP_ICONS[entry.group] ?? 'menu', own: null, entries: [] }
      nodes.push(node)
    }
    if (entry.label === entry.group) node.own = entry
    else node.entries.push(entry)
  }
  return nodes
}

/** The nodes that hold the text, accents ignored; a group's name brings all of its entries. */
export function narrowMenu(nodes: readonly MenuNode[], text: string): MenuNode[] {
  if (text.trim() === '') return [...nodes]
  return nodes.flatMap((node): MenuNode[] => {
    if (!isGroup(node)) return includesFolded(node.label, text) ? [node] : []
    if (includesFolded(node.group, text)) return [node]
    const entries = node.entries.filter((entry) => includesFolded(entry.label, text))
    return entries.length > 0 ? [{ ...node, entries }] : []
  })
}

/** True where the path is the entry's or lies below it; the dashboard's '/' is only itself. */
export const isActive = (entry: MenuEntry, path: string): boolean =>
  path === entry.path || (entry.path !== '/' && path.startsWith(`${entry.path}/`))
