/**
 * What can be had of a line that asks a list for more than its call can (commands/language/views/README §2): the
 * reading stays off and says why, and beneath it stands what another list can show of it, and the rest of the view, or
 * the way to its list. Nothing is left out unsaid, and none of these is chosen by itself.
 */
import type { ListView } from '#commands/args.ts'
import { argEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { Reading, Unmet } from '#commands/language/reading.ts'
import { type CommandEntry, entryOf } from './entry.ts'
import type { Scene } from './listing.ts'
import { openerOf } from './openers.ts'

/** Their heading. */
export const WITHOUT_IT = 'Sem esse filtro'

/** The heading of what does what the list cannot. */
export const INSTEAD = 'Em vez disso'

/** The heading of what a value may be of. */
export const WHICH = 'Qual deles'

/** Of each view that leaves open which of several filters is meant: the view with each of them. */
export const optionsOfViews = (readings: readonly Reading[], scene: Scene): CommandEntry[] =>
  readings.flatMap(({ command, options = [] }) =>
    options.map((args, place) => entryOf(command, args, scene, { key: `qual ${place + 1}` })),
  )

const factsOf = (command: AnyCommand) => argEntries(command).find(([, { facts }]) => facts)

/** 'Ver transações do usuário 15', 'Abrir usuário 15': what can be seen of a record that the list does not filter by. */
function ofRecord({ noun: id, id: record }: NonNullable<Unmet['about']>, refused: readonly AnyCommand[], scene: Scene) {
  const { commands, nouns } = scene.registry
  const noun = nouns.find((each) => each.id === id)
  if (!noun) return []
  const who = `${noun.singular} ${record}`
  const lists = commands.flatMap((command) => {
    const [name = '', { facts } = {}] = factsOf(command) ?? []
    const filter = facts?.filters.find((each) => each.noun?.id === id)
    if (!facts || !filter || refused.some((each) => each === command)) return []
    const view: ListView = { filters: { [filter.name]: String(record) }, without: [] }
    const title = `Ver ${facts.noun.plural} d${noun.article} ${who}`
    return [entryOf(command, { [name]: view }, scene, { key: `de ${record}`, title })]
  })
  const opener = openerOf(scene.registry, noun)
  const way = opener && entryOf(opener.command, { [opener.name]: record }, scene, { key: `de ${record}` })
  return way ? [...lists, way] : lists
}

/** Of each view that cannot be had: what other lists show of the records that it is about. */
export function doorsOfViews(readings: readonly Reading[], scene: Scene): CommandEntry[] {
  const refused = readings.map(({ command }) => command)
  const about = readings.flatMap(({ unmet = [] }) => unmet.flatMap((each) => each.about ?? []))
  const once = new Map(about.map((each) => [`${each.noun} ${each.id}`, each]))
  return [...once.values()].flatMap((each) => ofRecord(each, refused, scene))
}

const isEmpty = ({ filters, without, ...rest }: ListView): boolean =>
  Object.keys(filters).length + without.length + Object.keys(rest).length === 0

/** Of each view that cannot be had as it is said; none for a list on the screen of which nothing is left to show. */
export function restsOfViews(readings: readonly Reading[], scene: Scene): CommandEntry[] {
  const { commands } = scene.registry
  return readings.flatMap(({ command, args, problem, options }) => {
    const [name, arg] = argEntries(command).find(([, { kind }]) => kind === 'vista') ?? []
    const facts = arg?.facts
    const view = args[name ?? ''] as ListView | undefined
    if (problem === null || options || !facts || !view) return []
    // Without it that list asks for nothing at all.
    if (facts.needs && view.filters[facts.needs.filter] === undefined) return []
    if (!isEmpty(view)) return [entryOf(command, args, scene, { key: 'sem' })]
    const way = commands.find(({ group, to }) => group === 'Ir para' && to?.({}).to === facts.path)
    return way && facts.path !== scene.context.screen.path ? [entryOf(way, {}, scene)] : []
  })
}
