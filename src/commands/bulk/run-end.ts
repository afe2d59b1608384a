/** The end of a run over several records: what is told of it, what stays selected, when its report opens. */
import type { Replacements } from '#commands/define.ts'
import { type KeptStep, undoable } from '#commands/dispatcher.ts'
import { currentScreen, recordsDone } from '#commands/screen.ts'
import { isPageCovered } from '#ui/focus/focus.ts'
import { areKeysAtRest } from '#ui/focus/keys-at-rest.ts'
import { notify } from '#ui/notices/notify.tsx'
import { aboutRecords } from './about.ts'
import { type Item, type ItemState, OPEN, type Run, countOf, replacedIn } from './queue.ts'
import { endText, headline, leftOutOfScript, movedAmong, openIds } from './report.ts'
import { currentRun, setRun } from './run-store.ts'
import type { Work } from './work.ts'

/** What a run came to. */
export interface RunEnd {
  ok: boolean
  text: string
  /** Those that it was about, and those of them on which it changed something. */
  ids: number[]
  changed: number[]
  /** Those of which nobody knows whether it did. */
  unknown: number[]
  /** Those that the way back found other than the act had left them. */
  moved: number[]
  was: Replacements
}

interface RunStart {
  /** Where the operator was when it began. */
  path: string
  /** And when, as `performance.now()` counts. */
  since: number
  /** The way back that its notice offers; null for none. */
  step: KeptStep | null
}

/** Tells the end of this run; `begun` as it was given to the queue, `end` as the queue has left it. */
export function endRun(work: Work, begun: Run, end: Run, start: RunStart): RunEnd {
  const leftOut = begun.items.filter(({ state }) => state === 'skipped')
  const left = new Set(leftOut.map(({ id }) => id))
  const leftText = leftOutOfScript(work.noun, leftOut)
  const unchanged = end.items.filter(({ id, state }) => state === 'skipped' && !left.has(id))
  const among = (wanted: ItemState) => end.items.filter(({ state }) => state === wanted).map(({ id }) => id)
  tellEnd(work, end, start, { text: endText(work, end, unchanged) + leftText, unchanged })
  const ids = end.items.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  return {
    ok: countOf(end, ...OPEN) === 0,
    text: headline(work, end, work.noun) + openIds(end, work.noun) + leftText,
    ids,
    changed: among('done'),
    unknown: among('unknown'),
    moved: movedAmong(work, unchanged).map(({ id }) => id),
    was: replacedIn(end),
  }
}

/** What the notice of an end says. */
interface EndTold {
  text: string
  /** Those on which it changed nothing. */
  unchanged: readonly Item[]
}

function tellEnd(work: Work, end: Run, { path, since, step }: RunStart, { text, unchanged }: EndTold) {
  const failed = end.items.filter((item) => OPEN.some((state) => state === item.state))
  // Of another run that is under way the report would send again what it is still to send itself.
  const showReport = () =>
    currentRun()?.run.endedAt === null
      ? notify('info', 'Uma execução está em andamento: espere o fim dela')
      : setRun(work, end, true)
  const report = { label: 'Ver relatório', run: showReport }
  const done = end.items.filter((item) => !failed.includes(item)).map(({ id }) => id)
  if (work.noun) recordsDone.tell(work.noun, done)
  if (failed.length === 0) {
    if (movedAmong(work, unchanged).length > 0) return void notify('warning', text, { timeOut: 10_000, action: report })
    const hasWayBack = step && work.hasWayBack && countOf(end, 'done') > 0
    const changed = end.items.filter(({ state }) => state === 'done').map(({ id }) => id)
    const about = work.noun && changed.length > 0 ? aboutRecords(changed, work.known ?? (() => null)) : ''
    return void notify('success', text, { about, ...(hasWayBack && undoable(step)) })
  }
  const { list } = currentScreen()
  // What failed stays selected, so that it can be looked at and tried again; but not in the place of what was chosen
  // meanwhile.
  const isOfRun = (row: { id: number }) => end.items.some(({ id }) => id === row.id)
  if (list && list.noun === work.noun && list.selection().every(isOfRun)) list.select(failed.map(({ id }) => id))
  // The report opens by itself only where the operator has waited for it.
  const waiting = currentScreen().path === path && !isPageCovered() && areKeysAtRest(since)
  if (waiting) showReport()
  notify('error', text, {
    timeOut: 10_000,
    ...(waiting ? {} : { action: report }),
  })
}
