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

const commands = [
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
  it('creates “Ir para …” for each menu entry', () => {
    const command = createRegistry([section], commands).get('ir.bonus')
    expect(command).toMatchObject({ title: 'Ir para Ledger de Bônus', keys: ['g b'], group: 'Ir para' })
    expect(command?.phrases).toEqual(['ir para ledger de bônus', 'ir para multi nível bônus'])
    expect(command?.to?.({})).toEqual({ to: '/bonus' })
  })
  it('uses the full names of the audits', () =>
    expect(createRegistry([section], commands).get('ir.auditoria.tipo')?.title).toBe('Ir para Auditoria por Tipo'))
  it('has the sections’ resources', () => expect(createRegistry([section], commands).resources).toEqual([bonus]))
  it('refuses a duplicate id', () => expect(() => createRegistry([section, section], [])).toThrow('ir.bonus'))
})

describe('loadRegistry', () => {
  it('goes on without the commands of a section that fail to load, and reports that', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const error = new Error('two slots of one name')
    const failingSection: Section = { ...section, menu: [], loadCommands: () => Promise.reject(error) }
    const registry = await loadRegistry(
      [failingSection, { ...section, loadCommands: () => Promise.resolve(commands) }],
      [],
    )
    expect(registry.get('bonus.reprocessar')).toBeDefined()
    expect(report).toHaveBeenCalledWith(error)
    vi.unstubAllGlobals()
  })

  it('fails a test with the error of the section, which nothing else would show there', async () => {
    const failingSection = { ...section, loadCommands: () => Promise.reject(new Error('not in `commands`')) }
    await expect(loadRegistry([failingSection], [])).rejects.toThrow('not in `commands`')
  })
})
