import { describe, expect, it } from 'vitest'
import type { SettableField } from '#forms/form-fields.ts'
import { applyDifference, parseDifference } from './difference.ts'

const fieldOf = (kind: 'money' | 'percent' | 'whole' | 'text'): SettableField => ({ label: 'Campo', kind })
const apply = (kind: 'money' | 'percent' | 'whole', current: string, text: string) => {
  const difference = parseDifference(fieldOf(kind), text)
  return difference && applyDifference(fieldOf(kind), current, difference)
}

describe('a difference', () => {
  it.each([
    ['whole', '361', '50 a mais', '411'],
    ['whole', '361', '50 unidades a menos', '311'],
    ['whole', '361', '10% a mais', '397'],
    ['money', '1234,50', 'R$ 4,50 a mais', '1239,00'],
    ['money', '20,00', '5 reais a menos', '15,00'],
    ['money', '0,05', '10% a mais', '0,06'],
    ['money', '9,90', '10 % a menos', '8,91'],
    ['percent', '5', '2% a mais', '7'],
    ['percent', '5', '0,25 a menos', '4,75'],
  ] as const)('of %s: %s with %s is %s', (kind, current, text, after) => expect(apply(kind, current, text)).toBe(after))

  it('may leave the range of the field, which its schema refuses then', () =>
    expect(apply('whole', '5', '10 a menos')).toBe('-5'))

  it('needs a number that it applies to', () => {
    expect(apply('whole', '', '10 a mais')).toBeNull()
    expect(apply('whole', 'dez', '10 a mais')).toBeNull()
  })

  it.each(['50', '50 a', 'a mais', '-5 a mais', '1,5 a mais', 'dez a mais', '50 mais'])('is not “%s”', (text) =>
    expect(parseDifference(fieldOf('whole'), text)).toBeNull(),
  )
  it('is none in a text', () => expect(parseDifference(fieldOf('text'), '50 a mais')).toBeNull())
})
