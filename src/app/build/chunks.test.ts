import { readFileSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(
  (file) => `/src/${file.replaceAll(sep, '/')}`,
)

/** 'a(b|c)d' as 'abd' and 'acd': each alternative has to find a file by itself. */
function splitAlternatives(pattern: string): string[] {
  const [, before = '', alternatives, after = ''] = /^(.*?)\(([^()]*)\)(.*)$/.exec(pattern) ?? []
  return alternatives === undefined ? [pattern] : alternatives.split('|').map((one) => before + one + after)
}

const patterns = Array.from(
  readFileSync('src/app/build/chunks.ts', 'utf8').matchAll(/'(\/src\/[^']*)'/g),
  ([, pattern = '']) => pattern.replaceAll('\\\\', '\\'),
)

it('finds the patterns at all', () => expect(patterns.length).toBeGreaterThan(15))

// A pattern that matches nothing fails no build: what it named is then downloaded with another chunk, or too early.
it.each(patterns.flatMap(splitAlternatives))('%s names a file of the console', (pattern) =>
  expect(files.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]),
)
