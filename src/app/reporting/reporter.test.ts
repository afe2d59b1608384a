import { expect, it } from 'vitest'
import { createReporter, type ReportBatch } from './reporter.ts'
import type { Observation } from './observations.ts'

const build = { version: '1.2.3', commit: null, time: null }
const failure = (ms = 5): Observation => ({ type: 'call', call: 'a.listar', outcome: 'status', status: 500, ms })

/** A reporter whose timers run by hand. */
function start({ accepts = () => true }: { accepts?: () => boolean } = {}) {
  const batches: ReportBatch[] = []
  const timers: { run: () => void; ms: number }[] = []
  const page = { route: '/produtos' as string | null, ms: 1_400 }
  const reporter = createReporter({
    context: { build, environment: { name: 'Homologação', kind: 'staging' } },
    getRoute: () => page.route,
    now: () => page.ms,
    send(text) {
      if (accepts()) batches.push(JSON.parse(text) as ReportBatch)
      return accepts()
    },
    schedule: (run, ms) => void timers.push({ run, ms }),
  })
  return { reporter, batches, timers, page, runTimer: () => timers.at(-1)?.run() }
}

it('sends build, environment, pattern and time with what was observed', () => {
  const { reporter, batches, runTimer } = start()
  reporter.add({ type: 'chunk', file: 'a.js' })
  expect(batches).toEqual([])
  runTimer()
  expect(batches).toEqual([
    {
      build,
      environment: { name: 'Homologação', kind: 'staging' },
      reports: [{ type: 'chunk', file: 'a.js', route: '/produtos', second: 1, count: 1 }],
      dropped: 0,
    },
  ])
})

it('counts the same on the same route instead of sending it again', () => {
  const { reporter, batches, page, runTimer } = start()
  for (const ms of [5, 6, 7]) reporter.add(failure(ms))
  page.route = '/lojas'
  reporter.add(failure())
  runTimer()
  expect(batches[0]?.reports.map(({ route, count }) => [route, count])).toEqual([
    ['/produtos', 3],
    ['/lojas', 1],
  ])
})

it('doubles the time between batches up to five minutes', () => {
  const { reporter, timers, runTimer } = start()
  for (let batch = 0; batch < 9; batch++) {
    reporter.add(failure())
    reporter.add(failure())
    runTimer()
  }
  expect(timers.map(({ ms }) => ms / 1000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300])
})

it('sends at most 30 different reports in a batch and says how many had no place', () => {
  const { reporter, batches } = start()
  for (let index = 0; index < 40; index++) reporter.add({ type: 'chunk', file: `${index}.js` })
  reporter.flush()
  expect(batches[0]).toMatchObject({ reports: { length: 30 }, dropped: 10 })
})

it('sends a loop that fails anew each time as 300 reports at most, however long it runs', () => {
  const { reporter, batches, runTimer } = start()
  for (let index = 0; index < 20_000; index++) {
    reporter.add({ type: 'chunk', file: `${index}.js` })
    if (index % 100 === 0) runTimer()
  }
  reporter.flush()
  expect(batches.flatMap(({ reports }) => reports)).toHaveLength(300)
})

it('sends at once when the page is closing, and nothing if there is nothing', () => {
  const { reporter, batches } = start()
  reporter.flush()
  expect(batches).toEqual([])
  reporter.add(failure())
  reporter.flush()
  reporter.flush()
  expect(batches).toHaveLength(1)
})

it('keeps for the next batch what the browser has not taken', () => {
  let accepts = false
  const { reporter, batches } = start({ accepts: () => accepts })
  reporter.add(failure())
  reporter.flush()
  accepts = true
  reporter.flush()
  expect(batches.map(({ reports }) => reports.length)).toEqual([1])
})

it('sums up the last reports, sent or not', () => {
  const { reporter } = start()
  reporter.add({ type: 'chunk', file: 'a.js' })
  reporter.flush()
  reporter.add({ type: 'chunk', file: 'b.js' })
  expect(reporter.getSummary()).toMatchObject({
    build,
    route: '/produtos',
    reports: [{ file: 'a.js' }, { file: 'b.js' }],
  })
})
