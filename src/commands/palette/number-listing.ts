/** What the palette lists for numbers alone: the records with this id, or the commands that act on these ids. Pure. */
import { ids } from '#commands/args.ts'
import { acceptsMultiple, getArgEntries } from '#commands/command-args.ts'
import type { Interpretation } from '#commands/language/interpretation.ts'
import { parseHitSearch } from '#commands/palette/hits/hit-search.ts'
import { createEntry } from './entry.ts'
import {
  getHeading,
  getInterpretationContext,
  groupByHeading,
  type PaletteContext,
  type PaletteListing,
} from './palette-listing.ts'
import { findOwnIdArg, opensRecord } from './record-openers.ts'

/** '12' or '#12' and nothing else. */
export const SINGLE_NUMBER = /^[\s#]*\d+\s*$/
/** '12, 15-18' and nothing else. */
export const NUMBER_LIST = /^[\s#]*\d+(?:(?:\s*(?:[,;-]|\.\.|\s(?:a|e|até)\s)\s*|\s+)#?\d+)+[\s,;]*$/i

/** '#12': every record with this id that can be opened; the operator chooses (commands/README §4 rule 4). */
export function createRecordListing(
  interpretation: Interpretation,
  context: PaletteContext,
  hasSign: boolean,
): PaletteListing {
  const id = Number(interpretation.args['id'])
  const { resource } = context.commandContext.screen
  const openers = context.registry.commands.filter(opensRecord)
  openers.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  const pairs = openers.map(
    (command) => ['Abrir registro', createEntry(command, { [findOwnIdArg(command) ?? 'id']: id }, context)] as const,
  )
  // '#12' means the screen's own resource; a bare number says less.
  const isIntended = hasSign && openers[0]?.resource === resource
  return { groups: groupByHeading(pairs), interpretation, textOffset: 0, highlightsFirst: isIntended, note: null }
}

/** '12, 15, 18' alone, typed or pasted from a column: the commands that accept several records. */
export function createNumberListing(line: string, context: PaletteContext): PaletteListing {
  const { resource } = context.commandContext.screen
  const parsed = context.interpreter.interpretArgs(
    [['ids', ids(null)]],
    line.replaceAll(';', ','),
    getInterpretationContext(context),
  )
  const commands = context.registry.commands.filter((command) => !command.hidden && acceptsMultiple(command))
  commands.sort((a, b) => Number(b.resource === resource) - Number(a.resource === resource))
  const pairs = commands.flatMap((command) => {
    const name = getArgEntries(command).find(([, arg]) => arg.kind === 'ids')?.[0]
    if (!parsed || name === undefined) return []
    const args = 'ids' in parsed.args ? { [name]: parsed.args['ids'] } : {}
    return [[getHeading(command), createEntry(command, args, context, { disabledReason: parsed.problem })] as const]
  })
  const note = pairs.length === 0 ? `Nada a fazer com “${line.trim()}”` : null
  const listing = { interpretation: null, textOffset: 0, highlightsFirst: false, note }
  const search = parseHitSearch(line, context)
  if (!search) return { ...listing, groups: groupByHeading(pairs) }
  // '219,00' is an amount: no command takes '00' as an id.
  const isNoId = typeof parsed?.problem === 'string'
  return { ...listing, groups: isNoId ? [] : groupByHeading(pairs), search, hitsComeFirst: isNoId }
}
