/** The menu as it is drawn: the sections' entries in their order, grouped, narrowed to what is searched for. */
import type { MenuEntry, MenuGroup, Section } from '#commands/section.ts'
import { includesNormalized } from '#lib/format/normalize-text.ts'

/** A group of the menu with what stands in it. */
export interface GroupNode {
  group: MenuGroup
  /** Where the group itself leads, if anywhere: the credit hub's does (spec 1 §2.6). */
  ownEntry: MenuEntry | null
  entries: MenuEntry[]
}

/** A line of the menu: an entry, or a group of them. */
export type MenuNode = MenuEntry | GroupNode

/** True for a group of entries, false for an entry. */
export const isGroupNode = (node: MenuNode): node is GroupNode => 'entries' in node

/** The groups, each once, in the order of the menu. */
export const listMenuGroups = (sections: readonly Section[]): MenuGroup[] => [
  ...new Set(sections.flatMap(({ menu }) => menu.flatMap(({ group }) => group ?? []))),
]

/** Entries and groups, each group where its first entry stands. Unlisted entries are left out. */
export function buildMenuTree(sections: readonly Section[]): MenuNode[] {
  const nodes: MenuNode[] = []
  for (const entry of sections.flatMap((section) => section.menu)) {
    if (entry.isUnlisted) continue
    if (!entry.group) {
      nodes.push(entry)
      continue
    }
    let node = nodes.find(
      (candidate): candidate is GroupNode => isGroupNode(candidate) && candidate.group === entry.group,
    )
    if (!node) {
      node = { group: entry.group, ownEntry: null, entries: [] }
      nodes.push(node)
    }
    if (entry.label === entry.group.name) node.ownEntry = entry
    else node.entries.push(entry)
  }
  return nodes
}

/** The nodes that hold the text, accents ignored; a group's name brings all of its entries. */
export function filterMenu(nodes: readonly MenuNode[], text: string): MenuNode[] {
  if (text.trim() === '') return [...nodes]
  return nodes.flatMap((node): MenuNode[] => {
    if (!isGroupNode(node)) return includesNormalized(node.label, text) ? [node] : []
    if (includesNormalized(node.group.name, text)) return [node]
    const entries = node.entries.filter((entry) => includesNormalized(entry.label, text))
    return entries.length > 0 ? [{ ...node, entries }] : []
  })
}

/** The pages that the menu does not list and that hold the text: its search finds them all the same; none for no text. */
export const unlistedFound = (sections: readonly Section[], text: string): MenuEntry[] =>
  text.trim() === ''
    ? []
    : sections
        .flatMap(({ menu }) => menu)
        .filter(({ isUnlisted: unlisted, label }) => unlisted && includesNormalized(label, text))

/** True where the path is the entry's or lies below it; the dashboard's '/' is only itself. */
export const isActiveEntry = (entry: MenuEntry, path: string): boolean =>
  path === entry.path || (entry.path !== '/' && path.startsWith(`${entry.path}/`))
