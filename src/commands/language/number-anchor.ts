/** Tells the numbers of a line apart where a phrase has several: by the word before each ('plano 2 ao produto 12'). */
import type { Line } from '#commands/language/words/line.ts'
import type { Pattern, PatternSlot } from './patterns.ts'
import { isNumeric } from './slot-values.ts'

const NUMBER_MARKERS = new Set(['para', '='])

/** A number of the line, and what was matched before it. */
export interface NumberPosition {
  /** Token at which the number stands. */
  tokenIndex: number
  /** Index of the element matched last before it; -1 for none. */
  lastElementIndex: number
  isFilled(slot: PatternSlot): boolean
  /** The screen says this element, so the line may leave it out. */
  isElidable(index: number): boolean
}

const getNumericSlots = (slots: readonly PatternSlot[]) => slots.filter(({ arg }) => isNumeric(arg.kind))

/** The word that tells a number apart from the others stands behind it: 'profundidade 4 no plano 3' is of plan 3. */
export const isMarkerTooLate = ({ slots }: Pattern, index: number, values: ReadonlyMap<string, unknown>): boolean => {
  const numbers = getNumericSlots(slots)
  return numbers.length > 1 && numbers.some(({ name, elementBefore }) => elementBefore === index && values.has(name))
}

/** Whether a number at this position may be the slot's. */
export function isAnchored({ slots }: Pattern, slot: PatternSlot, line: Line, position: NumberPosition): boolean {
  const before = line.tokens[position.tokenIndex - 1]?.text ?? ''
  // 'para 30' and '= 30' are never the id, also where the id is left out.
  if (NUMBER_MARKERS.has(before) && slots.some(({ isMarked }) => isMarked))
    return slot.isMarked && position.lastElementIndex <= slot.elementBefore
  if (getNumericSlots(slots).length < 2) return true
  if (position.lastElementIndex > slot.elementBefore) return false
  for (const other of slots) {
    if (other === slot) break
    if (other.elementBefore === slot.elementBefore && isNumeric(other.arg.kind) && !position.isFilled(other))
      return false
  }
  for (let index = slot.elementBefore; index > position.lastElementIndex; index--)
    if (!position.isElidable(index)) return false
  return true
}
