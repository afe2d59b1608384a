/** Refuses a save of several calls before its first one, if a later one is read-only. */
import { isReadOnlyCall, READ_ONLY_REASON } from './capabilities.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { createNotSentError } from './errors.ts'

/**
 * Throws an ApiError of kind 'not-sent' if config.json declares this call to be read-only: the calls before it would save
 * half of the record. `unsavedText` names the part that the call writes: 'Níveis não salvos'.
 */
export function requireWritable({ id }: Pick<AnyEndpoint, 'id'>, unsavedText: string): void {
  if (isReadOnlyCall(id)) throw createNotSentError(`${unsavedText}, nada foi enviado. ${READ_ONLY_REASON}.`)
}
