/**
 * Performs a command for every surface: completes its arguments, says why it is disabled, asks for confirmation, runs
 * it once, notifies how it ended and stores it in the history (commands/README §4).
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
import { promptForArgument, type HistoryRef, type CommandSource } from '#commands/command-requests.ts'
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

/** What is known about an action before it runs, besides its arguments. */
export interface PerformOptions {
  /** Ids that are not sent, with the reason, as found before the action ('não existe', 'já Ativo'). */
  skip?: ReadonlyMap<number, string>
  /** Ids among the skipped ones that an earlier run may have done: they are reported as unknown to the end. */
  unconfirmedIds?: readonly number[]
  /** A further sentence about the records for the confirmation. */
  note?: string
  /** Records that were read before the action. */
  records?: ReadonlyMap<number, RecordSummary>
  /** The line as it was understood; formatted from the arguments by default. */
  phrase?: string
  /**
   * Undoes or redoes another action: not asked about for one record that is fully restored, and no undo step of its
   * own.
   */
  replay?: HistoryReplay
  /** False: the palette asks for missing arguments even if rows could supply them. */
  usesTargetRows?: boolean
}

/** Above this number of records the operator types the number to confirm (commands/README §4 rule 6). */
export const TYPED_CONFIRMATION_ABOVE = 50

const refuse = (reason: string): false => {
  notify('info', reason)
  return false
}

const EMPTY_PREVIEW: CommandPreview = { details: [] }

/** '“habilitar produto 12”: foi alterado depois, não foi desfeito' */
export const formatConflictSince = ({ phrase, verb }: Pick<HistoryReplay, 'phrase' | 'verb'>): string =>
  `“${phrase}”: foi alterado depois, não foi ${toParticiple(verb, 1, 'o')}`

/** What the history stores about an end, besides whether it succeeded. */
interface RecordedEnd {
  args: ArgValues
  ids: readonly number[]
  phrase: string | undefined
  historyRef: HistoryRef | null
  isUncertain: boolean
  unconfirmedIds: readonly number[]
  previousValues: PreviousValues
}

/** Performs a command with the known arguments. Returns true if it was performed, whatever the outcome; a navigation counts too. Never rejects. */
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
  // For an undo, the platform says whether a record is still as it was left; a row on the screen may be old.
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
  // The history and a recording need to know which state a toggle set.
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
    // Changes made during a bulk run become visible at once.
    flushInvalidations()
  }
}

/** A previewed and confirmed action. */
interface PreparedAction {
  command: AnyCommand
  /** With the remaining ids. */
  args: ArgValues
  /** The ids requested, and those that remain. */
  requestedIds: readonly number[]
  ids: readonly number[]
  /** Why the other ids are skipped. */
  skip: ReadonlyMap<number, string>
  unconfirmedIds: readonly number[]
  context: CommandContext
  findRecord: (id: number) => RecordSummary | null
  replay: HistoryReplay | undefined
  historyRef: HistoryRef | null
  recordEnd: (ok: boolean, result: string, changed: readonly number[], more?: Partial<RecordedEnd>) => true
}

const createHistoryRef = (replay?: HistoryReplay): HistoryRef | null => (replay ? null : { timestampMs: null })

