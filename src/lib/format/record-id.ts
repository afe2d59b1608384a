/**
 * The id of a record, as it is told. An id that the browser cannot hold (beyond 2^53 two of them are one number), that
 * is no whole number above 0, or that is missing names no record: an act by it would be done to another one.
 */

/** Stands in the place of an id that names no record. */
export const NO_ID_TEXT = 'sem id utilizável'

/** Why nothing is done with such a row. */
export const NO_ID_REASON = 'Esta linha está sem id utilizável: a plataforma não diz de qual registro se trata'

/** True for an id that names one record; a row without one has a negative number, its place (api/page.ts). */
export const isRecordId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0

/** '#12', or that there is none. */
export const formatRecordId = (id: number): string => (isRecordId(id) ? `#${id}` : NO_ID_TEXT)
