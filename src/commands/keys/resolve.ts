/**
 * What a key press means here and now (commands/keys/README §1, §2): a pure function of the press, the sequence under
 * way, the place of the focus and the bindings. The first context that has the key wins; the rest do not see it.
 */
import { fitsPath } from '#lib/places/place.ts'
import { type AnyCommand, isOfRegion } from '#commands/define.ts'
import type { FocusKind } from '#ui/focus/focus.ts'
import type { Noun } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'
import { type Binding, bindingRank, boundStroke } from '#commands/bindings.ts'
import { isMovement, isSingleKey, type KeyPress, strokeOf } from '#lib/strokes.ts'

/** Where the focus is when a key is pressed. */
export interface Where {
  focus: FocusKind
  /** The focus is on a button, a link or a box: Enter and Space belong to it. */
  activates: boolean
  screen: Screen
  /** The part of the page around the focus (`data-region`), where it is in one. */
  region?: string | undefined
}

/** The operator's own settings of keys. */
export interface KeySettings {
  /** Off: no shortcut without a modifier works outside the table and windows, sequences included (WCAG 2.1.4). */
  singleKeys: boolean
  /** ms that a sequence waits for its next key; Infinity for no limit. */
  wait: number
  mac: boolean
}

/** A sequence that waits for its next key. */
export interface Pending {
  strokes: readonly string[]
  /** KeyPress.at of its last stroke. */
  since: number
}

/** What a key press does. */
export type Act =
  /** Not ours: the browser's. */
  | { kind: 'leave' }
  /** Ours, and nothing happens: a key held down. */
  | { kind: 'swallow' }
  | { kind: 'wait' }
  | { kind: 'run'; commands: readonly AnyCommand[] }
  /** Nothing runs, and one quiet line says so. */
  | { kind: 'say'; text: string }

/** What a key press does, and the sequence that waits after it. */
export interface Resolution {
  pending: Pending | null
  act: Act
}

const leave = (pending: Pending | null = null): Resolution => ({ pending, act: { kind: 'leave' } })

/** Reads one key press; never throws. */
export function resolve(
  press: KeyPress,
  waiting: Pending | null,
  where: Where,
  bindings: readonly Binding[],
  settings: KeySettings,
): Resolution {
  const pressed = strokeOf(press, settings.mac)
  if (pressed === null) return leave(waiting)
  // In a field of macOS Ctrl and a letter edit.
  const isEditing = settings.mac && where.focus === 'field'
  const stroke = isEditing ? pressed : boundStroke(pressed, bindings)
  const pending = waiting && press.at - waiting.since <= settings.wait ? waiting : null
  const bound = bindings.filter((binding) => reaches(binding, where, settings, pending !== null))

  if (pending && isSingleKey(stroke)) {
    if (press.repeat) return { pending, act: { kind: 'swallow' } }
    return proceed(stroke, pending, press.at, bound, bindings)
  }
  if (pending && stroke === 'Escape') return { pending: null, act: { kind: 'swallow' } }
  // A modified or named key ends the sequence and is then read on its own (commands/keys/README §2.8).
  if (where.activates && /^(Shift\+)?(Enter|Space)$/.test(stroke)) return leave()

  const hits = bound.filter((binding) => binding.strokes[0] === stroke)
  if (hits.length === 0) return { pending: null, act: absent(stroke, where, bindings, settings) }
  // Held down it only moves; it never confirms, deletes, saves, pages or toggles (commands/keys/README §2.7).
  if (press.repeat && !isMovement(stroke)) return { pending: null, act: { kind: 'swallow' } }
  const single = hits.filter((binding) => binding.strokes.length === 1)
  if (single.length > 0) return { pending: null, act: { kind: 'run', commands: best(single) } }
  return { pending: { strokes: [stroke], since: press.at }, act: { kind: 'wait' } }
}

