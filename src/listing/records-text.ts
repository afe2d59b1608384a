/** How many records there are, as the footer, the search windows and the announcements say it (spec 1 §2.12). */
import { formatInteger } from '#lib/money.ts'

/** 1 -> '1 registro', 1234 -> '1.234 registros'. */
export const recordsText = (count: number): string =>
  `${formatInteger(count)} ${count === 1 ? 'registro' : 'registros'}`
