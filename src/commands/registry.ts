/**
 * Every command of the console in one place. 'Ir para …' commands are made from the menu entries, not written; a
 * duplicate id throws at once. tests/key-clashes.test.ts finds two commands on one key of one screen: comparing all
 * keys at run time took a tenth of the layer's start.
 */
import type { ComponentType } from 'react'
import { type AnyCommand, defineCommand } from './define.ts'
import { editRecordPath, type Resource } from './resource.ts'
import type { MenuEntry, Section } from './section.ts'

/** All commands of the console, each id once. */
export interface Registry {
  readonly commands: readonly AnyCommand[]
  /** Every resource of the sections. */
  readonly resources: readonly Resource[]
  get(id: string): AnyCommand | undefined
  /** Loads the screen of the form that edits records of this resource; null if there is none. */
  loadFormScreen(resource: Resource): Promise<ComponentType | null>
}

/** Adds 'ir para ' to a page's phrase; a synonym with a verb of its own stays as it is. */
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
    ...(entry.everydayWords ? { everydayWords: entry.everydayWords } : {}),
    to: () => ({ to: entry.path }),
  })
}

/**
 * Loads the commands of every section and adds those of the console itself. Reports a section whose commands fail to
 * load, and goes on without them.
 */
export async function loadRegistry(sections: readonly Section[], extra: readonly AnyCommand[]): Promise<Registry> {
  // A file that does not arrive is retried (lib/startup/import-with-retry.ts). If the commands in a file throw, the
  // other sections keep theirs.
  const reportAndSkip = (error: unknown): readonly AnyCommand[] => {
    reportError(error)
    return []
  }
  const loadOrSkip = (load: (() => Promise<readonly AnyCommand[]>) | undefined) => load?.().catch(reportAndSkip) ?? []
  const sectionCommands = sections.map((section) => loadOrSkip(section.loadCommands))
  const viewCommands = sections.map((section) => loadOrSkip(section.loadViewCommands))
  return createRegistry(sections, [...(await Promise.all([...sectionCommands, ...viewCommands])).flat(), ...extra])
}

/** Creates the registry of menu entries and commands. Throws on a duplicate id. */
export function createRegistry(sections: readonly Section[], definedCommands: readonly AnyCommand[]): Registry {
  const menu = sections.flatMap((section) => section.menu)
  const commands = [...menu.map(createNavigationCommand), ...definedCommands]
  const byId = new Map<string, AnyCommand>()
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}`)
    byId.set(command.id, command)
  }
  const routes = sections.flatMap((section) => section.routes)
  return {
    commands,
    resources: sections.flatMap(({ resources }) => resources),
    get: (id) => byId.get(id),
    async loadFormScreen({ path }) {
      const route = path && routes.find((candidate) => candidate.path === editRecordPath({ path }))
      return route ? route.loadScreen() : null
    },
  }
}
