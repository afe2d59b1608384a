// @vitest-environment jsdom
/** Tests verification after an unconfirmed save, abandoned forms, and repeated saves after a partial one (case O1). */
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { loja } from '#commands/resources.fixture.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getHistory, storeUndoAttempt } from '#commands/execution/history.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { verifySave } from '#forms/compare/verify-save.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { loadSavedValues } from '#forms/undo/saved-values.ts'
import { loadDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { type Save, useSave } from './use-save.ts'
import type { FormValues } from '#forms/values.ts'
import { getStatusLine } from '#commands/execution/status-line.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'

/** The record as the platform stores it. */
let stored: Record<string, unknown>
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))
vi.mock('#forms/compare/verify-save.ts', () => ({ verifySave: vi.fn() }))
// The notice host would still render after the test's page is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

let answer: () => Promise<unknown>
const definition = {
  resource: loja,
  schema: {},
  successMessages: null,
  failureMessages: { create: 'Erro ao salvar', edit: 'Erro ao salvar' },
  toValues: () => ({}),
  save: () => answer(),
} as unknown as AnyForm
const opened = {
  version: 0,
  isFreshlyOpened: true,
  loaded: null,
  base: {},
  initial: {},
  // Every form that is opened has a draft of its own.
  get draftKey() {
    return createUniqueKey()
  },
  draftSavedAt: null,
  createdId: null,
  historyTimestampMs: null,
}
const attempt = { values: {}, edited: {}, setValue: vi.fn(), onFieldErrors: vi.fn() }
const navigate = vi.fn()

/** A form for a new record whose first save got no response. `renders` collects the save of each render. */
async function openUnconfirmed(renders: Save[] = []): Promise<() => Save> {
  const tracker = createFieldTracker()
  function Form() {
    const save = useSave(definition, { id: null, opened, tracker, path: '/lojas/cadastrar' })
    useLayoutEffect(() => void renders.push(save))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  onTestFinished(() => act(() => root.unmount()))
  answer = () => Promise.reject(new ApiError({ kind: 'timeout', isUncertain: true }))
  const getSave = () => renders.at(-1)!
  await act(() => getSave().run(attempt))
  expect(getSave().isUnconfirmed).toBe(true)
  return getSave
}

/** Signs in another operator, for whom nothing is stored so far. */
let operators = 0
const startHistory = () => ownerStore.set(`operador ${++operators}`)

/** The error of a save whose second call failed. */
const createPartialError = (uncertain = false) =>
  new PartialSaveError(
    'Loja salva',
    7,
    ['plano', 'associado'],
    'Tente de novo',
    new ApiError({ kind: 'network', isUncertain: uncertain }),
  )

/** Delays the result of the next verification until `isDone` is called. */
function delayVerification() {
  let resolveVerification: (result: Awaited<ReturnType<typeof verifySave>>) => void = () => {}
  vi.mocked(verifySave).mockImplementationOnce(() => new Promise((resolve) => (resolveVerification = resolve)))
  return { isDone: () => resolveVerification({ text: 'Foi salvo', isSaved: true }) }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  navigate.mockClear()
  ownerStore.set('ana@exemplo.com')
  for (const { id } of getNotices()) removeNotice(id)
  registerNavigation(navigate)
})

it('is never rendered as failed if the result is unknown, not for a moment, because screen readers would read it', async () => {
  const renders: Save[] = []
  await openUnconfirmed(renders)
  const failures = renders.filter(({ problem }) => problem !== null)
  expect(failures.map((save) => save.isUnconfirmed)).toEqual(failures.map(() => true))
})

it("leaves the form once, however often 'Conferir' was pressed, if the save was executed after all", async () => {
  const save = await openUnconfirmed()
  const before = getHistory().length
  const verifications = [delayVerification(), delayVerification()]
  const pressed = [save().verify([]), save().verify([])]
  await act(async () => {
    for (const { isDone } of verifications) isDone()
    await Promise.all(pressed)
  })
  expect(navigate).toHaveBeenCalledOnce()
  expect(getHistory()).toHaveLength(before + 1)
})

it('does not navigate after its form was abandoned, and still names what was saved', async () => {
  const save = await openUnconfirmed()
  let resolveSave: (response: unknown) => void = () => {}
  answer = () => new Promise((resolve) => (resolveSave = resolve))
  const before = getHistory().length
  await act(async () => {
    const running = save().run({ ...attempt, values: { dscNome: 'Amazon' } })
    save().abandon()
    resolveSave({ id: 7 })
    await running
  })
  expect(getStatusLine()?.text).toBe('Loja #7 salva · Amazon')
  expect(navigate).not.toHaveBeenCalled()
  expect(getHistory()).toHaveLength(before + 1)
})

