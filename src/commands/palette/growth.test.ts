/**
 * What interpreting a text costs, counted in calls of the language's and the palette's functions and not in time, so
 * that no machine is too slow for the test. Up to the longest command the cost grows with the words, and beyond that
 * only with the letters.
 */
import { Session } from 'node:inspector'
import { fc } from '#lib/fast-check.fixture.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArgumentListing } from './argument-listing.ts'
import { createListContext, read, remove } from './palette-context.fixture.ts'

const session = new Session()
const list = createListContext()

/** How many calls of functions of `src/commands` this takes. */
function callsOf(act: () => unknown): number {
  const taken = () => {
    let calls = 0
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      for (const { url, functions } of result)
        if (url.includes('/src/commands/')) for (const { ranges } of functions) calls += ranges[0]?.count ?? 0
    })
    return calls
  }
  taken()
  act()
  return taken()
}

const calls = (text: string) => callsOf(() => read(text, list))

const FAMILY = '👨‍👩‍👧‍👦'
/** What a text may consist of: words with and without a meaning, numbers, signs, invisible marks. */
const PARTS = [
  'a ',
  'e ',
  'de ',
  'xyzzy ',
  'produto ',
  'excluir ',
  'ontem ',
  'de 1 a ',
  'não ',
  'que ',
  'com a ',
  'tema ',
  'x',
  'ção',
  '12 ',
  '12, ',
  '1 e ',
  'menos 1 ',
  '% ',
  'R$ 12,50 ',
  '15/10 ',
  '&p=1',
  'e, ',
  ', ',
  '. ',
  '-',
  '. - ',
  '"',
  '"a" ',
  '(',
  '? ',
  '@',
  '#',
  '/',
  ':',
  '=',
  ' ',
  '\t',
  `${FAMILY} `,
  '😀',
  '❤️ ',
  '\u0301',
  '\u200B',
  '\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u202E',
]

/** No interpreted text takes so many calls: 'e, ' 60 times is the costliest of those tried. */
const MOST_CALLS = 1_500_000
/** No text that is not interpreted takes so many calls, besides those for its letters. */
const FEW_CALLS = 40_000
/** Each letter of a text that is not interpreted is cut and compared, and no more. */
const PER_LETTER = 60

const bound = (text: string) => FEW_CALLS + PER_LETTER * text.length

describe('the cost of a text', () => {
  beforeAll(() => {
    session.connect()
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    // Caches are filled before anything is counted.
    for (const part of PARTS) read(part.repeat(3), list)
  })
  afterAll(() => session.disconnect())

  it.each(PARTS)('is limited, and grows no faster than the words, for %j repeated', (part) => {
    const [quarter, half, whole] = [15, 30, 60].map((times) => calls(part.repeat(times)))
    expect(Math.max(quarter!, half!, whole!)).toBeLessThan(MOST_CALLS)
    // Twice the words take twice the calls; small counts are covered by the fixed cost of every text.
    expect(half).toBeLessThan(3 * quarter! + FEW_CALLS)
    expect(whole).toBeLessThan(3 * half! + FEW_CALLS)
  })
  it.each(PARTS)('depends only on the letters for %j beyond the longest command', (part) => {
    for (const times of [1_000, 2_000, 8_000]) {
      const text = part.repeat(times)
      expect(calls(text)).toBeLessThan(bound(text))
    }
  })
  it('is limited for any mixture of them, however long', () => {
    const parts = fc.array(fc.constantFrom(...PARTS, ' '), { minLength: 1, maxLength: 120 })
    fc.assert(
      fc.property(parts, fc.constantFrom(1, 20), (some, times) => {
        const text = some.join('').repeat(times)
        expect(calls(text)).toBeLessThan(MOST_CALLS + PER_LETTER * text.length)
      }),
      { numRuns: 60 },
    )
  })
  it('is as small for an e-mail, an address and a thousand ids', () => {
    const ids = Array.from({ length: 1000 }, (_, at) => at + 1).join(', ')
    const mail = 'O cliente do pedido 501 não recebeu nada, e quer saber quando isso se resolve. '.repeat(40)
    const address = `https://console.exemplo/produtos?${Array.from({ length: 150 }, (_, at) => `p${at}=v${at}`).join('&')}`
    for (const text of [mail, mail.repeat(2), address, mail.replaceAll('. ', '; ')])
      expect(calls(text)).toBeLessThan(bound(text))
    for (const text of [ids, `excluir produto ${ids}`]) expect(calls(text)).toBeLessThan(MOST_CALLS)
    expect(
      callsOf(() =>
        createArgumentListing({ command: remove, args: {}, argName: 'ids' }, mail, list, {
          foundRecords: [],
          currentText: null,
        }),
      ),
    ).toBeLessThan(bound(mail))
  })
})
