import { describe, expect, it } from 'vitest'
import { createContext, createListContext, getTitles, read, rows } from '#commands/palette/palette-context.fixture.ts'
import type { RecordSummary, Resource } from '#commands/resource.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import { addHits } from './hit-groups.ts'
import type { HitSearch } from '#commands/palette/palette-listing.ts'
import type { HitAnswer, RecordHits } from './use-record-hits.ts'

const NONE: ReadonlySet<string> = new Set()
const search: HitSearch = { kind: 'name', text: 'bolsa' }
const toRecords = (...names: string[]): RecordSummary[] =>
  names.map((name, index) => ({ id: 100 + index, name, row: { id: 100 + index } }))
const found = (resource: Resource, records: RecordSummary[], total: number | null = records.length): HitAnswer => ({
  resource,
  hits: { records, total, filters: null },
  hasFailed: false,
})
const list = (line: string, answers: HitAnswer[], more: Partial<RecordHits> = {}, expanded = NONE) =>
  addHits(read(line), { ...search, text: line }, { answers, isSearching: false, ...more }, createContext(), expanded)
const FOOT = 'Lojas não se procuram por nome'

describe('found records', () => {
  it('stand in place of the message that nothing matches, the first one highlighted', () => {
    const listing = list('bolsa', [found(produto, toRecords('Bolsa azul', 'Bolsa preta'))])
    expect(getTitles(listing)).toEqual([['Produtos', 'Bolsa azul', 'Bolsa preta'], ['']])
    expect(listing).toMatchObject({ note: null, highlightsFirst: true })
    expect(listing.groups.at(-1)?.note).toBe(FOOT)
    expect(listing.groups[0]?.entries[0]).toMatchObject({
      hit: { resource: produto, record: { id: 100 }, words: ['bolsa'] },
      args: { id: 100 },
      affectedRecords: null,
    })
  })
  it('come after a command that covers the whole line, and change neither highlight nor note', () => {
    const before = read('edit')
    const listing = list('edit', [found(produto, toRecords('Edith'))])
    expect(getTitles(listing).slice(0, before.groups.length)).toEqual(getTitles(before))
    expect(getTitles(listing)).toContainEqual(['Produtos', 'Edith'])
    expect(listing.highlightsFirst).toBe(before.highlightsFirst)
  })
  it('stand once, before the rows of the page and without a heading of nothing but more', () => {
    const context = createListContext()
    const records = rows.map((row) => ({ id: row.id, name: String(row['dscNome']), row }))
    const answers = [found(produto, records.slice(1, 2), 9)]
    const listing = addHits(
      read('moch', context),
      { ...search, text: 'moch' },
      { answers, isSearching: false },
      context,
      NONE,
    )
    const [hits, ...others] = getTitles(listing)
    expect(hits).toEqual(['Produtos', 'Mochila urbana 22 L'])
    expect(others.flat()).not.toContain('Mochila urbana 22 L')
  })
  it('are five of a resource at most, the others on demand', () => {
    const answers = [found(loja, toRecords(...Array.from({ length: 7 }, (_, index) => `Bolsa ${index}`)))]
    expect(
      list('bolsa', answers)
        .groups[0]?.entries.map(({ title }) => title)
        .slice(4),
    ).toEqual(['Bolsa 4', 'mais 2'])
    expect(list('bolsa', answers, {}, new Set(['loja'])).groups[0]?.entries).toHaveLength(7)
  })
  it('of the screen come first, then those with a word that begins so', () => {
    const answers = [found(loja, toRecords('Microbolsa')), found(produto, toRecords('Bolsa'))]
    expect(getTitles(list('bolsa', answers)).map(([heading]) => heading)).toEqual(['Produtos', 'Lojas', ''])
    const onStores = createListContext()
    const screen = { ...onStores.commandContext.screen, resource: loja }
    const context = { ...onStores, commandContext: { ...onStores.commandContext, screen } }
    const listing = addHits(read('bolsa'), search, { answers, isSearching: false }, context, NONE)
    expect(getTitles(listing).map(([heading]) => heading)).toEqual(['Lojas', 'Produtos', ''])
  })
})

it('the records that the operator had lately come first, as they are now', () => {
  const recentRecords = [
    { resourceId: 'loja', id: 7, name: 'Loja da Bolsa' },
    { resourceId: 'produto', id: 100, name: 'Bolsa velha' },
    { resourceId: 'produto', id: 3, name: 'Caneta' },
  ]
  const answers = [found(produto, toRecords('Bolsa azul', 'Bolsa preta'))]
  const listing = addHits(
    read('bolsa'),
    search,
    { answers, isSearching: false },
    createContext({ recentRecords }),
    NONE,
  )
  expect(getTitles(listing)).toEqual([
    ['Registros recentes', 'Loja da Bolsa', 'Bolsa azul'],
    ['Produtos', 'Bolsa preta'],
    [''],
  ])
})

it('how many there are, and what failed, is announced at the end', () => {
  const answers = [found(produto, toRecords('Bolsa')), { resource: loja, hits: null, hasFailed: true }]
  expect(list('bolsa', answers).announcement).toBe('1 registro encontrado. Não foi possível procurar em lojas')
  expect(list('bolsa', answers, { isSearching: true }).announcement).toBeNull()
  expect(list('bolsa', [found(produto, [])]).announcement).toBe('Nenhum registro com “bolsa”')
})

describe('without a found record', () => {
  it('a failure is reported in place of the hits, and no claim is made', () => {
    const listing = list('bolsa', [{ resource: loja, hits: null, hasFailed: true }, found(produto, [])])
    expect(listing.groups.map(({ note }) => note).filter(Boolean)).toEqual(['Não foi possível procurar em lojas', FOOT])
    expect(listing.note).toBe('Nenhum comando para “bolsa”')
  })
  it('one line reports that all requests failed', () => {
    const failed = [produto, loja].map((resource) => ({ resource, hits: null, hasFailed: true }))
    expect(list('bolsa', failed).groups.flatMap(({ note }) => note ?? [])).toEqual([
      'Não foi possível procurar registros',
      FOOT,
    ])
  })
  it('the last line shows that records are looked for, and at the end that there are none', () => {
    expect(list('bolsa', [], { isSearching: true }).groups.at(-1)?.note).toBe(`Procurando registros… · ${FOOT}`)
    expect(list('bolsa', [found(produto, [])]).groups.at(-1)?.note).toBe(`Nenhum registro · ${FOOT}`)
  })
  it('the first 40 characters of a long text are announced, and the last line has room for one line', () => {
    const listing = list('ç'.repeat(41), [found(produto, [])])
    expect(listing.announcement).toBe(`Nenhum registro com “${'ç'.repeat(40)}…”`)
    expect(listing.groups.at(-1)?.note).toBe(`Nenhum registro · ${FOOT}`)
  })
})
