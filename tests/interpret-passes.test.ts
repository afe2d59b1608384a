/** The passes over a line: each decides its example, and their order is the one that the README explains. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createGrammar } from '#commands/language/grammar.ts'
import { createLineMatcher } from '#commands/language/line-matcher.ts'
import { interpretLine } from '#commands/language/passes/interpret-line.ts'
import { PASSES } from '#commands/language/passes/pass-list.ts'
import { at, registry } from './registry.ts'

const grammar = createGrammar(registry.commands, registry.resources)

/** The screen on which a pass decides its example; the dashboard for the others. */
const EXAMPLE_SCREENS: ReadonlyMap<string, string> = new Map([
  ['hidden columns', '/transacoes'],
  ['undo', '/produtos'],
  ['person search', '/usuarios'],
  ['transaction', '/transacoes'],
  ['state change', '/cashbacks'],
  ['part of a record', '/fornecedores'],
  ['optional words', '/bonus'],
  ['gist', '/produtos'],
  ['person name', '/usuarios'],
])

it.each(PASSES)('the pass $name decides its example', ({ name, example }) => {
  const screen = at(EXAMPLE_SCREENS.get(name) ?? '/', { hasForm: false })
  const { passName, candidates } = interpretLine(example, createLineMatcher(grammar, screen))
  expect(passName).toBe(name)
  expect(candidates.length).toBeGreaterThan(0)
})

it('explains the passes in the order in which they run', () => {
  const text = readFileSync('src/commands/language/passes/README.md', 'utf8')
  const order = text.slice(text.indexOf('| pass | example |'))
  const rows = [...order.matchAll(/^\| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)].slice(1)
  expect(rows.map(([, name, example]) => [name, example])).toEqual(PASSES.map(({ name, example }) => [name, example]))
})
