import { describe, expect, it } from 'vitest'
import { findCaseNumbers, loadCases } from './test-cases.ts'

const { cases, unknownNumbers, duplicateNumbers } = loadCases()

describe('the cases of tests/cases.md', () => {
  it('each have a test with their number', () => {
    expect(cases.filter(({ tests }) => tests.length === 0).map(({ number }) => number)).toEqual([])
  })

  it('are all that tests name, and each is listed once', () => {
    expect(cases.length).toBeGreaterThan(140)
    expect({ unknown: unknownNumbers, doubled: duplicateNumbers }).toEqual({ unknown: [], doubled: [] })
  })
})

describe('a number is read', () => {
  // With '<' instead of '[', so that these lines are no tests of a case themselves.
  const findNumbers = (source: string) => findCaseNumbers(source.replaceAll('<', '[')).map(({ number }) => number)

  it.each([
    [`it('does it <A1]', () => {`, ['A1']],
    [`test("it's done <B1, B11]", async ({ page }) => {`, ['B1', 'B11']],
    ['test(`${name} does it <C3]`, async () => {', ['C3']],
    [`])('%s does it <F2]', (value) => {`, ['F2']],
    [`it.each(table)('%s does it <F2]', (value) => {`, ['F2']],
    [`describe('all of it <A1]', () => {`, []],
    [`test.describe('all of it <A1]', () => {`, []],
    [`it.skip('does it <A1]', () => {`, []],
    [`test.fixme('does it <A1]', () => {`, []],
    [`it('<A1] does it', () => {`, []],
    [`it('does it (A1)', () => {`, []],
    [`it('does it <a1]', () => {`, []],
    [`const text = rows<A1]`, []],
  ])('in %j: %j', (source, numbers) => {
    expect(findNumbers(source)).toEqual(numbers)
  })

  it('with its line', () => {
    expect(findCaseNumbers(`\n\nit('x ${'[A1]'}', f)`)).toEqual([{ number: 'A1', line: 3 }])
  })
})
