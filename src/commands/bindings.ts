/** Which strokes lead to which commands, the operator's own in the place of the catalogue's. */
import { type AnyCommand, isOfRegion, type Scope } from './define.ts'
import { keysOf, type OwnKeys } from './own-keys.ts'
import { isMovement, strokesOf, worksInFields } from '#lib/strokes.ts'

/** A key or a sequence, and the command that it runs. */
export interface Binding {
  /** One stroke, or a sequence of two or three. */
  strokes: readonly string[]
  /** As it is spelled for the operator: 'g p'. */
  keys: string
  command: AnyCommand
  /** Works while typing in a field as well. */
  inFields: boolean
}

/** All keys of these commands. */
export function bindingsOf(commands: readonly AnyCommand[], own: OwnKeys): Binding[] {
  return commands.flatMap((command) =>
    keysOf(command, own).map((keys) => {
      const strokes = strokesOf(keys)
      const inFields =
        (command.place === 'global' || command.place === 'form') &&
        !command.leavesFields &&
        strokes.length === 1 &&
        worksInFields(strokes[0] ?? '')
      return { strokes, keys, command, inFields }
    }),
  )
}

/**
 * The stroke that is bound. Of Ctrl and ⌘ a keyboard has both, or a system calls one by the name of the other: what
 * only one of them is bound to, the other means as well.
 */
export function boundStroke(stroke: string, bindings: readonly Binding[]): string {
  const isBound = (wanted: string) => bindings.some(({ strokes }) => strokes[0] === wanted)
  const other = stroke.replace(/^Ctrl\+/, 'Mod+')
  return !isBound(stroke) && isBound(other) ? other : stroke
}

const RANK: Record<Scope, number> = { row: 0, form: 1, list: 2, global: 3 }

/**
 * Which binding of several wins, least first: the part of the page, the nearer place, then the narrower screen
 * (commands/keys/README §1).
 */
export const bindingRank = ({ command }: Binding): number =>
  command.region
    ? -1
    : RANK[command.place] * 4 + (command.path ? 0 : command.noun && command.place !== 'global' ? 1 : 2)

const startsWith = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.length < longer.length && shorter.every((stroke, index) => stroke === longer[index])
const same = (a: readonly string[], b: readonly string[]) => a.length === b.length && a.every((s, i) => s === b[i])

/**
 * Never bound, because a page cannot take them or should not, or because they edit what stands in a field
 * (commands/keys/README §9), or dead on layouts in use (commands/keys/README §2.6).
 */
const BROWSER =
  /^(Mod\+([tnwqlrfdhjpuacvxyz0-9+-]|Tab|PageUp|PageDown|,|m|`)|Mod\+Shift\+[tnwijckepboavxyz]|Alt\+\p{L}|F(1|3|4|5|7|10|11|12)|(\w+\+)+(Backspace|Delete|Insert|Home|End|Arrow\w+))$/u
const DEAD = /[´`~^¨'"]$/
const TABLE = new Set(['Enter', 'Space', 'Escape', 'Tab', 'Shift+Tab', 'Home', 'End', 'ArrowLeft', 'ArrowRight'])

/** Why no command that has not had them from the start can be given these keys; undefined where one can. */
function unfit(strokes: readonly string[]): string | undefined {
  if (strokes.length === 0) return 'Pressione uma tecla'
  if (strokes.length > 3) return 'No máximo três teclas em sequência'
  if (strokes.some((stroke) => TABLE.has(stroke) || isMovement(stroke))) return 'Esta tecla move o foco'
  if (strokes.some((stroke) => BROWSER.test(stroke))) return 'Esta combinação é do navegador'
  if (strokes.some((stroke) => DEAD.test(stroke))) return 'Esta tecla é um acento em teclados usados no Brasil'
}

/**
 * Why the operator cannot give these keys to this command, naming who has them; null where they are free. Those of the
 * catalogue are refused it only where another was given them since.
 */
export function refusal(
  keys: string,
  command: AnyCommand,
  commands: readonly AnyCommand[],
  own: OwnKeys,
): string | null {
  const strokes = strokesOf(keys)
  const isStandard = command.keys?.some((each) => same(strokesOf(each), strokes))
  const reason = isStandard ? undefined : unfit(strokes)
  if (reason) return reason
  // In a table; a part of the page beside it may have it.
  if (strokes[0] === 'x' && !command.region && !isStandard) return '“Selecionar a linha” já usa esta tecla'
  const others = isStandard ? commands.filter(({ id }) => own[id]) : commands
  const holder = bindingsOf(others, own).find(
    (binding) =>
      binding.command !== command &&
      ((same(binding.strokes, strokes) && overlap(binding.command, command)) ||
        (shareRegion(binding.command, command) &&
          (startsWith(binding.strokes, strokes) || startsWith(strokes, binding.strokes)))),
  )
  return holder ? `“${titleAmong(holder.command, commands)}” já usa esta tecla` : null
}

/** Its title; where another has the same one, with what tells them apart. What no palette has is a button's. */
export function titleAmong(command: AnyCommand, commands: readonly AnyCommand[]): string {
  const { title, place, noun, group, hidden } = command
  const isDouble = place !== 'global' && commands.some((each) => each !== command && each.title === title)
  const apart = ` (${noun?.plural ?? group.toLowerCase()}${hidden ? ', botão' : ''})`
  return title.replace(/…$/, '') + (isDouble ? apart : '')
}

const shareRegion = (a: AnyCommand, b: AnyCommand): boolean => [a.region].flat().some((part) => isOfRegion(b, part))

/** True where a key of one would hide the same key of the other on some screen. */
function overlap(a: AnyCommand, b: AnyCommand): boolean {
  if (a.path && b.path && a.path !== b.path) return false
  if (!shareRegion(a, b)) return false
  if (a.place === 'global' || b.place === 'global') return true
  return !a.noun || !b.noun || a.noun === b.noun
}
