/** A run over several records as the operator sees it: progress, journal, the question before leaving, the end. */
import { ApiError } from '#api/errors.ts'
import { holdReadings, readHeld, retryPause } from '#api/cache/query.ts'
import { askBeforeUnload, isLeaving, onSessionLost } from '#api/session/session-leave.ts'
import { notify, notifyProgress } from '#ui/notices/notify.tsx'
import { putAtStake } from '#api/session/at-stake.ts'
import { type CommandContext, Moved, Unchanged } from '#commands/define.ts'
import { isStillHeld, lockWhile } from '#lib/kept/tab-lock.ts'
import { discardJournal, runKey, noteInJournal, openJournal, runLock, writeJournal } from './journal.ts'
import { failureText, isSessionOver } from './failure.ts'
import { followProgress } from './progress.ts'
import { type Item, OPEN, type Outcome, type Run, countOf, startQueue } from './queue.ts'
import { movedText } from './report.ts'
import { endRun, type RunEnd } from './run-end.ts'
import { currentRun, setRun } from './run-store.ts'
import type { KeptStep } from '#commands/dispatcher.ts'
import { commandContext } from '#commands/runtime.ts'
import { currentScreen } from '#commands/screen.ts'
import type { Work } from './work.ts'
import { actionNoun, gerund, nounFor, verbOf } from '#commands/language/words/inflection.ts'

interface Target {
  id: number
  name: string | null
  /** Why it is left out; null where it is not. */
  why: string | null
  /** An earlier run sent it, and nobody knows whether it was done: it is not sent again, and counted so. */
  isUnknown?: boolean
}

putAtStake(() => {
  const current = currentRun()
  if (!current || current.run.endedAt !== null) return null
  // As the session is lost, the record on its way is refused with the rest; a sign-out lets it be done.
  const count = countOf(current.run, 'waiting', ...(isLeaving() ? (['running'] as const) : []))
  if (count === 0) return null
  return `${count} ${actionNoun(verbOf(current.work), count)} que ${count === 1 ? 'falta' : 'faltam'}`
})

/**
 * Starts a new run over these items; resolves at its end with what was told. `step`: its notice offers the way back.
 */
export function runMany(work: Work, targets: readonly Target[], context: CommandContext, step: KeptStep | null) {
  const items = targets.map<Item>(({ id, name, why, isUnknown }) => ({
    id,
    name,
    state: isUnknown ? 'unknown' : why ? 'skipped' : 'waiting',
    message: isUnknown ? null : why,
  }))
  const run: Run = {
    commandId: work.id,
    args: { ...work.args },
    items,
    again: work.recall && { at: work.recall.at, verb: work.recall.verb },
    paused: false,
    stopped: false,
    startedAt: Date.now(),
    endedAt: null,
  }
  return goOn(work, run, context, step)
}

/** Only the failed and unsent ones once more ('Tentar novamente'). */
export function retryFailures(work: Work, ended: Run, step: KeptStep | null) {
  const again = (item: Item): Item =>
    OPEN.some((state) => state === item.state) ? { ...item, state: 'waiting', message: null } : item
  const items = ended.items.filter((item) => item.state !== 'done' && item.state !== 'skipped').map(again)
  return goOn(work, { ...ended, items, stopped: false, startedAt: Date.now(), endedAt: null }, commandContext(), step)
}

/** Sends what waits in this run, and tells the end. */
async function goOn(work: Work, run: Run, context: CommandContext, step: KeptStep | null): Promise<RunEnd> {
  const total = run.items.length - countOf(run, 'skipped')
  const start = { path: currentScreen().path, since: performance.now(), step }

  async function act(id: number): Promise<Outcome> {
    let was: number | undefined
    try {
      const said = await work.send(id, context, (before) => (was = before))
      if (!(said instanceof Unchanged)) return { ok: true, message: said || null, was }
      const found = said instanceof Moved ? said.why : work.recall?.isFirst() ? '' : null
      return { ok: true, message: found === null ? said.why : movedText(work.noun, found), unchanged: true }
    } catch (error) {
      const failed = error instanceof ApiError ? error : null
      // The browser cuts what is under way before the tab is gone: nobody knows what became of it, and nothing more is
      // to be sent. Where the operator stayed after all, the run goes on a little later.
      if (mayBeLeft && failed?.kind === 'network') {
        await pause(LEAVING)
        mayBeLeft = false
      }
      // A platform that asks for patience has it before the next record; this one is not sent again (case F7).
      if (failed?.retryAfter && !queue.current().stopped) {
        const ms = retryPause(0, failed)
        progress.setWaits(`a plataforma pede ${Math.ceil(ms / 1000)} s de espera`)
        await pause(ms)
        progress.setWaits('')
      }
      return {
        ok: false,
        message: failureText(work, error),
        stop: isSessionOver(error),
        uncertain: failed?.uncertain ?? false,
        was,
      }
    }
  }

  const ended = followProgress(run)
  const lock = runLock(runKey(run))
  /** Another tab took this one for gone, and has the rest. */
  let isTaken = false
  openJournal(run)
  // A step of a script looks at what the step before it did; a record of a run is looked at by no other.
  if (work.noun) holdReadings()
  const queue = startQueue({
    run,
    act,
    async online() {
      if (!navigator.onLine) {
        progress.setWaits('sem conexão')
        await online()
        progress.setWaits('')
      }
      if (isStillHeld(lock)) return
      isTaken = true
      stop()
    },
    onChange(now, changed) {
      setRun(work, now)
      if (changed !== null) noteInJournal(now, changed)
      progress.update(ended(now, changed))
      progress.setPaused(now.paused)
      if (now.paused) readHeld()
    },
  })
  function stop() {
    queue.stop()
    wake()
  }
  const progress = notifyProgress({
    title: `${gerund(verbOf(work))} ${nounFor(total, work.noun)}`,
    total,
    onPause: (paused) => (paused ? queue.pause() : queue.resume()),
    onStop: stop,
  })
  setRun(work, run)
  mayBeLeft = false
  const stopAsking = askBeforeUnload(() => (mayBeLeft = true))
  const stopListening = onSessionLost(stop)
  lockWhile(lock, queue.done)
  const end = await queue.done
  readHeld(true)
  stopListening()
  stopAsking()
  progress.close()
  if (isTaken) return leftToOtherTab()
  // A lost session keeps the journal, so that the rest is offered to its owner after the next login (case D8).
  if (isLeaving()) writeJournal({ ...end, told: true })
  else discardJournal(run)
  return endRun(work, run, end, start)
}

/** That tab tells what was done, and goes on with the rest. */
function leftToOtherTab(): RunEnd {
  const text = 'A execução continua em outra aba'
  notify('warning', text)
  return { ok: false, text, ids: [], changed: [], unknown: [], moved: [], was: new Map() }
}

/** Ends the wait that is under way: a run that is stopped waits for nothing. */
let wake = () => {}
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    wake = resolve
    setTimeout(resolve, ms)
  })

/** Resolves when the browser says it is online again. */
const online = () =>
  new Promise<void>((resolve) => {
    wake = resolve
    addEventListener('online', () => resolve(), { once: true })
  })

/** How long a tab that was asked about may take to go, ms. */
const LEAVING = 10_000
/** The browser has asked whether the tab is to be left; the answer is not told. */
let mayBeLeft = false
