import { describe, expect, it } from 'vitest'
import { formatMoney } from '#lib/format/money.ts'
import { getMissingArgs } from '#commands/command-args.ts'
import { type AnyCommand } from '#commands/define.ts'
import { createArgumentListing } from './argument-listing.ts'
import {
  remove,
  edit,
  setField,
  stock,
  theme,
  editLoja,
  openView,
  parts,
  createContext,
  createFieldContext,
  createListContext,
  getFirstCommandEntry,
  getTitles,
} from './palette-context.fixture.ts'

const PRICE = formatMoney(19.9)
const NOTHING_LOADED = { foundRecords: [], currentText: null }

describe('an argument that the palette asks for', () => {
  const ask = (command: AnyCommand, args: Record<string, unknown>, text: string, at = createListContext()) =>
    createArgumentListing({ command, args, argName: getMissingArgs(command, args)[0] ?? '' }, text, at, NOTHING_LOADED)
  it('offers the rows of the page', () => {
    expect(getTitles(ask(edit, {}, ''))).toEqual([
      ['Nesta página', 'Kit 3 camisetas algodão', 'Mochila urbana 22 L', 'Fone Onda'],
    ])
    expect(getTitles(ask(edit, {}, 'moch'))).toEqual([['Nesta página', 'Mochila urbana 22 L']])
  })
  it('offers no sub-records as records', () => {
    expect(getTitles(ask(edit, {}, '', createContext({}, parts)))).toEqual([])
    expect(getTitles(ask(edit, {}, 'moch', createContext({}, parts)))).toEqual([])
  })
  it('interprets typed text as the language does', () => {
    expect(getFirstCommandEntry(ask(remove, {}, '12, 15-18'))?.args).toEqual({ ids: [12, 15, 16, 17, 18] })
    expect(getFirstCommandEntry(ask(stock, { id: 12 }, '30'))?.args).toEqual({ id: 12, n: 30 })
  })
  it('says what it needs, and what does not fit', () => {
    expect(ask(editLoja, {}, '', createContext()).note).toBe('Digite: id da loja')
    expect(ask(editLoja, {}, 'abc', createContext()).note).toBe('“abc” não serve como id da loja')
    expect(ask(edit, {}, '', createContext()).note).toBe('Digite: id do produto, ou parte do nome')
  })
  it('says why an understood value cannot be used', () => {
    expect(ask(remove, {}, '1-1001').note).toBe('No máximo 1.000 por vez')
    expect(ask(remove, {}, '18-15').note).toBe('O intervalo deve ir do menor para o maior')
    expect(ask(remove, {}, '1234567, '.repeat(2_000)).note).toBe('No máximo 12.000 letras por linha')
    expect(ask(remove, {}, 'uma palavra '.repeat(31)).note).toBe('No máximo 60 palavras por linha')
  })
  it('offers choices', () =>
    expect(getTitles(ask(theme, {}, 'esc'))).toEqual([
      ['tema', 'Alternar tema'],
      ['Opções', 'escuro'],
    ]))
  it('offers stored names, and a part of one is no name', () => {
    expect(getTitles(ask(openView, {}, 'fech'))).toEqual([['Opções', 'Fechamento do mês']])
    expect(getTitles(ask(openView, {}, 'nada'))).toEqual([['nome da visão', 'Abrir visão']])
  })
  it('shows the value that a new one will replace, shortened if it is long', () => {
    const context = createFieldContext()
    const prompt = { command: setField, args: { ids: [12], campo: 'numPreco' }, argName: 'valor' }
    const list = (text: string, currentText: string | null) =>
      createArgumentListing(prompt, text, context, { foundRecords: [], currentText })
    expect(list('', 'R$ 21,90').note).toBe('Agora: R$ 21,90 · Digite: novo valor')
    expect(list('', null).note).toBe('Digite: novo valor')
    expect(list('', 'ç'.repeat(99)).note).toBe(`Agora: ${'ç'.repeat(60)}… · Digite: novo valor`)
    expect(list('19,90', 'R$ 21,90').groups[0]?.entries[0]).toMatchObject({
      chips: ['#12', PRICE],
      detail: 'agora R$ 21,90',
    })
  })
  it('marks the current value, and shows no internal value beside a choice', () => {
    const options = ask(theme, {}, '').groups[0]?.entries ?? []
    expect(options.map(({ title, chips, detail }) => [title, chips, detail])).toEqual([
      ['claro', [], 'agora'],
      ['escuro', [], ''],
    ])
  })
})
