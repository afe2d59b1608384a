/** The value of a slot at each token of a line, by the kind of its argument (commands/README §3). */
import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import type { Arg, ListSchema } from '#commands/args.ts'
import { produto, usuario } from '#commands/resources.fixture.ts'
import type { Line } from '#commands/language/words/line.ts'
import { today } from './patterns.fixture.ts'
import { createContexts } from './screens.fixture.ts'
import { tokenize } from '#commands/language/words/tokens.ts'
import { createLineValues } from './line-values.ts'
import { isNumeric, getReadingOrder } from './slot-values.ts'

const context = { ...createContexts([produto]).at('/produtos'), now: today }
const toLine = (text: string): Line => ({
  text,
  cacheKey: text,
  tokens: tokenize(text),
  segments: [],
  coveringLemmas: [],
  typoFixes: [],
  allowsHarmlessOnly: false,
})
const values = (text: string, ...allowsNames: [true?]) => createLineValues(toLine(text), context, ...allowsNames)
const choices = [{ value: '1', label: 'ativo' }]

describe('a slot', () => {
  it.each<[Arg, string, number, unknown, number]>([
    [arg.period(), 'ver ontem já', 1, { de: '2026-11-19T00:00', ate: '2026-11-19T23:59' }, 2],
    [arg.moneyRange(), 'ver acima de 10 já', 1, { min: 10 }, 4],
    [arg.direction(), 'ver desc já', 1, 'DESC', 2],
    [arg.column(), 'ver preço já', 1, 'numPreco', 2],
    [arg.choice('status', choices), 'ver ativo já', 1, '1', 2],
    [{ kind: 'valor', label: 'valor', optional: false }, 'ver 10,50 já', 1, 10.5, 4],
    [arg.ids(produto), 'ver 12, 15 já', 1, [12, 15], 4],
    [arg.id(produto), 'ver 12 já', 1, 12, 2],
    [arg.integer('quantidade'), 'ver 0 já', 1, 0, 2],
    [arg.freeText('nome'), 'ver Água de coco ', 1, 'Água de coco', 4],
    [arg.freeText('nome'), 'ver : - Água', 1, 'Água', 4],
    [arg.freeText('nome'), 'ver "dois de ouro"', 1, 'dois de ouro', 2],
    // The last word stays, although it is an ignored word.
    [arg.freeText('nome'), 'ver o de', 1, 'de', 3],
    [arg.freeText('nome'), 'de', 0, 'de', 1],
  ])('%j in %j at %i', (slot, text, index, value, end) => {
    expect(values(text).getValue(slot, index)).toMatchObject({ value, end })
    expect(values(text).getValue(slot, index)).not.toHaveProperty('isUnfinished')
  })

  it.each<[Arg, string, number]>([
    [arg.period(), 'ver nada disto', 1],
    [arg.moneyRange(), 'ver nada disto', 1],
    [arg.direction(), 'ver nada disto', 1],
    [arg.id(produto), 'ver nada disto', 1],
    [arg.integer('quantidade'), 'ver nada disto', 1],
    [arg.freeText('nome'), 'ver "dois" de', 1],
    [arg.freeText('nome'), 'ver ""', 1],
    [arg.freeText('nome'), 'ver', 1],
    [arg.id(produto), 'ver 12', 7],
    [{ kind: 'escolha', label: 'status', optional: false }, 'ver ativo', 1],
    [{ kind: 'vista', label: 'vista', optional: false }, 'ver 12', 0],
  ])('%j in %j at %i finds nothing', (slot, text, index) => expect(values(text).getValue(slot, index)).toBeNull())

  it('that is still being typed has no value yet, and takes the line to its end', () => {
    expect(values('ver últimos 7').getValue(arg.period(), 1)).toEqual({
      end: 3,
      value: undefined,
      isFull: false,
      isUnfinished: true,
    })
  })

  it('reports its own minimum and not that of another slot', () => {
    const line = values('2')
    expect(line.getValue(arg.integer('quantidade', { min: 1 }), 0)).toEqual({ end: 1, value: 2 })
    expect(line.getValue(arg.integer('quantidade', { min: 3 }), 0)).toMatchObject({ problem: 'O mínimo é 3' })
    expect(line.getValue(arg.integer('quantidade'), 0)).toEqual({ end: 1, value: 2 })
  })

  it.each([
    ['1.500', 3, 1500],
    ['12.345.678 já', 5, 12345678],
  ])('reads the point in %j as the thousands separator of a count', (text, end, value) =>
    expect(values(text).getValue(arg.integer('quantidade'), 0)).toEqual({ end, value }),
  )

  it.each(['2.5', '1.23', '1500.000', '1.500,5', '0.500', '1.500.2', '-1.500', '1.500kg'])(
    'takes no count from %j',
    (text) => expect(values(text).getValue(arg.integer('quantidade'), text.startsWith('-') ? 1 : 0)).toBeNull(),
  )

  it.each(['% cashback', 'percentual', 'porc', 'porcentagem cashback'])(
    'reads %j as a column with percentages',
    (text) => {
      const columns = [{ field: 'taxa', label: '% Cashback', isSortable: true, isHidden: false }]
      expect(createLineValues(toLine(text), { ...context, columns }).getValue(arg.column(), 0)).toMatchObject({
        value: 'taxa',
      })
    },
  )

  it('has its own choices', () => {
    const line = values('ativo')
    expect(line.getValue(arg.choice('status', choices), 0)).toMatchObject({ value: '1' })
    expect(line.getValue(arg.choice('tema', [{ value: 'escuro', label: 'escuro' }]), 0)).toBeNull()
  })

  it('covers the tokens of every value that it finds', () => {
    const line = values('ver 12, 15 já 7')
    const getCovered = (value: Arg) => [0, 1, 2, 3, 4, 5].filter((index) => line.covers(value, index))
    expect(getCovered(arg.ids(produto))).toEqual([1, 2, 3, 5])
    expect(getCovered(arg.direction())).toEqual([])
  })
})

