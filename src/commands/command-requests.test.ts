import { expect, it, vi } from 'vitest'
import { type CommandLayer, execute, openPalette, countClick, registerCommandLayer } from './command-requests.ts'
import { defineCommand } from './define.ts'

const reload = defineCommand({
  id: 'tabela.recarregar',
  title: 'Recarregar',
  group: 'Tabela',
  scope: 'list',
  phrases: ['recarregar'],
  run: () => undefined,
})

it('keeps requests until the command layer is loaded, and performs them once and in order', () => {
  const calls: string[] = []
  const layer: CommandLayer = {
    execute: ({ id }, _, source) => void calls.push(`execute ${id} ${source}`),
    promptForArgument: vi.fn(),
    openPalette: (text) => void calls.push(`palette ${text}`),
    undo: vi.fn(),
    countClick: () => void calls.push('click'),
  }
  execute(reload, {}, 'ponteiro')
  openPalette('excluir')
  countClick(reload)
  expect(calls).toEqual([])
  registerCommandLayer(layer)
  // A click before that was a link that was followed: there is nothing to count any more.
  expect(calls).toEqual(['execute tabela.recarregar ponteiro', 'palette excluir'])
  openPalette('editar')
  countClick(reload)
  registerCommandLayer({ ...layer })
  expect(calls.slice(2)).toEqual(['palette editar', 'click'])
})
