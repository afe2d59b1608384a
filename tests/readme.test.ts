/** README's table of commands is the registry's (npm run readme writes it anew), and its folder map is the tree's. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createCommandsTable } from './commands-table.ts'
import { registry } from './registry.ts'

const START = '<!-- commands -->\n'
const END = '\n<!-- /commands -->'
const file = 'README.md'

it('lists every command with its phrase and keys', () => {
  const text = readFileSync(file, 'utf8')
  const from = text.indexOf(START) + START.length
  const to = text.indexOf(END)
  const table = createCommandsTable(registry)
  if (import.meta.env.MODE === 'readme') writeFileSync(file, text.slice(0, from) + table + text.slice(to))
  else expect(text.slice(from, to)).toBe(table)
})

it('names folders and files that exist', () => {
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|e2e)\/[\w./-]*)`/g)].flatMap(([, path]) =>
    path && !path.includes('NOUN') ? [path] : [],
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
