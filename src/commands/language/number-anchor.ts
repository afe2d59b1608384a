/** Assigns the numbers of a line to the slots of a phrase by the word before each number ('plano 2 ao produto 12'). */
import type { Line } from '#commands/language/words/line.ts'
import type { Pattern, PatternSlot } from './patterns.ts'
import { isNumeric } from './slot-values.ts'

const NUMBER_MARKERS = new Set(['para', '='])

/** A number of the line, and what was matched before it. */
export interface NumberPosition {
  /** Index of the number's token (0-based). */
  tokenIndex: number
  /** Index of the element matched last before the number; -1 for none. */
  lastElementIndex: number
  isFilled(slot: PatternSlot): boolean
  /** The screen supplies this element, so the line may leave it out. */
  isElidable(index: number): boolean
}

const getNumericSlots = (slots: readonly PatternSlot[]) => slots.filter(({ arg }) => isNumeric(arg.kind))

/** The word that identifies a number follows the number: in 'profundidade 4 no plano 3' the 3 belongs to the plan. */
export const isMarkerTooLate = ({ slots }: Pattern, index: number, values: ReadonlyMap<string, unknown>): boolean => {
  const numericSlots = getNumericSlots(slots)
  return (
    numericSlots.length > 1 &&
    numericSlots.some(({ name, elementBefore }) => elementBefore === index && values.has(name))
  )
}

/** A number at this position may fill the slot. */
export function isAnchored({ slots }: Pattern, slot: PatternSlot, line: Line, position: NumberPosition): boolean {
  const previousText = line.tokens[position.tokenIndex - 1]?.text ?? ''
  // A number after 'para' or '=' is never the id, even if the line has no id.
  if (NUMBER_MARKERS.has(previousText) && slots.some(({ isMarked }) => isMarked))
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
