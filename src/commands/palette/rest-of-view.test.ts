import { expect, it } from 'vitest'
import type { Arg, ListFacts, ListView } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { loja, produto } from '#commands/nouns.fixture.ts'
import type { Reading } from '#commands/language/reading.ts'
import { entryOf } from './entry.ts'
import { previewOf } from './preview.ts'
import { on, scene, titles, read } from './scene.fixture.ts'
import { optionsOfViews, restsOfViews } from './rest-of-view.ts'

const PROBLEM = 'A lista de produtos não filtra por data'
const facts = (more: Partial<ListFacts> = {}): ListFacts => ({
  noun: produto,
  title: 'Produtos',
  path: '/produtos',
  sizes: [10, 50],
  filters: [],
  columns: [{ field: 'numPreco', label: 'Preço' }],
  ...more,
})
const reading = (view: Partial<ListView>, of = facts(), problem: string | null = PROBLEM): Reading => {
  const arg: Arg = { kind: 'vista', label: 'o que mostrar', optional: false, facts: of }
  const command: AnyCommand = {
    id: `${of.noun.id}.filtrar`,
    title: `Filtrar ${of.title}`,
    noun: of.noun,
    group: 'Tabela',
    place: 'list',
    phrases: [`filtrar ${of.noun.plural} {vista}`, '{vista}'],
    args: { vista: arg },
    to: () => ({ to: of.path }),
  }
  const args = { vista: { filters: {}, without: [], ...view } }
  return { command, args, problem, tier: 'exact', missing: [], named: [], spans: [] } as unknown as Reading
}
const offered = (readings: readonly Reading[], at = scene()) =>
  restsOfViews(readings, at).map(({ title, off, chips }) => ({ title, off, chips }))

it('offers what the list can show of the line, and never leaves it off', () =>
  expect(offered([reading({ sort: 'numPreco,DESC' })], on())).toEqual([
    { title: 'Filtrar Produtos', off: null, chips: ['por preco decrescente'] },
  ]))

it('tells a text by the label of its field, in its line and at the foot', () => {
  const of = facts({ filters: [{ name: 'dscNome', label: 'Descrição', type: 'text' }] })
  const { command, args } = reading({ filters: { dscNome: 'xyzzy foo' }, sort: 'numPreco,DESC' }, of)
  const entry = entryOf(command, args, on())
  expect(entry.chips).toEqual(['Descrição “xyzzy foo”', 'por preco decrescente'])
  expect(entry.phrase).toBe('filtrar produtos descricao "xyzzy foo" por preco decrescente')
  expect(previewOf(entry, null).object).toBe('produtos Descrição “xyzzy foo” por preco decrescente')
})

it('leads to the list where nothing is left to show, unless it is on the screen', () => {
  expect(offered([reading({})])).toEqual([{ title: 'Ir para Produtos', off: null, chips: [] }])
  expect(offered([reading({})], on())).toEqual([])
})

it('offers nothing of a view that can be had, nor of a list that asks for nothing without the filter', () => {
  expect(offered([reading({ sort: 'numPreco,DESC' }, facts(), null)])).toEqual([])
  const needs = { filter: 'idUsuario', message: 'Diga de qual usuário' }
  const asking = facts({ noun: loja, title: 'Lojas', path: '/lojas', needs })
  expect(offered([reading({ sort: 'numPreco,DESC' }, asking)])).toEqual([])
})

it('offers a value for each filter that it may be of, by the name of that filter', () => {
  const of = facts({
    filters: [
      { name: 'desconto', label: 'Desconto', type: 'percent' },
      { name: 'comissao', label: 'Comissão', type: 'percent' },
    ],
  })
  const open = reading({}, of, 'Diga qual: “Desconto” ou “Comissão”')
  const options = ['desconto', 'comissao'].map((name) => ({ vista: { filters: { [name]: '5' }, without: [] } }))
  const readings = [{ ...open, options }]
  expect(optionsOfViews(readings, on()).map(({ off, chips }) => ({ off, chips }))).toEqual([
    { off: null, chips: ['desconto 5%'] },
    { off: null, chips: ['comissao 5%'] },
  ])
  expect(restsOfViews(readings, on())).toEqual([])
  expect(optionsOfViews([open], on())).toEqual([])
})

it('stands apart from what was said, and is chosen by nobody else', () => {
  const said = [reading({ sort: 'numPreco,DESC' })]
  const reader = {
    read: () => said,
    readArgs: () => null,
    requests: () => [],
    stop: () => null,
    lacks: () => null,
    nearest: () => [],
  }
  const listing = read('produtos de ontem por preço', scene({ reader }))
  expect(titles(listing)).toEqual([
    ['Nesta tela', 'Filtrar Produtos'],
    ['Sem esse filtro', 'Filtrar Produtos'],
  ])
  expect(listing.choose).toBe(false)
})
