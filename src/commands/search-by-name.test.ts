import { expect, it } from 'vitest'
import { type NameAnswer, type NameSearch, createNameTest, searchByName } from './search-by-name.ts'

const toRecords = (names: Record<number, string>) =>
  Object.entries(names).map(([id, name]) => ({ id: Number(id), name, row: { id: Number(id) } }))
/** The records that the platform sends for each text, and how many it has. */
const PLATFORM: Record<string, NameAnswer> = {
  preto: { records: toRecords({ 1: 'Fone A, preto', 2: 'Capa preta', 3: 'Fone B, preto' }), total: 90 },
  fone: { records: toRecords({ 4: 'Fone C, preto', 3: 'Fone B, preto', 5: 'Fone azul' }), total: 60 },
  capa: { records: toRecords({ 2: 'Capa preta' }), total: 1 },
  'fone preto': { records: toRecords({ 6: 'Código 77' }), total: 1 },
}

async function search(text: string, requestedTexts: string[], more: Partial<NameSearch> = {}) {
  const sent: string[] = []
  const request = (requestedText: string) => {
    sent.push(requestedText)
    return Promise.resolve(PLATFORM[requestedText] ?? { records: [], total: 0 })
  }
  const nameSearch = { text, requestedTexts, matches: createNameTest(text), enough: Infinity, ...more }
  const { records, ...result } = await searchByName(nameSearch, request)
  return { ids: records.map(({ id }) => id), sent, ...result }
}

it('a search merges partial answers by id, those of the later one first, and names the shorter list', async () => {
  expect(await search('preto fone', ['preto', 'fone'])).toEqual({
    ids: [3, 4, 1],
    sent: ['preto', 'fone'],
    total: null,
    listText: 'fone',
    scannedCount: 3,
  })
})

it('a search requests no further text after a complete answer, or with enough records', async () => {
  expect(await search('capa preta', ['capa', 'preta'])).toMatchObject({ ids: [2], sent: ['capa'], total: 1 })
  expect(await search('preto fone', ['preto', 'fone'], { enough: 2 })).toMatchObject({ ids: [1, 3], sent: ['preto'] })
})

it('the answer to the whole text is not narrowed', async () => {
  const { ids } = await search('fone preto', ['preto', 'fone preto'])
  expect(ids).toEqual([1, 3, 6])
})

it('a single word is compared by the platform, which also counts', async () => {
  expect(await search('preto', ['preto'])).toMatchObject({ ids: [1, 3, 2], total: 90, scannedCount: 3 })
})

it('a search without a text to request finds nothing', async () => {
  expect(await search('7@8.9', [])).toEqual({ ids: [], sent: [], total: 0, listText: '' })
})
