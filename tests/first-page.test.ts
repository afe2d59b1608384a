/**
 * What is asked for before a list's screen is there: what its address says, and nothing that the screen would not ask.
 */
import { describe, expect, it } from 'vitest'
import { sections } from '#app/sections.ts'
import { storeMode } from '#listing/url-state/stored-mode.ts'

const routes = sections.flatMap((section) => section.routes).filter(({ loadFirstPage }) => loadFirstPage)
const inputOf = async (path: string, search = '') =>
  (await routes.find((route) => route.path === path)?.loadFirstPage?.())?.getRequest(search, path)?.input ?? null

describe.each(
  routes.map(({ path, loadScreen, loadFirstPage }) => ({ path, screen: loadScreen, firstPage: loadFirstPage })),
)('$path', ({ path, firstPage }) => {
  it('asks for its first page, or for nothing where it needs a filter', async () => {
    const readCall = (await firstPage?.())?.getRequest('', path)
    if (readCall) expect(readCall.input).toMatchObject({ page: 0, size: expect.any(Number), sort: expect.any(String) })
    else expect(await firstPage?.()).toHaveProperty('requiredFilter')
  })
})

it('follows the address: page, size and filters', async () => {
  expect(await inputOf('/cashbacks', '?pagina=3&tamanho=100&DSC_CASHBACK=natal&PORCENTAGEM_CASHBACK=1,5')).toEqual({
    page: 2,
    size: 100,
    sort: 'id,DESC',
    DSC_CASHBACK: 'natal',
    PORCENTAGEM_CASHBACK: '1.5',
  })
})

it('starts with the choice that a filter has from the beginning', async () =>
  expect(await inputOf('/auditoria/transacoes/tipo')).toMatchObject({ tipo: 'CASHBACK' }))

it.each([
  ['an order, of which the screen must say whether it can be', '/cashbacks', '?ordem=id,ASC'],
  ['a filter that is missing', '/auditoria/transacoes/usuario', ''],
  ['filters that cannot go together', '/auditoria/transacoes/valor', '?valorMinimo=9&valorMaximo=1'],
])('asks nothing for %s', async (_, path, search) => expect(await inputOf(path, search)).toBeNull())

it('asks for the first block of a list that was left as one long table, unless its address says otherwise', async () => {
  storeMode('/cashbacks', true)
  expect(await inputOf('/cashbacks')).toMatchObject({ page: 0, size: 100 })
  expect(await inputOf('/cashbacks', '?ocultas=id')).toMatchObject({ page: 0, size: 10 })
  expect(await inputOf('/transacoes')).toMatchObject({ page: 0, size: 10 })
  storeMode('/cashbacks', false)
  expect(await inputOf('/cashbacks')).toMatchObject({ page: 0, size: 10 })
})
