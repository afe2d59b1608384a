/**
 * What remains possible if a line asks a list for more than its request supports (commands/language/views/README §2).
 * The interpretation is disabled and gives its reason. Below it the palette lists what another list can show, the rest
 * of the view, or the way to its list. Nothing is left out silently, and none of these is highlighted.
 */
import type { ListSchema, ListView } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { formatCount } from '#lib/format/format-count.ts'
import type { Interpretation, UnsupportedCondition } from '#commands/language/interpretation.ts'
import { type CommandEntry, createEntry } from './entry.ts'
import type { PaletteContext } from './palette-listing.ts'
import { findOpener } from './record-openers.ts'

/** The heading of the views without the unsupported filter. */
export const WITHOUT_FILTER_HEADING = 'Sem esse filtro'

/** The heading of the commands that do what the list cannot. */
export const INSTEAD_HEADING = 'Em vez disso'

/** The heading of the filters that a value may belong to. */
export const WHICH_FILTER_HEADING = 'Qual deles'

/** For each view with an ambiguous filter: the view with each of the possible filters. */
export const createViewOptionEntries = (
  interpretations: readonly Interpretation[],
  context: PaletteContext,
): CommandEntry[] =>
  interpretations.flatMap(({ command, options = [] }) =>
    options.map((args, index) => createEntry(command, args, context, { key: `qual ${index + 1}` })),
  )

const findListArg = (command: AnyCommand) => getArgEntries(command).find(([, { listSchema }]) => listSchema)

/** 'Ver transações do usuário 15', 'Abrir usuário 15': what can be shown of a record that the list cannot filter by. */
function createRecordEntries(
  { resourceId: id, id: record }: NonNullable<UnsupportedCondition['record']>,
  refused: readonly AnyCommand[],
  context: PaletteContext,
) {
  const { commands, resources } = context.registry
  const resource = resources.find((each) => each.id === id)
  if (!resource) return []
  const recordText = `${resource.singular} ${record}`
  const lists = commands.flatMap((command) => {
    const [name = '', { listSchema } = {}] = findListArg(command) ?? []
    const filter = listSchema?.filters.find((each) => each.resource?.id === id)
    if (!listSchema || !filter || refused.some((each) => each === command)) return []
    const view: ListView = { filters: { [filter.name]: String(record) }, removedFilters: [] }
    const title = `Ver ${listSchema.resource.plural} d${resource.article} ${recordText}`
    return [createEntry(command, { [name]: view }, context, { key: `de ${record}`, title })]
  })
  const opener = findOpener(context.registry, resource)
  const openEntry =
    opener && createEntry(opener.command, { [opener.argName]: record }, context, { key: `de ${record}` })
  return openEntry ? [...lists, openEntry] : lists
}

/** For each unsupported view: what other lists show of the records that it is about. */
export function createOtherListEntries(
  interpretations: readonly Interpretation[],
  context: PaletteContext,
): CommandEntry[] {
  const refused = interpretations.map(({ command }) => command)
  const records = interpretations.flatMap(({ unsupportedConditions = [] }) =>
    unsupportedConditions.flatMap((each) => each.record ?? []),
  )
  const uniqueRecords = new Map(records.map((each) => [`${each.resourceId} ${each.id}`, each]))
  return [...uniqueRecords.values()].flatMap((each) => createRecordEntries(each, refused, context))
}

/** For each unsupported view: the scan of its list that keeps the rows by the unsupported conditions. */
export function createScanEntries(interpretations: readonly Interpretation[], context: PaletteContext): CommandEntry[] {
  const scanCommand = context.registry.commands.find(({ argsForCondition }) => argsForCondition)
  if (!scanCommand) return []
  return interpretations.flatMap(({ command, args, namedRecords, unsupportedConditions = [] }) => {
    const [name = '', { listSchema } = {}] = findListArg(command) ?? []
    const view = args[name] as ListView | undefined
    const conditions = unsupportedConditions.flatMap(({ condition }) => condition ?? [])
    // A part that no column holds, or a name that is not looked up yet, would be left out silently.
    const isComplete = conditions.length > 0 && conditions.length === unsupportedConditions.length
    if (!listSchema || !view || !command.to || !isComplete || namedRecords.length > 0) return []
    if (lacksRequiredFilter(listSchema, view)) return []
    const condition = conditions.join(' e ')
    const scanArgs = scanCommand.argsForCondition?.({ condition, location: command.to(args), list: listSchema })
    if (!scanArgs) return []
    const rowCount = command.getKnownRowCount?.(args) ?? null
    const title = `${scanCommand.title}${rowCount === null ? '' : ` (${formatCount(rowCount, 'linha', 'linhas')})`}`
    const entry = createEntry(scanCommand, scanArgs, context, { key: command.id, title, detail: listSchema.title })
    // The address of the list is no text for the operator.
    return [{ ...entry, chips: [condition] }]
  })
}

/** Without its required filter the list requests nothing. */
const lacksRequiredFilter = ({ requiredFilter }: ListSchema, { filters }: ListView): boolean =>
  requiredFilter !== undefined && filters[requiredFilter.filter] === undefined

const isEmptyView = ({ filters, removedFilters, ...rest }: ListView): boolean =>
  Object.keys(filters).length + removedFilters.length + Object.keys(rest).length === 0

/**
 * For each unsupported view: the view without the unsupported part; none for the current list if nothing else remains.
 */
export function createPartialViewEntries(
  interpretations: readonly Interpretation[],
  context: PaletteContext,
): CommandEntry[] {
  const { commands } = context.registry
  return interpretations.flatMap(({ command, args, problem, options }) => {
    const [name, arg] = getArgEntries(command).find(([, { kind }]) => kind === 'vista') ?? []
    const listSchema = arg?.listSchema
    const view = args[name ?? ''] as ListView | undefined
    if (problem === null || options || !listSchema || !view) return []
    if (lacksRequiredFilter(listSchema, view)) return []
    if (!isEmptyView(view)) return [createEntry(command, args, context, { key: 'sem' })]
    const navigationCommand = commands.find(({ group, to }) => group === 'Ir para' && to?.({}).to === listSchema.path)
    return navigationCommand && listSchema.path !== context.commandContext.screen.path
      ? [createEntry(navigationCommand, {}, context)]
      : []
  })
}
