/** From a key press to a command: holds the sequence under way, and runs what the resolver says. */
import { flushSync } from 'react-dom'
import { createStore } from '#lib/kept/store.ts'
import { whyOff } from '#commands/action.ts'
import type { AnyCommand } from '#commands/define.ts'
import { sayInStatusLine, sayNoRow } from '#commands/running/status-line.ts'
import { perform } from '#commands/running/run.ts'
import { type FocusKind, focusKind, hasMarkedText, regionOf } from '#ui/focus/focus.ts'
import { commandContext, theRegistry } from '#commands/runtime.ts'
import { currentScreen } from '#commands/screen.ts'
import { isMac } from '#ui/signs/kbd.tsx'
import { argsOfRows, idArgOf, rowsAtHand } from '#commands/command-args.ts'
import { currentPreferences } from '#ui/theme/preferences.ts'
import { type Binding, bindingsOf } from '#commands/bindings.ts'
import { onOwnKeys, ownKeys } from '#commands/own-keys.ts'
import { type KeySettings, type Pending, resolve, type Where } from './resolve.ts'
import { pressOf } from '#lib/strokes.ts'

const pending = createStore<Pending | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined
let bindings: readonly Binding[] | null = null
onOwnKeys(() => (bindings = null))

/** All keys as they are bound now. */
export const currentBindings = (): readonly Binding[] => (bindings ??= bindingsOf(theRegistry().commands, ownKeys()))

/** The sequence that waits for its next key; null where none does. */
export const pendingSequence = pending.get
/** Called on every change; returns the way to stop. */
export const onPendingSequence = pending.subscribe

/** The operator's settings of keys as the resolver takes them; no limit, 0 among the preferences, is Infinity. */
export function keySettings(): KeySettings {
  const { singleKeys, sequenceTimeout } = currentPreferences()
  return { singleKeys, wait: sequenceTimeout === 0 ? Infinity : sequenceTimeout, mac: isMac }
}

function setPending(next: Pending | null, wait: number) {
  if (next === pending.get()) return
  clearTimeout(timer)
  if (next && wait < Infinity) timer = setTimeout(() => setPending(null, wait), wait)
  pending.set(next)
}

/** The context of a key pressed at this element, with the screen around it. */
export const whereOf = (target: Element): Where => ({
  focus: focusKind(target),
  activates: target.matches(
    'a[href], button, summary, input, select, [role=button], [role=checkbox], [role=switch], [role=tab]',
  ),
  screen: currentScreen(),
  region: regionOf(target),
})

/** Ends the sequence: the pointer or the focus went elsewhere. */
export const dropSequence = (): void => setPending(null, Infinity)

/** Handles one key of the document; what is not ours is left to the browser. */
export function onKey(event: KeyboardEvent): void {
  // The table, a menu or a window has taken it.
  if (event.defaultPrevented) return
  const settings = keySettings()
  const where = whereOf(event.target instanceof Element ? event.target : document.body)
  const { pending: next, act } = resolve(pressOf(event), pending.get(), where, currentBindings(), settings)
  setPending(next, settings.wait)
  if (act.kind === 'leave') return leaveField(event, where.focus)
  // After the last region the browser's own F6 is let through (commands/keys/README §3).
  if (act.kind === 'run' && isCopy(event) && hasMarkedText()) return
  if (act.kind === 'run' && event.key === 'F6' && !act.commands.some(isOn)) return
  event.preventDefault()
  if (act.kind === 'say') sayInStatusLine(act.text)
  if (act.kind !== 'run') return
  // It goes first: what is opened over it would give the focus back to what is gone.
  if (where.focus === 'menu') flushSync(() => event.target?.dispatchEvent(escape()))
  runFirst(act.commands)
}

/** Ctrl+C: with marked text that text is meant, and the browser copies it. */
const isCopy = ({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'c' || code === 'KeyC')

const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })

/** Esc leaves a field (commands/keys/README §6); what else it means there comes before, and has then taken it. */
function leaveField(event: KeyboardEvent, focus: FocusKind) {
  if (event.key === 'Escape' && focus === 'field' && event.target instanceof HTMLElement) event.target.blur()
}

/** Of several commands on one key the first that is on; of none that is, the first, which then says why. */
function runFirst(commands: readonly AnyCommand[]) {
  const chosen = commands.length > 1 ? (commands.find(isOn) ?? commands[0]) : commands[0]
  if (!chosen) return
  // The cursor's row may not be there yet: no other record is offered in its place, on which the next Enter would act.
  if (chosen.place === 'row' && idArgOf(chosen) !== null && rowsAtHand(currentScreen()).length === 0) return sayNoRow()
  void perform(chosen, {}, 'tecla')
}

/** Whether it can be done now, with what is at hand: the row under the cursor, the selection. */
export function isOn(command: AnyCommand): boolean {
  const context = commandContext()
  const args = command.place === 'row' ? argsOfRows(command, rowsAtHand(context.screen), context.screen) : {}
  return whyOff(command, args ?? {}, context) === null
}
