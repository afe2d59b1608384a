/**
 * Decides what a key press does (commands/keys/README §1, §2): a pure function of the press, the pending sequence, the
 * focus and the bindings. The first context that has the key wins; the others do not see it.
 */
import { matchesPath } from '#lib/urls/route-location.ts'
import { type AnyCommand, isInRegion } from '#commands/define.ts'
import type { FocusContext } from '#ui/focus/focus.ts'
import type { Resource } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'
import { type Binding, bindingPriority, resolveBoundChord } from '#commands/bindings.ts'
import { isMovementChord, isSingleKey, type KeyPress, toKeyChord } from '#lib/key-chords.ts'

/** Where the focus is when a key is pressed. */
export interface KeyContext {
  focusKind: FocusContext
  /** The focus is on a button, a link or a checkbox: Enter and Space belong to it. */
  isActivatable: boolean
  screen: Screen
  /** The region of the page around the focus (`data-region`), if any. */
  region?: string | undefined
}

/** The operator's key settings. */
export interface KeySettings {
  /** False: no shortcut without a modifier works outside the table and dialogs, sequences included (WCAG 2.1.4). */
  allowsSingleKeys: boolean
  /** In ms: how long a sequence waits for its next key; Infinity for no limit. */
  sequenceTimeoutMs: number
  isMac: boolean
}

/** A sequence that waits for its next key. */
export interface PendingSequence {
  chords: readonly string[]
  /** `timestampMs` of its last key press. */
  timestampMs: number
}

/** The effect of a key press. */
export type KeyEffect =
  /** The browser gets the key. */
  | { kind: 'leave' }
  /** The console takes the key and does nothing: a key held down. */
  | { kind: 'swallow' }
  | { kind: 'wait' }
  | { kind: 'run'; commands: readonly AnyCommand[] }
  /** Nothing runs, and one quiet line says so. */
  | { kind: 'say'; text: string }

/** The effect of a key press, and the sequence that is pending after it. */
export interface KeyResolution {
  pending: PendingSequence | null
  effect: KeyEffect
}

const passThrough = (pending: PendingSequence | null = null): KeyResolution => ({ pending, effect: { kind: 'leave' } })

/** Resolves one key press; never throws. */
export function resolveKey(
  press: KeyPress,
  pendingSequence: PendingSequence | null,
  keyContext: KeyContext,
  bindings: readonly Binding[],
  settings: KeySettings,
): KeyResolution {
  const pressed = toKeyChord(press, settings.isMac)
  if (pressed === null) return passThrough(pendingSequence)
  // In a field on macOS, Ctrl with a letter edits the text.
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
  // A modified or named key ends the sequence and is then resolved on its own (commands/keys/README §2.8).
  if (keyContext.isActivatable && /^(Shift\+)?(Enter|Space)$/.test(chord)) return passThrough()

  const matches = bound.filter((binding) => binding.chords[0] === chord)
  if (matches.length === 0)
    return { pending: null, effect: explainMissingTarget(chord, keyContext, bindings, settings) }
  // A key held down only moves; it never confirms, deletes, saves, pages or toggles (commands/keys/README §2.7).
  if (press.repeat && !isMovementChord(chord)) return { pending: null, effect: { kind: 'swallow' } }
  const immediate = matches.filter((binding) => binding.chords.length === 1)
  if (immediate.length > 0) return { pending: null, effect: { kind: 'run', commands: pickWinningCommands(immediate) } }
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
  const isPrefixOf = (binding: Binding) => chords.every((expected, index) => binding.chords[index] === expected)
  const continuing = bound.filter(isPrefixOf)
  const complete = continuing.filter((binding) => binding.chords.length === chords.length)
  if (complete.length > 0) return { pending: null, effect: { kind: 'run', commands: pickWinningCommands(complete) } }
  if (continuing.length > 0) return { pending: { chords, timestampMs }, effect: { kind: 'wait' } }
  // A second g starts over, so that g g p goes to Produtos.
  if (chord === pending.chords[0]) return { pending: { chords: [chord], timestampMs }, effect: { kind: 'wait' } }
  const otherScreenBinding = all.find((binding) => binding.chords.length === chords.length && isPrefixOf(binding))
  return {
    pending: null,
    effect: { kind: 'say', text: formatNoTarget(otherScreenBinding?.command) ?? `${chords.join(' ')}: sem atalho` },
  }
}

