import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareCounts } from '../e2e/keys/compare-counts.ts'

it('the numbers of keys may fall and never rise', () => {
  const held = { tema: 2, estoque: 13 }
  expect(compareCounts(held, { tema: 3, estoque: 12, novo: 9 })).toEqual({
    increased: ['tema: 2 -> 3'],
    decreased: ['estoque: 13 -> 12'],
    total: 24,
  })
  expect(compareCounts(held, held)).toEqual({ increased: [], decreased: [], total: 15 })
})

it('each of the ten tasks has a number held', () => {
  const held = JSON.parse(readFileSync('e2e/keys/counts.json', 'utf8')) as Record<string, number>
  const tasks = readFileSync('e2e/keys/tasks.ts', 'utf8')
  expect(Object.keys(held)).toHaveLength(10)
  for (const name of Object.keys(held)) expect(tasks).toContain(`name: '${name}'`)
})
