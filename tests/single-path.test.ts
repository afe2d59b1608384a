/**
 * Checks that each path of the console is written once: in its resource or in its section's `paths.ts`. Everything else
 * is derived.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRoute, getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'
import { buildHref } from '#lib/urls/route-location.ts'

const paths = sections.flatMap(({ menu }) => menu.map(({ path }) => path)).filter((path) => path !== '/')

/**
 * The console's code without comments. Calls of the platform can be spelled like a path; they are in contracts only.
 */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .filter((file) => !/^(sandbox|app\/build)[\\/]|contract\.ts$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(join('src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, ''),
  }))

/** The files in which a text begins with this path: '/produtos', '/produtos/editar/…', '/produtos?…'. */
const findHolders = (path: string) => {
  const text = new RegExp(`['"\`]${path}(?=['"\`/?$])`, 'g')
  return sources.flatMap(({ file, code }) => Array.from(code.matchAll(text), () => file))
}

it('finds paths at all', () => {
  expect(paths.length).toBeGreaterThan(15)
  expect(findHolders('/cashback-planos')).toEqual([join('sections', 'planos', 'resource.ts')])
})

it.each(paths)('%s is written once', (path) => {
  expect(findHolders(path).length, findHolders(path).join(', ')).toBeLessThanOrEqual(1)
})

/** The other ways to change the page, which skip the confirmation of a changed form or take a text as the URL. */
const OTHER_NAVIGATION =
  /\brouter\.(?:navigate|history\.(?:push|replace)|commitLocation)\b|\bhistory\.(?:push|replace)\(|\buseNavigate\b|\blocation\.assign\b/

it('finds other ways to navigate', () => {
  for (const example of [
    "router.history.push('/x')",
    'void router.navigate({ to })',
    'history.replace(text)',
    'location.assign(x)',
  ])
    expect(OTHER_NAVIGATION.test(example)).toBe(true)
})

it('navigates only by goTo', () => {
  const others = sources
    .filter(({ file, code }) => OTHER_NAVIGATION.test(code) && !/^app[\\/]dev[\\/]/.test(file))
    .map(({ file }) => file)
  // goTo is given the router's own function; a session's start and end reload the page.
  expect(others.sort()).toEqual(
    ['api/session/session-exit.ts', 'app/console.tsx', 'app/visitor-pages.tsx'].map((file) => join(...file.split('/'))),
  )
})

const verbs = (await Promise.all(sections.map((section) => section.loadCommands?.() ?? []))).flat()
const going = verbs.filter(
  ({ to, args }) => to && Object.values(args as object).every(({ kind, optional }) => optional || kind === 'id'),
)

it.each(going.map((command) => [command.id, command] as const))('%s leads to an existing page', (_, command) => {
  const ids = Object.entries(command.args as object).map(([name]) => [name, 12])
  const address = buildHref(command.to?.(Object.fromEntries(ids)) ?? { to: '' })
  expect(findRoute(getRoutes(sections), address.replace(/[?#].*/, ''))).toBeDefined()
})

it('a malformed escape never throws: every decoder handles the failure', () => {
  const decoding = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/(\btry \{\s*(?:return |\w+ = )?)?\bdecodeURI(?:Component)?\(/g)].map(([, guard]) => ({
      file,
      guarded: guard !== undefined,
    })),
  )
  expect(decoding.length).toBeGreaterThan(1)
  expect(decoding.filter(({ guarded }) => !guarded)).toEqual([])
})

it('creates React roots only by createReactRoot, which reports what boundaries catch', () => {
  const holders = sources.filter(({ code }) => /\bcreateRoot\(/.test(code)).map(({ file }) => file)
  expect(holders).toEqual([join('ui', 'react-root.ts')])
})

it('asks for no page that could be larger than the platform sends', () => {
  const fixed = sources.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/\bsize: (?:[A-Z][A-Z_]+|\d\d+)\b/g), ([text]) => `${file}: ${text}`),
  )
  expect(fixed, 'limitPageSize, or readFirstRows').toEqual([])
})
