/** Checks where the packages come from (src/api/SECURITY.md): the lock file alone, exact versions, no scripts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Versions = Readonly<Record<string, string>>
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
}
const json = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value

const manifest = json<{ dependencies: Versions; devDependencies: Versions }>('package.json')
const locked = json<{ lockfileVersion: number; packages: Readonly<Record<string, Locked>> }>('package-lock.json')
const requested = { ...manifest.dependencies, ...manifest.devDependencies }

it('every package is requested in one version, the one that is locked [J19]', () => {
  expect(Object.keys(requested).length).toBeGreaterThan(40)
  for (const [name, version] of Object.entries(requested)) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)])
    expect([name, locked.packages[`node_modules/${name}`]?.version]).toEqual([name, version])
  }
})

it('every package is locked by its content hash, and comes from the public registry [J19]', () => {
  const packages = Object.entries(locked.packages).filter(([path, { link }]) => path !== '' && !link)
  expect(packages.length).toBeGreaterThan(100)
  for (const [path, { resolved, integrity }] of packages) {
    expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)])
    if (resolved !== undefined)
      expect([path, resolved]).toEqual([path, expect.stringMatching(/^https:\/\/registry\.npmjs\.org\//)])
  }
})

it('a clean clone installs by the lock file, and runs no package’s script [J19]', () => {
  const installs = readFileSync('.ci/run', 'utf8').match(/^npm (ci|i|install)\b.*$/gm)
  expect(installs).toEqual([expect.stringMatching(/^npm ci --ignore-scripts /)])
})

it('property tests have one seed: they import fast-check from lib/fast-check.fixture.ts', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const takers = files.filter(
    (file) => /\.tsx?$/.test(file) && /^import .* from 'fast-check'/m.test(readFileSync(file, 'utf8')),
  )
  expect(takers.toSorted()).toEqual([
    join('src', 'lib', 'fast-check.fixture.ts'),
    join('tests', 'mutation', 'runner.ts'),
  ])
})
