/** Scans the whole result of the list on the screen, and provides the scan to panel, footer and files. */
import { isLocked, type ReleaseLock, acquireLock } from '#lib/storage/tab-lock.ts'
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-exit.ts'
import { registerUnsavedWork } from '#api/session/unsaved-work.ts'
import type { Row } from '#commands/resource.ts'
import { ownerStore as operator } from '#lib/storage/owner.ts'
import { createScanControl, type ScanControl } from '#scan/protocol/scan-control.ts'
import type { ScanPosition, ScanProgress, PassMode } from '#scan/protocol/scan-environment.ts'
import type { ScanOutcome } from '#scan/protocol/verdict.ts'
import { scanAll } from '#scan/protocol/scan-all.ts'
import { formatVerdict, getVerdictWord } from '#scan/protocol/verdict-text.ts'
import { type ScanPageStore, createScanPageStore } from '#scan/jobs/scan-page-store.ts'
import { endJobs, runJob } from '#scan/jobs/run-job.ts'
import type { StoredScan } from '#scan/page-store/database.ts'
import { findStoredScan, listStoredScans, createStoredScanRecord } from '#scan/page-store/stored-scans.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { parseListState, formatListState } from '#listing/url-state/list-state-url.ts'
import { describeFilters } from '#listing/export/print-note.tsx'
import type { ListSource } from '#listing/list-source.ts'
import { getFigureColumns, isPeriodOpen, getPassMode } from './scan-columns.ts'
import { createScanEnvironment } from './create-scan-environment.ts'
import { getScanKey, type ListScan, scanStore } from './scan-store.ts'
import { toPlatformTime } from '#lib/format/platform-time.ts'

/** ms after which a running scan is announced. */
const ANNOUNCE_AFTER_MS = 500
const RUNNING_TEXT = 'Leitura em andamento'

/** The scan in the store, with what files need of it. */
export interface ScanSession {
  readonly source: ListSource
  /** The list's state when the scan started. */
  readonly state: ReturnType<ListSource['getModel']>['state']
  readonly control: ScanControl
  readonly pageStore: ScanPageStore<Row>
}

/** The control of the scan started or opened last. Starting or opening another cancels it. */
let newestControl: ScanControl | null = null
const replaceControl = (control: ScanControl): ScanControl => {
  newestControl?.stop('cancelled')
  // Nobody joins a cancelled scan.
  runningScan = null
  return (newestControl = control)
}

/** The control of the newest scan: another object as soon as another scan starts. null if there was none. */
export const getNewestControl = (): ScanControl | null => newestControl

let currentSession: ScanSession | null = null
/** null if nothing was scanned in this tab. */
export const getScanSession = (): ScanSession | null => currentSession

/**
 * Changes the scan in the store if it has this key or session; otherwise does nothing. Results computed from a scan
 * must use its session: a newer scan with the same key has other rows and another verdict.
 */
export const patchScan = (target: string | ScanSession, change: Partial<ListScan>): void => {
  const current = scanStore.get()
  if (current && (target === current.key || target === currentSession)) scanStore.set({ ...current, ...change })
}

onSessionLost(() => {
  newestControl?.stop('session')
  currentSession = null
  void heldLock?.release()
  heldLock = null
  scanStore.set(null)
  endJobs()
})

/** If the platform does not say who the operator is, stored scans get an owner that no other page finds. */
const anonymousOwner = `desta página ${Math.random()}`
/** The operator who owns the stored scans. */
export const getScanOwner = (): string => operator.get() ?? anonymousOwner

/**
 * The name of the lock that a tab holds while it runs or shows a scan: no other tab resumes the scan or deletes its
 * pages.
 */
const getScanLockName = (id: string): string => `gestor-leitura ${id}`

/** The lock of this tab, with the function that releases it. */
let heldLock: { readonly id: string; readonly release: ReleaseLock } | null = null

/** True if another tab runs or shows this scan now. */
export const isLockedElsewhere = async (id: string): Promise<boolean> =>
  heldLock?.id !== id && isLocked(getScanLockName(id))

/** The same, and notifies the operator. */
export async function notifyIfLockedElsewhere(id: string): Promise<boolean> {
  const isElsewhere = await isLockedElsewhere(id)
  if (isElsewhere) notify('info', 'Leitura aberta em outra aba')
  return isElsewhere
}

/** Acquires the lock of this scan after releasing the one before; false if another tab holds it. */
async function acquireScanLock(id: string): Promise<boolean> {
  await heldLock?.release()
  heldLock = null
  const release = await acquireLock(getScanLockName(id))
  if (release) heldLock = { id, release }
  return release !== null
}

registerUnsavedWork(() => {
  const scan = scanStore.get()
  return scan && scan.outcome === null && scan.failureText === null ? 'uma leitura em andamento' : null
})

/** The running scan; set before its first step. */
let runningScan: {
  readonly key: string
  readonly request: 'once' | 'twice'
  readonly done: Promise<void>
} | null = null

/**
 * Starts a new scan of this list and filter, resumes an unfinished one, or joins the running one. Resolves when the
 * scan has its outcome.
 */
export function runScan(source: ListSource, passes: 'once' | 'twice'): Promise<void> {
  const { idleReason, state } = source.getModel()
  // The list itself requests no rows in this state, so a scan would verify an empty result.
  if (idleReason !== null) {
    notify('info', idleReason)
    return Promise.resolve()
  }
  const key = getScanKey(source.definition, state.filters)
  if (runningScan?.key === key && (passes === 'once' || runningScan.request === passes)) {
    patchScan(key, { isPanelHidden: false })
    return runningScan.done
  }
  const control = replaceControl(
    createScanControl((paused) => {
      if (currentSession?.control !== control) return
      patchScan(key, { isPaused: paused, pace: startPace(scanStore.get()?.progress) })
      announce(paused ? 'Leitura em pausa' : RUNNING_TEXT)
    }),
  )
  const finished = executeScan(source, key, passes, control).finally(() => {
    if (runningScan?.done === finished) runningScan = null
  })
  runningScan = { key, request: passes, done: finished }
  return finished
}

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
  evidenceCode: null,
  workLabel: null,
  view: null,
})

