/** Saving: once at a time, told to the operator by the policy of the form, nothing typed ever lost (spec 1 §8). */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { ApiError, serverMessage } from '#api/errors.ts'
import { newId } from '#api/page.ts'
import { withWait } from '#commands/bulk/failure.ts'
import { undoable } from '#commands/dispatcher.ts'
import type { Noun } from '#commands/noun.ts'
import { keysOf, ownKeys } from '#commands/own-keys.ts'
import { goTo, registryIfLoaded } from '#commands/runtime.ts'
import { capital } from '#lib/capital.ts'
import { backTo, returnToRecord } from '#listing/list-places.ts'
import { rememberSave } from '#commands/running/history.ts'
import { sayInStatusLine } from '#commands/running/status-line.ts'
import { keysText } from '#ui/kbd.tsx'
import { notify } from '#ui/notify.tsx'
import { checkSave } from './check-save.ts'
import { type AnyForm, PartlySaved } from './define.ts'
import { problemOf } from './save-problem.ts'
import { asControls, reconcileForm, storedValues } from './before-save.ts'
import type { Tracker } from './form-tools.ts'
import type { Opened } from './opened.ts'
import { sideOf } from './put-back-command.ts'
import type { SavedSide } from './put-back.ts'
import { keepSavedValues } from './saved-values.ts'
import { type Change, changesOf, type FormValue, type FormValues, toFormValues } from './values.ts'

/** Where a save stands. */
export type SavePhase = 'idle' | 'saving' | 'saved'

/** A form's save: what is said of the last try, and what can be done about it. */
export interface Save {
  phase: SavePhase
  /** Why the last try failed; null where it did not. */
  problem: string | null
  /** The problem says itself what is saved and what is not. */
  partly: boolean
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
  /** The record that the next try goes to; null: it creates one. */
  target: () => number | null
  run: (attempt: Attempt) => Promise<void>
  /** The form was let go: what is still read before a save asks nothing, and nothing is sent after it. */
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
  onConflict?: (() => void) | undefined
}

/** ' (E abre)': the key that opens the record of this noun that is under the cursor. */
function opening(noun: Noun): string {
  const command = registryIfLoaded()?.get(`${noun.id}.editar`)
  const key = command && keysOf(command, ownKeys())[0]
  return key ? ` (${keysText(key)} abre)` : ''
}

