/** One level deeper: the options for an argument that a command still needs (commands/README §4 rules 3 and 14). */
import { fold } from '#lib/written/fold.ts'
import type { Arg, Values } from '#commands/args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { type RecordSummary, summaryOf } from '#commands/noun.ts'
import { argEntries } from '#commands/command-args.ts'
import { type EntryGroup, type Listing, type Scene, indexRows, matchingRows, readingContext } from './listing.ts'
import { type Entry, entryOf, IDS_WANTED } from './entry.ts'
import { unnamedText } from './unnamed.ts'
import type { Asking } from '#commands/dispatcher.ts'
import { isRecordId } from '#lib/written/record-id.ts'

const PERIODS = ['hoje', 'ontem', 'últimos 7 dias', 'últimos 30 dias', 'este mês', 'mês passado']
const OPTIONS = 50

/** The argument that is asked for. */
export const askedArg = ({ command, name }: Asking): Arg | undefined => command.args[name]

/** What a typed text is as this argument, and as what is asked for after it; null where it is nothing of them. */
function readTyped({ command, args, name }: Asking, text: string, scene: Scene) {
  const open = argEntries(command).filter(([each]) => each !== name && args[each] === undefined)
  const wanted = [...argEntries(command).filter(([each]) => each === name), ...open]
  return scene.reader.readArgs(wanted, text, readingContext(scene))
}

/** The command's values with those; undefined where they cannot be used. */
function readValue(asking: Asking, text: string, scene: Scene): Values | undefined {
  const read = readTyped(asking, text, scene)
  return read?.problem === null ? { ...asking.args, ...read.args } : undefined
}

/** The options of a level for a text; `found` are records found by name. */
export function askingListing(asking: Asking, text: string, scene: Scene, found: readonly RecordSummary[]): Listing {
  const arg = askedArg(asking)
  if (!arg) return { groups: [], reading: null, offset: 0, choose: true, note: null }
  const { command, args, name } = asking
  const now = valueNow(arg, command, scene)
  // The value is its title: beside it stand only the arguments that were known before.
  const { chips } = entryOf(command, args, scene)
  const option = (value: unknown, title: string): Entry => {
    const isNow = now !== undefined && String(value) === now
    const entry = entryOf(command, { ...args, [name]: value }, scene, {
      key: String(value),
      title,
      detail: isNow ? 'agora' : '',
    })
    return { ...entry, keys: null, chips, ...(isNow && { icon: 'certo' as const }) }
  }
  const typed = readValue(asking, text, scene)
  const groups: EntryGroup[] = []
  const offered = optionsFor(arg, text, scene, option, (line) => readValue(asking, line, scene), asking)
  // A part of a name that is kept is no name.
  if (typed && !(arg.suggest && offered.length > 0))
    groups.push({
      heading: arg.label,
      entries: [{ ...entryOf(command, typed, scene, { key: 'digitado' }), keys: null }],
    })
  if (offered.length > 0) groups.push({ heading: headingFor(arg), entries: offered })
  const shown = new Set(offered.map((entry) => entry.key))
  const more = found.map((record) => recordOption(option, arg, record)).filter((entry) => !shown.has(entry.key))
  if (more.length > 0) groups.push({ heading: 'Encontrados', entries: more })
  const bySearch = arg.noun?.search ? ', ou parte do nome' : ''
  const note =
    groups.length > 0
      ? null
      : text.trim() === ''
        ? wantedText(arg) + bySearch
        : (readTyped(asking, text, scene)?.problem ??
          (arg.question || arg.kind === 'ids'
            ? `“${text.trim()}” não serve. ${wantedText(arg)}`
            : `“${text.trim()}” não serve como ${arg.label}`))
  return { groups, reading: null, offset: 0, choose: true, note }
}

/** 'Digite ids dos produtos: números (ex.: 12, 15-18)'. */
function wantedText({ kind, label, question }: Arg): string {
  if (question) return question
  if (kind === 'ids') return `Digite ${label}: ${IDS_WANTED}`
  return `Digite: ${label}`
}

/** What the value is now, as the wire or the setting has it; undefined where it is not known. */
function valueNow({ kind, now }: Arg, command: AnyCommand, { context }: Scene): string | undefined {
  const state = context.screen.list?.state?.()
  const [field, direction] = state?.sort.split(',') ?? []
  if (kind === 'direcao') return direction
  if (kind === 'coluna') return argEntries(command).some(([, arg]) => arg.kind === 'direcao') ? field : undefined
  return now?.()
}

const headingFor = (arg: Arg): string => (arg.kind === 'id' || arg.kind === 'ids' ? 'Nesta página' : 'Opções')

const recordOption = (option: (value: unknown, title: string) => Entry, arg: Arg, record: RecordSummary): Entry => {
  const { id, name } = record
  const entry = option(arg.kind === 'ids' ? [id] : id, name || unnamedText(record) || `#${id}`)
  return { ...entry, chips: [`#${id}`] }
}

function optionsFor(
  arg: Arg,
  text: string,
  scene: Scene,
  option: (value: unknown, title: string) => Entry,
  read: (line: string) => Values | undefined,
  { command }: Asking,
): Entry[] {
  const { list } = scene.context.screen
  const fits = (label: string) => fold(label).includes(fold(text.trim()))
  switch (arg.kind) {
    case 'id':
    case 'ids': {
      if (!list || list.listsParts || (arg.noun && arg.noun !== list.noun) || /\d/.test(text)) return []
      const rows =
        text.trim() === ''
          ? list
              .rows()
              .filter(({ id }) => isRecordId(id))
              .slice(0, OPTIONS)
          : matchingRows(indexRows(list), text, OPTIONS)
      return rows.map((row) => recordOption(option, arg, summaryOf(list.noun, row)))
    }
    case 'escolha':
      return (arg.choices ?? []).filter(({ label }) => fits(label)).map(({ value, label }) => option(value, label))
    case 'coluna':
      return (list?.columns() ?? []).filter(({ label }) => fits(label)).map(({ field, label }) => option(field, label))
    case 'direcao':
      return [option('ASC', 'crescente'), option('DESC', 'decrescente')].filter(({ title }) => fits(title))
    case 'n':
      return (arg.choices ?? [])
        .filter(({ label }) => fits(label))
        .map(({ value, label }) => option(Number(value), label))
    case 'texto':
      return (arg.suggest?.() ?? []).filter(fits).map((offered) => option(offered, offered))
    case 'periodo':
      return PERIODS.filter(fits).flatMap((period) => {
        const values = read(period)
        return values
          ? [{ ...entryOf(command, values, scene, { key: period, title: period, detail: '' }), keys: null }]
          : []
      })
    default:
      return []
  }
}