it.each([
  ['an unknown result', { kind: 'timeout', isUncertain: true }, /\.$/],
  ['a failure', { kind: 'status', status: 500 }, /^Erro ao salvar$/],
] as const)('reports %s of a form that was left during the save, and keeps its draft', async (_, error, message) => {
  const save = await openUnconfirmed()
  // A notice that is already shown would only be counted, not announced again.
  for (const { id } of getNotices()) removeNotice(id)
  saveDraft('/lojas/cadastrar', { values: { nome: 'x' }, before: {}, key: 'k', id: null, historyTimestampMs: null })
  let rejectSave = (_error: unknown) => {}
  answer = () => new Promise((_resolve, reject) => (rejectSave = reject))
  await act(async () => {
    const running = save().run(attempt)
    expect(save().isSent()).toBe(true)
    save().abandon()
    rejectSave(new ApiError(error))
    await running
  })
  expect(getNotices().at(0)).toMatchObject({
    type: 'error',
    message: expect.stringMatching(message) as unknown,
    options: { title: 'Loja (rascunho guardado)', disableTimeOut: true },
  })
  expect(loadDraft('/lojas/cadastrar')).not.toBeNull()
  expect(save().isSent()).toBe(false)
})

it('removes the draft of a form that was left during the save, once it is saved', async () => {
  const save = await openUnconfirmed()
  expect(
    saveDraft('/lojas/cadastrar', { values: { nome: 'x' }, before: {}, key: 'k', id: null, historyTimestampMs: null }),
  ).toBe(true)
  answer = () => Promise.resolve({ id: 7 })
  await act(async () => {
    const running = save().run(attempt)
    save().abandon()
    await running
  })
  expect(loadDraft('/lojas/cadastrar')).toBeNull()
})

it('shows no verification result if another save has started meanwhile', async () => {
  const save = await openUnconfirmed()
  const { isDone } = delayVerification()
  const pressed = save().verify([])
  answer = () => new Promise(() => {})
  act(() => void save().run(attempt))
  await act(async () => {
    isDone()
    await pressed
  })
  expect(save().phase).toBe('saving')
  expect(navigate).not.toHaveBeenCalled()
})

it('does not rule out a save that timed out: a repeat still needs a confirmation', async () => {
  const save = await openUnconfirmed()
  vi.mocked(verifySave).mockResolvedValueOnce({ text: 'Não foi criado: “Natal” não está na lista.', isSaved: false })
  await act(() => save().verify([]))
  expect(save()).toMatchObject({
    verificationText: 'Ainda não foi criado: “Natal” não está na lista.',
    problem: expect.not.stringContaining('Não foi criado'),
    isUnconfirmed: true,
  })
})

it('says that the verification failed, and leaves the form as it is', async () => {
  const save = await openUnconfirmed()
  vi.mocked(verifySave).mockRejectedValueOnce(new ApiError({ kind: 'network' }))
  await act(() => save().verify([]))
  expect(save()).toMatchObject({
    verificationText: 'Não foi possível conferir. Tente de novo.',
    phase: 'idle',
    isUnconfirmed: true,
  })
})

