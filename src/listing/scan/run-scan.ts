/** Reads the list on the screen whole, and keeps what it finds for panel, footer and files. */
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

/** ms after which a reading that is under way is told. */
const ANNOUNCE_AFTER_MS = 500
const RUNNING_TEXT = 'Leitura em andamento'

/** The reading that the store tells of, as the files take it. */
export interface ScanSession {
  readonly source: ListSource
  /** The list's state when it was read. */
  readonly state: ReturnType<ListSource['getModel']>['state']
  readonly control: ScanControl
  readonly pageStore: ScanPageStore<Row>
}

/** The hand on the reading that was begun or opened last: each stops the one before it. */
let newestControl: ScanControl | null = null
const replaceControl = (control: ScanControl): ScanControl => {
  newestControl?.stop('cancelled')
  // Nobody joins one that was stopped.
  runningScan = null
  return (newestControl = control)
}

/** It is another one as soon as another reading is asked for; null where none was. */
export const getNewestControl = (): ScanControl | null => newestControl

let currentSession: ScanSession | null = null
/** null where nothing was read in this tab. */
export const getScanSession = (): ScanSession | null => currentSession

/**
 * Changes what is told of the reading with this key; nothing where another one stands there. What was made of the rows
 * of one reading goes by its session: the next one of the same key has other rows, and another verdict.
 */
export const patchScan = (target: string | ScanSession, change: Partial<ListScan>): void => {
  const now = scanStore.get()
  if (now && (target === now.key || target === currentSession)) scanStore.set({ ...now, ...change })
}

onSessionLost(() => {
  newestControl?.stop('session')
  currentSession = null
  void heldLock?.release()
  heldLock = null
  scanStore.set(null)
  endJobs()
})

/** Where the platform does not say whose a page is, what it keeps is found by no other. */
const anonymousOwner = `desta página ${Math.random()}`
/** Whose the pages are that are kept. */
export const getScanOwner = (): string => operator.get() ?? anonymousOwner

/** The lock of the tab that reads or shows a reading: no other goes on with it, nor erases its pages. */
const getScanLockName = (id: string): string => `gestor-leitura ${id}`

/** The lock of this tab, and the way to let it go. */
let heldLock: { readonly id: string; readonly release: ReleaseLock } | null = null

/** True where another tab reads or shows it now. */
export const isLockedElsewhere = async (id: string): Promise<boolean> =>
  heldLock?.id !== id && isLocked(getScanLockName(id))

/** The same, and tells it. */
export async function notifyIfLockedElsewhere(id: string): Promise<boolean> {
  const isElsewhere = await isLockedElsewhere(id)
  if (isElsewhere) notify('info', 'Leitura aberta em outra aba')
  return isElsewhere
}

/** Takes the lock in the place of the one before; false where another tab has it. */
async function acquireScanLock(id: string): Promise<boolean> {
  await heldLock?.release()
  heldLock = null
  const release = await acquireLock(getScanLockName(id))
  if (release) heldLock = { id, release }
  return release !== null
}

registerUnsavedWork(() => {
  const reading = scanStore.get()
  return reading && reading.outcome === null && reading.failureText === null ? 'uma leitura em andamento' : null
})

/** The reading under way, from before its first step on. */
let runningScan: {
  readonly key: string
  readonly request: 'once' | 'twice'
  readonly done: Promise<void>
} | null = null

/**
 * A new reading of this list and filter, the one that was left in the middle, or the one under way. Resolves when it
 * has its verdict.
 */
export function runScan(source: ListSource, passes: 'once' | 'twice'): Promise<void> {
  const { idleReason, state } = source.getModel()
  // What the list itself does not ask for has no rows to be read: none at all would be proved of it.
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
  const done = executeScan(source, key, passes, control).finally(() => {
    if (runningScan?.done === done) runningScan = null
  })
  runningScan = { key, request: passes, done }
  return done
}

/** Its speed is counted from now on. */
const startPace = (progress: ScanProgress | null = null) => ({ at: Date.now(), lines: progress?.rowsRead ?? 0 })

