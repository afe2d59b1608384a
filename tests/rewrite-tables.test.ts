// @vitest-environment jsdom
/** Walks the tables of rewritten lines: the example of each row is its test. */
import { describe, expect, it } from 'vitest'
import { CONSOLE_EVERYDAY_WORDS } from '#commands/language/words/everyday-words.ts'
import { prepareLine } from '#commands/language/words/line.ts'
import { createGrammar } from '#commands/language/grammar.ts'
import {
  COLUMN_REWRITES,
  createPersonRewrites,
  GROUP_REWRITES,
  LOST_REWRITES,
  rewriteByTable,
  rewriteEverydayLine,
  rewriteForCommand,
} from '#commands/language/line-rewrites.ts'
import { getStateChanges, rewriteStateChange } from '#commands/language/state-change-rewrite.ts'
import { registry } from './registry.ts'

const { commands, resources } = registry
const grammar = createGrammar(commands, resources)
const prepare = (line: string) => prepareLine(line, grammar.lexicon)

const rows = [
  ...COLUMN_REWRITES,
  ...GROUP_REWRITES,
  ...(grammar.people ? createPersonRewrites(grammar.people) : []),
  ...LOST_REWRITES,
  ...grammar.rewrites,
]
it.each(rows.map((row) => [...row.example, row] as const))('“%s” becomes “%s” by its own row', (line, rewritten, row) =>
  expect(rewriteByTable(line, [row])).toBe(rewritten),
)

it.each(grammar.rewrites.map(({ example }) => example))('“%s” becomes “%s” for its command', (line, rewritten) =>
  expect(rewriteForCommand(prepare(line), grammar)).toBe(rewritten),
)

it.each(getStateChanges(grammar).map(({ example }) => example))('“%s” becomes “%s”', (line, rewritten) =>
  expect(rewriteStateChange(prepare(line), grammar)?.replaceAll(/\s+/g, ' ')).toBe(rewritten),
)

describe('everyday words', () => {
  it.each(
    commands.flatMap(({ everydayWords = [], phrases: [phrase = ''] }) => everydayWords.map((word) => [word, phrase])),
  )('“%s” stands for “%s”', (word, phrase) => expect(rewriteEverydayLine(prepare(word), grammar)).toBe(phrase))

  it.each(CONSOLE_EVERYDAY_WORDS.map(({ beginning, line }) => [beginning, line]))(
    '“%s” stands for “%s”',
    (word, line) => expect(rewriteEverydayLine(prepare(word), grammar)).toBe(line),
  )

  it('of a command are those of no command that asks before it runs', () =>
    expect(commands.filter(({ everydayWords, rewrites, confirm }) => (everydayWords ?? rewrites) && confirm)).toEqual(
      [],
    ))
})
