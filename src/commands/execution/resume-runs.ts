/**
 * Offers its owner the rest of a bulk run that a reload, a closed tab or an ended session interrupted; reads the
 * records again and asks again before it goes on.
 */
import { sendWithoutConfirmation } from '#api/cache/write.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatCount } from '#lib/format/format-count.ts'
import { notify } from '#ui/notices/notify.tsx'
import { removeNotice } from '#ui/notices/notice-store.ts'
import { ownsLock, acquireLock } from '#lib/storage/tab-lock.ts'
import { discardJournal, listStoredRuns, readJournal, getRunLockName, writeJournal } from '#commands/bulk/journal.ts'
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
import { type HistoryEntry, getHistory, storeUndoAttempt } from './history.ts'
import { storeAction } from './store-action.ts'
import { performCommand } from './perform-command.ts'
import { redoEntry, undoEntry } from './undo.ts'

/** How many characters of a script's line are shown. */
const MAX_LINE_LENGTH = 60
/** How many records are read at once. */
const CONCURRENT_LOOKUPS = 6

/**
 * Offers the rest of interrupted runs (case D7); discards a run without rest, or one whose command no longer exists. A
 * run that another tab executes or offers is left to that tab (case D6).
 */
export async function offerInterruptedRuns(): Promise<void> {
  for (const key of listStoredRuns()) if (await acquireLock(getRunLockName(key))) offerInterruptedRun(readJournal(key))
}

function offerInterruptedRun(run: BulkRun | null): void {
  if (!run) return
  const command = getRegistry().get(run.commandId)
  if (!command?.runEach) return discardJournal(run)
  const entry = run.again && findReplayedEntry(run, run.again)
  if (!run.again && !run.told) storeInterruptedRun(command, run)
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
        if (!ownsLock(getRunLockName(run.key))) return void notify('info', 'Esta execução já está em outra aba')
        void (entry ? resumeReplay(entry, run) : resumeRun(command, run))
      },
    },
  })
}

/**
 * What a run did until it was interrupted is stored in the history like a stopped run, and can be undone: the run has
 * no other end.
 */
function storeInterruptedRun(command: AnyCommand, run: BulkRun): void {
  const getIdsInStates = (...states: BulkItemStatus[]) =>
    run.items.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  const unknown = getIdsInStates('unknown')
  storeAction({
    command,
    args: run.args,
    ids: getIdsInStates('done', ...UNFINISHED_STATUSES),
    isOk: countItems(run, ...UNFINISHED_STATUSES) === 0,
    result: formatHeadline(command, run, command.resource),
    source: 'menu',
    phrase: undefined,
    isUncertain: unknown.length > 0,
    unconfirmedIds: unknown,
    changed: getIdsInStates('done'),
    previousValues: getPreviousValues(run),
    isReplay: false,
  })
  writeJournal({ ...run, told: true })
}

/**
 * The history entry that the run was undoing or redoing, updated with what the run did; undefined if the entry is gone.
 */
function findReplayedEntry(
  { items }: BulkRun,
  { at: timestampMs, verb }: NonNullable<BulkRun['again']>,
): HistoryEntry | undefined {
  const changed = items.filter(({ state }) => state === 'done').map(({ id }) => id)
  storeUndoAttempt(timestampMs, { verb, isOk: false, ids: [], changed })
  return getHistory().find((entry) => entry.at === timestampMs && entry.undone === (verb === 'refazer'))
}

/** Continues an undo or a redo that was interrupted. */
async function resumeReplay(entry: HistoryEntry, run: BulkRun): Promise<void> {
  const replayEntry = entry.undone ? redoEntry : undoEntry
  if (await replayEntry(entry, run)) discardJournal(run)
}

/** 'Retomar 2 restantes? Excluir produto. De 1 não se sabe se foi feito.' */
function formatOffer(label: string, run: BulkRun): string {
  const rest = countItems(run, 'waiting')
  const unknown = countItems(run, 'unknown')
  const title = rest > 0 ? `Retomar ${formatCount(rest, 'restante', 'restantes')}? ${label}` : label
  return unknown > 0 ? `${title}. De ${unknown} não se sabe se foi feito.` : title
}

/** The record as read again; null if it does not exist, undefined if it could not be read. */
type LookupResult = RecordSummary | null | undefined

/**
 * Reads the remaining records, skips those that are done, gone or unknown, and runs the others with the command's own
 * confirmation. If the operator declines, the rest is offered again after the next reload, for a day.
 */
