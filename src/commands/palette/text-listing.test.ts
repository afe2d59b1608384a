import { describe, expect, it } from 'vitest'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { createInitialListing, createRecentListing } from './initial-listing.ts'
import {
  remove,
  edit,
  filter,
  reader,
  rows,
  blank,
  parts,
  createContext,
  createListContext,
  read,
  getFirstCommandEntry,
  getTitles,
} from './palette-context.fixture.ts'
import { loja, produto } from '#commands/resources.fixture.ts'

describe('a line', () => {
  it('is listed under its group, and other commands on the record under other interpretations', () => {
    expect(getTitles(read('excluir produto 12, 15-18'))).toEqual([
      ['Ações', 'Excluir produtos'],
      ['Outras leituras', 'Editar produto', 'Ajustar estoque do produto'],
    ])
    expect(getFirstCommandEntry(read('excluir produto 12, 15-18'))).toMatchObject({
      chips: ['#12', '#15 a #18'],
      args: { ids: [12, 15, 16, 17, 18] },
      affectedRecords: { resource: produto, ids: [12, 15, 16, 17, 18] },
      isDangerous: true,
    })
  })
  it('without its argument says what the palette will ask for', () =>
    expect(getFirstCommandEntry(read('editar loja'))).toMatchObject({ title: 'Editar loja…', detail: 'id' }))
  it('takes missing arguments from the current rows', () => {
    expect(getFirstCommandEntry(read('excluir', createListContext({ rows: rows.slice(0, 2) })))?.args).toEqual({
      ids: [12, 15],
    })
    expect(getFirstCommandEntry(read('excluir', createListContext()))?.args).toEqual({})
  })
  it('gives its disabled reason only if the line says exactly that', () => {
    expect(getFirstCommandEntry(read('filtrar'))).toMatchObject({ disabledReason: 'Esta tela não tem tabela' })
    expect(read('filt').groups.flatMap(({ entries }) => entries.map(({ command }) => command))).not.toContain(filter)
  })
  it('without a match runs nothing, and names commands only if they share a word with it', () => {
    expect(read('xyzzy')).toMatchObject({ highlightsFirst: false, note: 'Nenhum comando para “xyzzy”', groups: [] })
    const listing = read('produto xyzzy wkkw')
    expect(listing).toMatchObject({ highlightsFirst: false, note: 'Nenhum comando para “produto xyzzy wkkw”' })
    expect(listing.groups[0]?.heading).toBe('Mais próximos')
  })
  it('without a match offers the help instead of an empty list, and never highlights it', () => {
    const context = createContext()
    const help = { ...filter, id: 'casca.atalhos', title: 'Mostrar atalhos', isOfferedWithoutMatch: true } as const
    const registry = { ...context.registry, commands: [...context.registry.commands, help] }
    const listing = read('xyzzy', { ...context, registry })
    expect(getTitles(listing)).toEqual([['Nesta tela', 'Mostrar atalhos']])
    expect(listing.highlightsFirst).toBe(false)
    expect(getTitles(read('produto xyzzy wkkw', { ...context, registry })).flat(2)).not.toContain('Mostrar atalhos')
  })
  it('after > lists no navigation', () => {
    expect(read('produtos').groups[0]?.heading).toBe('Ir para')
    expect(read('> produtos').groups.map(({ heading }) => heading)).not.toContain('Ir para')
  })
  it('finds the rows of the page by their name', () =>
    expect(read('fone', createListContext()).groups.at(-1)).toMatchObject({
      heading: 'Registros nesta página',
      entries: [{ args: { id: 18 }, title: 'Fone Onda' }],
    }))
  it('finds no record by the name of a sub-record', () =>
    expect(getTitles(read('fone', createContext({}, parts)))).toEqual([]))
})

