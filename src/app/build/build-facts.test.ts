import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { getBuildFacts, readCommit } from './build-facts.ts'

it('tells version, commit and time of a build', () => {
  const { version, commit, time } = getBuildFacts('.')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  if (existsSync('.git')) expect(commit).toMatch(/^[0-9a-f]{40}$/)
  // The process, which may run other tests before this one, began at `timeOrigin`.
  expect(Date.parse(time)).toBeGreaterThanOrEqual(Math.floor(performance.timeOrigin))
  expect(Date.parse(time)).toBeLessThanOrEqual(Date.now())
  expect(getBuildFacts('.').time).toBe(time)
})

it('has the time of SOURCE_DATE_EPOCH if it is set, so that the same sources give the same bytes', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1700000000')
  expect(getBuildFacts('.').time).toBe('2023-11-14T22:13:20.000Z')
  vi.unstubAllEnvs()
})

it('tells no commit where there is no repository', () => expect(readCommit(tmpdir())).toBeNull())

it('has a file that says that the host works, and asks search engines to stay away', () => {
  expect(readFileSync('src/app/static/healthz', 'utf8')).toBe('ok\n')
  expect(readFileSync('index.html', 'utf8')).toContain('<meta name="robots" content="noindex" />')
})
