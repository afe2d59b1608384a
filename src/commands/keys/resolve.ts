/**
 * What a key press means here and now (commands/keys/README §1, §2): a pure function of the press, the sequence under
 * way, the place of the focus and the bindings. The first context that has the key wins; the rest do not see it.
 */
import { fitsPath } from '#lib/urls/route-location.ts'
import { type AnyCommand, isInRegion } from '#commands/define.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import type { Resource } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'
import { type Binding, bindingPriority, resolveBoundChord } from '#commands/bindings.ts'
import { isMovementChord, isSingleKey, type KeyPress, toKeyChord } from '#lib/key-chords.ts'

/** Where the focus is when a key is pressed. */
export interface KeyContext {
  focusKind: FocusContext
  /** The focus is on a button, a link or a box: Enter and Space belong to it. */
  isActivatable: boolean
  screen: Screen
  /** The part of the page around the focus (`data-region`), where it is in one. */
  region?: string | undefined
}

/** The operator's own settings of keys. */
export interface KeySettings {
  /** Off: no shortcut without a modifier works outside the table and windows, sequences included (WCAG 2.1.4). */
  allowsSingleKeys: boolean
  /** ms that a sequence waits for its next key; Infinity for no limit. */
  sequenceTimeoutMs: number
  isMac: boolean
}

/** A sequence that waits for its next key. */
export interface PendingSequence {
  chords: readonly string[]
  /** KeyPress.at of its last stroke. */
  timestampMs: number
}

/** What a key press does. */
export type KeyEffect =
  /** Not ours: the browser's. */
  | { kind: 'leave' }
  /** Ours, and nothing happens: a key held down. */
  | { kind: 'swallow' }
  | { kind: 'wait' }
  | { kind: 'run'; commands: readonly AnyCommand[] }
  /** Nothing runs, and one quiet line says so. */
  | { kind: 'say'; text: string }

/** What a key press does, and the sequence that waits after it. */
export interface KeyResolution {
  pending: PendingSequence | null
  effect: KeyEffect
}

const passThrough = (pending: PendingSequence | null = null): KeyResolution => ({ pending, effect: { kind: 'leave' } })

/** Reads one key press; never throws. */
export function resolveKey(
  press: KeyPress,
  pendingSequence: PendingSequence | null,
  keyContext: KeyContext,
  bindings: readonly Binding[],
  settings: KeySettings,
): KeyResolution {
  const pressed = toKeyChord(press, settings.isMac)
  if (pressed === null) return passThrough(pendingSequence)
  // In a field of macOS Ctrl and a letter edit.
  const isEditing = settings.isMac && keyContext.focusKind === 'field'
  const chord = isEditing ? pressed : resolveBoundChord(pressed, bindings)
  const pending =
    pendingSequence && press.timestampMs - pendingSequence.timestampMs <= settings.sequenceTimeoutMs
      ? pendingSequence
      : null
  const bound = bindings.filter((binding) => isReachable(binding, keyContext, settings, pending !== null))

  if (pending && isSingleKey(chord)) {
    if (press.repeat) return { pending, effect: { kind: 'swallow' } }
    return continueSequence(chord, pending, press.timestampMs, bound, bindings)
  }
  if (pending && chord === 'Escape') return { pending: null, effect: { kind: 'swallow' } }
  // A modified or named key ends the sequence and is then read on its own (commands/keys/README §2.8).
  if (keyContext.isActivatable && /^(Shift\+)?(Enter|Space)$/.test(chord)) return passThrough()

  const hits = bound.filter((binding) => binding.chords[0] === chord)
  if (hits.length === 0) return { pending: null, effect: explainMissingTarget(chord, keyContext, bindings, settings) }
  // Held down it only moves; it never confirms, deletes, saves, pages or toggles (commands/keys/README §2.7).
  if (press.repeat && !isMovementChord(chord)) return { pending: null, effect: { kind: 'swallow' } }
  const single = hits.filter((binding) => binding.chords.length === 1)
  if (single.length > 0) return { pending: null, effect: { kind: 'run', commands: pickWinningCommands(single) } }
  return { pending: { chords: [chord], timestampMs: press.timestampMs }, effect: { kind: 'wait' } }
}

