import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { routesOf } from '#app/route-at.ts'
import { sections } from '#app/sections.ts'
import { UNSET } from './left-out-router.ts'

const set = readFileSync('src/app/router.tsx', 'utf8')
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|^(?:app.build|sandbox)\b/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))

describe('options that are read as unset', () => {
  it.each(Object.values(UNSET).flatMap((names) => names.split(' ')))('%s is set by no route and by no router', (name) =>
    expect(set).not.toMatch(new RegExp(`^ +${name}(?:[:,(]|$)`, 'm')),
  )
})

describe('routes', () => {
  it.each(routesOf(sections).map(({ path }) => path))('%s is made of words and ids', (path) =>
    expect(path).toMatch(/^\/$|^(?:\/(?:[a-z\d-]+|\$[a-z]+))+$/),
  )

  it('are made in one place, each with one loader, and tell nothing of their coming, going or head', () => {
    expect(sources.filter((text) => /\bcreate(?:Root|Lazy|File)?Route\(/.test(text))).toEqual([set])
    expect(set).not.toMatch(/\.lazy\(|^ +(?:on(?:Enter|Stay)|head|scripts|(?:pre|post)SearchFilters)[:,(]|^ +search: /m)
    expect(set.match(/^ +(?:loader|validateSearch): .*$/gm)?.map((line) => line.trim())).toEqual([
      'validateSearch: (search: Query) => search,',
      expect.stringMatching(/^loader: \(\{/),
    ])
  })

  it('lead to one another, and never out of the console', () => {
    const going = sources.flatMap((text) => text.match(/\b(?:router\.navigate|redirect)\(.*/g) ?? [])
    expect(going).toEqual(['router.navigate({ ...place, ...how }))', "redirect({ to: '/', replace: true })"])
    expect(sources.filter((text) => /\breloadDocument\b|\bunsafeRelative\b|\b_handoff\b/.test(text))).toEqual([])
  })

  it('have no screen of the library for what is not there', () => {
    const names = sources
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@tanstack\/react-router'/g)])
      .flatMap(([, all = '']) => all.split(',').map((name) => name.trim()))
    expect(
      names.filter((name) => /^(?:notFound|rootRouteId|useMatchRoute|Link|Navigate|useNavigate)$/.test(name)),
    ).toEqual([])
    expect(sources.filter((text) => /<RouterProvider router=\{\w+\} \/>/.test(text))).toHaveLength(1)
  })
})
