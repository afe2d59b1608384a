/** Whether a reading that was asked for elsewhere begins where its list comes to be, or not at all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ListHandle, registerList, screenChange } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { type ListSource, withSource } from '#listing/source.ts'
import { keyOf } from '#listing/whole/whole-store.ts'
import { listShowing } from './list-on-screen.ts'
import { queue } from '#ui/dialogs/confirm.ts'

const definition = { path: '/itens', title: 'Itens' }
const source = {
  definition,
  model: () => ({ state: { filters: {} } }) as unknown as ListModel,
} as unknown as ListSource
const handle = withSource({ title: 'Itens' } as ListHandle, source)

let found: ListSource | null | undefined
let leave = () => {}
const wait = () => void listShowing('Itens', (list) => keyOf(list, {})).then((list) => (found = list))
const come = () => void (leave = registerList(handle))

beforeEach(() => {
  vi.useFakeTimers()
  found = undefined
  screenChange.set('done')
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

it('is the list that comes at the end of a long change of screen', async () => {
  screenChange.set('under way')
  wait()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(found).toBe(undefined)
  screenChange.set('done')
  come()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).toBe(source)
})

for (const change of ['given up', 'done'] as const)
  it(`is none where the change of screen is ${change} without it, and stays none when it is come to later`, async () => {
    screenChange.set('under way')
    wait()
    await vi.advanceTimersByTimeAsync(1_000)
    screenChange.set(change)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found).toBe(null)
    come()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found).toBe(null)
  })

it('waits for the answer of who would leave a form for it, and is none where the answer is no', async () => {
  let answer = () => {}
  wait()
  void queue(() => new Promise<void>((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(found).toBe(undefined)
  answer()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).toBe(null)
})
