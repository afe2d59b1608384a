/** Checks that every exported function and type has a comment right above it: readers see it where the name is used. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const EXPORTED = /^export (?:async )?(?:function\*?|class|interface|type) (\w+)/

/**
 * Returns the names of exported functions and types without a comment right above; an overload has that of the first.
 */
const findUndocumented = (code: string): string[] =>
  code.split('\n').flatMap((line, index, lines) => {
    const [, name] = EXPORTED.exec(line) ?? []
    const above = lines[index - 1] ?? ''
    return name === undefined || above.endsWith('*/') || EXPORTED.exec(above)?.[1] === name ? [] : [name]
  })

it('notices a missing one', () => {
  expect(findUndocumented('/** A file. */\n\nexport interface Lost {}\n/** Said. */\nexport type Found = 1\n')).toEqual(
    ['Lost'],
  )
  expect(findUndocumented('/** Two ways. */\nexport function two(a: 1): 1\nexport function two(a: 2): 2\n')).toEqual([])
})

it.each(['src', 'tests', 'e2e'])('%s: none is missing', (folder) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    findUndocumented(readFileSync(join(folder, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})