function proceed(
  stroke: string,
  pending: Pending,
  at: number,
  bound: readonly Binding[],
  all: readonly Binding[],
): Resolution {
  const strokes = [...pending.strokes, stroke]
  const begins = (binding: Binding) => strokes.every((part, index) => binding.strokes[index] === part)
  const going = bound.filter(begins)
  const ready = going.filter((binding) => binding.strokes.length === strokes.length)
  if (ready.length > 0) return { pending: null, act: { kind: 'run', commands: best(ready) } }
  if (going.length > 0) return { pending: { strokes, since: at }, act: { kind: 'wait' } }
  // g again starts over, so that g g p goes to Produtos.
  if (stroke === pending.strokes[0]) return { pending: { strokes: [stroke], since: at }, act: { kind: 'wait' } }
  const elsewhere = all.find((binding) => binding.strokes.length === strokes.length && begins(binding))
  return {
    pending: null,
    act: { kind: 'say', text: nothing(elsewhere?.command) ?? `${strokes.join(' ')}: sem atalho` },
  }
}

/** The bindings that win, least precedence first; several where only `when` can tell them apart. */
function best(bindings: readonly Binding[]): AnyCommand[] {
  const least = Math.min(...bindings.map(bindingRank))
  return bindings.filter((binding) => bindingRank(binding) === least).map((binding) => binding.command)
}

/** True where the binding can be meant at this focus. */
export function reaches(binding: Binding, where: Where, settings: KeySettings, pending = false): boolean {
  const { command, strokes, inFields } = binding
  const { focus, screen } = where
  if (focus === 'palette' || focus === 'alert') return false
  if ((focus === 'window' || focus === 'menu') && !(inFields && command.place === 'global')) return false
  if (focus === 'field' && !inFields && !pending) return false
  if (command.path && !fitsPath(command.path, screen.path)) return false
  if (command.region && (!isOfRegion(command, where.region) || focus === 'window')) return false
  const ofNoun = (noun: Noun | undefined) => !command.noun || command.noun === noun
  if (command.place === 'row' && !(focus === 'grid' && screen.list && ofNoun(screen.list.noun))) return false
  if (command.place === 'list' && !(screen.list && ofNoun(screen.list.noun))) return false
  // The table is out of sight: what acts on it is done by phrase, or after Esc.
  if (focus === 'view' && command.place === 'list' && !command.region) return false
  if (command.place === 'form' && !(screen.form && ofNoun(screen.form.noun))) return false
  const own = focus === 'grid' && command.place === 'row' && strokes.length === 1
  return settings.singleKeys || own || !isSingleKey(strokes[0] ?? '')
}

/** What is said where a key of other screens has no target on this one (commands/keys/README §2.10). */
function absent(stroke: string, where: Where, bindings: readonly Binding[], settings: KeySettings): Act {
  // No screen is worth the browser's window for saving the page.
  if (stroke === 'Mod+s') return { kind: 'say', text: 'Nada para salvar aqui' }
  const quiet = where.focus === 'page' || where.focus === 'grid' || where.focus === 'view'
  if (!quiet || !settings.singleKeys || !isSingleKey(stroke)) return { kind: 'leave' }
  const elsewhere = bindings.find(
    ({ strokes, command }) =>
      strokes.length === 1 &&
      strokes[0] === stroke &&
      // What a panel has alone is none of the page's.
      !command.region &&
      (command.place === 'list' || (command.place === 'row' && where.focus === 'grid')),
  )
  // Firefox would open its quick find, which takes the keys after it.
  if (stroke === "'") return { kind: 'swallow' }
  const ofRows = bindings.find(
    ({ strokes, command }) =>
      strokes[0] === stroke &&
      command.place === 'row' &&
      where.screen.list &&
      (command.noun ?? where.screen.list.noun) === where.screen.list.noun,
  )
  const verb = where.focus === 'page' && verbOf(ofRows?.command)
  const text = verb ? `Para ${verb}, entre antes na tabela` : nothing(elsewhere?.command)
  return text ? { kind: 'say', text } : { kind: 'leave' }
}

/** The verb that a command's title begins with, if it does. */
function verbOf(command: AnyCommand | undefined): string | null {
  const verb = command?.title.split(' ')[0]?.replace('…', '').toLowerCase()
  return verb && /[aeio]r$/.test(verb) ? verb : null
}

/** 'Nada para cadastrar aqui'; null for a command whose title begins with no verb. */
function nothing(command: AnyCommand | undefined): string | null {
  const verb = verbOf(command)
  return verb && `Nada para ${verb} aqui`
}
