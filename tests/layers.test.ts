/**
 * No layer holds an id of a layer above it as text: what it needs to know of a command is a field of the command. How
 * parts are fetched, and what the rooms of a house take of each other.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const LAYERS = ['lib', 'ui', 'api', 'scan', 'commands', 'listing', 'forms', 'sections', 'app']
/** Listing and forms stand beside each other; neither names the other's commands. */
const isAbove = (one: string, other: string) => LAYERS.indexOf(one) > LAYERS.indexOf(other)

interface Source {
  layer: string
  file: string
  /** Without comments: a comment may give an example. */
  code: string
}

const sources: readonly Source[] = LAYERS.flatMap((layer) =>
  readdirSync(join('src', layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => {
      const code = readFileSync(join('src', layer, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
      return { layer, file: join(layer, file), code }
    }),
)

/** Ids of commands and nouns, by the layer that defines them. */
const idsOf = (layer: string): readonly string[] => [
  ...new Set(
    sources
      .filter((source) => source.layer === layer)
      .flatMap(({ code }) => [
        ...[...code.matchAll(/\bid: '([a-z]\w*\.[\w.]+)'/g)].map((match) => match[1] ?? ''),
        ...[...code.matchAll(/defineResource(?:<\w+>)?\(\{\s*id: '(\w+)'/g)].map((match) => match[1] ?? ''),
      ]),
  ),
]

describe('ids stay in their layer or go up', () => {
  it('the search finds them at all', () => {
    expect(idsOf('sections')).toEqual(expect.arrayContaining(['produto', 'bonus.liberar', 'plano.nivel.remover']))
    expect(idsOf('app')).toEqual(expect.arrayContaining(['casca.tema', 'ir.registro']))
    expect(idsOf('listing')).toContain('tabela.filtrar')
  })

  it.each(LAYERS)('%s', (layer) => {
    const above = LAYERS.filter((other) => isAbove(other, layer)).flatMap(idsOf)
    const held = sources
      .filter((source) => source.layer === layer)
      .flatMap(({ file, code }) =>
        above.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`)).map((id) => `${file}: ${id}`),
      )
    expect(held).toEqual([])
  })
})

it('nothing is fetched by React’s own means, which hold back what they suspend (ui/lazy/README §1)', () => {
  const held = sources.filter(({ code }) => /import [^;']*?\b(lazy|Suspense)\b[^;']*? from 'react'/.test(code))
  expect(held.map(({ file }) => file)).toEqual([])
})

/** Houses of rooms: their READMEs have a table of them, in the order in which one takes of another. */
const HOUSES = ['lib', 'ui', 'api', 'scan', 'forms', 'listing', 'listing/scan']

describe.each(HOUSES)('a room of %s takes of those above it in its README alone', (house) => {
  const table = readFileSync(`src/${house}/README.md`, 'utf8').matchAll(/^\| `([a-z-]+)\/`/gm)
  const rooms = [...table].map(([, room = '']) => room)

  it('all of them stand there', () => {
    const folders = readdirSync(`src/${house}`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...rooms].sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it.each(rooms)('%s', (room) => {
    const later = rooms.slice(rooms.indexOf(room) + 1).map((name) => `'#${house}/${name}/`)
    const taken = sources
      .filter(({ file }) => file.startsWith([...house.split('/'), room, ''].join(sep)))
      .flatMap(({ file, code }) => later.filter((part) => code.includes(part)).map((part) => `${file}: ${part}`))
    expect(taken).toEqual([])
  })
})