async function previewConfirmAndRun(
  command: AnyCommand,
  args: ArgValues,
  context: CommandContext,
  source: CommandSource,
  { skip: givenSkips = new Map(), unconfirmedIds = [], note = '', records = new Map(), phrase, replay }: PerformOptions,
): Promise<boolean> {
  recordUsage(command.id)
  if (source === 'ponteiro') recordPointerUse(command)
  const requestedIds = getIds(command, args)
  // One bulk run at a time: the unsaved work that a sign-out would end, and the rest offered after a reload, belong to
  // one run.
  if (requestedIds.length > 1 && command.runEach && getCurrentRun()?.run.endedAt === null)
    return refuse('Uma execução está em andamento: espere o fim dela, ou pare-a antes')
  const findCurrentRecord = (id: number) => records.get(id) ?? findRecordOnScreen(command, id, context)
  // A row of another page may be old: neither the preview nor the confirmation of a single record uses it.
  const findKnownRecord = (id: number) =>
    findCurrentRecord(id) ?? (requestedIds.length > 1 ? findRecordOnScreen(command, id, context, 'selection') : null)
  const loadsPreview = (!replay || requestedIds.length > 1) && !command.runsSynchronously
  const preview = loadsPreview
    ? await loadPreview(command, args, context, findCurrentRecord, givenSkips)
    : EMPTY_PREVIEW
  if (preview === null) return refuse('Cancelado antes da pergunta: nada foi feito')
  // After a long preview the confirmation does not appear on another screen.
  if (getScreen().path !== context.screen.path) return refuse('A tela mudou antes da pergunta: nada foi feito')
  const unchanged = requestedIds.length > 1 && !replay ? findUnchanged(command, requestedIds, findKnownRecord) : []
  const previewSkips = [...(preview.skip ?? [])].map(
    ([id, reason]) => [id, command.itemLabel ? reason : `#${id} ${reason}`] as const,
  )
  const skip = new Map([...unchanged, ...previewSkips, ...givenSkips])
  const ids = requestedIds.filter((id) => !skip.has(id))
  if (requestedIds.length > 0 && ids.length === 0)
    return refuse(skip.size > 1 ? formatSkipped(skip) : ([...skip.values()][0] ?? 'Nada a fazer'))
  const remainingArgs =
    requestedIds.length > 1 && command.runEach ? { ...args, [findIdArg(command) ?? 'ids']: ids } : args
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
  const recordEnd: PreparedAction['recordEnd'] = (ok, result, changed, more = {}) => {
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
    const timestampMs = recordAction({
      command,
      isOk: ok,
      result,
      source,
      changed,
      isReplay: replay !== undefined,
      ...end,
    })
    if (end.historyRef) end.historyRef.timestampMs = timestampMs
    return true
  }
  if (command.to) {
    context.navigate(command.to(remainingArgs))
    return recordEnd(true, '', [])
  }
  const findSeenRecord = (id: number) => findKnownRecord(id) ?? preview.records?.get(id) ?? null
  const prepared: PreparedAction = {
    command,
    args: remainingArgs,
    requestedIds,
    ids,
    skip,
    unconfirmedIds,
    context,
    findRecord: findSeenRecord,
    replay,
    historyRef,
    recordEnd,
  }
  return command.runEach && requestedIds.length > 1 ? runOnMany(prepared) : runOnce(prepared)
}

