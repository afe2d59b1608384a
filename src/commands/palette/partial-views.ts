/**
 * What can be had of a line that asks a list for more than its call can (commands/language/views/README §2): the
 * reading stays off and says why, and beneath it stands what another list can show of it, and the rest of the view, or
 * the way to its list. Nothing is left out unsaid, and none of these is chosen by itself.
 */
import type { ListView } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Interpretation, Unmet } from '#commands/language/interpretation.ts'
import { type CommandEntry, createEntry } from './entry.ts'
import type { PaletteContext } from './listing.ts'
import { findOpener } from './record-openers.ts'

/** Their heading. */
export const WITHOUT_FILTER_HEADING = 'Sem esse filtro'

/** The heading of what does what the list cannot. */
export const INSTEAD = 'Em vez disso'

/** The heading of what a value may be of. */
export const WHICH_FILTER_HEADING = 'Qual deles'

/** Of each view that leaves open which of several filters is meant: the view with each of them. */
export const createViewOptionEntries = (readings: readonly Interpretation[], scene: PaletteContext): CommandEntry[] =>
  readings.flatMap(({ command, options = [] }) =>
    options.map((args, place) => createEntry(command, args, scene, { key: `qual ${place + 1}` })),
  )

const factsOf = (command: AnyCommand) => getArgEntries(command).find(([, { listSchema }]) => listSchema)

/** 'Ver transações do usuário 15', 'Abrir usuário 15': what can be seen of a record that the list does not filter by. */
function ofRecord(
  { resourceId: id, id: record }: NonNullable<Unmet['about']>,
  refused: readonly AnyCommand[],
  context: PaletteContext,
) {
  const { commands, resources } = context.registry
  const resource = resources.find((each) => each.id === id)
  if (!resource) return []
  const who = `${resource.singular} ${record}`
  const lists = commands.flatMap((command) => {
    const [name = '', { listSchema } = {}] = factsOf(command) ?? []
    const filter = listSchema?.filters.find((each) => each.resource?.id === id)
    if (!listSchema || !filter || refused.some((each) => each === command)) return []
    const view: ListView = { filters: { [filter.name]: String(record) }, removedFilters: [] }
    const title = `Ver ${listSchema.resource.plural} d${resource.article} ${who}`
    return [createEntry(command, { [name]: view }, context, { key: `de ${record}`, title })]
  })
  const opener = findOpener(context.registry, resource)
  const way = opener && createEntry(opener.command, { [opener.argName]: record }, context, { key: `de ${record}` })
  return way ? [...lists, way] : lists
}

/** Of each view that cannot be had: what other lists show of the records that it is about. */
export function doorsOfViews(interpretations: readonly Interpretation[], context: PaletteContext): CommandEntry[] {
  const refused = interpretations.map(({ command }) => command)
  const about = interpretations.flatMap(({ unmet = [] }) => unmet.flatMap((each) => each.about ?? []))
  const once = new Map(about.map((each) => [`${each.resourceId} ${each.id}`, each]))
  return [...once.values()].flatMap((each) => ofRecord(each, refused, context))
}

const isEmptyView = ({ filters, removedFilters, ...rest }: ListView): boolean =>
  Object.keys(filters).length + removedFilters.length + Object.keys(rest).length === 0

/** Of each view that cannot be had as it is said; none for a list on the screen of which nothing is left to show. */
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
    // Without it that list asks for nothing at all.
    if (listSchema.requiredFilter && view.filters[listSchema.requiredFilter.filter] === undefined) return []
    if (!isEmptyView(view)) return [createEntry(command, args, context, { key: 'sem' })]
    const way = commands.find(({ group, to }) => group === 'Ir para' && to?.({}).to === listSchema.path)
    return way && listSchema.path !== context.context.screen.path ? [createEntry(way, {}, context)] : []
  })
}
