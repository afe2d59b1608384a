/**
 * Reports names in `capabilities` of config.json that the console does not know: such a mistake would go unnoticed.
 * Read by whoever deploys, in the browser's console.
 */
import { getCapabilities } from '#api/capabilities.ts'
import { getSectionName } from '#api/endpoint.ts'
import type { AnyCommand } from '#commands/define.ts'
import { findNearestName } from '#commands/language/words/edit-distance.ts'

/** Reports each of these names of a key that is not known, with the nearest known one. */
export function reportUnknownNames(key: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const described = unknown.map((name) => `${name} (o mais próximo: ${findNearestName(name, known)})`)
  console.error(`config.json: capabilities.${key}: não existe: ${described.join(', ')}`)
}

/**
 * Reports names in config.json that match no command and no write call. `commands` are all commands; `excludedIds` are
 * ids of commands that do not exist because config.json takes them out.
 */
export function reportUnknownCommands(commands: readonly AnyCommand[], excludedIds: readonly string[] = []): void {
  const { withoutCommands, readOnly } = getCapabilities()
  reportUnknownNames('withoutCommands', withoutCommands, [...commands.map(({ id }) => id), ...excludedIds])
  const calls = commands.flatMap(({ writes = [] }) => writes)
  reportUnknownNames('readOnly', readOnly, [...new Set(calls.flatMap((id) => [getSectionName(id), id]))])
}

/** Reports lists in config.json that match none of `paths`, the paths of all lists. */
export function reportUnknownLists(paths: readonly string[]): void {
  const { withoutSort, withoutFilter } = getCapabilities()
  reportUnknownNames('withoutSort', Object.keys(withoutSort), paths)
  reportUnknownNames('withoutFilter', Object.keys(withoutFilter), paths)
}
