/** Which strokes lead to which commands, the operator's own in the place of the catalogue's. */
import { type AnyCommand, isInRegion, type KeyScope } from './define.ts'
import { getActiveKeys, type CustomKeys } from './custom-keys.ts'
import { isMovementChord, parseKeySequence, worksInFields } from '#lib/key-chords.ts'

/** A key or a sequence, and the command that it runs. */
export interface Binding {
  /** One stroke, or a sequence of two or three. */
  chords: readonly string[]
  /** As it is spelled for the operator: 'g p'. */
  keys: string
  command: AnyCommand
  /** Works while typing in a field as well. */
  worksInFields: boolean
}

/** All keys of these commands. */
export function createBindings(commands: readonly AnyCommand[], own: CustomKeys): Binding[] {
  return commands.flatMap((command) =>
    getActiveKeys(command, own).map((keys) => {
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
 * The stroke that is bound. Of Ctrl and ⌘ a keyboard has both, or a system calls one by the name of the other: what
 * only one of them is bound to, the other means as well.
 */
export function resolveBoundChord(chord: string, bindings: readonly Binding[]): string {
  const isBound = (wanted: string) => bindings.some(({ chords }) => chords[0] === wanted)
  const other = chord.replace(/^Ctrl\+/, 'Mod+')
  return !isBound(chord) && isBound(other) ? other : chord
}

const SCOPE_PRIORITY: Record<KeyScope, number> = { row: 0, form: 1, list: 2, global: 3 }

/**
 * Which binding of several wins, least first: the part of the page, the nearer place, then the narrower screen
 * (commands/keys/README §1).
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
 * Never bound, because a page cannot take them or should not, or because they edit what stands in a field
 * (commands/keys/README §9), or dead on layouts in use (commands/keys/README §2.6).
 */
const BROWSER_CHORDS =
  /^(Mod\+([tnwqlrfdhjpuacvxyz0-9+-]|Tab|PageUp|PageDown|,|m|`)|Mod\+Shift\+[tnwijckepboavxyz]|Alt\+\p{L}|F(1|3|4|5|7|10|11|12)|(\w+\+)+(Backspace|Delete|Insert|Home|End|Arrow\w+))$/u
const DEAD_KEY = /[´`~^¨'"]$/
const TABLE_CHORDS = new Set(['Enter', 'Space', 'Escape', 'Tab', 'Shift+Tab', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])

/** Why no command that has not had them from the start can be given these keys; undefined where one can. */
function getUnbindableReason(chords: readonly string[]): string | undefined {
  if (chords.length === 0) return 'Pressione uma tecla'
  if (chords.length > 3) return 'No máximo três teclas em sequência'
  if (chords.some((chord) => TABLE_CHORDS.has(chord) || isMovementChord(chord))) return 'Esta tecla move o foco'
  if (chords.some((chord) => BROWSER_CHORDS.test(chord))) return 'Esta combinação é do navegador'
  if (chords.some((chord) => DEAD_KEY.test(chord))) return 'Esta tecla é um acento em teclados usados no Brasil'
}

/**
 * Why the operator cannot give these keys to this command, naming who has them; null where they are free. Those of the
 * catalogue are refused it only where another was given them since.
 */
export function getKeyRefusal(
  keys: string,
  command: AnyCommand,
  commands: readonly AnyCommand[],
  customKeys: CustomKeys,
): string | null {
  const chords = parseKeySequence(keys)
  const isStandard = command.keys?.some((each) => isSameSequence(parseKeySequence(each), chords))
  const reason = isStandard ? undefined : getUnbindableReason(chords)
  if (reason) return reason
  // In a table; a part of the page beside it may have it.
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

/** Its title; where another has the same one, with what tells them apart. What no palette has is a button's. */
export function getUniqueTitle(command: AnyCommand, commands: readonly AnyCommand[]): string {
  const { title, scope, resource, group, hidden } = command
  const isDouble = scope !== 'global' && commands.some((each) => each !== command && each.title === title)
  const apart = ` (${resource?.plural ?? group.toLowerCase()}${hidden ? ', botão' : ''})`
  return title.replace(/…$/, '') + (isDouble ? apart : '')
}

const sharesRegion = (a: AnyCommand, b: AnyCommand): boolean => [a.region].flat().some((part) => isInRegion(b, part))

/** True where a key of one would hide the same key of the other on some screen. */
function scopesOverlap(a: AnyCommand, b: AnyCommand): boolean {
  if (a.path && b.path && a.path !== b.path) return false
  if (!sharesRegion(a, b)) return false
  if (a.scope === 'global' || b.scope === 'global') return true
  return !a.resource || !b.resource || a.resource === b.resource
}
