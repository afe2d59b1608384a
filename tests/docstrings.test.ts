/**
 * Every function and type that leaves its file says above itself what it is: a reader meets it first where it is used.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const EXPORTED = /^export (?:async )?(?:function\*?|class|interface|type) (\w+)/

/** Names of exported functions and types with no comment right above them; an overload has that of the first. */
const unsaid = (code: string): string[] =>
  code.split('\n').flatMap((line, at, lines) => {
    const [, name] = EXPORTED.exec(line) ?? []
    const above = lines[at - 1] ?? ''
    return name === undefined || above.endsWith('*/') || EXPORTED.exec(above)?.[1] === name ? [] : [name]
  })

it('notices one that is left out', () => {
  expect(unsaid('/** A file. */\n\nexport interface Lost {}\n/** Said. */\nexport type Found = 1\n')).toEqual(['Lost'])
  expect(unsaid('/** Two ways. */\nexport function two(a: 1): 1\nexport function two(a: 2): 2\n')).toEqual([])
})

it.each(['src', 'tests', 'e2e'])('%s: none is', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    unsaid(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
