/**
 * The example phrases in the help: every line of every screen is interpreted as the command that it was written from.
 */
import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import type { ListHandle } from '#commands/screen.ts'
import { getExamplePhrases } from '#commands/dialogs/example-phrases.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)
const resources = registry.resources.filter(({ path }) => path !== undefined)

it.each(resources.map((resource) => [resource.id, resource] as const))('%s', (_, resource) => {
  const path = resource.path ?? ''
  const rows = [{ id: 320 }, { id: 319 }, { id: 311 }]
  const list = { resource, getRows: () => rows, getColumns: () => [] } as unknown as ListHandle
  const lines = getExamplePhrases(registry, { path, resource, list, form: null })
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const [first] = interpreter.interpret(line, at(path))
    expect(first, line).toMatchObject({ tier: 'exact', problem: null, missing: [] })
    expect(first?.command.tone, line).toBe(undefined)
  }
})

it('use the rows on the screen', () => {
  const resource = resources.find(({ id }) => id === 'produto')
  const list = {
    resource,
    getRows: () => [{ id: 320 }, { id: 7 }],
    getColumns: () => [],
  } as unknown as ListHandle
  const lines = getExamplePhrases(registry, { path: '/produtos', resource: resource ?? null, list, form: null })
  expect(lines).toContain('editar produto 320')
})
