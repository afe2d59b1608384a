// @vitest-environment jsdom
/** Places go through the router into the address as they are, and what is unsaved may refuse. */
import { beforeAll, expect, it, vi } from 'vitest'
import { createConsoleRouter } from '#app/router.tsx'
import { sections } from '#app/sections.ts'
import { editPlace, placeOf } from '#commands/noun.ts'
import { goTo, provideNavigation } from '#commands/runtime.ts'
import { list } from '#sections/cashbacks/list.tsx'
import { cashback } from '#sections/cashbacks/noun.ts'
import { placeAt } from '#lib/places/place.ts'
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

it.each(['/produtos%', '/produtos/editar/%E0%A4%A', '/%', '/lojas/%C3/mais', '/nada/disto', '/produtos/editar/12/%zz'])(
  'leads from %s, which is no path of the console, to the empty page [I6]',
  async (path) => {
    for (const open of [() => history.replaceState(null, '', path), () => goTo(placeAt(path))]) {
      goTo({ to: '/lojas' })
      await vi.waitFor(() => expect(address()).toBe('/lojas'))
      open()
      await router.load()
      await vi.waitFor(() => expect(address()).toBe('/'))
      expect(router.state.matches.map(({ routeId, status }) => `${routeId} ${status}`)).toEqual([
        '__root__ success',
        '/ success',
      ])
    }
  },
)

it.each(['/lojas?pagina=%', '/lojas?%E0%A4%A=%C3&x', '/lojas#%'])('opens %s', async (path) => {
  goTo({ to: '/cashbacks' })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  history.replaceState(null, '', path)
  await router.load()
  expect(router.state.matches.map(({ routeId, status }) => `${routeId} ${status}`)).toEqual([
    '__root__ success',
    '/lojas success',
  ])
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
