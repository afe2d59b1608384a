import { describe, expect, it, vi } from 'vitest'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { createReader } from '#commands/language/reader.ts'
import { createRegistry } from '#commands/registry.ts'
import type { ListHandle, Row, Screen } from '#commands/screen.ts'
import { askingListing } from './asking.ts'
import { entryOf } from './entry.ts'
import { textListing } from './entries.ts'
import { pastedLine } from './field.tsx'
import { initialListing, recentListing } from './initial.ts'
import { type Listing, type Scene, indexRows } from './listing.ts'
import { linesOf } from './lines.ts'
import { namedRecords } from './named.ts'
import { lookedFor } from './looked.ts'
import { previewOf } from './preview.ts'
import type { LookedUp } from './records.ts'

vi.mock('#api/query.ts', () => ({ queryClient: {} }))

const produto = { noun: 'produto', group: 'Ações', place: 'row' } as const
const remove = defineCommand({
  ...produto,
  id: 'produto.excluir',
  title: 'Excluir produto',
  label: 'Excluir',
  icon: 'excluir',
  tone: 'danger',
  keys: ['Delete'],
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids('produto', { label: 'ids dos produtos' }) },
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
  each: () => Promise.resolve(undefined),
})
const edit = defineCommand({
  ...produto,
  id: 'produto.editar',
  title: 'Editar produto',
  label: 'Editar',
  icon: 'editar',
  keys: ['e'],
  phrases: ['editar produto {id}'],
  args: { id: arg.id('produto', { label: 'id do produto' }) },
  to: ({ id }) => `/produtos/editar/${id}`,
})
const create = defineCommand({
  id: 'produto.cadastrar',
  title: 'Cadastrar produto',
  noun: 'produto',
  group: 'Cadastrar',
  place: 'list',
  phrases: ['cadastrar produto'],
  to: () => '/produtos/cadastrar',
})
const stock = defineCommand({
  ...produto,
  id: 'produto.estoque.ajustar',
  title: 'Ajustar estoque do produto',
  label: 'Ajustar estoque',
  phrases: ['ajustar estoque do produto {id} para {n}'],
  args: { id: arg.id('produto', { label: 'id do produto' }), n: arg.n('quantidade') },
  run: () => undefined,
})
const record = defineCommand({
  id: 'ir.registro',
  title: 'Ir para registro',
  group: 'Console',
  place: 'global',
  phrases: ['#{id}'],
  args: { id: arg.n('id', { min: 1 }) },
  run: () => undefined,
})
const filter = defineCommand({
  id: 'tabela.filtrar',
  title: 'Filtrar',
  group: 'Tabela',
  place: 'list',
  phrases: ['filtrar'],
  when: ({ screen }) => screen.list !== null || 'Esta tela não tem tabela',
  run: () => undefined,
})
const theme = defineCommand({
  id: 'casca.tema',
  title: 'Alternar tema',
  group: 'Console',
  place: 'global',
  phrases: ['alternar tema', 'tema {tema}'],
  args: {
    tema: arg.escolha('tema', [
      { value: 'claro', label: 'claro' },
      { value: 'escuro', label: 'escuro' },
    ]),
  },
  run: () => undefined,
})
const loja = defineCommand({
  id: 'loja.editar',
  title: 'Editar loja',
  noun: 'loja',
  group: 'Ações',
  place: 'row',
  phrases: ['editar loja {id}'],
  args: { id: arg.id('loja', { label: 'id da loja' }) },
  to: ({ id }) => `/lojas/editar/${id}`,
})

const commands: AnyCommand[] = [remove, edit, create, stock, record, filter, theme, loja]
const registry = createRegistry(
  [
    {
      noun: 'produto',
      menu: [{ label: 'Produtos', path: '/produtos', command: 'ir.produtos', phrase: 'produtos', keys: ['g p'] }],
      routes: [],
    },
    { noun: 'loja', menu: [{ label: 'Lojas', path: '/lojas', command: 'ir.lojas', phrase: 'lojas' }], routes: [] },
  ],
  [
    {
      commands,
      records: {
        noun: 'produto',
        singular: 'produto',
        plural: 'produtos',
        article: 'o',
        load: () => Promise.resolve(null),
        search: () => Promise.resolve([]),
      },
    },
    {
      commands: [],
      records: { noun: 'loja', singular: 'loja', plural: 'lojas', article: 'a', load: () => Promise.resolve(null) },
    },
  ],
)
const reader = createReader(registry.commands)
const rows: Row[] = [
  { id: 12, dscNome: 'Kit 3 camisetas algodão' },
  { id: 15, dscNome: 'Mochila urbana 22 L' },
  { id: 18, dscNome: 'Fone Onda' },
]
const screen: Screen = {
  path: '/produtos',
  noun: 'produto',
  form: null,
  list: {
    noun: 'produto',
    title: 'Produtos',
    rows: () => rows,
    columns: () => [],
  } as Partial<ListHandle> as ListHandle,
}
const blank: Screen = { path: '/blank', noun: null, form: null, list: null }

