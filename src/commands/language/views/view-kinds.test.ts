/**
 * The words decide which of several filters of one type is meant (commands/language/views/README §1): the label, the
 * rest of the line, the type of the value. A value that fits two filters makes a question, and neither is set.
 */
import { describe, expect, it } from 'vitest'
import type { ColumnSchema, FilterSchema, ListSchema } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { produto, usuario } from '#commands/resources.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { today } from '#commands/language/patterns.fixture.ts'
import { createContexts } from '#commands/language/screens.fixture.ts'
import type { ListView } from '#commands/args.ts'

const pair = (type: FilterSchema['type'], name: string, lowerLabel: string, upperLabel: string): FilterSchema[] => [
  { name: `${name}De`, label: lowerLabel, type, rangeEnd: 'lower' },
  { name: `${name}Ate`, label: upperLabel, type, rangeEnd: 'upper' },
]
const createFilter = (
  type: FilterSchema['type'],
  name: string,
  label: string,
  extra: Partial<FilterSchema> = {},
): FilterSchema => ({
  name,
  label,
  type,
  ...extra,
})

/** Interprets lines on the screen of a list with these filters. */
function listOf(filters: readonly FilterSchema[], columns: readonly ColumnSchema[] = []) {
  const listSchema: ListSchema = {
    resource: produto,
    title: 'Produtos',
    path: '/produtos',
    sizes: [10],
    filters,
    columns,
  }
  const command = {
    id: 'produto.filtrar',
    title: 'Mostrar Produtos',
    resource: produto,
    path: '/produtos',
    group: 'Tabela',
    icon: 'filtrar',
    scope: 'list',
    phrases: ['filtrar produtos {vista}', '{vista}'],
    args: { vista: { kind: 'vista', label: 'o que mostrar', optional: false, listSchema } },
  } as unknown as AnyCommand
  const interpreter = createInterpreter({ commands: [command], resources: [produto, usuario] })
  const context = { ...createContexts([produto, usuario]).at('/produtos'), now: today, columns: [] }
  const read = (line: string) => {
    const [first] = interpreter.interpret(line, context)
    if (!first) return 'nothing'
    return (
      first.problem ?? {
        ...(first.args['vista'] as ListView | undefined)?.filters,
        ...toNamedFilters(first.namedRecords),
      }
    )
  }
  const phrase = (line: string): string => {
    const [first] = interpreter.interpret(line, context)
    return first === undefined || first.namedRecords.length > 0 ? line : first.phrase
  }
  const options = (line: string) =>
    interpreter.interpret(line, context)[0]?.options?.map((args) => (args['vista'] as ListView).filters)
  return Object.assign(read, { phrase, options })
}
const toNamedFilters = (namedRecords: readonly { filterName?: string; text: string | number }[]) =>
  Object.fromEntries(namedRecords.map(({ filterName = '', text }) => [filterName, text]))

type Cases = readonly (readonly [line: string, filters: Readonly<Record<string, string>> | string])[]

/** Tests each line with the filters in both orders: their order must not matter. */
const testLines = (filters: readonly FilterSchema[], cases: Cases, columns: readonly ColumnSchema[] = []) => {
  const orders = [filters, filters.toReversed()].map((filterOrder) => listOf(filterOrder, columns))
  it.each(cases)('%s', (line, expected) => {
    for (const read of orders)
      if (typeof expected === 'string') expect(read(line)).toContain(expected)
      else {
        expect(read(line)).toEqual(expected)
        // The phrase that the console writes is interpreted the same.
        expect(read(read.phrase(line)), read.phrase(line)).toEqual(expected)
      }
  })
}

describe('percentages', () => {
  testLines(
    [createFilter('percent', 'desconto', 'Desconto'), createFilter('percent', 'comissao', '% Comissão')],
    [
      ['com comissão 5%', { comissao: '5' }],
      ['comissão de 2,5%', { comissao: '2.5' }],
      ['comissão 5', { comissao: '5' }],
      ['com desconto de 5 por cento', { desconto: '5' }],
      ['5% de comissão', { comissao: '5' }],
      ['produtos com 10% de desconto', { desconto: '10' }],
      ['5% de desconto e comissão 3%', { desconto: '5', comissao: '3' }],
      ['5%', 'Diga qual'],
      ['de 5 por cento', 'Diga qual'],
      ['percentual 5', 'Diga qual'],
    ],
  )
})

