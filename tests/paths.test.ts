/** A path of the console stands in one place as text: its noun's, or its section's `paths.ts`. All else is derived. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sections } from '#app/sections.ts'

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
  expect(holders('/cashback-planos')).toEqual([join('sections', 'planos', 'noun.ts')])
})

it.each(paths)('%s stands once', (path) => {
  expect(holders(path).length, holders(path).join(', ')).toBeLessThanOrEqual(1)
})
