/** A whole result, read, checked, read again where rows moved, and judged (reading/walk/README §1, §2). */
import { ApiError } from '#api/errors.ts'
import { type CheckResult, checkEnds } from './check.ts'
import { type ReadingControl, Stopped, type StopReason } from './control.ts'
import {
  type ReadingEnvironment,
  type ReadingPlan,
  type ReadingPosition,
  type ReadRow,
  StorageRefused,
} from './environment.ts'
import { firstToRepeat, judge, pagesApart, type Round } from './judge.ts'
import { isInOrder, linesOf, repeatedIds } from './marks.ts'
import type { Gate } from './patience.ts'
import { createProgress, walksOf } from './progress.ts'
import { beginReading, type WalkState, repairFrom, walkAgain } from './rounds.ts'
import { rangesOf, type ReadingOutcome, type Verdict } from './verdict.ts'
import { walkPages } from './walk-pages.ts'

/**
 * Reads everything that the calls of `env` list. `from` is where an earlier reading stopped: what its keeper still
 * holds is not read again. What the platform, the network or the disk do is told by the verdict; it rejects with an
 * ApiError only where not even the first page could be read.
 */
export async function readWhole<Row extends ReadRow>(
  env: ReadingEnvironment<Row>,
  plan: ReadingPlan,
  control: ReadingControl,
  from: ReadingPosition | null = null,
): Promise<ReadingOutcome> {
  const gate: Gate = { heldUntil: 0, lost: 0 }
  let state: WalkState | null = null
  let serverEnd: number | null = null
  const onDate = (date: number) => void (serverEnd = Math.max(serverEnd ?? 0, date))
  try {
    state = await beginReading(env, plan, control, gate, from)
    for (;;) {
      const { position, marks }: WalkState = state
      const walks = walksOf(plan.walks, position)
      const progress = createProgress(env, gate, { ...position, walks }, marks, onDate)
      await walkPages(env, control, gate, { ...position, marks }, progress.walk)
      if (holesOf(state).length > 0) return finish(incomplete(state, 'unread', holesOf(state)))
      state = await inOrder(env, state)

      let round = roundOf(state, plan)
      const isProvable = position.uncounted === undefined
      if (isProvable && (!round.twice || (round.earlier && pagesApart(round).length === 0))) {
        const check: CheckResult = await checkEnds(
          env,
          control,
          gate,
          { ...round, sort: position.sort },
          progress.checked,
        )
        if (check.date !== null) onDate(check.date)
        state = { ...state, check }
        if (check.unread.length > 0) return finish(incomplete(state, 'unchecked', check.unread))
        round = { ...round, check, now: env.now() }
      }
      const verdict = judge(round)
      if (verdict) return finish(verdict)
      state = round.twice
        ? await walkAgain(env, control, gate, state)
        : await repairFrom(env, state, firstToRepeat(round))
    }
  } catch (error) {
    const reason: unknown = control.signal.aborted ? control.signal.reason : error
    const why = reason instanceof Stopped ? reason.reason : state && endOf(error)
    if (why === null) throw error
    return finish(incomplete(state, why, holesOf(state)))
  }

  function finish(verdict: Verdict): ReadingOutcome {
    return outcomeOf(state, plan, verdict, { endedAt: env.now(), serverEnd, startedAt: from?.startedAt })
  }

  function roundOf({ position, earlier, check, ...rest }: WalkState, { walks }: ReadingPlan): Round {
    const marks = rest.marks.filter((mark) => mark !== undefined)
    const twice = walks === 'once' || !position.ordered ? false : walks === 'twice' ? 'values' : 'ids'
    return { ...position, marks, earlier, check, twice, now: env.now() }
  }
}

/** What a failure after the first page ends a reading with; null where it is none of its own. */
const endOf = (error: unknown): 'storage' | 'unread' | null =>
  error instanceof StorageRefused ? 'storage' : error instanceof ApiError ? 'unread' : null

const holesOf = (state: WalkState | null): number[] =>
  (state?.marks ?? []).flatMap((mark, index) => (mark === undefined ? [index] : []))

function incomplete(
  state: WalkState | null,
  why: StopReason | 'unread' | 'unchecked',
  pages: readonly number[],
): Verdict {
  const lines = linesOf(state?.marks.filter((mark) => mark !== undefined) ?? [])
  return { kind: 'incomplete', why, pages: rangesOf(pages), lines, total: namedOf(state, state?.position.total, lines) }
}

/** Notes where a page is not in the order of its ids: the call did not keep the order that it took. */
async function inOrder<Row extends ReadRow>(env: ReadingEnvironment<Row>, state: WalkState): Promise<WalkState> {
  if (!state.position.ordered || state.marks.every((mark) => isInOrder(mark?.ids ?? []))) return state
  const position = { ...state.position, ordered: false }
  await env.pages.note(position)
  return { ...state, position }
}

/** A total that the platform named; where it names none, that of the rows that were read. */
const namedOf = (state: WalkState | null, total: number | undefined, lines: number): number =>
  state?.position.uncounted ? lines : (total ?? 0)

function outcomeOf(
  state: WalkState | null,
  { walks }: ReadingPlan,
  verdict: Verdict,
  times: { endedAt: number; serverEnd: number | null; startedAt: number | undefined },
): ReadingOutcome {
  const position = state?.position
  const check = state?.check
  const marks = state?.marks.filter((mark) => mark !== undefined) ?? []
  const lines = linesOf(marks)
  const repeated = new Set(repeatedIds(marks).map(({ id }) => id))
  // A million ids are looked through where there is something to find.
  const extra =
    repeated.size && marks.reduce((count, { ids }) => count + ids.filter((id) => repeated.has(id)).length, 0)
  return {
    verdict,
    walk: position?.walk ?? 1,
    sort: position?.sort ?? '',
    size: position?.size ?? 0,
    pages: state?.marks.length ?? 0,
    totalBefore: namedOf(state, position?.totalBefore, lines),
    totalAfter: check?.totalAfter ?? namedOf(state, position?.total, lines),
    lines,
    uniqueIds: lines - extra + repeated.size,
    endsChecked: !check || check.refusesOne ? 0 : marks.length - check.unread.length,
    rereads: position?.rereads ?? 0,
    double: walks !== 'once' && position?.ordered === true && state?.earlier != null,
    startedAt: position?.startedAt ?? times.startedAt ?? times.endedAt,
    endedAt: times.endedAt,
    serverStart: position?.serverStart ?? null,
    serverEnd: times.serverEnd,
  }
}
