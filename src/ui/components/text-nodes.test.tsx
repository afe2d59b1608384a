// @vitest-environment jsdom
/** Renders the examples of tests/text-nodes.test.ts in a page that is being translated. */
import { act } from 'react'
import { expect, it } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import { startTranslator } from '#ui/translator.fixture.ts'
import { right, wrong } from './text-nodes.fixture.tsx'

const render = setupMount()
const texts = () => Array.from(document.querySelectorAll('section > *'), ({ textContent }) => textContent)
const before = { on: false, many: ['um'], some: 'quatro' }
const after = { on: true, many: ['um', 'dois'], some: <b>seis</b> }

it('the right examples show their new text', async () => {
  render(right(after))
  const expected = texts()
  render(right(before))
  startTranslator()
  await act(() => Promise.resolve())
  expect(document.querySelectorAll('font')).not.toHaveLength(0)
  render(right(after))
  expect(texts()).toEqual(expected)
})

it('the wrong examples do not', () => {
  render(wrong(before))
  startTranslator()
  expect(() => render(wrong(after))).toThrow()
})
