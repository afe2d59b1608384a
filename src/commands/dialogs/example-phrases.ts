/** Example phrases for a screen: lines for the help, formatted from the commands' own phrases. */
import type { Arg, ArgValues } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import type { Registry } from '#commands/registry.ts'
import type { Screen } from '#commands/screen.ts'

/** The most lines that are shown. */
const MAX_EXAMPLES = 8

/** Ids for resources that the screen does not list. */
const OTHER_IDS: readonly number[] = [12, 15, 18]

/** A value for this argument; `ids` are of the command's resource. undefined if no example value makes sense. */
function createExample({ kind, min = 1, choices, listSchema }: Arg, ids: readonly number[]): unknown {
  switch (kind) {
    case 'id':
      return ids[0]
    case 'ids':
      return ids.slice(0, 3).toSorted((one, other) => one - other)
    case 'n':
      return Number(choices?.[0]?.value ?? Math.max(min, 10))
    case 'escolha':
      return choices?.[0]?.value
    case 'vista': {
      const field = listSchema?.filters.find(
        ({ options = [], valueWords = [] }) => options.length + valueWords.length > 1,
      )
      const [first] = field?.options ?? field?.valueWords ?? []
      return field && first && { filters: { [field.name]: first.value }, removedFilters: [] }
    }
    default:
      return undefined
  }
}

/** A command's line with examples for its arguments; null if one of them has no example. */
function createExampleLine(command: AnyCommand, ids: readonly number[]): string | null {
  const values: Record<string, unknown> = {}
  for (const [name, arg] of getArgEntries(command)) {
    if (arg.optional) continue
    const value = createExample(arg, arg.resource === command.resource ? ids : OTHER_IDS)
    // A phrase without a slot for the argument means the row under the cursor.
    if (value === undefined || !command.phrases[0]?.includes(`{${name}}`)) return null
    values[name] = value
  }
  return formatCommandPhrase(command, values satisfies ArgValues)
}

/**
 * 'editar produto 320', 'filtrar produtos ativos': first those of the screen's resource, then one of each other
 * resource. Destructive commands are no examples.
 */
export function getExamplePhrases(
  { commands }: Pick<Registry, 'commands'>,
  { list, form, resource }: Screen,
): string[] {
  const screenResource = list?.resource ?? form?.resource ?? resource
  const rowIds = (list?.hasSubRecords ? [] : (list?.getRows() ?? [])).map(({ id }) => id).filter(isRecordId)
  const createLines = (commandsToShow: readonly AnyCommand[], ids: readonly number[]) =>
    commandsToShow.flatMap((command) => createExampleLine(command, ids) ?? [])
  const candidates = commands.filter(
    ({ hidden, tone, resource: commandResource }) => !hidden && tone !== 'danger' && commandResource !== undefined,
  )
  const actsOnList = ({ scope }: AnyCommand) => scope === 'row' || scope === 'list'
  const screenLines = createLines(
    candidates.filter((command) => command.resource === screenResource && actsOnList(command)),
    rowIds.length > 0 ? rowIds : OTHER_IDS,
  )
  const others = [...new Set(candidates.map((command) => command.resource))].filter((one) => one !== screenResource)
  const otherLines = others.flatMap(
    (other) =>
      createLines(
        candidates.filter((command) => command.resource === other && command.scope === 'row'),
        OTHER_IDS,
      )[0] ?? [],
  )
  return [...new Set([...screenLines, ...otherLines])].slice(0, MAX_EXAMPLES)
}
