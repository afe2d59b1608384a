/**
 * No reading is called proved that did not stand together at one moment, under the moves that its kind of proof covers
 * (reading/walk/README §3). `npm run simulate:reading` runs the same tables for longer.
 */
import { expect, test } from 'vitest'
import { simulate, tallyLine, tables } from './simulation.ts'

const WALKS = 60

test.each(tables())('$name', async ({ name, mix, walks }) => {
  const tally = await simulate(mix, walks, WALKS)
  console.info(tallyLine(name, tally))
  expect(tally.wrong).toBe(0)
  expect(tally.proved).toBeGreaterThan(0)
})

test('the simulation sees a proof that is none: one walk, where rows change places within a page', async () => {
  const tally = await simulate({ moves: ['near'], rate: 0.01, faults: 0 }, 'once', 150)
  console.info(tallyLine('one walk where two are needed', tally))
  expect(tally.wrong).toBeGreaterThan(3)
})
