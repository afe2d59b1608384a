/** Parses JSON that an argument of a command holds. */
import type { Schema } from '#lib/storage/persisted.ts'

/** The value of a JSON text that the schema accepts; null for any other text. */
export function parseStoredJson<Value>(schema: Schema<Value>, text: string): Value | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}
