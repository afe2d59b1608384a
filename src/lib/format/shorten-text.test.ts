import { expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

it('keeps a text that is short enough, and ends a longer one with a sign, never inside a character', () => {
  expect(shortenText('Mochila', 7)).toBe('Mochila')
  expect(shortenText('Mochila urbana', 8)).toBe('Mochila…')
  expect(shortenText('👍🏽👍', 1)).toBe('👍…')
})
