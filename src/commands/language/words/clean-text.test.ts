import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import { sanitizeLines } from '#lib/format/sanitize-text.ts'
import { cleanText } from './clean-text.ts'

const clean = (text: string) => cleanText(text).text
const FAMILY = '👨‍👩‍👧‍👦'

describe('a typed text', () => {
  it.each([
    ['exc\u200Bluir \u2060produto\u00AD 12\uFEFF', 'excluir produto 12'],
    ['\u202A1.234,56\u202C', '1.234,56'],
    ['a\u200Db', 'ab'],
    ['linha 1\nlinha 2\tfim\u0007', 'linha 1\nlinha 2\tfim'],
    [`loja ${FAMILY}`, `loja ${FAMILY}`],
    ['12          15', '12 15'],
    ['12..15, 18 -- 20 ???', '12..15, 18 -- 20 ???'],
    ['dica: "a  b" (x)', 'dica: "a  b" (x)'],
    ['', ''],
  ])('%j becomes %j', (typed, read) => expect(clean(typed)).toBe(read))

  it.each(['-', '. ', '\u200B', '\u200D', '\uFEFF', `${FAMILY} `, '❤️ ', '"', '\t', '\u{E0041}', '-. ', '\u202E*'])(
    'keeps only a few of %j, however often it is repeated',
    (part) => {
      expect(clean(part.repeat(8_000)).length).toBeLessThan(100)
      expect(clean(`excluir${part.repeat(8_000)}12`)).toMatch(/^excluir.{0,100}12$/u)
    },
  )

  it('maps each remaining letter to its typed offset', () => {
    const part = fc.constantFrom('a', 'ção ', '12', '-', '. ', '     ', '"', FAMILY, '😀')
    fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.integer({ min: 1, max: 12 })), { maxLength: 12 }), (parts) => {
        const typed = sanitizeLines(parts.map(([text, times]) => text.repeat(times)).join(''))
        const { text, toTypedOffset } = cleanText(typed)
        const wrong = Array.from({ length: text.length }, (_, index) => index).filter(
          (index) => text[index] !== ' ' && typed[toTypedOffset(index)] !== text[index],
        )
        expect(wrong).toEqual([])
        expect(clean(text)).toBe(text)
      }),
    )
  })
})
