/**
 * Checks and formats record ids. An id names no record if it is missing, is no whole number above 0, or exceeds 2^53,
 * where two ids become one number. An action with such an id would change another record.
 */

/** Shown instead of an id that names no record. */
export const NO_ID_TEXT = 'sem id utilizável'

/** The reason why commands refuse such a row. */
export const NO_ID_REASON = 'Esta linha está sem id utilizável: a plataforma não diz de qual registro se trata'

/** True for an id that names one record. A row without an id has a negative placeholder (api/page.ts). */
export const isRecordId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0

/** Returns '#12', or NO_ID_TEXT. */
export const formatRecordId = (id: number): string => (isRecordId(id) ? `#${id}` : NO_ID_TEXT)
