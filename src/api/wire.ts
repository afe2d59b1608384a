/**
 * Tolerant field shapes for what the platform answers (cases F11-F13): a wrong or missing value becomes
 * null at the border, so that no cell, form or dialog has to defend itself against it. Payloads that the console
 * sends are described strictly, with zod/mini itself. zod/mini and not zod: 8 kB against 24 kB.
 * A bare transform, and not a pipe from unknown(), because only the former accepts a key that is not there.
 */
import * as z from 'zod/mini'
import { isRecordId } from '#lib/format/record-id.ts'
import { isObject } from './is-object.ts'

/** A text, or null for anything else; a number is written out (ids > 2^53 arrive as text or number). */
export const text = z.transform((value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : null,
)

/** A finite number, plain decimal text ('12.5') too; null for anything else. */
export function toWireNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return Number(value)
  return null
}

/** A finite number, also when it arrives as plain decimal text ('12.5'); null otherwise. Money here is in reais. */
export const number = z.transform(toWireNumber)

/**
 * A number that is told by itself, in no row: what cannot be read would be told as zero, so it makes the answer none.
 */
export const strictNumber = z.transform((value: unknown): number => {
  const read = toWireNumber(value)
  if (read === null) throw new TypeError(`${typeof value} is no figure`)
  return read
})

/** true only for true, 'true', 1, 'S'; the platform's flags are never unknown, so there is no null. */
export const flag = z.transform(
  (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === 'S',
)

/** A date as it came (ISO text or epoch in s or ms); lib/format/dates.ts reads and formats it. */
export const date = z.transform((value: unknown): string | number | null =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? value : null,
)

/**
 * The id of a record: a positive integer, 0 where the platform sent none, so that a row never breaks its list; a page
 * then gives it a place of its own (page.ts).
 */
export const id = z.transform((value: unknown): number => {
  const read = toWholeNumber(value)
  return isRecordId(read) ? read : 0
})

/** The id of another record; null for what names none. 0 stays: some platforms send it for 'none'. */
export const reference = z.transform((value: unknown): number | null => {
  const read = toWholeNumber(value)
  return read === 0 || isRecordId(read) ? read : null
})

/** What the console sends as an id: never a row's place, never a number that stands for two ids. */
export const recordId = z.int().check(z.positive())

/** Ids as text may be longer than other numbers; no other spelling of a number is one. */
const toWholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value

/** A nested object of tolerant fields; an absent or wrong one is read as if all its fields were absent. */
export function nested<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) => (isObject(value) ? value : {})),
    z.object(shape),
  )
}

/** A list of records of tolerant fields; anything else than a list is an empty one, what is no record is left out. */
export function list<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Row[], unknown> {
  return z.transform((value: unknown): Row[] =>
    (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
      const read = z.safeParse(row, item)
      return read.success ? [read.data] : []
    }),
  )
}

/** A record read under any of its spellings, then brought to the one shape that screens see. */
export function mapped<Read, Row>(
  schema: z.ZodMiniType<Read, unknown>,
  shape: (read: Read) => Row,
): z.ZodMiniType<Row, unknown> {
  return z.pipe(schema, z.transform(shape)) as unknown as z.ZodMiniType<Row, unknown>
}

/** A stock: a plain number or { quantidade }, wrapped or not (sections/README §1); null where there is neither. */
export const stock = z.transform((answer: unknown): number | null => {
  let value = answer
  for (let depth = 0; depth < 4 && isObject(value); depth++)
    value = value['quantidade'] ?? value['data'] ?? value['content'] ?? value['result']
  return toWireNumber(value)
})
