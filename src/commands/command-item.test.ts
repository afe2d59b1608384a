import { expect, it } from 'vitest'
import { toCommandItem, getCommandLabel, getDisabledReason } from './command-item.ts'
import * as arg from './args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from './define.ts'

const context = { screen: { list: null } } as unknown as CommandContext
const place = { group: 'Ações', scope: 'row', phrases: ['editar {id}'] } as const
const editar = defineCommand({
  ...place,
  id: 'coisa.editar',
  title: 'Editar coisa',
  label: 'Editar',
  args: { id: arg.id(null) },
  when: ({ screen }) => screen.list !== null || 'Esta tela não tem tabela',
  to: ({ id }) => ({ to: '/coisas/editar/$id', params: { id: String(id) } }),
})

it('leads somewhere once nothing is asked for any more', () => {
  expect(toCommandItem(editar, {}).to).toBeNull()
  expect(toCommandItem(editar, { id: 12 })).toMatchObject({
    label: 'Editar',
    to: { to: '/coisas/editar/$id', params: { id: '12' } },
    icon: undefined,
  })
})

it('is called by its title where it has no label', () => {
  expect(
    getCommandLabel(defineCommand({ ...place, id: 'coisa.ver', title: 'Ver coisa', args: { id: arg.id(null) } })),
  ).toBe('Ver coisa')
})

it('says why it is off, and nothing where it is on', () => {
  expect(getDisabledReason(editar, { id: 12 }, context)).toBe('Esta tela não tem tabela')
  expect(getDisabledReason({ ...(editar as AnyCommand), when: () => true }, {}, context)).toBeNull()
})

it.each([0, -3, 1.5, 9007199254740992])('is off for an id that names no record: %j [F17]', (id) => {
  const on = { ...(editar as AnyCommand), when: () => true as const }
  expect(getDisabledReason(on, { id }, context)).toContain('sem id utilizável')
  const many = { ...on, args: { ids: arg.ids(null) } }
  expect(getDisabledReason(many, { ids: [12, id] }, context)).toContain('sem id utilizável')
  expect(getDisabledReason(many, { ids: [12] }, context)).toBeNull()
})
