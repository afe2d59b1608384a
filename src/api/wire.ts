/**
 * Tolerant field shapes for what the platform answers (reliability.md F11-F13): a wrong or missing value becomes
 * null at the border, so that no cell, form or dialog has to defend itself against it. Payloads that the console
 * sends are described strictly, with zod/mini itself. zod/mini and not zod: 8 kB against 24 kB (stack.md §3).
 */
import * as z from 'zod/mini'

/** A text, or null for anything else; a number is written out (ids > 2^53 arrive as text or number). */
export const text = z.pipe(
  z.unknown(),
  z.transform((value): string | null =>
    typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : null,
  ),
)

/** A finite number, also when it arrives as plain decimal text ('12.5'); null otherwise. Money here is in reais. */
export const number = z.pipe(
  z.unknown(),
  z.transform((value): number | null => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : null
    if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value)) return Number(value)
    return null
  }),
)

/** true only for true, 'true', 1, 'S'; the platform's flags are never unknown, so there is no null. */
export const flag = z.pipe(
  z.unknown(),
  z.transform((value): boolean => value === true || value === 'true' || value === 1 || value === 'S'),
)

/** A date as it came (ISO text or epoch in s or ms); lib/dates.ts reads and formats it. */
export const date = z.pipe(
  z.unknown(),
  z.transform((value): string | number | null =>
    (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value)) ? value : null,
  ),
)

/** The id of a record: a positive integer (0 where the platform sent none, so that a row never breaks its list). */
export const id = z.pipe(
  z.unknown(),
  z.transform((value): number => {
    const parsed = typeof value === 'string' ? Number(value) : value
    return typeof parsed === 'number' && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : 0
  }),
)

/** A nested object of tolerant fields; an absent or wrong one is read as if all its fields were absent. */
export function nested<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.pipe(
      z.unknown(),
      z.transform((value) => (typeof value === 'object' && value !== null ? value : {})),
    ),
    z.object(shape),
  )
}

/** A list of records of tolerant fields; anything else than a list is an empty one, what is no record is left out. */
export function list<Row>(row: z.ZodMiniType<Row, unknown>): z.ZodMiniType<Row[], unknown> {
  return z.pipe(
    z.unknown(),
    z.transform((value): Row[] =>
      (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
        const read = z.safeParse(row, item)
        return read.success ? [read.data] : []
      }),
    ),
  ) as z.ZodMiniType<Row[], unknown>
}

/** A record read under any of its spellings, then brought to the one shape that screens see. */
export function shaped<Read, Row>(
  schema: z.ZodMiniType<Read, unknown>,
  shape: (read: Read) => Row,
): z.ZodMiniType<Row, unknown> {
  return z.pipe(schema, z.transform(shape)) as unknown as z.ZodMiniType<Row, unknown>
}

/** A stock: a plain number or { quantidade }, wrapped or not (decisions.md, Calls); null where there is neither. */
export const stock = z.pipe(
  z.unknown(),
  z.transform((answer): number | null => {
    let value = answer
    for (let depth = 0; depth < 4 && typeof value === 'object' && value !== null; depth++) {
      const node = value as Record<string, unknown>
      value = node['quantidade'] ?? node['data'] ?? node['content'] ?? node['result']
    }
    return z.parse(number, value)
  }),
)
