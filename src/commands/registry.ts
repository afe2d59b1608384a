/**
 * Every verb of the console in one place. 'Ir para …' commands are made from the menu entries, not written; a double
 * id throws at once. Two commands on one key of one place are what tests/key-clashes.test.ts finds: the comparison of all
 * keys with all others took a tenth of the layer's start.
 */
import { type AnyCommand, defineCommand } from './define.ts'
import type { Resource } from './resource.ts'
import type { MenuEntry, Section } from './section.ts'

/** All commands of the console, each id once. */
export interface Registry {
  readonly commands: readonly AnyCommand[]
  /** Every noun that the sections speak of. */
  readonly resources: readonly Resource[]
  get(id: string): AnyCommand | undefined
}

/** 'ir para blank', whose verb goes without saying; a synonym with a verb of its own stands as it is. */
const toGoToPhrase = (phrase: string): string => (/^auditar\b/.test(phrase) ? phrase : `ir para ${phrase}`)

function createNavigationCommand(entry: MenuEntry): AnyCommand {
  return defineCommand({
    id: entry.commandId,
    title: `Ir para ${entry.name}`,
    label: entry.name,
    group: 'Ir para',
    icon: entry.icon,
    scope: 'global',
    phrases: [entry.phrase, ...(entry.synonyms ?? [])].map(toGoToPhrase),
    ...(entry.keys ? { keys: entry.keys } : {}),
    to: () => ({ to: entry.path }),
  })
}

/** Fetches the verbs of every section and gathers them with those of the console's own layers. */
export async function loadRegistry(sections: readonly Section[], extra: readonly AnyCommand[]): Promise<Registry> {
  // A file that does not come is waited for (lib/startup/import-with-retry.ts). Where the verbs in it fail themselves, no other
  // section loses its own.
  const failed = (error: unknown): readonly AnyCommand[] => {
    reportError(error)
    return []
  }
  const found = (load: (() => Promise<readonly AnyCommand[]>) | undefined) => load?.().catch(failed) ?? []
  const verbs = sections.map((section) => found(section.loadCommands))
  const views = sections.map((section) => found(section.loadViewCommands))
  return createRegistry(sections, [...(await Promise.all([...verbs, ...views])).flat(), ...extra])
}

/** One registry of menu entries and verbs. Throws on a double id. */
export function createRegistry(sections: readonly Section[], verbs: readonly AnyCommand[]): Registry {
  const menu = sections.flatMap((section) => section.menu)
  const commands = [...menu.map(createNavigationCommand), ...verbs]
  const byId = new Map<string, AnyCommand>()
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}`)
    byId.set(command.id, command)
  }
  return { commands, resources: sections.flatMap(({ resources }) => resources), get: (id) => byId.get(id) }
}
