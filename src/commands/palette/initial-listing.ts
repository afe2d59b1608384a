/**
 * What the palette lists before anything is typed: what can be done here, recent actions, then everything (ui/README
 * §4).
 */
import { matchesPath } from '#lib/urls/route-location.ts'
import { getCommandLabel, getDisabledReason } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { HistoryEntry } from '#commands/execution/history.ts'
import { formatTime } from '#lib/format/dates.ts'
import type { ArgValues } from '#commands/args.ts'
import { argsFromRows, getFieldLabel } from '#commands/command-args.ts'
import { summarizeRow } from '#commands/resource.ts'
import { type CommandEntry, type PaletteEntry, createEntry } from './entry.ts'
import { createRecentEntries, RECENT_RECORDS_HEADING } from '#commands/palette/hits/recent-entries.ts'
import { type PaletteListing, type PaletteContext, groupByHeading, getHeading } from './palette-listing.ts'
import { formatRecordId } from '#lib/format/record-id.ts'

const REMAINING_HEADINGS = ['Ir para', 'Cadastrar', 'Ações', 'Visões', 'Nesta tela', 'Ajuda']

/** The whole catalogue, sorted by how near it is to the screen. */
export function createInitialListing(paletteContext: PaletteContext): PaletteListing {
  const { registry, commandContext } = paletteContext
  const { list, path } = commandContext.screen
  const visibleCommands = registry.commands.filter(
    (command) => !command.hidden && (!command.path || matchesPath(command.path, path)),
  )
  const pairs: (readonly [string, PaletteEntry])[] = []
  const listedCommands = new Set<AnyCommand>()
  const addEntry = (heading: string, command: AnyCommand, detail?: string) => {
    listedCommands.add(command)
    if (getDisabledReason(command, {}, commandContext) !== null) return
    pairs.push([heading, createEntry(command, {}, paletteContext, detail === undefined ? {} : { detail })])
  }

  for (const [command, args] of getRowCommands(visibleCommands, paletteContext)) {
    listedCommands.add(command)
    const entry = createEntry(command, args, paletteContext, { detail: '' })
    pairs.push([getRowHeading(paletteContext), { ...entry, title: getRowTitle(entry), chips: [] }])
  }
  for (const entry of createRecentEntries([], paletteContext)) pairs.push([RECENT_RECORDS_HEADING, entry])
  const screenHeading = list ? `Nesta tela · ${list.title}` : 'Nesta tela'
  for (const command of visibleCommands.filter((item) => item.resource && isScreenCommand(item, paletteContext)))
    addEntry(screenHeading, command, '')
  if (list)
    for (const command of visibleCommands.filter((one) => one.isScreenCommand)) addEntry(screenHeading, command, '')
  for (const recent of paletteContext.recentActions) {
    const entry = createRecentEntry(recent, paletteContext)
    if (entry) pairs.push(['Recentes', entry])
  }
  for (const heading of REMAINING_HEADINGS)
    for (const command of visibleCommands)
      if (!listedCommands.has(command) && getHeading(command) === heading)
        addEntry(heading === 'Nesta tela' ? 'Tabela e formulário' : heading, command)
  return { groups: groupByHeading(pairs), interpretation: null, textOffset: 0, highlightsFirst: true, note: null }
}

function isScreenCommand(command: AnyCommand, { commandContext: { screen } }: PaletteContext): boolean {
  if (command.group === 'Tabela') return false
  if (command.scope === 'list') return screen.list?.resource === command.resource
  return command.scope === 'form' && screen.form?.resource === command.resource
}

/** The commands on the current rows, with their arguments. */
function getRowCommands(
  visibleCommands: readonly AnyCommand[],
  paletteContext: PaletteContext,
): [AnyCommand, ArgValues][] {
  const { commandContext, rows } = paletteContext
  const { list } = commandContext.screen
  if (!list || rows.length === 0) return []
  return visibleCommands
    .filter(({ scope, resource }) => scope === 'row' && resource === list.resource)
    .flatMap((command): [AnyCommand, ArgValues][] => {
      const args = argsFromRows(command, rows, commandContext.screen)
      return args && getDisabledReason(command, args, commandContext) === null ? [[command, args]] : []
    })
}

/**
 * The title of a command under the heading of its record: 'Excluir…' if it asks for something first, 'Alterar preço…'
 * for a field.
 */
export const getRowTitle = ({ command, args, missing }: CommandEntry): string => {
  const label = [getCommandLabel(command).replace(/…$/, ''), getFieldLabel(command, args)].filter(Boolean).join(' ')
  return command.confirm || missing.length > 0 ? `${label}…` : label
}

function getRowHeading({ rows, commandContext }: PaletteContext): string {
  const [row] = rows
  const resource = commandContext.screen.list?.resource
  if (!row || rows.length > 1) return `Na seleção · ${rows.length} ${resource?.plural ?? 'linhas'}`
  return `Nesta linha · ${formatRecordId(row.id)} ${resource ? summarizeRow(resource, row).name : ''}`.trim()
}

/** A recent action as an entry; null if its command no longer exists or is disabled. */
export function createRecentEntry(recent: HistoryEntry, context: PaletteContext): PaletteEntry | null {
  const command = context.registry.get(recent.commandId)
  // The phrase of an undo cannot be typed. A script is interpreted anew, so that it is previewed before it runs.
  const isTyped = command?.hidden && command.historyLabel !== undefined
  if (!command || (command.hidden && !isTyped)) return null
  if (!isTyped && getDisabledReason(command, recent.args, context.commandContext) !== null) return null
  const entry = createEntry(command, recent.args, context, {
    key: `recente ${recent.at}`,
    // The arguments are shown beside the title as chips. The phrase of a set field ends in its value.
    ...(command.fieldRole !== 'set' && { title: recent.phrase.replace(/[\s#]*\d[\d\s,-]*$/, '') }),
    detail: formatTime(new Date(recent.at)),
    phrase: recent.phrase,
  })
  return { ...entry, keys: null, ...(isTyped && { replacementLine: recent.phrase }) }
}

/** Recent actions only (↑ with an empty text). */
export function createRecentListing(context: PaletteContext): PaletteListing {
  const pairs = context.recentActions.flatMap((recent) => {
    const entry = createRecentEntry(recent, context)
    return entry ? [['Recentes', entry] as const] : []
  })
  const note = pairs.length === 0 ? 'Nenhum comando recente' : null
  return { groups: groupByHeading(pairs), interpretation: null, textOffset: 0, highlightsFirst: true, note }
}

/** What a prefix alone lists: '>' only commands that do something, '?' help. */
export function createPrefixListing(prefix: '>' | '?', context: PaletteContext): PaletteListing {
  const all = createInitialListing({ ...context, rows: [], recentActions: [], recentRecords: [] })
  const matchesPrefix = (command: AnyCommand) =>
    prefix === '?' ? command.paletteHeading === 'Ajuda' : command.group !== 'Ir para'
  const pairs = all.groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) =>
      entry.command && matchesPrefix(entry.command) ? [[getHeading(entry.command), entry] as const] : [],
    )
  return { ...all, groups: groupByHeading(pairs) }
}
