/**
 * Behind the one door: whatever surface a command comes from, here its arguments are completed, its reasons told, its
 * confirmation asked, its calls made once, and its end told and remembered (commands/README §4).
 */
import { flushInvalidations } from '#api/cache/query.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatMoney } from '#lib/format/money.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import { notify } from '#ui/notices/notify.tsx'
import { getCommandLabel, getDisabledReason } from '#commands/command-item.ts'
import {
  type AnyCommand,
  type CommandPreview,
  type CommandContext,
  ConflictResult,
  type PreviousValues,
  TOGGLE_ARG,
  UnchangedResult,
} from '#commands/define.ts'
import { type RecordSummary, summarizeRow } from '#commands/resource.ts'
import { promptForArgument, type HistoryRef, type CommandSource } from '#commands/dispatcher.ts'
import { recordPointerUse } from './hints.ts'
import { formatSkipped, loadPreview, findUnchanged } from './load-preview.ts'
import { recordAction } from './record-action.ts'
import { isUnconfirmed, isSessionEnded } from '#commands/bulk/failure-text.ts'
import { verifyRunOutcome } from './verify-outcome.ts'
import { notifyFailure, notifySuccess } from './notify-outcome.ts'
import { type HistoryReplay, executeCommand, type BulkJob, createBulkJob } from '#commands/bulk/bulk-job.ts'
import { retryFailures, runBulk } from '#commands/bulk/run-bulk.ts'
import { describeRecordForNotice } from '#commands/bulk/describe-records.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { startRunning } from './in-flight.ts'
import { getCommandContext } from '#commands/runtime.ts'
import { getScreen, recordsProcessed, findRow } from '#commands/screen.ts'
import type { ArgValues } from '#commands/args.ts'
import { resolveArgs, findIdArg, getIds, getTargetRows } from '#commands/command-args.ts'
import { recordUsage } from './usage.ts'
import { formatBulkQuestion, toParticiple, getTitleVerb } from '#commands/language/words/inflection.ts'

/** What is known of an act before it is run, besides its arguments. */
export interface PerformOptions {
  /** Ids that are not sent, and why: looked up before the act ('não existe', 'já Ativo'). */
  skip?: ReadonlyMap<number, string>
  /** Those of them of which nobody knows whether an earlier run did them: they are told as such to the end. */
  unconfirmedIds?: readonly number[]
  /** What the question has to say of its records besides. */
  note?: string
  /** Records looked up before the act. */
  records?: ReadonlyMap<number, RecordSummary>
  /** The line as it was understood; made from the arguments where it is not told. */
  phrase?: string
  /**
   * Takes another act back, or does it again: not asked about for one record that comes back whole, and no step of its
   * own.
   */
  replay?: HistoryReplay
  /** False: what is missing is asked for, even where a row is at hand. */
  usesTargetRows?: boolean
}

/** Above so many records the question wants their number typed (commands/README §4 rule 6). */
export const TYPED_CONFIRMATION_ABOVE = 50

const refuse = (why: string): false => {
  notify('info', why)
  return false
}

const EMPTY_PREVIEW: CommandPreview = { details: [] }

/** '“habilitar produto 12”: foi alterado depois, não foi desfeito' */
export const formatConflictSince = ({ phrase, verb }: Pick<HistoryReplay, 'phrase' | 'verb'>): string =>
  `“${phrase}”: foi alterado depois, não foi ${toParticiple(verb, 1, 'o')}`

/** What is kept of an end besides how it ended. */
interface RecordedEnd {
  args: ArgValues
  ids: readonly number[]
  phrase: string | undefined
  historyRef: HistoryRef | null
  isUncertain: boolean
  unconfirmedIds: readonly number[]
  previousValues: PreviousValues
}

