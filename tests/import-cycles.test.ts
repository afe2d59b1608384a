/**
 * Checks that no file of src imports itself through others, `import()` included: the linter follows only static
 * imports.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FILE = /\.tsx?$/
const IMPORT = /(?:from\s+|import\(\s*|import\s+)'([^']+)'/g

/** The files of src with their imports from src; paths like 'src/ui/dialogs/confirm.ts'. */
function imports(): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => FILE.test(name))
    .map((name) => join('src', name))
  const known = new Set(files)
  const target = (file: string, specifier: string) =>
    specifier.startsWith('#') ? join('src', specifier.slice(1)) : join(dirname(file), specifier)
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, specifier = '']) => target(file, specifier))
        .filter((imported) => known.has(imported)),
    ]),
  )
}

/** Returns the first cycle of imports; [] if there is none. */
function findCycle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const visited = new Set<string>()
  const visit = (file: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file]
    if (visited.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...trail, file])
      if (found.length > 0) return found
    }
    visited.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const found = visit(file, [])
    if (found.length > 0) return found
  }
  return []
}

test('a cycle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ])
  expect(findCycle(graph)).toEqual(['b', 'd', 'b'])
})

test('src has none', () => {
  const graph = imports()
  expect(graph.get('src/ui/dialogs/confirm.ts')).toContain('src/ui/dialogs/dialog-host.tsx')
  expect(findCycle(graph)).toEqual([])
})
