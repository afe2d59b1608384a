/** From a key press to a command: holds the sequence under way, and runs what the resolver says. */
import { flushSync } from 'react-dom'
import { createStore } from '#lib/storage/store.ts'
import { getDisabledReason } from '#commands/command-item.ts'
import type { AnyCommand } from '#commands/define.ts'
import { showStatus, showNoRowStatus } from '#commands/execution/status-line.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { type FocusContext, getFocusContext, hasTextSelection, getRegion } from '#ui/focus/focus.ts'
import { getCommandContext, getRegistry } from '#commands/runtime.ts'
import { getScreen } from '#commands/screen.ts'
import { isMac } from '#ui/icons/key-chips.tsx'
import { argsFromRows, findIdArg, getTargetRows } from '#commands/command-args.ts'
import { getPreferences } from '#ui/theme/preferences.ts'
import { type Binding, createBindings } from '#commands/bindings.ts'
import { subscribeToCustomKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { type KeySettings, type PendingSequence, resolveKey, type KeyContext } from './resolve.ts'
import { toKeyPress } from '#lib/key-chords.ts'

const pendingSequenceStore = createStore<PendingSequence | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined
let bindings: readonly Binding[] | null = null
subscribeToCustomKeys(() => (bindings = null))

/** All keys as they are bound now. */
export const getBindings = (): readonly Binding[] =>
  (bindings ??= createBindings(getRegistry().commands, getCustomKeys()))

/** The sequence that waits for its next key; null where none does. */
export const getPendingSequence = pendingSequenceStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToPendingSequence = pendingSequenceStore.subscribe

/** The operator's settings of keys as the resolver takes them; no limit, 0 among the preferences, is Infinity. */
export function getKeySettings(): KeySettings {
  const { singleKeys, sequenceTimeout } = getPreferences()
  return { allowsSingleKeys: singleKeys, sequenceTimeoutMs: sequenceTimeout === 0 ? Infinity : sequenceTimeout, isMac }
}

function setPending(next: PendingSequence | null, waitMs: number) {
  if (next === pendingSequenceStore.get()) return
  clearTimeout(timer)
  if (next && waitMs < Infinity) timer = setTimeout(() => setPending(null, waitMs), waitMs)
  pendingSequenceStore.set(next)
}

/** The context of a key pressed at this element, with the screen around it. */
export const getKeyContext = (target: Element): KeyContext => ({
  focusKind: getFocusContext(target),
  isActivatable: target.matches(
    'a[href], button, summary, input, select, [role=button], [role=checkbox], [role=switch], [role=tab]',
  ),
  screen: getScreen(),
  region: getRegion(target),
})

/** Ends the sequence: the pointer or the focus went elsewhere. */
export const cancelSequence = (): void => setPending(null, Infinity)

/** Handles one key of the document; what is not ours is left to the browser. */
export function handleKey(event: KeyboardEvent): void {
  // The table, a menu or a window has taken it.
  if (event.defaultPrevented) return
  const settings = getKeySettings()
  const keyContext = getKeyContext(event.target instanceof Element ? event.target : document.body)
  const { pending: next, effect } = resolveKey(
    toKeyPress(event),
    pendingSequenceStore.get(),
    keyContext,
    getBindings(),
    settings,
  )
  setPending(next, settings.sequenceTimeoutMs)
  if (effect.kind === 'leave') return leaveField(event, keyContext.focusKind)
  // After the last region the browser's own F6 is let through (commands/keys/README §3).
  if (effect.kind === 'run' && isCopyChord(event) && hasTextSelection()) return
  if (effect.kind === 'run' && event.key === 'F6' && !effect.commands.some(isAvailable)) return
  event.preventDefault()
  if (effect.kind === 'say') showStatus(effect.text)
  if (effect.kind !== 'run') return
  // It goes first: what is opened over it would give the focus back to what is gone.
  if (keyContext.focusKind === 'menu') flushSync(() => event.target?.dispatchEvent(handleEscape()))
  runFirstAvailable(effect.commands)
}

/** Ctrl+C: with marked text that text is meant, and the browser copies it. */
const isCopyChord = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'c' || code === 'KeyC')

const handleEscape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

/** Esc leaves a field (commands/keys/README §6); what else it means there comes before, and has then taken it. */
function leaveField(event: KeyboardEvent, focus: FocusContext) {
  if (event.key === 'Escape' && focus === 'field' && event.target instanceof HTMLElement) event.target.blur()
}

/** Of several commands on one key the first that is on; of none that is, the first, which then says why. */
function runFirstAvailable(commands: readonly AnyCommand[]) {
  const chosen = commands.length > 1 ? (commands.find(isAvailable) ?? commands[0]) : commands[0]
  if (!chosen) return
  // The cursor's row may not be there yet: no other record is offered in its place, on which the next Enter would act.
  if (chosen.scope === 'row' && findIdArg(chosen) !== null && getTargetRows(getScreen()).length === 0)
    return showNoRowStatus()
  void performCommand(chosen, {}, 'tecla')
}

/** Whether it can be done now, with what is at hand: the row under the cursor, the selection. */
export function isAvailable(command: AnyCommand): boolean {
  const context = getCommandContext()
  const args = command.scope === 'row' ? argsFromRows(command, getTargetRows(context.screen), context.screen) : {}
  return getDisabledReason(command, args ?? {}, context) === null
}
