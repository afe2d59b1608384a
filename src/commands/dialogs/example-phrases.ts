/** What one can say on a screen: lines for the help, written from the commands' own phrases. */
import type { Arg, ArgValues } from '#commands/args.ts'
import { getArgEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isRecordId } from '#lib/format/record-id.ts'
import { formatCommandPhrase } from '#commands/language/format-command-phrase.ts'
import type { Registry } from '#commands/registry.ts'
import type { Screen } from '#commands/screen.ts'

/** Most lines that are shown. */
const MAX_EXAMPLES = 8

/** Ids for what the screen does not list. */
const OTHER_IDS: readonly number[] = [12, 15, 18]

/** A value for this argument; `ids` are of the command's noun. Undefined where no value would mean anything. */
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

/** The line of a command with examples for what it needs; null where something has none. */
function createExampleLine(command: AnyCommand, ids: readonly number[]): string | null {
  const values: Record<string, unknown> = {}
  for (const [name, arg] of getArgEntries(command)) {
    if (arg.optional) continue
    const value = createExample(arg, arg.resource === command.resource ? ids : OTHER_IDS)
    // A phrase without a place for it means the row under the cursor.
    if (value === undefined || !command.phrases[0]?.includes(`{${name}}`)) return null
    values[name] = value
  }
  return formatCommandPhrase(command, values satisfies ArgValues)
}

/**
 * 'editar produto 320', 'filtrar produtos ativos': of the noun of the screen first, then one of each other noun. What
 * destroys is no example.
 */
export function getExamplePhrases(
  { commands }: Pick<Registry, 'commands'>,
  { list, form, resource }: Screen,
): string[] {
  const own = list?.resource ?? form?.resource ?? resource
  const rows = (list?.hasSubRecords ? [] : (list?.getRows() ?? [])).map(({ id }) => id).filter(isRecordId)
  const linesOf = (of: readonly AnyCommand[], ids: readonly number[]) =>
    of.flatMap((one) => createExampleLine(one, ids) ?? [])
  const shown = commands.filter(({ hidden, tone, resource: of }) => !hidden && tone !== 'danger' && of !== undefined)
  const isArea = ({ scope }: AnyCommand) => scope === 'row' || scope === 'list'
  const ofScreen = linesOf(
    shown.filter((command) => command.resource === own && isArea(command)),
    rows.length > 0 ? rows : OTHER_IDS,
  )
  const others = [...new Set(shown.map((command) => command.resource))].filter((one) => one !== own)
  const elsewhere = others.flatMap(
    (other) =>
      linesOf(
        shown.filter((command) => command.resource === other && command.scope === 'row'),
        OTHER_IDS,
      )[0] ?? [],
  )
  return [...new Set([...ofScreen, ...elsewhere])].slice(0, MAX_EXAMPLES)
}
