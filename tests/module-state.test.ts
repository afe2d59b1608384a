/**
 * Checks that state has an owner: a variable at the top of a module belongs to everything that imports the module, so
 * that no second console and no fresh one of a test is possible. A store, a class or a function that creates the object
 * once takes its place (`createTabLocks` in lib/storage/tab-lock.ts).
 */
import { readFileSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { expect, it } from 'vitest'

/** How many such variables there may be, and how many of them without a comment right above that says why. */
const LIMITS = { all: 0, unexplained: 0 }

const TOP_LEVEL_VARIABLE = /^(?:export )?(?:let|var) (\w+)/
/** Tools run once in their own process, and tests are no part of the console. */
const EXCLUDED = /\.(?:test|fixture)\.tsx?$|^sandbox\/cli\/|^app\/build\//

interface Finding {
  name: string
  hasReason: boolean
}

/** Returns the variables at the top of a module, and whether a comment stands right above each. */
const findVariables = (code: string): Finding[] =>
  code.split('\n').flatMap((line, index, lines) => {
    const [, name] = TOP_LEVEL_VARIABLE.exec(line) ?? []
    const above = lines[index - 1] ?? ''
    return name === undefined ? [] : [{ name, hasReason: above.endsWith('*/') || above.startsWith('//') }]
  })

const findings = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.test(file))
  .flatMap((file) =>
    findVariables(readFileSync(`src/${file}`, 'utf8')).map(({ name, hasReason }) => ({
      place: `${file}: ${name}`,
      hasReason,
    })),
  )

it('notices one, and whether its reason stands above it', () => {
  const code = '/** One for each page. */\nlet a = 1\n\nexport let b: string\nfunction c() {\n  let d\n}\n'
  expect(findVariables(code)).toEqual([
    { name: 'a', hasReason: true },
    { name: 'b', hasReason: false },
  ])
})

it('are at most so many, and the others moved to an owner', () => {
  expect(findings.map(({ place }) => place).slice(LIMITS.all)).toEqual([])
})

it('have their reason right above them', () => {
  const unexplained = findings.filter(({ hasReason }) => !hasReason)
  expect(unexplained.map(({ place }) => place).slice(LIMITS.unexplained)).toEqual([])
})
