/** The documented phrases and the operators' queries against the verbs that the console really has. */
// @vitest-environment jsdom
import { fc } from '#lib/seeded.fixture.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommand } from '#commands/define.ts'
import { argumentsOf } from '#commands/language/arguments.fixture.ts'
import { canonicalPhrase } from '#commands/language/canonical.ts'
import { phrases } from '#commands/language/phrases.fixture.ts'
import { createReader } from '#commands/language/reader.ts'
import type { Reading } from '#commands/language/reading.ts'
import { catalogue } from './catalogue.ts'
import { at, registry, screenOf } from './registry.ts'

const reader = createReader(registry)

/**
 * Arguments as the documented phrases write them: ranges and periods opened, what is missing and corrected beside them.
 */
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

describe('the documented phrases', () => {
  it.each(phrases)('%s: %s', (path, line, command, args) => {
    const [first] = reader.read(line, at(path))
    expect(first?.command.id ?? null).toBe(command)
    if (first) expect(flat(first)).toEqual(args)
  })
})

const visible = registry.commands.filter(({ hidden }) => !hidden)
const home = (command: AnyCommand) => at(screenOf(command), { hasForm: command.place === 'form' })

describe('no documented phrase is dead', () => {
  it('every command of the catalogue is there, under its id', () => {
    const ids = new Set(registry.commands.map(({ id }) => id))
    expect(catalogue.filter((id) => !ids.has(id))).toEqual([])
  })

  const said = visible.flatMap((command) =>
    (command.phrases as string[]).map((phrase, index) => [phrase, command, index] as const),
  )
  it.each(said)('%s', (phrase, command, index) => {
    const context = home(command)
    const fields = context.columns.map(({ field }) => field)
    const only = { ...command, phrases: [phrase], states: [command.states?.[index]] }
    const [args = {}] = fc.sample(argumentsOf(only, fields), { numRuns: 1 })
    const line = canonicalPhrase(only, args, new Map(context.columns.map(({ field, label }) => [field, label])))
    const found = reader.read(line, context).find((reading) => reading.command.id === command.id)
    expect(found, line).toMatchObject({ tier: 'exact', args })
  })
})