/** Runs a command with what is known of its arguments; true where it was agreed to and sent. Never rejects. */
export async function performCommand(
  command: AnyCommand,
  givenArgs: ArgValues,
  source: CommandSource,
  options: PerformOptions = {},
): Promise<boolean> {
  const context = getCommandContext()
  const { screen } = context
  const rows = options.usesTargetRows === false ? [] : getTargetRows(screen)
  const { args: resolved, missing, hasTooManyRows } = resolveArgs(command, givenArgs, rows, screen)
  if (hasTooManyRows) return refuse(`${getCommandLabel(command).replace('…', '')}: selecione uma linha só`)
  // Whether a record is still as it was left is told by the platform, not by a row that may be old.
  const disabledReason = getDisabledReason(
    command,
    resolved,
    options.replay ? { ...context, screen: { ...screen, list: null } } : context,
  )
  if (disabledReason !== null) return refuse(disabledReason)
  const [name] = missing
  if (name !== undefined) {
    promptForArgument({ command, args: resolved, argName: name })
    return false
  }
  // What is remembered and recorded says which state it gave.
  const args = command.isOn
    ? { ...resolved, [TOGGLE_ARG]: resolved[TOGGLE_ARG] ?? !command.isOn(context, resolved) }
    : resolved

  const listScope = command.repeatMode === 'list' ? [screen.path, screen.list?.getState().filters] : []
  const finish = command.repeatMode === 'joins' ? () => {} : startRunning(command.id, [args, ...listScope])
  if (!finish) return false
  try {
    return await previewConfirmAndRun(command, args, context, source, options)
  } finally {
    finish()
    // What is done while a run goes on shows at once.
    flushInvalidations()
  }
}

/** An act that was looked at and agreed to. */
interface PreparedAction {
  command: AnyCommand
  /** With the ids that are left. */
  args: ArgValues
  /** Those that it was asked for; those that are left of them. */
  requestedIds: readonly number[]
  ids: readonly number[]
  /** Why the others are left out. */
  skip: ReadonlyMap<number, string>
  unconfirmedIds: readonly number[]
  context: CommandContext
  findRecord: (id: number) => RecordSummary | null
  replay: HistoryReplay | undefined
  historyRef: HistoryRef | null
  recordEnd: (ok: boolean, result: string, changed: readonly number[], more?: Partial<RecordedEnd>) => true
}

const createHistoryRef = (again?: HistoryReplay): HistoryRef | null => (again ? null : { timestampMs: null })

async function previewConfirmAndRun(
  command: AnyCommand,
  args: ArgValues,
  context: CommandContext,
  source: CommandSource,
  { skip: givenSkips = new Map(), unconfirmedIds = [], note = '', records = new Map(), phrase, replay }: PerformOptions,
): Promise<boolean> {
  recordUsage(command.id)
  if (source === 'ponteiro') recordPointerUse(command)
  const all = getIds(command, args)
  // One at a time: what a sign-out would end is counted, and the rest after a reload is offered, of one run.
  if (all.length > 1 && command.runEach && getCurrentRun()?.run.endedAt === null)
    return refuse('Uma execução está em andamento: espere o fim dela, ou pare-a antes')
  const findCurrentRecord = (id: number) => records.get(id) ?? findRecordOnScreen(command, id, context)
  // A row of another page may be old: a look, and the question about one record, have none of it.
  const findKnownRecord = (id: number) =>
    findCurrentRecord(id) ?? (all.length > 1 ? findRecordOnScreen(command, id, context, 'selection') : null)
  const isAsked = (!replay || all.length > 1) && !command.runsSynchronously
  const preview = isAsked ? await loadPreview(command, args, context, findCurrentRecord, givenSkips) : EMPTY_PREVIEW
  if (preview === null) return refuse('Cancelado antes da pergunta: nada foi feito')
  // What was looked up for long is not asked about on another screen.
  if (getScreen().path !== context.screen.path) return refuse('A tela mudou antes da pergunta: nada foi feito')
  const unchanged = all.length > 1 && !replay ? findUnchanged(command, all, findKnownRecord) : []
  const previewSkips = [...(preview.skip ?? [])].map(
    ([id, why]) => [id, command.itemLabel ? why : `#${id} ${why}`] as const,
  )
  const skip = new Map([...unchanged, ...previewSkips, ...givenSkips])
  const ids = all.filter((id) => !skip.has(id))
  if (all.length > 0 && ids.length === 0)
    return refuse(skip.size > 1 ? formatSkipped(skip) : ([...skip.values()][0] ?? 'Nada a fazer'))
  const remainingArgs = all.length > 1 && command.runEach ? { ...args, [findIdArg(command) ?? 'ids']: ids } : args
  const skipsConfirmation =
    command.runsSynchronously || (replay !== undefined && ids.length < 2 && !command.confirmsAsUndo?.(remainingArgs))
  const isConfirmed =
    skipsConfirmation ||
    (await confirmAction(
      command,
      remainingArgs,
      { ids, skip, extraText: note, details: preview.details },
      context,
      findKnownRecord,
    ))
  if (!isConfirmed) return false

  const historyRef = createHistoryRef(replay)
  const done: PreparedAction['recordEnd'] = (ok, result, changed, more = {}) => {
    const end = {
      args: remainingArgs,
      ids,
      phrase,
      historyRef,
      isUncertain: false,
      unconfirmedIds: [],
      previousValues: new Map(),
      ...more,
    }
    const at = recordAction({ command, isOk: ok, result, source, changed, isReplay: replay !== undefined, ...end })
    if (end.historyRef) end.historyRef.timestampMs = at
    return true
  }
  if (command.to) {
    context.navigate(command.to(remainingArgs))
    return done(true, '', [])
  }
  const seenOf = (id: number) => findKnownRecord(id) ?? preview.records?.get(id) ?? null
  const prepared: PreparedAction = {
    command,
    args: remainingArgs,
    requestedIds: all,
    ids,
    skip,
    unconfirmedIds,
    context,
    findRecord: seenOf,
    replay,
    historyRef,
    recordEnd: done,
  }
  return command.runEach && all.length > 1 ? runOnMany(prepared) : runOnce(prepared)
}

