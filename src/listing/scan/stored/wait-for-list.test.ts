/** Whether a scan requested elsewhere starts once its list is shown, or not at all. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ListHandle, registerList, routeTransition } from '#commands/screen.ts'
import type { ListModel } from '#listing/model.ts'
import { type ListSource, attachSource } from '#listing/list-source.ts'
import { getScanKey } from '#listing/scan/scan-store.ts'
import { whenListShows } from './wait-for-list.ts'
import { queueDialog } from '#ui/dialogs/confirm.ts'

const definition = { path: '/itens', title: 'Itens' }
const source = {
  definition,
  getModel: () => ({ state: { filters: {} } }) as unknown as ListModel,
} as unknown as ListSource
const handle = attachSource({ title: 'Itens' } as ListHandle, source)

let found: ListSource | null | undefined
let leave = () => {}
const wait = () => void whenListShows('Itens', (list) => getScanKey(list, {})).then((list) => (found = list))
const come = () => void (leave = registerList(handle))

beforeEach(() => {
  vi.useFakeTimers()
  found = undefined
  routeTransition.set('done')
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

it('is the list that appears at the end of a long route transition', async () => {
  routeTransition.set('under way')
  wait()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(found).toBe(undefined)
  routeTransition.set('done')
  come()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).toBe(source)
})

for (const change of ['given up', 'done'] as const)
  it(`is none if the route transition is ${change} without it, and stays none if it appears later`, async () => {
    routeTransition.set('under way')
    wait()
    await vi.advanceTimersByTimeAsync(1_000)
    routeTransition.set(change)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found).toBe(null)
    come()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(found).toBe(null)
  })

it('waits for the decision to leave a form, and is none if the operator stays', async () => {
  let answer = () => {}
  wait()
  void queueDialog(() => new Promise<void>((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(found).toBe(undefined)
  answer()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(found).toBe(null)
})
