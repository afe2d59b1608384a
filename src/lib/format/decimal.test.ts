import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fc } from '#lib/fast-check.fixture.ts'
import { expect, it } from 'vitest'
import { formatDecimal, formatSignedDecimal } from './decimal.ts'

const others = new Map<string, Intl.NumberFormat>()
/** The result of Intl.NumberFormat; a zero has no sign. */
function standard(value: number, minDecimals: number, maxDecimals: number): string {
  const key = `${minDecimals} ${maxDecimals}`
  const format =
    others.get(key) ??
    new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: minDecimals,
      maximumFractionDigits: maxDecimals,
      signDisplay: 'negative',
    })
  others.set(key, format)
  return format.format(value)
}

const places = fc.constantFrom<[number, number]>([0, 0], [2, 2], [0, 2], [0, 3], [0, 6])
const numbers = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -1e7, max: 1e7 }),
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -10_000_000, max: 10_000_000 }).map((thousandths) => thousandths / 1000),
  fc.integer(),
)

it('formats every number as Intl.NumberFormat does', () => {
  fc.assert(
    fc.property(numbers, places, (value, [minDecimals, maxDecimals]) => {
      expect(formatDecimal(value, minDecimals, maxDecimals)).toBe(standard(value, minDecimals, maxDecimals))
    }),
    { numRuns: 20_000 },
  )
})

it.each([
  [0, 2, 2, '0,00'],
  [-0, 2, 2, '0,00'],
  [-0.004, 2, 2, '0,00'],
  [1.005, 2, 2, '1,01'],
  [-0.005, 2, 2, '-0,01'],
  [999.995, 2, 2, '1.000,00'],
  [1234567.5, 0, 2, '1.234.567,5'],
  [0.00000051, 0, 6, '0,000001'],
  [1e21, 0, 0, '1.000.000.000.000.000.000.000'],
])('%d with %d to %d decimals is %s', (value, minDecimals, maxDecimals, text) =>
  expect(formatDecimal(value, minDecimals, maxDecimals)).toBe(text),
)

it.each([
  [12.25, 0, 2, '+12,25'],
  [-1200, 0, 2, '-1.200'],
  [0, 1, 1, '0,0'],
  [0.04, 1, 1, '0,0'],
])('%d as a difference with %d to %d decimals is %s', (value, minDecimals, maxDecimals, text) =>
  expect(formatSignedDecimal(value, minDecimals, maxDecimals)).toBe(text),
)

it('needs no Intl while the console’s files are loaded', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/^(?:sandbox|app[\\/]build)[\\/]/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const early = /^(?:export )?(?:const|let) (?!.*=>).*(?:new Intl\.|\.toLocale\w*\(|\.localeCompare\()/m
  expect(early.test("const grouped = new Intl.NumberFormat('pt-BR')")).toBe(true)
  expect(files.filter((file) => early.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})
