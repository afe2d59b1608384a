/**
 * Shared by commands that open an audit: the transaction of a row, the origin of a history, and the check of a period.
 */
import type { Row } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'
import type { SourceList } from '#lib/urls/origin.ts'
import { validatePeriod } from '#lib/validate-ranges.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { isHistoryPath } from './paths.ts'

/** Returns the transaction id of a list's row; null on a history, whose rows are events with their own ids. */
export const getTransactionArgs = ({ id }: Row, { path }: Screen) => (isHistoryPath(path) ? null : { id })

/**
 * Returns the list that a history returns to: the list that it was opened from, otherwise the list of all transactions.
 */
export const historyOrigin = ({ origin }: Screen): SourceList =>
  origin ?? { title: transacao.title, address: transacao.path }

/** A command's `when` for a period: returns true, or the error message that refuses the period. */
export const whenPeriodValid = (
  _: unknown,
  { periodo }: { periodo?: Parameters<typeof validatePeriod>[0] },
): true | string => validatePeriod(periodo) ?? true
