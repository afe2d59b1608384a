/** One level deeper: the options for an argument that a command still needs (commands/README §4 rules 3 and 14). */
import { matchesSearch } from '#lib/format/match-words.ts'
import { shortenText } from '#lib/format/shorten-text.ts'
import type { Arg, ArgValues } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { type RecordSummary, summarizeRow } from '#commands/resource.ts'
import { getArgEntries } from '#commands/command-args.ts'
import {
  type EntryGroup,
  type PaletteListing,
  type PaletteContext,
  indexRows,
  findMatchingRows,
  getInterpretationContext,
} from './palette-listing.ts'
import { type PaletteEntry, createEntry, IDS_PLACEHOLDER } from './entry.ts'
import { describeUnnamedRecord } from './unnamed-record.ts'
import type { ArgumentPrompt } from '#commands/command-requests.ts'
import { isRecordId } from '#lib/format/record-id.ts'

const SUGGESTED_PERIODS = ['hoje', 'ontem', 'últimos 7 dias', 'últimos 30 dias', 'este mês', 'mês passado']
const MAX_OPTIONS = 50
/** In characters: a longer current value is shortened, because the preview shows it whole. */
const MAX_CURRENT_LENGTH = 60

/** The argument that the palette asks for. */
export const getPromptedArg = ({ command, argName: name }: ArgumentPrompt): Arg | undefined => command.args[name]

/**
 * Interprets typed text as this argument and the arguments that are asked for after it; null if it fits none of them.
 */
function parseTypedArg({ command, args, argName }: ArgumentPrompt, text: string, context: PaletteContext) {
  const openArgs = getArgEntries(command).filter(([each]) => each !== argName && args[each] === undefined)
  const wantedArgs = [...getArgEntries(command).filter(([each]) => each === argName), ...openArgs]
  return context.interpreter.interpretArgs(wantedArgs, text, getInterpretationContext(context))
}

/** The command's values with the typed ones; undefined if these are not usable. */
function parseArgValues(prompt: ArgumentPrompt, text: string, context: PaletteContext): ArgValues | undefined {
  const parsed = parseTypedArg(prompt, text, context)
  return parsed?.problem === null ? { ...prompt.args, ...parsed.args } : undefined
}

/** What the palette has read for a level: records found by name, and the value that the argument will replace. */
export interface LoadedOptions {
  foundRecords: readonly RecordSummary[]
  /** null if there is no such value, or as long as it is not read. */
  currentText: string | null
}

/** The options of a level for a text. */
export function createArgumentListing(
  prompt: ArgumentPrompt,
  text: string,
  context: PaletteContext,
  { foundRecords, currentText }: LoadedOptions,
): PaletteListing {
  const arg = getPromptedArg(prompt)
  if (!arg) return { groups: [], interpretation: null, textOffset: 0, highlightsFirst: true, note: null }
  const { command, args, argName } = prompt
  const currentValue = getCurrentArgValue(arg, command, context) ?? currentText ?? undefined
  // The option's title is its value, so only the arguments known before are shown beside it.
  const { chips } = createEntry(command, args, context)
  const createOption = (value: unknown, title: string): PaletteEntry => {
    const isCurrent = currentValue !== undefined && String(value) === currentValue
    const entry = createEntry(command, { ...args, [argName]: value }, context, {
      key: String(value),
      title,
      detail: isCurrent ? 'agora' : '',
    })
    return { ...entry, keys: null, chips, ...(isCurrent && { icon: 'certo' as const }) }
  }
  const typed = parseArgValues(prompt, text, context)
  const current = currentText !== null && { detail: `agora ${shortenText(currentText, MAX_CURRENT_LENGTH)}` }
  const groups: EntryGroup[] = []
  const options = createOptions(
    arg,
    text,
    context,
    createOption,
    (line) => parseArgValues(prompt, line, context),
    prompt,
  )
  // A part of a stored name is not a name itself.
  if (typed && !(arg.getSuggestions && options.length > 0))
    groups.push({
      heading: arg.label,
      entries: [{ ...createEntry(command, typed, context, { key: 'digitado', ...current }), keys: null }],
    })
  if (options.length > 0) groups.push({ heading: getOptionsHeading(arg), entries: options })
  const offeredKeys = new Set(options.map((entry) => entry.key))
  const foundOptions = foundRecords
    .map((record) => createRecordOption(createOption, arg, record))
    .filter((entry) => !offeredKeys.has(entry.key))
  if (foundOptions.length > 0) groups.push({ heading: 'Encontrados', entries: foundOptions })
  const nameHint = arg.resource?.search ? ', ou parte do nome' : ''
  const note =
    groups.length > 0
      ? null
      : text.trim() === ''
        ? [
            currentText !== null && `Agora: ${shortenText(currentText, MAX_CURRENT_LENGTH)}`,
            getInputHint(arg) + nameHint,
          ]
            .filter(Boolean)
            .join(' · ')
        : (parseTypedArg(prompt, text, context)?.problem ??
          (arg.question || arg.kind === 'ids'
            ? `“${text.trim()}” não serve. ${getInputHint(arg)}`
            : `“${text.trim()}” não serve como ${arg.label}`))
  return { groups, interpretation: null, textOffset: 0, highlightsFirst: true, note }
}

