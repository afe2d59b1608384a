import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareCounts } from '../e2e/keys/compare-counts.ts'

it('the numbers of key presses may fall and never rise', () => {
  const recorded = { tema: 2, estoque: 13 }
  expect(compareCounts(recorded, { tema: 3, estoque: 12, novo: 9 })).toEqual({
    increased: ['tema: 2 -> 3'],
    decreased: ['estoque: 13 -> 12'],
    total: 24,
  })
  expect(compareCounts(recorded, recorded)).toEqual({ increased: [], decreased: [], total: 15 })
})

it('each of the ten tasks has a recorded number', () => {
  const recorded = JSON.parse(readFileSync('e2e/keys/counts.json', 'utf8')) as Record<string, number>
  const tasks = readFileSync('e2e/keys/tasks.ts', 'utf8')
  expect(Object.keys(recorded)).toHaveLength(10)
  for (const name of Object.keys(recorded)) expect(tasks).toContain(`name: '${name}'`)
})
