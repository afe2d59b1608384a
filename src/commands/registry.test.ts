import { describe, expect, it, vi } from 'vitest'
import { defineCommand } from './define.ts'
import { createRegistry, loadRegistry } from './registry.ts'
import { bonus } from './resources.fixture.ts'
import type { Section } from './section.ts'

const section: Section = {
  resources: [bonus],
  menu: [
    {
      icon: 'bonus',
      label: 'Ledger de Bônus',
      name: 'Ledger de Bônus',
      path: '/bonus',
      commandId: 'ir.bonus',
      phrase: 'ledger de bônus',
      synonyms: ['multi nível bônus'],
      keys: ['g b'],
    },
    {
      icon: 'escudo',
      label: 'Transações por Tipo',
      name: 'Auditoria por Tipo',
      path: '/auditoria/transacoes/tipo',
      commandId: 'ir.auditoria.tipo',
      phrase: 'auditoria por tipo',
    },
  ],
  routes: [],
}

const verbs = [
  defineCommand({
    id: 'bonus.reprocessar',
    title: 'Reprocessar',
    group: 'Ações',
    scope: 'list',
    keys: ['a r'],
    phrases: ['reprocessar'],
  }),
]

describe('createRegistry', () => {
  it('makes “Ir para …” of each menu entry', () => {
    const command = createRegistry([section], verbs).get('ir.bonus')
    expect(command).toMatchObject({ title: 'Ir para Ledger de Bônus', keys: ['g b'], group: 'Ir para' })
    expect(command?.phrases).toEqual(['ir para ledger de bônus', 'ir para multi nível bônus'])
    expect(command?.to?.({})).toEqual({ to: '/bonus' })
  })
  it('names the audits in full', () =>
    expect(createRegistry([section], verbs).get('ir.auditoria.tipo')?.title).toBe('Ir para Auditoria por Tipo'))
  it('knows the sections’ nouns', () => expect(createRegistry([section], verbs).resources).toEqual([bonus]))
  it('refuses a double id', () => expect(() => createRegistry([section, section], [])).toThrow('ir.bonus'))
})

describe('loadRegistry', () => {
  it('goes on without the verbs of a section that fail, and reports that', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const fault = new Error('two slots of one name')
    const lost: Section = { ...section, menu: [], loadCommands: () => Promise.reject(fault) }
    const registry = await loadRegistry([lost, { ...section, loadCommands: () => Promise.resolve(verbs) }], [])
    expect(registry.get('bonus.reprocessar')).toBeDefined()
    expect(report).toHaveBeenCalledWith(fault)
    vi.unstubAllGlobals()
  })
})
