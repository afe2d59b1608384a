import { describe, expect, it } from 'vitest'
import { createEntry } from './entry.ts'
import { groupByHeading, type PaletteListing } from './palette-listing.ts'
import { createPaletteLines } from './palette-lines.ts'
import { createEnterHint } from './enter-hint.ts'
import { remove, createContext, read, getFirstCommandEntry } from './palette-context.fixture.ts'

describe('the text in the footer', () => {
  const foot = (text: string, count: number | null) => {
    const entry = getFirstCommandEntry(read(text))
    if (!entry) throw new Error('no entry')
    const { verb, object, tail } = createEnterHint(entry, count)
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
  ])('%s', (text, count, message) => expect(foot(text, count)).toBe(message))

  it('says when a confirmation is asked that is not always asked', () => {
    const entry = createEntry({ ...remove, confirmCondition: 'se algo se perde' }, { ids: [12] }, createContext())
    expect(createEnterHint(entry, 1).tail).toBe('(pede confirmação se algo se perde)')
  })
})

it('gives each entry a key of its own, also if a line means the same command twice', () => {
  const entry = createEntry(remove, {}, createContext())
  const groups = groupByHeading([
    ['Ações', entry],
    ['Ações', entry],
    ['Outras leituras', entry],
  ])
  expect(groups.map(({ entries }) => entries.map(({ key }) => key))).toEqual([
    ['produto.excluir', 'produto.excluir 2'],
    ['produto.excluir 3'],
  ])
})

it('lists the records under their entry', () => {
  const entry = createEntry(remove, { ids: [12] }, createContext())
  const listing: PaletteListing = {
    groups: [{ heading: 'Ações', entries: [entry] }],
    interpretation: null,
    textOffset: 0,
    highlightsFirst: true,
    note: null,
  }
  expect(
    createPaletteLines(listing, new Map([[entry.key, [[12, { state: 'missing' }]]]]), 100).lines.map(
      (line) => line.kind,
    ),
  ).toEqual(['heading', 'entry', 'record'])
})

it('gives each record a line of its own under each of two entries', () => {
  const entries = ['0', '1'].map((key) => createEntry(remove, { ids: [12] }, createContext(), { key }))
  const listing: PaletteListing = {
    groups: [{ heading: 'Comandos, nesta ordem', entries }],
    interpretation: null,
    textOffset: 0,
    highlightsFirst: true,
    note: null,
  }
  const looked = new Map(entries.map(({ key }) => [key, [[12, { state: 'missing' } as const] as const]]))
  const { lines } = createPaletteLines(listing, looked, 100)
  expect(lines.flatMap((line) => (line.kind === 'record' ? [line.entryKey] : []))).toEqual(
    entries.map(({ key }) => key),
  )
})

describe('a list longer than is rendered', () => {
  const entries = Array.from({ length: 40 }, (_, index) =>
    createEntry(remove, {}, createContext(), { key: `${index}` }),
  )
  const listing: PaletteListing = {
    groups: [{ heading: 'Ações', entries }],
    interpretation: null,
    textOffset: 0,
    highlightsFirst: true,
    note: null,
  }
  const kinds = (cut: ReturnType<typeof createPaletteLines>) => cut.lines.map((line) => line.kind)

  it('says how many lines are hidden, and shows them with a greater limit', () => {
    const cut = createPaletteLines(listing, new Map(), 20)
    expect(cut).toMatchObject({ hiddenCount: 21 })
    expect(cut.lines).toHaveLength(20)
    expect(cut.entries).toEqual(entries.slice(0, 19))
    expect(createPaletteLines(listing, new Map(), 41)).toMatchObject({ hiddenCount: 0, entries })
  })
  it('gives the records of one line half of the room, so that the lines after it are reachable', () => {
    const records = Array.from({ length: 30 }, (_, index) => [index + 1, { state: 'loading' }] as const)
    const cut = createPaletteLines(listing, new Map([[entries[0]?.key ?? '', records]]), 20)
    expect(kinds(cut).filter((kind) => kind === 'record')).toHaveLength(10)
    expect(cut.lines[12]).toEqual({ kind: 'left', count: 20 })
    expect(cut.entries.length).toBeGreaterThan(1)
    expect(cut.hiddenCount).toBe(20 + 40 - cut.entries.length)
  })
  it('counts the records of hidden lines', () => {
    const last = entries.at(-1)?.key ?? ''
    expect(createPaletteLines(listing, new Map([[last, [[1, { state: 'loading' }]]]]), 20).hiddenCount).toBe(22)
  })
})
