/** Stage 3 of an action: loads what it will affect, and finds the records to skip. */
import type { FindRecord } from '#commands/bulk/describe-records.ts'
import { findIdArg } from '#commands/command-args.ts'
import { promptForArgument } from '#commands/command-requests.ts'
import type { AnyCommand, CommandContext, CommandPreview } from '#commands/define.ts'
import { type RecordSummary, summarizeRow } from '#commands/resource.ts'
import { findRow, getScreen } from '#commands/screen.ts'
import type { AvailableAction, PreviewedAction } from './action.ts'
import { findUnchanged, formatSkipped, loadPreview } from './load-preview.ts'
import { stopWithReason } from './notify-outcome.ts'

/** False for a command that runs at once, and for the undo of one record, which the platform checks. */
export const needsPreview = ({ command, requestedIds, options }: AvailableAction): boolean =>
  (!options.replay || requestedIds.length > 1) && !command.runsSynchronously

/** Loads the preview; ends the action if the operator cancels it, or goes to another screen meanwhile. */
export async function previewAction(action: AvailableAction): Promise<PreviewedAction | null> {
  const { command, args, context, options } = action
  const preview = await loadPreview(command, args, context, createCurrentFinder(action), options.skip ?? new Map())
  if (preview === null) return stopWithReason('Cancelado antes da pergunta: nada foi feito')
  // After a long preview the confirmation does not appear on another screen.
  if (getScreen().path !== context.screen.path) return stopWithReason('A tela mudou antes da pergunta: nada foi feito')
  if (preview.stopReason !== undefined) return stopWithReason(preview.stopReason)
  if (preview.prompt) {
    const { argName, choices } = preview.prompt
    const { [argName]: _, ...knownArgs } = args
    promptForArgument({ command, args: knownArgs, argName, choices })
    return null
  }
  return excludeSkipped({ ...action, args: { ...action.args, ...preview.args } }, preview)
}

/** The action with what is known without a preview. */
export const skipPreview = (action: AvailableAction): PreviewedAction | null => excludeSkipped(action, { details: [] })

/** Leaves the ids that remain; ends the action if none does. */
function excludeSkipped(action: AvailableAction, preview: CommandPreview): PreviewedAction | null {
  const { command, args, requestedIds, options } = action
  const findRecord = createKnownFinder(action)
  const unchanged = requestedIds.length > 1 && !options.replay ? findUnchanged(command, requestedIds, findRecord) : []
  const previewSkips = [...(preview.skip ?? [])].map(
    ([id, reason]) => [id, command.itemLabel ? reason : `#${id} ${reason}`] as const,
  )
  const skip = new Map([...unchanged, ...previewSkips, ...(options.skip ?? [])])
  const ids = requestedIds.filter((id) => !skip.has(id))
  if (requestedIds.length > 0 && ids.length === 0)
    return stopWithReason(skip.size > 1 ? formatSkipped(skip) : ([...skip.values()][0] ?? 'Nada a fazer'))
  return {
    ...action,
    args: requestedIds.length > 1 && command.runEach ? { ...args, [findIdArg(command) ?? 'ids']: ids } : args,
    ids,
    skip,
    details: preview.details,
    findRecord,
    findPreviewedRecord: (id) => findRecord(id) ?? preview.records?.get(id) ?? null,
  }
}

/** Finds records that were read before the action, or that the page shows. */
const createCurrentFinder =
  ({ command, context, options }: AvailableAction): FindRecord =>
  (id) =>
    options.records?.get(id) ?? findRecordOnScreen(command, id, context)

/**
 * Finds also selected records of other pages. Such a row may be old: neither the preview nor the confirmation of a
 * single record uses it.
 */
function createKnownFinder(action: AvailableAction): FindRecord {
  const { command, context, requestedIds } = action
  const findCurrentRecord = createCurrentFinder(action)
  return (id) =>
    findCurrentRecord(id) ?? (requestedIds.length > 1 ? findRecordOnScreen(command, id, context, 'selection') : null)
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
