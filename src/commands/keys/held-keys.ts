/**
 * Keys pressed before what they are meant for is there: while the screen before is still drawn, while the rows of the
 * table are read, before anybody listened at all. They are held and pressed again there, once and in their order
 * (commands/keys/README §2a).
 */
import { flushSync } from 'react-dom'
import { boundStroke } from '#commands/bindings.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { currentScreen, screenChange } from '#commands/screen.ts'
import { opensPalette } from '#lib/start/early-keys.ts'
import { isMovement, isSingleKey, pressOf, strokeOf, worksInFields } from '#lib/strokes.ts'
import { type FocusKind, focusKind } from '#ui/focus/focus.ts'
import { isMac } from '#ui/signs/kbd.tsx'
import { isField } from '#ui/focus/typed-field.ts'
import { currentBindings, isOn, pendingSequence } from './dispatch.ts'

/** An act that comes later than this, ms, would surprise more than it helps. */
const HELD_FOR = 3_000

/** How soon a key is tried again whose rows were not there yet, ms. */
const AGAIN = 20

interface Held {
  event: KeyboardEvent
  /** From when on it waits, on the page's clock. */
  at: number
}

let held: readonly Held[] = []
/** The held key that is being pressed again. */
let again: KeyboardEvent | null = null
/** The screen has let one wait for too long: it holds no more keys. */
let isLate = false
let isLineDue = () => false
let timer: ReturnType<typeof setTimeout> | undefined
let turn: ReturnType<typeof setTimeout> | undefined

const isComing = () => isLineDue() || screenChange.get() === 'under way'
const areRowsAway = () => currentScreen().list?.loading() === true
const strokeOfEvent = (event: KeyboardEvent) => strokeOf(pressOf(event), isMac) ?? ''
const isText = (stroke: string) => isSingleKey(stroke) || /^(Shift\+)?(Space|Backspace)$/.test(stroke)
const isOld = ({ at }: Held) => performance.now() - at > HELD_FOR
const whereOfFocus = ({ target }: Event) => focusKind(target instanceof Element ? target : document.body)

/**
 * In a list that is being read: it moves over its rows or acts on one, and the list itself has no use for it; or the
 * list has, and not before it is answered.
 */
function isForRows(stroke: string, kind: FocusKind) {
  if (!/page|grid/.test(kind) || !areRowsAway() || pendingSequence() !== null) return false
  const ofList = currentBindings().flatMap(({ strokes: [first, next], command }) =>
    first === stroke && command.place !== 'row' && !command.region ? [{ command, isAll: next === undefined }] : [],
  )
  if (kind === 'grid' && (isMovement(stroke) || ofList.length === 0)) return true
  return ofList.length > 0 && ofList.every(({ command, isAll }) => isAll && command.place === 'list' && !isOn(command))
}

screenChange.subscribe(() => {
  clearTimeout(timer)
  isLate = false
  const change = screenChange.get()
  if (change === 'given up') dropHeld()
  else if (change === 'done') pressNextSoon()
  else
    timer = setTimeout(() => {
      isLate = true
      if (held.length > 0) letGo()
    }, HELD_FOR)
})

/** True while keys wait. */
export const hasHeld = (): boolean => held.length > 0

/** Drops what is held: the operator took it back. */
export const dropHeld = (): void => void (held = [])

const sayLate = () => sayInStatusLine('A tela demora: teclas não usadas')

function letGo() {
  sayLate()
  held = []
}

/** Keys wait also while `isDue`: a line was entered in a palette that is not drawn yet, and may lead elsewhere. */
export const waitForLine = (isDue: () => boolean): void => void (isLineDue = isDue)

