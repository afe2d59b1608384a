// @vitest-environment jsdom
/** Places go through the router into the address as they are, and what is unsaved may refuse. */
import { beforeAll, expect, it, vi } from 'vitest'
import { createConsoleRouter } from '#app/router.tsx'
import { sections } from '#app/sections.ts'
import { editPlace, placeOf } from '#commands/noun.ts'
import { goTo, provideNavigation } from '#commands/runtime.ts'
import { list } from '#sections/cashbacks/list.tsx'
import { cashback } from '#sections/cashbacks/noun.ts'
import { listPlace, readListState } from '#listing/address/url-state.ts'

vi.mock('#app/guard.ts', () => ({ guard: () => Promise.resolve() }))
vi.mock('#app/read-ahead.ts', () => ({ readAhead: () => Promise.resolve() }))

const router = createConsoleRouter(sections)
const address = () => location.pathname + location.search

beforeAll(async () => {
  provideNavigation((place, how) => void router.navigate({ ...place, ...how }))
  await router.load()
})

it('goes to a list, to a part of it, and to a form', async () => {
  goTo(placeOf(cashback))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  const state = readListState(list, { pagina: '3', ordem: 'id,ASC', DSC_CASHBACK: 'a & b', fixas: '2,1' })
  goTo(listPlace(list, state))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks?pagina=3&ordem=id,ASC&DSC_CASHBACK=a+%26+b&fixas=2,1'))
  expect(readListState(list, router.state.location.search)).toEqual(state)
  goTo(editPlace(cashback, 12))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks/editar/12'))
})

it('replaces without a step of its own', async () => {
  const steps = history.length
  goTo(placeOf(cashback, { ver: '7' }), { replace: true })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks?ver=7'))
  expect(history.length).toBe(steps)
})

it('asks whoever holds the page, unless that is settled', async () => {
  const asked = vi.fn(() => Promise.resolve(true))
  const free = router.history.block({ blockerFn: asked })
  goTo(placeOf(cashback))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(address()).toBe('/cashbacks?ver=7')
  goTo(placeOf(cashback), { ignoreBlocker: true })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  expect(asked).toHaveBeenCalledTimes(1)
  free()
})
