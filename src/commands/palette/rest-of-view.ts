/**
 * What can be had of a line that asks a list for more than its call can (commands/language/views/README §2): the
 * reading stays off and says why, and beneath it stands the rest of the view, or the way to its list. Nothing is left
 * out unsaid, and none of these is chosen by itself.
 */
import type { ListView } from '#commands/args.ts'
import { argEntries } from '#commands/command-args.ts'
import type { Reading } from '#commands/language/reading.ts'
import { type CommandEntry, entryOf } from './entry.ts'
import type { Scene } from './listing.ts'

/** Their heading. */
export const WITHOUT_IT = 'Sem esse filtro'

/** The heading of what a value may be of. */
export const WHICH = 'Qual deles'

/** Of each view that leaves open which of several filters is meant: the view with each of them. */
export const optionsOfViews = (readings: readonly Reading[], scene: Scene): CommandEntry[] =>
  readings.flatMap(({ command, options = [] }) =>
    options.map((args, place) => entryOf(command, args, scene, { key: `qual ${place + 1}` })),
  )

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
