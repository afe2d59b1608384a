/**
 * Checks that no layer has an id of a higher layer as text: what a layer needs to know about a command is a field of
 * the command. It also checks how chunks are loaded, and which folders of a layer import each other.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const LAYERS = ['lib', 'ui', 'api', 'scan', 'commands', 'listing', 'forms', 'sections', 'app']
/** Listing and forms are on one level; neither names the other's commands. */
const isAbove = (layerA: string, layerB: string) => LAYERS.indexOf(layerA) > LAYERS.indexOf(layerB)

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

/** Ids of commands and resources, by the layer that defines them. */
const findIds = (layer: string): readonly string[] => [
  ...new Set(
    sources
      .filter((source) => source.layer === layer)
      .flatMap(({ code }) => [
        ...[...code.matchAll(/\bid: '([a-z]\w*\.[\w.]+)'/g)].map((match) => match[1] ?? ''),
        ...[...code.matchAll(/defineResource(?:<\w+>)?\(\{\s*id: '(\w+)'/g)].map((match) => match[1] ?? ''),
      ]),
  ),
]

describe('ids stay in their layer or move up', () => {
  it('the search finds ids at all', () => {
    expect(findIds('sections')).toEqual(expect.arrayContaining(['produto', 'bonus.liberar', 'plano.nivel.remover']))
    expect(findIds('app')).toEqual(expect.arrayContaining(['casca.tema', 'ir.registro']))
    expect(findIds('listing')).toContain('tabela.filtrar')
  })

  it.each(LAYERS)('%s', (layer) => {
    const above = LAYERS.filter((other) => isAbove(other, layer)).flatMap(findIds)
    const offenders = sources
      .filter((source) => source.layer === layer)
      .flatMap(({ file, code }) =>
        above.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`)).map((id) => `${file}: ${id}`),
      )
    expect(offenders).toEqual([])
  })
})

it('nothing is loaded by React’s own means, which delay what they suspend (ui/lazy/README §1)', () => {
  const offenders = sources.filter(({ code }) => /import [^;']*?\b(lazy|Suspense)\b[^;']*? from 'react'/.test(code))
  expect(offenders.map(({ file }) => file)).toEqual([])
})

/** Folders with subfolders: their READMEs list these in a table, each importing only those above it. */
const PARENTS = ['lib', 'ui', 'api', 'scan', 'forms', 'listing', 'listing/scan']

describe.each(PARENTS)('a folder of %s imports only those above it in its README', (parent) => {
  const table = readFileSync(`src/${parent}/README.md`, 'utf8').matchAll(/^\| `([a-z-]+)\/`/gm)
  const listedFolders = [...table].map(([, folder = '']) => folder)

  it('all of them are listed', () => {
    const folders = readdirSync(`src/${parent}`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect([...listedFolders].sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it.each(listedFolders)('%s', (folder) => {
    const later = listedFolders.slice(listedFolders.indexOf(folder) + 1).map((name) => `'#${parent}/${name}/`)
    const imported = sources
      .filter(({ file }) => file.startsWith([...parent.split('/'), folder, ''].join(sep)))
      .flatMap(({ file, code }) => later.filter((part) => code.includes(part)).map((part) => `${file}: ${part}`))
    expect(imported).toEqual([])
  })
})
