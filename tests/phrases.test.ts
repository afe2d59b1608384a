/** The documented phrases and the operators' queries against the verbs that the console really has (commands.md §7). */
// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { phrases } from '#commands/language/phrases.fixture.ts'
import { queries } from '#commands/language/queries.fixture.ts'
import { createReader } from '#commands/language/reader.ts'
import { at, isForm } from '#commands/language/screens.fixture.ts'
import type { Reading } from '#commands/reading.ts'
import { registry } from './registry.ts'

const reader = createReader(registry.commands)

/** Arguments as commands.md §7 writes them: ranges and periods opened, what is missing and corrected beside them. */
function flat({ args, missing, corrected }: Reading): Record<string, unknown> {
  const { faixa, periodo, ...rest } = args
  return {
    ...rest,
    ...(faixa as object | undefined),
    ...(periodo as object | undefined),
    ...(missing.length > 0 ? { falta: missing[0] } : {}),
    ...(corrected === null ? {} : { corrigido: true }),
  }
}

describe('the phrases of commands.md §7', () => {
  it.each(phrases)('%s: %s', (path, line, command, args) => {
    const [first] = reader.read(line, at(path))
    expect(first?.command.id ?? null).toBe(command)
    if (first) expect(flat(first)).toEqual(args)
  })
})

it('puts the expected command first for 98 % of the queries', () => {
  const wrong = queries.filter(([path, line, expected]) => {
    const [first] = reader.read(line, at(path, { hasForm: isForm(path) }))
    return (first?.command.id ?? null) !== expected
  })
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(queries.length * 0.02)
})
