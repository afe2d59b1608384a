// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { getRunningBuild } from './running-build.ts'
import { VERSION } from './version.ts'

const addMeta = (content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'gestor', content })
  document.head.append(meta)
}
afterEach(() => document.head.replaceChildren())

it('returns commit and time that the page names', () => {
  addMeta('{"entry":"assets/a.js","build":{"version":"0","commit":"1a2b","time":"2026-11-28T22:00:00.000Z"}}')
  expect(getRunningBuild()).toEqual({ version: VERSION, commit: '1a2b', time: '2026-11-28T22:00:00.000Z' })
})

it.each(['{}', '{"build":{"commit":null}}', '{"build":{"commit":"","time":7}}'])(
  'has no commit and no time if the page names %s',
  (content) => {
    addMeta(content)
    expect(getRunningBuild()).toEqual({ version: VERSION, commit: null, time: null })
  },
)

it('has only the version in development', () =>
  expect(getRunningBuild()).toEqual({ version: VERSION, commit: null, time: null }))
