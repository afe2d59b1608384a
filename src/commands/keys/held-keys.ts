/**
 * Keys pressed while a change of screen is under way: the one before is still drawn, and they are meant for the one that
 * comes. They are held and pressed again there, once and in their order (commands/keys/README §2a).
 */
import { flushSync } from 'react-dom'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { screenChange } from '#commands/screen.ts'
import { isSingleKey, pressOf, strokeOf, worksInFields } from '#lib/strokes.ts'
import { focusKind } from '#ui/focus.ts'
import { isMac } from '#ui/kbd.tsx'
import { isField } from '#ui/typed-field.ts'
import { currentBindings } from './dispatch.ts'

/** An act that comes later than this, ms, would surprise more than it helps. */
const HELD_FOR = 3_000

let held: KeyboardEvent[] = []
/** The held key that is being pressed again. */
let again: KeyboardEvent | null = null
/** The screen has let one wait for too long: it holds no more keys. */
let isLate = false
let isLineDue = () => false
let timer: ReturnType<typeof setTimeout> | undefined
let turn: ReturnType<typeof setTimeout> | undefined

const isComing = () => isLineDue() || screenChange.get() === 'under way'

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

/** Drops what is held: the operator took it back. */
export const dropHeld = (): void => void (held = [])

function letGo() {
  sayInStatusLine('A tela demora: teclas não usadas')
  held = []
}

/** Keys wait also while `isDue`: a line was entered in a palette that is not drawn yet, and may lead elsewhere. */
export const waitForLine = (isDue: () => boolean): void => void (isLineDue = isDue)

/** Takes a key that is meant for the screen that comes; true where it did, and nobody else may see it. */
export function holdKey(event: KeyboardEvent): boolean {
  if (event === again || isLate || (held.length === 0 && !isComing())) return false
  const kind = focusKind(event.target instanceof Element ? event.target : document.body)
  const stroke = strokeOf(pressOf(event), isMac)
  if (stroke === null || /(Tab|Escape)$/.test(stroke)) return false
  // What is typed where held letters are just being written comes after them.
  const isGiving = held.length > 0 && screenChange.get() !== 'under way'
  const isTyped = isGiving && /field|palette/.test(kind) && isSingleKey(stroke)
  if (!isTyped && !/page|grid|view/.test(kind)) return false
  const bound = currentBindings().find(({ strokes }) => strokes[0] === stroke)
  // The browser keeps its own, as searching in the page; what is no screen's, as the palette, opens at once.
  if (worksInFields(stroke) && (!bound || (held.length === 0 && bound.command.place === 'global'))) return false
  if (event.repeat) return true
  held.push(event)
  if (isLineDue()) pressNextSoon()
  return true
}

function pressNextSoon() {
  clearTimeout(turn)
  if (held.length > 0) turn = setTimeout(pressNext)
}

/** Presses the first of them; the next one has a turn of its own, for this one may lead to yet another screen. */
function pressNext() {
  const [event] = held
  if (!event || screenChange.get() === 'under way') return
  if (performance.now() - event.timeStamp > HELD_FOR) return letGo()
  if (isLineDue()) return pressNextSoon()
  // What is drawn makes itself known to the commands in its effects.
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
  held.shift()
  // The browser writes no letter for a key that it has not seen pressed.
  if (isLeft && key.length === 1 && document.activeElement && isField(document.activeElement))
    document.execCommand('insertText', false, key)
  pressNextSoon()
}
