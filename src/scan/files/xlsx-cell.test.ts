import { describe, expect, test } from 'vitest'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { createCellWriter, formatHeaderCell, toSerialDate, escapeXml } from './xlsx-cell.ts'

const cell = (format: ScanColumn['format'], value: unknown) =>
  createCellWriter({ field: 'x', label: 'X', ...(format && { format }) })(Object.assign({ id: 1 }, { x: value }))
const text = (content: string) => `<c s="0" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`

describe('text for XML', () => {
  test('escapes special characters', () => expect(escapeXml(`a<b>&"c"'d'`)).toBe(`a&lt;b&gt;&amp;&quot;c&quot;'d'`))

  test('removes what XML cannot contain, and nothing else', () => {
    const controls = Array.from({ length: 33 }, (_, code) => String.fromCharCode(code)).join('')
    expect(escapeXml(controls)).toBe('\t\n\r ')
    expect(escapeXml('a\uFFFDb\uFFFEc\uFFFFd\uE000e\uD7FFf')).toBe('a\uFFFDbcd\uE000e\uD7FFf')
  })

  test('removes unpaired surrogates, and keeps pairs', () => {
    expect(escapeXml('\u{10000}\u{1F600}\u{10FFFF}')).toBe('\u{10000}\u{1F600}\u{10FFFF}')
    for (const half of ['\uD800', '\uDBFF', '\uDC00', '\uDFFF']) expect(escapeXml(`a${half}b`)).toBe('ab')
    expect(escapeXml('\uD83D\uD83D\uDE00\uDE00')).toBe('\u{1F600}')
    expect(escapeXml('\uDE00\uD83D')).toBe('')
  })

  test('escapes texts that would be read as a letter by its number', () => {
    expect(escapeXml('_x0041_ _xaBcF_')).toBe('_x005F_x0041_ _x005F_xaBcF_')
    for (const plain of ['_x004_', '_x00411_', '_x00G1_', '_X0041_', 'x0041_', '_x0041', '__'])
      expect(escapeXml(plain)).toBe(plain)
  })

  test('ends at the limit of a cell, never within a pair', () => {
    expect(escapeXml('a'.repeat(32_768))).toBe('a'.repeat(32_767))
    expect(escapeXml(`${'a'.repeat(32_766)}\u{1F600}`)).toBe('a'.repeat(32_766))
    expect(escapeXml(`${'a'.repeat(32_765)}\u{1F600}`)).toBe(`${'a'.repeat(32_765)}\u{1F600}`)
  })
})

describe('days as spreadsheets count them', () => {
  test('use the local time, to the second', () => {
    expect(toSerialDate(new Date(1900, 0, 1))).toBe(2)
    expect(toSerialDate(new Date(1970, 0, 1))).toBe(25_569)
    expect(toSerialDate(new Date(2026, 10, 2))).toBe(46_328)
    expect(toSerialDate(new Date(2026, 10, 2, 12))).toBe(46_328.5)
    expect(toSerialDate(new Date(2026, 10, 2, 10, 30, 15))).toBeCloseTo(46_328 + 37_815 / 86_400, 9)
  })
})

describe('cells', () => {
  test.each<[ScanColumn['format'], unknown, string]>([
    ['money', 1234.5, '<c s="1"><v>1234.5</v></c>'],
    ['money', -0.01, '<c s="1"><v>-0.01</v></c>'],
    ['percent', 12.5, '<c s="3"><v>12.5</v></c>'],
    ['money', -0.001, '<c s="1"><v>0</v></c>'],
    ['money', -0.01, '<c s="1"><v>-0.01</v></c>'],
    ['percent', -0, '<c s="3"><v>0</v></c>'],
    ['number', -0, '<c s="0"><v>0</v></c>'],
    ['id', -3, text('sem id utilizável')],
    ['number', 7, '<c s="0"><v>7</v></c>'],
    ['id', 7, '<c s="5"><v>7</v></c>'],
    ['date', '2026-11-02T12:00:00', '<c s="2"><v>46328.5</v></c>'],
    ['date', '1900-01-01', '<c s="2"><v>2</v></c>'],
  ])('%s %j is a number', (format, value, written) => expect(cell(format, value)).toBe(written))

  test.each<[ScanColumn['format'], unknown, string]>([
    [undefined, '=1+1', '=1+1'],
    [undefined, 7, '7'],
    ['text', ' a & b ', ' a &amp; b '],
    ['status', { id: 1, descricao: 'Concluída' }, 'Concluída'],
    ['flag', true, 'Sim'],
    ['number', '7', '7'],
    ['id', '007', '007'],
    // Sheets have no days before 1900.
    ['date', '1899-12-31', '31/12/1899 00:00'],
    ['date', 'ontem', '–'],
  ])('%s %j is text', (format, value, content) => expect(cell(format, value)).toBe(text(content)))

  test.each<[ScanColumn['format'], unknown]>([
    ['money', null],
    ['date', null],
    [undefined, ''],
    ['text', undefined],
  ])('%s %j is an empty cell', (format, value) => expect(cell(format, value)).toBe('<c/>'))

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is not a number that a sheet can hold', (value) => {
    expect(cell('money', value)).toBe(text('–'))
  })

  test('of the first row have their own style', () => {
    expect(formatHeaderCell('A & B')).toBe('<c s="4" t="inlineStr"><is><t xml:space="preserve">A &amp; B</t></is></c>')
    expect(formatHeaderCell('')).toBe('<c/>')
  })
})
