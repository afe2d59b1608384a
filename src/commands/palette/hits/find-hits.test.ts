import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '#api/cache/query.ts'
import { matchesSearch } from '#lib/format/match-words.ts'
import { defineResource, type Row } from '#commands/resource.ts'
import { findCachedHits, findHits } from './find-hits.ts'
import type { HitSearch } from '#commands/palette/palette-listing.ts'

/** The platform: its records, and the inputs of its calls. */
const platform = vi.hoisted(() => ({
  rows: [] as { id: number; dscNome: string; dscEmail?: string }[],
  inputs: [] as Record<string, unknown>[],
}))

vi.mock('#api/session/client.ts', () => ({
  call(_: unknown, input: { page: number; size: number; dscNome?: string }) {
    platform.inputs.push(input)
    const named = platform.rows.filter(({ dscNome }) => matchesSearch(dscNome, input.dscNome ?? ''))
    const content = named.slice(input.page * input.size, (input.page + 1) * input.size)
    return Promise.resolve({ content, totalElements: named.length, totalPages: Math.ceil(named.length / input.size) })
  },
}))

const list = () => Promise.resolve({} as never)
const base = {
  singular: 'produto',
  plural: 'produtos',
  article: 'o',
  path: '/produtos',
  summary: (row: Row) => ({ name: String(row['dscNome']) }),
} as const
const product = defineResource({
  ...base,
  id: 'produto',
  search: { by: 'dscNome', list, email: (row: Row) => String(row['dscEmail']) },
  finders: [{ by: 'amount', path: '/produtos', list, toFilters: (min, max) => ({ min, max }) }],
})
const store = defineResource({ ...base, id: 'loja', list, scanOrder: { key: 'name', sort: 'dscNome,ASC' } })

const options = { signal: new AbortController().signal, waitForSlot: () => Promise.resolve() }
const byName = (text: string): HitSearch => ({ kind: 'name', text })
const names = ['Fone Bluetooth · preto', 'Fone azul', 'Capa preta', 'Interfone preto']

beforeEach(() => {
  queryClient.clear()
  platform.inputs = []
  platform.rows = names.map((dscNome, index) => ({ id: index + 1, dscNome }))
})

describe('the hits of a resource with a filter by name', () => {
  it('are narrowed to all words, the best first, and lead to the list of the word that was asked for', async () => {
    const { records, total, filters } = await findHits(product, byName('fone preto'), options)
    expect(records.map(({ id }) => id)).toEqual([1, 4])
    expect({ total, filters }).toEqual({ total: 2, filters: { dscNome: 'preto' } })
    expect(platform.inputs).toEqual([{ page: 0, size: 50, dscNome: 'preto' }])
  })
  it('are answered from the cache, also for the words in another order and for a longer beginning', async () => {
    await findHits(product, byName('fone'), options)
    await findHits(product, byName('fone'), options)
    expect(findCachedHits(product, byName('fone b'))?.records.map(({ id }) => id)).toEqual([1])
    expect((await findHits(product, byName('fones'), options)).records).toEqual([])
    expect(platform.inputs).toHaveLength(1)
    expect(findCachedHits(product, byName('capa'))).toBeUndefined()
  })
  it('ask for the next word if the answer to the first is incomplete and has too few of them', async () => {
    platform.rows = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, dscNome: `Capa preto ${index}` }))
    platform.rows.push({ id: 99, dscNome: 'Fone preto' })
    const hits = await findHits(product, byName('fone preto'), options)
    expect(hits.records.map(({ id }) => id)).toEqual([99])
    expect(platform.inputs.map(({ dscNome }) => dscNome)).toEqual(['preto', 'fone'])
  })
  it('say how many the platform has, or nothing if only a part was narrowed', async () => {
    platform.rows = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, dscNome: `Capa preta ${index}` }))
    expect((await findHits(product, byName('capa'), options)).total).toBe(60)
    expect((await findHits(product, byName('capa preta'), options)).total).toBeNull()
  })
  it('are found by an e-mail: its longest name is asked for', async () => {
    platform.rows = [
      { id: 1, dscNome: 'Ana Prado', dscEmail: 'ana.prado7@correio.test' },
      { id: 2, dscNome: 'Ana Prado', dscEmail: 'ana.prado8@correio.test' },
    ]
    const hits = await findHits(product, { kind: 'email', text: 'Ana.Prado8@correio.test' }, options)
    expect(hits.records.map(({ id }) => id)).toEqual([2])
    expect(platform.inputs[0]?.['dscNome']).toBe('Prado')
  })
  it('stay found by an e-mail if neither name in it has all of its records sent', async () => {
    const createRows = (dscNome: string, firstId: number) =>
      Array.from({ length: 60 }, (_, index) => ({ id: firstId + index, dscNome, dscEmail: 'outra@correio.test' }))
    const wanted = { id: 900, dscNome: 'Ana Prado', dscEmail: 'ana.prado@correio.test' }
    platform.rows = [...createRows('Ana Lima', 1), wanted, ...createRows('Bia Prado', 100)]
    const hits = await findHits(product, { kind: 'email', text: 'ana.prado@correio.test' }, options)
    expect(platform.inputs.map(({ dscNome }) => dscNome)).toEqual(['prado', 'ana'])
    expect(hits.records.map(({ id }) => id)).toEqual([900])
    expect(hits.total).toBeNull()
  })
})

it('reads a small list once, whatever is looked for', async () => {
  expect((await findHits(store, byName('preto fone'), options)).records.map(({ id }) => id)).toEqual([1, 4])
  expect((await findHits(store, byName('capa'), options)).total).toBe(1)
  expect(findCachedHits(store, byName('azul'))?.records.map(({ id }) => id)).toEqual([2])
  expect(platform.inputs).toEqual([{ page: 0, size: 100, sort: 'dscNome,ASC' }])
})

it('asks the call that filters by an amount', async () => {
  const hits = await findHits(product, { kind: 'amount', text: '219,00', range: ['219', '219'] }, options)
  expect(platform.inputs).toEqual([{ page: 0, size: 50, min: '219', max: '219' }])
  expect(hits.filters).toEqual({ min: '219', max: '219' })
})
