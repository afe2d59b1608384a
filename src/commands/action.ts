/**
 * A command as a surface shows it: what it is called, where it leads, why it is off. Pure, and the only place where
 * these are derived; the palette's lines add what was typed (palette/entry.ts).
 */
import type { Place } from '#lib/places/place.ts'
import type { IconName } from '#ui/signs/icon.tsx'
import type { Values } from './args.ts'
import { argEntries, missingIn } from './command-args.ts'
import type { AnyCommand, CommandContext } from './define.ts'
import { isRecordId, WHY_NO_ID } from '#lib/written/record-id.ts'

/** Why the command cannot be run with these arguments now, in words for the operator; null where it can. */
export function whyOff(command: AnyCommand, args: Values, context: CommandContext): string | null {
  if (!namesRecords(command, args)) return WHY_NO_ID
  const answer = command.when?.(context, args) ?? true
  return answer === true ? null : answer
}

/** False where an id among the arguments names no record. */
const namesRecords = (command: AnyCommand, args: Values): boolean =>
  argEntries(command).every(([name, { kind }]) => {
    const value = kind === 'id' || kind === 'ids' ? args[name] : undefined
    return value === undefined || [value].flat().every((id) => typeof id !== 'number' || isRecordId(id))
  })

/** What a button or a menu says where it has little room: 'Editar', else the title. */
export const commandLabel = ({ label, title }: AnyCommand): string => label ?? title

/** An entry of a menu, a button or an icon. */
export interface Action {
  command: AnyCommand
  args: Values
  label: string
  icon: IconName | undefined
  tone: AnyCommand['tone']
  /** The page that it leads to, where it only navigates and nothing is still asked for. */
  to: Place | null
}

/** The command as such an entry, with what is known of its arguments. */
export function actionOf(command: AnyCommand, args: Values): Action {
  const { icon, tone } = command
  const isLink = command.to !== undefined && missingIn(command, args).length === 0
  return { command, args, label: commandLabel(command), icon, tone, to: isLink ? (command.to?.(args) ?? null) : null }
}
