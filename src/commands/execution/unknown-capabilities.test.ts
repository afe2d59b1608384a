import { expect, it, onTestFinished, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import type { AnyCommand } from '#commands/define.ts'
import { reportUnknownCommands } from './unknown-capabilities.ts'

const commands = [
  { id: 'loja.excluir', writes: ['lojas.deletar'] },
  { id: 'loja.salvar', writes: ['lojas.criar', 'lojas.atualizar'] },
  { id: 'loja.ver' },
] as unknown as AnyCommand[]

it('tells commands and calls that do not exist, each with the nearest that does', () => {
  onTestFinished(() => setCapabilities(null))
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  setCapabilities({
    withoutCommands: ['loja.ver', 'loja.exclui'],
    readOnly: ['lojas', 'lojas.criar', 'loja', 'lojas.delete'],
  })
  reportUnknownCommands(commands)
  expect(print.mock.calls).toEqual([
    ['config.json: capabilities.withoutCommands: não existe: loja.exclui (o mais próximo: loja.excluir)'],
    [
      'config.json: capabilities.readOnly: não existe: loja (o mais próximo: lojas), ' +
        'lojas.delete (o mais próximo: lojas.deletar)',
    ],
  ])
})

it('tells nothing if all names exist', () => {
  onTestFinished(() => setCapabilities(null))
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  setCapabilities({ withoutCommands: ['loja.ver'], readOnly: ['lojas.criar'] })
  reportUnknownCommands(commands)
  expect(print).not.toHaveBeenCalled()
})
