// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LongList } from './long-list.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const place = document.createElement('div')
const root = createRoot(place)
const ids = Array.from({ length: 1000 }, (_, at) => at + 1)

beforeEach(() => {
  document.body.append(place)
  // There is no layout here: a box of ten lines, and lines as high as they are thought to be.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36)
})
afterEach(() => {
  act(() => root.render(null))
  vi.restoreAllMocks()
})

const draw = (items: readonly number[]) =>
  act(() =>
    root.render(
      <LongList
        items={items}
        keyOf={(id) => id}
        lineHeight={36}
        draw={(id) => `#${id}`}
        className=""
        lineClassName=""
      />,
    ),
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
