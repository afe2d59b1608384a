import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const asking = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|^(?:app.build|sandbox)\b/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))
  .filter((text) => text.includes("from 'zod/mini'"))

/** What is left of the library is asked for these, which read a value at once, as it comes. */
const USED =
  '_default array boolean check config custom enum literal looseObject maxLength minLength nullable nullish number ' +
  'object optional parse pipe record refine regex safeParse string transform unknown'

it('is asked for a few kinds of schema, and for none that waits, writes or chooses', () => {
  const names = asking.flatMap((text) =>
    [...text.matchAll(/\bz\.((?!(?:in|out)put\b)[a-z_]\w*)[<(]/g)].map(([, name = '']) => name),
  )
  expect([...new Set(names)].toSorted()).toEqual(USED.split(' ').toSorted())
  expect(asking.filter((text) => /\b(?:safeP|p)arseAsync\b|\bz\.\w+\(async\b|\bz\.coerce\b/.test(text))).toEqual([])
})

it('is told one thing, and has keys of text alone', () => {
  expect(asking.flatMap((text) => text.match(/\bz\.config\(.*/g) ?? [])).toEqual(['z.config({ jitless: true })'])
  expect(asking.filter((text) => /\bz\.record\((?!z\.string\(\), )/.test(text))).toEqual([])
})
