/** `npm run test:times`: prints where the time of the last `npm test` went; `-- 40` shows that many files. */
import { existsSync } from 'node:fs'
import { readRunTimes, recordPaths, sumTimes, timeParts, type FileTimes, type RunTimes } from './file-times.ts'

const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(9)
const HEADER = ['', 'tests', ...timeParts, 'all, s'].map((word) => word.padStart(9)).join('')

const formatRow = ({ file, tests, times }: Pick<FileTimes, 'file' | 'tests' | 'times'>) =>
  `${String(tests).padStart(18)}${timeParts.map((part) => seconds(times[part])).join('')}${seconds(sumTimes(times))}  ${file}`

function print(name: string, run: RunTimes, rows: number): void {
  const files = run.files.toSorted((one, other) => sumTimes(other.times) - sumTimes(one.times))
  const total = Object.fromEntries(
    timeParts.map((part) => [part, files.reduce((sum, { times }) => sum + times[part], 0)]),
  ) as FileTimes['times']
  const tests = files.reduce((sum, file) => sum + file.tests, 0)
  console.info(`\n${name}: ${run.passed} passed, ${run.failed} failed, ${run.flaky} on a second try`)
  console.info(`${(run.wallMs / 1000).toFixed(1)} s from start to end; the columns add up the workers' seconds`)
  console.info(HEADER)
  console.info(formatRow({ file: `${files.length} files`, tests, times: total }))
  for (const file of files.slice(0, rows)) console.info(formatRow(file))
  console.info('\nThe slowest tests:')
  const slowest = files.flatMap(({ file, slowest: ofFile }) => ofFile.map((test) => ({ file, ...test })))
  for (const { file, title, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, rows))
    console.info(`${seconds(ms)}  ${file}: ${title}`)
}

const rows = Number(process.argv[2] ?? 20)
for (const [name, path] of [
  ['Unit tests', recordPaths.unit],
  ['Journeys', recordPaths.e2e],
] as const) {
  if (existsSync(path)) print(name, readRunTimes(path), rows)
  else console.info(`\n${name}: no run is recorded`)
}
