/** Scans the whole result of the list on the screen, and provides the scan to panel, footer and files. */
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import type { Row } from '#commands/resource.ts'
import { ownerStore as operator } from '#lib/storage/owner.ts'
import { createScanControl, type ScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanPosition, ScanProgress, PassMode } from '#scan/protocol/scan-environment.ts'
import { getVerdictWord, type ScanOutcome } from '#scan/protocol/verdict.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { formatVerdict } from '#scan/protocol/verdict-text.ts'
import { type ScanPageStore, createScanPageStore } from '#scan/jobs/scan-page-store.ts'
import { endJobs, runJob } from '#scan/jobs/run-job.ts'
import type { StoredScan } from '#scan/page-store/database.ts'
import { findStoredScan, listStoredScans, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListSource } from '#listing/list-source.ts'
import { getCountedColumns, getFigureColumns, isPeriodOpen, getPassMode } from './scan-columns.ts'
import { createScanEnvironment } from './create-scan-environment.ts'
import { createScanLock, type ScanLock } from './scan-lock.ts'
import { createScanSessions, type ScanSessions } from './scan-sessions.ts'
import { getScanKey, type ListScan, scanStore } from './scan-store.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'

/** ms after which a running scan is announced. */
const ANNOUNCE_AFTER_MS = 500
const RUNNING_TEXT = 'Leitura em andamento'

/** 'twice': reads everything in two passes, even if one would be enough. */
type PassRequest = 'once' | 'twice'

/** If the platform does not say who the operator is, stored scans get an owner that no other page finds. */
const anonymousOwner = `desta página ${Math.random()}`
/** The operator who owns the stored scans. */
export const getScanOwner = (): string => operator.get() ?? anonymousOwner

registerUnsavedWork(() => {
  const scan = scanStore.get()
  return scan && scan.outcome === null && scan.failureText === null ? 'uma leitura em andamento' : null
})

/** The speed is measured from now on. */
const startPace = (progress: ScanProgress | null = null) => ({ at: Date.now(), lines: progress?.rowsRead ?? 0 })

/** A scan in the store before its first page is read. */
const createInitialScan = ({ definition, getModel }: ListSource, key: string, now: number): ListScan => ({
  key,
  passMode: 'once',
  startedAt: now,
  progress: null,
  pace: { at: now, lines: 0 },
  isPaused: false,
  figures: null,
  outcome: null,
  failureText: null,
  isPeriodOpen: isPeriodOpen(definition, getModel().state, toPlatformTime(new Date(now)).getTime()),
  isPanelHidden: false,
  analysis: null,
  sample: null,
  exceptions: null,
  evidenceCharts: [],
  evidenceCode: null,
  workLabel: null,
  view: null,
})

/** What a scan needs of its tab. */
interface ScanTab {
  readonly sessions: ScanSessions
  readonly lock: ScanLock
}

/** The running scan. */
interface RunningScan {
  readonly key: string
  readonly request: PassRequest
  readonly done: Promise<void>
}

