/**
 * A command as a button, menu or link shows it: label, target, and why it is disabled. Pure, and the only place that
 * derives these; the palette's lines add the typed text (palette/entry.ts).
 */
import { getCapabilities, getReadOnlyReason, NOT_SUPPORTED_REASON } from '#api/capabilities.ts'
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { ArgValues } from './args.ts'
import { getArgEntries, getMissingArgs } from './command-args.ts'
import type { AnyCommand, CommandContext } from './define.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

/** Why the platform does not carry the command out, as config.json says; null if it does. */
const getUnsupportedReason = ({ id, writes = [] }: AnyCommand): string | null =>
  getCapabilities().withoutCommands.includes(id) ? NOT_SUPPORTED_REASON : getReadOnlyReason(writes)

/** Why the command cannot run with these arguments now, in words for the operator; null if it can. */
export function getDisabledReason(command: AnyCommand, args: ArgValues, context: CommandContext): string | null {
  const unsupportedReason = getUnsupportedReason(command)
  if (unsupportedReason !== null) return unsupportedReason
  if (!hasValidRecordIds(command, args)) return NO_ID_REASON
  const condition = command.when?.(context, args) ?? true
  return condition === true ? null : condition
}

/** False if an id among the arguments cannot be a record's id. */
const hasValidRecordIds = (command: AnyCommand, args: ArgValues): boolean =>
  getArgEntries(command).every(([name, { kind }]) => {
    const value = kind === 'id' || kind === 'ids' ? args[name] : undefined
    return value === undefined || [value].flat().every((id) => typeof id !== 'number' || isRecordId(id))
  })

/** The text for a button or a menu with little room: 'Editar', else the title. */
export const getCommandLabel = ({ label, title }: AnyCommand): string => label ?? title

/** An entry of a menu, a button or an icon. */
export interface CommandItem {
  command: AnyCommand
  args: ArgValues
  label: string
  icon: IconName | undefined
  tone: AnyCommand['tone']
  /** Why it is disabled for good, because the platform does not carry it out (`capabilities`); null if it does. */
  unsupportedReason: string | null
  /** The page to link to, if the command only navigates, is supported, and no argument is missing; null otherwise. */
  to: RouteLocation | null
}

/** The command as a menu entry, with its known arguments. */
export function toCommandItem(command: AnyCommand, args: ArgValues): CommandItem {
  const { icon, tone } = command
  const unsupportedReason = getUnsupportedReason(command)
  const isLink = unsupportedReason === null && command.to !== undefined && getMissingArgs(command, args).length === 0
  return {
    command,
    args,
    label: getCommandLabel(command),
    icon,
    tone,
    unsupportedReason,
    to: isLink ? (command.to?.(args) ?? null) : null,
  }
}
