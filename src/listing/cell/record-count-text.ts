/** The number of records in words, for the footer, the search dialogs and the announcements (spec 1 §2.12). */
import { formatCount } from '#lib/format/format-count.ts'
import { formatInteger } from '#lib/format/money.ts'

/** 1 -> '1 registro', 1234 -> '1.234 registros'. */
export const formatRecordCount = (count: number): string => formatCount(count, 'registro', 'registros')

/** Returns 'Página 2 de 32 (320 registros)', or only the page if the count is unknown. `page` is 0-based. */
export const formatPagePosition = (page: number, pages: number, count: number | undefined): string =>
  `Página ${formatInteger(page + 1)}${count === undefined ? '' : ` de ${formatInteger(pages)} (${formatRecordCount(count)})`}`
