/** Tells the numbers of a line apart where a phrase has several: by the word before each ('plano 2 ao produto 12'). */
import type { Line } from '#commands/language/words/line.ts'
import type { Pattern, Slot } from './phrases.ts'
import { isNumeric } from './values.ts'

const MARKS = new Set(['para', '='])

/** A number of the line, and what was matched before it. */
export interface Position {
  /** Token at which the number stands. */
  at: number
  /** Index of the element matched last before it; -1 for none. */
  last: number
  isFilled(slot: Slot): boolean
  /** The screen says this element, so the line may leave it out. */
  isElidable(index: number): boolean
}

const ofNumbers = (slots: readonly Slot[]) => slots.filter(({ arg }) => isNumeric(arg.kind))

/** The word that tells a number apart from the others stands behind it: 'profundidade 4 no plano 3' is of plan 3. */
export const isTooLate = ({ slots }: Pattern, index: number, values: ReadonlyMap<string, unknown>): boolean => {
  const numbers = ofNumbers(slots)
  return numbers.length > 1 && numbers.some(({ name, after }) => after === index && values.has(name))
}

/** Whether a number at this position may be the slot's. */
export function isAnchored({ slots }: Pattern, slot: Slot, line: Line, position: Position): boolean {
  const before = line.tokens[position.at - 1]?.text ?? ''
  // 'para 30' and '= 30' are never the id, also where the id is left out.
  if (MARKS.has(before) && slots.some(({ marked }) => marked)) return slot.marked && position.last <= slot.after
  if (ofNumbers(slots).length < 2) return true
  if (position.last > slot.after) return false
  for (const other of slots) {
    if (other === slot) break
    if (other.after === slot.after && isNumeric(other.arg.kind) && !position.isFilled(other)) return false
  }
  for (let index = slot.after; index > position.last; index--) if (!position.isElidable(index)) return false
  return true
}