/** Runs the command on one record after the other, with progress and a report. */
async function runOnMany({
  command,
  args,
  requestedIds,
  skip,
  unconfirmedIds: ambiguousIds,
  context,
  findRecord,
  replay,
  historyRef,
  recordEnd,
}: PreparedAction): Promise<boolean> {
  const items = requestedIds.map((id) => ({
    id,
    // The items of a script are its steps.
    name: (command.resource && findRecord(id)?.name) || command.itemLabel?.(id, args) || null,
    skipReason: skip.get(id)?.replace(`#${id} `, '') ?? null,
    isUnknown: ambiguousIds.includes(id),
  }))
  const recordRunEnd = (end: Awaited<ReturnType<typeof runBulk>>, more?: Partial<RecordedEnd>) => {
    const { isOk, text, ids, changed, unknown, conflicting, previousValues } = end
    // If all records had been changed meanwhile, nothing was undone.
    const wasAllUnchanged = isOk && changed.length === 0 && (replay?.isFirstAttempt() || conflicting.length > 0)
    if (replay && !wasAllUnchanged) replay.onAttemptEnd(isOk, changed)
    return recordEnd(isOk, text, changed, {
      ids,
      unconfirmedIds: unknown,
      isUncertain: unknown.length > 0,
      previousValues,
      ...more,
    })
  }
  // Read now, because the rows of deleted records disappear.
  const before = new Map(requestedIds.map((id) => [id, findRecord(id)]))
  const job: BulkJob = {
    ...createBulkJob(command, args, replay),
    findRecord: (id) => before.get(id) ?? null,
    // A retry is an action of its own in the history.
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

/** Runs the command on one record, or on none. */
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
  const previousValues = new Map<number, number>()
  // Read now, because the row of a deleted record disappears.
  const resource = command.args[findIdArg(command) ?? '']?.resource ?? command.resource
  const about = resource && first !== undefined ? describeRecordForNotice(resource, first, findRecord) : ''
  try {
    const commandResult = await executeCommand(command, args, first, context, (previousValue) =>
      previousValues.set(first ?? 0, previousValue),
    )
    if (
      replay &&
      commandResult instanceof UnchangedResult &&
      (replay.isFirstAttempt() || commandResult instanceof ConflictResult)
    )
      return refuse(`${formatConflictSince(replay)}. ${capitalize(commandResult.reason)}`)
    replay?.onAttemptEnd(true, ids)
    if (command.runEach && command.resource) recordsProcessed.emit(command.resource, ids)
    return recordEnd(
      true,
      notifySuccess(command, commandResult, historyRef, about),
      commandResult instanceof UnchangedResult ? [] : ids,
      { previousValues },
    )
  } catch (error) {
    const text = notifyFailure(command, args, error, historyRef, about)
    replay?.onAttemptEnd(false, [])
    const uncertain = isUnconfirmed(error)
    // After the end of a session nothing was sent: the interrupted action stays open.
    return (
      !isSessionEnded(error) &&
      recordEnd(false, text, [], { isUncertain: uncertain, unconfirmedIds: uncertain ? ids : [], previousValues })
    )
  }
}

/** What a confirmation is about: the remaining and the skipped records, and facts about them. */
interface ConfirmationSubject {
  ids: readonly number[]
  skip: ReadonlyMap<number, string>
  extraText: string
  details: readonly LabeledValue[]
}

/** Asks with the exact text of the specification for one record, or with the count and every id for several. */
async function confirmAction(
  command: AnyCommand,
  args: ArgValues,
  { ids, skip, extraText, details }: ConfirmationSubject,
  context: CommandContext,
  findRecord: (id: number) => RecordSummary | null,
): Promise<boolean> {
  const [first] = ids
  const isBulk = command.runEach !== undefined && ids.length > 1
  const name = findIdArg(command)
  // A command without a resource has its own text for all of its items.
  const confirmArgs = isBulk && name !== null && command.resource ? { ...args, [name]: [first] } : args
  const text = (await command.confirm?.(confirmArgs, context)) ?? null
  if (text === null) return true
  const verb = getTitleVerb(command)
  const singleRecord = first !== undefined && ids.length === 1 ? findRecord(first) : null
  return confirm({
    text: isBulk && command.resource ? formatBulkQuestion(command, ids, command.resource) : text,
    description: [extraText, formatSkipped(skip)].filter(Boolean).join(' ') || undefined,
    details: [
      ...(singleRecord ? describeRecord(singleRecord) : describeRecordNames(command, args, ids, findRecord)),
      ...details,
    ],
    confirmLabel: command.confirmLabel ?? capitalize(verb),
    tone: command.isDestructive?.(args) ? 'danger' : command.tone,
    requiredInput: ids.length > TYPED_CONFIRMATION_ABOVE ? String(ids.length) : undefined,
  })
}

/** Up to this number of records are listed by name. */
const MAX_NAMED_RECORDS = 5

/**
 * Lists several records by name, if no preview of the command describes them: each once, by its number, with its
 * resource if they have several. The confirmation's text says what is done to them.
 */
function describeRecordNames(
  command: AnyCommand,
  args: ArgValues,
  ids: readonly number[],
  findRecord: (id: number) => RecordSummary | null,
): LabeledValue[] {
  if ((command.resource && command.preview) || ids.length > MAX_NAMED_RECORDS) return []
  const namedRecords = ids.flatMap((id) => {
    const name = findRecord(id)?.name
    const record = command.resource ? { resource: command.resource, id } : command.itemRecord?.(id, args)
    return name && record ? [{ ...record, name }] : []
  })
  const isOneResource = namedRecords.every(({ resource }) => resource === namedRecords[0]?.resource)
  const byLabel = new Map(
    namedRecords.map(({ resource, id, name }) => [isOneResource ? `#${id}` : `${resource.singular} #${id}`, name]),
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

/** The record as the list on the screen has it, or the list's selection. */
function findRecordOnScreen(
  { resource }: AnyCommand,
  id: number,
  context: CommandContext,
  source?: 'rows' | 'selection',
): RecordSummary | null {
  const row = resource && findRow(resource, id, context, source)
  return row ? summarizeRow(resource, row) : null
}
