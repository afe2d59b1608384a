// @vitest-environment jsdom
/** 'Conferir' after a save whose answer does not tell, and what is pressed while it looks (case O1). */
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { loja } from '#commands/resources.fixture.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getHistory, recordUndoAttempt } from '#commands/execution/history.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { verifySave } from '#forms/compare/verify-save.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import type { InitialFormState } from '#forms/initial-form-state.ts'
import { loadSavedValues } from '#forms/undo/saved-values.ts'
import { loadDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { type Save, useSave } from './use-save.ts'
import type { FormValues } from '#forms/values.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'

/** The platform's record. */
let stored: Record<string, unknown>
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ ...stored }) }))
vi.mock('#forms/compare/verify-save.ts', () => ({ verifySave: vi.fn() }))
// What draws the notices would still be at it when the page of the test is gone.
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
  draftSavedAt: null,
  createdId: null,
  historyStep: null,
}
const attempt = { values: {}, edited: {}, setValue: vi.fn(), onFieldErrors: vi.fn() }
const went = vi.fn()

/** A new record's form whose first save was not answered; `drawn` takes what it was drawn with. */
async function doubtful(drawn: Save[] = []): Promise<() => Save> {
  const tracker = createFieldTracker()
  function Form() {
    const save = useSave(definition, { id: null, opened, tracker, path: '/lojas/cadastrar' })
    useLayoutEffect(() => void drawn.push(save))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  onTestFinished(() => act(() => root.unmount()))
  answer = () => Promise.reject(new ApiError({ kind: 'timeout', isUncertain: true }))
  const now = () => drawn.at(-1)!
  await act(() => now().run(attempt))
  expect(now().isUnconfirmed).toBe(true)
  return now
}

/** As another operator, of whom nothing was kept so far. */
let operators = 0
const startHistory = () => ownerStore.set(`operador ${++operators}`)

/** How a save of two calls ends whose second one failed. */
const halfway = (uncertain = false) =>
  new PartialSaveError(
    'Loja salva',
    7,
    ['plano', 'associado'],
    'Tente de novo',
    new ApiError({ kind: 'network', isUncertain: uncertain }),
  )

/** The look's answer, when it is told. */
function look() {
  let tell: (seen: Awaited<ReturnType<typeof verifySave>>) => void = () => {}
  vi.mocked(verifySave).mockImplementationOnce(() => new Promise((resolve) => (tell = resolve)))
  return { isDone: () => tell({ text: 'Foi salvo', isSaved: true }) }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  went.mockClear()
  ownerStore.set('ana@exemplo.com')
  for (const { id } of getNotices()) removeNotice(id)
  registerNavigation(went)
})

it('is never drawn as not saved where nobody knows, not for a moment: it would be read aloud', async () => {
  const drawn: Save[] = []
  await doubtful(drawn)
  const told = drawn.filter(({ problem }) => problem !== null)
  expect(told.map((save) => save.isUnconfirmed)).toEqual(told.map(() => true))
})

it('leaves the form once, however often it was pressed, where the save was done after all', async () => {
  const save = await doubtful()
  const before = getHistory().length
  const looks = [look(), look()]
  const pressed = [save().verify([]), save().verify([])]
  await act(async () => {
    for (const { isDone } of looks) isDone()
    await Promise.all(pressed)
  })
  expect(went).toHaveBeenCalledOnce()
  expect(getHistory()).toHaveLength(before + 1)
})

it('leads nowhere once its form was let go, and still tells what was saved', async () => {
  const save = await doubtful()
  let done: (made: unknown) => void = () => {}
  answer = () => new Promise((resolve) => (done = resolve))
  const before = getHistory().length
  await act(async () => {
    const running = save().run(attempt)
    save().abandon()
    done({ id: 7 })
    await running
  })
  expect(went).not.toHaveBeenCalled()
  expect(getHistory()).toHaveLength(before + 1)
})

it.each([
  ['an end that nobody knows', { kind: 'timeout', isUncertain: true }, /\.$/],
  ['a failure', { kind: 'status', status: 500 }, /^Erro ao salvar$/],
] as const)('tells %s of a form that was left while it was sent, and keeps its draft', async (_, error, told) => {
  const save = await doubtful()
  // One that is on screen is counted, and not said anew.
  for (const { id } of getNotices()) removeNotice(id)
  saveDraft('/lojas/cadastrar', { values: { nome: 'x' }, before: {}, id: null, step: null })
  let failed = (_error: unknown) => {}
  answer = () => new Promise((_resolve, reject) => (failed = reject))
  await act(async () => {
    const running = save().run(attempt)
    expect(save().isSent()).toBe(true)
    save().abandon()
    failed(new ApiError(error))
    await running
  })
  expect(getNotices().at(0)).toMatchObject({
    type: 'error',
    message: expect.stringMatching(told) as unknown,
    options: { title: 'Loja (rascunho guardado)', disableTimeOut: true },
  })
  expect(loadDraft('/lojas/cadastrar')).not.toBeNull()
  expect(save().isSent()).toBe(false)
})

