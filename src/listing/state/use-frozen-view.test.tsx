// @vitest-environment jsdom
import { act, memo, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ListModel } from '#listing/model.ts'
import { isViewFrozen, useFrozenView } from './use-frozen-view.ts'

const render = setupMount()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Each drawing of the part, from the first on. */
let drawn: string[]
let hold: (next: string) => void

const Part = memo(function Part({ list }: { list: ListModel }) {
  drawn.push(`${list.viewKey}${list.isLoading ? ' away' : ''}`)
  return null
}, isViewFrozen)

function List({ viewKey, isLoading }: Pick<ListModel, 'viewKey' | 'isLoading'>) {
  const [isHeld, next] = useFrozenView(viewKey, isLoading)
  useLayoutEffect(() => void (hold = next))
  return <Part list={{ viewKey, isLoading, isFrozen: isHeld } as ListModel} />
}

/** The list in this view: its rows are there, or away. */
const draw = (viewKey: string, loading = false) => render(<List viewKey={viewKey} isLoading={loading} />)

beforeEach(() => {
  drawn = []
  draw('A')
})

it('draws a step once, with its rows, where they come within 60 ms', () => {
  hold('B')
  draw('B', true)
  act(() => vi.advanceTimersByTime(59))
  expect(drawn).toEqual(['A'])
  draw('B')
  act(() => vi.advanceTimersByTime(60))
  expect(drawn).toEqual(['A', 'B'])
})

it('draws a step that takes longer without its rows, and then with them', () => {
  hold('B')
  draw('B', true)
  act(() => vi.advanceTimersByTime(60))
  expect(drawn).toEqual(['A', 'B away'])
  draw('B')
  expect(drawn).toEqual(['A', 'B away', 'B'])
})

for (const event of ['keydown', 'pointerdown', 'click'])
  it(`has left the view before by the time anybody hears of a ${event}`, () => {
    hold('B')
    draw('B', true)
    // Drawn in the event itself, not because a test waits for it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    let then: readonly string[] = []
    const listener = () => void (then = [...drawn])
    document.addEventListener(event, listener, { capture: true, once: true })
    document.body.dispatchEvent(new Event(event, { bubbles: true }))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    expect(then).toEqual(['A', 'B away'])
  })

it('draws at once what no step led to: Back, a reload, another view than was meant', () => {
  hold('B')
  draw('B', true)
  draw('A', true)
  expect(drawn).toEqual(['A', 'A away'])
  draw('B', true)
  expect(drawn).toEqual(['A', 'A away', 'B away'])
  draw('B')
  hold('B')
  draw('B', true)
  expect(drawn.at(-1)).toBe('B away')
  draw('B')
  hold('C')
  draw('D', true)
  expect(drawn.at(-1)).toBe('D away')
})

it('forgets a step whose rows were there already', () => {
  hold('B')
  draw('B')
  draw('B', true)
  expect(drawn).toEqual(['A', 'B', 'B away'])
})

it('holds no view without rows', () => {
  draw('A', true)
  hold('B')
  draw('B', true)
  expect(drawn).toEqual(['A', 'A away', 'B away'])
})

it('leaves nothing behind when the screen is left', () => {
  hold('B')
  draw('B', true)
  expect(vi.getTimerCount()).toBe(1)
  render(null)
  expect(vi.getTimerCount()).toBe(0)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(drawn).toEqual(['A'])
})
