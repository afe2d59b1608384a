import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { decode } from '@jridgewell/sourcemap-codec'
import { builtFrom } from './built.fixture.ts'
import { smaller, withLetters } from './smaller.ts'

const folder = mkdtempSync(join(tmpdir(), 'gestor-smaller-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the first minifier leaves longer than it need be, and a function that no arrow can stand for. */
const SOURCE = `
  export function told(list) {
    function counted() { return arguments.length }
    const first = list[0]
    if (first === undefined || first === null) { return null }
    let kind
    if (list.length > 2) { kind = 'many' } else if (list.length === 2) { kind = 'two' } else { kind = 'one' }
    for (const each of list) { if (each === '') { continue } kind += each }
    switch (kind) { case 'a': return 1; case 'b': return 2; default: return { kind, count: counted(1, 2, 3) } }
  }
`

const built = (plugins: ReturnType<typeof smaller>[], source = SOURCE) =>
  builtFrom(source, { folder, plugins, minify: true })

it('leaves less of a script, under another name, and its map still tells where each piece is from', async () => {
  const [plain, shrunk] = [await built([]), await built([smaller()])]
  expect(shrunk.code.length).toBeLessThan(plain.code.length)
  expect(shrunk.fileName).not.toBe(plain.fileName)
  expect(shrunk.map?.sources).toEqual(plain.map?.sources)
  expect(shrunk.map?.mappings).not.toBe(plain.map?.mappings)
  const { told } = (await import(`data:text/javascript,${encodeURIComponent(shrunk.code)}`)) as {
    told: (list: readonly string[]) => unknown
  }
  expect(told([])).toBeNull()
  expect(told(['a', 'b'])).toEqual({ kind: 'twoab', count: 3 })
})

it('writes letters as they are, and the map goes with them', async () => {
  const { code, map } = await built(
    [smaller()],
    'export const told = (n) => [`até ${n}`, `${n} não há ${n}`, n.fim(`à`)]',
  )
  expect(code).toContain('} não há ${')
  expect(code).toContain('"até "+')
  const [line = []] = decode(map?.mappings ?? '')
  const starts = line.map(([column]) => code.slice(column))
  expect(starts.some((text) => text.startsWith('fim('))).toBe(true)
})

it('writes no letter for a backslash that stands for itself, nor what ends a line', () => {
  expect(withLetters('`\\\\xe9 \\xe9 \\x0a \\xa0`')).toBe('`\\\\xe9 é \\x0a \\xa0`')
})
