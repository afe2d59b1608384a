/** Parses conditions on a list's columns, with the command language's words for days. */
import { parsePeriodText } from '#commands/language/days/period-text.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'
import type { ScanColumn } from '#scan/aggregates/scan-column.ts'
import { type ParsedConditions, parseConditions } from '#scan/conditions/parse-condition.ts'

/** Words before the condition: 'ler tudo e filtrar por valor até 10'. */
const OPENING = /^\s*(?:(?:e filtrar|filtrando|com|por|onde)\s+)+/i

/** Parses the text, for example 'valor acima de 100'; the result has a problem if it is no condition on the columns. */
export const parseListConditions = (columns: readonly ScanColumn[], text: string): ParsedConditions =>
  parseConditions(columns, text.replace(OPENING, ''), (period) => parsePeriodText(period, toPlatformTime()))
