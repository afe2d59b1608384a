/**
 * The history: the last 50 actions of this browser with time, phrase, ids and result, newest first (commands/README §4
 * rule 11). Phrases contain no values of forms. Cleared at sign-out.
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
  /** The final message: 'Excluído com sucesso', '4 excluídos, 1 falhou'. */
  result: z.string(),
  /** The action changed something on the platform, and is neither an undo nor a redo. */
  step: z.boolean(),
  /** The save of a form: listed here, but not a phrase that can be typed. */
  form: z.boolean(),
  /** The action was undone. */
  undone: z.boolean(),
  /** When it was undone, in ms. Timestamps of actions and undos are unique, so that they give the order. */
  undoneAt: z.optional(z.number()),
  /** Which of its ids are undone now (`taken`), and which somebody else has changed since (`moved`). */
  taken: z.optional(z.array(z.number())),
  moved: z.optional(z.array(z.number())),
  /**
   * It is not known how the action ended, or its last undo or redo failed. A record that already has the wanted state
   * may then have it from that attempt.
   */
  unsure: z.optional(z.boolean()),
  /** The command that undoes the action, if the platform permits it; `phrase` names it. */
  undo: z.nullable(z.object({ id: z.string(), args: z.record(z.string(), z.unknown()), phrase: z.string() })),
})

/** One action in the history. */
export type HistoryEntry = z.output<typeof entrySchema>

const historyStore = createPersistedStore<readonly HistoryEntry[]>(
  { name: 'historico', version: 2, schema: z.array(entrySchema), scope: 'browser', clearOnSignOut: true },
  [],
)

/** Returns all stored actions, newest first; the same array until one changes. */
export const getHistory = historyStore.get
/** Calls the listener on every change; returns the function that unsubscribes. */
export const subscribeToHistory = historyStore.subscribe

// Once an action is undone, in any tab, its notice no longer offers to undo it.
subscribeToHistory(() => removeNoticesOfActions(getHistory().flatMap(({ at, undone }) => (undone ? at : []))))

/**
 * `now`, or the first ms after all stored timestamps: an action is identified by its timestamp, so no two are equal.
 */
const getNextTimestamp = (stored: readonly HistoryEntry[], now: number): number =>
  stored.reduce((after, { at, undoneAt = at }) => Math.max(after, at + 1, undoneAt + 1), now)

/** Adds the newest action and returns its timestamp in ms. */
export function addToHistory(added: HistoryEntry): number {
  let { at } = added
  historyStore.update((stored) => {
    at = getNextTimestamp(stored, added.at)
    return [{ ...added, at }, ...stored].slice(0, MAX_ENTRIES)
  })
  return at
}

/** The save of a form as the history stores it: without its values. */
interface FormSave {
  resource: Resource
  /** null for a new record. */
  id: number | null
  result: string
  /** False if nobody knows whether the save was done. */
  isOk: boolean
  /** The commands that redo and undo the save; null if it cannot be undone. */
  undoRedoSteps: { redo: UndoStep; undo: UndoStep } | null
  /** The timestamp of the first half of a save that this one completes: both are one undo step. */
  completedTimestampMs?: number | null
}

/**
 * Stores that a form was saved, so that 'desfazer' never treats an older action as the last one. Returns the entry's
 * timestamp in ms.
 */
export function addSaveToHistory({
  resource,
  id,
  result,
  isOk,
  undoRedoSteps,
  completedTimestampMs,
}: FormSave): number {
  const phrase = id === null ? `cadastrar ${resource.singular}` : `salvar ${resource.singular} ${id}`
  notifyActionListeners({ kind: 'form' })
  // A first half that was undone meanwhile was a step of its own.
  historyStore.update((stored) => stored.filter(({ at, undone }) => at !== completedTimestampMs || undone))
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
  /** The ids that the attempt was about, and those that it changed. */
  ids: readonly number[]
  changed: readonly number[]
}

/** Stores how an attempt to undo or redo the action with this timestamp (ms) ended. */
export function storeUndoAttempt(at: number, { verb, isOk, ids, changed }: UndoAttempt): void {
  const isUndo = verb === 'desfazer'
  const withAttempt = (entry: HistoryEntry, now: number): HistoryEntry => {
    const others = entry.taken?.filter((id) => !changed.includes(id)) ?? []
    const taken = isUndo ? [...others, ...changed] : others
    const stayed = isOk ? (isUndo ? ids.filter((id) => !taken.includes(id)) : taken) : []
    return {
      ...entry,
      undone: isOk ? isUndo : entry.undone,
      undoneAt: isOk && isUndo ? now : entry.undoneAt,
      taken: taken.filter((id) => !stayed.includes(id)),
      moved: [...(entry.moved ?? []), ...stayed],
      unsure: !isOk,
    }
  }
  historyStore.update((stored) => {
    const now = getNextTimestamp(stored, Date.now())
    return stored.map((entry) => (entry.at === at ? withAttempt(entry, now) : entry))
  })
}

/**
 * Stores what a check found about the action with this timestamp (ms), of which nobody knew how it ended. An action
 * that was not done is no undo step.
 */
export const storeVerifiedOutcome = (at: number, isDone: boolean, result: string): void =>
  historyStore.update((stored) =>
    stored.map((entry) => {
      if (entry.at !== at || !entry.unsure || entry.undone) return entry
      return { ...entry, ok: isDone, result, step: entry.step && isDone, unsure: false }
    }),
  )

/** The newest actions, each phrase once, at most `count`: the palette offers them under Recentes. */
export function getRecentActions(count: number): readonly HistoryEntry[] {
  const seen = new Set<string>()
  return getHistory()
    .filter(({ phrase, form }) => !form && phrase !== '' && !seen.has(phrase) && seen.add(phrase))
    .slice(0, count)
}
