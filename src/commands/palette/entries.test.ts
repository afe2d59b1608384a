import { describe, expect, it } from 'vitest'
import type { Reading } from '#commands/language/reading.ts'
import { initialListing, recentListing } from './initial.ts'
import { remove, edit, filter, reader, rows, blank, parts, scene, on, read, first, titles } from './scene.fixture.ts'
import { loja, produto } from '#commands/nouns.fixture.ts'

describe('a line', () => {
  it('stands under its group, what else the record allows under other readings', () => {
    expect(titles(read('excluir produto 12, 15-18'))).toEqual([
      ['Ações', 'Excluir produtos'],
      ['Outras leituras', 'Editar produto', 'Ajustar estoque do produto'],
    ])
    expect(first(read('excluir produto 12, 15-18'))).toMatchObject({
      chips: ['#12', '#15 a #18'],
      args: { ids: [12, 15, 16, 17, 18] },
      records: { noun: produto, ids: [12, 15, 16, 17, 18] },
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
  it('finds no record by the name of a part of one', () =>
    expect(titles(read('fone', scene({}, parts))).map(([heading]) => heading)).toEqual(['Mais próximos']))
})

describe('a part of a name that is kept', () => {
  const named = (text: string) =>
    read(text).groups.flatMap(({ entries }) => entries.map((entry) => (entry.command ? entry.args : null)))
  it('is offered whole', () => {
    expect(named('abrir visão fech')).toEqual([{ texto: 'Fechamento do mês' }])
    expect(first(read('abrir visão fech'))).toMatchObject({
      phrase: 'abrir visão Fechamento do mês',
      chips: ['Fechamento do mês'],
    })
    expect(read('abrir visão fech').choose).toBe(true)
  })
  it('that several have is offered for each, and none is taken unasked', () => {
    expect(named('abrir visão ped')).toEqual([{ texto: 'pedidos' }, { texto: 'pedidos de hoje' }])
    expect(read('abrir visão ped').choose).toBe(false)
    expect(named('abrir visão pedidos')).toEqual([{ texto: 'pedidos' }])
  })
  it('that none has is told', () =>
    expect(first(read('abrir visão nada'))).toMatchObject({ off: 'Nenhuma visão chamada “nada”' }))
  it('means the command by the name alone, before all else that the line may say', () => {
    const whole = read('PEDIDOS DE HOJE')
    expect(first(whole)).toMatchObject({ title: 'pedidos de hoje', args: { texto: 'pedidos de hoje' }, off: null })
    expect([whole.choose, whole.reading]).toEqual([true, null])
    expect(titles(read('pedidos'))[0]).toEqual(['Visões', 'pedidos', 'pedidos de hoje'])
    // A product's list is not left behind a view that only has the word in its name.
    expect(titles(read('produtos'))[0]?.[0]).toBe('Ir para')
  })
  it('offers a name by the beginning of any of its words, but chooses none of them unsaid', () => {
    expect(titles(read('mês'))).toEqual([['Visões', 'Fechamento do mês']])
    expect(titles(read('hoj'))).toEqual([['Visões', 'pedidos de hoje']])
  })
  it('lists all names where none is said, and no name where the line denies', () => {
    expect(named('visões')).toEqual([
      { texto: 'Fechamento do mês' },
      { texto: 'pedidos' },
      { texto: 'pedidos de hoje' },
    ])
    expect(read('visões').choose).toBe(false)
    expect(titles(read('não abra pedidos de hoje')).flat()).not.toContain('pedidos de hoje')
  })
})

const [one] = reader.read('excluir produto 12', {
  path: '/',
  noun: null,
  hasRow: false,
  columns: [],
  now: new Date(),
  usage: () => 0,
}) as [Reading]
const saying = (readings: readonly Reading[]) =>
  scene({
    reader: {
      read: () => readings,
      readArgs: () => null,
      requests: () => [],
      stop: () => null,
      lacks: () => null,
      nearest: () => [],
    },
  })

it('chooses none where a line means an act and something harmless alike', () => {
  const tied = [
    { ...one, ambiguous: true },
    { ...one, command: edit, args: { id: 12 }, ambiguous: true },
  ]
  expect(read('produto 12', saying(tied)).choose).toBe(false)
  expect(read('produto 12', saying([{ ...one, ambiguous: true }])).choose).toBe(true)
})

it('chooses nothing that is half said in the place of a way back that is said exactly and is off', () => {
  const undo = { ...filter, redoes: true } as typeof filter
  const off: Reading = { ...one, command: undo, args: {} }
  const half: Reading = { ...one, command: edit, args: { id: 12 }, tier: 'prefixes' }
  const listing = read('filtrar', saying([off, half]))
  expect(first(listing)).toMatchObject({ command: undo, off: 'Esta tela não tem tabela' })
  expect(listing.choose).toBe(false)
  expect(read('filtrar', saying([off, { ...half, tier: 'exact' }])).choose).toBe(true)
  expect(read('filtrar', saying([{ ...off, command: filter }, half])).choose).toBe(true)
})

it('chooses nothing else that can be done with a record where the act on it is off', () => {
  const enable = { ...remove, when: () => 'Produto #12 já está ativo' }
  const listing = read('habilitar produto 12', saying([{ ...one, command: enable, args: { ids: [12] } }]))
  expect(first(listing)).toMatchObject({ command: enable, off: 'Produto #12 já está ativo' })
  expect(listing.groups.flatMap(({ entries }) => entries.map(({ off }) => off))).toContain(null)
  expect(listing.choose).toBe(false)
})

it('chooses none where the value that the line gives cannot be', () => {
  const listing = read('ajustar estoque do produto 12 para 0')
  expect(first(listing)).toMatchObject({ title: 'Ajustar estoque do produto', off: 'O mínimo é 1' })
  expect(listing.choose).toBe(false)
  expect(read('ajustar estoque do produto 12 para 3').choose).toBe(true)
})

it('takes the screen’s noun for a verb with an id, and lists the records of a bare number', () => {
  expect(first(read('ver 12', on()))).toMatchObject({ title: 'Editar produto', args: { id: 12 } })
  expect(read('ver 12', on()).choose).toBe(true)
  expect(read('12', on()).choose).toBe(false)
  expect(read('#12', on()).choose).toBe(true)
  expect(read('#12').choose).toBe(false)
})

describe('numbers alone', () => {
  it('one lists whose record it may be, the screen’s noun first', () => {
    const listing = read('#12', scene({}, { ...blank, noun: loja }))
    expect(titles(listing)).toEqual([['Abrir registro', 'Editar loja', 'Editar produto']])
    expect(listing.choose).toBe(true)
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
      step: true,
      form: false,
      undone: false,
      undo: null,
    }
    const gone = { ...recent, at: 6, commandId: 'outra.coisa' }
    expect(titles(recentListing(scene({ recents: [recent, gone] })))).toEqual([['Recentes', 'excluir produto']])
    expect(recentListing(scene()).note).toBe('Nenhum comando recente')
  })
})

it('runs nothing of a line that denies or asks, and says so', () => {
  const denied = read('não excluir produto 12')
  expect(denied.note).toBe('Isto não executa nada: a frase nega o ato')
  expect(denied.choose).toBe(false)
  const offered = denied.groups.flatMap(({ entries }) => entries.map(({ command }) => command?.id))
  expect(offered).not.toContain('produto.excluir')
  expect(offered).toContain('produto.editar')
  expect(read('quem excluiu o produto 12?').note).toContain('é uma pergunta')
})
