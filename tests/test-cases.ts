/** Reads the numbered cases of tests/cases.md and the tests whose titles have their numbers. */
import { readdirSync, readFileSync } from 'node:fs'

/** A case and its tests. */
export interface Case {
  /** 'D7'. */
  number: string
  text: string
  /** 'e2e/palette.e2e.ts:213', in the order of the files. */
  tests: readonly string[]
}

/** The cases, and the mismatches between them and the tests. */
export interface Cases {
  cases: readonly Case[]
  /** 'D99 (e2e/x.e2e.ts:12)': a number in a test that is not listed. */
  unknownNumbers: readonly string[]
  /** Numbers that are listed twice. */
  duplicateNumbers: readonly string[]
}

const TEST_FILE = /\.(test|e2e)\.tsx?$/
const LISTED_CASE = /^- ([A-Z]\d+): (.+)$/gm
/** A call whose first argument is a text that ends with cases: `it('… [A1, B2]',`, `])('%s … [A1]',` of a table. */
const TEST_WITH_CASES = /([\w.]+|\])\)?\(\s*(['"`])(?:(?!\2)[^\n])* \[([A-Z]\d+(?:, [A-Z]\d+)*)\]\2,/g
/** A group, whose tests may show anything, or a test that does not run. */
const GROUP_OR_SKIPPED = /\b(describe|skip|fixme|todo)$/

/** Returns the case numbers in the titles of a test file, each with its 1-based line. */
export function findCaseNumbers(source: string): { number: string; line: number }[] {
  return [...source.matchAll(TEST_WITH_CASES)].flatMap(({ 1: callee = '', 3: numbers = '', index }) => {
    if (GROUP_OR_SKIPPED.test(callee)) return []
    const line = source.slice(0, index).split('\n').length
    return numbers.split(', ').map((number) => ({ number, line }))
  })
}

/** Reads the list of cases and every test file below the folder `root`. */
export function loadCases(root = '.'): Cases {
  const listed = [...readFileSync(`${root}/tests/cases.md`, 'utf8').matchAll(LISTED_CASE)]
  const found = new Map<string, string[]>(listed.map(({ 1: number = '' }) => [number, []]))
  const unknown: string[] = []
  const files = ['e2e', 'src', 'tests'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEST_FILE.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .toSorted(),
  )
  for (const file of files) {
    for (const { number, line } of findCaseNumbers(readFileSync(`${root}/${file}`, 'utf8'))) {
      const location = `${file}:${line}`
      if (found.has(number)) found.get(number)?.push(location)
      else unknown.push(`${number} (${location})`)
    }
  }
  const numbers = listed.map(({ 1: number = '' }) => number)
  return {
    cases: listed.map(({ 1: number = '', 2: text = '' }) => ({ number, text, tests: found.get(number) ?? [] })),
    unknownNumbers: unknown,
    duplicateNumbers: numbers.filter((number, index) => numbers.indexOf(number) !== index),
  }
}
