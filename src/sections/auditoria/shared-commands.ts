/** What the verbs that lead to an audit go by: the transaction of a row, and a period that can be used. */
import type { Row } from '#commands/resource.ts'
import type { Screen } from '#commands/screen.ts'
import type { Origin } from '#lib/urls/origin.ts'
import { validatePeriod } from '#lib/format/ranges.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { isHistoryPath } from './paths.ts'

/** The transaction of a list's row. The rows of a history are its events: their ids are no transactions'. */
export const getTransactionArgs = ({ id }: Row, { path }: Screen) => (isHistoryPath(path) ? null : { id })

/** Where the history of a transaction leads back to: the list that it was opened from, else that of all of them. */
export const historyOrigin = ({ origin }: Screen): Origin =>
  origin ?? { title: transacao.title, address: transacao.path }

/** As a verb with a period asks before it is run: true, or the sentence that refuses it. */
export const whenPeriodValid = (
  _: unknown,
  { periodo }: { periodo?: Parameters<typeof validatePeriod>[0] },
): true | string => validatePeriod(periodo) ?? true
