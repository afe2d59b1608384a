/** What one can say on a screen: lines for the help, written from the commands' own phrases. */
import type { Arg, Values } from '#commands/args.ts'
import { argEntries } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { isRecordId } from '#lib/written/record-id.ts'
import { phraseOf } from '#commands/language/phrase-of.ts'
import type { Registry } from '#commands/registry.ts'
import type { Screen } from '#commands/screen.ts'

/** Most lines that are shown. */
const MOST = 8

/** Ids for what the screen does not list. */
const OTHER_IDS: readonly number[] = [12, 15, 18]

/** A value for this argument; `ids` are of the command's noun. Undefined where no value would mean anything. */
function exampleOf({ kind, min = 1, choices, facts }: Arg, ids: readonly number[]): unknown {
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
      const field = facts?.filters.find(({ options = [], words = [] }) => options.length + words.length > 1)
      const [first] = field?.options ?? field?.words ?? []
      return field && first && { filters: { [field.name]: first.value }, without: [] }
    }
    default:
      return undefined
  }
}

/** The line of a command with examples for what it needs; null where something has none. */
function lineOf(command: AnyCommand, ids: readonly number[]): string | null {
  const values: Record<string, unknown> = {}
  for (const [name, arg] of argEntries(command)) {
    if (arg.optional) continue
    const value = exampleOf(arg, arg.noun === command.noun ? ids : OTHER_IDS)
    // A phrase without a place for it means the row under the cursor.
    if (value === undefined || !command.phrases[0]?.includes(`{${name}}`)) return null
    values[name] = value
  }
  return phraseOf(command, values satisfies Values)
}

/**
 * 'editar produto 320', 'filtrar produtos ativos': of the noun of the screen first, then one of each other noun. What
 * destroys is no example.
 */
export function sayings({ commands }: Pick<Registry, 'commands'>, { list, form, noun }: Screen): string[] {
  const own = list?.noun ?? form?.noun ?? noun
  const rows = (list?.listsParts ? [] : (list?.rows() ?? [])).map(({ id }) => id).filter(isRecordId)
  const linesOf = (of: readonly AnyCommand[], ids: readonly number[]) => of.flatMap((one) => lineOf(one, ids) ?? [])
  const shown = commands.filter(({ hidden, tone, noun: of }) => !hidden && tone !== 'danger' && of !== undefined)
  const isArea = ({ place }: AnyCommand) => place === 'row' || place === 'list'
  const ofScreen = linesOf(
    shown.filter((command) => command.noun === own && isArea(command)),
    rows.length > 0 ? rows : OTHER_IDS,
  )
  const others = [...new Set(shown.map((command) => command.noun))].filter((one) => one !== own)
  const elsewhere = others.flatMap(
    (other) =>
      linesOf(
        shown.filter((command) => command.noun === other && command.place === 'row'),
        OTHER_IDS,
      )[0] ?? [],
  )
  return [...new Set([...ofScreen, ...elsewhere])].slice(0, MOST)
}
