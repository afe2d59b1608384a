/**
 * Schemas for the fields of the platform's responses (cases F11-F13). A wrong or missing value becomes null here, so
 * that no cell, form or dialog has to check it. Requests are described strictly, with zod/mini itself; zod/mini is 8 kB
 * where zod is 24 kB. The schemas are bare transforms, because a pipe from unknown() does not accept a missing key.
 */
import * as z from 'zod/mini'
import { isRecordId } from '#lib/format/record-id.ts'
import { isObject } from './is-object.ts'

/** A text; null for anything else. A number is converted to text (ids > 2^53 arrive as text or number). */
export const text = z.transform((value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : null,
)

/** Returns a finite number, also from plain decimal text ('12.5'); null for anything else. */
export function toWireNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return Number(value)
  return null
}

/** A finite number, also from plain decimal text ('12.5'); null otherwise. Money is in reais. */
export const number = z.transform(toWireNumber)

/**
 * A number that is shown alone, in no row. An unreadable value would be shown as zero, so it makes the whole response
 * invalid: throws a TypeError.
 */
export const strictNumber = z.transform((value: unknown): number => {
  const parsed = toWireNumber(value)
  if (parsed === null) throw new TypeError(`${typeof value} is no figure`)
  return parsed
})

/** true only for true, 'true', 1, 'S'. The platform's flags are never unknown, so there is no null. */
export const flag = z.transform(
  (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === 'S',
)

/** A date as received (ISO text, or epoch in s or ms); lib/format/dates.ts parses and formats it. */
export const date = z.transform((value: unknown): string | number | null =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? value : null,
)

/**
 * The id of a record: a positive integer, or 0 if the platform sent none, so that one row never breaks its list. A page
 * then assigns the row an id of its own (page.ts).
 */
export const id = z.transform((value: unknown): number => {
  const parsed = toWholeNumber(value)
  return isRecordId(parsed) ? parsed : 0
})

/** The id of another record; null if it names none. 0 stays 0: some platforms send it for 'none'. */
export const reference = z.transform((value: unknown): number | null => {
  const parsed = toWholeNumber(value)
  return parsed === 0 || isRecordId(parsed) ? parsed : null
})

/** An id that the console sends: never the placeholder of a row, never a number that may stand for two ids. */
export const recordId = z.int().check(z.positive())

/** Converts an id that is a text; it may have more digits than other numbers, and no other spelling is accepted. */
const toWholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value

/** A nested object of such fields; an absent or wrong object is parsed as if all its fields were absent. */
export function nested<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) => (isObject(value) ? value : {})),
    z.object(shape),
  )
}

/** A list of records; anything but a list becomes an empty one, and entries that are no record are skipped. */
export function listOf<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Row[], unknown> {
  return z.transform((value: unknown): Row[] =>
    (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
      const parsed = z.safeParse(row, item)
      return parsed.success ? [parsed.data] : []
    }),
  )
}

/** Parses a record with `schema`, which accepts all its spellings, and maps it to the one shape that screens use. */
export function mapRecord<Read, Row>(
  schema: z.ZodMiniType<Read, unknown>,
  shape: (parsed: Read) => Row,
): z.ZodMiniType<Row, unknown> {
  return z.pipe(schema, z.transform(shape)) as unknown as z.ZodMiniType<Row, unknown>
}

/** A stock: a plain number or { quantidade }, wrapped or not (sections/README §1); null if there is neither. */
export const stock = z.transform((response: unknown): number | null => {
  let value = response
  for (let depth = 0; depth < 4 && isObject(value); depth++)
    value = value['quantidade'] ?? value['data'] ?? value['content'] ?? value['result']
  return toWireNumber(value)
})
