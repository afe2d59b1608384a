// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { getBuildEntry } from './build-entry.ts'

const tell = (content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'gestor', content })
  document.head.append(meta)
}
afterEach(() => document.head.replaceChildren())

it('returns the entry that the page names', () => {
  tell('{"entry":"assets/index-1a2b.js","styles":[]}')
  expect(getBuildEntry()).toBe('assets/index-1a2b.js')
})

it.each(['{}', '{"entry":7}'])('returns none if the page names %s', (content) => {
  tell(content)
  expect(getBuildEntry()).toBe('')
})

it('returns none in development', () => expect(getBuildEntry()).toBe(''))
