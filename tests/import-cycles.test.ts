/**
 * No file of src leads back to itself, what is fetched later (`import()`) included: the linter follows static ones
 * only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const FILE = /\.tsx?$/
const IMPORT = /(?:from\s+|import\(\s*|import\s+)'([^']+)'/g

/** The files of src with what each of them imports of src, paths as 'src/ui/dialogs/confirm.ts'. */
function imports(): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => FILE.test(name))
    .map((name) => join('src', name))
  const known = new Set(files)
  const target = (file: string, named: string) =>
    named.startsWith('#') ? join('src', named.slice(1)) : join(dirname(file), named)
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, 'utf8').matchAll(IMPORT)]
        .map(([, named = '']) => target(file, named))
        .filter((each) => known.has(each)),
    ]),
  )
}

/** The first way from a file back to itself; [] where there is none. */
function circle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>()
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return []
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found.length > 0) return found
    }
    done.add(file)
    return []
  }
  for (const file of graph.keys()) {
    const found = walk(file, [])
    if (found.length > 0) return found
  }
  return []
}

test('a circle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ])
  expect(circle(graph)).toEqual(['b', 'd', 'b'])
})

test('src has none', () => {
  const graph = imports()
  expect(graph.get('src/ui/dialogs/confirm.ts')).toContain('src/ui/dialogs/dialog-host.tsx')
  expect(circle(graph)).toEqual([])
})
