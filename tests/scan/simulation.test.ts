/**
 * No scan is verified whose rows were not all there at one moment, under the changes that its kind of proof covers
 * (scan/protocol/README §3). `npm run simulate:scan` runs the same scenarios for longer.
 */
import { expect, test } from 'vitest'
import { simulate, formatTally, createScenarios } from './simulation.ts'

const SCAN_COUNT = 60

test.each(createScenarios())('$name', async ({ name, mix, walks: passMode }) => {
  const tally = await simulate(mix, passMode, SCAN_COUNT)
  console.info(formatTally(name, tally))
  expect(tally.falseProofs).toBe(0)
  expect(tally.proved).toBeGreaterThan(0)
})

test('the simulation detects a false proof: one pass, while rows change places within a page', async () => {
  const tally = await simulate({ changes: ['near'], changeRate: 0.01, faultRate: 0 }, 'once', 150)
  console.info(formatTally('one walk where two are needed', tally))
  expect(tally.falseProofs).toBeGreaterThan(3)
})
