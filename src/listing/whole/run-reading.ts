/** Reads the list on the screen whole, and keeps what it finds for panel, footer and files. */
import { isLocked, type ReleaseLock, takeLock } from '#lib/kept/tab-lock.ts'
import { ApiError } from '#api/errors.ts'
import { onSessionLost } from '#api/session/session-leave.ts'
import { putAtStake } from '#api/session/at-stake.ts'
import type { Row } from '#commands/noun.ts'
import { owner as operator } from '#lib/kept/owner.ts'
import { createControl, type ReadingControl } from '#reading/walk/control.ts'
import type { ReadingPosition, ReadingProgress, Walks } from '#reading/walk/environment.ts'
import type { ReadingOutcome } from '#reading/walk/verdict.ts'
import { readWhole } from '#reading/walk/read-whole.ts'
import { verdictSentence, verdictWord } from '#reading/walk/wording.ts'
import { type ReadingKeeper, readingKeeper } from '#reading/jobs/reading-keeper.ts'
import { endJobs, runJob } from '#reading/jobs/run-job.ts'
import type { KeptReading } from '#reading/keeper/database.ts'
import { findReading, listReadings, readingRecord } from '#reading/keeper/page-store.ts'
import { announce } from '#ui/announce.ts'
import { notify } from '#ui/notices/notify.tsx'
import { readListState, writeListState } from '#listing/address/url-state.ts'
import { filterWords } from '#listing/copy/print-note.tsx'
import type { ListSource } from '#listing/source.ts'
import { figureColumns, isPeriodOpen, walksFor } from './columns.ts'
import { environmentOf } from './reading-environment.ts'
import { keyOf, type WholeReading, wholeReading } from './whole-store.ts'
import { platformNow } from '#lib/written/platform-day.ts'

/** ms after which a reading that is under way is told. */
const LONG = 500
const UNDER_WAY = 'Leitura em andamento'

/** The reading that the store tells of, as the files take it. */
export interface WholeSession {
  readonly source: ListSource
  /** The list's state when it was read. */
  readonly state: ReturnType<ListSource['model']>['state']
  readonly control: ReadingControl
  readonly keeper: ReadingKeeper<Row>
}

/** The hand on the reading that was begun or opened last: each stops the one before it. */
let newest: ReadingControl | null = null
const take = (control: ReadingControl): ReadingControl => {
  newest?.stop('cancelled')
  // Nobody joins one that was stopped.
  running = null
  return (newest = control)
}

/** It is another one as soon as another reading is asked for; null where none was. */
export const newestHand = (): ReadingControl | null => newest

let session: WholeSession | null = null
/** null where nothing was read in this tab. */
export const wholeSession = (): WholeSession | null => session

/**
 * Changes what is told of the reading with this key; nothing where another one stands there. What was made of the rows
 * of one reading goes by its session: the next one of the same key has other rows, and another verdict.
 */
export const patchReading = (of: string | WholeSession, change: Partial<WholeReading>): void => {
  const now = wholeReading.get()
  if (now && (of === now.key || of === session)) wholeReading.set({ ...now, ...change })
}

onSessionLost(() => {
  newest?.stop('session')
  session = null
  void held?.release()
  held = null
  wholeReading.set(null)
  endJobs()
})

/** Where the platform does not say whose a page is, what it keeps is found by no other. */
const nobody = `desta página ${Math.random()}`
/** Whose the pages are that are kept. */
export const readingOwner = (): string => operator.get() ?? nobody

/** The lock of the tab that reads or shows a reading: no other goes on with it, nor erases its pages. */
const readingLock = (id: string): string => `gestor-leitura ${id}`

/** The lock of this tab, and the way to let it go. */
let held: { readonly id: string; readonly release: ReleaseLock } | null = null

/** True where another tab reads or shows it now. */
export const isHeld = async (id: string): Promise<boolean> => held?.id !== id && isLocked(readingLock(id))

/** The same, and tells it. */
export async function isHeldAndTold(id: string): Promise<boolean> {
  const isElsewhere = await isHeld(id)
  if (isElsewhere) notify('info', 'Leitura aberta em outra aba')
  return isElsewhere
}

/** Takes the lock in the place of the one before; false where another tab has it. */
async function holds(id: string): Promise<boolean> {
  await held?.release()
  held = null
  const release = await takeLock(readingLock(id))
  if (release) held = { id, release }
  return release !== null
}

putAtStake(() => {
  const reading = wholeReading.get()
  return reading && reading.outcome === null && reading.failure === null ? 'uma leitura em andamento' : null
})

/** The reading under way, from before its first step on. */
let running: {
  readonly key: string
  readonly asked: 'once' | 'twice'
  readonly done: Promise<void>
} | null = null

/**
 * A new reading of this list and filter, the one that was left in the middle, or the one under way. Resolves when it
 * has its verdict.
 */
export function runReading(source: ListSource, asked: 'once' | 'twice'): Promise<void> {
  const { idle, state } = source.model()
  // What the list itself does not ask for has no rows to be read: none at all would be proved of it.
  if (idle !== null) {
    notify('info', idle)
    return Promise.resolve()
  }
  const key = keyOf(source.definition, state.filters)
  if (running?.key === key && (asked === 'once' || running.asked === asked)) {
    patchReading(key, { isHidden: false })
    return running.done
  }
  const control = take(
    createControl((paused) => {
      if (session?.control !== control) return
      patchReading(key, { paused, pace: paceNow(wholeReading.get()?.progress) })
      announce(paused ? 'Leitura em pausa' : UNDER_WAY)
    }),
  )
  const done = read(source, key, asked, control).finally(() => {
    if (running?.done === done) running = null
  })
  running = { key, asked, done }
  return done
}