it('drops the draft of a form that was left while it was sent once it is saved', async () => {
  const save = await doubtful()
  expect(saveDraft('/lojas/cadastrar', { values: { nome: 'x' }, before: {}, id: null, step: null })).toBe(true)
  answer = () => Promise.resolve({ id: 7 })
  await act(async () => {
    const running = save().run(attempt)
    save().abandon()
    await running
  })
  expect(loadDraft('/lojas/cadastrar')).toBeNull()
})

it('says nothing in the place of a save that was begun while it looked', async () => {
  const save = await doubtful()
  const { isDone } = look()
  const pressed = save().verify([])
  answer = () => new Promise(() => {})
  act(() => void save().run(attempt))
  await act(async () => {
    isDone()
    await pressed
  })
  expect(save().phase).toBe('saving')
  expect(went).not.toHaveBeenCalled()
})

it('denies nothing that it gave up waiting for: sent again, it is asked about', async () => {
  const save = await doubtful()
  vi.mocked(verifySave).mockResolvedValueOnce({ text: 'Não foi criado: “Natal” não está na lista.', isSaved: false })
  await act(() => save().verify([]))
  expect(save()).toMatchObject({
    verificationText: 'Ainda não foi criado: “Natal” não está na lista.',
    problem: expect.not.stringContaining('Não foi criado'),
    isUnconfirmed: true,
  })
})

it('says that it could not look, and leaves the form as it is', async () => {
  const save = await doubtful()
  vi.mocked(verifySave).mockRejectedValueOnce(new ApiError({ kind: 'network' }))
  await act(() => save().verify([]))
  expect(save()).toMatchObject({
    verificationText: 'Não foi possível conferir. Tente de novo.',
    phase: 'idle',
    isUnconfirmed: true,
  })
})

