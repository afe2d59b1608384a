// @vitest-environment jsdom
import { act, memo, useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ListModel } from '#listing/model.ts'
import { isViewFrozen, useFrozenView } from './use-frozen-view.ts'

const render = setupMount()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the part drew in each render, from the first on. */
let renders: string[]
let freeze: (next: string) => void

const Part = memo(function Part({ list }: { list: ListModel }) {
  renders.push(`${list.viewKey}${list.isLoading ? ' away' : ''}`)
  return null
}, isViewFrozen)

function List({ viewKey, isLoading }: Pick<ListModel, 'viewKey' | 'isLoading'>) {
  const [isFrozen, next] = useFrozenView(viewKey, isLoading)
  useLayoutEffect(() => void (freeze = next))
  return <Part list={{ viewKey, isLoading, isFrozen } as ListModel} />
}

/** Renders the list in this view, with its rows or while they load. */
const renderView = (viewKey: string, loading = false) => render(<List viewKey={viewKey} isLoading={loading} />)

beforeEach(() => {
  renders = []
  renderView('A')
})

it('draws a step once, with its rows, if they arrive within 60 ms', () => {
  freeze('B')
  renderView('B', true)
  act(() => vi.advanceTimersByTime(59))
  expect(renders).toEqual(['A'])
  renderView('B')
  act(() => vi.advanceTimersByTime(60))
  expect(renders).toEqual(['A', 'B'])
})

it('draws a slower step without its rows, and then with them', () => {
  freeze('B')
  renderView('B', true)
  act(() => vi.advanceTimersByTime(60))
  expect(renders).toEqual(['A', 'B away'])
  renderView('B')
  expect(renders).toEqual(['A', 'B away', 'B'])
})

for (const event of ['keydown', 'pointerdown', 'click'])
  it(`has unfrozen before other listeners receive a ${event}`, () => {
    freeze('B')
    renderView('B', true)
    // The render must happen inside the event, not because a test waits for it.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    let rendersAtEvent: readonly string[] = []
    const listener = () => void (rendersAtEvent = [...renders])
    document.addEventListener(event, listener, { capture: true, once: true })
    document.body.dispatchEvent(new Event(event, { bubbles: true }))
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    expect(rendersAtEvent).toEqual(['A', 'B away'])
  })

it('draws at once what no step announced: Back, a reload, another view than announced', () => {
  freeze('B')
  renderView('B', true)
  renderView('A', true)
  expect(renders).toEqual(['A', 'A away'])
  renderView('B', true)
  expect(renders).toEqual(['A', 'A away', 'B away'])
  renderView('B')
  freeze('B')
  renderView('B', true)
  expect(renders.at(-1)).toBe('B away')
  renderView('B')
  freeze('C')
  renderView('D', true)
  expect(renders.at(-1)).toBe('D away')
})

it('forgets a step whose rows were already loaded', () => {
  freeze('B')
  renderView('B')
  renderView('B', true)
  expect(renders).toEqual(['A', 'B', 'B away'])
})

it('does not freeze a view without rows', () => {
  renderView('A', true)
  freeze('B')
  renderView('B', true)
  expect(renders).toEqual(['A', 'A away', 'B away'])
})

it('leaves no timer or listener behind on unmount', () => {
  freeze('B')
  renderView('B', true)
  expect(vi.getTimerCount()).toBe(1)
  render(null)
  expect(vi.getTimerCount()).toBe(0)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(renders).toEqual(['A'])
})