/** Creates what runs the scans of one tab: one at a time, the newest. */
export function createScanRunner() {
  const sessions = createScanSessions()
  const lock = createScanLock()
  /** Set before its first step. */
  let runningScan: RunningScan | null = null

  onSessionLost(() => {
    sessions.end()
    void lock.release()
    endJobs()
  })

  /** Nobody joins a cancelled scan. */
  function replaceRunningScan(control: ScanControl): void {
    sessions.replaceControl(control)
    runningScan = null
  }

  /**
   * Starts a new scan of this list and filter, resumes an unfinished one, or joins the running one. Resolves when the
   * scan has its outcome.
   */
  function runScan(source: ListSource, passes: PassRequest): Promise<void> {
    const { idleReason, state } = source.getModel()
    // The list itself requests no rows in this state, so a scan would verify an empty result.
    if (idleReason !== null) {
      notify('info', idleReason)
      return Promise.resolve()
    }
    const key = getScanKey(source.definition, state.filters)
    if (runningScan?.key === key && (passes === 'once' || runningScan.request === passes)) {
      sessions.patchScan(key, { isPanelHidden: false })
      return runningScan.done
    }
    const control = createScanControl((paused) => {
      if (sessions.getScanSession()?.control !== control) return
      sessions.patchScan(key, { isPaused: paused, pace: startPace(scanStore.get()?.progress) })
      announce(paused ? 'Leitura em pausa' : RUNNING_TEXT)
    })
    replaceRunningScan(control)
    const finished = executeScan({ source, key, passes, control }, { sessions, lock }).finally(() => {
      if (runningScan?.done === finished) runningScan = null
    })
    runningScan = { key, request: passes, done: finished }
    return finished
  }

  /** Shows a stored scan of this list with its outcome. */
  function showStoredScan(source: ListSource, storedScan: StoredScan, outcome: ScanOutcome): Promise<void> {
    const control = createScanControl()
    replaceRunningScan(control)
    return loadStoredScan({ source, storedScan, outcome, control }, { sessions, lock })
  }

  const { getScanSession, getNewestControl, patchScan } = sessions
  const { isLockedElsewhere, notifyIfLockedElsewhere } = lock
  return {
    runScan,
    showStoredScan,
    getScanSession,
    getNewestControl,
    patchScan,
    isLockedElsewhere,
    notifyIfLockedElsewhere,
  }
}

/** The scans of this tab. */
export const {
  runScan,
  showStoredScan,
  getScanSession,
  getNewestControl,
  patchScan,
  isLockedElsewhere,
  notifyIfLockedElsewhere,
} = createScanRunner()

/** A stored scan to show. */
interface StoredScanRequest {
  readonly source: ListSource
  readonly storedScan: StoredScan
  readonly outcome: ScanOutcome
  readonly control: ScanControl
}

/**
 * Puts a stored scan into the store, with the rows as they were read, unless another scan started meanwhile. If another
 * tab holds the scan, the operator is notified: its pages go when that tab scans again.
 */
async function loadStoredScan(request: StoredScanRequest, { sessions, lock }: ScanTab): Promise<void> {
  const { source, storedScan, outcome, control } = request
  const { definition, getModel } = source
  const { state } = getModel()
  const key = getScanKey(definition, state.filters)
  const { pages, pass, lines } = outcome
  const figures = await runJob('end', {
    storedPages: { id: storedScan.id, pass, rowCount: lines },
    pages,
    isRepeated: false,
    columns: getFigureColumns(definition),
  })
  // The scan before stays, with its lock, until this one is fully loaded: results computed from it read its own pages.
  if (control.signal.aborted || (await lock.notifyIfLockedElsewhere(storedScan.id))) return
  await lock.acquire(storedScan.id)
  if (control.signal.aborted) return
  sessions.show(
    { source, state, control, pageStore: createScanPageStore<Row>(storedScan, Date.now) },
    { ...createInitialScan(source, key, outcome.startedAt), figures, outcome },
  )
}

/** One scan to run. */
interface ScanRequest {
  readonly source: ListSource
  readonly key: string
  readonly passes: PassRequest
  readonly control: ScanControl
}

async function executeScan({ source, key, passes, control }: ScanRequest, { sessions, lock }: ScanTab): Promise<void> {
  const { definition } = source
  const { state } = source.getModel()
  const passMode = getPassMode(definition, state, passes)
  const now = Date.now()
  const { pageStore, from, id } = await resolvePageStore(source, key, passMode, now, lock)
  // Another scan replaced this one before it started.
  if (control.signal.aborted) return
  const session = { source, state, control, pageStore }
  sessions.show(session, { ...createInitialScan(source, key, now), passMode })
  const columns = getCountedColumns(definition)
  const progress = createProgressReporter(id, from !== null, (change) => sessions.patchScan(session, change))
  // A scan that ends sooner announces its outcome, and a paused one is announced when it resumes.
  const announceTimer = setTimeout(() => control.isPaused || announce(RUNNING_TEXT), ANNOUNCE_AFTER_MS)
  const env = createScanEnvironment(source, state.filters, pageStore, progress.report)
  try {
    await runJob('start', { id, columns, pass: from?.pass ?? null })
    const plan = { listOrder: definition.sort, listPageSize: definition.pageSize, passMode }
    const outcome = await scanAll<Row>(env, plan, control, from)
    env.stop()
    const { pages, pass, lines, rereads } = outcome
    const figures = await runJob('end', {
      storedPages: { id, pass, rowCount: lines },
      pages,
      isRepeated: rereads > 0,
      columns,
    })
    progress.end()
    // A full disk cannot store the outcome. The verdict is valid all the same; after a reload the scan resumes.
    await storeOutcome(outcome, pageStore, () => deleteOlderScans({ key, passMode, id }, lock)).catch(() => {})
    sessions.patchScan(session, { outcome, figures, isPanelHidden: false })
    // A scan cancelled for another one is not announced while that one is being prepared.
    if (sessions.getScanSession() && sessions.getNewestControl() === control)
      announce(`${getVerdictWord(outcome.verdict)}: ${formatVerdict(outcome.verdict)}`)
  } catch (error) {
    progress.end()
    env.stop()
    sessions.patchScan(session, {
      failureText: error instanceof ApiError ? error.message : 'Não foi possível guardar a leitura.',
    })
  } finally {
    clearTimeout(announceTimer)
  }
}

