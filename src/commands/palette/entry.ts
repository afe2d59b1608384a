/** One line of the palette that can be run, as plain data: what it says, what Enter does with it. */
import type { AnyCommand } from '#commands/define.ts'
import { getDisplayKey, type CustomKeys } from '#commands/custom-keys.ts'
import type { Resource } from '#commands/resource.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import type { Registry } from '#commands/registry.ts'
import type { Script } from '#commands/execution/script.ts'
import type { ListSchema, ListView, ArgValues } from '#commands/args.ts'
import { getArgEntries, findIdArg, getIds, getMissingArgs } from '#commands/command-args.ts'
import { getRuns } from '#commands/language/words/inflection.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { formatRecordId } from '#lib/format/record-id.ts'

interface BaseEntry {
  /** Stable while the text changes, so that the highlight stays on what it was on. */
  key: string
  /** 'Excluir produtos', '…' at its end where something is asked first. */
  title: string
  icon: IconName
  isDangerous: boolean
  /** Arguments: '#12', '#15 a #18'. */
  chips: readonly string[]
  /** At the right: the section, what is still asked for, a time. */
  detail: string
  keys: string | null
  /** Why it cannot be run now; null where it can. */
  disabledReason: string | null
  /** The line that means it, for Tab and for the history. */
  phrase: string
  /** 'Você quis dizer: excluir produto 12', 'Fica de fora: “agora custa R$ 12”'. */
  correction: string | null
  /** What stands in the text when it asks for a further argument; '' for nothing. */
  promptText?: string
  /** Instead of running anything it writes this line. */
  replacementLine?: string
  /** Instead of running anything it puts this id in the place of the line's name. */
  replacementId?: number
  /** Names of the arguments still to be asked for, in order. */
  missing: readonly string[]
  /** The records it would touch; null for none or not known yet. */
  affectedRecords: { resource: Resource; ids: readonly number[] } | null
}

/** A command with what is known of its arguments. */
export interface CommandEntry extends BaseEntry {
  command: AnyCommand
  args: ArgValues
}

/** A script of several commands; without one a line that means nothing. */
export interface ScriptEntry extends BaseEntry {
  command: null
  script: Script | null
}

/** A line that runs something when it is chosen. */
export type PaletteEntry = CommandEntry | ScriptEntry

/** The script of this entry; null for one command. */
export const getScript = (entry: PaletteEntry | undefined): Script | null =>
  entry && entry.command === null ? entry.script : null

/** What an entry is drawn by. */
export interface EntryContext {
  registry: Registry
  customKeys: CustomKeys
}

interface EntryOptions {
  /** Part of the key where one command stands several times. */
  key?: string
  title?: string
  detail?: string
  disabledReason?: string | null
  phrase?: string
  correction?: string | null
  /** Where it is known already (`completed`). */
  missing?: readonly string[]
}

/** '#12', '#15 a #18'; the texts of a view by their labels; other arguments as they are typed. */
function getChips(command: AnyCommand, args: ArgValues): string[] {
  return getArgEntries(command).flatMap(([name, arg]) => {
    const value = args[name]
    if (value === undefined || value === '') return []
    if (arg.kind === 'id') return [typeof value === 'number' ? formatRecordId(value) : `#${String(value)}`]
    if (Array.isArray(value))
      return getRuns(getIds(command, args)).map(([from, to]) =>
        from === to ? formatRecordId(from) : `#${from} a #${to}`,
      )
    const phrase = (of: unknown) => formatCommandPhrase({ ...command, phrases: [`{${name}}`] }, { [name]: of })
    // Of a view that cannot be had there may be nothing to tell.
    if (!arg.listSchema) return [phrase(value)].filter(Boolean)
    const { texts, rest } = splitTextFilters(arg.listSchema, value as ListView)
    return [...texts, phrase(rest)].filter(Boolean)
  })
}

/** 'Descrição “natal”' of each text that a view seeks, as its field is labelled, and the view without them. */
function splitTextFilters({ filters: fields }: ListSchema, view: ListView): { texts: string[]; rest: ListView } {
  const filters = { ...view.filters }
  const texts: string[] = []
  for (const { name, label, type, valueWords } of fields) {
    if (type !== 'text' || valueWords || !filters[name]) continue
    texts.push(`${label} “${filters[name]}”`)
    delete filters[name]
  }
  return { texts, rest: { ...view, filters } }
}

/** How several ids are typed. */
export const IDS_PLACEHOLDER = 'números (ex.: 12, 15-18)'

/** Makes the entry of a command with what is known of its arguments. */
export function createEntry(
  command: AnyCommand,
  args: ArgValues,
  scene: EntryContext,
  options: EntryOptions = {},
): CommandEntry {
  const missing = options.missing ?? getMissingArgs(command, args)
  const ids = getIds(command, args)
  const resource = command.args[findIdArg(command) ?? '']?.resource
  const asks = missing.length > 0 || command.confirm !== undefined
  const title =
    options.title ??
    pluralizeTitle((command.dynamicTitle?.(args) ?? command.title).replace(/…$/, ''), ids.length, command.resource)
  const missingArg = command.args[missing[0] ?? '']
  return {
    key: `${command.id}${options.key ? ` ${options.key}` : ''}`,
    command,
    args,
    title: ids.length === 0 && asks ? `${title}…` : title,
    icon: command.icon ?? 'direita',
    isDangerous: command.tone === 'danger',
    chips: getChips(command, args),
    detail:
      options.detail ??
      (missingArg
        ? missingArg.kind === 'ids'
          ? IDS_PLACEHOLDER
          : missingArg.kind === 'id'
            ? 'id'
            : missingArg.label
        : (command.resource?.title ?? '')),
    keys: getDisplayKey(command, scene.customKeys) ?? null,
    disabledReason: options.disabledReason ?? null,
    phrase: options.phrase ?? formatCommandPhrase(command, args),
    correction: options.correction ?? null,
    missing,
    affectedRecords: resource?.record && ids.length > 0 ? { resource, ids } : null,
  }
}

/** 'Excluir produto' of three: 'Excluir produtos'. */
function pluralizeTitle(title: string, count: number, resource: Resource | undefined): string {
  if (count < 2 || !resource) return title
  return title.replace(new RegExp(`\\b${resource.singular}(?=\\s|$)`, 'u'), resource.plural)
}
