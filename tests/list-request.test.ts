/**
 * The request before a list's screen is loaded has what the URL says, and nothing that the screen would not request.
 */
import { describe, expect, it } from 'vitest'
import { sections } from '#app/sections.ts'
import { storeMode } from '#listing/url-state/stored-mode.ts'
import { listsByPath } from './lists.ts'

const routes = sections.flatMap((section) => section.routes).filter(({ loadListRequest }) => loadListRequest)
const getFirstInput = async (path: string, search = '') =>
  (await routes.find((route) => route.path === path)?.loadListRequest?.())?.getFirstCall(search, path)?.input ?? null

describe.each(routes.map(({ path, loadScreen, loadListRequest }) => ({ path, screen: loadScreen, loadListRequest })))(
  '$path',
  ({ path, loadListRequest }) => {
    it('requests its first page, or nothing if it needs a filter', async () => {
      const readCall = (await loadListRequest?.())?.getFirstCall('', path)
      if (readCall)
        expect(readCall.input).toMatchObject({ page: 0, size: expect.any(Number), sort: expect.any(String) })
      else expect(await loadListRequest?.()).toHaveProperty('requiredFilter')
    })
  },
)

it('every list has its request beside its route: config.json is checked against these routes', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...listsByPath.keys()].toSorted())
})

it('follows the URL: page, size and filters', async () => {
  expect(
    await getFirstInput('/cashbacks', '?pagina=3&tamanho=100&DSC_CASHBACK=natal&PORCENTAGEM_CASHBACK=1,5'),
  ).toEqual({
    page: 2,
    size: 100,
    sort: 'id,DESC',
    DSC_CASHBACK: 'natal',
    PORCENTAGEM_CASHBACK: '1.5',
  })
})

it("starts with a filter's initial choice", async () =>
  expect(await getFirstInput('/auditoria/transacoes/tipo')).toMatchObject({ tipo: 'CASHBACK' }))

it.each([
  ['an order, of which the screen must say whether it can be', '/cashbacks', '?ordem=id,ASC'],
  ['a filter that is missing', '/auditoria/transacoes/usuario', ''],
  ['filters that cannot go together', '/auditoria/transacoes/valor', '?valorMinimo=9&valorMaximo=1'],
])('requests nothing for %s', async (_, path, search) => expect(await getFirstInput(path, search)).toBeNull())

it('requests the first block of a list that was left in continuous mode, unless its URL says otherwise', async () => {
  storeMode('/cashbacks', true)
  expect(await getFirstInput('/cashbacks')).toMatchObject({ page: 0, size: 100 })
  expect(await getFirstInput('/cashbacks', '?ocultas=id')).toMatchObject({ page: 0, size: 10 })
  expect(await getFirstInput('/transacoes')).toMatchObject({ page: 0, size: 10 })
  storeMode('/cashbacks', false)
  expect(await getFirstInput('/cashbacks')).toMatchObject({ page: 0, size: 10 })
})
