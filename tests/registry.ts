/** The real registry as the console builds it, and its screens, for tests that walk every verb. */
import { loadCommands } from '#app/load-commands.ts'
import { contexts } from '#commands/language/screens.fixture.ts'
import type { Noun } from '#commands/noun.ts'

export const registry = await loadCommands()

/** The noun with this id. Throws where the console has none. */
export function nounOf(id: string): Noun {
  const noun = registry.nouns.find((each) => each.id === id)
  if (!noun) throw new Error(`The console has no noun "${id}"`)
  return noun
}

export const { at, screenOf } = contexts(registry.nouns)
