// oxlint-disable no-console -- a script that prints
/** `npm run rank`: the share of real-life queries whose expected command comes first, and the time a reading takes. */
import { catalogue } from './catalogue.fixture.ts'
import { queries } from './queries.fixture.ts'
import { createReader } from './reader.ts'
import { at, isForm } from './screens.fixture.ts'

const GOAL = 0.98

const reader = createReader(catalogue)
const scenes = queries.map(([path, line, first]) => ({ line, first, context: at(path, { hasForm: isForm(path) }) }))
const wrong = scenes.flatMap(({ line, first, context }) => {
  const found = reader.read(line, context).map(({ command }) => command.id)
  return (found[0] ?? null) === first
    ? []
    : [`  ${context.path}  "${line}": ${first ?? 'none'}, not ${found[0] ?? 'none'}`]
})

const ROUNDS = 10
const times = Array.from({ length: ROUNDS }, () => scenes)
  .flat()
  .map(({ line, context }) => {
    const start = performance.now()
    reader.read(line, context)
    return performance.now() - start
  })
  .sort((a, b) => a - b)
const percentile = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)

const share = 1 - wrong.length / queries.length
console.log(`${(share * 100).toFixed(1)} % of ${queries.length} queries come first (goal ${GOAL * 100} %)`)
if (wrong.length > 0) console.log(wrong.join('\n'))
console.log(
  `${catalogue.length} commands, a reading takes ${percentile(0.5)} ms (median), ${percentile(0.95)} ms (95 %)`,
)
if (share < GOAL) throw new Error('The ranking is below its goal')
