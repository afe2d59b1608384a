import { expect, it } from 'vitest'
import type { Arg, ListSchema, ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { createEntry } from './entry.ts'
import { createEnterHint } from './enter-hint.ts'
import { createListContext, createContext, getTitles, read } from './palette-context.fixture.ts'
import { createViewOptionEntries, createPartialViewEntries } from './partial-views.ts'

const PROBLEM = 'A lista de produtos não filtra por data'
const facts = (more: Partial<ListSchema> = {}): ListSchema => ({
  resource: produto,
  title: 'Produtos',
  path: '/produtos',
  sizes: [10, 50],
  filters: [],
  columns: [{ field: 'numPreco', label: 'Preço' }],
  ...more,
})
const reading = (view: Partial<ListView>, of = facts(), problem: string | null = PROBLEM): Interpretation => {
  const arg: Arg = { kind: 'vista', label: 'o que mostrar', optional: false, listSchema: of }
  const command: AnyCommand = {
    id: `${of.resource.id}.filtrar`,
    title: `Filtrar ${of.title}`,
    resource: of.resource,
    group: 'Tabela',
    scope: 'list',
    phrases: [`filtrar ${of.resource.plural} {vista}`, '{vista}'],
    args: { vista: arg },
    to: () => ({ to: of.path }),
  }
  const args = { vista: { filters: {}, removedFilters: [], ...view } }
  return {
    command,
    args,
    problem,
    tier: 'exact',
    missing: [],
    namedRecords: [],
    spans: [],
  } as unknown as Interpretation
}
const offered = (interpretations: readonly Interpretation[], at = createContext()) =>
  createPartialViewEntries(interpretations, at).map(({ title, disabledReason, chips }) => ({
    title,
    off: disabledReason,
    chips,
  }))

it('offers the supported part of the line, and never hides the line', () =>
  expect(offered([reading({ sort: 'numPreco,DESC' })], createListContext())).toEqual([
    { title: 'Filtrar Produtos', off: null, chips: ['por preco decrescente'] },
  ]))

it('names a text filter by its field’s label, in the line and in the footer', () => {
  const of = facts({ filters: [{ name: 'dscNome', label: 'Descrição', type: 'text' }] })
  const { command, args } = reading({ filters: { dscNome: 'xyzzy foo' }, sort: 'numPreco,DESC' }, of)
  const entry = createEntry(command, args, createListContext())
  expect(entry.chips).toEqual(['Descrição “xyzzy foo”', 'por preco decrescente'])
  expect(entry.phrase).toBe('filtrar produtos descricao "xyzzy foo" por preco decrescente')
  expect(createEnterHint(entry, null).object).toBe('produtos Descrição “xyzzy foo” por preco decrescente')
})

it('links to the list if nothing else remains, unless it is on the screen', () => {
  expect(offered([reading({})])).toEqual([{ title: 'Ir para Produtos', off: null, chips: [] }])
  expect(offered([reading({})], createListContext())).toEqual([])
})

it('offers nothing for a supported view, nor for a list that requests nothing without the filter', () => {
  expect(offered([reading({ sort: 'numPreco,DESC' }, facts(), null)])).toEqual([])
  const needs = { filter: 'idUsuario', message: 'Diga de qual usuário' }
  const asking = facts({ resource: loja, title: 'Lojas', path: '/lojas', requiredFilter: needs })
  expect(offered([reading({ sort: 'numPreco,DESC' }, asking)])).toEqual([])
})

it('offers a value for each possible filter, by the name of that filter', () => {
  const of = facts({
    filters: [
      { name: 'desconto', label: 'Desconto', type: 'percent' },
      { name: 'comissao', label: 'Comissão', type: 'percent' },
    ],
  })
  const open = reading({}, of, 'Diga qual: “Desconto” ou “Comissão”')
  const options = ['desconto', 'comissao'].map((name) => ({ vista: { filters: { [name]: '5' }, removedFilters: [] } }))
  const readings = [{ ...open, options }]
  expect(
    createViewOptionEntries(readings, createListContext()).map(({ disabledReason, chips }) => ({
      off: disabledReason,
      chips,
    })),
  ).toEqual([
    { off: null, chips: ['desconto 5%'] },
    { off: null, chips: ['comissao 5%'] },
  ])
  expect(createPartialViewEntries(readings, createListContext())).toEqual([])
  expect(createViewOptionEntries([open], createListContext())).toEqual([])
})

it('has a group of its own, and is never highlighted by itself', () => {
  const said = [reading({ sort: 'numPreco,DESC' })]
  const reader = {
    interpret: () => said,
    interpretArgs: () => null,
    splitRequests: () => [],
    getStopReason: () => null,
    asksForChange: () => false,
    getNoMatchReason: () => null,
    findNearestCommands: () => [],
  }
  const listing = read('produtos de ontem por preço', createContext({ interpreter: reader }))
  expect(getTitles(listing)).toEqual([
    ['Nesta tela', 'Filtrar Produtos'],
    ['Sem esse filtro', 'Filtrar Produtos'],
  ])
  expect(listing.highlightsFirst).toBe(false)
})