/** 'Digite ids dos produtos: números (ex.: 12, 15-18)'. */
function getInputHint({ kind, label, question }: Arg): string {
  if (question) return question
  if (kind === 'ids') return `Digite ${label}: ${IDS_PLACEHOLDER}`
  return `Digite: ${label}`
}

/** The current value as the request or the setting has it; undefined if it is not known. */
function getCurrentArgValue(
  { kind, getCurrentValue }: Arg,
  command: AnyCommand,
  { commandContext }: PaletteContext,
): string | undefined {
  const state = commandContext.screen.list?.getState?.()
  const [field, direction] = state?.sort.split(',') ?? []
  if (kind === 'direcao') return direction
  if (kind === 'coluna') return getArgEntries(command).some(([, arg]) => arg.kind === 'direcao') ? field : undefined
  return getCurrentValue?.()
}

const getOptionsHeading = (arg: Arg): string => (arg.kind === 'id' || arg.kind === 'ids' ? 'Nesta página' : 'Opções')

const createRecordOption = (
  createOption: (value: unknown, title: string) => PaletteEntry,
  arg: Arg,
  record: RecordSummary,
): PaletteEntry => {
  const { id, name } = record
  const entry = createOption(arg.kind === 'ids' ? [id] : id, name || describeUnnamedRecord(record) || `#${id}`)
  return { ...entry, chips: [`#${id}`] }
}

function createOptions(
  arg: Arg,
  text: string,
  context: PaletteContext,
  createOption: (value: unknown, title: string) => PaletteEntry,
  parseArgs: (line: string) => ArgValues | undefined,
  { command, args, choices: promptedChoices }: ArgumentPrompt,
): PaletteEntry[] {
  const { list } = context.commandContext.screen
  const matchesText = (label: string) => matchesSearch(label, text)
  switch (arg.kind) {
    case 'id':
    case 'ids': {
      if (!list || list.hasSubRecords || (arg.resource && arg.resource !== list.resource) || /\d/.test(text)) return []
      const rows =
        text.trim() === ''
          ? list
              .getRows()
              .filter(({ id }) => isRecordId(id))
              .slice(0, MAX_OPTIONS)
          : findMatchingRows(indexRows(list), text, MAX_OPTIONS)
      return rows.map((row) => createRecordOption(createOption, arg, summarizeRow(list.resource, row)))
    }
    case 'escolha':
      return (arg.choices ?? [])
        .filter(({ label }) => matchesText(label))
        .map(({ value, label }) => createOption(value, label))
    case 'coluna':
      return (list?.getColumns() ?? [])
        .filter(({ label }) => matchesText(label))
        .map(({ field, label }) => createOption(field, label))
    case 'direcao':
      return [createOption('ASC', 'crescente'), createOption('DESC', 'decrescente')].filter(({ title }) =>
        matchesText(title),
      )
    case 'n':
      return (arg.choices ?? [])
        .filter(({ label }) => matchesText(label))
        .map(({ value, label }) => createOption(Number(value), label))
    case 'texto': {
      const choices = promptedChoices ?? arg.getChoices?.(args)
      if (choices)
        return choices.filter(({ label }) => matchesText(label)).map(({ value, label }) => createOption(value, label))
      return (arg.getSuggestions?.() ?? []).filter(matchesText).map((offered) => createOption(offered, offered))
    }
    case 'periodo':
      return SUGGESTED_PERIODS.filter(matchesText).flatMap((period) => {
        const values = parseArgs(period)
        return values
          ? [{ ...createEntry(command, values, context, { key: period, title: period, detail: '' }), keys: null }]
          : []
      })
    default:
      return []
  }
}