const scene = (more: Partial<Scene> = {}, on = blank): Scene => ({
  registry,
  reader,
  own: {},
  context: { screen: on, navigate: () => undefined },
  rows: [],
  now: new Date(2026, 10, 20, 10, 30),
  usage: () => 0,
  recents: [],
  ...more,
})
const on = (more: Partial<Scene> = {}) => scene(more, screen)
const read = (text: string, at = scene()) => textListing(text, at, indexRows(at.context.screen.list?.rows() ?? []))
const first = (listing: Listing) => listing.groups[0]?.entries[0]
const titles = (listing: Listing) =>
  listing.groups.map(({ heading, entries }) => [heading, ...entries.map(({ title }) => title)])

describe('a line', () => {
  it('stands under its group, what else the record allows under other readings', () => {
    expect(titles(read('excluir produto 12, 15-18'))).toEqual([
      ['Ações', 'Excluir produtos'],
      ['Outras leituras', 'Editar produto', 'Ajustar estoque do produto'],
    ])
    expect(first(read('excluir produto 12, 15-18'))).toMatchObject({
      chips: ['#12', '#15 a #18'],
      args: { ids: [12, 15, 16, 17, 18] },
      records: { noun: 'produto', ids: [12, 15, 16, 17, 18] },
      danger: true,
    })
  })
  it('without its argument says what will be asked', () =>
    expect(first(read('editar loja'))).toMatchObject({ title: 'Editar loja…', detail: 'id' }))
  it('takes the rows at hand for what it leaves out', () => {
    expect(first(read('excluir', on({ rows: rows.slice(0, 2) })))?.args).toEqual({ ids: [12, 15] })
    expect(first(read('excluir', on()))?.args).toEqual({})
  })
  it('tells why it is off only where it says exactly that', () => {
    expect(first(read('filtrar'))).toMatchObject({ off: 'Esta tela não tem tabela' })
    expect(read('filt').groups.flatMap(({ entries }) => entries.map(({ command }) => command))).not.toContain(filter)
  })
  it('that nothing matches runs nothing and names the nearest', () => {
    const listing = read('xyzzy')
    expect(listing).toMatchObject({ choose: false, note: 'Nenhum comando para “xyzzy”' })
    expect(listing.groups[0]?.heading).toBe('Mais próximos')
  })
  it('after > lists no destinations', () => {
    expect(read('produtos').groups[0]?.heading).toBe('Ir para')
    expect(read('> produtos').groups.map(({ heading }) => heading)).not.toContain('Ir para')
  })
  it('finds the rows of the page by their name', () =>
    expect(read('fone', on()).groups.at(-1)).toMatchObject({
      heading: 'Registros nesta página',
      entries: [{ args: { id: 18 }, title: 'Fone Onda' }],
    }))
})

it('chooses none where a line means an act and something harmless alike', () => {
  const [one] = reader.read('excluir produto 12', {
    path: '/',
    noun: null,
    hasRow: false,
    columns: [],
    now: new Date(),
    usage: () => 0,
  })
  if (!one) throw new Error('no reading')
  const tied = [
    { ...one, ambiguous: true },
    { ...one, command: edit, args: { id: 12 }, ambiguous: true },
  ]
  const torn = scene({ reader: { read: () => tied, nearest: () => [] } })
  expect(read('produto 12', torn).choose).toBe(false)
  expect(
    read('produto 12', scene({ reader: { read: () => [{ ...one, ambiguous: true }], nearest: () => [] } })).choose,
  ).toBe(true)
})

describe('numbers alone', () => {
  it('one lists whose record it may be, the screen’s noun first, and chooses none', () => {
    const listing = read('#12', scene({}, { ...blank, noun: 'loja' }))
    expect(titles(listing)).toEqual([['Abrir registro', 'Editar loja', 'Editar produto']])
    expect(listing.choose).toBe(false)
  })
  it('several list the acts on several', () => {
    expect(first(read('12, 15-18'))).toMatchObject({ command: remove, args: { ids: [12, 15, 16, 17, 18] } })
    expect(first(read('12 15 18'))?.args).toEqual({ ids: [12, 15, 18] })
  })
})

describe('an empty line', () => {
  it('begins with the row, then the screen', () => {
    const listing = initialListing(on({ rows: rows.slice(0, 1) }))
    expect(titles(listing).slice(0, 2)).toEqual([
      ['Nesta linha · #12 Kit 3 camisetas algodão', 'Excluir…', 'Editar', 'Ajustar estoque…'],
      ['Nesta tela · Produtos', 'Cadastrar produto', 'Filtrar'],
    ])
  })
  it('names no row where none has the focus, and no table where there is none', () => {
    expect(initialListing(scene()).groups[0]?.heading).toBe('Ir para')
    expect(
      initialListing(scene())
        .groups.flatMap(({ entries }) => entries)
        .some(({ command }) => command === filter),
    ).toBe(false)
  })
  it('offers what was done before', () => {
    const recent = {
      at: 5,
      commandId: 'produto.excluir',
      phrase: 'excluir produto 12',
      args: { ids: [12] },
      ids: [12],
      ok: true,
      result: '',
      undo: null,
    }
    const gone = { ...recent, at: 6, commandId: 'outra.coisa' }
    expect(titles(recentListing(scene({ recents: [recent, gone] })))).toEqual([['Recentes', 'excluir produto']])
    expect(recentListing(scene()).note).toBe('Nenhum comando recente')
  })
})

