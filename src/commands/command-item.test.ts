import { expect, it, onTestFinished } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { toCommandItem, getCommandLabel, getDisabledReason } from './command-item.ts'
import * as arg from './args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from './define.ts'

const context = { screen: { list: null } } as unknown as CommandContext
const base = { group: 'Ações', scope: 'row', phrases: ['editar {id}'] } as const
const editar = defineCommand({
  ...base,
  id: 'coisa.editar',
  title: 'Editar coisa',
  label: 'Editar',
  args: { id: arg.id(null) },
  when: ({ screen }) => screen.list !== null || 'Esta tela não tem tabela',
  to: ({ id }) => ({ to: '/coisas/editar/$id', params: { id: String(id) } }),
})

it('has a link once no argument is missing', () => {
  expect(toCommandItem(editar, {}).to).toBeNull()
  expect(toCommandItem(editar, { id: 12 })).toMatchObject({
    label: 'Editar',
    to: { to: '/coisas/editar/$id', params: { id: '12' } },
    icon: undefined,
  })
})

it('uses the title if it has no label', () => {
  expect(
    getCommandLabel(defineCommand({ ...base, id: 'coisa.ver', title: 'Ver coisa', args: { id: arg.id(null) } })),
  ).toBe('Ver coisa')
})

it('gives the reason if it is disabled, and none if it is not', () => {
  expect(getDisabledReason(editar, { id: 12 }, context)).toBe('Esta tela não tem tabela')
  expect(getDisabledReason({ ...(editar as AnyCommand), when: () => true }, {}, context)).toBeNull()
})

it.each([0, -3, 1.5, 9007199254740992])('is disabled for an id that cannot be a record’s: %j [F17]', (id) => {
  const enabled = { ...(editar as AnyCommand), when: () => true as const }
  expect(getDisabledReason(enabled, { id }, context)).toContain('sem id utilizável')
  const severalIds = { ...enabled, args: { ids: arg.ids(null) } }
  expect(getDisabledReason(severalIds, { ids: [12, id] }, context)).toContain('sem id utilizável')
  expect(getDisabledReason(severalIds, { ids: [12] }, context)).toBeNull()
})

it('is disabled if the platform does not carry the command out, and says so', () => {
  setCapabilities({ withoutCommands: ['coisa.editar'] })
  onTestFinished(() => setCapabilities(null))
  const enabled = { ...(editar as AnyCommand), when: () => true as const }
  expect(getDisabledReason(enabled, { id: 12 }, context)).toBe('A plataforma não atende este comando')
  expect(getDisabledReason({ ...enabled, id: 'coisa.ver' }, { id: 12 }, context)).toBeNull()
})

it('is disabled if all calls that it writes by are read-only, and says so', () => {
  onTestFinished(() => setCapabilities(null))
  const enabled = { ...(editar as AnyCommand), when: () => true as const, writes: ['coisas.criar', 'coisas.deletar'] }
  setCapabilities({ readOnly: ['coisas.deletar', 'coisa'] })
  expect(getDisabledReason(enabled, { id: 12 }, context)).toBeNull()
  expect(getDisabledReason({ ...enabled, writes: [] }, { id: 12 }, context)).toBeNull()
  for (const readOnly of [['coisas.deletar', 'coisas.criar'], ['coisas']]) {
    setCapabilities({ readOnly })
    expect(getDisabledReason(enabled, { id: 12 }, context)).toBe('Só consulta: a plataforma não aceita esta alteração')
  }
})

it('has no link to what the platform does not carry out', () => {
  setCapabilities({ withoutCommands: ['coisa.editar'] })
  onTestFinished(() => setCapabilities(null))
  expect(toCommandItem(editar, { id: 12 })).toMatchObject({
    to: null,
    unsupportedReason: 'A plataforma não atende este comando',
  })
})
