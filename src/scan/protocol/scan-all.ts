/**
 * Scans a whole result: reads it, checks it, reads it again if rows moved, and judges it (scan/protocol/README §1, §2).
 */
import { ApiError } from '#api/errors.ts'
import { type CheckResult, checkPageEnds } from './check-page-ends.ts'
import { type ScanControl, ScanStopped, type StopReason } from './scan-control.ts'
import {
  type ScanEnvironment,
  type ScanPlan,
  type ScanPosition,
  type ScanRow,
  StorageError,
} from './scan-environment.ts'
import { getFirstPageToRepeat, judgeRound, findDifferingPages, type Round } from './judge-round.ts'
import { isAscending, countPageRows, findRepeatedIds } from './page-marks.ts'
import type { CallGate } from './retry-calls.ts'
import { createProgressReporter, countPasses } from './scan-progress.ts'
import { startScan, type ScanState, rereadFrom, startNextPass } from './rounds.ts'
import { toRanges, type ScanOutcome, type Verdict } from './verdict.ts'
import { readPass } from './read-pass.ts'

/**
 * Scans everything that the calls of `env` list. `from` is the position where an earlier scan stopped; pages that the
 * page store still holds are not read again. The verdict reports whatever the platform, the network or the disk does.
 * Rejects with an ApiError only if not even the first page could be read.
 */
export async function scanAll<Row extends ScanRow>(
  env: ScanEnvironment<Row>,
  plan: ScanPlan,
  control: ScanControl,
  from: ScanPosition | null = null,
): Promise<ScanOutcome> {
  const gate: CallGate = { waitUntilMs: 0, lostCalls: 0 }
  let scanState: ScanState | null = null
  let serverEnd: number | null = null
  const onDate = (date: number) => void (serverEnd = Math.max(serverEnd ?? 0, date))
  try {
    scanState = await startScan(env, plan, control, gate, from)
    for (;;) {
      const { position, marks }: ScanState = scanState
      const passCount = countPasses(plan.passMode, position)
      const progress = createProgressReporter(env, gate, { ...position, passCount }, marks, onDate)
      await readPass(env, control, gate, { ...position, marks }, progress.passReport)
      if (getMissingPages(scanState).length > 0)
        return createOutcome(createIncompleteVerdict(scanState, 'unread', getMissingPages(scanState)))
      scanState = await checkOrder(env, scanState)

      let round = createRound(scanState, plan)
      const isProvable = position.isTotalUnknown === undefined
      if (isProvable && (!round.comparison || (round.previousMarks && findDifferingPages(round).length === 0))) {
        const check: CheckResult = await checkPageEnds(
          env,
          control,
          gate,
          { ...round, sort: position.sort },
          progress.reportChecked,
        )
        if (check.date !== null) onDate(check.date)
        scanState = { ...scanState, check }
        if (check.unreadPages.length > 0)
          return createOutcome(createIncompleteVerdict(scanState, 'unchecked', check.unreadPages))
        round = { ...round, check, nowMs: env.getNow() }
      }
      const verdict = judgeRound(round)
      if (verdict) return createOutcome(verdict)
      scanState = round.comparison
        ? await startNextPass(env, control, gate, scanState)
        : await rereadFrom(env, scanState, getFirstPageToRepeat(round))
    }
  } catch (error) {
    const reason: unknown = control.signal.aborted ? control.signal.reason : error
    const why = reason instanceof ScanStopped ? reason.reason : scanState && getFailureEnd(error)
    if (why === null) throw error
    return createOutcome(createIncompleteVerdict(scanState, why, getMissingPages(scanState)))
  }

  function createOutcome(verdict: Verdict): ScanOutcome {
    return createScanOutcome(scanState, plan, verdict, { endedAt: env.getNow(), serverEnd, startedAt: from?.startedAt })
  }

  function createRound({ position, previousMarks, check, ...rest }: ScanState, { passMode }: ScanPlan): Round {
    const marks = rest.marks.filter((mark) => mark !== undefined)
    const comparison = passMode === 'once' || !position.isOrdered ? false : passMode === 'twice' ? 'values' : 'ids'
    return { ...position, marks, previousMarks, check, comparison, nowMs: env.getNow() }
  }
}

/** Why an error after the first page ends the scan; null if the error is neither of the disk nor of the call. */
const getFailureEnd = (error: unknown): 'storage' | 'unread' | null =>
  error instanceof StorageError ? 'storage' : error instanceof ApiError ? 'unread' : null

const getMissingPages = (state: ScanState | null): number[] =>
  (state?.marks ?? []).flatMap((mark, index) => (mark === undefined ? [index] : []))

function createIncompleteVerdict(
  state: ScanState | null,
  why: StopReason | 'unread' | 'unchecked',
  pages: readonly number[],
): Verdict {
  const lines = countPageRows(state?.marks.filter((mark) => mark !== undefined) ?? [])
  return {
    kind: 'incomplete',
    why,
    pages: toRanges(pages),
    lines,
    total: getNamedTotal(state, state?.position.total, lines),
  }
}

/**
 * Stores in the position that a page is not in the order of its ids: the call accepted the order and did not keep it.
 */
async function checkOrder<Row extends ScanRow>(env: ScanEnvironment<Row>, state: ScanState): Promise<ScanState> {
  if (!state.position.isOrdered || state.marks.every((mark) => isAscending(mark?.ids ?? []))) return state
  const position = { ...state.position, isOrdered: false }
  await env.pageStore.storePosition(position)
  return { ...state, position }
}

/** The total that the platform named; if it names none, the number of rows that were read. */
const getNamedTotal = (state: ScanState | null, total: number | undefined, lines: number): number =>
  state?.position.isTotalUnknown ? lines : (total ?? 0)

function createScanOutcome(
  state: ScanState | null,
  { passMode }: ScanPlan,
  verdict: Verdict,
  times: { endedAt: number; serverEnd: number | null; startedAt: number | undefined },
): ScanOutcome {
  const position = state?.position
  const check = state?.check
  const marks = state?.marks.filter((mark) => mark !== undefined) ?? []
  const lines = countPageRows(marks)
  const repeated = new Set(findRepeatedIds(marks).map(({ id }) => id))
  // A million ids are searched only if there are repeated ones.
  const repeatedRows =
    repeated.size && marks.reduce((count, { ids }) => count + ids.filter((id) => repeated.has(id)).length, 0)
  return {
    verdict,
    pass: position?.pass ?? 1,
    sort: position?.sort ?? '',
    size: position?.size ?? 0,
    pages: state?.marks.length ?? 0,
    totalBefore: getNamedTotal(state, position?.totalBefore, lines),
    totalAfter: check?.totalAfter ?? getNamedTotal(state, position?.total, lines),
    lines,
    uniqueIds: lines - repeatedRows + repeated.size,
    endsChecked: !check || check.refusesSingleRow ? 0 : marks.length - check.unreadPages.length,
    rereads: position?.rereads ?? 0,
    double: passMode !== 'once' && position?.isOrdered === true && state?.previousMarks != null,
    startedAt: position?.startedAt ?? times.startedAt ?? times.endedAt,
    endedAt: times.endedAt,
    serverStart: position?.serverStart ?? null,
    serverEnd: times.serverEnd,
  }
}
