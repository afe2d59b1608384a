// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VirtualList } from './virtual-list.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

let place: Element
const render = setupMount(() => (place = document.createElement('div')))
const ids = Array.from({ length: 1000 }, (_, at) => at + 1)

beforeEach(() => {
  // There is no layout here: a box of ten lines, and lines as high as they are thought to be.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
})
afterEach(() => void vi.restoreAllMocks())

const draw = (items: readonly number[]) =>
  render(
    <VirtualList
      items={items}
      getKey={(id) => id}
      estimatedHeightPx={36}
      renderItem={(id) => `#${id}`}
      className=""
      itemClassName=""
    />,
  )
const lines = () => [...place.querySelectorAll('li')]

it('draws of a thousand lines those in sight, and says the place of each', () => {
  draw(ids)
  expect(lines().length).toBeGreaterThanOrEqual(10)
  expect(lines().length).toBeLessThan(30)
  expect(lines()[0]?.textContent).toBe('#1')
  expect(lines()[4]?.getAttribute('aria-posinset')).toBe('5')
  expect(lines()[4]?.getAttribute('aria-setsize')).toBe('1000')
  expect(place.querySelector('ul')?.style.height).toBe('36000px')
})

it('draws others as it is scrolled', () => {
  draw(ids)
  const box = place.firstElementChild!
  act(() => {
    box.scrollTop = 18_000
    box.dispatchEvent(new Event('scroll'))
  })
  expect(lines().map(({ textContent }) => textContent)).toContain('#505')
  expect(lines().map(({ textContent }) => textContent)).not.toContain('#1')
})

it('draws all of a few', () => {
  draw(ids.slice(0, 3))
  expect(lines().map(({ textContent }) => textContent)).toEqual(['#1', '#2', '#3'])
})