/** One record after the other, with progress and a report. */
async function runOnMany({
  command,
  args,
  requestedIds,
  skip,
  unconfirmedIds: doubtful,
  context,
  findRecord,
  replay,
  historyRef,
  recordEnd,
}: PreparedAction): Promise<boolean> {
  const items = requestedIds.map((id) => ({
    id,
    // A script's records are its steps.
    name: (command.resource && findRecord(id)?.name) || command.itemLabel?.(id, args) || null,
    skipReason: skip.get(id)?.replace(`#${id} `, '') ?? null,
    isUnknown: doubtful.includes(id),
  }))
  const recordRunEnd = (end: Awaited<ReturnType<typeof runBulk>>, more?: Partial<RecordedEnd>) => {
    const { isOk, text, ids, changed, unknown, conflicting, previousValues } = end
    // Where the platform had moved on everywhere, nothing was taken back.
    const isNothing = isOk && changed.length === 0 && (replay?.isFirstAttempt() || conflicting.length > 0)
    if (replay && !isNothing) replay.onAttemptEnd(isOk, changed)
    return recordEnd(isOk, text, changed, {
      ids,
      unconfirmedIds: unknown,
      isUncertain: unknown.length > 0,
      previousValues,
      ...more,
    })
  }
  // Now: the rows of records that are deleted go with them.
  const before = new Map(requestedIds.map((id) => [id, findRecord(id)]))
  const job: BulkJob = {
    ...createBulkJob(command, args, replay),
    known: (id) => before.get(id) ?? null,
    // A second try is an act of its own in the history.
    async retry(run) {
      const retryHistoryRef = createHistoryRef(replay)
      const end = await retryFailures(job, run, retryHistoryRef)
      const retryArgs = { ...args, [findIdArg(command) ?? 'ids']: end.ids }
      recordRunEnd(end, { args: retryArgs, phrase: undefined, historyRef: retryHistoryRef })
    },
    verifyOutcome: (run) => verifyRunOutcome(command, args, run),
  }
  return recordRunEnd(await runBulk(job, items, context, historyRef))
}

