/** Tests the documented phrases and the operators' queries with the console's real commands. */
import { fc } from '#lib/fast-check.fixture.ts'
import { describe, expect, it } from 'vitest'
import type { AnyCommand } from '#commands/define.ts'
import { arbitraryArgs } from '#commands/language/arguments.fixture.ts'
import { formatCanonicalPhrase } from '#commands/language/canonical-phrase.ts'
import { phrases } from '#commands/language/patterns.fixture.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { commandCatalogue } from './command-catalogue.ts'
import { at, registry, findScreenPath } from './registry.ts'

const interpreter = createInterpreter(registry)

/**
 * Returns the arguments as the documented phrases write them: ranges and periods flattened, missing arguments and
 * corrections added.
 */
function flat({ args, missing, correction }: Interpretation): Record<string, unknown> {
  const { faixa, periodo, ...rest } = args
  return {
    ...rest,
    ...(faixa as object | undefined),
    ...(periodo as object | undefined),
    ...(missing.length > 0 ? { falta: missing[0] } : {}),
    ...(correction === null ? {} : { corrigido: true }),
  }
}

describe('the documented phrases', () => {
  it.each(phrases)('%s: %s', (path, line, command, args) => {
    const [first] = interpreter.interpret(line, at(path))
    expect(first?.command.id ?? null).toBe(command)
    if (first) expect(flat(first)).toEqual(args)
  })
})

const visible = registry.commands.filter(({ hidden }) => !hidden)
const home = (command: AnyCommand) => at(findScreenPath(command), { hasForm: command.scope === 'form' })

describe('no documented phrase is unused', () => {
  it('every command of the catalogue exists, under its id', () => {
    const ids = new Set(registry.commands.map(({ id }) => id))
    expect(commandCatalogue.filter((id) => !ids.has(id))).toEqual([])
  })

  const phraseCases = visible.flatMap((command) =>
    (command.phrases as string[]).map((phrase, index) => [phrase, command, index] as const),
  )
  it.each(phraseCases)('%s', (phrase, command, index) => {
    const context = home(command)
    const fields = context.columns.map(({ field }) => field)
    const only = { ...command, phrases: [phrase], phraseStates: [command.phraseStates?.[index]] }
    const [args = {}] = fc.sample(arbitraryArgs(only, fields), { numRuns: 1 })
    const line = formatCanonicalPhrase(only, args, new Map(context.columns.map(({ field, label }) => [field, label])))
    const found = interpreter
      .interpret(line, context)
      .find((interpretation) => interpretation.command.id === command.id)
    expect(found, line).toMatchObject({ tier: 'exact', args })
  })
})
