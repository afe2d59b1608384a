// @vitest-environment jsdom
/** A save whose form is taken away while it is sent, by an error for instance: it goes on, and is told (case D16). */
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { loja } from '#commands/resources.fixture.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getHistory } from '#commands/execution/history.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { loadDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'
import { findPendingSave } from './pending-saves.ts'
import { type Save, useSave } from './use-save.ts'

vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({}) }))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
// What draws the notices would still be at it when the page of the test is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const PATH = '/lojas/cadastrar'
const values = { nome: 'Natal', imagem: new File(['x'], 'x.png') }
const opened = {
  version: 0,
  isFreshlyOpened: true,
  loaded: null,
  base: { nome: '' },
  initial: {},
  draftSavedAt: null,
  createdId: null,
  historyStep: null,
}
const went = vi.fn()
const send = vi.fn<() => Promise<unknown>>()
const definition = {
  resource: loja,
  schema: {},
  successMessages: null,
  failureMessages: { create: 'Erro ao salvar', edit: 'Erro ao salvar' },
  isSilent: true,
  toValues: () => ({}),
  save: send,
} as unknown as AnyForm

/** Draws a form; returns its save, and what takes it away. */
function open(): { save: () => Save; takeAway: () => void } {
  let last: Save | undefined
  const tracker = createFieldTracker()
  tracker.register({ name: 'nome', label: 'Nome', format: String })
  function Form() {
    const save = useSave(definition, { id: null, opened, tracker, path: PATH })
    useLayoutEffect(() => void (last = save))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  const takeAway = () => act(() => root.unmount())
  onTestFinished(takeAway)
  return { save: () => last!, takeAway }
}

const attempt = { values, edited: { nome: 'Natal' }, setValue: vi.fn(), onFieldErrors: vi.fn() }

interface End {
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

/** Sends it, takes the form away meanwhile, and lets it end so. */
async function endWithout(end: (ways: End) => void) {
  let ways: End | undefined
  const promise = new Promise((resolve, reject) => (ways = { resolve, reject }))
  send.mockReturnValueOnce(promise)
  const { save, takeAway } = open()
  const running = save().run(attempt)
  saveDraft(PATH, { values: { nome: 'Natal' }, before: {}, id: null, step: null })
  expect(findPendingSave(PATH)).toMatchObject({ name: 'Loja' })
  takeAway()
  await act(async () => {
    end(ways!)
    await running
  })
  expect(findPendingSave(PATH)).toBeNull()
}

const told = () => getNotices().map(({ type, message, options }) => [type, options.title, message])

let operators = 0
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ownerStore.set(`operadora ${++operators}`)
  for (const { id } of getNotices()) removeNotice(id)
  registerNavigation(went)
  went.mockReset()
  send.mockReset()
  vi.mocked(confirm).mockReset()
})

it('is told once it is done, drops its draft, and leads nowhere [D16]', async () => {
  await endWithout(({ resolve }) => resolve({ id: 7 }))
  expect(told()).toEqual([['success', 'Loja #7', 'Salva com sucesso']])
  expect(loadDraft(PATH)).toBeNull()
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', ok: true }])
  expect(went).not.toHaveBeenCalled()
})

it.each([
  ['a refusal', new ApiError({ kind: 'status', status: 422, platformMessage: 'Nome em uso' }), 'Nome em uso'],
  [
    'an end that nobody knows',
    new ApiError({ kind: 'timeout', isUncertain: true }),
    'Sem resposta do servidor. Verifique antes de repetir.',
  ],
  ['a fault of the console’s own', new TypeError('x'), 'Erro ao salvar'],
])('%s is told, and its draft stays', async (_, error, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await endWithout(({ reject }) => reject(error))
  expect(told()).toEqual([['error', 'Loja (rascunho guardado)', message]])
  expect(loadDraft(PATH)).toMatchObject({ values: { nome: 'Natal' } })
})

it('leaves a draft that knows the record where it came half way: the next try creates no second one [D10]', async () => {
  const cause = new ApiError({ kind: 'status', status: 500 })
  await endWithout(({ reject }) =>
    reject(new PartialSaveError('Loja salva', 7, ['plano', 'associado'], 'Salve de novo', cause)),
  )
  expect(told()).toMatchObject([['error', 'Loja (rascunho guardado)', expect.stringContaining('Loja salva (#7)')]])
  expect(loadDraft(PATH)).toMatchObject({ values: { nome: 'Natal' }, id: 7, step: expect.any(Number) })
})

it.each([true, false])('asks before the same values make a second record: %j [D16]', async (isWanted) => {
  await endWithout(({ resolve }) => resolve({ id: 7 }))
  vi.mocked(confirm).mockResolvedValueOnce(isWanted)
  send.mockClear().mockResolvedValueOnce({ id: 8 })
  const { save } = open()
  // A draft that is opened again has no file.
  await act(() => save().run({ ...attempt, values: { nome: 'Natal' } }))
  expect(vi.mocked(confirm).mock.lastCall?.[0].description).toMatch(/estes valores já foram salvos: Loja #7\.$/)
  expect(send).toHaveBeenCalledTimes(isWanted ? 1 : 0)
  expect(save().phase).toBe(isWanted ? 'saved' : 'idle')
})

it('asks nothing before other values, nor once a record made since was seen', async () => {
  await endWithout(({ resolve }) => resolve({ id: 7 }))
  send.mockResolvedValue({ id: 8 })
  for (const each of [{ nome: 'Páscoa' }, values]) {
    const { save } = open()
    await act(() => save().run({ ...attempt, values: each }))
    expect(save().phase).toBe('saved')
  }
  expect(confirm).not.toHaveBeenCalled()
})
