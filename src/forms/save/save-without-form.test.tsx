// @vitest-environment jsdom
/**
 * Tests a save whose form is unmounted while the request is in flight, for example by an error: it continues and is
 * reported (case D16).
 */
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { loja } from '#commands/resources.fixture.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { getHistory } from '#commands/execution/history.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { loadDraft, saveDraft } from '#forms/drafts/drafts.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'
import { findPendingSave } from './pending-saves.ts'
import { type Save, useSave } from './use-save.ts'

vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({}) }))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
// The notice host would still render after the test's page is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const PATH = '/lojas/cadastrar'
const values = { nome: 'Natal', imagem: new File(['x'], 'x.png') }
const opened = {
  version: 0,
  isFreshlyOpened: true,
  loaded: null,
  base: { nome: '' },
  initial: {},
  draftKey: 'k',
  draftSavedAt: null,
  createdId: null,
  historyTimestampMs: null,
}
const navigate = vi.fn()
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

/** Renders a form; returns its save, and a function that unmounts it. */
function open(): { save: () => Save; unmount: () => void } {
  let last: Save | undefined
  const tracker = createFieldTracker()
  tracker.register({ name: 'nome', label: 'Nome', format: String })
  // Every form that is opened anew has a draft of its own.
  const draftKey = createUniqueKey()
  function Form() {
    const save = useSave(definition, { id: null, opened: { ...opened, draftKey }, tracker, path: PATH })
    useLayoutEffect(() => void (last = save))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  const unmount = () => act(() => root.unmount())
  onTestFinished(unmount)
  return { save: () => last!, unmount }
}

const attempt = { values, edited: { nome: 'Natal' }, setValue: vi.fn(), onFieldErrors: vi.fn() }

interface Settle {
  resolve: (response: unknown) => void
  reject: (error: unknown) => void
}

/** Runs a save, unmounts the form meanwhile, and settles the request with `end`. */
async function saveWithoutForm(end: (settle: Settle) => void) {
  let settle: Settle | undefined
  const promise = new Promise((resolve, reject) => (settle = { resolve, reject }))
  send.mockReturnValueOnce(promise)
  const { save, unmount } = open()
  const running = save().run(attempt)
  saveDraft(PATH, { values: { nome: 'Natal' }, before: {}, key: 'k', id: null, historyTimestampMs: null })
  expect(findPendingSave(PATH)).toMatchObject({ name: 'Loja' })
  unmount()
  await act(async () => {
    end(settle!)
    await running
  })
  expect(findPendingSave(PATH)).toBeNull()
}

const listNotices = () => getNotices().map(({ type, message, options }) => [type, options.title, message])

let operators = 0
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ownerStore.set(`operadora ${++operators}`)
  for (const { id } of getNotices()) removeNotice(id)
  registerNavigation(navigate)
  navigate.mockReset()
  send.mockReset()
  vi.mocked(confirm).mockReset()
})

it('is reported when it is done, removes its draft, and does not navigate [D16]', async () => {
  await saveWithoutForm(({ resolve }) => resolve({ id: 7 }))
  expect(listNotices()).toEqual([['success', 'Loja #7', 'Salva com sucesso']])
  expect(loadDraft(PATH)).toBeNull()
  expect(getHistory()).toMatchObject([{ phrase: 'cadastrar loja', ok: true }])
  expect(navigate).not.toHaveBeenCalled()
})

it.each([
  ['a refusal', new ApiError({ kind: 'status', status: 422, platformMessage: 'Nome em uso' }), 'Nome em uso'],
  [
    'an unknown result',
    new ApiError({ kind: 'timeout', isUncertain: true }),
    'Sem resposta do servidor. Verifique antes de repetir.',
  ],
  ['a bug of the console', new TypeError('x'), 'Erro ao salvar'],
])('reports %s and keeps the draft', async (_, error, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await saveWithoutForm(({ reject }) => reject(error))
  expect(listNotices()).toEqual([['error', 'Loja (rascunho guardado)', message]])
  expect(loadDraft(PATH)).toMatchObject({ values: { nome: 'Natal' } })
})

it('after a partial save stores the record’s id in the draft, so that the next try creates no second one [D10]', async () => {
  const cause = new ApiError({ kind: 'status', status: 500 })
  await saveWithoutForm(({ reject }) =>
    reject(new PartialSaveError('Loja salva', 7, ['plano', 'associado'], 'Salve de novo', cause)),
  )
  expect(listNotices()).toMatchObject([
    ['error', 'Loja (rascunho guardado)', expect.stringContaining('Loja salva (#7)')],
  ])
  expect(loadDraft(PATH)).toMatchObject({ values: { nome: 'Natal' }, id: 7, historyTimestampMs: expect.any(Number) })
})

it.each([true, false])('asks before the same values create a second record: %j [D16]', async (isWanted) => {
  await saveWithoutForm(({ resolve }) => resolve({ id: 7 }))
  vi.mocked(confirm).mockResolvedValueOnce(isWanted)
  send.mockClear().mockResolvedValueOnce({ id: 8 })
  const { save } = open()
  // A restored draft has no file.
  await act(() => save().run({ ...attempt, values: { nome: 'Natal' } }))
  expect(vi.mocked(confirm).mock.lastCall?.[0].description).toMatch(/estes valores já foram salvos: Loja #7\.$/)
  expect(send).toHaveBeenCalledTimes(isWanted ? 1 : 0)
  expect(save().phase).toBe(isWanted ? 'saved' : 'idle')
})

it('does not ask before other values, nor after a record created since was seen', async () => {
  await saveWithoutForm(({ resolve }) => resolve({ id: 7 }))
  send.mockResolvedValue({ id: 8 })
  for (const nextValues of [{ nome: 'Páscoa' }, values]) {
    const { save } = open()
    await act(() => save().run({ ...attempt, values: nextValues }))
    expect(save().phase).toBe('saved')
  }
  expect(confirm).not.toHaveBeenCalled()
})
