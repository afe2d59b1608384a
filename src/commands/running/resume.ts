/**
 * A run that a reload, a closed tab or a lost session cut off: its rest is offered to its owner, looked up anew and
 * asked about anew.
 */
import { sendUnasked } from '#api/cache/query.ts'
import { capital } from '#lib/written/capital.ts'
import { counted } from '#lib/written/counted.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/toast-store.ts'
import { isStillHeld, takeLock } from '#lib/kept/tab-lock.ts'
import {
  discardJournal,
  inPlaceOf,
  keptRuns,
  readJournal,
  runKey,
  runLock,
  writeJournal,
} from '#commands/bulk/journal.ts'
import { countOf, type Item, type ItemState, OPEN, type Run, replacedIn } from '#commands/bulk/queue.ts'
import { headline } from '#commands/bulk/report.ts'
import { idArgOf } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { verbOf } from '#commands/language/words/inflection.ts'
import type { Noun, RecordSummary } from '#commands/noun.ts'
import { loadRecord } from '#commands/records.ts'
import { theRegistry } from '#commands/runtime.ts'
import { type HistoryEntry, historyEntries, noteTry } from './history.ts'
import { remember } from './remember.ts'
import { perform } from './run.ts'
import { redoEntry, undoEntry } from './take-back.ts'

/** Characters of a script's line that are told. */
const LONGEST = 60
/** So many records are looked up at once. */
const AT_ONCE = 6

/**
 * Offers what runs left (case D7); forgets one of which nothing is left or that nobody can go on with. What a tab is
 * at, or offers, is left to it (case D6).
 */
export async function offerRests(): Promise<void> {
  for (const key of keptRuns()) if (await takeLock(runLock(key))) offerRest(readJournal(key))
}

function offerRest(run: Run | null): void {
  if (!run) return
  const command = theRegistry().get(run.commandId)
  if (!command?.each) return discardJournal(run)
  const entry = run.again && stepOf(run, run.again)
  if (!run.again && !run.told) rememberCutOff(command, run)
  if (countOf(run, 'waiting', 'unknown') === 0) return discardJournal(run)
  const line = command.called?.(run.args)
  const title = entry
    ? `${run.again?.verb === 'desfazer' ? 'Desfazer' : 'Refazer'} “${entry.phrase}”`
    : line
      ? `${capital(verbOf(command))} “${line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line}”`
      : command.title
  const notice = notify('warning', offerText(title, run), {
    disableTimeOut: true,
    tapToDismiss: false,
    action: {
      label: countOf(run, 'waiting') > 0 ? 'Retomar' : 'Conferir',
      run() {
        removeNotice(notice)
        if (!isStillHeld(runLock(runKey(run)))) return void notify('info', 'Esta execução já está em outra aba')
        void (entry ? inPlaceOf(run, () => (entry.undone ? redoEntry(entry) : undoEntry(entry))) : resume(command, run))
      },
    },
  })
}

/**
 * What a run did until it was cut off is told and taken back as that of one that was stopped: no other end of it comes.
 */
function rememberCutOff(command: AnyCommand, run: Run): void {
  const among = (...states: ItemState[]) => run.items.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const unknown = among('unknown')
  remember({
    command,
    args: run.args,
    ids: among('done', ...OPEN),
    ok: countOf(run, ...OPEN) === 0,
    result: headline(command, run, command.noun),
    source: 'menu',
    phrase: undefined,
    uncertain: unknown.length > 0,
    unknown,
    changed: among('done'),
    was: replacedIn(run),
    again: false,
  })
  writeJournal({ ...run, told: true })
}

/**
 * The act of the history that the run took back or did again, with what was done of that; undefined where it is gone.
 */
function stepOf({ items }: Run, { at, verb }: NonNullable<Run['again']>): HistoryEntry | undefined {
  const changed = items.filter(({ state }) => state === 'done').map(({ id }) => id)
  noteTry(at, { verb, ok: false, ids: [], changed })
  return historyEntries().find((each) => each.at === at && each.undone === (verb === 'refazer'))
}

/** 'Retomar 2 restantes? Excluir produto. De 1 não se sabe se foi feito.' */
function offerText(what: string, run: Run): string {
  const rest = countOf(run, 'waiting')
  const unknown = countOf(run, 'unknown')
  const title = rest > 0 ? `Retomar ${counted(rest, 'restante', 'restantes')}? ${what}` : what
  return unknown > 0 ? `${title}. De ${unknown} não se sabe se foi feito.` : title
}

