// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { getBuildEntry } from './build-entry.ts'

const tell = (content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name: 'gestor', content })
  document.head.append(meta)
}
afterEach(() => document.head.replaceChildren())

it('is the entry that the page tells of', () => {
  tell('{"entry":"assets/index-1a2b.js","styles":[]}')
  expect(getBuildEntry()).toBe('assets/index-1a2b.js')
})

it.each(['{}', '{"entry":7}'])('is none where the page tells %s', (content) => {
  tell(content)
  expect(getBuildEntry()).toBe('')
})

it('is none while developing', () => expect(getBuildEntry()).toBe(''))
