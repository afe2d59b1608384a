/** Saving: once at a time, told to the operator by the policy of the form, nothing typed ever lost (spec 1 §8). */
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ApiError, serverMessage } from '#api/errors.ts'
import { newId } from '#api/page.ts'
import { capital } from '#lib/written/capital.ts'
import { rememberSave } from '#commands/running/history.ts'
import { notify } from '#ui/notices/notify.tsx'
import { checkSave } from '#forms/compare/check-save.ts'
import { type AnyForm, PartlySaved } from '#forms/define.ts'
import { type Draft, dropDraft, writeDraft } from '#forms/drafts/drafts.ts'
import { leaveSaved } from './leave-saved.ts'
import { toldOf } from './save-problem.ts'
import { noteSent } from './sent-saves.ts'
import { dropUnseen, mayBeSent, noteUnseen } from './unseen-saves.ts'
import { useDoubtfulSave } from './use-doubtful-save.ts'
import { useHalfSave } from './use-half-save.ts'
import { joinOthers } from '#forms/compare/before-save.ts'
import type { Tracker } from '#forms/form-tools.ts'
import type { Opened } from '#forms/opened.ts'
import type { SavedChange } from '#forms/undo/saved-values.ts'
import {
  asStored,
  type Change,
  changesOf,
  type FormValue,
  type FormValues,
  type TrackedField,
  valuesAt,
} from '#forms/values.ts'

/** Where a save stands. */
export type SavePhase = 'idle' | 'saving' | 'saved'

/** A form's save: what is said of the last try, and what can be done about it. */
export interface Save {
  phase: SavePhase
  /** Why the last try failed; null where it did not. */
  problem: string | null
  /** The problem says itself what is saved and what is not. */
  partly: boolean
  /** The record of which a try saved a part, and the rest is still to be saved; null: there is none. */
  half: number | null
  /** What of a stored record that part was: no change any more, and not what it was opened with. */
  stored: FormValues
  /** Nobody knows whether the last try was done: to be looked up before it is repeated (O1). */
  doubtful: boolean
  /** What the platform said to programmers, for support (O3); null where it said nothing of the kind. */
  detail: string | null
  /** What looking it up found; null before. */
  checked: string | null
  /** Looks what became of a try of these changes; leaves the form where it was done after all. */
  check: (changes: readonly Change[]) => Promise<void>
  /** Synchronous, unlike the phase: a second press in the same moment finds it true (case D1). */
  busy: () => boolean
  /** The request is out: it may be done whatever becomes of the form. */
  isSent: () => boolean
  /** Aborted as the save that is under way is done, before it leads anywhere; undefined where none is under way. */
  isSaved: () => AbortSignal | undefined
  /** Where the next try goes: the record, null where it creates one, and the step of the history that it completes. */
  target: () => Pick<Draft, 'id' | 'step'>
  run: (attempt: Attempt) => Promise<void>
  /**
   * The form was let go: what is still read before a save asks nothing, nothing is sent after it, and it leads nowhere.
   */
  letGo: () => void
}

interface Attempt {
  /** The payload, read by the schema. */
  values: Readonly<Record<string, unknown>>
  /** What the controls hold. */
  left: FormValues
  /** Puts a value into a field. */
  setValue: (name: string, value: FormValue) => void
  onFieldErrors: (errors: Readonly<Record<string, string>>) => void
  /** Opens the form anew once it is saved; absent: it is left. */
  onAnother?: (() => void) | undefined
}

interface SaveOptions {
  id: number | null
  opened: Opened
  tracker: Tracker
  /** Where the draft stands. */
  path: string
  onConflict?: (() => void) | undefined
}

/** 'Loja #7'; without a number where the record has none yet. */
const nameOf = ({ noun }: AnyForm, id: number | null) => capital(noun.singular) + (id === null ? '' : ` #${id}`)

/** Says of a save that failed what its form does not; of a form that was left, or broke, nothing else says anything. */
function tellFailed(
  name: string,
  { problem, notice }: Pick<ReturnType<typeof toldOf>, 'problem' | 'notice'>,
  isAway: boolean,
) {
  if (isAway && problem) notify('error', problem, { title: `${name} (rascunho guardado)`, disableTimeOut: true })
  else if (notice !== null) notify('error', notice)
}