/**
 * Shows a stored scan of this list with its outcome, with the rows as they were read, unless another scan started
 * meanwhile. If another tab holds the scan, the operator is notified: its pages go when that tab scans again.
 */
export async function showStoredScan(source: ListSource, storedScan: StoredScan, outcome: ScanOutcome): Promise<void> {
  const { definition, getModel } = source
  const { state } = getModel()
  const key = getScanKey(definition, state.filters)
  const control = replaceControl(createScanControl())
  const { pages, pass, lines } = outcome
  const figures = await runJob('end', {
    storedPages: { id: storedScan.id, pass, rowCount: lines },
    pages,
    isRepeated: false,
    columns: getFigureColumns(definition),
  })
  // The scan before stays, with its lock, until this one is fully loaded: results computed from it read its own pages.
  if (control.signal.aborted || (await notifyIfLockedElsewhere(storedScan.id))) return
  await acquireScanLock(storedScan.id)
  if (control.signal.aborted) return
  currentSession = { source, state, control, pageStore: createScanPageStore<Row>(storedScan, Date.now) }
  scanStore.set({ ...createInitialScan(source, key, outcome.startedAt), figures, outcome })
}

async function executeScan(
  source: ListSource,
  key: string,
  passes: 'once' | 'twice',
  control: ScanControl,
): Promise<void> {
  const { definition } = source
  const { state } = source.getModel()
  const passMode = getPassMode(definition, state, passes)
  const now = Date.now()
  const { keeper: pageStore, from, id } = await resolvePageStore(source, key, passMode, now)
  // Another scan replaced this one before it started.
  if (control.signal.aborted) return
  const ownSession = (currentSession = { source, state, control, pageStore })
  scanStore.set({ ...createInitialScan(source, key, now), passMode })
  const columns = getFigureColumns(definition)
  // A round that is new to this page, or to the scan, already has rows. Another pass adds its own rows to them.
  let round = from ? -1 : 0
  /** Progress is shown together with the figures of the same moment. */
  const reportProgress = (progress: ScanProgress) => {
    const pace = progress.rereads === round ? null : { pace: startPace(progress) }
    round = progress.rereads
    void runJob('figures', { id })
      .then((figures) => hasEnded || patchScan(ownSession, { progress, figures, ...pace }))
      // If figures are no longer counted, the scan itself ends.
      .catch(() => {})
  }
  let hasEnded = false
  // A scan that ends sooner announces its outcome, and a paused one is announced when it resumes.
  const announceTimer = setTimeout(() => control.isPaused || announce(RUNNING_TEXT), ANNOUNCE_AFTER_MS)
  const env = createScanEnvironment(source, state.filters, pageStore, reportProgress)
  try {
    await runJob('start', { id, columns, pass: from?.pass ?? null })
    const plan = { listOrder: definition.sort, listPageSize: definition.pageSize, passMode }
    const outcome = await scanAll<Row>(env, plan, control, from)
    env.stop()
    const { verdict, pages, pass, lines, rereads } = outcome
    const figures = await runJob('end', {
      storedPages: { id, pass, rowCount: lines },
      pages,
      isRepeated: rereads > 0,
      columns,
    })
    hasEnded = true
    const storeOutcome = async () => {
      if (verdict.kind !== 'incomplete') {
        await pageStore.storeOutcome(outcome)
        await deleteOlderScans(key, passMode, id)
      } else if (verdict.why === 'cancelled') await pageStore.markCancelled()
    }
    // A full disk cannot store the outcome. The verdict is valid all the same; after a reload the scan resumes.
    await storeOutcome().catch(() => {})
    patchScan(ownSession, { outcome, figures, isPanelHidden: false })
    // A scan cancelled for another one is not announced while that one is being prepared.
    if (currentSession && newestControl === control)
      announce(`${getVerdictWord(outcome.verdict)}: ${formatVerdict(outcome.verdict)}`)
  } catch (error) {
    hasEnded = true
    env.stop()
    patchScan(ownSession, {
      failureText: error instanceof ApiError ? error.message : 'Não foi possível guardar a leitura.',
    })
  } finally {
    clearTimeout(announceTimer)
  }
}

/**
 * Deletes older scans of the same key. This waits until a newer one has its outcome, so that a lost connection costs
 * nobody the pages already read.
 */
async function deleteOlderScans(key: string, passMode: PassMode, latest: string): Promise<void> {
  for (const scan of await listStoredScans(getScanOwner(), Date.now()))
    if (scan.key === key && scan.passMode === passMode && scan.id !== latest && !(await isLockedElsewhere(scan.id)))
      await createStoredScanRecord(scan, Date.now).erase()
}

/** Returns the page store: that of an unfinished scan with the position to resume from, or a new one. */
async function resolvePageStore(source: ListSource, key: string, passMode: PassMode, now: number) {
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
    const isOurs = storedScan !== null && (await acquireScanLock(storedScan.id))
    // A scan with an outcome is read anew; one without is resumed. A scan held by another tab is left alone.
    if (isOurs && !storedScan.outcome) {
      from = storedScan.position
      id = storedScan.id
    } else await acquireScanLock(id)
  } catch {
    // The scan itself will report that the disk accepts nothing.
  }
  return { keeper: createScanPageStore<Row>({ id, ...scanInfo }, Date.now), from, id }
}
