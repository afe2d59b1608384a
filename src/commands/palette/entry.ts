/** One line of the palette that can be run, as plain data: what it shows, and what Enter does with it. */
import type { AnyCommand } from '#commands/define.ts'
import { getDisplayKey, type CustomKeys } from '#commands/custom-keys.ts'
import { getRuns } from '#commands/language/words/id-list.ts'
import type { RecordSummary, Resource } from '#commands/resource.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import type { Registry } from '#commands/registry.ts'
import type { Script } from '#commands/execution/script.ts'
import type { Arg, ListSchema, ListView, ArgValues } from '#commands/args.ts'
import { getArgEntries, findIdArg, getIds, getMissingArgs } from '#commands/command-args.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import { formatRecordId } from '#lib/format/record-id.ts'
import { readWrittenValue } from '#lib/format/written-value.ts'

/** A record that was found by its name. */
export interface Hit {
  resource: Resource
  record: RecordSummary
  /** Normalized words that are marked in the name. */
  words: readonly string[]
  /** Where it was found: by filters of the list at `path`, or at this index in the list sorted by name. */
  found?: {
    filters: Readonly<Record<string, string>> | null
    path: string | undefined
    index: number | undefined
  }
}

interface BaseEntry {
  /** Stable while the text changes, so that the highlight stays on the same entry. */
  key: string
  /** 'Excluir produtos', with '…' at its end if something is asked first. */
  title: string
  icon: IconName
  isDangerous: boolean
  /** The arguments: '#12', '#15 a #18'. */
  chips: readonly string[]
  /** The text at the right: the section, the next argument, a time. */
  detail: string
  keys: string | null
  /** Why the entry cannot run now; null if it can. */
  disabledReason: string | null
  /** The line with this meaning, for Tab and for the history. */
  phrase: string
  /** 'Você quis dizer: excluir produto 12', 'Fica de fora: “agora custa R$ 12”'. */
  correction: string | null
  /** The initial text when the palette asks for a further argument; '' for none. */
  promptText?: string
  /** If set, Enter writes this line into the field instead of running anything. */
  replacementLine?: string
  /** If set, Enter replaces the name in the line with this id instead of running anything. */
  replacementId?: number
  /** The record that the line is about, if it was found by its name. */
  hit?: Hit
  /** If set, Enter lists all hits of the resource with this id instead of running anything. */
  expands?: string
  /** Names of the arguments to ask for, in order. */
  missing: readonly string[]
  /** The records that it would affect; null if there are none or they are not known yet. */
  affectedRecords: { resource: Resource; ids: readonly number[] } | null
}

/** A command with its known arguments. */
export interface CommandEntry extends BaseEntry {
  command: AnyCommand
  args: ArgValues
}

/** A script of several commands; `script` is null for a line without a meaning. */
export interface ScriptEntry extends BaseEntry {
  command: null
  script: Script | null
}

/** A line that runs something when it is chosen. */
export type PaletteEntry = CommandEntry | ScriptEntry

/** The script of this entry; null for a single command. */
export const getScript = (entry: PaletteEntry | undefined): Script | null =>
  entry && entry.command === null ? entry.script : null

/** What an entry needs in order to be created. */
export interface EntryContext {
  registry: Registry
  customKeys: CustomKeys
}

interface EntryOptions {
  /** A part of the key, if a command has several entries. */
  key?: string
  title?: string
  detail?: string
  disabledReason?: string | null
  phrase?: string
  correction?: string | null
  /** The missing arguments, if `resolveArgs` has found them already. */
  missing?: readonly string[]
}

/** A text as the operator reads it: 'R$ 19,90' for '19,90'. */
export function formatTextArg({ getValueKind }: Arg, text: string, args: ArgValues): string {
  const kind = getValueKind?.(args)
  const reading = kind ? readWrittenValue(kind, text) : { shown: text }
  return 'problem' in reading ? text : reading.shown
}

/** '#12', '#15 a #18'; the text filters of a view with their labels; other arguments as typed. */
function getChips(command: AnyCommand, args: ArgValues): string[] {
  return getArgEntries(command).flatMap(([name, arg]) => {
    const value = args[name]
    if (value === undefined || value === '' || arg.isInternal) return []
    // The title names the field.
    if (arg.isField && command.dynamicTitle) return []
    if (arg.isQuoted) return [formatTextArg(arg, String(value), args)]
    if (arg.kind === 'id') return [typeof value === 'number' ? formatRecordId(value) : `#${String(value)}`]
    if (Array.isArray(value))
      return getRuns(getIds(command, args)).map(([from, to]) =>
        from === to ? formatRecordId(from) : `#${from} a #${to}`,
      )
    const phrase = (argValue: unknown) =>
      formatCommandPhrase({ ...command, phrases: [`{${name}}`] }, { [name]: argValue })
    // An unsupported view may have no text.
    if (!arg.listSchema) return [phrase(value)].filter(Boolean)
    const { texts, rest } = splitTextFilters(arg.listSchema, value as ListView)
    return [...texts, phrase(rest)].filter(Boolean)
  })
}

/** 'Descrição “natal”' for each text filter of a view, with the field's label, and the view without them. */
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

/** An example of how to type several ids. */
export const IDS_PLACEHOLDER = 'números (ex.: 12, 15-18)'

/** Creates the entry of a command with its known arguments. */
export function createEntry(
  command: AnyCommand,
  args: ArgValues,
  entryContext: EntryContext,
  options: EntryOptions = {},
): CommandEntry {
  const missing = options.missing ?? getMissingArgs(command, args)
  const ids = getIds(command, args)
  const resource = command.args[findIdArg(command) ?? '']?.resource
  const asksFirst = missing.length > 0 || command.confirm !== undefined
  const title =
    options.title ??
    pluralizeTitle((command.dynamicTitle?.(args) ?? command.title).replace(/…$/, ''), ids.length, command.resource)
  const missingArg = command.args[missing[0] ?? '']
  return {
    key: `${command.id}${options.key ? ` ${options.key}` : ''}`,
    command,
    args,
    title: ids.length === 0 && asksFirst ? `${title}…` : title,
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
    keys: getDisplayKey(command, entryContext.customKeys) ?? null,
    disabledReason: options.disabledReason ?? null,
    phrase: options.phrase ?? formatCommandPhrase(command, args),
    correction: options.correction ?? null,
    missing,
    affectedRecords: resource?.record && ids.length > 0 ? { resource, ids } : null,
  }
}

/** 'Excluir produto' for three: 'Excluir produtos'; 'Alterar preço do produto': 'Alterar preço dos produtos'. */
function pluralizeTitle(title: string, count: number, resource: Resource | undefined): string {
  if (count < 2 || !resource) return title
  return title.replace(
    new RegExp(`(\\bd?[oa] )?\\b${resource.singular}(?=\\s|$)`, 'u'),
    (_, article?: string) => `${article ? `${article.trim()}s ` : ''}${resource.plural}`,
  )
}
