/** Formats a count with its noun, for every text of the console. */
import { formatInteger } from './money.ts'

/** 1 -> '1 linha', 1204 -> '1.204 linhas'. */
export const formatCount = (count: number, singular: string, plural: string): string =>
  `${formatInteger(count)} ${count === 1 ? singular : plural}`