/** What a look at the record says; undefined where it could not be read. */
type Look = RecordSummary | null | undefined

/**
 * Looks the rest up, leaves out what is done or gone or not known, and runs what is left with the act's own question.
 * What is not wanted now is offered again after the next reload, for a day.
 */
export async function resume(command: AnyCommand, run: Run): Promise<void> {
  const left = run.items.filter(({ state }) => state === 'waiting' || state === 'unknown')
  const lookedAt = Date.now()
  const parts = new Map(left.map(({ id }) => [id, partOf(command, id, run.args)]))
  const looks = await lookUp(parts)
  const skip = new Map<number, string>()
  const doubtful: number[] = []
  const records = new Map<number, RecordSummary>()
  const open = new Set<string>()
  const phraseOfStep = (id: number) => command.named?.(id, run.args) ?? null
  for (const item of left) {
    const part = parts.get(item.id)
    const look = looks.get(item.id)
    if (look) records.set(item.id, look)
    const record = part?.noun && `${part.noun.id} ${part.id}`
    // What a step before this one makes of the record is not known yet.
    const isChanged = record !== undefined && look !== null && open.has(record)
    const why = whyLeftOut(part?.command ?? command, item, isChanged ? undefined : look)
    const phrase = phraseOfStep(item.id)
    if (why === NOT_KNOWN) doubtful.push(item.id)
    if (why !== null) skip.set(item.id, phrase ? `${phrase} (${why})` : `#${item.id} ${why}`)
    else if (record) open.add(record)
  }
  const name = idArgOf(command) ?? 'ids'
  const args = { ...run.args, [name]: left.map(({ id }) => id) }
  if (skip.size === left.length) {
    discardJournal(run)
    return void notify('info', `Nada a retomar: ${[...skip.values()].join(', ')}`)
  }
  // More are asked about than were offered as left: those of which nobody knew, and which a look shows as they were.
  const unknown = left.filter(({ id, state }) => state === 'unknown' && !skip.has(id)).map(({ id }) => id)
  const named = unknown.map((id) => (phraseOfStep(id) ? `“${phraseOfStep(id)}”` : `#${id}`)).join(', ')
  const note = unknown.length > 0 ? `De ${named} não se sabia se foi feito: não foi.` : ''
  const told: AnyCommand = {
    ...command,
    async each(item, ...rest) {
      const { noun, id = item } = parts.get(item) ?? {}
      const by = await noun?.record?.().catch(() => undefined)
      const at = unknown.includes(item) ? lookedAt : 0
      return sendUnasked({ record: id, by, at }, () => command.each!(item, ...rest))
    },
  }
  await inPlaceOf(run, () => perform(told, args, 'menu', { skip, unknown: doubtful, note, records, rows: false }))
}

/** What one of its ids stands for: a record; of a script the record of the step, and the step's own command. */
interface Part {
  noun: Noun | undefined
  id: number
  command: AnyCommand
}

const partOf = (command: AnyCommand, id: number, args: Run['args']): Part =>
  command.about?.(id, args) ?? { noun: command.noun, id, command }

/** undefined where it could not be read, or the noun has no call by id. */
async function read(noun: Noun, id: number): Promise<Look> {
  if (!noun.record) return undefined
  return loadRecord(noun, id, new AbortController().signal).catch(() => undefined)
}

async function lookUp(parts: ReadonlyMap<number, Part>): Promise<Map<number, Look>> {
  const looks = new Map<number, Look>()
  const waiting = [...parts]
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const [item, { noun, id }] = part
      looks.set(item, noun && (await read(noun, id)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return looks
}

const NOT_KNOWN = 'não se sabe se foi feito'

/** Why the record is not sent again; null where it is open. */
export function whyLeftOut(command: AnyCommand, item: Item, look: Look): string | null {
  if (look === null) return 'não existe'
  const noop = look ? (command.noop?.(look) ?? null) : null
  if (noop !== null) return noop
  if (item.state === 'waiting') return null
  // A read can tell of an act that leaves its mark: the record is gone after it, or would not change by it.
  const tells = look !== undefined && (command.noop !== undefined || verbOf(command) === 'excluir')
  return tells ? null : NOT_KNOWN
}
