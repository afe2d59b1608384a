/** Reports a command that changes many records at once by comparing a list before and after it (spec 2 §2). */
import { readFirstRows } from '#api/session/read-first-rows.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/resource.ts'
import type { LabeledValue } from '#ui/dialogs/dialog-options.ts'

/** How many of the newest rows are compared. */
const COMPARED_ROWS = 1_000
/** In ms: the command does not wait longer for a read that only reports on it. */
const READ_TIMEOUT_MS = 8_000
/** The most rows that are named. */
const MAX_NAMED_ROWS = 200

interface ListDiffOptions<R extends Row> {
  list: Endpoint<unknown, Page<R>>
  getName: (row: R) => string | null
  /** The fields to compare, each with its label and its format. */
  fields: readonly { label: string; format: (row: R) => string }[]
}

/** What a command changed in a list. */
export interface ListDiff {
  added: number
  changed: number
  /** '#321', 'Recarga 20,00: novo'; '#12', 'Vale 50,00: QTD 3 → 10'. */
  details: readonly LabeledValue[]
}

async function readRows<R extends Row>(list: ListDiffOptions<R>['list']): Promise<readonly R[] | null> {
  try {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
    return (await readFirstRows(list, { sort: 'id,DESC' }, COMPARED_ROWS, { signal })).content
  } catch {
    return null
  }
}

/**
 * The difference between two reads of a list. A row that only the second read has is new if its id is higher than all
 * ids of the first, or if the first read had the whole list.
 */
export function diffRows<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  { getName, fields }: Pick<ListDiffOptions<R>, 'getName' | 'fields'>,
): ListDiff {
  const previousRows = new Map(before.map((row) => [row.id, row]))
  const oldest = before.length < COMPARED_ROWS ? 0 : Math.min(...previousRows.keys())
  const added: LabeledValue[] = []
  const changed: LabeledValue[] = []
  for (const row of after) {
    const previousRow = previousRows.get(row.id)
    const record = { label: `#${row.id}`, title: getName(row) ?? '' }
    if (!previousRow) {
      if (row.id > oldest) added.push({ label: record.label, value: `${record.title}: novo` })
      continue
    }
    const changedFields = fields.filter(({ format }) => format(previousRow) !== format(row))
    if (changedFields.length === 0) continue
    const changesText = changedFields
      .map(({ label, format }) => `${label} ${format(previousRow)} → ${format(row)}`)
      .join(', ')
    changed.push({ label: record.label, value: `${record.title}: ${changesText}` })
  }
  const details = [...added, ...changed]
  const hiddenCount = details.length - MAX_NAMED_ROWS
  return {
    added: added.length,
    changed: changed.length,
    details:
      hiddenCount > 0 ? [...details.slice(0, MAX_NAMED_ROWS), { label: '', value: `e mais ${hiddenCount}` }] : details,
  }
}

/** Runs the command between two reads; the difference is null if one of them failed. Rejects if the command rejects. */
export async function runWithListDiff<R extends Row, Answer>(
  compared: ListDiffOptions<R>,
  action: () => Promise<Answer>,
): Promise<{ answer: Answer; difference: ListDiff | null }> {
  const before = await readRows(compared.list)
  const answer = await action()
  const after = before && (await readRows(compared.list))
  return { answer, difference: before && after ? diffRows(before, after, compared) : null }
}
