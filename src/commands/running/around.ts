/** An act that changes many records at once is told by them: a list is read before and after it (spec 2 §2). */
import { call } from '#api/session/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import type { Page } from '#api/page.ts'
import type { Row } from '#commands/noun.ts'
import type { Fact } from '#ui/dialogs/question.ts'

/** The newest so many are compared. */
const COMPARED = 1_000
/** ms: the act does not wait longer for what only tells about it. */
const PATIENCE = 8_000
/** Most that are named. */
const NAMED = 200

interface Compared<R extends Row> {
  list: Endpoint<unknown, Page<R>>
  name: (row: R) => string | null
  /** What is compared, each under its label and as it is shown. */
  parts: readonly { label: string; of: (row: R) => string }[]
}

/** What an act brought about on a list. */
export interface Difference {
  added: number
  changed: number
  /** '#321', 'Recarga 20,00: novo'; '#12', 'Vale 50,00: QTD 3 → 10'. */
  facts: readonly Fact[]
}

async function read<R extends Row>(list: Compared<R>['list']): Promise<readonly R[] | null> {
  try {
    const input = { page: 0, size: COMPARED, sort: 'id,DESC' }
    return (await call(list, input, { signal: AbortSignal.timeout(PATIENCE) })).content
  } catch {
    return null
  }
}

/** What differs between two readings of a list; a row that only the second has is new where it is newer than all. */
export function compareRows<R extends Row>(
  before: readonly R[],
  after: readonly R[],
  { name, parts }: Pick<Compared<R>, 'name' | 'parts'>,
): Difference {
  const was = new Map(before.map((row) => [row.id, row]))
  const oldest = before.length < COMPARED ? 0 : Math.min(...was.keys())
  const added: Fact[] = []
  const changed: Fact[] = []
  for (const row of after) {
    const old = was.get(row.id)
    const named = { label: `#${row.id}`, title: name(row) ?? '' }
    if (!old) {
      if (row.id > oldest) added.push({ label: named.label, value: `${named.title}: novo` })
      continue
    }
    const moves = parts.filter(({ of }) => of(old) !== of(row))
    if (moves.length === 0) continue
    const told = moves.map(({ label, of }) => `${label} ${of(old)} → ${of(row)}`).join(', ')
    changed.push({ label: named.label, value: `${named.title}: ${told}` })
  }
  const facts = [...added, ...changed]
  const rest = facts.length - NAMED
  return {
    added: added.length,
    changed: changed.length,
    facts: rest > 0 ? [...facts.slice(0, NAMED), { label: '', value: `e mais ${rest}` }] : facts,
  }
}

/** Runs the act between two readings; the difference is null where one of them failed. Rejects as the act does. */
export async function around<R extends Row, Answer>(
  compared: Compared<R>,
  act: () => Promise<Answer>,
): Promise<{ answer: Answer; difference: Difference | null }> {
  const before = await read(compared.list)
  const answer = await act()
  const after = before && (await read(compared.list))
  return { answer, difference: before && after ? compareRows(before, after, compared) : null }
}