export async function resumeRun(command: AnyCommand, run: BulkRun): Promise<void> {
  const remainingItems = run.items.filter(({ state }) => state === 'waiting' || state === 'unknown')
  const checkedAtMs = Date.now()
  const targets = new Map(remainingItems.map(({ id }) => [id, getItemTarget(command, id, run.args)]))
  const lookups = await lookUpTargets(targets)
  const skip = new Map<number, string>()
  const unconfirmedIds: number[] = []
  const records = new Map<number, RecordSummary>()
  const changedRecords = new Set<string>()
  const getStepPhrase = (id: number) => command.itemLabel?.(id, run.args) ?? null
  for (const item of remainingItems) {
    const target = targets.get(item.id)
    const lookup = lookups.get(item.id)
    if (lookup) records.set(item.id, lookup)
    const record = target?.resource && `${target.resource.id} ${target.id}`
    // An earlier step of the script may change the record, so its later state is not known yet.
    const isChanged = record !== undefined && lookup !== null && changedRecords.has(record)
    const skipReason = getSkipReason(target?.command ?? command, item, isChanged ? undefined : lookup)
    const phrase = getStepPhrase(item.id)
    if (skipReason === UNCONFIRMED_REASON) unconfirmedIds.push(item.id)
    if (skipReason !== null) skip.set(item.id, phrase ? `${phrase} (${skipReason})` : `#${item.id} ${skipReason}`)
    else if (record) changedRecords.add(record)
  }
  const name = findIdArg(command) ?? 'ids'
  const args = { ...run.args, [name]: remainingItems.map(({ id }) => id) }
  if (skip.size === remainingItems.length) {
    discardJournal(run)
    return void notify('info', `Nada a retomar: ${[...skip.values()].join(', ')}`)
  }
  // The confirmation covers more records than were offered as remaining: those that were unknown and turn out to be
  // unchanged.
  const unknown = remainingItems.filter(({ id, state }) => state === 'unknown' && !skip.has(id)).map(({ id }) => id)
  const unknownNames = unknown.map((id) => (getStepPhrase(id) ? `“${getStepPhrase(id)}”` : `#${id}`)).join(', ')
  const note = unknown.length > 0 ? `De ${unknownNames} não se sabia se foi feito: não foi.` : ''
  const resumedCommand: AnyCommand = {
    ...command,
    async runEach(item, ...rest) {
      const { resource, id = item } = targets.get(item) ?? {}
      const endpoint = await resource?.record?.().catch(() => undefined)
      const itemCheckedAtMs = unknown.includes(item) ? checkedAtMs : 0
      return sendWithoutConfirmation({ recordId: id, endpoint, checkedAtMs: itemCheckedAtMs }, () =>
        command.runEach!(item, ...rest),
      )
    },
  }
  const isPerformed = await performCommand(resumedCommand, args, 'menu', {
    skip,
    unconfirmedIds,
    note,
    records,
    replacedRun: run,
    usesTargetRows: false,
  })
  if (isPerformed) discardJournal(run)
}

/** What an id stands for: a record, or for a script the record of the step and the step's own command. */
interface ItemTarget {
  resource: Resource | undefined
  id: number
  command: AnyCommand
}

const getItemTarget = (command: AnyCommand, id: number, args: BulkRun['args']): ItemTarget =>
  command.itemRecord?.(id, args) ?? { resource: command.resource, id, command }

/** undefined if the record could not be read, or if no endpoint of the resource reads one. */
async function readRecord(resource: Resource, id: number): Promise<LookupResult> {
  if (!resource.record) return undefined
  return loadRecord(resource, id, new AbortController().signal).catch(() => undefined)
}

async function lookUpTargets(targets: ReadonlyMap<number, ItemTarget>): Promise<Map<number, LookupResult>> {
  const lookups = new Map<number, LookupResult>()
  const queue = [...targets]
  const lookUpNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [item, { resource, id }] = next
      lookups.set(item, resource && (await readRecord(resource, id)))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_LOOKUPS }, lookUpNext))
  return lookups
}

const UNCONFIRMED_REASON = 'não se sabe se foi feito'

/** Why the record is not sent again; null if it is still open. */
export function getSkipReason(command: AnyCommand, item: BulkItem, lookup: LookupResult): string | null {
  if (lookup === null) return 'não existe'
  const unchangedReason = lookup ? (command.unchangedReason?.(lookup) ?? null) : null
  if (unchangedReason !== null) return unchangedReason
  if (item.state === 'waiting') return null
  // Reading a record shows whether the write was done if the write leaves a trace: the record is gone, or would not
  // change any more.
  const isConclusive =
    lookup !== undefined && (command.unchangedReason !== undefined || getTitleVerb(command) === 'excluir')
  return isConclusive ? null : UNCONFIRMED_REASON
}