describe('a repeated save of a stored record', () => {
  const form = {
    ...definition,
    schema: z.object({}),
    unverifiableField: 'plano',
    toValues: (record: FormValues) => record,
  } as unknown as AnyForm
  const storedBefore = { nome: 'Antes', obs: 'velha', plano: 1 }
  const base = { nome: 'Antes', obs: 'velha', plano: '1' }
  const edited = { ...base, nome: 'Depois', plano: '2' }

  /** Opens the form of record 7 with this initial state: the stored values or a draft's. */
  function open(more: Partial<InitialFormState> = {}): () => Save {
    const renders: Save[] = []
    const tracker = createFieldTracker()
    for (const name of Object.keys(base)) tracker.register({ name, label: name, format: String })
    const initialState = { ...opened, loaded: storedBefore, base, ...more }
    function Form() {
      const save = useSave(form, { id: 7, opened: initialState, tracker, path: '/lojas/editar/7' })
      useLayoutEffect(() => void renders.push(save))
      return null
    }
    const root = createRoot(document.createElement('div'))
    act(() => root.render(<Form />))
    onTestFinished(() => act(() => root.unmount()))
    return () => renders.at(-1)!
  }

  /**
   * Opens the form and runs a first save that fails with `failure`. `stored` has the values that this save has stored.
   */
  async function openAfterFailedSave(failure: unknown): Promise<() => Save> {
    stored = { ...storedBefore }
    const save = open()
    answer = () => {
      stored = { ...storedBefore, nome: 'Depois', plano: 2 }
      return Promise.reject(failure as Error)
    }
    await act(() => save().run({ ...attempt, values: edited, edited }))
    answer = () => Promise.resolve({})
    return save
  }
  /** The undo values of the newest save: field, before, after. */
  const getUndoValues = () =>
    loadSavedValues(String(getHistory()[0]?.undo?.args['values']))?.fields.map(({ name, before, after }) => [
      name,
      before,
      after,
    ])

  const ALL_CHANGES = [
    ['nome', 'Antes', 'Depois'],
    ['plano', '1', '2'],
  ]

  beforeEach(() => {
    ownerStore.set('1')
    attempt.setValue.mockClear()
  })

  it.each([
    ['got no response', new ApiError({ kind: 'timeout', isUncertain: true })],
    ['was partial', createPartialError()],
  ])('after one that %s undoes the changes of both, and no change by others [O1, P2]', async (_, error) => {
    const save = await openAfterFailedSave(error)
    stored = { ...stored, obs: 'da colega' }
    await act(() => save().run({ ...attempt, values: edited, edited }))
    expect(getUndoValues()).toEqual(ALL_CHANGES)
  })

  it('is sent once, though it is pressed twice before the record is read for it', async () => {
    stored = { ...storedBefore }
    const save = open()
    const sent = vi.spyOn(form, 'save').mockResolvedValue({})
    onTestFinished(() => sent.mockRestore())
    const saved = { ...attempt, values: edited, edited }
    await act(() => Promise.all([save().run(saved), save().run(saved)]))
    expect(sent).toHaveBeenCalledOnce()
  })

  it('removes the plan that the product had before [D10]', async () => {
    const save = await openAfterFailedSave(new ApiError({ kind: 'timeout', isUncertain: true }))
    const saved = vi.spyOn(form, 'save')
    await act(() => save().run({ ...attempt, edited: { ...edited, plano: '' } }))
    expect(saved).toHaveBeenCalledWith(expect.anything(), { id: 7, loaded: expect.objectContaining({ plano: 1 }) })
  })

  it('restores an old value over one that it may have stored [N1]', async () => {
    const save = await openAfterFailedSave(new ApiError({ kind: 'timeout', isUncertain: true }))
    await act(() => save().run({ ...attempt, edited: { ...edited, nome: 'Antes' } }))
    expect(attempt.setValue).not.toHaveBeenCalled()
    expect(getUndoValues()).toEqual([['plano', '1', '2']])
  })

  describe('after a partial save', () => {
    const steps = () => getHistory().filter(({ phrase }) => phrase === 'salvar loja 7')
    beforeEach(startHistory)

    it.each([false, true])(
      'is a history entry meanwhile, whether its result is known or not (%j) [D10, P1]',
      async (unknown) => {
        await openAfterFailedSave(createPartialError(unknown))
        expect(steps()).toMatchObject([{ step: true, ok: false, result: createPartialError(unknown).message }])
        expect(getUndoValues()).toEqual(ALL_CHANGES)
      },
    )

    it('reports the record and the saved values, except the unverifiable one [D10]', async () => {
      const save = await openAfterFailedSave(createPartialError())
      await act(async () => {})
      expect(save()).toMatchObject({ partialRecordId: 7, partialValues: { nome: 'Depois' } })
      expect(save().partialValues).not.toHaveProperty('plano')
      const { historyTimestampMs } = save().getTarget()
      expect(open({ createdId: 7, historyTimestampMs })().partialRecordId).toBe(7)
      // A draft without a partial save, or whose partial save was undone since.
      expect(open({ createdId: 7 })().partialRecordId).toBeNull()
      storeUndoAttempt(historyTimestampMs!, { verb: 'desfazer', isOk: true, ids: [7], changed: [7] })
      expect(open({ createdId: 7, historyTimestampMs })().partialRecordId).toBeNull()
    })

    it.each(['the same form', 'a reload'])(
      'is one history entry with the rest, saved by %s [D10, P1]',
      async (opening) => {
        let save = await openAfterFailedSave(createPartialError())
        const { historyTimestampMs } = save().getTarget()
        // A draft value that is stored by now is no unsaved change any more.
        if (opening === 'a reload')
          save = open({ base: { ...base, nome: 'Depois' }, loaded: stored, historyTimestampMs })
        await act(() => save().run({ ...attempt, values: edited, edited }))
        expect(steps()).toMatchObject([{ ok: true }])
        expect(getUndoValues()).toEqual(ALL_CHANGES)
      },
    )

    it('stays a separate entry if it was undone before the rest was saved [P1]', async () => {
      const save = await openAfterFailedSave(createPartialError())
      storeUndoAttempt(save().getTarget().historyTimestampMs!, { verb: 'desfazer', isOk: true, ids: [7], changed: [7] })
      stored = { ...storedBefore }
      await act(() => save().run({ ...attempt, values: edited, edited }))
      expect(steps()).toMatchObject([
        { ok: true, undone: false },
        { ok: false, undone: true },
      ])
    })

    it('is undone completely if a verification finds that all of it was executed', async () => {
      const save = await openAfterFailedSave(createPartialError(true))
      vi.mocked(verifySave).mockResolvedValueOnce({ text: 'Foi salvo', isSaved: true })
      const plan = { name: 'plano', label: 'plano', format: String, before: '1', after: '2' }
      await act(() => save().verify([plan]))
      expect(steps()).toMatchObject([{ ok: true }])
      expect(getUndoValues()).toEqual(ALL_CHANGES)
    })
  })
})

it('adds a partial creation to the history as an entry that cannot be undone [D10, P1]', async () => {
  const save = await openUnconfirmed()
  startHistory()
  answer = () => Promise.reject(createPartialError())
  await act(() => save().run(attempt))
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', step: true, ok: false, undo: null }])
  // Its draft must still hold all values.
  expect(save()).toMatchObject({ partialRecordId: 7, partialValues: {} })
  answer = () => Promise.resolve({})
  await act(() => save().run(attempt))
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', ok: true, result: '#7 criada' }])
})
