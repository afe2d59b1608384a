// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VirtualList } from './virtual-list.tsx'
import { setupMount } from '#ui/mount.fixture.ts'

let container: Element
const render = setupMount(() => (container = document.createElement('div')))
const ids = Array.from({ length: 1000 }, (_, index) => index + 1)

beforeEach(() => {
  // jsdom has no layout: the test sets a box of ten lines, and lines of the estimated height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
})
afterEach(() => void vi.restoreAllMocks())

const renderList = (items: readonly number[]) =>
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
const getLines = () => [...container.querySelectorAll('li')]

it('renders the visible lines of a thousand, and the position of each', () => {
  renderList(ids)
  expect(getLines().length).toBeGreaterThanOrEqual(10)
  expect(getLines().length).toBeLessThan(30)
  expect(getLines()[0]?.textContent).toBe('#1')
  expect(getLines()[4]?.getAttribute('aria-posinset')).toBe('5')
  expect(getLines()[4]?.getAttribute('aria-setsize')).toBe('1000')
  expect(container.querySelector('ul')?.style.height).toBe('36000px')
})

it('renders other lines after scrolling', () => {
  renderList(ids)
  const box = container.firstElementChild!
  act(() => {
    box.scrollTop = 18_000
    box.dispatchEvent(new Event('scroll'))
  })
  expect(getLines().map(({ textContent }) => textContent)).toContain('#505')
  expect(getLines().map(({ textContent }) => textContent)).not.toContain('#1')
})

it('renders all lines of a short list', () => {
  renderList(ids.slice(0, 3))
  expect(getLines().map(({ textContent }) => textContent)).toEqual(['#1', '#2', '#3'])
})
