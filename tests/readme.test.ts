/**
 * Checks that the commands, the catalogue and the table of config.json are current (`npm run readme` writes them), and
 * that README.md names existing folders and files. Also limits the length of a folder's README.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createCatalogue, valueKinds } from './catalogue.ts'
import { createCommandsTable } from './commands-table.ts'
import { createConfigTable } from './config-table.ts'
import { registry } from './registry.ts'

/** The generated parts: the file of each, the name in the comments around it, and its text. */
const tables = [
  { file: 'docs/commands.md', name: 'commands', create: () => createCommandsTable(registry) },
  { file: 'docs/catalogue.md', name: 'catalogue', create: () => createCatalogue(registry.commands) },
  { file: 'README.md', name: 'config', create: createConfigTable },
]

it.each(tables)('$file has the current $name', ({ file, name, create }) => {
  const text = readFileSync(file, 'utf8')
  const start = `<!-- ${name} -->\n`
  const from = text.indexOf(start) + start.length
  const to = text.indexOf(`\n<!-- /${name} -->`)
  const table = create()
  expect([text.includes(start), to > from]).toEqual([true, true])
  if (import.meta.env.MODE === 'readme') writeFileSync(file, text.slice(0, from) + table + text.slice(to))
  else expect(text.slice(from, to)).toBe(table)
})

it('names sections in the catalogue that exist', () => {
  expect(valueKinds.filter(({ example }) => !existsSync(example))).toEqual([])
})

it('names folders and files that exist', () => {
  const text = readFileSync('README.md', 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|e2e|docs)\/[\w./-]*)`/g)].flatMap(([, path]) => (path ? [path] : []))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

it('has no README of a folder with 120 lines or more, but for the one to start from', () => {
  const paths = ['src', 'tests', 'e2e', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('README.md'))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  expect(paths).toContain('src/README.md')
  const countLines = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length
  expect(paths.filter((path) => path !== 'src/README.md' && countLines(path) >= 120)).toEqual([])
})
