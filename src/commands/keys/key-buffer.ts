/**
 * Keys pressed before what they are meant for is there: while the screen before is still drawn, while the rows of the
 * table are read, before anybody listened at all. They are held and pressed again there, once and in their order
 * (commands/keys/README §2a).
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
import { getBindings, isAvailable, getPendingSequence } from './dispatch.ts'

/** An act that comes later than this, ms, would surprise more than it helps. */
const BUFFER_TIMEOUT_MS = 3_000

/** How soon a key is tried again whose rows were not there yet, ms. */
const RETRY_DELAY_MS = 20

interface BufferedKey {
  event: KeyboardEvent
  /** From when on it waits, on the page's clock. */
  timestampMs: number
}

let buffer: readonly BufferedKey[] = []
/** The held key that is being pressed again. */
let replayedEvent: KeyboardEvent | null = null
/** The screen has let one wait for too long: it holds no more keys. */
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
 * In a list that is being read: it moves over its rows or acts on one, and the list itself has no use for it; or the
 * list has, and not before it is answered.
 */
function mustWaitForRows(chord: string, kind: FocusContext) {
  if (!/page|grid/.test(kind) || !areRowsLoading() || getPendingSequence() !== null) return false
  const ofList = getBindings().flatMap(({ chords: [first, next], command }) =>
    first === chord && command.scope !== 'row' && !command.region ? [{ command, isAll: next === undefined }] : [],
  )
  if (kind === 'grid' && (isMovementChord(chord) || ofList.length === 0)) return true
  return (
    ofList.length > 0 &&
    ofList.every(({ command, isAll }) => isAll && command.scope === 'list' && !isAvailable(command))
  )
}

routeTransition.subscribe(() => {
  clearTimeout(timer)
  isTimedOut = false
  const change = routeTransition.get()
  if (change === 'given up') clearBuffer()
  else if (change === 'done') scheduleReplay()
  else
    timer = setTimeout(() => {
      isTimedOut = true
      if (buffer.length > 0) discardExpired()
    }, BUFFER_TIMEOUT_MS)
})

/** True while keys wait. */
export const hasBufferedKeys = (): boolean => buffer.length > 0

/** Drops what is held: the operator took it back. */
export const clearBuffer = (): void => void (buffer = [])

const showTimeoutMessage = () => showStatus('A tela demora: teclas não usadas')

function discardExpired() {
  showTimeoutMessage()
  buffer = []
}

/** Keys wait also while `isDue`: a line was entered in a palette that is not drawn yet, and may lead elsewhere. */
export const registerPaletteLineCheck = (isPending: () => boolean): void => void (isPaletteLinePending = isPending)

/** Takes a key that is meant for the screen that comes; true where it did, and nobody else may see it. */
export function bufferKey(event: KeyboardEvent): boolean {
  if (event === replayedEvent || isTimedOut || (buffer.length === 0 && !isTransitionPending() && !areRowsLoading()))
    return false
  const kind = getFocusKind(event)
  const chord = toKeyChord(toKeyPress(event), isMac)
  // Escape is meant for a window that was asked for, and not for what is beneath it until it is drawn.
  const closesPendingDialog = chord === 'Escape' && isPaletteLinePending()
  if (chord === null || (/(Tab|Escape)$/.test(chord) && !closesPendingDialog)) return false
  if (buffer.length === 0 && !isTransitionPending() && !mustWaitForRows(chord, kind)) return false
  // What is typed where held letters are just being written comes after them.
  const isFlushing = buffer.length > 0 && routeTransition.get() !== 'under way'
  const isTyped = isFlushing && /field|palette/.test(kind) && (isText(chord) || /^(Shift\+)?Enter$/.test(chord))
  if (!isTyped && !/page|grid|view/.test(kind)) return false
  const boundChord = resolveBoundChord(chord, getBindings())
  const bound = getBindings().find(({ chords }) => chords[0] === boundChord)
  // The browser keeps its own, as searching in the page; what is no screen's, as the palette, opens at once, but where
  // a window or menu is on its way: that one would be drawn over it, and take the focus.
  const opensImmediately = buffer.length === 0 && bound?.command.scope === 'global' && !isPaletteLinePending()
  if (worksInFields(chord) && !closesPendingDialog && (!bound || opensImmediately)) return false
  if (event.repeat) return true
  buffer = [...buffer, { event, timestampMs: event.timeStamp }]
  if (buffer.length === 1) scheduleReplay()
  return true
}

/**
 * Presses what was kept before there was a command layer. What is late is let go; a line for the palette is shown all
 * the same, and not entered.
 */
export function replayStartupKeys(startupKeys: readonly KeyboardEvent[]): void {
  const isPast = startupKeys.some((event) => isExpired({ event, timestampMs: event.timeStamp }))
  const line = startupKeys.findIndex(isPaletteKey)
  buffer = startupKeys.flatMap((event, index) => {
    const isShown = line >= 0 && index >= line && event.key !== 'Enter'
    // What is begun to be shown is not let go half way, however long a letter takes.
    return isShown ? { event, timestampMs: Infinity } : isPast ? [] : { event, timestampMs: event.timeStamp }
  })
  if (buffer.length < startupKeys.length) showTimeoutMessage()
  scheduleReplay()
}

function scheduleReplay(wait = 0) {
  clearTimeout(replayTimer)
  if (buffer.length > 0) replayTimer = setTimeout(replayNext, wait)
}

/**
 * Gives a field of the page what is held for it, in the turn in which it takes the focus: what the browser writes there
 * by itself, as a composed letter of which no key tells, comes after that.
 */
export function flushIntoField({ target }: FocusEvent): void {
  if (buffer.length === 0 || !(target instanceof Element) || getFocusContext(target) !== 'field') return
  // Once what draws the field is through with it.
  queueMicrotask(() => {
    const [first] = buffer
    if (first && !isExpired(first) && !isPaletteLinePending() && getFocusContext() === 'field') replayText()
  })
}

/** In one turn: text that is begun is not let go half way, however long a letter takes. */
function replayText() {
  for (let [first] = buffer; first && isFieldText(first); [first] = buffer) replayKey(first)
}

function isFieldText({ event }: BufferedKey): boolean {
  const { activeElement: field } = document
  const isThere = field !== null && isTextField(field) && getFocusContext() !== 'alert'
  return isThere && routeTransition.get() !== 'under way' && isText(getEventChord(event))
}

/** Presses the first of them; the next one has a turn of its own, for this one may lead to yet another screen. */
function replayNext() {
  const [first] = buffer
  if (!first || routeTransition.get() === 'under way') return
  if (isExpired(first)) return discardExpired()
  if (isPaletteLinePending()) return scheduleReplay()
  // What is drawn makes itself known to the commands in its effects.
  flushSync(() => {})
  // What was pressed before a question was in sight answers none.
  if (getFocusContext() === 'alert') return clearBuffer()
  if (mustWaitForRows(getEventChord(first.event), getFocusContext())) return scheduleReplay(RETRY_DELAY_MS)
  if (isFieldText(first)) replayText()
  else replayKey(first)
  scheduleReplay()
}

function replayKey({ event }: BufferedKey) {
  // A letter before it may have changed what this one does.
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
  const isLeft = (document.activeElement ?? document.body).dispatchEvent(replayedEvent)
  replayedEvent = null
  buffer = buffer.slice(1)
  if (isLeft) writeKey(key)
}

/** The browser writes, takes and sends nothing for a key that it has not seen pressed. */
function writeKey(key: string) {
  const { activeElement: field } = document
  if (!field || !isTextField(field)) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  if (key === 'Backspace') document.execCommand('delete')
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
}