function continueSequence(
  chord: string,
  pending: PendingSequence,
  timestampMs: number,
  bound: readonly Binding[],
  all: readonly Binding[],
): KeyResolution {
  const chords = [...pending.chords, chord]
  const isPrefixOf = (binding: Binding) => chords.every((part, index) => binding.chords[index] === part)
  const going = bound.filter(isPrefixOf)
  const ready = going.filter((binding) => binding.chords.length === chords.length)
  if (ready.length > 0) return { pending: null, effect: { kind: 'run', commands: pickWinningCommands(ready) } }
  if (going.length > 0) return { pending: { chords, timestampMs }, effect: { kind: 'wait' } }
  // g again starts over, so that g g p goes to Produtos.
  if (chord === pending.chords[0]) return { pending: { chords: [chord], timestampMs }, effect: { kind: 'wait' } }
  const elsewhere = all.find((binding) => binding.chords.length === chords.length && isPrefixOf(binding))
  return {
    pending: null,
    effect: { kind: 'say', text: formatNoTarget(elsewhere?.command) ?? `${chords.join(' ')}: sem atalho` },
  }
}

/** The bindings that win, least precedence first; several where only `when` can tell them apart. */
function pickWinningCommands(bindings: readonly Binding[]): AnyCommand[] {
  const least = Math.min(...bindings.map(bindingPriority))
  return bindings.filter((binding) => bindingPriority(binding) === least).map((binding) => binding.command)
}

/** True where the binding can be meant at this focus. */
export function isReachable(binding: Binding, where: KeyContext, settings: KeySettings, pending = false): boolean {
  const { command, chords, worksInFields } = binding
  const { focusKind, screen } = where
  if (focusKind === 'palette' || focusKind === 'alert') return false
  if ((focusKind === 'window' || focusKind === 'menu') && !(worksInFields && command.scope === 'global')) return false
  if (focusKind === 'field' && !worksInFields && !pending) return false
  if (command.path && !fitsPath(command.path, screen.path)) return false
  if (command.region && (!isInRegion(command, where.region) || focusKind === 'window')) return false
  const isOfScreenResource = (resource: Resource | undefined) => !command.resource || command.resource === resource
  if (command.scope === 'row' && !(focusKind === 'grid' && screen.list && isOfScreenResource(screen.list.resource)))
    return false
  if (command.scope === 'list' && !(screen.list && isOfScreenResource(screen.list.resource))) return false
  // The table is out of sight: what acts on it is done by phrase, or after Esc.
  if (focusKind === 'view' && command.scope === 'list' && !command.region) return false
  if (command.scope === 'form' && !(screen.form && isOfScreenResource(screen.form.resource))) return false
  const own = focusKind === 'grid' && command.scope === 'row' && chords.length === 1
  return settings.allowsSingleKeys || own || !isSingleKey(chords[0] ?? '')
}

/** What is said where a key of other screens has no target on this one (commands/keys/README §2.10). */
function explainMissingTarget(
  chord: string,
  where: KeyContext,
  bindings: readonly Binding[],
  settings: KeySettings,
): KeyEffect {
  // No screen is worth the browser's window for saving the page.
  if (chord === 'Mod+s') return { kind: 'say', text: 'Nada para salvar aqui' }
  const quiet = where.focusKind === 'page' || where.focusKind === 'grid' || where.focusKind === 'view'
  if (!quiet || !settings.allowsSingleKeys || !isSingleKey(chord)) return { kind: 'leave' }
  const elsewhere = bindings.find(
    ({ chords, command }) =>
      chords.length === 1 &&
      chords[0] === chord &&
      // What a panel has alone is none of the page's.
      !command.region &&
      (command.scope === 'list' || (command.scope === 'row' && where.focusKind === 'grid')),
  )
  // Firefox would open its quick find, which takes the keys after it.
  if (chord === "'") return { kind: 'swallow' }
  const ofRows = bindings.find(
    ({ chords, command }) =>
      chords[0] === chord &&
      command.scope === 'row' &&
      where.screen.list &&
      (command.resource ?? where.screen.list.resource) === where.screen.list.resource,
  )
  const verb = where.focusKind === 'page' && findTitleWord(ofRows?.command)
  const text = verb ? `Para ${verb}, entre antes na tabela` : formatNoTarget(elsewhere?.command)
  return text ? { kind: 'say', text } : { kind: 'leave' }
}

/** The verb that a command's title begins with, if it does. */
function findTitleWord(command: AnyCommand | undefined): string | null {
  const verb = command?.title.split(' ')[0]?.replace('…', '').toLowerCase()
  return verb && /[aeio]r$/.test(verb) ? verb : null
}

/** 'Nada para cadastrar aqui'; null for a command whose title begins with no verb. */
function formatNoTarget(command: AnyCommand | undefined): string | null {
  const verb = findTitleWord(command)
  return verb && `Nada para ${verb} aqui`
}
