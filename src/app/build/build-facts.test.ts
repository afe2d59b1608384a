import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { getBuildFacts, readCommit } from './build-facts.ts'

it('tells version, commit and time of a build', () => {
  const { version, commit, time } = getBuildFacts('.')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  if (existsSync('.git')) expect(commit).toMatch(/^[0-9a-f]{40}$/)
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(60_000)
})

it('tells no commit where there is no repository', () => expect(readCommit(tmpdir())).toBeNull())

it('has a file that says that the host works, and asks search engines to stay away', () => {
  expect(readFileSync('src/app/static/healthz', 'utf8')).toBe('ok\n')
  expect(readFileSync('index.html', 'utf8')).toContain('<meta name="robots" content="noindex" />')
})
