// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createRestoreValuesCommand, createRestoreStep } from './restore-values-command.ts'
import { loja } from '#commands/resources.fixture.ts'

it('goes back the other way, so that a save done again can be taken back once more', () => {
  const command = createRestoreValuesCommand([{ resources: [loja], menu: [], routes: [] }])
  const again = createRestoreStep(loja, 7, 'k', 'after')
  const back = createRestoreStep(loja, 7, 'k', 'before')
  expect(command.undo?.(again.args, new Map())).toEqual(back)
  expect(command.undo?.(back.args, new Map())).toEqual(again)
  expect(back.phrase).toBe('repor loja 7')
})