/** The commands of the bindings with the lowest priority number; several if only `when` can tell them apart. */
function pickWinningCommands(bindings: readonly Binding[]): AnyCommand[] {
  const least = Math.min(...bindings.map(bindingPriority))
  return bindings.filter((binding) => bindingPriority(binding) === least).map((binding) => binding.command)
}

/** True if the binding works at this focus. */
export function isReachable(binding: Binding, keyContext: KeyContext, settings: KeySettings, pending = false): boolean {
  const { command, chords, worksInFields } = binding
  const { focusKind, screen } = keyContext
  if (focusKind === 'palette' || focusKind === 'alert') return false
  if ((focusKind === 'window' || focusKind === 'menu') && !(worksInFields && command.scope === 'global')) return false
  if (focusKind === 'field' && !worksInFields && !pending) return false
  if (command.path && !matchesPath(command.path, screen.path)) return false
  if (command.region && (!isInRegion(command, keyContext.region) || focusKind === 'window')) return false
  const isOfScreenResource = (resource: Resource | undefined) => !command.resource || command.resource === resource
  if (command.scope === 'row' && !(focusKind === 'grid' && screen.list && isOfScreenResource(screen.list.resource)))
    return false
  if (command.scope === 'list' && !(screen.list && isOfScreenResource(screen.list.resource))) return false
  // The table is hidden: its commands run by phrase, or after Esc.
  if (focusKind === 'view' && command.scope === 'list' && !command.region) return false
  if (command.scope === 'form' && !(screen.form && isOfScreenResource(screen.form.resource))) return false
  const isTableKey = focusKind === 'grid' && command.scope === 'row' && chords.length === 1
  return settings.allowsSingleKeys || isTableKey || !isSingleKey(chords[0] ?? '')
}

/** The message for a key that other screens have and that has no target here (commands/keys/README §2.10). */
function explainMissingTarget(
  chord: string,
  keyContext: KeyContext,
  bindings: readonly Binding[],
  settings: KeySettings,
): KeyEffect {
  // The browser's dialog for saving the page is useful on no screen.
  if (chord === 'Mod+s') return { kind: 'say', text: 'Nada para salvar aqui' }
  const isOnPage = keyContext.focusKind === 'page' || keyContext.focusKind === 'grid' || keyContext.focusKind === 'view'
  if (!isOnPage || !settings.allowsSingleKeys || !isSingleKey(chord)) return { kind: 'leave' }
  const otherScreenBinding = bindings.find(
    ({ chords, command }) =>
      chords.length === 1 &&
      chords[0] === chord &&
      // A key of a panel is not a key of the page.
      !command.region &&
      (command.scope === 'list' || (command.scope === 'row' && keyContext.focusKind === 'grid')),
  )
  // Firefox would open its quick find, which takes the keys after it.
  if (chord === "'") return { kind: 'swallow' }
  const rowBinding = bindings.find(
    ({ chords, command }) =>
      chords[0] === chord &&
      command.scope === 'row' &&
      keyContext.screen.list &&
      (command.resource ?? keyContext.screen.list.resource) === keyContext.screen.list.resource,
  )
  const verb = keyContext.focusKind === 'page' && findTitleWord(rowBinding?.command)
  const text = verb ? `Para ${verb}, entre antes na tabela` : formatNoTarget(otherScreenBinding?.command)
  return text ? { kind: 'say', text } : { kind: 'leave' }
}

/** The verb that begins the command's title, if any. */
function findTitleWord(command: AnyCommand | undefined): string | null {
  const verb = command?.title.split(' ')[0]?.replace('…', '').toLowerCase()
  return verb && /[aeio]r$/.test(verb) ? verb : null
}

/** 'Nada para cadastrar aqui'; null for a command whose title begins with no verb. */
function formatNoTarget(command: AnyCommand | undefined): string | null {
  const verb = findTitleWord(command)
  return verb && `Nada para ${verb} aqui`
}
