/**
 * Checks that docs/commands.md is written from the registry (npm run readme), and that README.md names existing folders
 * and files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createCommandsTable } from './commands-table.ts'
import { registry } from './registry.ts'

const START = '<!-- commands -->\n'
const END = '\n<!-- /commands -->'
const commandsFile = 'docs/commands.md'

it('lists every command with its phrase and keys', () => {
  const text = readFileSync(commandsFile, 'utf8')
  const from = text.indexOf(START) + START.length
  const to = text.indexOf(END)
  const table = createCommandsTable(registry)
  if (import.meta.env.MODE === 'readme') writeFileSync(commandsFile, text.slice(0, from) + table + text.slice(to))
  else expect(text.slice(from, to)).toBe(table)
})

it('names folders and files that exist', () => {
  const text = readFileSync('README.md', 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|e2e|docs)\/[\w./-]*)`/g)].flatMap(([, path]) => (path ? [path] : []))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
