/** One line of the palette that can be run, as plain data: what it says, what Enter does with it. */
import type { AnyCommand } from '#commands/define.ts'
import { keyShown, type OwnKeys } from '#commands/own-keys.ts'
import type { Noun } from '#commands/noun.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import type { Registry } from '#commands/registry.ts'
import type { Script } from '#commands/running/script.ts'
import type { ListFacts, ListView, Values } from '#commands/args.ts'
import { argEntries, idArgOf, idsIn, missingIn } from '#commands/command-args.ts'
import { runsOf } from '#commands/language/words/inflection.ts'
import type { IconName } from '#ui/signs/icon.tsx'
import { idText } from '#lib/written/record-id.ts'

interface EntryLine {
  /** Stable while the text changes, so that the highlight stays on what it was on. */
  key: string
  /** 'Excluir produtos', '…' at its end where something is asked first. */
  title: string
  icon: IconName
  danger: boolean
  /** Arguments: '#12', '#15 a #18'. */
  chips: readonly string[]
  /** At the right: the section, what is still asked for, a time. */
  detail: string
  keys: string | null
  /** Why it cannot be run now; null where it can. */
  off: string | null
  /** The line that means it, for Tab and for the history. */
  phrase: string
  /** 'Você quis dizer: excluir produto 12', 'Fica de fora: “agora custa R$ 12”'. */
  corrected: string | null
  /** What stands in the text when it asks for a further argument; '' for nothing. */
  asks?: string
  /** Instead of running anything it writes this line. */
  types?: string
  /** Instead of running anything it puts this id in the place of the line's name. */
  fills?: number
  /** Names of the arguments still to be asked for, in order. */
  missing: readonly string[]
  /** The records it would touch; null for none or not known yet. */
  records: { noun: Noun; ids: readonly number[] } | null
}

/** A command with what is known of its arguments. */
export interface CommandEntry extends EntryLine {
  command: AnyCommand
  args: Values
}

/** A script of several commands; without one a line that means nothing. */
export interface ScriptEntry extends EntryLine {
  command: null
  script: Script | null
}

/** A line that runs something when it is chosen. */
export type Entry = CommandEntry | ScriptEntry

/** The script of this entry; null for one command. */
export const scriptOf = (entry: Entry | undefined): Script | null =>
  entry && entry.command === null ? entry.script : null

/** What an entry is drawn by. */
export interface EntryScene {
  registry: Registry
  own: OwnKeys
}

interface EntryOptions {
  /** Part of the key where one command stands several times. */
  key?: string
  title?: string
  detail?: string
  off?: string | null
  phrase?: string
  corrected?: string | null
  /** Where it is known already (`completed`). */
  missing?: readonly string[]
}

/** '#12', '#15 a #18'; the texts of a view by their labels; other arguments as they are typed. */
function chipsOf(command: AnyCommand, args: Values): string[] {
  return argEntries(command).flatMap(([name, arg]) => {
    const value = args[name]
    if (value === undefined || value === '') return []
    if (arg.kind === 'id') return [typeof value === 'number' ? idText(value) : `#${String(value)}`]
    if (Array.isArray(value))
      return runsOf(idsIn(command, args)).map(([from, to]) => (from === to ? idText(from) : `#${from} a #${to}`))
    const phrase = (of: unknown) => phraseOf({ ...command, phrases: [`{${name}}`] }, { [name]: of })
    // Of a view that cannot be had there may be nothing to tell.
    if (!arg.facts) return [phrase(value)].filter(Boolean)
    const { texts, rest } = textsApart(arg.facts, value as ListView)
    return [...texts, phrase(rest)].filter(Boolean)
  })
}

/** 'Descrição “natal”' of each text that a view seeks, as its field is labelled, and the view without them. */
function textsApart({ filters: fields }: ListFacts, view: ListView): { texts: string[]; rest: ListView } {
  const filters = { ...view.filters }
  const texts: string[] = []
  for (const { name, label, type, words } of fields) {
    if (type !== 'text' || words || !filters[name]) continue
    texts.push(`${label} “${filters[name]}”`)
    delete filters[name]
  }
  return { texts, rest: { ...view, filters } }
}

/** How several ids are typed. */
export const IDS_WANTED = 'números (ex.: 12, 15-18)'

/** Makes the entry of a command with what is known of its arguments. */
export function entryOf(
  command: AnyCommand,
  args: Values,
  scene: EntryScene,
  options: EntryOptions = {},
): CommandEntry {
  const missing = options.missing ?? missingIn(command, args)
  const ids = idsIn(command, args)
  const noun = command.args[idArgOf(command) ?? '']?.noun
  const asks = missing.length > 0 || command.confirm !== undefined
  const title =
    options.title ?? plural((command.titleNow?.(args) ?? command.title).replace(/…$/, ''), ids.length, command.noun)
  const missingArg = command.args[missing[0] ?? '']
  return {
    key: `${command.id}${options.key ? ` ${options.key}` : ''}`,
    command,
    args,
    title: ids.length === 0 && asks ? `${title}…` : title,
    icon: command.icon ?? 'direita',
    danger: command.tone === 'danger',
    chips: chipsOf(command, args),
    detail:
      options.detail ??
      (missingArg
        ? missingArg.kind === 'ids'
          ? IDS_WANTED
          : missingArg.kind === 'id'
            ? 'id'
            : missingArg.label
        : (command.noun?.title ?? '')),
    keys: keyShown(command, scene.own) ?? null,
    off: options.off ?? null,
    phrase: options.phrase ?? phraseOf(command, args),
    corrected: options.corrected ?? null,
    missing,
    records: noun?.record && ids.length > 0 ? { noun, ids } : null,
  }
}

/** 'Excluir produto' of three: 'Excluir produtos'. */
function plural(title: string, count: number, noun: Noun | undefined): string {
  if (count < 2 || !noun) return title
  return title.replace(new RegExp(`\\b${noun.singular}(?=\\s|$)`, 'u'), noun.plural)
}
