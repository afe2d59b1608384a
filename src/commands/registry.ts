/**
 * Every verb of the console in one place. 'Ir para …' commands are made from the menu entries, not written; a double
 * id or two commands on one key of one place throw at once, so that a test or the first start finds them.
 */
import { type AnyCommand, defineCommand } from './define.ts'
import { bindingsOf, clashes } from './keys/bindings.ts'
import type { Noun } from './nouns.ts'
import type { MenuEntry, RecordSource, Section } from './section.ts'

export interface Registry {
  readonly sections: readonly Section[]
  readonly commands: readonly AnyCommand[]
  get(id: string): AnyCommand | undefined
  /** Where the records of a noun come from; undefined for nouns without records. */
  records(noun: Noun | undefined | null): RecordSource | undefined
}

/** 'Auditoria por Tipo': the menu's group says what the entry alone would not. */
function nameOf(entry: MenuEntry): string {
  return entry.group === 'Auditoria' ? `Auditoria ${entry.label.replace(/^Transações /, '')}` : entry.label
}

function destination(entry: MenuEntry): AnyCommand {
  return defineCommand({
    id: entry.command,
    title: `Ir para ${nameOf(entry)}`,
    label: nameOf(entry),
    group: 'Ir para',
    icon: entry.icon ?? 'setaDireita',
    place: 'global',
    phrases: [`ir para ${entry.phrase}`, ...(entry.synonyms ?? [])] as string[],
    ...(entry.keys ? { keys: entry.keys } : {}),
    to: () => entry.path,
  })
}

/** Gathers the verbs of the sections and those of the console's own layers. Throws on a double id or key. */
export function createRegistry(sections: readonly Section[], extra: readonly AnyCommand[]): Registry {
  const commands = [
    ...sections.flatMap((section) => section.menu.map(destination)),
    ...sections.flatMap((section) => section.commands),
    ...extra,
  ]
  const byId = new Map<string, AnyCommand>()
  for (const command of commands) {
    if (byId.has(command.id)) throw new Error(`Two commands are called ${command.id}`)
    byId.set(command.id, command)
  }
  const found = clashes(bindingsOf(commands, {}))
  if (found.length > 0) throw new Error(`Keys clash: ${found.join('; ')}`)
  const sources = new Map(sections.flatMap(({ records }) => (records ? [[records.noun, records] as const] : [])))
  return {
    sections,
    commands,
    get: (id) => byId.get(id),
    records: (noun) => (noun ? sources.get(noun) : undefined),
  }
}