describe('an argument that is asked for', () => {
  const ask = (command: AnyCommand, args: Record<string, unknown>, text: string, at = on()) =>
    askingListing({ command, args }, text, at, [])
  it('offers the rows of the page', () => {
    expect(titles(ask(edit, {}, ''))).toEqual([
      ['Nesta página', 'Kit 3 camisetas algodão', 'Mochila urbana 22 L', 'Fone Onda'],
    ])
    expect(titles(ask(edit, {}, 'moch'))).toEqual([['Nesta página', 'Mochila urbana 22 L']])
  })
  it('reads what is typed as the language does', () => {
    expect(first(ask(remove, {}, '12, 15-18'))?.args).toEqual({ ids: [12, 15, 16, 17, 18] })
    expect(first(ask(stock, { id: 12 }, '30'))?.args).toEqual({ id: 12, n: 30 })
  })
  it('says what it wants, and what does not fit', () => {
    expect(ask(loja, {}, '', scene()).note).toBe('Digite: id da loja')
    expect(ask(loja, {}, 'abc', scene()).note).toBe('“abc” não serve como id da loja')
    expect(ask(edit, {}, '', scene()).note).toBe('Digite: id do produto, ou parte do nome')
  })
  it('offers choices', () =>
    expect(titles(ask(theme, {}, 'esc'))).toEqual([
      ['tema', 'Alternar tema'],
      ['Opções', 'escuro'],
    ]))
})

describe('the line at the foot', () => {
  const source = registry.records('produto')
  const foot = (text: string, count: number | null) => {
    const entry = first(read(text))
    if (!entry) throw new Error('no entry')
    const { verb, object, tail } = previewOf(entry, source, count)
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
})

it('puts the records under their entry', () => {
  const entry = entryOf(remove, { ids: [12] }, scene())
  const listing: Listing = {
    groups: [{ heading: 'Ações', entries: [entry] }],
    reading: null,
    offset: 0,
    choose: true,
    note: 'nota',
  }
  expect(linesOf(listing, new Map([[entry.key, [[12, { state: 'missing' }]]]])).map((line) => line.kind)).toEqual([
    'note',
    'heading',
    'entry',
    'record',
  ])
})

it('knows when a line names a record', () => {
  expect(namedRecords('prod fone', scene())).toEqual({ noun: 'produto', text: 'fone' })
  expect(namedRecords('produto 12', scene())).toBeNull()
  expect(namedRecords('loja centro', scene())).toBeNull()
  expect(namedRecords('excluir produto', scene())).toBeNull()
})

it('makes one line of what is pasted', () => {
  expect(pastedLine('12\n15\r\n18\n')).toBe('12, 15, 18')
  expect(pastedLine('12\t15')).toBe('12, 15')
  expect(pastedLine('excluir produto 12\nir para lojas')).toBe('excluir produto 12; ir para lojas')
  expect(pastedLine('um texto só')).toBeNull()
})

describe('a script', () => {
  const at = scene()
  it('is one act on its steps, one for each record', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    expect(titles(listing)).toEqual([
      ['Roteiro', 'Executar 2 comandos'],
      ['Comandos, nesta ordem', 'Excluir produtos', 'Ir para Lojas'],
    ])
    expect(listing.steps?.map(({ phrase }) => phrase)).toEqual([
      'excluir produto 12',
      'excluir produto 15',
      'ir para lojas',
    ])
    expect(first(listing)?.command.confirm?.({}, at.context)).toBe(
      'Executar 3 comandos? excluir produto 12; excluir produto 15; ir para lojas',
    )
  })
  it('does not run with a line that is not understood or not complete', () => {
    expect(first(read('excluir produto 12; xyzzy', at))?.off).toBe('“xyzzy”: não entendido')
    expect(read('excluir produto 12; xyzzy', at).choose).toBe(false)
    expect(first(read('editar loja; ir para lojas', at))?.off).toBe('“editar loja”: falta um argumento')
  })
  it('leaves out the steps whose record does not exist', () => {
    const listing = read('excluir produto 12, 15; ir para lojas', at)
    const entries = listing.groups.flatMap((group) => group.entries)
    const looked: LookedUp = new Map([
      [
        entries[1]?.key ?? '',
        [
          [12, { state: 'missing' }],
          [15, { state: 'loading' }],
        ],
      ],
    ])
    const whole = first(listing)
    if (!whole) throw new Error('no entry')
    expect([...lookedFor(whole, listing, looked, entries).skip]).toEqual([[1, 'excluir produto 12 (#12 não existe)']])
  })
})
