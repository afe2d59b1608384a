/** `npm run faults`: prints every numbered case of tests/cases.md with its tests; fails if a case has none. */
import { loadCases } from './test-cases.ts'

const { cases, unknownNumbers, duplicateNumbers } = loadCases()
for (const { number, text, tests } of cases) {
  console.info(`${number.padEnd(4)} ${text}`)
  for (const test of tests.length > 0 ? tests : ['NO TEST']) console.info(`       ${test}`)
}
const open = cases.filter(({ tests }) => tests.length === 0).map(({ number }) => number)
console.info(`\n${cases.length} cases, ${cases.length - open.length} with a test, ${open.length} without`)
if (open.length > 0) console.info(`without a test: ${open.join(' ')}`)
if (unknownNumbers.length > 0) console.info(`not in tests/cases.md: ${unknownNumbers.join(', ')}`)
if (duplicateNumbers.length > 0) console.info(`listed twice: ${duplicateNumbers.join(' ')}`)
process.exitCode = open.length + unknownNumbers.length + duplicateNumbers.length === 0 ? 0 : 1
