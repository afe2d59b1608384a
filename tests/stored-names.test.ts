/** Checks that the name of everything that is stored or shared between tabs contains the environment. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Each way to name something that all pages of an origin share, with what is given as its name. */
const NAMINGS = [
  /new BroadcastChannel\(([^\n]*)/g,
  /indexedDB\s*\.(?:open|deleteDatabase)\(([^\n]*)/g,
  /\bopenDB(?:<\w+>)?\(([^\n]*)/g,
  /navigator\.locks\s*\.request\(([^\n]*)/g,
  /\.withLock\(([^\n]*)/g,
  /(?:localStorage|sessionStorage)\.(?:getItem|setItem|removeItem)\(([^\n]*)/g,
]
/** The names that contain the environment. The hint says which environment a folder had, so its name cannot. */
const SCOPED = /^(scopeName\(|getDatabaseName\(|getHintKey\()/

function findUnscoped(code: string): string[] {
  return NAMINGS.flatMap((pattern) => Array.from(code.matchAll(pattern), ([, name = '']) => name)).filter(
    (name) => !SCOPED.test(name),
  )
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .filter((file) => !/^(sandbox|app\/build)[\\/]/.test(file))

it('has every name from one scope', () => {
  const codes = sources.map((file) => readFileSync(join('src', file), 'utf8'))
  expect(codes.flatMap((code) => NAMINGS.flatMap((pattern) => [...code.matchAll(pattern)])).length).toBeGreaterThan(10)
  expect(codes.flatMap(findUnscoped)).toEqual([])
})

it.each([
  "new BroadcastChannel('gestor.novo')",
  "localStorage.getItem('x')",
  "openDB('gestor-x', 1)",
  "env.withLock('x', 1)",
])('notices %s', (code) => expect(findUnscoped(code)).toHaveLength(1))