describe('percentages with two ends', () => {
  testLines(
    [
      createFilter('percent', 'desconto', 'Desconto'),
      ...pair('percent', 'comissao', 'Comissão mínima', 'Comissão máxima'),
    ],
    [
      ['comissão entre 5% e 10%', { comissaoDe: '5', comissaoAte: '10' }],
      ['comissão acima de 5', { comissaoDe: '5' }],
      ['comissão mínima 5%', { comissaoDe: '5' }],
      ['comissão máxima: 8%', { comissaoAte: '8' }],
      ['acima de 5%', { comissaoDe: '5' }],
      ['desconto 5%', { desconto: '5' }],
      ['desconto acima de 5%', 'não filtra por faixa de Desconto'],
    ],
  )
})

describe('amounts', () => {
  testLines(
    [...pair('money', 'preco', 'Preço mínimo', 'Preço máximo'), ...pair('money', 'frete', 'Frete de', 'Frete até')],
    [
      ['preço acima de 100', { precoDe: '100' }],
      ['frete até 20', { freteAte: '20' }],
      ['frete entre 10 e 20 reais', { freteDe: '10', freteAte: '20' }],
      ['acima de 100 de frete', { freteDe: '100' }],
      ['preço até 50 e frete até 10', { precoAte: '50', freteAte: '10' }],
      ['acima de 100', 'Diga qual'],
      ['entre 10 e 20 reais', 'Diga qual'],
      ['custo acima de 5', 'não filtra por faixa de Custo'],
      ['peso acima de 5', 'não filtra por faixa de Peso'],
    ],
    [
      { field: 'custo', label: 'Custo', format: 'money' },
      { field: 'peso', label: 'Peso', format: 'number' },
    ],
  )
})

describe('an amount with one end', () => {
  testLines(
    [createFilter('money', 'minimo', 'Valor mínimo')],
    [
      ['valor mínimo 100', { minimo: '100' }],
      ['valor mínimo: R$ 100,50', { minimo: '100.5' }],
      ['acima de 100', { minimo: '100' }],
      ['a partir de R$ 100', { minimo: '100' }],
      ['até 100', 'não filtra por'],
      ['entre 100 e 200', 'não filtra por'],
    ],
  )
})

describe('an amount by itself', () => {
  testLines(
    [createFilter('money', 'preco', 'Preço'), ...pair('money', 'frete', 'Frete mínimo', 'Frete máximo')],
    [
      ['preço 50', { preco: '50' }],
      ['preço: R$ 50,90', { preco: '50.9' }],
      ['preço igual a 50 reais', { preco: '50' }],
      ['acima de 100', { freteDe: '100' }],
      ['frete de 10 a 20', { freteDe: '10', freteAte: '20' }],
      ['preço acima de 50', 'não filtra por faixa de Preço'],
    ],
  )
})

describe('periods', () => {
  testLines(
    [
      ...pair('datetime', 'criado', 'Criado de', 'Criado até'),
      ...pair('datetime', 'pago', 'Data de pagamento inicial', 'Data de pagamento final'),
    ],
    [
      ['criados ontem', { criadoDe: '2026-11-19T00:00', criadoAte: '2026-11-19T23:59' }],
      ['criadas desde 01/10', { criadoDe: '2026-10-01T00:00' }],
      ['data de pagamento ontem', { pagoDe: '2026-11-19T00:00', pagoAte: '2026-11-19T23:59' }],
      ['pagamento em outubro', { pagoDe: '2026-10-01T00:00', pagoAte: '2026-10-31T23:59' }],
      ['pagamento até 05/11', { pagoAte: '2026-11-05T23:59' }],
      ['ontem', 'Diga qual: “'],
      ['desde 01/10', 'Diga qual'],
      ['data inicial 01/10', 'Diga qual'],
    ],
  )
})

