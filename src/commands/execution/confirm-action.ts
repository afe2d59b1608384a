/** Stage 4 of an action: asks whether it is meant. */
import { findIdArg } from '#commands/command-args.ts'
import { formatBulkQuestion, getTitleVerb } from '#commands/language/words/inflection.ts'
import type { RecordSummary } from '#commands/resource.ts'
import { capitalize } from '#lib/format/capitalize.ts'
import { formatMoney } from '#lib/format/money.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'
import type { PreviewedAction } from './action.ts'
import { formatSkipped } from './load-preview.ts'

/** Above this number of records the operator types the number to confirm (commands/README §4 rule 6). */
const TYPED_CONFIRMATION_ABOVE = 50
/** Up to this number of records are listed by name. */
const MAX_NAMED_RECORDS = 5

/** False for a command that runs at once, and for the undo of one record that is fully restored. */
export const needsQuestion = ({ command, args, ids, options }: PreviewedAction): boolean =>
  !command.runsSynchronously &&
  (options.replay === undefined || ids.length > 1 || (command.confirmsAsUndo?.(args) ?? false))

/**
 * Asks with the exact text of the specification for one record, or with the count and every id for several. True if
 * the operator confirms, or if the command has no question.
 */
export async function confirmAction(action: PreviewedAction): Promise<boolean> {
  const { command, args, ids, skip, details, context, options, findRecord } = action
  const [first] = ids
  const isBulk = command.runEach !== undefined && ids.length > 1
  const name = findIdArg(command)
  // A command without a resource has its own text for all of its items.
  const confirmArgs = isBulk && name !== null && command.resource ? { ...args, [name]: [first] } : args
  const text = (await command.confirm?.(confirmArgs, context)) ?? null
  if (text === null) return true
  const singleRecord = first !== undefined && ids.length === 1 ? findRecord(first) : null
  return confirm({
    text:
      isBulk && command.resource ? formatBulkQuestion(command, ids, command.resource, command.bulkPart?.(args)) : text,
    description: [options.note, formatSkipped(skip)].filter(Boolean).join(' ') || undefined,
    details: [...(singleRecord ? describeRecord(singleRecord) : describeRecordNames(action)), ...details],
    confirmLabel: command.confirmLabel ?? capitalize(getTitleVerb(command)),
    tone: command.isDestructive?.(args) ? 'danger' : command.tone,
    requiredInput: ids.length > TYPED_CONFIRMATION_ABOVE ? String(ids.length) : undefined,
  })
}

/**
 * Lists several records by name, if no preview of the command describes them: each once, by its number, with its
 * resource if they have several. The confirmation's text says what is done to them.
 */
function describeRecordNames({ command, args, ids, findRecord }: PreviewedAction): LabeledValue[] {
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
