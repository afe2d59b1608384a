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

function isFieldText({ event }: BufferedKey): boolean {
  const { activeElement: field } = document
  const isWritable = field !== null && isTextField(field) && getFocusContext() !== 'alert'
  return isWritable && routeTransition.get() !== 'under way' && isText(getEventChord(event))
}

const showTimeoutMessage = () => showStatus('A tela demora: teclas não usadas')

/**
 * The keys of one page that wait for their target. Keys are also buffered while `isPaletteLinePending` returns true: a
 * line was entered in a palette that is not rendered yet, and may lead elsewhere.
 */
export class KeyBuffer {
  #keys: readonly BufferedKey[] = []
  /** The buffered key that is being replayed. */
  #replayedEvent: KeyboardEvent | null = null
  /** The screen has taken too long: no more keys are buffered for it. */
  #isTimedOut = false
  #timeoutTimer: ReturnType<typeof setTimeout> | undefined
  #replayTimer: ReturnType<typeof setTimeout> | undefined
  readonly #isPaletteLinePending: () => boolean
  /** Ends the buffer, which otherwise lasts as long as the page. */
  readonly stop: () => void

  constructor(isPaletteLinePending: () => boolean) {
    this.#isPaletteLinePending = isPaletteLinePending
    const unsubscribe = routeTransition.subscribe(() => this.#followTransition())
    this.stop = () => {
      unsubscribe()
      this.clear()
      clearTimeout(this.#timeoutTimer)
      clearTimeout(this.#replayTimer)
    }
  }

  /** True while keys are buffered. */
  hasKeys(): boolean {
    return this.#keys.length > 0
  }

  /** Drops the buffered keys: the operator cancelled them. */
  clear(): void {
    this.#keys = []
  }

  /** Buffers a key that is meant for the next screen; true if it did, and nobody else may see the key. */
  bufferKey(event: KeyboardEvent): boolean {
    const isEmpty = !this.hasKeys()
    if (event === this.#replayedEvent || this.#isTimedOut) return false
    if (isEmpty && !this.#isTransitionPending() && !areRowsLoading()) return false
    const kind = getFocusKind(event)
    const chord = toKeyChord(toKeyPress(event), isMac)
    // Escape is meant for a requested dialog, and not for what is beneath it until the dialog is rendered.
    const closesPendingDialog = chord === 'Escape' && this.#isPaletteLinePending()
    if (chord === null || (/(Tab|Escape)$/.test(chord) && !closesPendingDialog)) return false
    if (isEmpty && !this.#isTransitionPending() && !mustWaitForRows(chord, kind)) return false
    // Keys typed while buffered letters are being written come after them.
    const isFlushing = !isEmpty && routeTransition.get() !== 'under way'
    const isTyped = isFlushing && /field|palette/.test(kind) && (isText(chord) || /^(Shift\+)?Enter$/.test(chord))
    if (!isTyped && !/page|grid|view/.test(kind)) return false
    const boundChord = resolveBoundChord(chord, getBindings())
    const bound = getBindings().find(({ chords }) => chords[0] === boundChord)
    // The browser keeps its own keys, such as searching the page. A key that belongs to no screen, such as the
    // palette's, works at once, unless a dialog or menu is about to open: that one would be rendered over the palette,
    // and take the focus.
    const opensImmediately = isEmpty && bound?.command.scope === 'global' && !this.#isPaletteLinePending()
    if (worksInFields(chord) && !closesPendingDialog && (!bound || opensImmediately)) return false
    if (event.repeat) return true
    this.#keys = [...this.#keys, { event, timestampMs: event.timeStamp }]
    if (isEmpty) this.#scheduleReplay()
    return true
  }

  /**
   * Replays the keys pressed before there was a command layer. Keys that are too old are dropped; a line for the
   * palette is shown all the same, but not entered.
   */
  replayStartupKeys(startupKeys: readonly KeyboardEvent[]): void {
    const isAnyExpired = startupKeys.some((event) => isExpired({ event, timestampMs: event.timeStamp }))
    const lineStart = startupKeys.findIndex(isPaletteKey)
    this.#keys = startupKeys.flatMap((event, index) => {
      const isShown = lineStart >= 0 && index >= lineStart && event.key !== 'Enter'
      // A line that begins to appear is written to its end, however long a letter takes.
      return isShown ? { event, timestampMs: Infinity } : isAnyExpired ? [] : { event, timestampMs: event.timeStamp }
    })
    if (this.#keys.length < startupKeys.length) showTimeoutMessage()
    this.#scheduleReplay()
  }

  /**
   * Writes the buffered keys into a field of the page in the task in which it gets the focus. Text that the browser
   * writes there by itself, such as a composed letter without a key event, comes after them.
   */
  flushIntoField({ target }: FocusEvent): void {
    if (!this.hasKeys() || !(target instanceof Element) || getFocusContext(target) !== 'field') return
    // After the code that renders the field has finished.
    queueMicrotask(() => {
      const [first] = this.#keys
      if (first && !isExpired(first) && !this.#isPaletteLinePending() && getFocusContext() === 'field')
        this.#replayText()
    })
  }

  #isTransitionPending(): boolean {
    return this.#isPaletteLinePending() || routeTransition.get() === 'under way'
  }

  #followTransition(): void {
    clearTimeout(this.#timeoutTimer)
    this.#isTimedOut = false
    const status = routeTransition.get()
    if (status === 'given up') this.clear()
    else if (status === 'done') this.#scheduleReplay()
    else
      this.#timeoutTimer = setTimeout(() => {
        this.#isTimedOut = true
        if (this.hasKeys()) this.#discardExpired()
      }, BUFFER_TIMEOUT_MS)
  }

  #discardExpired(): void {
    showTimeoutMessage()
    this.clear()
  }

  #scheduleReplay(wait = 0): void {
    clearTimeout(this.#replayTimer)
    if (this.hasKeys()) this.#replayTimer = setTimeout(() => this.#replayNext(), wait)
  }

  /** Replays the first key. The next one gets a task of its own, because this one may lead to yet another screen. */
  #replayNext(): void {
    const [first] = this.#keys
    if (!first || routeTransition.get() === 'under way') return
    if (isExpired(first)) return this.#discardExpired()
    if (this.#isPaletteLinePending()) return this.#scheduleReplay()
    // Rendered elements register with the commands in their effects.
    flushSync(() => {})
    // Keys pressed before a confirmation was visible do not answer it.
    if (getFocusContext() === 'alert') return this.clear()
    if (mustWaitForRows(getEventChord(first.event), getFocusContext())) return this.#scheduleReplay(RETRY_DELAY_MS)
    if (isFieldText(first)) this.#replayText()
    else this.#replayKey(first)
    this.#scheduleReplay()
  }

  /** In one task: text is never written only in part, however long a letter takes. */
  #replayText(): void {
    for (let [first] = this.#keys; first && isFieldText(first); [first] = this.#keys) this.#replayKey(first)
  }

  #replayKey({ event }: BufferedKey): void {
    // The previous letter may have changed what this one does.
    flushSync(() => {})
    this.#replayedEvent = copyKeyEvent(event)
    const isUnhandled = (document.activeElement ?? document.body).dispatchEvent(this.#replayedEvent)
    this.#replayedEvent = null
    this.#keys = this.#keys.slice(1)
    if (isUnhandled) writeKey(event.key)
  }
}

/** A new event for a key that was pressed: an event is dispatched once. */
function copyKeyEvent(event: KeyboardEvent): KeyboardEvent {
  const { key, code, shiftKey, metaKey } = event
  const isPlain = !event.getModifierState('AltGraph')
  const [ctrlKey, altKey] = [isPlain && event.ctrlKey, isPlain && event.altKey]
  return new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    metaKey,
    ctrlKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
}

/** The browser writes, deletes and submits nothing for a synthetic key. */
function writeKey(key: string) {
  const { activeElement: field } = document
  if (!field || !isTextField(field)) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  if (key === 'Backspace') document.execCommand('delete')
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
}
