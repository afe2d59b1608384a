import { afterEach, describe, expect, it } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { createContext, createListContext, read } from '#commands/palette/palette-context.fixture.ts'
import { describeUnsearched, getLineSearch, getSearchedResources, parseHitSearch } from './hit-search.ts'

const context = createContext()
const parse = (text: string) => parseHitSearch(text, context)

afterEach(() => setCapabilities(null))

describe('what a text looks for', () => {
  it.each([
    [' Mochila urbana ', { kind: 'name', text: 'Mochila urbana' }],
    ['x2 ·', null],
    ['a', null],
    ['12', null],
    ['219,00', { kind: 'amount', text: '219,00', range: ['219', '219'] }],
    ['R$ 1.234,5', { kind: 'amount', text: 'R$ 1.234,5', range: ['1234.5', '1234.5'] }],
    ['R$ 219', { kind: 'amount', text: 'R$ 219', range: ['219', '219'] }],
    ['20/11', { kind: 'day', text: '20/11', range: ['2026-11-20T00:00', '2026-11-20T23:59'] }],
    ['ana.prado@correio.test', { kind: 'email', text: 'ana.prado@correio.test' }],
    ['um dois três quatro cinco seis sete oito nove dez onze', null],
  ])('%j', (text, search) => expect(parse(text)).toEqual(search))
})

describe('a line', () => {
  it.each([
    ['that no command covers', 'mochila', { search: { text: 'mochila' }, hitsComeFirst: true }],
    ['that begins a command, and comes after it', 'edit', { search: { text: 'edit' }, hitsComeFirst: false }],
    ['with a slip, and comes before what it may mean', 'alternr tema', { hitsComeFirst: true }],
    ['that is only a value of a command', 'escuro', { search: { text: 'escuro' }, hitsComeFirst: false }],
    ['that is an amount and no list of ids', '219,00', { search: { kind: 'amount' }, hitsComeFirst: true, groups: [] }],
  ])('is looked for %s', (_, line, listing) => expect(read(line)).toMatchObject(listing))

  it.each(['excluir produto 12', 'alternar tema', 'editar produto fone', '>mochila', '?mochila', '12, 15', '#12'])(
    'that is a command is not looked for: %j',
    (line) => expect(read(line).search ?? null).toBeNull(),
  )
})

it('a line that sets a field of records looks for none', () => {
  const command = { fieldRole: 'set' }
  const best = {
    command,
    tier: 'exact',
    problem: null,
    ignoredText: null,
    correction: null,
    namedRecords: [],
    spans: [],
  }
  const { search } = getLineSearch(
    'mudar preço do produto 12 para 19,90',
    best as unknown as Interpretation,
    false,
    context,
  )
  expect(search).toBeNull()
})

it('what an amount, a day or an e-mail finds comes first, unless a command here takes it', () => {
  const best = {
    command: {},
    tier: 'exact',
    problem: null,
    ignoredText: null,
    correction: null,
    namedRecords: [],
    spans: [{ role: 'argument' }],
  }
  const isFirst = (line: string, more: object, isDisabled: boolean) =>
    getLineSearch(line, { ...best, ...more } as unknown as Interpretation, isDisabled, context).hitsComeFirst
  expect(isFirst('20/11', {}, false)).toBe(false)
  expect(isFirst('20/11', {}, true)).toBe(true)
  expect(isFirst('R$ 219', { tier: 'prefixes' }, false)).toBe(true)
  expect(isFirst('edit', { tier: 'prefixes' }, true)).toBe(false)
})

describe('the resources that are asked', () => {
  it('are those with a search by name, the screen’s own first; the others are named', () => {
    const search = parse('mochila')!
    const ids = (at = context) => getSearchedResources(search, at).map(({ id }) => id)
    expect(ids(createListContext())).toEqual(['produto'])
    expect(describeUnsearched(search, context)).toBe('Lojas não se procuram por nome')
  })
  it('lack a resource whose filter the platform ignores', () => {
    const withoutFilter = { '/produtos': ['dscNome'] }
    setCapabilities({ maxPageSize: null, withoutSort: {}, withoutFilter, withoutCommands: [] })
    const search = parse('mochila')!
    expect(getSearchedResources(search, context)).toEqual([])
    expect(describeUnsearched(search, context)).toBe('Produtos e lojas não se procuram por nome')
  })
  it('are none for an amount that no call filters by', () =>
    expect(describeUnsearched(parse('219,00')!, context)).toBe('Nada se procura por valor'))
})