/** On one record, or on none. */
async function runOnce({
  command,
  args,
  ids,
  context,
  findRecord,
  replay,
  historyRef,
  recordEnd,
}: PreparedAction): Promise<boolean> {
  const [first] = ids
  const was = new Map<number, number>()
  // Now: the row of a record that is deleted goes with it.
  const resource = command.args[findIdArg(command) ?? '']?.resource ?? command.resource
  const about = resource && first !== undefined ? describeRecordForNotice(resource, first, findRecord) : ''
  try {
    const said = await executeCommand(command, args, first, context, (before) => was.set(first ?? 0, before))
    if (replay && said instanceof UnchangedResult && (replay.isFirstAttempt() || said instanceof ConflictResult))
      return refuse(`${formatConflictSince(replay)}. ${capitalize(said.reason)}`)
    replay?.onAttemptEnd(true, ids)
    if (command.runEach && command.resource) recordsProcessed.emit(command.resource, ids)
    return recordEnd(
      true,
      notifySuccess(command, said, historyRef, about),
      said instanceof UnchangedResult ? [] : ids,
      { previousValues: was },
    )
  } catch (error) {
    const text = notifyFailure(command, args, error, historyRef, about)
    replay?.onAttemptEnd(false, [])
    const uncertain = isUnconfirmed(error)
    // Nothing was sent of it then: what waits goes on waiting.
    return (
      !isSessionEnded(error) &&
      recordEnd(false, text, [], { isUncertain: uncertain, unconfirmedIds: uncertain ? ids : [], previousValues: was })
    )
  }
}

/** What a question is about: the records that are left, and what is said of them and of those that are not. */
interface ConfirmationSubject {
  ids: readonly number[]
  skip: ReadonlyMap<number, string>
  extraText: string
  details: readonly LabeledValue[]
}

/** Asks with the exact text of the specification for one record, with the count and every id for several. */
async function confirmAction(
  command: AnyCommand,
  args: ArgValues,
  { ids, skip, extraText, details }: ConfirmationSubject,
  context: CommandContext,
  known: (id: number) => RecordSummary | null,
): Promise<boolean> {
  const [first] = ids
  const several = command.runEach !== undefined && ids.length > 1
  const name = findIdArg(command)
  // What acts on no noun's records has words of its own for all of them.
  const confirmArgs = several && name !== null && command.resource ? { ...args, [name]: [first] } : args
  const text = (await command.confirm?.(confirmArgs, context)) ?? null
  if (text === null) return true
  const verb = getTitleVerb(command)
  const only = first !== undefined && ids.length === 1 ? known(first) : null
  return confirm({
    text: several && command.resource ? formatBulkQuestion(command, ids, command.resource) : text,
    description: [extraText, formatSkipped(skip)].filter(Boolean).join(' ') || undefined,
    details: [...(only ? describeRecord(only) : describeRecordNames(command, args, ids, known)), ...details],
    confirmLabel: command.confirmLabel ?? capitalize(verb),
    tone: command.isDestructive?.(args) ? 'danger' : command.tone,
    requiredInput: ids.length > TYPED_CONFIRMATION_ABOVE ? String(ids.length) : undefined,
  })
}

/** So many records of an act are told by name. */
const MAX_NAMED_RECORDS = 5

/**
 * Several records by name, where no look of the command's own tells of them: each once, under its number, with its noun
 * where there are several. What is done to them stands in the question's text.
 */
function describeRecordNames(
  command: AnyCommand,
  args: ArgValues,
  ids: readonly number[],
  known: (id: number) => RecordSummary | null,
): LabeledValue[] {
  if ((command.resource && command.preview) || ids.length > MAX_NAMED_RECORDS) return []
  const named = ids.flatMap((id) => {
    const name = known(id)?.name
    const record = command.resource ? { resource: command.resource, id } : command.itemRecord?.(id, args)
    return name && record ? [{ ...record, name }] : []
  })
  const isOneNoun = named.every(({ resource }) => resource === named[0]?.resource)
  const byLabel = new Map(
    named.map(({ resource, id, name }) => [isOneNoun ? `#${id}` : `${resource.singular} #${id}`, name]),
  )
  return [...byLabel].map(([label, value]) => ({ label, value }))
}

function describeRecord({ name, amount, status }: RecordSummary): LabeledValue[] {
  return [
    ...(name ? [{ label: 'Nome', value: name }] : []),
    ...(typeof amount === 'number' ? [{ label: 'Valor', value: formatMoney(amount) }] : []),
    ...(status?.descricao ? [{ label: 'Status', value: status.descricao }] : []),
  ]
}

/** The record as the list on the screen has it, or its selection. */
function findRecordOnScreen(
  { resource }: AnyCommand,
  id: number,
  context: CommandContext,
  of?: 'rows' | 'selection',
): RecordSummary | null {
  const row = resource && findRow(resource, id, context, of)
  return row ? summarizeRow(resource, row) : null
}
