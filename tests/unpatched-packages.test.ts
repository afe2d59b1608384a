/**
 * Checks that libraries run as published: nothing in the build changes a package's code or replaces its modules, and
 * nothing is imported from a package's private path (app/build/README §2).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { Plugin } from 'vite'
import config from '../vite.config.ts'

/**
 * The packages that are replaced, because the content security policy needs it until there are public means
 * (app/build/csp.ts). Nothing may be added here.
 */
const REPLACED_PACKAGES = ['react-remove-scroll']

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Every installed package, '@scope/name' too. */
const packages = readdirSync('node_modules').flatMap((name) =>
  name.startsWith('@') ? readdirSync(join('node_modules', name)).map((inner) => `${name}/${inner}`) : [name],
)

/** The packages in the browser's bundle with their dependencies; packages that only build or test are excluded. */
function runtimePackages(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const file = join('node_modules', name, 'package.json')
    if (found.has(name) || !existsSync(file)) continue
    found.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
    runtimePackages(Object.keys(dependencies), found)
  }
  return found
}

type Hook = ((...given: never[]) => unknown) | { handler: (...given: never[]) => unknown } | undefined
interface Hooks {
  name: string
  transform?: Hook
  resolveId?: Hook
  load?: Hook
  renderChunk?: Hook
  config?: Hook
}

const settings = await (config as (env: { mode: string; command: string }) => unknown)({
  mode: 'production',
  command: 'build',
})
interface Settings {
  plugins: unknown[]
  resolve?: { alias?: unknown }
  worker?: { plugins?: () => unknown[] }
}
const { plugins, resolve: resolving, worker } = settings as Settings

/** The plugins of this repository; those of Vite, React and Tailwind come from packages. */
const ownPlugins = [...plugins, ...(worker?.plugins?.() ?? [])]
  .flat(Infinity as 3)
  .filter((plugin): plugin is Hooks & Plugin =>
    /^(gestor:|content-security)/.test((plugin as Plugin | null)?.name ?? ''),
  )

const run = (hook: Hook, ...given: unknown[]): unknown => {
  const handler = typeof hook === 'function' ? hook : hook?.handler
  const context = { environment: { mode: 'build' }, meta: {}, emitFile: () => {}, error: () => {} }
  return handler?.apply(context, given as never[])
}

/** Whether Vite's own filter of the hook accepts this id. */
const passesFilter = (hook: Hook, id: string): boolean => {
  const filter = (hook as { filter?: { id?: RegExp } } | undefined)?.filter?.id
  return filter === undefined || filter.test(id)
}

const getPackage = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? ''

it('every plugin of this repository is checked', () => {
  const texts = readdirSync('src/app/build').map((file) =>
    file.endsWith('.ts') ? readFileSync(join('src/app/build', file), 'utf8') : '',
  )
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/\bname: '((?:gestor:|content-security)[^']+)'/g), ([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(3)
  expect(ownPlugins.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

it('no plugin changes a file of a package', async () => {
  const changed = new Set<string>()
  for (const name of runtimePackages(Object.keys(manifest.dependencies))) {
    const folder = join('node_modules', name)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:m?js|cjs|css)$/.test(file) || /\.(?:min|umd|iife)\.js$/.test(file)) continue
      const id = resolve(folder, file).replaceAll('\\', '/')
      for (const plugin of ownPlugins) {
        if (!plugin.transform || !passesFilter(plugin.transform, id)) continue
        const code = readFileSync(id, 'utf8')
        const result = (await run(plugin.transform, code, id)) as { code?: string } | string | null | undefined
        const after = typeof result === 'string' ? result : result?.code
        if (after !== undefined && after !== code) changed.add(getPackage(id))
      }
    }
  }
  expect([...changed].toSorted()).toEqual([])
})

it('no plugin resolves a package, or rewrites the built code', async () => {
  for (const plugin of ownPlugins) {
    expect(plugin.renderChunk, plugin.name).toBeUndefined()
    for (const name of runtimePackages(Object.keys(manifest.dependencies))) {
      const found = await run(plugin.resolveId, name, resolve('src/app/main.ts'), { kind: 'import-statement' })
      expect(found ?? null, `${plugin.name}: ${name}`).toBeNull()
      const loaded = await run(plugin.load, resolve('node_modules', name, 'index.js'))
      expect(loaded ?? null, `${plugin.name}: ${name}`).toBeNull()
    }
  }
})

it('no alias replaces a package', async () => {
  const given = await Promise.all(
    ownPlugins.map(({ config: hook }) => run(hook, {}, { command: 'build', mode: 'production' })),
  )
  const aliases = [resolving?.alias, ...given.map((each) => (each as Settings | undefined)?.resolve?.alias)].flatMap(
    (alias) =>
      Array.isArray(alias)
        ? (alias as { find: string | RegExp }[]).map(({ find }) => String(find))
        : Object.keys((alias ?? {}) as object),
  )
  expect(aliases.toSorted()).toEqual(REPLACED_PACKAGES)
  expect(JSON.stringify(manifest)).not.toMatch(/"(?:overrides|resolutions|patchedDependencies)":|"npm:/)
})

/** Returns the specifiers that a file imports, types too. */
const findImports = (code: string) =>
  [...code.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\brequire\(\s*)(['"])([^'"\n]+)\1/g)].map(
    ([, , name = '']) => name,
  )

/** Whether the package exports this path. */
function isPublic(specifier: string): boolean {
  const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (path === '' || !packages.includes(name)) return true
  const { exports } = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>
  }
  // A package without an export list offers all its files as they are, which is its own decision.
  const exportKeys = Object.keys(Object(exports) as object)
  const isExported = exportKeys.some((key) => {
    const [head = '', tail] = key.split('*')
    return tail === undefined ? key === `.${path}` : `.${path}`.startsWith(head) && path.endsWith(tail)
  })
  return isExported && !/\/(?:dist|build|lib|cjs|esm|internal|_\w+)\/.*\.m?js$/.test(path)
}

it('nothing is imported from a package’s private path', () => {
  const files = ['src', 'tests', 'e2e'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|js)$/.test(file))
      .map((file) => join(folder, file)),
  )
  const imports = files.flatMap((file) => findImports(readFileSync(file, 'utf8')).map((name) => ({ file, name })))
  expect(imports.length).toBeGreaterThan(3_000)
  expect(imports.filter(({ name }) => name.includes('node_modules/') || !isPublic(name))).toEqual([])
})

it('distinguishes a public path from a private one', () => {
  expect(['zod/mini', 'react-dom/client', 'zod', '@tanstack/react-query'].map(isPublic)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['zod/v4/core/util.js', 'sonner/dist/index.mjs', 'cmdk/dist/index.mjs'].map(isPublic)).toEqual([
    false,
    false,
    false,
  ])
})
