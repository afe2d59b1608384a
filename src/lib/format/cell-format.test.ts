import { describe, expect, it } from 'vitest'
import { type CellFormat, formatCell } from './cell-format.ts'

const FORMATS: readonly CellFormat[] = ['text', 'id', 'number', 'money', 'percent', 'date', 'status', 'flag']
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('formatCell', () => {
  it.each(FORMATS)('is empty if %s has no value', (format) => {
    for (const nothing of [null, undefined, '']) expect(formatCell(format, nothing)).toBe('')
  })

  it.each<[CellFormat | undefined, unknown, string]>([
    ['money', 1234.5, 'R$ 1.234,50'],
    ['money', 0, 'R$ 0,00'],
    ['percent', 12.5, '12,5%'],
    ['percent', 0, '0%'],
    ['number', 1234.567891, '1.234,567891'],
    ['number', 'sem número', 'sem número'],
    ['date', '2026-01-05', '05/01/2026 00:00'],
    ['flag', true, 'Sim'],
    ['flag', false, 'Não'],
    ['status', { id: 1, descricao: 'Ativo' }, 'Ativo'],
    ['status', { id: 4, descricao: '' }, '4'],
    ['status', { id: 4 }, '4'],
    ['status', 'Pago', 'Pago'],
    ['status', 7, '7'],
    ['text', 'Água', 'Água'],
    ['text', 12, '12'],
    ['id', 1234567, '1234567'],
    ['id', '12', '12'],
    ['id', -3, 'sem id utilizável'],
    [undefined, 'solto', 'solto'],
  ])('%s of %j is %j', (format, value, text) => expect(plain(formatCell(format, value))).toBe(text))

  it.each<[CellFormat, unknown]>([
    ['money', '12'],
    ['percent', '12'],
    ['status', { id: 'x' }],
    ['status', { descricao: 5 }],
    ['status', true],
    ['text', { a: 1 }],
    ['text', true],
  ])('%s of %j, which is invalid, is empty and never a JavaScript word [F11]', (format, value) =>
    expect(formatCell(format, value)).toBe(''),
  )
})
