/** Texts for the operator that no other test covers: themes, page sizes, the menu. */
import { describe, expect, it } from 'vitest'
import { sections } from '#app/sections.ts'
import { isGroupNode, buildMenuTree } from '#app/shell/menu-tree.ts'
import type { AnyCommand } from '#commands/define.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { createArgumentListing } from '#commands/palette/argument-listing.ts'
import { createContext } from '#commands/palette/palette-context.fixture.ts'
import { setPreference } from '#ui/theme/preferences.ts'
import { registry } from './registry.ts'

const command = (id: string): AnyCommand => {
  const found = registry.get(id)
  if (!found) throw new Error(`No command "${id}"`)
  return found
}

describe('the theme', () => {
  const title = (args: Record<string, unknown> = {}) => command('casca.tema').dynamicTitle?.(args)

  it('is named as the one that Enter switches to', () => {
    setPreference('theme', 'claro')
    expect(title()).toBe('Usar tema escuro')
    setPreference('theme', 'escuro')
    expect(title()).toBe('Usar tema claro')
    expect(title({ tema: 'escuro' })).toBe('Usar tema escuro')
    expect(title({ tema: 'sistema' })).toBe('Usar tema do sistema')
  })
})

it('asks how many rows a page has, and repeats it if the input is no number', () => {
  const asking = { command: command('tabela.tamanho'), args: {}, argName: 'n' }
  const real = createContext({ registry, interpreter: createInterpreter(registry) })
  expect(
    createArgumentListing(asking, '', real, { foundRecords: [], currentText: null }).groups.map(({ entries }) =>
      entries.map(({ title }) => title),
    ),
  ).toEqual([['5', '10', '100', '500', '1000']])
  expect(createArgumentListing(asking, 'muitas', real, { foundRecords: [], currentText: null }).note).toBe(
    '“muitas” não serve. Quantas linhas por página?',
  )
})

it('says how ids are written when it asks for them', () => {
  const asking = { command: command('produto.excluir'), args: {}, argName: 'ids' }
  const real = createContext({ registry, interpreter: createInterpreter(registry) })
  expect(createArgumentListing(asking, '', real, { foundRecords: [], currentText: null }).note).toContain(
    'números (ex.: 12, 15-18)',
  )
})

it('names both pages of the payment partner, in the menu and as routes', () => {
  const group = buildMenuTree(sections)
    .filter(isGroupNode)
    .find(({ group: { name } }) => name === 'Parceiro de pagamentos')
  expect(group?.entries.map(({ label }) => label)).toEqual(['Parceiro de pagamentos 1', 'Parceiro de pagamentos 2'])
  expect(command('ir.submenu1').title).toBe('Ir para Parceiro de pagamentos 1')
})
