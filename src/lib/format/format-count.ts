/** A count with its noun, as every text of the console says it. */
import { formatInteger } from './money.ts'

/** 1 -> '1 linha', 1204 -> '1.204 linhas'. */
export const formatCount = (count: number, singular: string, plural: string): string =>
  `${formatInteger(count)} ${count === 1 ? singular : plural}`
