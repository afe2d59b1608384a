// @vitest-environment jsdom
import { act, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AnyList } from './define.ts'
import type { ListModel } from './model.ts'
import { useHeld } from './use-held.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const definition = {} as AnyList
const selection = new Map()
const model = (part: Partial<ListModel> & { continuous?: boolean }): ListModel =>
  ({
    definition,
    rows: [{ id: 1 }],
    loading: false,
    cursor: null,
    selection,
    ...part,
    state: { continuous: part.continuous ?? false },
  }) as unknown as ListModel

/** Shows one model after the other; the last one that was to be drawn. */
function shown() {
  const root = createRoot(document.createElement('div'))
  const drawn: ListModel[] = []
  function Held({ list }: { list: ListModel }) {
    const next = useHeld(list)
    useEffect(() => {
      if (next !== drawn.at(-1)) drawn.push(next)
    })
    return null
  }
  return {
    show: (list: ListModel) => act(() => root.render(createElement(Held, { list }))),
    ids: () => drawn.at(-1)?.rows.map(({ id }) => id),
    cursor: () => drawn.at(-1)?.cursor?.row,
    times: () => drawn.length,
  }
}

it('holds the rows that stood until the answer is there, and draws once', () => {
  const { show, ids, times } = shown()
  show(model({}))
  show(model({ rows: [], loading: true }))
  act(() => void vi.advanceTimersByTime(60))
  expect(ids()).toEqual([1])
  show(model({ rows: [{ id: 2 }] }))
  expect(ids()).toEqual([2])
  expect(times()).toBe(2)
})

it('lets them go after a moment, and in the next request holds again', () => {
  const { show, ids } = shown()
  show(model({}))
  show(model({ rows: [], loading: true }))
  act(() => void vi.advanceTimersByTime(101))
  expect(ids()).toEqual([])
  // A second request that follows on the first holds nothing: nothing stood.
  show(model({ rows: [], loading: true }))
  expect(ids()).toEqual([])
  show(model({ rows: [{ id: 2 }] }))
  show(model({ rows: [], loading: true }))
  expect(ids()).toEqual([2])
})

it('leaves the cursor where it was until it is moved anew, and holds neither another list nor one long table', () => {
  const { show, ids, cursor } = shown()
  const at = (row: number) => ({ row, column: 0, id: null })
  show(model({ cursor: at(12) }))
  show(model({ rows: [], loading: true, cursor: at(0) }))
  expect([ids(), cursor()]).toEqual([[1], 12])
  show(model({ rows: [], loading: true, cursor: at(1) }))
  expect([ids(), cursor()]).toEqual([[1], 1])
  show(model({ rows: [], loading: true, continuous: true }))
  expect(ids()).toEqual([])
  show(model({}))
  show(model({ definition: {} as AnyList, rows: [], loading: true }))
  expect(ids()).toEqual([])
})