/** Reports the progress of the scan `id` together with the figures of the same moment, until `end`. */
function createProgressReporter(id: string, isResumed: boolean, patch: (change: Partial<ListScan>) => void) {
  // A round that is new to this page, or to the scan, already has rows. Another pass adds its own rows to them.
  let round = isResumed ? -1 : 0
  let hasEnded = false
  return {
    report(progress: ScanProgress) {
      const pace = progress.rereads === round ? null : { pace: startPace(progress) }
      round = progress.rereads
      void runJob('figures', { id })
        .then((figures) => hasEnded || patch({ progress, figures, ...pace }))
        // If figures are no longer counted, the scan itself ends.
        .catch(() => {})
    },
    end: () => void (hasEnded = true),
  }
}

/** Stores the outcome, unless the scan is incomplete. `afterStoring` is called once it is stored. */
async function storeOutcome(
  outcome: ScanOutcome,
  pageStore: ScanPageStore<Row>,
  afterStoring: () => Promise<void>,
): Promise<void> {
  const { verdict } = outcome
  if (verdict.kind !== 'incomplete') {
    await pageStore.storeOutcome(outcome)
    await afterStoring()
  } else if (verdict.why === 'cancelled') await pageStore.markCancelled()
}

/**
 * Deletes older scans of the same key. This waits until a newer one has its outcome, so that a lost connection costs
 * nobody the pages already read.
 */
async function deleteOlderScans(
  latest: Pick<StoredScan, 'key' | 'passMode' | 'id'>,
  { isLockedElsewhere: isLocked }: ScanLock,
): Promise<void> {
  for (const scan of await listStoredScans(getScanOwner(), Date.now())) {
    const isOlder = scan.key === latest.key && scan.passMode === latest.passMode && scan.id !== latest.id
    if (isOlder && !(await isLocked(scan.id))) await createStoredScanRecord(scan, Date.now).erase()
  }
}

/** Returns the page store: that of an unfinished scan with the position to resume from, or a new one. */
async function resolvePageStore(source: ListSource, key: string, passMode: PassMode, now: number, lock: ScanLock) {
  const { title, path } = source.definition
  const { filters } = source.getModel().state
  const label = {
    title,
    filter: describeFilters(source.getModel()),
    address: path + formatListState(source.definition, { ...parseListState(source.definition, {}), filters }),
  }
  const scanInfo = { owner: getScanOwner(), key, passMode, label }
  let from: ScanPosition | null = null
  let id: string = `${now}-${Math.random()}`
  try {
    const storedScan = await findStoredScan(scanInfo.owner, key, passMode, now)
    const isOurs = storedScan !== null && (await lock.acquire(storedScan.id))
    // A scan with an outcome is read anew; one without is resumed. A scan held by another tab is left alone.
    if (isOurs && !storedScan.outcome) {
      from = storedScan.position
      id = storedScan.id
    } else await lock.acquire(id)
  } catch {
    // The scan itself will report that the disk accepts nothing.
  }
  return { pageStore: createScanPageStore<Row>({ id, ...scanInfo }, Date.now), from, id }
}
