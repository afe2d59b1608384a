// @vitest-environment jsdom
import { expect, it } from 'vitest'
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