/** What is told of a reading before anything is read. */
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
 * Shows a reading of this list that was kept with its verdict, as it was when it was read, unless another was begun
 * since. One that another tab has is told: its pages go when that tab reads anew.
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
  // The reading before stands, with its lock, until this one is whole: what is made of it goes by its own pages.
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
  const walks = getPassMode(definition, state, passes)
  const now = Date.now()
  const { keeper, from, id } = await resolvePageStore(source, key, walks, now)
  // Another took its place before it began.
  if (control.signal.aborted) return
  const ownSession = (currentSession = { source, state, control, pageStore: keeper })
  scanStore.set({ ...createInitialScan(source, key, now), passMode: walks })
  const columns = getFigureColumns(definition)
  // A round that is new to this page, or to the reading, has rows already; another walk adds its own to them.
  let round = from ? -1 : 0
  /** Told together with what is counted by then. */
  const reportProgress = (progress: ScanProgress) => {
    const pace = progress.rereads === round ? null : { pace: startPace(progress) }
    round = progress.rereads
    void runJob('figures', { id })
      .then((figures) => ended || patchScan(ownSession, { progress, figures, ...pace }))
      // Where nothing is counted any more the reading itself ends.
      .catch(() => {})
  }
  let ended = false
  // One that is over by then tells itself, and one in pause does as it goes on.
  const soon = setTimeout(() => control.isPaused || announce(RUNNING_TEXT), ANNOUNCE_AFTER_MS)
  const env = createScanEnvironment(source, state.filters, keeper, reportProgress)
  try {
    await runJob('start', { id, columns, pass: from?.pass ?? null })
    const plan = { listOrder: definition.sort, listPageSize: definition.pageSize, passMode: walks }
    const outcome = await scanAll<Row>(env, plan, control, from)
    env.stop()
    const { verdict, pages, pass, lines, rereads } = outcome
    const figures = await runJob('end', {
      storedPages: { id, pass, rowCount: lines },
      pages,
      isRepeated: rereads > 0,
      columns,
    })
    ended = true
    const storeOutcome = async () => {
      if (verdict.kind !== 'incomplete') {
        await keeper.storeOutcome(outcome)
        await deleteOlderScans(key, walks, id)
      } else if (verdict.why === 'cancelled') await keeper.markCancelled()
    }
    // A disk that is full by now takes no word of it: the verdict stands all the same, and after a reload it goes on.
    await storeOutcome().catch(() => {})
    patchScan(ownSession, { outcome, figures, isPanelHidden: false })
    // What was stopped for another says nothing while that one is made ready.
    if (currentSession && newestControl === control)
      announce(`${getVerdictWord(outcome.verdict)}: ${formatVerdict(outcome.verdict)}`)
  } catch (error) {
    ended = true
    env.stop()
    patchScan(ownSession, {
      failureText: error instanceof ApiError ? error.message : 'Não foi possível guardar a leitura.',
    })
  } finally {
    clearTimeout(soon)
  }
}

/** Now that there is a newer one; until then a network that is gone costs nobody what was read. */
async function deleteOlderScans(key: string, walks: PassMode, latest: string): Promise<void> {
  for (const old of await listStoredScans(getScanOwner(), Date.now()))
    if (old.key === key && old.passMode === walks && old.id !== latest && !(await isLockedElsewhere(old.id)))
      await createStoredScanRecord(old, Date.now).erase()
}

/** Where the pages go: the place of a reading that was left in the middle, or a new one. */
async function resolvePageStore(source: ListSource, key: string, walks: PassMode, now: number) {
  const { title, path } = source.definition
  const { filters } = source.getModel().state
  const label = {
    title,
    filter: describeFilters(source.getModel()),
    address: path + formatListState(source.definition, { ...parseListState(source.definition, {}), filters }),
  }
  const id = { owner: getScanOwner(), key, passMode: walks, label }
  let from: ScanPosition | null = null
  let name: string = `${now}-${Math.random()}`
  try {
    const storedScan = await findStoredScan(id.owner, key, walks, now)
    const isOurs = storedScan !== null && (await acquireScanLock(storedScan.id))
    // A reading that has its verdict is read anew; one without it goes on. What another tab has stays as it is.
    if (isOurs && !storedScan.outcome) {
      from = storedScan.position
      name = storedScan.id
    } else await acquireScanLock(name)
  } catch {
    // The reading itself will say that the disk takes nothing.
  }
  return { keeper: createScanPageStore<Row>({ id: name, ...id }, Date.now), from, id: name }
}