/** Takes a key that is meant for the screen that comes; true where it did, and nobody else may see it. */
export function holdKey(event: KeyboardEvent): boolean {
  if (event === again || isLate || (held.length === 0 && !isComing() && !areRowsAway())) return false
  const kind = whereOfFocus(event)
  const stroke = strokeOf(pressOf(event), isMac)
  // Escape is meant for a window that was asked for, and not for what is beneath it until it is drawn.
  const closesDue = stroke === 'Escape' && isLineDue()
  if (stroke === null || (/(Tab|Escape)$/.test(stroke) && !closesDue)) return false
  if (held.length === 0 && !isComing() && !isForRows(stroke, kind)) return false
  // What is typed where held letters are just being written comes after them.
  const isGiving = held.length > 0 && screenChange.get() !== 'under way'
  const isTyped = isGiving && /field|palette/.test(kind) && (isText(stroke) || /^(Shift\+)?Enter$/.test(stroke))
  if (!isTyped && !/page|grid|view/.test(kind)) return false
  const meant = boundStroke(stroke, currentBindings())
  const bound = currentBindings().find(({ strokes }) => strokes[0] === meant)
  // The browser keeps its own, as searching in the page; what is no screen's, as the palette, opens at once, but where
  // a window or menu is on its way: that one would be drawn over it, and take the focus.
  const isFree = held.length === 0 && bound?.command.place === 'global' && !isLineDue()
  if (worksInFields(stroke) && !closesDue && (!bound || isFree)) return false
  if (event.repeat) return true
  held = [...held, { event, at: event.timeStamp }]
  if (held.length === 1) pressNextSoon()
  return true
}

/**
 * Presses what was kept before there was a command layer. What is late is let go; a line for the palette is shown all
 * the same, and not entered.
 */
export function pressEarly(early: readonly KeyboardEvent[]): void {
  const isPast = early.some((event) => isOld({ event, at: event.timeStamp }))
  const line = early.findIndex(opensPalette)
  held = early.flatMap((event, place) => {
    const isShown = line >= 0 && place >= line && event.key !== 'Enter'
    // What is begun to be shown is not let go half way, however long a letter takes.
    return isShown ? { event, at: Infinity } : isPast ? [] : { event, at: event.timeStamp }
  })
  if (held.length < early.length) sayLate()
  pressNextSoon()
}

function pressNextSoon(wait = 0) {
  clearTimeout(turn)
  if (held.length > 0) turn = setTimeout(pressNext, wait)
}

/**
 * Gives a field of the page what is held for it, in the turn in which it takes the focus: what the browser writes there
 * by itself, as a composed letter of which no key tells, comes after that.
 */
export function giveToField({ target }: FocusEvent): void {
  if (held.length === 0 || !(target instanceof Element) || focusKind(target) !== 'field') return
  // Once what draws the field is through with it.
  queueMicrotask(() => {
    const [first] = held
    if (first && !isOld(first) && !isLineDue() && focusKind() === 'field') giveText()
  })
}

/** In one turn: text that is begun is not let go half way, however long a letter takes. */
function giveText() {
  for (let [first] = held; first && isForField(first); [first] = held) press(first)
}

function isForField({ event }: Held): boolean {
  const { activeElement: field } = document
  const isThere = field !== null && isField(field) && focusKind() !== 'alert'
  return isThere && screenChange.get() !== 'under way' && isText(strokeOfEvent(event))
}

/** Presses the first of them; the next one has a turn of its own, for this one may lead to yet another screen. */
function pressNext() {
  const [first] = held
  if (!first || screenChange.get() === 'under way') return
  if (isOld(first)) return letGo()
  if (isLineDue()) return pressNextSoon()
  // What is drawn makes itself known to the commands in its effects.
  flushSync(() => {})
  // What was pressed before a question was in sight answers none.
  if (focusKind() === 'alert') return dropHeld()
  if (isForRows(strokeOfEvent(first.event), focusKind())) return pressNextSoon(AGAIN)
  if (isForField(first)) giveText()
  else press(first)
  pressNextSoon()
}

function press({ event }: Held) {
  // A letter before it may have changed what this one does.
  flushSync(() => {})
  const { key, code, shiftKey, metaKey } = event
  const isPlain = !event.getModifierState('AltGraph')
  const [ctrlKey, altKey] = [isPlain && event.ctrlKey, isPlain && event.altKey]
  again = new KeyboardEvent('keydown', {
    key,
    code,
    shiftKey,
    metaKey,
    ctrlKey,
    altKey,
    bubbles: true,
    cancelable: true,
  })
  const isLeft = (document.activeElement ?? document.body).dispatchEvent(again)
  again = null
  held = held.slice(1)
  if (isLeft) writeKey(key)
}

/** The browser writes, takes and sends nothing for a key that it has not seen pressed. */
function writeKey(key: string) {
  const { activeElement: field } = document
  if (!field || !isField(field)) return
  if (key.length === 1) document.execCommand('insertText', false, key)
  if (key === 'Backspace') document.execCommand('delete')
  if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit()
}
