/** The registry as the console builds it, and its screens, for tests that go through every command. */
import { loadCommands } from '#app/load-commands.ts'
import { createContexts } from '#commands/language/screens.fixture.ts'
import type { Resource } from '#commands/resource.ts'

export const registry = await loadCommands()

/** Returns the resource with this id. Throws if the console has none. */
export function getResource(id: string): Resource {
  const resource = registry.resources.find((candidate) => candidate.id === id)
  if (!resource) throw new Error(`The console has no noun "${id}"`)
  return resource
}

export const { at, findScreenPath } = createContexts(registry.resources)
