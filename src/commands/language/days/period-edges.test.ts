/** Where a period ends in the line, and the day of hours that have just begun (commands/language/days/README §3). */
import { expect, it } from 'vitest'
import { tokenize } from '#commands/language/words/tokens.ts'
import { parseWholeDay, parsePeriodAt } from './period.ts'

const createTime = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute)
const read = (text: string, now = createTime(10, 30)) => parsePeriodAt(tokenize(text), 0, now)

it.each([
  [createTime(7, 59), '2026-11-19'],
  [createTime(8, 0), '2026-11-20'],
  [createTime(23, 0), '2026-11-20'],
])('hours alone are on the last day on which they have begun: at %s', (now, day) =>
  expect(read('das 8 às 10', now)?.value).toEqual({ de: `${day}T08:00`, ate: `${day}T10:00` }),
)

it.each(['ontem casa em diante', 'ontem casa pra cá'])('%s: only the next words may continue the period', (text) =>
  expect(read(text)).toEqual({ end: 1, value: { de: '2026-11-19T00:00', ate: '2026-11-19T23:59' } }),
)

it.each([
  ['ontem em diante', 3],
  ['ontem pra cá', 3],
])('%s has no end', (text, end) => expect(read(text)).toEqual({ end, value: { de: '2026-11-19T00:00' } }))

it.each(['31/02/2026', 'de 01/02/2026 a 31/02/2026', '31 de setembro'])('%s does not exist', (text) =>
  expect(read(text)).toEqual({
    end: tokenize(text).length,
    value: {},
    problem: 'Informe uma data que exista',
  }),
)

it('accepts a single day and nothing longer', () => {
  const now = createTime(10, 30)
  expect(parseWholeDay(tokenize('ontem'), now)).toEqual([new Date(2026, 10, 19), new Date(2026, 10, 19, 23, 59)])
  for (const text of ['ontem já', 'mês passado', 'semana passada', 'casa', ''])
    expect(parseWholeDay(tokenize(text), now), text).toBeNull()
})
