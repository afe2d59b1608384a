import { describe, expect, it } from 'vitest'
import { defineGroup, type MenuEntry, type Section } from '#commands/section.ts'
import { isActive, isGroup, menuTree, narrowMenu, unlistedFound } from './menu-tree.ts'

const entry = (label: string, path: string, group?: MenuEntry['group'], unlisted = false): MenuEntry => ({
  icon: 'documento',
  label,
  name: label,
  path,
  command: `ir.${path}`,
  phrase: label,
  unlisted,
  ...(group ? { group } : {}),
})
const multiNivel = defineGroup({ name: 'Multi Nível', icon: 'plano' })
const rvHub = defineGroup({ name: 'RV hub', icon: 'hub' })
const section = (...menu: MenuEntry[]): Section => ({ nouns: [], menu, routes: [] })

const sections = [
  section(entry('Dashboard', '/')),
  section(entry('Planos', '/cashback-planos', multiNivel)),
  section(entry('Ledger de Bônus', '/bonus', multiNivel)),
  section(entry('RV hub', '/rvhub', rvHub), entry('Saldo', '/saldo', rvHub)),
  section(entry('Pedidos', '/pedidos', undefined, true)),
]
const tree = menuTree(sections)
const drawn = (nodes = tree) =>
  nodes.map((node) => (isGroup(node) ? [node.group.name, ...node.entries.map(({ label }) => label)] : node.label))

describe('menuTree', () => {
  it('keeps the order, gathers groups, and leaves unlisted entries out', () =>
    expect(drawn()).toEqual(['Dashboard', ['Multi Nível', 'Planos', 'Ledger de Bônus'], ['RV hub', 'Saldo']]))
  it('makes the entry of a group’s own name its link', () =>
    expect(tree.filter(isGroup).map(({ own }) => own?.path ?? null)).toEqual([null, '/rvhub']))
})

describe('narrowMenu', () => {
  it.each([
    ['', 3],
    ['dash', 1],
    ['BONUS', 1],
    ['xyz', 0],
  ])('%j leaves %i nodes', (text, count) => expect(narrowMenu(tree, text)).toHaveLength(count))
  it('keeps of a group what matches, or all where its name does', () => {
    expect(drawn(narrowMenu(tree, 'bonus'))).toEqual([['Multi Nível', 'Ledger de Bônus']])
    expect(drawn(narrowMenu(tree, 'multi nivel'))).toEqual([['Multi Nível', 'Planos', 'Ledger de Bônus']])
  })
})

it.each([
  ['pedidos', ['Pedidos']],
  ['PED', ['Pedidos']],
  ['bonus', []],
  [' ', []],
])('finds by %j the pages %j that the menu does not list', (text, labels) =>
  expect(unlistedFound(sections, text).map(({ label }) => label)).toEqual(labels),
)

it('marks the entry of the route and of the routes below it', () => {
  expect(isActive(entry('Planos', '/cashback-planos'), '/cashback-planos/editar/3')).toBe(true)
  expect(isActive(entry('Cashbacks', '/cashbacks'), '/cashback-planos')).toBe(false)
  expect(isActive(entry('Dashboard', '/'), '/bonus')).toBe(false)
})