describe('a part of a stored name', () => {
  const named = (text: string) =>
    read(text).groups.flatMap(({ entries }) => entries.map((entry) => (entry.command ? entry.args : null)))
  it('is offered as the full name', () => {
    expect(named('abrir visão fech')).toEqual([{ texto: 'Fechamento do mês' }])
    expect(getFirstCommandEntry(read('abrir visão fech'))).toMatchObject({
      phrase: 'abrir visão Fechamento do mês',
      chips: ['Fechamento do mês'],
    })
    expect(read('abrir visão fech').highlightsFirst).toBe(true)
  })
  it('that several names have is offered for each, and none is highlighted', () => {
    expect(named('abrir visão ped')).toEqual([{ texto: 'pedidos' }, { texto: 'pedidos de hoje' }])
    expect(read('abrir visão ped').highlightsFirst).toBe(false)
    expect(named('abrir visão pedidos')).toEqual([{ texto: 'pedidos' }])
  })
  it('that no name has is reported', () =>
    expect(getFirstCommandEntry(read('abrir visão nada'))).toMatchObject({
      disabledReason: 'Nenhuma visão chamada “nada”',
    }))
  it('means the command by the name alone, before all other interpretations', () => {
    const whole = read('PEDIDOS DE HOJE')
    expect(getFirstCommandEntry(whole)).toMatchObject({
      title: 'pedidos de hoje',
      args: { texto: 'pedidos de hoje' },
      disabledReason: null,
    })
    expect([whole.highlightsFirst, whole.interpretation]).toEqual([true, null])
    expect(getTitles(read('pedidos'))[0]).toEqual(['Visões', 'pedidos', 'pedidos de hoje'])
    // A products list is not shadowed by a view that only has the word in its name.
    expect(getTitles(read('produtos'))[0]?.[0]).toBe('Ir para')
  })
  it('offers a name by the beginning of any of its words, but highlights none', () => {
    expect(getTitles(read('mês'))).toEqual([['Visões', 'Fechamento do mês']])
    expect(getTitles(read('hoj'))).toEqual([['Visões', 'pedidos de hoje']])
    expect(getTitles(read('mês fecha'))).toEqual([['Visões', 'Fechamento do mês']])
    expect(getTitles(read('abrir visão mês fecha'))[0]).toEqual(['Visões', 'Abrir visão'])
  })
  it('lists all names if none is typed, and no name if the line is negated', () => {
    expect(named('visões')).toEqual([
      { texto: 'Fechamento do mês' },
      { texto: 'pedidos' },
      { texto: 'pedidos de hoje' },
    ])
    expect(read('visões').highlightsFirst).toBe(false)
    expect(getTitles(read('não abra pedidos de hoje')).flat()).not.toContain('pedidos de hoje')
  })
})

const [one] = reader.interpret('excluir produto 12', {
  path: '/',
  resource: null,
  hasRow: false,
  columns: [],
  now: new Date(),
  getUsage: () => 0,
}) as [Interpretation]
const saying = (interpretations: readonly Interpretation[]) =>
  createContext({
    interpreter: {
      interpret: () => interpretations,
      interpretArgs: () => null,
      splitRequests: () => [],
      getStopReason: () => null,
      asksForChange: () => false,
      getNoMatchReason: () => null,
      findNearestCommands: () => [],
    },
  })

it('highlights none if a line means both a command that changes something and a harmless one', () => {
  const tied = [
    { ...one, isAmbiguous: true },
    { ...one, command: edit, args: { id: 12 }, isAmbiguous: true },
  ]
  expect(read('produto 12', saying(tied)).highlightsFirst).toBe(false)
  expect(read('produto 12', saying([{ ...one, isAmbiguous: true }])).highlightsFirst).toBe(true)
})

it('highlights no partial match instead of an exactly typed undo that is disabled', () => {
  const undo = { ...filter, replaysHistory: true } as typeof filter
  const off: Interpretation = { ...one, command: undo, args: {} }
  const half: Interpretation = { ...one, command: edit, args: { id: 12 }, tier: 'prefixes' }
  const listing = read('filtrar', saying([off, half]))
  expect(getFirstCommandEntry(listing)).toMatchObject({ command: undo, disabledReason: 'Esta tela não tem tabela' })
  expect(listing.highlightsFirst).toBe(false)
  expect(read('filtrar', saying([off, { ...half, tier: 'exact' }])).highlightsFirst).toBe(true)
  expect(read('filtrar', saying([{ ...off, command: filter }, half])).highlightsFirst).toBe(true)
})

