// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { createRestoreValuesCommand, createRestoreStep } from './restore-values-command.ts'
import { loja } from '#commands/resources.fixture.ts'

it('undoes with the other side, so that a redone save can be undone again', () => {
  const command = createRestoreValuesCommand([{ resources: [loja], menu: [], routes: [] }])
  const redo = createRestoreStep(loja, 7, 'k', 'after')
  const undo = createRestoreStep(loja, 7, 'k', 'before')
  expect(command.undo?.(redo.args, new Map())).toEqual(undo)
  expect(command.undo?.(undo.args, new Map())).toEqual(redo)
  expect(undo.phrase).toBe('repor loja 7')
})

it.each([
  [{}, null],
  [{ withoutCommands: ['loja.editar'] }, 'A plataforma não atende este comando'],
  [{ withoutCommands: ['form.salvar'] }, 'A plataforma não atende este comando'],
  [{ readOnly: ['lojas'] }, 'Só consulta: a plataforma não aceita esta alteração'],
  [{ readOnly: ['produtos'] }, null],
])('a step stored before config.json had %j is refused with %j', (capabilities, reason) => {
  setCapabilities(capabilities)
  onTestFinished(() => setCapabilities(null))
  const resource = { ...loja, calls: 'lojas' }
  const command = createRestoreValuesCommand([{ resources: [resource], menu: [], routes: [] }])
  expect(getDisabledReason(command, createRestoreStep(resource, 7, 'k', 'before').args, getCommandContext())).toBe(
    reason,
  )
})