/** Runs the saves of one open form. */
export function useSave(definition: AnyForm, { id, opened, tracker, path, onConflict }: SaveOptions): Save {
  const [openedAt] = useState(() => opened.restored ?? Date.now())
  const running = useRef(false)
  const isSent = useRef(false)
  const isLetGo = useRef(false)
  /** The form was taken away, by whatever: the save goes on without it. */
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  const isAway = () => isLetGo.current || isGone.current
  const saved = useRef<AbortController>(null)
  const { record, base, tried, step, ...halfSave } = useHalfSave(definition, id, opened)
  const [phase, setPhase] = useState<SavePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [partly, setPartly] = useState(false)
  const [failed, setFailed] = useState<ApiError | null>(null)
  const mode = id === null ? 'create' : 'edit'
  const ownWords = definition.ownWords === mode

  function leave(text: string | undefined, changes: readonly SavedChange[], onAnother?: () => void) {
    saved.current?.abort()
    setPhase('saved')
    const { noun } = definition
    if (isAway()) dropDraft(path)
    const completes = step.current
    leaveSaved({
      noun,
      id,
      saved: record.current,
      text: text ?? (isGone.current ? `Salv${noun.article} com sucesso` : undefined),
      changes,
      completes,
      onAnother,
      isLetGo: isAway(),
    })
  }

  const lookup = useDoubtfulSave({
    look: (changes) => checkSave(definition, record.current, changes),
    failed,
    running,
    onDone: (text, changes) => leave(text, halfSave.whole(changes)),
    onNotDone: setProblem,
  })

  /** Before a stored record is replaced, with what others changed of it; null: nothing is to be sent. */
  const joined = async (storedId: number, attempt: Attempt) => {
    const stored = (await base.current) ?? opened.base
    const sides = {
      fields: tracker.fields(),
      openedAt,
      opened: stored,
      left: attempt.left,
      tried: tried.current,
      isLetGo: isAway,
    }
    return joinOthers(definition, storedId, sides, attempt)
  }

  /** The form's own draft knows nothing of a half that came after it was gone. */
  function keepHalf(fields: readonly TrackedField[], left: FormValues) {
    const kept = changesOf(fields, opened.base, left).filter(({ transient }) => !transient)
    const target = { id: record.current, step: step.current }
    writeDraft(path, { values: valuesAt(kept, 'after'), before: valuesAt(kept, 'before'), ...target })
  }

  const run: Save['run'] = async (attempt) => {
    if (running.current) return
    running.current = true
    saved.current = new AbortController()
    setPhase('saving')
    setProblem(null)
    lookup.forget()
    let changes: readonly Change[] = []
    let endSent = () => {}
    // Of a form that is gone by the end nothing is left to ask.
    const fields = tracker.fields()
    try {
      const target = record.current
      const isWanted = target !== null || mayBeSent(path, attempt.values)
      const isHeld = isWanted !== true && (!(await isWanted) || isAway())
      const ready = target === null ? { ...attempt, loaded: null, before: {} } : await joined(target, attempt)
      if (!ready || isHeld) {
        running.current = false
        return setPhase('idle')
      }
      // After a first half what was opened says what is still to do.
      const loaded = id === null || base.current ? opened.loaded : ready.loaded
      changes = changesOf(fields, ready.before, ready.left)
      isSent.current = true
      endSent = noteSent({ path, name: nameOf(definition, target), sentAt: Date.now() })
      const payload = ready.loaded
        ? asStored(ready.values, ready.loaded, definition.toValues(ready.loaded))
        : ready.values
      const answer = await definition.save(payload, { id: target, loaded })
      record.current ??= newId(answer)
      const said = ownWords || definition.ownSuccess ? undefined : serverMessage(answer)
      if (target === null) {
        if (isGone.current) noteUnseen(path, attempt.values, nameOf(definition, record.current))
        else dropUnseen(path)
      }
      leave(said ?? definition.success?.[mode], changes, attempt.onAnother)
    } catch (error) {
      running.current = isSent.current = false
      setPhase('idle')
      if (error instanceof PartlySaved) {
        halfSave.note(error, changes)
        if (isAway()) keepHalf(fields, attempt.left)
      }
      const { cause, ...told } = toldOf(error, definition, mode, isGone.current ? [] : fields.map(({ name }) => name))
      setProblem(told.problem)
      if (cause?.uncertain || error instanceof PartlySaved) tried.current = changes
      // Who does not send it again still wants to know what became of the first try.
      setFailed((before) => (before?.uncertain && cause?.kind === 'held' ? before : cause))
      // At once: of a session that ended on the way the page goes, and its draft is to know the record. Whole: what is
      // drawn is read aloud.
      flushSync(() => setPartly(error instanceof PartlySaved))
      if (!cause) {
        console.error(error)
        if (isAway()) tellFailed(nameOf(definition, id), told, true)
        return
      }
      // It may have been done: no older act is taken back in its place.
      if (cause.uncertain && cause.kind !== 'held' && !(error instanceof PartlySaved))
        rememberSave({ noun: definition.noun, id, result: cause.message, ok: false, ways: null })
      tellFailed(nameOf(definition, id), told, isAway())
      if (isGone.current) return
      if (cause.status === 409 || cause.status === 412) onConflict?.()
      if (Object.keys(told.fields).length > 0) attempt.onFieldErrors(told.fields)
    } finally {
      // Whoever waits for it finds the draft as the end has left it.
      endSent()
    }
  }
  return {
    phase,
    problem,
    partly,
    half: halfSave.half,
    stored: halfSave.stored,
    doubtful: failed?.uncertain ?? false,
    detail: failed?.detail ?? null,
    checked: lookup.checked,
    check: lookup.check,
    busy: () => running.current,
    isSent: () => isSent.current,
    isSaved: () => (running.current ? saved.current?.signal : undefined),
    target: () => ({ id: record.current, step: step.current }),
    run,
    letGo: () => void (isLetGo.current = true),
  }
}
