import { describe, expect, it } from 'vitest'
import { fc } from '#lib/fast-check.fixture.ts'
import { sanitizeLine, sanitizeLines } from './sanitize-text.ts'

describe('sanitizeLine', () => {
  it.each([
    ['direction marks', '\u202D1.234,56\u202C', '1.234,56'],
    ['zero-width characters', 'Ma\u200Bria\u200E \u2060Silva\uFEFF', 'Maria Silva'],
    ['a soft hyphen', 'pro\u00ADduto', 'produto'],
    ['control characters', 'Kit\u0007 3\u0000\u007F\u009F', 'Kit 3'],
    ['other spaces', '1\u00A0234\u202F567\u2009890\u3000', '1 234 567 890 '],
    ['decomposed accents', 'Sa\u0303o Joa\u0303o', 'São João'],
    ['an accent behind an invisible mark', 'Sa\u200B\u0303o', 'São'],
    ['tabs and line ends', 'a\tb\r\nc\u2028d', 'a b c d'],
    ['a joiner between letters', 'a\u200Db', 'ab'],
    ['an invisible letter', 'a\u3164b', 'ab'],
    ['blanks at its ends, which are typed', ' maria ', ' maria '],
  ])('%s', (_, text, plain) => expect(sanitizeLine(text)).toBe(plain))

  it.each(['👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '1️⃣', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍⚕️', '🇧🇷'])('keeps %s', (emoji) =>
    expect(sanitizeLine(`Oferta ${emoji} hoje`)).toBe(`Oferta ${emoji} hoje`),
  )

  it('is idempotent', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sanitizeLine(sanitizeLine(text))).toBe(sanitizeLine(text))
        expect(sanitizeLines(sanitizeLines(text))).toBe(sanitizeLines(text))
      }),
    ))
})

it('sanitizeLines keeps tabs and line ends', () => {
  expect(sanitizeLines('id\tNo\u200Bme\r\n12\u200E\tJoa\u0303o\u00A0\u0007\u2028fim')).toBe(
    'id\tNome\r\n12\tJoão \nfim',
  )
})
