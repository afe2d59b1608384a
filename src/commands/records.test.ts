import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { matchesSearch } from '#lib/format/match-words.ts'
import { defineResource, isSearchableByName, type Row } from './resource.ts'
import { findRecords, ScanLimitError, loadOwnedRecords, findRowByScan } from './records.ts'

/** The platform's list: its records, whether it sorts them, how many calls it got, and the names asked for. */
const platform = vi.hoisted(() => ({
  rows: [] as { id: number; dscNome: string }[],
  sorts: true,
  calls: 0,
  texts: [] as string[],
}))

vi.mock('#api/session/client.ts', () => ({
  call(_: unknown, { page, size, dscNome }: { page: number; size: number; dscNome?: string }) {
    platform.calls++
    if (dscNome !== undefined) platform.texts.push(dscNome)
    const named = platform.rows.filter((row) => matchesSearch(row.dscNome, dscNome ?? ''))
    const rows = platform.sorts ? named.toSorted((a, b) => b.id - a.id) : named
    const content = rows.slice(page * size, (page + 1) * size)
    return Promise.resolve({ content, totalElements: rows.length, totalPages: Math.ceil(rows.length / size) })
  },
}))

const list = () => Promise.resolve({} as never)
const order = defineResource({
  id: 'pedido',
  singular: 'pedido',
  plural: 'pedidos',
  article: 'o',
  list,
  scanOrder: { key: 'id', sort: 'id,DESC' },
})
const store = defineResource({
  id: 'loja',
  singular: 'loja',
  plural: 'lojas',
  article: 'a',
  summary: (row: Row) => ({ name: String(row['dscNome']) }),
  list,
  scanOrder: { key: 'name', sort: 'dscNome,ASC' },
})
const { signal } = new AbortController()

beforeEach(() => {
  // Ids with gaps: 3, 6, 9 ...
  platform.rows = Array.from({ length: 20_000 }, (_, index) => ({ id: (index + 1) * 3, dscNome: `Loja ${index}` }))
  platform.sorts = true
  platform.calls = 0
  platform.texts = []
})

it('finds a row by binary search, whatever the length of the list', async () => {
  for (const id of [3, 300, 29_997, 59_700, 60_000]) {
    platform.calls = 0
    expect((await findRowByScan(order, id, signal))?.id).toBe(id)
    expect(platform.calls).toBeLessThanOrEqual(12)
  }
})

it('returns null if the row does not exist', async () => {
  for (const id of [1, 301, 60_001]) expect(await findRowByScan(order, id, signal)).toBeNull()
})

it('scans a list in another order page by page, and throws at the limit', async () => {
  platform.sorts = false
  platform.rows = platform.rows.toReversed().map((_, at, all) => all[(at * 7919) % all.length]!)
  const near = platform.rows[250]!.id
  expect((await findRowByScan(order, near, signal))?.id).toBe(near)
  expect(platform.calls).toBe(3)
  await expect(findRowByScan(order, platform.rows[15_000]!.id, signal)).rejects.toBeInstanceOf(ScanLimitError)
  expect(platform.calls).toBeLessThanOrEqual(3 + 13)
})

it('returns the records of one owner in ascending order, as ids are written', async () => {
  platform.rows = [
    { id: 599, dscNome: '' },
    { id: 233, dscNome: '' },
  ]
  const { records } = await loadOwnedRecords(store, { by: 'beneficiarioId', id: 15 }, {}, signal)
  expect(records.map(({ id }) => id)).toEqual([233, 599])
})

it('scans the first pages of a list without a search, and says how far', async () => {
  platform.sorts = false
  const found = await findRecords(store, 'loja 49', signal)
  expect(found.records[0]?.name).toBe('Loja 49')
  expect(found).toMatchObject({ total: 15, scannedCount: 500 })
  expect(found.records).toHaveLength(8)
  expect(platform.calls).toBe(5)
  platform.rows = platform.rows.slice(0, 120)
  expect((await findRecords(store, 'loja 119', signal)).scannedCount).toBeUndefined()
})

it('finds no record that nobody could act on [F17]', async () => {
  platform.rows = [
    { id: -1, dscNome: 'Loja A' },
    { id: 7, dscNome: 'Loja B' },
  ]
  platform.sorts = false
  expect((await findRecords(store, 'loja', signal)).records.map(({ id }) => id)).toEqual([7])
  expect((await loadOwnedRecords(order, { by: 'usuarioId', id: 5 }, {}, signal)).records.map(({ id }) => id)).toEqual([
    7,
  ])
})

const product = defineResource({
  id: 'produto',
  singular: 'produto',
  plural: 'produtos',
  article: 'o',
  path: '/produtos',
  summary: (row: Row) => ({ name: String(row['dscNome']) }),
  search: { by: 'dscNome', list },
})

describe('a search by the words of a name', () => {
  const names = ['Fone Bluetooth Onda X2 · preto', 'Fone Onda · azul', 'Capa preta', 'Mouse preto']
  beforeEach(() => (platform.rows = names.map((dscNome, index) => ({ id: index + 1, dscNome }))))

  it('asks for the longest one, and narrows the answer to the others', async () => {
    expect(await findRecords(product, 'fone preto', signal)).toMatchObject({ records: [{ id: 1 }], total: 1 })
    expect(platform.texts).toEqual(['preto'])
  })
  it('asks for a single word as it is typed, and keeps what the platform found', async () => {
    expect((await findRecords(product, 'Prêto', signal)).total).toBe(2)
    expect(platform.texts).toEqual(['Prêto'])
  })
  it('asks for the text too if not all answers to the word were sent', async () => {
    platform.rows = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, dscNome: `Mouse preto ${index}` }))
    platform.rows.push({ id: 900, dscNome: 'Fone preto' })
    platform.sorts = false
    expect(await findRecords(product, 'fone preto', signal)).toMatchObject({ records: [{ id: 900 }], scannedCount: 50 })
    expect(platform.texts).toEqual(['preto', 'fone preto'])
  })
  it('cannot search a list whose filter has no effect', () => {
    expect(isSearchableByName(product)).toBe(true)
    setCapabilities({ withoutFilter: { '/produtos': ['dscNome'] } })
    expect(isSearchableByName(product)).toBe(false)
    setCapabilities(null)
  })
})

describe('with a largest page of 20 rows', () => {
  beforeEach(() => {
    setCapabilities({ maxPageSize: 20 })
    platform.rows = Array.from({ length: 130 }, (_, index) => ({ id: index + 1, dscNome: `Loja ${index + 1}` }))
    return () => setCapabilities(null)
  })

  it('finds a row by halving pages of that size', async () => {
    expect(await findRowByScan(order, 3, signal)).toMatchObject({ id: 3 })
  })
  it('still finds a name among 500 rows', async () => {
    expect(await findRecords(store, 'Loja 25', signal)).toMatchObject({ records: [{ id: 25 }, { id: 125 }], total: 2 })
  })
  it('reads all records of an owner', async () => {
    const owned = await loadOwnedRecords(order, { by: 'usuarioId', id: 7 }, {}, signal)
    expect(owned.records).toHaveLength(130)
  })
})
