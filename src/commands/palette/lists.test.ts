import { describe, expect, it } from 'vitest'
import { entryOf } from './entry.ts'
import { type Listing } from './listing.ts'
import { paletteLinesOf } from './lines.ts'
import { previewOf } from './preview.ts'
import { remove, scene, read, first } from './scene.fixture.ts'

describe('the line at the foot', () => {
  const foot = (text: string, count: number | null) => {
    const entry = first(read(text))
    if (!entry) throw new Error('no entry')
    const { verb, object, tail } = previewOf(entry, count)
    return `${verb} ${object} ${tail}`.trim()
  }
  it.each([
    ['excluir produto 12', 1, 'exclui o produto #12 (pede confirmação)'],
    ['excluir produto 12, 15-18', 4, 'exclui 4 de 5 produtos (pede confirmação)'],
    ['excluir produto 12, 15', null, 'exclui 2 produtos (pede confirmação)'],
    ['editar produto 12', 1, 'edita o produto #12'],
    ['ajustar estoque do produto 12 para 30', 1, 'ajusta estoque do produto 12 para 30'],
    ['produtos', null, 'vai para produtos'],
    ['editar loja', null, 'pede id da loja'],
    ['filtrar', null, 'Esta tela não tem tabela'],
  ])('%s', (text, count, said) => expect(foot(text, count)).toBe(said))

  it('says of a question that is not always asked when it is', () => {
    const entry = entryOf({ ...remove, asksWhere: 'se algo se perde' }, { ids: [12] }, scene())
    expect(previewOf(entry, 1).tail).toBe('(pede confirmação se algo se perde)')
  })
})

it('puts the records under their entry', () => {
  const entry = entryOf(remove, { ids: [12] }, scene())
  const listing: Listing = {
    groups: [{ heading: 'Ações', entries: [entry] }],
    reading: null,
    offset: 0,
    choose: true,
    note: null,
  }
  expect(
    paletteLinesOf(listing, new Map([[entry.key, [[12, { state: 'missing' }]]]]), 100).lines.map((line) => line.kind),
  ).toEqual(['heading', 'entry', 'record'])
})

it('says under which of two entries a record stands, so that each has a line of its own', () => {
  const entries = ['0', '1'].map((key) => entryOf(remove, { ids: [12] }, scene(), { key }))
  const listing: Listing = {
    groups: [{ heading: 'Comandos, nesta ordem', entries }],
    reading: null,
    offset: 0,
    choose: true,
    note: null,
  }
  const looked = new Map(entries.map(({ key }) => [key, [[12, { state: 'missing' } as const] as const]]))
  const { lines } = paletteLinesOf(listing, looked, 100)
  expect(lines.flatMap((line) => (line.kind === 'record' ? [line.of] : []))).toEqual(entries.map(({ key }) => key))
})

describe('a list longer than it draws', () => {
  const entries = Array.from({ length: 40 }, (_, index) => entryOf(remove, {}, scene(), { key: `${index}` }))
  const listing: Listing = {
    groups: [{ heading: 'Ações', entries }],
    reading: null,
    offset: 0,
    choose: true,
    note: null,
  }
  const kinds = (cut: ReturnType<typeof paletteLinesOf>) => cut.lines.map((line) => line.kind)

  it('says how many lines are left out, and shows them with a greater limit', () => {
    const cut = paletteLinesOf(listing, new Map(), 20)
    expect(cut).toMatchObject({ rest: 21 })
    expect(cut.lines).toHaveLength(20)
    expect(cut.entries).toEqual(entries.slice(0, 19))
    expect(paletteLinesOf(listing, new Map(), 41)).toMatchObject({ rest: 0, entries })
  })
  it('gives the records of one line half of the room, so that the lines after it are reached', () => {
    const records = Array.from({ length: 30 }, (_, index) => [index + 1, { state: 'loading' }] as const)
    const cut = paletteLinesOf(listing, new Map([[entries[0]?.key ?? '', records]]), 20)
    expect(kinds(cut).filter((kind) => kind === 'record')).toHaveLength(10)
    expect(cut.lines[12]).toEqual({ kind: 'left', count: 20 })
    expect(cut.entries.length).toBeGreaterThan(1)
    expect(cut.rest).toBe(20 + 40 - cut.entries.length)
  })
  it('counts the records of lines that are not drawn', () => {
    const last = entries.at(-1)?.key ?? ''
    expect(paletteLinesOf(listing, new Map([[last, [[1, { state: 'loading' }]]]]), 20).rest).toBe(22)
  })
})
