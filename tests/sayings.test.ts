/** What the help says that one can say: every line of every screen means the command that it was written from. */
// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { createReader } from '#commands/language/reader.ts'
import type { ListHandle } from '#commands/screen.ts'
import { sayings } from '#commands/windows/sayings.ts'
import { at, registry } from './registry.ts'

const reader = createReader(registry)
const nouns = registry.nouns.filter(({ path }) => path !== undefined)

it.each(nouns.map((noun) => [noun.id, noun] as const))('%s', (_, noun) => {
  const path = noun.path ?? ''
  const rows = [{ id: 320 }, { id: 319 }, { id: 311 }]
  const list = { noun, rows: () => rows, columns: () => [] } as unknown as ListHandle
  const lines = sayings(registry, { path, noun, list, form: null })
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const [first] = reader.read(line, at(path))
    expect(first, line).toMatchObject({ tier: 'exact', problem: null, missing: [] })
    expect(first?.command.tone, line).toBe(undefined)
  }
})

it('speaks of the rows on the screen', () => {
  const noun = nouns.find(({ id }) => id === 'produto')
  const list = { noun, rows: () => [{ id: 320 }, { id: 7 }], columns: () => [] } as unknown as ListHandle
  const lines = sayings(registry, { path: '/produtos', noun: noun ?? null, list, form: null })
  expect(lines).toContain('editar produto 320')
})
