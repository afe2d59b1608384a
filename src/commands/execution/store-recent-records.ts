/** Stores the records of an action, for the palette. */
import { findIdArg } from '#commands/command-args.ts'
import { getRecordName } from '#commands/record-names.ts'
import { forgetRecords, rememberRecords } from '#commands/recent-records.ts'
import { type Resource, summarizeRow } from '#commands/resource.ts'
import { findRow, getScreen } from '#commands/screen.ts'
import type { ReportedAction } from './action.ts'

/** The name as the screen has it, else as another list had it; '' if neither has it. */
function findName(resource: Resource, id: number): string {
  const row = findRow(resource, id, { screen: getScreen() })
  return (row && summarizeRow(resource, row).name) || (getRecordName(resource, id) ?? '')
}

/** Remembers the records that the action opened or changed, and forgets those that it removed. */
export function storeRecentRecords({ command, ids, changed, isOk }: ReportedAction): void {
  const resource = command.args[findIdArg(command) ?? '']?.resource
  if (!resource) return
  if (command.removesRecords) return forgetRecords(resource, changed)
  const affected = command.to || command.opensRecord ? ids : changed
  if (isOk || changed.length > 0)
    rememberRecords(
      resource,
      affected.map((id) => ({ id, name: findName(resource, id) })),
    )
}
