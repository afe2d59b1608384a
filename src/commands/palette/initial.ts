/** What the palette lists before anything is typed: what can be done here, recents, then everything (ui/README §4). */
import { fitsPath } from '#lib/places/place.ts'
import { commandLabel, whyOff } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import type { HistoryEntry } from '#commands/running/history.ts'
import { formatTime } from '#lib/written/dates.ts'
import type { Values } from '#commands/args.ts'
import { argsOfRows } from '#commands/command-args.ts'
import { summaryOf } from '#commands/noun.ts'
import { type CommandEntry, type Entry, entryOf } from './entry.ts'
import { type Listing, type Scene, underHeadings, headingOf } from './listing.ts'
import { idText } from '#lib/written/record-id.ts'

const REST = ['Ir para', 'Cadastrar', 'Ações', 'Visões', 'Nesta tela', 'Ajuda']

/** The whole catalogue, what is nearest first. */
export function initialListing(scene: Scene): Listing {
  const { registry, context } = scene
  const { list, path } = context.screen
  const shown = registry.commands.filter(
    (command) => !command.hidden && (!command.path || fitsPath(command.path, path)),
  )
  const pairs: (readonly [string, Entry])[] = []
  const taken = new Set<AnyCommand>()
  const add = (heading: string, command: AnyCommand, detail?: string) => {
    taken.add(command)
    if (whyOff(command, {}, scene.context) !== null) return
    pairs.push([heading, entryOf(command, {}, scene, detail === undefined ? {} : { detail })])
  }

  for (const [command, args] of rowCommands(shown, scene)) {
    taken.add(command)
    const entry = entryOf(command, args, scene, { detail: '' })
    pairs.push([rowHeading(scene), { ...entry, title: rowTitle(entry), chips: [] }])
  }
  const here = list ? `Nesta tela · ${list.title}` : 'Nesta tela'
  for (const command of shown.filter((item) => item.noun && isOfScreen(item, scene))) add(here, command, '')
  if (list) for (const command of shown.filter(({ ofScreen }) => ofScreen)) add(here, command, '')
  for (const recent of scene.recents) {
    const entry = recentEntry(recent, scene)
    if (entry) pairs.push(['Recentes', entry])
  }
  for (const heading of REST)
    for (const command of shown)
      if (!taken.has(command) && headingOf(command) === heading)
        add(heading === 'Nesta tela' ? 'Tabela e formulário' : heading, command)
  return { groups: underHeadings(pairs), reading: null, offset: 0, choose: true, note: null }
}

function isOfScreen(command: AnyCommand, { context: { screen } }: Scene): boolean {
  if (command.group === 'Tabela') return false
  if (command.place === 'list') return screen.list?.noun === command.noun
  return command.place === 'form' && screen.form?.noun === command.noun
}

/** The verbs on the rows at hand, with their arguments. */
function rowCommands(shown: readonly AnyCommand[], scene: Scene): [AnyCommand, Values][] {
  const { context, rows } = scene
  const { list } = context.screen
  if (!list || rows.length === 0) return []
  return shown
    .filter(({ place, noun }) => place === 'row' && noun === list.noun)
    .flatMap((command): [AnyCommand, Values][] => {
      const args = argsOfRows(command, rows, context.screen)
      return args && whyOff(command, args, scene.context) === null ? [[command, args]] : []
    })
}

const rowTitle = ({ command, missing }: CommandEntry): string => {
  const label = commandLabel(command).replace(/…$/, '')
  return command.confirm || missing.length > 0 ? `${label}…` : label
}

function rowHeading({ rows, context }: Scene): string {
  const [row] = rows
  const noun = context.screen.list?.noun
  if (!row || rows.length > 1) return `Na seleção · ${rows.length} ${noun?.plural ?? 'linhas'}`
  return `Nesta linha · ${idText(row.id)} ${noun ? summaryOf(noun, row).name : ''}`.trim()
}

/** A recent act as an entry; null where its command is gone or off. */
export function recentEntry(recent: HistoryEntry, scene: Scene): Entry | null {
  const command = scene.registry.get(recent.commandId)
  // What takes an act back is no line that can be typed; a script is read anew, so that it is looked at before it runs.
  const isTyped = command?.hidden && command.called !== undefined
  if (!command || (command.hidden && !isTyped)) return null
  if (!isTyped && whyOff(command, recent.args, scene.context) !== null) return null
  const entry = entryOf(command, recent.args, scene, {
    key: `recente ${recent.at}`,
    // The arguments stand beside it as chips.
    title: recent.phrase.replace(/[\s#]*\d[\d\s,-]*$/, ''),
    detail: formatTime(new Date(recent.at)),
    phrase: recent.phrase,
  })
  return { ...entry, keys: null, ...(isTyped && { types: recent.phrase }) }
}

/** Recent acts alone (↑ with an empty text). */
export function recentListing(scene: Scene): Listing {
  const pairs = scene.recents.flatMap((recent) => {
    const entry = recentEntry(recent, scene)
    return entry ? [['Recentes', entry] as const] : []
  })
  const note = pairs.length === 0 ? 'Nenhum comando recente' : null
  return { groups: underHeadings(pairs), reading: null, offset: 0, choose: true, note }
}

/** What a prefix alone lists: '>' acts only, '?' help. */
export function prefixListing(prefix: '>' | '?', scene: Scene): Listing {
  const all = initialListing({ ...scene, rows: [], recents: [] })
  const keep = (command: AnyCommand) => (prefix === '?' ? command.heading === 'Ajuda' : command.group !== 'Ir para')
  const pairs = all.groups
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.command && keep(entry.command) ? [[headingOf(entry.command), entry] as const] : []))
  return { ...all, groups: underHeadings(pairs) }
}
