/** Checks that no name is exported twice in the console: a reader would find the wrong one. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Names that every section exports for the registry, and names that are used with their module's name. */
const BY_CONVENTION = new Set(['Screen', 'listRequest', 'list', 'commands', 'viewCommands', 'id'])

const findExports = (code: string) =>
  Array.from(
    code.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm),
    (match) => match[1] ?? '',
  )

/** Files by the names that they export; the sandbox is a program of its own. */
function mapExports(files: readonly string[]): Map<string, Set<string>> {
  const holders = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of findExports(readFileSync(file, 'utf8')))
      holders.set(name, (holders.get(name) ?? new Set()).add(file))
  return holders
}

const holders = mapExports(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !/^sandbox[\\/]/.test(file))
    .map((file) => join('src', file)),
)

it('finds the names at all', () => {
  expect(holders.size).toBeGreaterThan(700)
  expect([...(holders.get('defineCommand') ?? [])]).toEqual([join('src', 'commands', 'define.ts')])
  expect(holders.get('commands')?.size).toBeGreaterThan(5)
})

it('each is exported by one file', () => {
  const twice = [...holders].filter(([name, files]) => files.size > 1 && !BY_CONVENTION.has(name))
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})
