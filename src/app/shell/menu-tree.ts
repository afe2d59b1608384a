/** Builds the menu for the sidebar: the entries of the sections in order, grouped, and filtered by the search text. */
import type { MenuEntry, MenuGroup, Section } from '#commands/section.ts'
import { matchesSearch } from '#lib/format/match-words.ts'

/** A group of the menu with its entries. */
export interface GroupNode {
  group: MenuGroup
  /** The page that the group itself leads to, or null. The group of the credit hub has one (spec 1 §2.6). */
  ownEntry: MenuEntry | null
  entries: MenuEntry[]
}

/** A node of the menu: an entry or a group of entries. */
export type MenuNode = MenuEntry | GroupNode

/** True for a group of entries, false for an entry. */
export const isGroupNode = (node: MenuNode): node is GroupNode => 'entries' in node

/** The groups of the menu in order, without duplicates. */
export const listMenuGroups = (sections: readonly Section[]): MenuGroup[] => [
  ...new Set(sections.flatMap(({ menu }) => menu.flatMap(({ group }) => group ?? []))),
]

/** Builds the nodes. A group stands where its first entry does. Unlisted entries are excluded. */
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

/**
 * The nodes that contain the words of the text, without regard to accents. If the name of a group matches, all its entries remain.
 */
export function filterMenu(nodes: readonly MenuNode[], text: string): MenuNode[] {
  if (text.trim() === '') return [...nodes]
  return nodes.flatMap((node): MenuNode[] => {
    if (!isGroupNode(node)) return matchesSearch(node.label, text) ? [node] : []
    if (matchesSearch(node.group.name, text)) return [node]
    const entries = node.entries.filter((entry) => matchesSearch(entry.label, text))
    return entries.length > 0 ? [{ ...node, entries }] : []
  })
}

/** The unlisted pages that contain the words of the text: the menu search finds them too. Empty for an empty text. */
export const findUnlistedPages = (sections: readonly Section[], text: string): MenuEntry[] =>
  text.trim() === ''
    ? []
    : sections.flatMap(({ menu }) => menu).filter(({ isUnlisted, label }) => isUnlisted && matchesSearch(label, text))

/** True if the path is that of the entry or below it. The dashboard's '/' matches only itself. */
export const isActiveEntry = (entry: MenuEntry, path: string): boolean =>
  path === entry.path || (entry.path !== '/' && path.startsWith(`${entry.path}/`))
