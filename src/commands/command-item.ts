/**
 * A command as a surface shows it: what it is called, where it leads, why it is off. Pure, and the only place where
 * these are derived; the palette's lines add what was typed (palette/entry.ts).
 */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { ArgValues } from './args.ts'
import { getArgEntries, getMissingArgs } from './command-args.ts'
import type { AnyCommand, CommandContext } from './define.ts'
import { isRecordId, NO_ID_REASON } from '#lib/format/record-id.ts'

/** Why the command cannot be run with these arguments now, in words for the operator; null where it can. */
export function getDisabledReason(command: AnyCommand, args: ArgValues, context: CommandContext): string | null {
  if (!hasValidRecordIds(command, args)) return NO_ID_REASON
  const answer = command.when?.(context, args) ?? true
  return answer === true ? null : answer
}

/** False where an id among the arguments names no record. */
const hasValidRecordIds = (command: AnyCommand, args: ArgValues): boolean =>
  getArgEntries(command).every(([name, { kind }]) => {
    const value = kind === 'id' || kind === 'ids' ? args[name] : undefined
    return value === undefined || [value].flat().every((id) => typeof id !== 'number' || isRecordId(id))
  })

/** What a button or a menu says where it has little room: 'Editar', else the title. */
export const getCommandLabel = ({ label, title }: AnyCommand): string => label ?? title

/** An entry of a menu, a button or an icon. */
export interface CommandItem {
  command: AnyCommand
  args: ArgValues
  label: string
  icon: IconName | undefined
  tone: AnyCommand['tone']
  /** The page that it leads to, where it only navigates and nothing is still asked for. */
  to: RouteLocation | null
}

/** The command as such an entry, with what is known of its arguments. */
export function toCommandItem(command: AnyCommand, args: ArgValues): CommandItem {
  const { icon, tone } = command
  const isLink = command.to !== undefined && getMissingArgs(command, args).length === 0
  return {
    command,
    args,
    label: getCommandLabel(command),
    icon,
    tone,
    to: isLink ? (command.to?.(args) ?? null) : null,
  }
}
