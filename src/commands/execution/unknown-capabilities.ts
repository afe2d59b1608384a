/**
 * Reports names in `capabilities` of config.json that the console does not know: such a mistake would go unnoticed. Read
 * by whoever deploys, in the browser's console.
 */
import { getCapabilities } from '#api/capabilities.ts'
import type { AnyCommand } from '#commands/define.ts'
import { findNearestName } from '#commands/language/words/edit-distance.ts'

/** Reports each of these names of a key that is not known, with the nearest known one. */
export function reportUnknownNames(key: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  const described = unknown.map((name) => `${name} (o mais próximo: ${findNearestName(name, known)})`)
  console.error(`config.json: capabilities.${key}: não existe: ${described.join(', ')}`)
}

/** Reports the commands and calls of config.json that none of these commands, all of the console, is or writes by. */
export function reportUnknownCommands(commands: readonly AnyCommand[]): void {
  const { withoutCommands, readOnly } = getCapabilities()
  reportUnknownNames(
    'withoutCommands',
    withoutCommands,
    commands.map(({ id }) => id),
  )
  const calls = commands.flatMap(({ writes = [] }) => writes)
  reportUnknownNames('readOnly', readOnly, [...new Set(calls.flatMap((id) => [id.split('.')[0] ?? id, id]))])
}