describe('a save of a stored record that is tried again', () => {
  const form = {
    ...definition,
    schema: z.object({}),
    unverifiableField: 'plano',
    toValues: (record: FormValues) => record,
  } as unknown as AnyForm
  const was = { nome: 'Antes', obs: 'velha', plano: 1 }
  const base = { nome: 'Antes', obs: 'velha', plano: '1' }
  const left = { ...base, nome: 'Depois', plano: '2' }

  /** The form of record 7, as it is opened with these values, a draft's or the stored ones. */
  function open(more: Partial<InitialFormState> = {}): () => Save {
    const drawn: Save[] = []
    const tracker = createFieldTracker()
    for (const name of Object.keys(base)) tracker.register({ name, label: name, format: String })
    const asOpened = { ...opened, loaded: was, base, ...more }
    function Form() {
      const save = useSave(form, { id: 7, opened: asOpened, tracker, path: '/lojas/editar/7' })
      useLayoutEffect(() => void drawn.push(save))
      return null
    }
    const root = createRoot(document.createElement('div'))
    act(() => root.render(<Form />))
    onTestFinished(() => act(() => root.unmount()))
    return () => drawn.at(-1)!
  }

  /** The form, and its first save, which ends so; what was stored by then is in `stored`. */
  async function tried(end: unknown): Promise<() => Save> {
    stored = { ...was }
    const save = open()
    answer = () => {
      stored = { ...was, nome: 'Depois', plano: 2 }
      return Promise.reject(end as Error)
    }
    await act(() => save().run({ ...attempt, values: left, edited: left }))
    answer = () => Promise.resolve({})
    return save
  }
  /** What the way back of the newest save holds: by field, before and after. */
  const wayBack = () =>
    loadSavedValues(String(getHistory()[0]?.undo?.args['values']))?.fields.map(({ name, before, after }) => [
      name,
      before,
      after,
    ])

  const WHOLE = [
    ['nome', 'Antes', 'Depois'],
    ['plano', '1', '2'],
  ]

  beforeEach(() => {
    ownerStore.set('1')
    attempt.setValue.mockClear()
  })

  it.each([
    ['went without an answer', new ApiError({ kind: 'timeout', isUncertain: true })],
    ['stopped halfway', halfway()],
  ])('after one that %s takes back what both changed, and nothing of others [O1, P2]', async (_, end) => {
    const save = await tried(end)
    stored = { ...stored, obs: 'da colega' }
    await act(() => save().run({ ...attempt, values: left, edited: left }))
    expect(wayBack()).toEqual(WHOLE)
  })

  it('takes the plan off that was the product’s before it [D10]', async () => {
    const save = await tried(new ApiError({ kind: 'timeout', isUncertain: true }))
    const saved = vi.spyOn(form, 'save')
    await act(() => save().run({ ...attempt, edited: { ...left, plano: '' } }))
    expect(saved).toHaveBeenCalledWith(expect.anything(), { id: 7, loaded: expect.objectContaining({ plano: 1 }) })
  })

  it('sends what was typed back over what it may have stored [N1]', async () => {
    const save = await tried(new ApiError({ kind: 'timeout', isUncertain: true }))
    await act(() => save().run({ ...attempt, edited: { ...left, nome: 'Antes' } }))
    expect(attempt.setValue).not.toHaveBeenCalled()
    expect(wayBack()).toEqual([['plano', '1', '2']])
  })

  describe('after one that stopped halfway', () => {
    const steps = () => getHistory().filter(({ phrase }) => phrase === 'salvar loja 7')
    beforeEach(startHistory)

    it.each([false, true])(
      'is a step of the history meanwhile, its end known or not (%j) [D10, P1]',
      async (unknown) => {
        await tried(halfway(unknown))
        expect(steps()).toMatchObject([{ step: true, ok: false, result: halfway(unknown).message }])
        expect(wayBack()).toEqual(WHOLE)
      },
    )

    it('tells what of it is saved, but for what no look tells of, and of which record [D10]', async () => {
      const save = await tried(halfway())
      await act(async () => {})
      expect(save()).toMatchObject({ partialRecordId: 7, partialValues: { nome: 'Depois' } })
      expect(save().partialValues).not.toHaveProperty('plano')
      const { step } = save().getTarget()
      expect(open({ createdId: 7, historyStep: step })().partialRecordId).toBe(7)
      // A draft whose save did not stop halfway, or was taken back since.
      expect(open({ createdId: 7 })().partialRecordId).toBeNull()
      recordUndoAttempt(step!, { verb: 'desfazer', isOk: true, ids: [7], changed: [7] })
      expect(open({ createdId: 7, historyStep: step })().partialRecordId).toBeNull()
    })

    it.each(['the same form', 'a reload'])('is one step with the rest, saved by %s [D10, P1]', async (by) => {
      let save = await tried(halfway())
      const { step } = save().getTarget()
      // What is stored as it was typed the draft does not call open any more.
      if (by === 'a reload') save = open({ base: { ...base, nome: 'Depois' }, loaded: stored, historyStep: step })
      await act(() => save().run({ ...attempt, values: left, edited: left }))
      expect(steps()).toMatchObject([{ ok: true }])
      expect(wayBack()).toEqual(WHOLE)
    })

    it('stays a step of its own where it was taken back before the rest was saved [P1]', async () => {
      const save = await tried(halfway())
      recordUndoAttempt(save().getTarget().step!, { verb: 'desfazer', isOk: true, ids: [7], changed: [7] })
      stored = { ...was }
      await act(() => save().run({ ...attempt, values: left, edited: left }))
      expect(steps()).toMatchObject([
        { ok: true, undone: false },
        { ok: false, undone: true },
      ])
    })

    it('is taken back whole where a look finds that all of it was done', async () => {
      const save = await tried(halfway(true))
      vi.mocked(verifySave).mockResolvedValueOnce({ text: 'Foi salvo', isSaved: true })
      const plan = { name: 'plano', label: 'plano', format: String, before: '1', after: '2' }
      await act(() => save().verify([plan]))
      expect(steps()).toMatchObject([{ ok: true }])
      expect(wayBack()).toEqual(WHOLE)
    })
  })
})

it('keeps a creation that stopped halfway as a step that has no way back [D10, P1]', async () => {
  const save = await doubtful()
  startHistory()
  answer = () => Promise.reject(halfway())
  await act(() => save().run(attempt))
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', step: true, ok: false, undo: null }])
  // Its draft is to hold all of it.
  expect(save()).toMatchObject({ partialRecordId: 7, partialValues: {} })
  answer = () => Promise.resolve({})
  await act(() => save().run(attempt))
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', ok: true, result: '#7 criada' }])
})
