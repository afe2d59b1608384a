/**
 * A run that a reload, a closed tab or a lost session cut off: its rest is offered to its owner, looked up anew and
 * asked about anew.
 */
import { sendWithoutConfirmation } from '#api/cache/query.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'
import { ownsLock, acquireLock } from '#lib/storage/tab-lock.ts'
import {
  discardJournal,
  replaceRun,
  listStoredRuns,
  readJournal,
  getRunKey,
  getRunLockName,
  writeJournal,
} from '#commands/bulk/journal.ts'
import {
  countItems,
  type BulkItem,
  type BulkItemStatus,
  UNFINISHED_STATUSES,
  type BulkRun,
  getPreviousValues,
} from '#commands/bulk/queue.ts'
import { formatHeadline } from '#commands/bulk/report-text.ts'
import { findIdArg } from '#commands/command-args.ts'
import type { AnyCommand } from '#commands/define.ts'
import { getTitleVerb } from '#commands/language/words/inflection.ts'
import type { Resource, RecordSummary } from '#commands/resource.ts'
import { loadRecord } from '#commands/records.ts'
import { getRegistry } from '#commands/runtime.ts'
import { type HistoryEntry, getHistory, recordUndoAttempt } from './history.ts'
import { recordAction } from './record-action.ts'
import { performCommand } from './perform-command.ts'
import { redoEntry, undoEntry } from './undo.ts'

/** Characters of a script's line that are told. */
const MAX_LINE_LENGTH = 60
/** So many records are looked up at once. */
const CONCURRENT_LOOKUPS = 6

/**
 * Offers what runs left (case D7); forgets one of which nothing is left or that nobody can go on with. What a tab is
 * at, or offers, is left to it (case D6).
 */
export async function offerInterruptedRuns(): Promise<void> {
  for (const key of listStoredRuns()) if (await acquireLock(getRunLockName(key))) offerInterruptedRun(readJournal(key))
}

function offerInterruptedRun(run: BulkRun | null): void {
  if (!run) return
  const command = getRegistry().get(run.commandId)
  if (!command?.runEach) return discardJournal(run)
  const entry = run.again && findReplayedEntry(run, run.again)
  if (!run.again && !run.told) recordInterruptedRun(command, run)
  if (countItems(run, 'waiting', 'unknown') === 0) return discardJournal(run)
  const line = command.historyLabel?.(run.args)
  const title = entry
    ? `${run.again?.verb === 'desfazer' ? 'Desfazer' : 'Refazer'} “${entry.phrase}”`
    : line
      ? `${capitalize(getTitleVerb(command))} “${line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line}”`
      : command.title
  const notice = notify('warning', formatOffer(title, run), {
    disableTimeOut: true,
    tapToDismiss: false,
    action: {
      label: countItems(run, 'waiting') > 0 ? 'Retomar' : 'Conferir',
      run() {
        removeNotice(notice)
        if (!ownsLock(getRunLockName(getRunKey(run)))) return void notify('info', 'Esta execução já está em outra aba')
        void (entry
          ? replaceRun(run, () => (entry.undone ? redoEntry(entry) : undoEntry(entry)))
          : resumeRun(command, run))
      },
    },
  })
}

/**
 * What a run did until it was cut off is told and taken back as that of one that was stopped: no other end of it comes.
 */
function recordInterruptedRun(command: AnyCommand, run: BulkRun): void {
  const among = (...states: BulkItemStatus[]) =>
    run.items.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const unknown = among('unknown')
  recordAction({
    command,
    args: run.args,
    ids: among('done', ...UNFINISHED_STATUSES),
    isOk: countItems(run, ...UNFINISHED_STATUSES) === 0,
    result: formatHeadline(command, run, command.resource),
    source: 'menu',
    phrase: undefined,
    isUncertain: unknown.length > 0,
    unconfirmedIds: unknown,
    changed: among('done'),
    previousValues: getPreviousValues(run),
    isReplay: false,
  })
  writeJournal({ ...run, told: true })
}

/**
 * The act of the history that the run took back or did again, with what was done of that; undefined where it is gone.
 */
function findReplayedEntry({ items }: BulkRun, { at, verb }: NonNullable<BulkRun['again']>): HistoryEntry | undefined {
  const changed = items.filter(({ state }) => state === 'done').map(({ id }) => id)
  recordUndoAttempt(at, { verb, isOk: false, ids: [], changed })
  return getHistory().find((each) => each.at === at && each.undone === (verb === 'refazer'))
}

/** 'Retomar 2 restantes? Excluir produto. De 1 não se sabe se foi feito.' */
function formatOffer(label: string, run: BulkRun): string {
  const rest = countItems(run, 'waiting')
  const unknown = countItems(run, 'unknown')
  const title = rest > 0 ? `Retomar ${formatCount(rest, 'restante', 'restantes')}? ${label}` : label
  return unknown > 0 ? `${title}. De ${unknown} não se sabe se foi feito.` : title
}