/** Its speed is counted from now on. */
const paceNow = (progress: ReadingProgress | null = null) => ({ at: Date.now(), lines: progress?.done ?? 0 })

/** What is told of a reading before anything is read. */
const begun = ({ definition, model }: ListSource, key: string, now: number): WholeReading => ({
  key,
  walks: 'once',
  startedAt: now,
  progress: null,
  pace: { at: now, lines: 0 },
  paused: false,
  figures: null,
  outcome: null,
  failure: null,
  isPeriodOpen: isPeriodOpen(definition, model().state, platformNow(new Date(now)).getTime()),
  isHidden: false,
  analysis: null,
  sample: null,
  exceptions: null,
  evidenceCode: null,
  working: null,
  view: null,
})

/**
 * Shows a reading of this list that was kept with its verdict, as it was when it was read, unless another was begun
 * since. One that another tab has is told: its pages go when that tab reads anew.
 */
export async function showKept(source: ListSource, kept: KeptReading, outcome: ReadingOutcome): Promise<void> {
  const { definition, model } = source
  const { state } = model()
  const key = keyOf(definition, state.filters)
  const control = take(createControl())
  const { pages, walk, lines } = outcome
  const figures = await runJob('end', {
    of: { id: kept.id, walk, lines },
    pages,
    again: false,
    columns: figureColumns(definition),
  })
  // The reading before stands, with its lock, until this one is whole: what is made of it goes by its own pages.
  if (control.signal.aborted || (await isHeldAndTold(kept.id))) return
  await holds(kept.id)
  if (control.signal.aborted) return
  session = { source, state, control, keeper: readingKeeper<Row>(kept, Date.now) }
  wholeReading.set({ ...begun(source, key, outcome.startedAt), figures, outcome })
}

async function read(source: ListSource, key: string, asked: 'once' | 'twice', control: ReadingControl): Promise<void> {
  const { definition } = source
  const { state } = source.model()
  const walks = walksFor(definition, state, asked)
  const now = Date.now()
  const { keeper, from, id } = await placeFor(source, key, walks, now)
  // Another took its place before it began.
  if (control.signal.aborted) return
  const own = (session = { source, state, control, keeper })
  wholeReading.set({ ...begun(source, key, now), walks })
  const columns = figureColumns(definition)
  // A round that is new to this page, or to the reading, has rows already; another walk adds its own to them.
  let round = from ? -1 : 0
  /** Told together with what is counted by then. */
  const tell = (progress: ReadingProgress) => {
    const pace = progress.rereads === round ? null : { pace: paceNow(progress) }
    round = progress.rereads
    void runJob('figures', { id })
      .then((figures) => ended || patchReading(own, { progress, figures, ...pace }))
      // Where nothing is counted any more the reading itself ends.
      .catch(() => {})
  }
  let ended = false
  // One that is over by then tells itself, and one in pause does as it goes on.
  const soon = setTimeout(() => control.paused || announce(UNDER_WAY), LONG)
  const env = environmentOf(source, state.filters, keeper, tell)
  try {
    await runJob('begin', { id, columns, walk: from?.walk ?? null })
    const plan = { ownOrder: definition.sort, ownSize: definition.size, walks }
    const outcome = await readWhole<Row>(env, plan, control, from)
    env.stop()
    const { verdict, pages, walk, lines, rereads } = outcome
    const figures = await runJob('end', { of: { id, walk, lines }, pages, again: rereads > 0, columns })
    ended = true
    const noted = async () => {
      if (verdict.kind !== 'incomplete') {
        await keeper.finish(outcome)
        await forgetOlder(key, walks, id)
      } else if (verdict.why === 'cancelled') await keeper.setAside()
    }
    // A disk that is full by now takes no word of it: the verdict stands all the same, and after a reload it goes on.
    await noted().catch(() => {})
    patchReading(own, { outcome, figures, isHidden: false })
    // What was stopped for another says nothing while that one is made ready.
    if (session && newest === control) announce(`${verdictWord(outcome.verdict)}: ${verdictSentence(outcome.verdict)}`)
  } catch (error) {
    ended = true
    env.stop()
    patchReading(own, { failure: error instanceof ApiError ? error.message : 'Não foi possível guardar a leitura.' })
  } finally {
    clearTimeout(soon)
  }
}

/** Now that there is a newer one; until then a network that is gone costs nobody what was read. */
async function forgetOlder(key: string, walks: Walks, latest: string): Promise<void> {
  for (const old of await listReadings(readingOwner(), Date.now()))
    if (old.key === key && old.walks === walks && old.id !== latest && !(await isHeld(old.id)))
      await readingRecord(old, Date.now).forget()
}

/** Where the pages go: the place of a reading that was left in the middle, or a new one. */
async function placeFor(source: ListSource, key: string, walks: Walks, now: number) {
  const { title, path } = source.definition
  const { filters } = source.model().state
  const label = {
    title,
    filter: filterWords(source.model()),
    address: path + writeListState(source.definition, { ...readListState(source.definition, {}), filters }),
  }
  const id = { owner: readingOwner(), key, walks, label }
  let from: ReadingPosition | null = null
  let name: string = `${now}-${Math.random()}`
  try {
    const found = await findReading(id.owner, key, walks, now)
    const isOurs = found !== null && (await holds(found.id))
    // A reading that has its verdict is read anew; one without it goes on. What another tab has stays as it is.
    if (isOurs && !found.outcome) {
      from = found.position
      name = found.id
    } else await holds(name)
  } catch {
    // The reading itself will say that the disk takes nothing.
  }
  return { keeper: readingKeeper<Row>({ id: name, ...id }, Date.now), from, id: name }
}
