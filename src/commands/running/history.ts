/**
 * What was run in this browser: the last 50 acts with time, phrase, ids and result, newest first (commands/README §4
 * rule 11). Phrases hold no values of forms. Cleared at sign-out.
 */
import * as z from 'zod/mini'
import { keptStore } from '#lib/kept/kept.ts'
import type { WayBack } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import { removeNoticesOf } from '#ui/notices/toast-store.ts'
import { tellFollowers } from './followed-acts.ts'

const KEPT = 50

const entry = z.object({
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
export type HistoryEntry = z.output<typeof entry>

const history = keptStore<readonly HistoryEntry[]>(
  { name: 'historico', version: 2, schema: z.array(entry), where: 'browser', untilSignOut: true },
  [],
)

/** All acts kept, newest first; the same array until one is added. */
export const historyEntries = history.get
/** Called on every change; returns the way to stop. */
export const onHistory = history.subscribe

// In whichever tab it was taken back: no notice offers that any more.
onHistory(() => removeNoticesOf(historyEntries().flatMap(({ at, undone }) => (undone ? at : []))))

/** This moment, or the first after all that is kept: no two acts have one, and they are known by it. */
const momentAfterAll = (now: number): number =>
  history.get().reduce((after, { at, undoneAt = at }) => Math.max(after, at + 1, undoneAt + 1), now)

/** Adds the newest act, and returns its moment, ms. */
export function addToHistory(added: HistoryEntry): number {
  const at = momentAfterAll(added.at)
  history.set([{ ...added, at }, ...history.get()].slice(0, KEPT))
  return at
}

/** The save of a form, as the history keeps it: without its values. */
interface SavedForm {
  noun: Noun
  /** null for a new record. */
  id: number | null
  result: string
  /** False where nobody knows whether it was done. */
  ok: boolean
  /** The acts that do it again and that take it back, where there is a way. */
  ways: { again: WayBack; back: WayBack } | null
  /** The moment of the half that it completes: both are one step. */
  completes?: number | null
}

/**
 * Keeps that a form was saved, so that 'desfazer' never speaks of an older act as the last one; returns the moment
 * under which it stands.
 */
export function rememberSave({ noun, id, result, ok, ways, completes }: SavedForm): number {
  const phrase = id === null ? `cadastrar ${noun.singular}` : `salvar ${noun.singular} ${id}`
  tellFollowers({ kind: 'form' })
  // A half that was taken back meanwhile was a step of its own.
  history.set(history.get().filter(({ at, undone }) => at !== completes || undone))
  return addToHistory({
    at: Date.now(),
    commandId: ways?.again.id ?? `${noun.id}.salvar`,
    phrase,
    args: { ...ways?.again.args },
    ids: id === null ? [] : [id],
    ok,
    result,
    step: true,
    form: true,
    undone: false,
    undo: ways && { id: ways.back.id, args: { ...ways.back.args }, phrase: ways.back.phrase ?? `desfazer ${phrase}` },
  })
}

interface Try {
  verb: 'desfazer' | 'refazer'
  ok: boolean
  /** The ids that it was about, and those on which it changed something. */
  ids: readonly number[]
  changed: readonly number[]
}

/** Notes how a try to take the act of this moment back, or to do it again, ended. */
export function noteTry(at: number, { verb, ok, ids, changed }: Try): void {
  const isBack = verb === 'desfazer'
  const now = momentAfterAll(Date.now())
  const note = (act: HistoryEntry): HistoryEntry => {
    const others = act.taken?.filter((id) => !changed.includes(id)) ?? []
    const taken = isBack ? [...others, ...changed] : others
    const stayed = ok ? (isBack ? ids.filter((id) => !taken.includes(id)) : taken) : []
    return {
      ...act,
      undone: ok ? isBack : act.undone,
      undoneAt: ok && isBack ? now : act.undoneAt,
      taken: taken.filter((id) => !stayed.includes(id)),
      moved: [...(act.moved ?? []), ...stayed],
      unsure: !ok,
    }
  }
  history.set(history.get().map((each) => (each.at === at ? note(each) : each)))
}

/** Notes what a look told of the act of this moment, of whose end nobody knew: one that was not done is no step. */
export const noteEnd = (at: number, isDone: boolean, result: string): void =>
  history.set(
    history.get().map((each) => {
      if (each.at !== at || !each.unsure || each.undone) return each
      return { ...each, ok: isDone, result, step: each.step && isDone, unsure: false }
    }),
  )

/** The newest acts, each phrase once, at most `count`: what the palette offers as Recentes. */
export function recentPhrases(count: number): readonly HistoryEntry[] {
  const seen = new Set<string>()
  return historyEntries()
    .filter(({ phrase, form }) => !form && phrase !== '' && !seen.has(phrase) && seen.add(phrase))
    .slice(0, count)
}
