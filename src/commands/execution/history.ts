/**
 * What was run in this browser: the last 50 acts with time, phrase, ids and result, newest first (commands/README §4
 * rule 11). Phrases hold no values of forms. Cleared at sign-out.
 */
import * as z from 'zod/mini'
import { createPersistedStore } from '#lib/storage/persisted.ts'
import type { UndoStep } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { removeNoticesOfActions } from '#ui/notices/notice-store.ts'
import { notifyActionListeners } from './action-events.ts'

const MAX_ENTRIES = 50

const entrySchema = z.object({
  /** ms since the epoch. */
  at: z.number(),
  commandId: z.string(),
  /** The canonical phrase with its arguments: 'excluir produto 12, 15-18'. */
  phrase: z.string(),
  args: z.record(z.string(), z.unknown()),
  ids: z.array(z.number()),
  ok: z.boolean(),
  /** What was said in the end: 'Excluído com sucesso', '4 excluídos, 1 falhou'. */
  result: z.string(),
  /** It changed something on the platform, and is neither the taking back of another nor its repetition. */
  step: z.boolean(),
  /** It is the save of a form: told here, and never typed. */
  form: z.boolean(),
  /** It was taken back. */
  undone: z.boolean(),
  /** When, as the order of acts has it: ms, no two the same. */
  undoneAt: z.optional(z.number()),
  /** Of its ids those that are taken back now, and those that somebody else has changed since. */
  taken: z.optional(z.array(z.number())),
  moved: z.optional(z.array(z.number())),
  /**
   * Its own end is not known, or the last try to take it back, or to do it again, failed: what is found as wished may
   * be their doing.
   */
  unsure: z.optional(z.boolean()),
  /** What takes it back, where the platform permits; the phrase is how it reads. */
  undo: z.nullable(z.object({ id: z.string(), args: z.record(z.string(), z.unknown()), phrase: z.string() })),
})

/** One act as the history keeps it. */
export type HistoryEntry = z.output<typeof entrySchema>

const historyStore = createPersistedStore<readonly HistoryEntry[]>(
  { name: 'historico', version: 2, schema: z.array(entrySchema), scope: 'browser', clearOnSignOut: true },
  [],
)

/** All acts kept, newest first; the same array until one is added. */
export const getHistory = historyStore.get
/** Called on every change; returns the way to stop. */
export const subscribeToHistory = historyStore.subscribe

// In whichever tab it was taken back: no notice offers that any more.
subscribeToHistory(() => removeNoticesOfActions(getHistory().flatMap(({ at, undone }) => (undone ? at : []))))

/** This moment, or the first after all that is kept: no two acts have one, and they are known by it. */
const getNextTimestamp = (now: number): number =>
  historyStore.get().reduce((after, { at, undoneAt = at }) => Math.max(after, at + 1, undoneAt + 1), now)

/** Adds the newest act, and returns its moment, ms. */
export function addToHistory(added: HistoryEntry): number {
  const at = getNextTimestamp(added.at)
  historyStore.set([{ ...added, at }, ...historyStore.get()].slice(0, MAX_ENTRIES))
  return at
}

/** The save of a form, as the history keeps it: without its values. */
interface FormSave {
  resource: Resource
  /** null for a new record. */
  id: number | null
  result: string
  /** False where nobody knows whether it was done. */
  isOk: boolean
  /** The acts that do it again and that take it back, where there is a way. */
  undoRedoSteps: { redo: UndoStep; undo: UndoStep } | null
  /** The moment of the half that it completes: both are one step. */
  completedEntryTimestamp?: number | null
}

/**
 * Keeps that a form was saved, so that 'desfazer' never speaks of an older act as the last one; returns the moment
 * under which it stands.
 */
export function recordSave({ resource, id, result, isOk, undoRedoSteps, completedEntryTimestamp }: FormSave): number {
  const phrase = id === null ? `cadastrar ${resource.singular}` : `salvar ${resource.singular} ${id}`
  notifyActionListeners({ kind: 'form' })
  // A half that was taken back meanwhile was a step of its own.
  historyStore.set(historyStore.get().filter(({ at, undone }) => at !== completedEntryTimestamp || undone))
  return addToHistory({
    at: Date.now(),
    commandId: undoRedoSteps?.redo.id ?? `${resource.id}.salvar`,
    phrase,
    args: { ...undoRedoSteps?.redo.args },
    ids: id === null ? [] : [id],
    ok: isOk,
    result,
    step: true,
    form: true,
    undone: false,
    undo: undoRedoSteps && {
      id: undoRedoSteps.undo.id,
      args: { ...undoRedoSteps.undo.args },
      phrase: undoRedoSteps.undo.phrase ?? `desfazer ${phrase}`,
    },
  })
}

interface UndoAttempt {
  verb: 'desfazer' | 'refazer'
  isOk: boolean
  /** The ids that it was about, and those on which it changed something. */
  ids: readonly number[]
  changed: readonly number[]
}

/** Notes how a try to take the act of this moment back, or to do it again, ended. */
export function recordUndoAttempt(at: number, { verb, isOk, ids, changed }: UndoAttempt): void {
  const isBack = verb === 'desfazer'
  const now = getNextTimestamp(Date.now())
  const withAttempt = (act: HistoryEntry): HistoryEntry => {
    const others = act.taken?.filter((id) => !changed.includes(id)) ?? []
    const taken = isBack ? [...others, ...changed] : others
    const stayed = isOk ? (isBack ? ids.filter((id) => !taken.includes(id)) : taken) : []
    return {
      ...act,
      undone: isOk ? isBack : act.undone,
      undoneAt: isOk && isBack ? now : act.undoneAt,
      taken: taken.filter((id) => !stayed.includes(id)),
      moved: [...(act.moved ?? []), ...stayed],
      unsure: !isOk,
    }
  }
  historyStore.set(historyStore.get().map((each) => (each.at === at ? withAttempt(each) : each)))
}

/** Notes what a look told of the act of this moment, of whose end nobody knew: one that was not done is no step. */
export const recordVerifiedOutcome = (at: number, isDone: boolean, result: string): void =>
  historyStore.set(
    historyStore.get().map((each) => {
      if (each.at !== at || !each.unsure || each.undone) return each
      return { ...each, ok: isDone, result, step: each.step && isDone, unsure: false }
    }),
  )

/** The newest acts, each phrase once, at most `count`: what the palette offers as Recentes. */
export function getRecentActions(count: number): readonly HistoryEntry[] {
  const seen = new Set<string>()
  return getHistory()
    .filter(({ phrase, form }) => !form && phrase !== '' && !seen.has(phrase) && seen.add(phrase))
    .slice(0, count)
}
