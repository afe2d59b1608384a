/**
 * Buffers keys typed before their target is ready: while the previous screen is still rendered, while the table's rows
 * load, or before the command layer listens. Replays them there once, in order (commands/keys/README §2a).
 */
import { flushSync } from 'react-dom'
import { resolveBoundChord } from '#commands/bindings.ts'
import { showStatus } from '#commands/execution/status-line.ts'
import { getScreen, routeTransition } from '#commands/screen.ts'
import { isPaletteKey } from '#lib/startup/startup-keys.ts'
import { isMovementChord, isSingleKey, toKeyPress, toKeyChord, worksInFields } from '#lib/key-chords.ts'
import { type FocusContext, getFocusContext } from '#ui/focus/focus.ts'
import { isMac } from '#ui/icons/key-chips.tsx'
import { isTextField } from '#ui/focus/is-text-field.ts'
import { getBindings, isAvailable, getPendingSequence } from './handle-key.ts'

/** In ms: a command that runs later than this surprises more than it helps. */
const BUFFER_TIMEOUT_MS = 3_000

/** In ms: how soon a key is tried again whose rows were not loaded yet. */
const RETRY_DELAY_MS = 20

interface BufferedKey {
  event: KeyboardEvent
  /** When it was pressed, in ms of the page's clock. */
  timestampMs: number
}

let buffer: readonly BufferedKey[] = []
/** The buffered key that is being replayed. */
let replayedEvent: KeyboardEvent | null = null
/** The screen has taken too long: no more keys are buffered for it. */
let isTimedOut = false
let isPaletteLinePending = () => false
let timer: ReturnType<typeof setTimeout> | undefined
let replayTimer: ReturnType<typeof setTimeout> | undefined

const isTransitionPending = () => isPaletteLinePending() || routeTransition.get() === 'under way'
const areRowsLoading = () => getScreen().list?.isLoading() === true
const getEventChord = (event: KeyboardEvent) => toKeyChord(toKeyPress(event), isMac) ?? ''
const isText = (chord: string) => isSingleKey(chord) || /^(Shift\+)?(Space|Backspace)$/.test(chord)
const isExpired = ({ timestampMs }: BufferedKey) => performance.now() - timestampMs > BUFFER_TIMEOUT_MS
const getFocusKind = ({ target }: Event) => getFocusContext(target instanceof Element ? target : document.body)

/**
 * True if the key has to wait for the rows of a list that is loading: it moves over the rows or acts on one, and the
 * list has no other use for it; or it is a command of the list that is disabled before the response.
 */
function mustWaitForRows(chord: string, kind: FocusContext) {
  if (!/page|grid/.test(kind) || !areRowsLoading() || getPendingSequence() !== null) return false
  const listBindings = getBindings().flatMap(({ chords: [first, next], command }) =>
    first === chord && command.scope !== 'row' && !command.region ? [{ command, isAll: next === undefined }] : [],
  )
  if (kind === 'grid' && (isMovementChord(chord) || listBindings.length === 0)) return true
  return (
    listBindings.length > 0 &&
    listBindings.every(({ command, isAll }) => isAll && command.scope === 'list' && !isAvailable(command))
  )
}

routeTransition.subscribe(() => {
  clearTimeout(timer)
  isTimedOut = false
  const status = routeTransition.get()
  if (status === 'given up') clearBuffer()
  else if (status === 'done') scheduleReplay()
  else
    timer = setTimeout(() => {
      isTimedOut = true
      if (buffer.length > 0) discardExpired()
    }, BUFFER_TIMEOUT_MS)
})

/** True while keys are buffered. */
export const hasBufferedKeys = (): boolean => buffer.length > 0

/** Drops the buffered keys: the operator cancelled them. */
export const clearBuffer = (): void => void (buffer = [])

const showTimeoutMessage = () => showStatus('A tela demora: teclas não usadas')

function discardExpired() {
  showTimeoutMessage()
  buffer = []
}

/**
 * Keys are also buffered while `isPending` returns true: a line was entered in a palette that is not rendered yet, and
 * may lead elsewhere.
 */
export const registerPaletteLineCheck = (isPending: () => boolean): void => void (isPaletteLinePending = isPending)

