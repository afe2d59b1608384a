import { expect, it } from 'vitest'
import { type AnyCommand, defineCommand } from './define.ts'
import { defineResource } from './resource.ts'
import { resourceSection } from './section.ts'

const cupom = defineResource({ id: 'cupom', singular: 'cupom', plural: 'cupons', article: 'o', path: '/cupons' })
const create = (id: string) =>
  defineCommand({ id, title: id, group: 'Ações', scope: 'row', icon: 'copiar', phrases: [id] })
const duplicateCommand = create('cupom.duplicar')
const removeCommand = create('cupom.excluir')
const load = (file: { commands: readonly AnyCommand[]; [name: string]: unknown }) =>
  resourceSection(cupom, {
    icon: 'aviso',
    loadPage: () => Promise.reject(new Error('never opened')),
    loadCommands: () => Promise.resolve(file),
  }).loadCommands?.()

it('names a command that the file exports and `commands` lacks, alone or in a record', async () => {
  const forgotten = 'The command cupom.duplicar is not in `commands` of its file'
  await expect(load({ commands: [removeCommand], removeCommand, duplicateCommand })).rejects.toThrow(forgotten)
  await expect(load({ commands: [], cupomCommands: { duplicar: duplicateCommand, all: [] } })).rejects.toThrow(
    forgotten,
  )
})

it('gives the commands of a file that forgets none', async () => {
  const commands = [removeCommand, duplicateCommand]
  expect(await load({ commands, duplicateCommand, removeCommand, label: 'x', nothing: null })).toBe(commands)
})
