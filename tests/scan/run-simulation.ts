/**
 * `npm run simulate:reading [walks]`: the simulation for long, its figures, and exit code 1 where one proof was false.
 */
import { simulate, createScenarios, formatTally } from './simulation.ts'

const walks = Number(process.argv[2] ?? 2_000)
let all = 0
let wrong = 0
console.info(
  `${walks} readings a line, 130 rows in pages of 10, four pages in flight, 4 % of the calls lost, late or broken`,
)
for (const { name, mix, walks: kind } of createScenarios()) {
  const tally = await simulate(mix, kind, walks)
  all += tally.proved
  wrong += tally.falseProofs
  console.info(formatTally(name, tally))
}
const blind = await simulate({ changes: ['near'], changeRate: 0.006, faultRate: 0.04 }, 'once', walks)
console.info(formatTally('one walk where two are needed', blind))
console.info(`\n${wrong} false of ${all} proved`)
process.exitCode = wrong === 0 ? 0 : 1
