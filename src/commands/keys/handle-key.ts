/** From a key press to a command: holds the pending sequence, and runs what the resolver decides. */
import { flushSync } from 'react-dom'
import { memoizeByObject } from '#commands/language/words/memoize.ts'
import { createTimedStore } from '#lib/storage/timed-store.ts'
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
import { type CustomKeys, getCustomKeys } from '#commands/custom-keys.ts'
import { type KeySettings, type PendingSequence, resolveKey, type KeyContext } from './resolve.ts'
import { toKeyPress } from '#lib/key-chords.ts'

const pendingSequenceStore = createTimedStore<PendingSequence | null>(null)
const bindingsByCommands = memoizeByObject((commands: readonly AnyCommand[]) =>
  memoizeByObject((customKeys: CustomKeys) => createBindings(commands, customKeys)),
)

/** All key bindings as they are now. */
export const getBindings = (): readonly Binding[] => bindingsByCommands(getRegistry().commands)(getCustomKeys())

/** The pending sequence, which waits for its next key; null for none. */
export const getPendingSequence = pendingSequenceStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToPendingSequence = pendingSequenceStore.subscribe

/** The operator's key settings as the resolver expects them; no limit, 0 among the preferences, becomes Infinity. */
export function getKeySettings(): KeySettings {
  const { singleKeys, sequenceTimeout } = getPreferences()
  return { allowsSingleKeys: singleKeys, sequenceTimeoutMs: sequenceTimeout === 0 ? Infinity : sequenceTimeout, isMac }
}

/** The context of a key pressed on this element, with the screen around it. */
export const getKeyContext = (target: Element): KeyContext => ({
  focusKind: getFocusContext(target),
  isActivatable: target.matches(
    'a[href], button, summary, input, select, [role=button], [role=checkbox], [role=switch], [role=tab]',
  ),
  screen: getScreen(),
  region: getRegion(target),
})

/** Ends the pending sequence: the pointer or the focus went elsewhere. */
export const cancelSequence = pendingSequenceStore.reset

/** Handles one key of the document; the browser gets the keys that are not the console's. */
export function handleKey(event: KeyboardEvent): void {
  // The table, a menu or a dialog has handled the key.
  if (event.defaultPrevented) return
  const settings = getKeySettings()
  const keyContext = getKeyContext(event.target instanceof Element ? event.target : document.body)
  const { pending: nextPending, effect } = resolveKey(
    toKeyPress(event),
    pendingSequenceStore.get(),
    keyContext,
    getBindings(),
    settings,
  )
  // A modifier alone leaves the sequence as it is, with the rest of its time.
  if (nextPending !== pendingSequenceStore.get()) pendingSequenceStore.show(nextPending, settings.sequenceTimeoutMs)
  if (effect.kind === 'leave') return leaveField(event, keyContext.focusKind)
  // After the last region the browser gets F6 (commands/keys/README §3).
  if (effect.kind === 'run' && isCopyChord(event) && hasTextSelection()) return
  if (effect.kind === 'run' && event.key === 'F6' && !effect.commands.some(isAvailable)) return
  event.preventDefault()
  if (effect.kind === 'say') showStatus(effect.text)
  if (effect.kind !== 'run') return
  // The menu closes first: a dialog opened over it would return the focus to an element that is gone.
  if (keyContext.focusKind === 'menu') flushSync(() => event.target?.dispatchEvent(createEscapeEvent()))
  runFirstAvailable(effect.commands)
}

/** Ctrl+C: if text is selected, the browser copies that text. */
const isCopyChord = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'c' || code === 'KeyC')

const createEscapeEvent = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

/**
 * Esc leaves a field (commands/keys/README §6). Other uses of Esc in the field come before, and have then handled the
 * key.
 */
function leaveField(event: KeyboardEvent, focus: FocusContext) {
  if (event.key === 'Escape' && focus === 'field' && event.target instanceof HTMLElement) event.target.blur()
}

/**
 * Runs the first available of several commands on one key; if none is available, the first one, which then says why.
 */
function runFirstAvailable(commands: readonly AnyCommand[]) {
  const chosen = commands.length > 1 ? (commands.find(isAvailable) ?? commands[0]) : commands[0]
  if (!chosen) return
  // The cursor's row may not be loaded yet. The palette would offer another record instead, and the next Enter would
  // act on it.
  if (chosen.scope === 'row' && findIdArg(chosen) !== null && getTargetRows(getScreen()).length === 0)
    return showNoRowStatus()
  void performCommand(chosen, {}, 'tecla')
}

/** True if the command can run now, with the row under the cursor or the selection. */
export function isAvailable(command: AnyCommand): boolean {
  const context = getCommandContext()
  const args = command.scope === 'row' ? argsFromRows(command, getTargetRows(context.screen), context.screen) : {}
  return getDisabledReason(command, args ?? {}, context) === null
}
