/**
 * No reading is called proved that did not stand together at one moment, under the moves that its kind of proof covers
 * (scan/protocol/README §3). `npm run simulate:reading` runs the same tables for longer.
 */
import { expect, test } from 'vitest'
import { simulate, formatTally, createScenarios } from './simulation.ts'

const WALKS = 60

test.each(createScenarios())('$name', async ({ name, mix, walks }) => {
  const tally = await simulate(mix, walks, WALKS)
  console.info(formatTally(name, tally))
  expect(tally.falseProofs).toBe(0)
  expect(tally.proved).toBeGreaterThan(0)
})

test('the simulation sees a proof that is none: one walk, where rows change places within a page', async () => {
  const tally = await simulate({ changes: ['near'], changeRate: 0.01, faultRate: 0 }, 'once', 150)
  console.info(formatTally('one walk where two are needed', tally))
  expect(tally.falseProofs).toBeGreaterThan(3)
})
