/**
 * A line that tells a record by its name (commands/language/views/README §5): the records found stand under the reading
 * as under an id. One is taken, of several one is chosen, and none is told.
 */
import type { ListView, Values } from '#commands/args.ts'
import type { RecordSummary } from '#commands/noun.ts'
import type { Named, Reading } from '#commands/language/reading.ts'
import { changes } from '#commands/language/phrases.ts'
import type { FoundRecords } from '#commands/records.ts'
import { type Entry, entryOf } from './entry.ts'
import type { RecordLookup, RecordLookups } from './lines.ts'
import type { Listing, Scene } from './listing.ts'
import { unnamedText } from './unnamed.ts'

/** What is known of the records sought. */
export type Sight =
  | { state: 'searching' }
  | { state: 'failed' }
  /** `owner`: the records are all of those that belong to the one of this name. */
  | ({ state: 'found'; owner?: string } & FoundRecords)

type Found = Extract<Sight, { state: 'found' }>

/** The name that the palette has to look for; null where the best reading tells none, or cannot be run anyway. */
export function namedIn({ reading }: Listing): Named | null {
  const [named] = reading?.named ?? []
  return named && reading?.problem === null ? named : null
}

/** The arguments with the ids taken for the name. */
export function withIds(args: Values, { arg, filter, rest }: Named, ids: readonly number[], many: boolean): Values {
  if (filter === undefined) return { ...args, [arg]: many ? ids : ids[0] }
  const view: ListView = { filters: {}, without: [], ...rest }
  return { ...args, [arg]: { ...view, filters: { ...view.filters, [filter]: String(ids[0]) } } }
}

const quoted = ({ text, noun }: Named): string => (typeof text === 'number' ? `${noun.singular} #${text}` : `“${text}”`)

/** 'Nenhum produto com “fone”', 'Nenhum bônus pendente de Maria Silva'. */
function nothingText(named: Named, sight: Found): string {
  const wanted = sight.owner === undefined ? named.noun : (named.owned?.noun ?? named.noun)
  const none = wanted.article === 'a' ? 'Nenhuma' : 'Nenhum'
  if (sight.owner !== undefined)
    return `${none} ${[wanted.singular, named.owned?.only?.label].filter(Boolean).join(' ')} de ${sight.owner}`
  const among = sight.lookedThrough
    ? ` entre ${wanted.article}s ${wanted.article === 'a' ? 'primeiras' : 'primeiros'} ${sight.lookedThrough}`
    : ''
  return `${none} ${wanted.singular} com ${quoted(named)}${among}`
}

/** A listing whose first line tells a record by its name. */
interface Telling {
  listing: Listing
  reading: Reading
  named: Named
  top: Entry
  scene: Scene
}

/** The reading with these records taken for the name. */
function takenEntry({ reading, named, top, scene }: Telling, records: readonly RecordSummary[], key: string): Entry {
  const { command } = reading
  const ids = records.map(({ id }) => id)
  const args = withIds(reading.args, named, ids, command.args[named.arg]?.kind === 'ids')
  const detail = named.filter ? { detail: records[0]?.name ?? '' } : {}
  const [, next] = reading.named
  const entry = entryOf(command, args, scene, { key, ...detail })
  return { ...entry, corrected: top.corrected, asks: next ? String(next.text) : '' }
}

/** Several were found: one is chosen. Whose records are meant is settled first, and the line says the id then. */
function choices(telling: Telling, records: readonly RecordSummary[]): Entry[] {
  const { named, top } = telling
  return records.map((record): Entry => {
    const title = record.name || unnamedText(record) || `#${record.id}`
    const told = { title, chips: [`#${record.id}`], detail: record.status?.descricao ?? '', keys: null }
    if (named.owned) return { ...top, ...told, key: `${top.key} ${record.id}`, off: null, fills: record.id }
    return { ...takenEntry(telling, [record], `nome ${record.id}`), ...told }
  })
}

/** The listing with its first line replaced by these. */
function replaced({ listing }: Telling, entries: readonly Entry[], more: Partial<Listing>, heading?: string): Listing {
  const [group, ...groups] = listing.groups
  const others = group?.entries.slice(1) ?? []
  const rest = group && others.length > 0 ? [{ ...group, entries: others }, ...groups] : groups
  const first = entries.length > 0 ? [{ heading: heading ?? group?.heading ?? '', entries }] : []
  return { ...listing, ...more, groups: [...first, ...rest] }
}

/** The listing with what was found; `looked` are the records under its lines. */
export function withSought(
  listing: Listing,
  named: Named,
  sight: Sight,
  scene: Scene,
): { listing: Listing; looked: RecordLookups } {
  const top = listing.groups[0]?.entries[0]
  const { reading } = listing
  if (!top || !reading) return { listing, looked: NOTHING }
  const telling = { listing, reading, named, top, scene }
  if (sight.state !== 'found') {
    const off = sight.state === 'failed' ? 'A busca falhou' : `Procurando ${quoted(named)}…`
    return { listing: replaced(telling, [{ ...top, off }], { choose: false }), looked: NOTHING }
  }
  const { records, total, owner } = sight
  if (records.length === 0 && named.otherwise) {
    // 'produtos da motorola' is of no supplier, and may be of a text.
    const { rest, otherwise } = named
    const view: ListView = { filters: {}, without: [], ...rest }
    const args = { ...reading.args, [named.arg]: { ...view, filters: { ...view.filters, ...otherwise } } }
    const entry = { ...entryOf(reading.command, args, scene, { key: 'texto' }), corrected: top.corrected }
    return { listing: replaced(telling, [entry], { note: nothingText(named, sight) }), looked: NOTHING }
  }
  if (records.length === 0)
    return { listing: replaced(telling, [], { choose: false, note: nothingText(named, sight) }), looked: NOTHING }
  const { command } = reading
  if (owner !== undefined || records.length === 1) {
    const entry = takenEntry(telling, records, 'nome')
    const note = total > records.length ? `Os primeiros ${records.length} de ${total}` : null
    const looked = records.map((record) => {
      const noop = command.noop?.(record) ?? null
      return [record.id, { state: 'found', record, noop } satisfies RecordLookup] as const
    })
    return {
      listing: replaced(telling, [entry], { choose: true, note }),
      looked: named.filter === undefined ? new Map([[entry.key, looked]]) : NOTHING,
    }
  }
  const some = total > records.length ? ` (${records.length} de ${total})` : ''
  const heading = `${top.title.replace(/…$/, '')}: qual ${named.noun.singular}?${some}`
  const choose = !changes(command) && !named.owned
  return { listing: replaced(telling, choices(telling, records), { choose }, heading), looked: NOTHING }
}

const NOTHING: RecordLookups = new Map()

/** The line with the name replaced by the id of the record taken: 'liberar pendentes de @12'. */
export function filledLine(text: string, { reading, offset }: Listing, id: number): string {
  const [named] = reading?.named ?? []
  const span = reading?.spans.find(({ arg }) => arg === named?.arg)
  if (!named || !span) return text
  const sign = named.noun.sign ?? `${named.noun.singular} `
  return text.slice(0, offset + span.start) + sign + String(id) + text.slice(offset + span.end)
}