/** What a look at the record says; undefined where it could not be read. */
type LookupResult = RecordSummary | null | undefined

/**
 * Looks the rest up, leaves out what is done or gone or not known, and runs what is left with the act's own question.
 * What is not wanted now is offered again after the next reload, for a day.
 */
export async function resumeRun(command: AnyCommand, run: BulkRun): Promise<void> {
  const remainingItems = run.items.filter(({ state }) => state === 'waiting' || state === 'unknown')
  const lookedAt = Date.now()
  const targets = new Map(remainingItems.map(({ id }) => [id, getItemTarget(command, id, run.args)]))
  const lookups = await lookUpTargets(targets)
  const skip = new Map<number, string>()
  const doubtful: number[] = []
  const records = new Map<number, RecordSummary>()
  const open = new Set<string>()
  const getStepPhrase = (id: number) => command.itemLabel?.(id, run.args) ?? null
  for (const item of remainingItems) {
    const part = targets.get(item.id)
    const look = lookups.get(item.id)
    if (look) records.set(item.id, look)
    const record = part?.resource && `${part.resource.id} ${part.id}`
    // What a step before this one makes of the record is not known yet.
    const isChanged = record !== undefined && look !== null && open.has(record)
    const skipReason = getSkipReason(part?.command ?? command, item, isChanged ? undefined : look)
    const phrase = getStepPhrase(item.id)
    if (skipReason === UNCONFIRMED_REASON) doubtful.push(item.id)
    if (skipReason !== null) skip.set(item.id, phrase ? `${phrase} (${skipReason})` : `#${item.id} ${skipReason}`)
    else if (record) open.add(record)
  }
  const name = findIdArg(command) ?? 'ids'
  const args = { ...run.args, [name]: remainingItems.map(({ id }) => id) }
  if (skip.size === remainingItems.length) {
    discardJournal(run)
    return void notify('info', `Nada a retomar: ${[...skip.values()].join(', ')}`)
  }
  // More are asked about than were offered as left: those of which nobody knew, and which a look shows as they were.
  const unknown = remainingItems.filter(({ id, state }) => state === 'unknown' && !skip.has(id)).map(({ id }) => id)
  const named = unknown.map((id) => (getStepPhrase(id) ? `“${getStepPhrase(id)}”` : `#${id}`)).join(', ')
  const note = unknown.length > 0 ? `De ${named} não se sabia se foi feito: não foi.` : ''
  const resumedCommand: AnyCommand = {
    ...command,
    async runEach(item, ...rest) {
      const { resource, id = item } = targets.get(item) ?? {}
      const by = await resource?.record?.().catch(() => undefined)
      const at = unknown.includes(item) ? lookedAt : 0
      return sendWithoutConfirmation({ recordId: id, endpoint: by, checkedAtMs: at }, () =>
        command.runEach!(item, ...rest),
      )
    },
  }
  await replaceRun(run, () =>
    performCommand(resumedCommand, args, 'menu', {
      skip,
      unconfirmedIds: doubtful,
      note,
      records,
      usesTargetRows: false,
    }),
  )
}

/** What one of its ids stands for: a record; of a script the record of the step, and the step's own command. */
interface ItemTarget {
  resource: Resource | undefined
  id: number
  command: AnyCommand
}

const getItemTarget = (command: AnyCommand, id: number, args: BulkRun['args']): ItemTarget =>
  command.itemRecord?.(id, args) ?? { resource: command.resource, id, command }

/** undefined where it could not be read, or the noun has no call by id. */
async function readRecord(resource: Resource, id: number): Promise<LookupResult> {
  if (!resource.record) return undefined
  return loadRecord(resource, id, new AbortController().signal).catch(() => undefined)
}

async function lookUpTargets(parts: ReadonlyMap<number, ItemTarget>): Promise<Map<number, LookupResult>> {
  const looks = new Map<number, LookupResult>()
  const waiting = [...parts]
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const [item, { resource, id }] = part
      looks.set(item, resource && (await readRecord(resource, id)))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_LOOKUPS }, work))
  return looks
}

const UNCONFIRMED_REASON = 'não se sabe se foi feito'

/** Why the record is not sent again; null where it is open. */
export function getSkipReason(command: AnyCommand, item: BulkItem, look: LookupResult): string | null {
  if (look === null) return 'não existe'
  const noop = look ? (command.unchangedReason?.(look) ?? null) : null
  if (noop !== null) return noop
  if (item.state === 'waiting') return null
  // A read can tell of an act that leaves its mark: the record is gone after it, or would not change by it.
  const tells = look !== undefined && (command.unchangedReason !== undefined || getTitleVerb(command) === 'excluir')
  return tells ? null : UNCONFIRMED_REASON
}
