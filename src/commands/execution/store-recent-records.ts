/** Stores the records of an action, for the palette. */
import { findIdArg } from '#commands/command-args.ts'
import { getRecordName } from '#commands/record-names.ts'
import { forgetRecords, rememberRecords } from '#commands/recent-records.ts'
import { type Resource, summarizeRow } from '#commands/resource.ts'
import { findRow, getScreen } from '#commands/screen.ts'
import type { ReportedAction } from './action.ts'

/** The name as the screen has it, else as the preview or another list had it; '' if none has it. */
function findName(resource: Resource, id: number, { findPreviewedRecord }: ReportedAction): string {
  const row = findRow(resource, id, { screen: getScreen() })
  return (
    (row && summarizeRow(resource, row).name) || findPreviewedRecord(id)?.name || (getRecordName(resource, id) ?? '')
  )
}

/** Remembers the records that the action opened or changed, and forgets those that it removed. */
export function storeRecentRecords(action: ReportedAction): void {
  const { command, ids, changed, isOk } = action
  const resource = command.args[findIdArg(command) ?? '']?.resource
  if (!resource) return
  if (command.removesRecords) return forgetRecords(resource, changed)
  const affected = command.to || command.opensRecord ? ids : changed
  if (isOk || changed.length > 0)
    rememberRecords(
      resource,
      affected.map((id) => ({ id, name: findName(resource, id, action) })),
    )
}