describe('days with one end, or none', () => {
  testLines(
    [createFilter('datetime', 'desde', 'Criado a partir de'), createFilter('datetime', 'vence', 'Vencimento')],
    [
      ['desde 01/10', { desde: '2026-10-01T00:00' }],
      ['vencimento 05/11', { vence: '2026-11-05T00:00' }],
      ['vencimento: ontem', { vence: '2026-11-19T00:00' }],
      ['até 05/11', 'não filtra por data'],
    ],
  )
})

describe('people', () => {
  testLines(
    [
      createFilter('whole', 'comprador', 'Comprador', { resource: usuario }),
      createFilter('whole', 'vendedor', 'ID do vendedor', { resource: usuario }),
    ],
    [
      ['comprador 15', { comprador: '15' }],
      ['filtrar vendedor 15', { vendedor: '15' }],
      ['vendedor @maria', { vendedor: 'maria' }],
      ['só os do comprador joão', { comprador: 'joão' }],
      ['do usuário 15', 'Diga qual'],
      ['só os de @maria', 'Diga qual'],
      ['produtos da maria', 'Diga qual'],
    ],
  )
})

describe('states', () => {
  const options = (...labels: string[]) => labels.map((label) => ({ value: `=${label}`, label }))
  testLines(
    [
      createFilter('select', 'situacao', 'Situação', {
        options: options('Ativo', 'Pendente de análise', 'Em análise'),
      }),
      createFilter('select', 'status', 'Status', {
        options: options('Ativo', 'Pendente', 'Liberado parcial', 'Liberado total'),
      }),
    ],
    [
      ['pendentes', { status: '=Pendente' }],
      ['pendentes de análise', { situacao: '=Pendente de análise' }],
      ['em análise', { situacao: '=Em análise' }],
      ['liberados total', { status: '=Liberado total' }],
      ['status liberado parcial', { status: '=Liberado parcial' }],
      ['situação ativa', { situacao: '=Ativo' }],
      ['status ativo', { status: '=Ativo' }],
      ['ativos', 'Diga qual'],
      ['liberados', 'Diga qual: “Liberado parcial” ou “Liberado total”'],
      ['status liberado', 'Diga qual'],
    ],
  )
})

describe('texts', () => {
  testLines(
    [createFilter('text', 'marca', 'Marca'), createFilter('text', 'nome', 'Nome do produto')],
    [
      ['marca vivo', { marca: 'vivo' }],
      ['com vivo na marca', { marca: 'vivo' }],
      ['com a palavra natal', { nome: 'natal' }],
      ['com natal no nome', { nome: 'natal' }],
    ],
  )
  testLines(
    [createFilter('text', 'marca', 'Marca'), createFilter('text', 'modelo', 'Modelo')],
    [
      ['modelo x2', { modelo: 'x2' }],
      ['com a palavra natal', 'Diga qual'],
      ['com natal no nome', 'Diga qual'],
    ],
  )
})

describe('names with a common beginning', () => {
  testLines(
    [
      createFilter('whole', 'pai', 'Categoria pai'),
      createFilter('whole', 'categoria', 'Categoria'),
      createFilter('whole', 'origem', 'Conta de origem'),
      createFilter('whole', 'destino', 'Conta de destino'),
    ],
    [
      ['filtrar categoria 5', { categoria: '5' }],
      ['filtrar categoria pai 5', { pai: '5' }],
      ['filtrar conta de destino 5', { destino: '5' }],
      ['filtrar destino 5', { destino: '5' }],
      ['filtrar conta 5', 'Diga qual'],
    ],
  )
})

it('offers a value that fits two filters for each of them, with the rest of the line', () => {
  const filters = [
    createFilter('percent', 'desconto', 'Desconto'),
    createFilter('percent', 'comissao', 'Comissão'),
    createFilter('text', 'nome', 'Nome'),
  ]
  expect(listOf(filters).options('5% com natal no nome')).toEqual([
    { desconto: '5', nome: 'natal' },
    { comissao: '5', nome: 'natal' },
  ])
  expect(listOf(filters).options('comissão 5%')).toBeUndefined()
})
