// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { putBackCommand, sideOf } from './put-back-command.ts'
import { loja } from '#commands/nouns.fixture.ts'

it('goes back the other way, so that a save done again can be taken back once more', () => {
  const command = putBackCommand([{ nouns: [loja], menu: [], routes: [] }])
  const again = sideOf(loja, 7, 'k', 'after')
  const back = sideOf(loja, 7, 'k', 'before')
  expect(command.undo?.(again.args, new Map())).toEqual(back)
  expect(command.undo?.(back.args, new Map())).toEqual(again)
  expect(back.phrase).toBe('repor loja 7')
})
