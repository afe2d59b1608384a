/** What the verbs that lead to an audit go by: the transaction of a row, and a period that can be used. */
import type { Row } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'
import type { Origin } from '#lib/places/origin.ts'
import { periodProblem } from '#lib/written/ranges.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { isHistoryPath } from './paths.ts'

/** The transaction of a list's row. The rows of a history are its events: their ids are no transactions'. */
export const transactionOfRow = ({ id }: Row, { path }: Screen) => (isHistoryPath(path) ? null : { id })

/** Where the history of a transaction leads back to: the list that it was opened from, else that of all of them. */
export const historyOrigin = ({ origin }: Screen): Origin =>
  origin ?? { title: transacao.title, address: transacao.path }

/** As a verb with a period asks before it is run: true, or the sentence that refuses it. */
export const whenPeriod = (_: unknown, { periodo }: { periodo?: Parameters<typeof periodProblem>[0] }): true | string =>
  periodProblem(periodo) ?? true
