/** Periods and moments pasted beside a date field (listing/screen/README), seen from Friday 20/11/2026 10:30. */
import { expect, it } from 'vitest'
import { parseMomentText, parsePeriodText } from './period-text.ts'

const now = new Date(2026, 10, 20, 10, 30)

it.each([
  ['16/11/2026 seg', '2026-11-16T00:00'],
  ['14/11/2026 sáb', '2026-11-14T00:00'],
  ['"01/11/2026"', '2026-11-01T00:00'],
  ['"01/11/2026 08:15"', '2026-11-01T08:15'],
  ["'01/11/2026'", '2026-11-01T00:00'],
  ['2026/11/01', '2026-11-01T00:00'],
  ['01.11.2026', '2026-11-01T00:00'],
])('%s is the moment %s', (text, moment) => expect(parseMomentText(text, now, false)).toBe(moment))

it('parses the period text of a list', () => {
  expect(parsePeriodText('de 01/11/2026 00:00 até 05/11/2026 23:59, 5 dias', now)).toEqual(
    parsePeriodText('de 01/11/2026 a 05/11/2026', now),
  )
  expect(parsePeriodText('"de 01/11 a 05/11"', now)).toEqual(parsePeriodText('de 01/11 a 05/11', now))
})

it('rejects a date with more text beside it', () => {
  expect(parseMomentText('16/11/2026 segue', now, false)).toBeNull()
  expect(parseMomentText('"16/11/2026', now, false)).toBeNull()
})
