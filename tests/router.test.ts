// @vitest-environment jsdom
/** Locations go through the router into the URL unchanged, and unsaved work may refuse a navigation. */
import { beforeAll, expect, it, vi } from 'vitest'
import { createConsoleRouter } from '#app/router.tsx'
import { sections } from '#app/sections.ts'
import { listLocation, recordLocation } from '#commands/resource.ts'
import { navigateTo, registerNavigation } from '#commands/runtime.ts'
import { list } from '#sections/cashbacks/list.tsx'
import { cashback } from '#sections/cashbacks/resource.ts'
import { parseHref } from '#lib/urls/route-location.ts'
import { toListLocation, parseListState } from '#listing/url-state/list-state-url.ts'

const router = createConsoleRouter(sections, {
  guardRoute: () => Promise.resolve(),
  prefetchFirstPage: () => Promise.resolve(),
})
const address = () => location.pathname + location.search

beforeAll(async () => {
  registerNavigation((location, options) => void router.navigate({ ...location, ...options }))
  await router.load()
})

it('navigates to a list, to a part of it, to a record in its dialog, and to its form', async () => {
  navigateTo(listLocation(cashback))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  const state = parseListState(list, { pagina: '3', ordem: 'id,ASC', DSC_CASHBACK: 'a & b', fixas: '2,1' })
  navigateTo(toListLocation(list, state))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks?pagina=3&ordem=id,ASC&DSC_CASHBACK=a+%26+b&fixas=2,1'))
  expect(parseListState(list, router.state.location.search)).toEqual(state)
  navigateTo(recordLocation(cashback, 12))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks?ver=12'))
  navigateTo(recordLocation(cashback, 12, 'form'))
  await vi.waitFor(() => expect(address()).toBe('/cashbacks/editar/12'))
})

it.each(['/produtos%', '/produtos/editar/%E0%A4%A', '/%', '/lojas/%C3/mais', '/nada/disto', '/produtos/editar/12/%zz'])(
  'redirects %s, which is no path of the console, to the empty page [I6]',
  async (path) => {
    for (const open of [() => history.replaceState(null, '', path), () => navigateTo(parseHref(path))]) {
      navigateTo({ to: '/lojas' })
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
  navigateTo({ to: '/cashbacks' })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  history.replaceState(null, '', path)
  await router.load()
  expect(router.state.matches.map(({ routeId, status }) => `${routeId} ${status}`)).toEqual([
    '__root__ success',
    '/lojas success',
  ])
})

it('replaces without a history entry', async () => {
  const steps = history.length
  navigateTo(listLocation(cashback, { ver: '7' }), { replace: true })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks?ver=7'))
  expect(history.length).toBe(steps)
})

it('asks whoever blocks the page, unless that is settled', async () => {
  const blockerFn = vi.fn(() => Promise.resolve(true))
  const free = router.history.block({ blockerFn })
  navigateTo(listLocation(cashback))
  await vi.waitFor(() => expect(blockerFn).toHaveBeenCalledTimes(1))
  expect(address()).toBe('/cashbacks?ver=7')
  navigateTo(listLocation(cashback), { ignoreBlocker: true })
  await vi.waitFor(() => expect(address()).toBe('/cashbacks'))
  expect(blockerFn).toHaveBeenCalledTimes(1)
  free()
})
