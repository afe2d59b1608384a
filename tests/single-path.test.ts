/** A path of the console stands in one place as text: its noun's, or its section's `paths.ts`. All else is derived. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findRoute, getRoutes } from '#app/find-route.ts'
import { sections } from '#app/sections.ts'
import { buildHref } from '#lib/urls/route-location.ts'

const paths = sections.flatMap(({ menu }) => menu.map(({ path }) => path)).filter((path) => path !== '/')

/** The console's code without comments; calls of the platform are spelled alike and stand in contracts alone. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  .filter((file) => !/^(sandbox|app\/build)[\\/]|contract\.ts$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(join('src', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, ''),
  }))

/** Where a text begins with this path: '/produtos', '/produtos/editar/…', '/produtos?…'. */
const holders = (path: string) => {
  const text = new RegExp(`['"\`]${path}(?=['"\`/?$])`, 'g')
  return sources.flatMap(({ file, code }) => Array.from(code.matchAll(text), () => file))
}

it('sees the paths at all', () => {
  expect(paths.length).toBeGreaterThan(15)
  expect(holders('/cashback-planos')).toEqual([join('sections', 'planos', 'resource.ts')])
})

it.each(paths)('%s stands once', (path) => {
  expect(holders(path).length, holders(path).join(', ')).toBeLessThanOrEqual(1)
})

/** The other ways to change the page: past the question about a changed form, or with a text for an address. */
const WAYS =
  /\brouter\.(?:navigate|history\.(?:push|replace)|commitLocation)\b|\bhistory\.(?:push|replace)\(|\buseNavigate\b|\blocation\.assign\b/

it('finds other ways of going somewhere', () => {
  for (const way of [
    "router.history.push('/x')",
    'void router.navigate({ to })',
    'history.replace(text)',
    'location.assign(x)',
  ])
    expect(WAYS.test(way)).toBe(true)
})

it('goes to pages by goTo alone', () => {
  const others = sources
    .filter(({ file, code }) => WAYS.test(code) && !/^app[\\/]dev[\\/]/.test(file))
    .map(({ file }) => file)
  // The router's own way is given to goTo; where a session begins or ends, the page is loaded anew.
  expect(others.sort()).toEqual(
    ['api/session/session-exit.ts', 'app/console.tsx', 'app/visitor-pages.tsx'].map((file) => join(...file.split('/'))),
  )
})

const verbs = (await Promise.all(sections.map((section) => section.loadCommands?.() ?? []))).flat()
const going = verbs.filter(
  ({ to, args }) => to && Object.values(args as object).every(({ kind, optional }) => optional || kind === 'id'),
)

it.each(going.map((command) => [command.id, command] as const))('%s leads to a page that is there', (_, command) => {
  const ids = Object.entries(command.args as object).map(([name]) => [name, 12])
  const address = buildHref(command.to?.(Object.fromEntries(ids)) ?? { to: '' })
  expect(findRoute(getRoutes(sections), address.replace(/\?.*/, ''))).toBeDefined()
})

it('a malformed escape never throws: whatever decodes a text can be refused it', () => {
  const decoding = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/(\btry \{\s*(?:return |\w+ = )?)?\bdecodeURI(?:Component)?\(/g)].map(([, guard]) => ({
      file,
      guarded: guard !== undefined,
    })),
  )
  expect(decoding.length).toBeGreaterThan(1)
  expect(decoding.filter(({ guarded }) => !guarded)).toEqual([])
})
