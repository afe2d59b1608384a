/**
 * `npm run simulate:scan [scans]`: runs the simulation for longer and prints its figures; exit code 1 if one proof
 * was false.
 */
import { simulate, createScenarios, formatTally } from './simulation.ts'

const scanCount = Number(process.argv[2] ?? 2_000)
let verifiedCount = 0
let falseProofs = 0
console.info(
  `${scanCount} readings a line, 130 rows in pages of 10, four pages in flight, 4 % of the calls lost, late or broken`,
)
for (const { name, mix, walks: kind } of createScenarios()) {
  const tally = await simulate(mix, kind, scanCount)
  verifiedCount += tally.proved
  falseProofs += tally.falseProofs
  console.info(formatTally(name, tally))
}
const blind = await simulate({ changes: ['near'], changeRate: 0.006, faultRate: 0.04 }, 'once', scanCount)
console.info(formatTally('one walk where two are needed', blind))
console.info(`\n${falseProofs} false of ${verifiedCount} proved`)
process.exitCode = falseProofs === 0 ? 0 : 1
