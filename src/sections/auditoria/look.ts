/** What the verbs that lead to an audit go by: the transaction of a row, and a period that can be used. */
import type { Row } from '#commands/noun.ts'
import type { Screen } from '#commands/screen.ts'
import { periodProblem } from '#lib/written/ranges.ts'
import { isHistoryPath } from './paths.ts'

/** The transaction of a list's row. The rows of a history are its events: their ids are no transactions'. */
export const transactionOfRow = ({ id }: Row, { path }: Screen) => (isHistoryPath(path) ? null : { id })

/** As a verb with a period asks before it is run: true, or the sentence that refuses it. */
export const whenPeriod = (_: unknown, { periodo }: { periodo?: Parameters<typeof periodProblem>[0] }): true | string =>
  periodProblem(periodo) ?? true
