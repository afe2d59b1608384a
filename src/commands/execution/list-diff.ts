/** An act that changes many records at once is told by them: a list is read before and after it (spec 2 §2). */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'

/** The newest so many are compared. */
const COMPARED_ROWS = 1_000
/** ms: the act does not wait longer for what only tells about it. */
const READ_TIMEOUT_MS = 8_000
/** Most that are named. */
const MAX_NAMED_ROWS = 200

interface ListDiffOptions<R extends Row> {
  list: Endpoint<unknown, Page<R>>
  getName: (row: R) => string | null
  /** What is compared, each under its label and as it is shown. */
  fields: readonly { label: string; format: (row: R) => string }[]
}

/** What an act brought about on a list. */
export interface ListDiff {
  added: number
  changed: number
  /** '#321', 'Recarga 20,00: novo'; '#12', 'Vale 50,00: QTD 3 → 10'. */
  details: readonly LabeledValue[]
}

async function readRows<R extends Row>(list: ListDiffOptions<R>['list']): Promise<readonly R[] | null> {
  try {
    const input = { page: 0, size: COMPARED_ROWS, sort: 'id,DESC' }
    return (await call(list, input, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) })).content
  } catch {
    return null
  }
}

/** What differs between two readings of a list; a row that only the second has is new where it is newer than all. */
export function diffRows<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  { getName, fields }: Pick<ListDiffOptions<R>, 'getName' | 'fields'>,
): ListDiff {
  const was = new Map(before.map((row) => [row.id, row]))
  const oldest = before.length < COMPARED_ROWS ? 0 : Math.min(...was.keys())
  const added: LabeledValue[] = []
  const changed: LabeledValue[] = []
  for (const row of after) {
    const old = was.get(row.id)
    const named = { label: `#${row.id}`, title: getName(row) ?? '' }
    if (!old) {
      if (row.id > oldest) added.push({ label: named.label, value: `${named.title}: novo` })
      continue
    }
    const moves = fields.filter(({ format }) => format(old) !== format(row))
    if (moves.length === 0) continue
    const changesText = moves.map(({ label, format }) => `${label} ${format(old)} → ${format(row)}`).join(', ')
    changed.push({ label: named.label, value: `${named.title}: ${changesText}` })
  }
  const facts = [...added, ...changed]
  const hiddenCount = facts.length - MAX_NAMED_ROWS
  return {
    added: added.length,
    changed: changed.length,
    details:
      hiddenCount > 0 ? [...facts.slice(0, MAX_NAMED_ROWS), { label: '', value: `e mais ${hiddenCount}` }] : facts,
  }
}

/** Runs the act between two readings; the difference is null where one of them failed. Rejects as the act does. */
export async function runWithListDiff<R extends Row, Answer>(
  compared: ListDiffOptions<R>,
  action: () => Promise<Answer>,
): Promise<{ answer: Answer; difference: ListDiff | null }> {
  const before = await readRows(compared.list)
  const answer = await action()
  const after = before && (await readRows(compared.list))
  return { answer, difference: before && after ? diffRows(before, after, compared) : null }
}