/** Runs the saves of one open form. */
export function useSave(definition: AnyForm, { id, opened, tracker, onConflict }: SaveOptions): Save {
  const [openedAt] = useState(() => opened.restored ?? Date.now())
  const running = useRef(false)
  const isLetGo = useRef(false)
  const created = useRef(id ?? opened.made)
  /** What a try that was done in part left stored, which the next one is compared with (case N1); null before. */
  const half = useRef<Promise<FormValues>>(null)
  const [phase, setPhase] = useState<SavePhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const [partly, setPartly] = useState(false)
  const [failed, setFailed] = useState<ApiError | null>(null)
  const [checked, setChecked] = useState<string | null>(null)
  const mode = id === null ? 'create' : 'edit'
  const ownWords = definition.ownWords === mode

  /** The ways that take a save of these changes back and do it again; null where there is none. */
  function waysOf(changes: readonly Change[]) {
    const key = id === null ? null : keepSavedValues(changes)
    if (id === null || key === null) return null
    const side = (name: SavedSide) => sideOf(definition.noun, id, key, name)
    return { again: side('after'), back: side('before') }
  }

  function leave(text: string | undefined, changes: readonly Change[], onAnother?: () => void) {
    setPhase('saved')
    const { noun } = definition
    const ways = waysOf(changes)
    const at = rememberSave({ noun, id, result: text ?? '', ok: true, ways })
    const saved = created.current
    const name = capital(noun.singular) + (saved === null ? '' : ` #${saved}`)
    if (text)
      notify('success', text, { title: saved === null ? '' : name + opening(noun), ...(ways && undoable({ at })) })
    // Where the specification wants no notice, nothing else would say that it was saved (spec 1 §8).
    else if (onAnother) sayInStatusLine(`${noun.singular} na lista. Este é o próximo cadastro.`)
    else sayInStatusLine(`${name} salv${noun.article}`)
    if (onAnother) return onAnother()
    if (saved !== null) returnToRecord(noun.path, saved)
    goTo(backTo(noun.path), { ignoreBlocker: true })
  }

  const check: Save['check'] = async (changes) => {
    const seen = await checkSave(definition, created.current, changes).catch(() => null)
    // A save was begun meanwhile, or another look has left the form.
    if (running.current) return
    if (!seen) return setChecked('Não foi possível conferir. Tente de novo.')
    const { text, done } = seen
    if (done === null) return setChecked(text)
    failed?.settle?.()
    if (!done) {
      setChecked(null)
      return setProblem(text)
    }
    running.current = true
    leave(text, changes)
  }

  /** The payload with what others changed meanwhile, and the record as it is now; null: nothing is to be sent. */
  async function joined(storedId: number, { values, left, setValue }: Attempt) {
    const reconciled = await reconcileForm(definition, storedId, {
      fields: tracker.fields(),
      openedAt,
      opened: (await half.current) ?? opened.base,
      left,
      isLetGo: () => isLetGo.current,
    })
    if (!reconciled || isLetGo.current) return null
    const { loaded, takes } = reconciled
    const taken = Object.entries(takes)
    if (taken.length === 0) return { values, loaded, left }
    for (const [name, value] of taken) setValue(name, value)
    const result = z.safeParse(definition.schema, asControls({ ...left, ...takes }))
    if (result.success) return { values: result.data, loaded, left: { ...left, ...takes } }
    throw new ApiError({ kind: 'held', said: 'O que foi gravado por outra pessoa não serve aqui: confira os campos.' })
  }

  const run: Save['run'] = async (attempt) => {
    if (running.current) return
    running.current = true
    setPhase('saving')
    setProblem(null)
    setChecked(null)
    try {
      const target = created.current
      const ready = target === null ? { ...attempt, loaded: null } : await joined(target, attempt)
      if (!ready) {
        running.current = false
        return setPhase('idle')
      }
      // After a first half what was opened says what is still to do.
      const loaded = id === null || half.current ? opened.loaded : ready.loaded
      const before = id === null ? {} : toFormValues(definition.toValues(loaded))
      const changes = changesOf(tracker.fields(), before, ready.left)
      const answer = await definition.save(ready.values, { id: target, loaded })
      created.current ??= newId(answer)
      const said = ownWords || definition.ownSuccess ? undefined : serverMessage(answer)
      leave(said ?? definition.success?.[mode], changes, attempt.onAnother)
    } catch (error) {
      running.current = false
      setPhase('idle')
      if (error instanceof PartlySaved) {
        created.current = error.id
        half.current = storedValues(definition, error.id).catch(() => opened.base)
      }
      const cause = error instanceof PartlySaved ? error.cause : error
      const failure = definition.failure[mode]
      setProblem(problemOf(error, failure, id !== null))
      // At once: of a session that ended on the way the page goes, and its draft is to know the record.
      flushSync(() => setPartly(error instanceof PartlySaved))
      if (!(cause instanceof ApiError)) {
        setFailed(null)
        return void console.error(error)
      }
      // Who does not send it again still wants to know what became of the first try.
      setFailed((before) => (before?.uncertain && cause.kind === 'held' ? before : cause))
      // It may have been done: no older act is taken back in its place.
      if (cause.uncertain && cause.kind !== 'held')
        rememberSave({ noun: definition.noun, id, result: cause.message, ok: false, ways: null })
      if (!definition.silent && cause.kind !== 'session' && cause.kind !== 'held')
        notify(
          'error',
          withWait(
            (cause.uncertain ? problemOf(cause, failure, id !== null) : ownWords ? null : cause.serverMessage) ??
              failure,
            cause,
          ),
        )
      if (cause.status === 409 || cause.status === 412) onConflict?.()
      if (Object.keys(cause.fields).length > 0) attempt.onFieldErrors(cause.fields)
    }
  }
  return {
    phase,
    problem,
    partly,
    doubtful: failed?.uncertain ?? false,
    detail: failed?.detail ?? null,
    checked,
    check,
    busy: () => running.current,
    target: () => created.current,
    run,
    letGo: () => void (isLetGo.current = true),
  }
}
