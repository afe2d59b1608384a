/** Which key chords and sequences run which commands; the operator's own keys replace the default ones. */
import { type AnyCommand, isInRegion, type KeyScope } from './define.ts'
import { getActiveKeys, type CustomKeys } from './custom-keys.ts'
import { isMovementChord, parseKeySequence, worksInFields } from '#lib/key-chords.ts'

/** A key or a sequence, and the command that it runs. */
export interface Binding {
  /** One chord, or a sequence of two or three. */
  chords: readonly string[]
  /** The spelling for the operator: 'g p'. */
  keys: string
  command: AnyCommand
  /** The key also works while the operator types in a field. */
  worksInFields: boolean
}

/** All key bindings of these commands. */
export function createBindings(commands: readonly AnyCommand[], customKeys: CustomKeys): Binding[] {
  return commands.flatMap((command) =>
    getActiveKeys(command, customKeys).map((keys) => {
      const chords = parseKeySequence(keys)
      const inFields =
        (command.scope === 'global' || command.scope === 'form') &&
        !command.yieldsToFields &&
        chords.length === 1 &&
        worksInFields(chords[0] ?? '')
      return { chords, keys, command, worksInFields: inFields }
    }),
  )
}

/**
 * The bound chord that this press means. A keyboard may have both Ctrl and ⌘, or the system may report one as the
 * other: if only one of them is bound, the other means the same.
 */
export function resolveBoundChord(chord: string, bindings: readonly Binding[]): string {
  const isBound = (firstChord: string) => bindings.some(({ chords }) => chords[0] === firstChord)
  const other = chord.replace(/^Ctrl\+/, 'Mod+')
  return !isBound(chord) && isBound(other) ? other : chord
}

const SCOPE_PRIORITY: Record<KeyScope, number> = { row: 0, form: 1, list: 2, global: 3 }

/**
 * Which of several matching bindings wins, smallest number first: the region of the page, then the nearer scope, then
 * the narrower screen (commands/keys/README §1).
 */
export const bindingPriority = ({ command }: Binding): number =>
  command.region
    ? -1
    : SCOPE_PRIORITY[command.scope] * 4 + (command.path ? 0 : command.resource && command.scope !== 'global' ? 1 : 2)

const isLongerSequence = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.length < longer.length && shorter.every((chord, index) => chord === longer[index])
const isSameSequence = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((s, i) => s === b[i])

/**
 * Keys that are never bound: the page cannot or should not take them, or they edit the text of a field
 * (commands/keys/README §9). DEAD_KEY: keys that are dead on layouts in use (commands/keys/README §2.6).
 */
const BROWSER_CHORDS =
  /^(Mod\+([tnwqlrfdhjpuacvxyz0-9+-]|Tab|PageUp|PageDown|,|m|`)|Mod\+Shift\+[tnwijckepboavxyz]|Alt\+\p{L}|F(1|3|4|5|7|10|11|12)|(\w+\+)+(Backspace|Delete|Insert|Home|End|Arrow\w+))$/u
const DEAD_KEY = /[´`~^¨'"]$/
const TABLE_CHORDS = new Set(['Enter', 'Space', 'Escape', 'Tab', 'Shift+Tab', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])

/** Why these keys cannot be given to a command that does not have them by default; undefined if they can. */
function getUnbindableReason(chords: readonly string[]): string | undefined {
  if (chords.length === 0) return 'Pressione uma tecla'
  if (chords.length > 3) return 'No máximo três teclas em sequência'
  if (chords.some((chord) => TABLE_CHORDS.has(chord) || isMovementChord(chord))) return 'Esta tecla move o foco'
  if (chords.some((chord) => BROWSER_CHORDS.test(chord))) return 'Esta combinação é do navegador'
  if (chords.some((chord) => DEAD_KEY.test(chord))) return 'Esta tecla é um acento em teclados usados no Brasil'
}

/**
 * Why the operator cannot give these keys to this command, with the name of the command that has them; null if they are
 * free. The command's default keys are refused only if the operator has given them to another command.
 */
export function getKeyRefusal(
  keys: string,
  command: AnyCommand,
  commands: readonly AnyCommand[],
  customKeys: CustomKeys,
): string | null {
  const chords = parseKeySequence(keys)
  const isStandard = command.keys?.some((defaultKeys) => isSameSequence(parseKeySequence(defaultKeys), chords))
  const reason = isStandard ? undefined : getUnbindableReason(chords)
  if (reason) return reason
  // 'x' selects the row in a table. A region beside the table may bind the key for itself.
  if (chords[0] === 'x' && !command.region && !isStandard) return '“Selecionar a linha” já usa esta tecla'
  const competingCommands = isStandard ? commands.filter(({ id }) => customKeys[id]) : commands
  const holder = createBindings(competingCommands, customKeys).find(
    (binding) =>
      binding.command !== command &&
      ((isSameSequence(binding.chords, chords) && scopesOverlap(binding.command, command)) ||
        (sharesRegion(binding.command, command) &&
          (isLongerSequence(binding.chords, chords) || isLongerSequence(chords, binding.chords)))),
  )
  return holder ? `“${getUniqueTitle(holder.command, commands)}” já usa esta tecla` : null
}

/**
 * The command's title without '…'. If another command has the same title, the resource or group follows in parentheses;
 * a command that the palette hides is a button's, and says so.
 */
export function getUniqueTitle(command: AnyCommand, commands: readonly AnyCommand[]): string {
  const { title, scope, resource, group, hidden } = command
  const isDouble = scope !== 'global' && commands.some((other) => other !== command && other.title === title)
  const suffix = ` (${resource?.plural ?? group.toLowerCase()}${hidden ? ', botão' : ''})`
  return title.replace(/…$/, '') + (isDouble ? suffix : '')
}

const sharesRegion = (a: AnyCommand, b: AnyCommand): boolean =>
  [a.region].flat().some((region) => isInRegion(b, region))

/** True if a key of one command would hide the same key of the other on some screen. */
function scopesOverlap(a: AnyCommand, b: AnyCommand): boolean {
  if (a.path && b.path && a.path !== b.path) return false
  if (!sharesRegion(a, b)) return false
  if (a.scope === 'global' || b.scope === 'global') return true
  return !a.resource || !b.resource || a.resource === b.resource
}