/** Buffers a key that is meant for the next screen; true if it did, and nobody else may see the key. */
export function bufferKey(event: KeyboardEvent): boolean {
  if (event === replayedEvent || isTimedOut || (buffer.length === 0 && !isTransitionPending() && !areRowsLoading()))
    return false
  const kind = getFocusKind(event)
  const chord = toKeyChord(toKeyPress(event), isMac)
  // Escape is meant for a requested dialog, and not for what is beneath it until the dialog is rendered.
  const closesPendingDialog = chord === 'Escape' && isPaletteLinePending()
  if (chord === null || (/(Tab|Escape)$/.test(chord) && !closesPendingDialog)) return false
  if (buffer.length === 0 && !isTransitionPending() && !mustWaitForRows(chord, kind)) return false
  // Keys typed while buffered letters are being written come after them.
  const isFlushing = buffer.length > 0 && routeTransition.get() !== 'under way'
  const isTyped = isFlushing && /field|palette/.test(kind) && (isText(chord) || /^(Shift\+)?Enter$/.test(chord))
  if (!isTyped && !/page|grid|view/.test(kind)) return false
  const boundChord = resolveBoundChord(chord, getBindings())
  const bound = getBindings().find(({ chords }) => chords[0] === boundChord)
  // The browser keeps its own keys, such as searching the page. A key that belongs to no screen, such as the palette's,
  // works at once, unless a dialog or menu is about to open: that one would be rendered over the palette, and take the
  // focus.
  const opensImmediately = buffer.length === 0 && bound?.command.scope === 'global' && !isPaletteLinePending()
  if (worksInFields(chord) && !closesPendingDialog && (!bound || opensImmediately)) return false
  if (event.repeat) return true
  buffer = [...buffer, { event, timestampMs: event.timeStamp }]
  if (buffer.length === 1) scheduleReplay()
  return true
}

/**
 * Replays the keys pressed before there was a command layer. Keys that are too old are dropped; a line for the palette
 * is shown all the same, but not entered.
 */
export function replayStartupKeys(startupKeys: readonly KeyboardEvent[]): void {
  const isAnyExpired = startupKeys.some((event) => isExpired({ event, timestampMs: event.timeStamp }))
  const lineStart = startupKeys.findIndex(isPaletteKey)
  buffer = startupKeys.flatMap((event, index) => {
    const isShown = lineStart >= 0 && index >= lineStart && event.key !== 'Enter'
    // A line that begins to appear is written to its end, however long a letter takes.
    return isShown ? { event, timestampMs: Infinity } : isAnyExpired ? [] : { event, timestampMs: event.timeStamp }
  })
  if (buffer.length < startupKeys.length) showTimeoutMessage()
  scheduleReplay()
}

function scheduleReplay(wait = 0) {
  clearTimeout(replayTimer)
  if (buffer.length > 0) replayTimer = setTimeout(replayNext, wait)
}

/**
 * Writes the buffered keys into a field of the page in the task in which it gets the focus. Text that the browser
 * writes there by itself, such as a composed letter without a key event, comes after them.
 */
export function flushIntoField({ target }: FocusEvent): void {
  if (buffer.length === 0 || !(target instanceof Element) || getFocusContext(target) !== 'field') return
  // After the code that renders the field has finished.
  queueMicrotask(() => {
    const [first] = buffer
    if (first && !isExpired(first) && !isPaletteLinePending() && getFocusContext() === 'field') replayText()
  })
}

/** In one task: text is never written only in part, however long a letter takes. */
function replayText() {
  for (let [first] = buffer; first && isFieldText(first); [first] = buffer) replayKey(first)
}

function isFieldText({ event }: BufferedKey): boolean {
  const { activeElement: field } = document
  const isWritable = field !== null && isTextField(field) && getFocusContext() !== 'alert'
  return isWritable && routeTransition.get() !== 'under way' && isText(getEventChord(event))
}

/** Replays the first key. The next one gets a task of its own, because this one may lead to yet another screen. */
function replayNext() {
  const [first] = buffer
  if (!first || routeTransition.get() === 'under way') return
  if (isExpired(first)) return discardExpired()
  if (isPaletteLinePending()) return scheduleReplay()
  // Rendered elements register with the commands in their effects.
  flushSync(() => {})
  // Keys pressed before a confirmation was visible do not answer it.
  if (getFocusContext() === 'alert') return clearBuffer()
  if (mustWaitForRows(getEventChord(first.event), getFocusContext())) return scheduleReplay(RETRY_DELAY_MS)
  if (isFieldText(first)) replayText()
  else replayKey(first)
  scheduleReplay()
}

function replayKey({ event }: BufferedKey) {
  // The previous letter may have changed what this one does.
  flushSync(() => {})
  const { key, code, shiftKey, metaKey } = event
  const isPlain = !event.getModifierState('AltGraph')
  const [ctrlKey, altKey] = [isPlain && event.ctrlKey, isPlain && event.altKey]
  replayedEvent = new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    metaKey,
    ctrlKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
  const isUnhandled = (document.activeElement ?? document.body).dispatchEvent(replayedEvent)
  replayedEvent = null
  buffer = buffer.slice(1)
  if (isUnhandled) writeKey(key)
}

/** The browser writes, deletes and submits nothing for a synthetic key. */
function writeKey(key: string) {
  const { activeElement: field } = document
  if (!field || !isTextField(field)) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  if (key === 'Backspace') document.execCommand('delete')
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
}