describe('a view of a list', () => {
  const vista = (label: string): Arg => {
    const listSchema: ListSchema = {
      resource: produto,
      title: 'Produtos',
      path: '/produtos',
      sizes: [10, 100],
      filters: [
        { name: 'status', label: 'Status', type: 'select', options: [{ value: label, label }] },
        { name: 'usuarioId', label: 'Usuário', type: 'whole', resource: usuario },
      ],
      columns: [],
    }
    return { kind: 'vista', label: 'vista', optional: false, listSchema }
  }
  const [pendente, ativo] = [vista('pendente'), vista('ativo')]

  it('is parsed only at the beginning of a line, for its own list', () => {
    const line = values('os pendentes')
    expect(line.getValue(pendente, 0)).toMatchObject({ value: { filters: { status: 'pendente' } }, end: 2 })
    expect(line.getValue(ativo, 0)).toMatchObject({ problem: expect.stringContaining('não filtra por status') })
    expect(line.getValue(pendente, 1)).toBeNull()
  })

  it('is parsed once, however often it is requested', () => {
    const line = values('os pendentes')
    expect(line.getValue(pendente, 0)).toBe(line.getValue(pendente, 0))
  })

  it('gives a record by name only if names are allowed', () => {
    expect(values('os @maria').getValue(pendente, 0)).toBeNull()
    expect(values('os @maria', true).getValue(pendente, 0)).toMatchObject({
      namedFilter: { filterName: 'usuarioId', text: 'maria' },
    })
  })
})

it('reads the kinds in reading order, free text last', () => {
  expect(
    ['texto', 'ids', 'vista', 'valor', 'periodo'].toSorted(
      (a, b) => getReadingOrder(a as Arg['kind']) - getReadingOrder(b as Arg['kind']),
    ),
  ).toEqual(['vista', 'periodo', 'valor', 'ids', 'texto'])
})

it.each<[Arg['kind'], boolean]>([
  ['id', true],
  ['ids', true],
  ['n', true],
  ['valor', true],
  ['periodo', false],
  ['texto', false],
  ['faixa', false],
])('%s is written as one number: %s', (kind, numeric) => expect(isNumeric(kind)).toBe(numeric))
