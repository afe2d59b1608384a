import { describe, expect, it } from 'vitest'
import { defineGroup, type MenuEntry, type Section } from '#commands/section.ts'
import { isActiveEntry, isGroupNode, buildMenuTree, filterMenu, findUnlistedPages } from './menu-tree.ts'

const entry = (label: string, path: string, group?: MenuEntry['group'], unlisted = false): MenuEntry => ({
  icon: 'documento',
  label,
  name: label,
  path,
  commandId: `ir.${path}`,
  phrase: label,
  isUnlisted: unlisted,
  ...(group ? { group } : {}),
})
const multiNivel = defineGroup({ name: 'Multi Nível', icon: 'plano' })
const rvHub = defineGroup({ name: 'RV hub', icon: 'hub' })
const section = (...menu: MenuEntry[]): Section => ({ resources: [], menu, routes: [] })

const sections = [
  section(entry('Dashboard', '/')),
  section(entry('Planos', '/cashback-planos', multiNivel)),
  section(entry('Ledger de Bônus', '/bonus', multiNivel)),
  section(entry('RV hub', '/rvhub', rvHub), entry('Saldo', '/saldo', rvHub)),
  section(entry('Pedidos', '/pedidos', undefined, true)),
]
const tree = buildMenuTree(sections)
const toLabels = (nodes = tree) =>
  nodes.map((node) => (isGroupNode(node) ? [node.group.name, ...node.entries.map(({ label }) => label)] : node.label))

describe('buildMenuTree', () => {
  it('keeps the order, gathers groups, and excludes unlisted entries', () =>
    expect(toLabels()).toEqual(['Dashboard', ['Multi Nível', 'Planos', 'Ledger de Bônus'], ['RV hub', 'Saldo']]))
  it('makes the entry with the name of its group the link of the group', () =>
    expect(tree.filter(isGroupNode).map(({ ownEntry }) => ownEntry?.path ?? null)).toEqual([null, '/rvhub']))
})

describe('filterMenu', () => {
  it.each([
    ['', 3],
    ['dash', 1],
    ['BONUS', 1],
    ['xyz', 0],
  ])('%j leaves %i nodes', (text, count) => expect(filterMenu(tree, text)).toHaveLength(count))
  it('keeps the matching entries of a group, or all if its name matches', () => {
    expect(toLabels(filterMenu(tree, 'bonus'))).toEqual([['Multi Nível', 'Ledger de Bônus']])
    expect(toLabels(filterMenu(tree, 'multi nivel'))).toEqual([['Multi Nível', 'Planos', 'Ledger de Bônus']])
  })
})

it.each([
  ['pedidos', ['Pedidos']],
  ['PED', ['Pedidos']],
  ['bonus', []],
  [' ', []],
])('finds by %j the unlisted pages %j', (text, labels) =>
  expect(findUnlistedPages(sections, text).map(({ label }) => label)).toEqual(labels),
)

it('marks the entry of the route and of the routes below it', () => {
  expect(isActiveEntry(entry('Planos', '/cashback-planos'), '/cashback-planos/editar/3')).toBe(true)
  expect(isActiveEntry(entry('Cashbacks', '/cashbacks'), '/cashback-planos')).toBe(false)
  expect(isActiveEntry(entry('Dashboard', '/'), '/bonus')).toBe(false)
})