it('highlights no other command on a record if the typed one is disabled', () => {
  const enable = { ...remove, when: () => 'Produto #12 já está ativo' }
  const listing = read('habilitar produto 12', saying([{ ...one, command: enable, args: { ids: [12] } }]))
  expect(getFirstCommandEntry(listing)).toMatchObject({ command: enable, disabledReason: 'Produto #12 já está ativo' })
  expect(listing.groups.flatMap(({ entries }) => entries.map(({ disabledReason }) => disabledReason))).toContain(null)
  expect(listing.highlightsFirst).toBe(false)
})

it('highlights none if the line has an invalid value', () => {
  const listing = read('ajustar estoque do produto 12 para 0')
  expect(getFirstCommandEntry(listing)).toMatchObject({
    title: 'Ajustar estoque do produto',
    disabledReason: 'O mínimo é 1',
  })
  expect(listing.highlightsFirst).toBe(false)
  expect(read('ajustar estoque do produto 12 para 3').highlightsFirst).toBe(true)
})

it('uses the screen’s resource for a verb with an id, and lists the resources of a bare number', () => {
  expect(getFirstCommandEntry(read('ver 12', createListContext()))).toMatchObject({
    title: 'Editar produto',
    args: { id: 12 },
  })
  expect(read('ver 12', createListContext()).highlightsFirst).toBe(true)
  expect(read('12', createListContext()).highlightsFirst).toBe(false)
  expect(read('#12', createListContext()).highlightsFirst).toBe(true)
  expect(read('#12').highlightsFirst).toBe(false)
})

describe('only numbers', () => {
  it('one number lists the resources that may have it, the screen’s first', () => {
    const listing = read('#12', createContext({}, { ...blank, resource: loja }))
    expect(getTitles(listing)).toEqual([['Abrir registro', 'Editar loja', 'Editar produto']])
    expect(listing.highlightsFirst).toBe(true)
  })
  it('several numbers list the commands on several records', () => {
    expect(getFirstCommandEntry(read('12, 15-18'))).toMatchObject({
      command: remove,
      args: { ids: [12, 15, 16, 17, 18] },
    })
    expect(getFirstCommandEntry(read('12 15 18'))?.args).toEqual({ ids: [12, 15, 18] })
  })
})

describe('an empty line', () => {
  it('begins with the row, then the screen', () => {
    const listing = createInitialListing(createListContext({ rows: rows.slice(0, 1) }))
    expect(getTitles(listing).slice(0, 2)).toEqual([
      ['Nesta linha · #12 Kit 3 camisetas algodão', 'Excluir…', 'Editar', 'Ajustar estoque…'],
      ['Nesta tela · Produtos', 'Cadastrar produto', 'Filtrar'],
    ])
  })
  it('names no row without a focused one, and no table without one', () => {
    expect(createInitialListing(createContext()).groups[0]?.heading).toBe('Ir para')
    expect(
      createInitialListing(createContext())
        .groups.flatMap(({ entries }) => entries)
        .some(({ command }) => command === filter),
    ).toBe(false)
  })
  it('offers earlier actions', () => {
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
    expect(getTitles(createRecentListing(createContext({ recentActions: [recent, gone] })))).toEqual([
      ['Recentes', 'excluir produto'],
    ])
    expect(createRecentListing(createContext()).note).toBe('Nenhum comando recente')
  })
})

it('runs nothing of a line that negates or asks, and says so', () => {
  const denied = read('não excluir produto 12')
  expect(denied.note).toBe('Isto não executa nada: a frase nega o ato')
  expect(denied.highlightsFirst).toBe(false)
  const offered = denied.groups.flatMap(({ entries }) => entries.map(({ command }) => command?.id))
  expect(offered).not.toContain('produto.excluir')
  expect(offered).toContain('produto.editar')
  expect(read('quem excluiu o produto 12?').note).toContain('é uma pergunta')
})
