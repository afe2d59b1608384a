// @vitest-environment jsdom
/** Tests the save of a draft that a duplicated tab has a copy of: once one tab has ended it, the other asks first. */
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { loja } from '#commands/resources.fixture.ts'
import { registerNavigation } from '#commands/runtime.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { createUniqueKey } from '#lib/unique-key.ts'
import { type AnyForm, PartialSaveError } from '#forms/define.ts'
import { markDraftEnded } from '#forms/drafts/ended-drafts.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { type Save, useSave } from './use-save.ts'

vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({}) }))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
// The notice host would still render after the test's page is gone.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))

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

/** Opens a form for a new record with the draft of this key, as each tab does; returns its save. */
function openDraft(draftKey: string): () => Save {
  const opened = {
    version: 0,
    isFreshlyOpened: true,
    loaded: null,
    base: { nome: '' },
    initial: {},
    draftKey,
    draftSavedAt: 1,
    createdId: null,
    historyTimestampMs: null,
  }
  const tracker = createFieldTracker()
  let last: Save | undefined
  function Form() {
    const save = useSave(definition, { id: null, opened, tracker, path: '/lojas/cadastrar' })
    useLayoutEffect(() => void (last = save))
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form />))
  onTestFinished(() => act(() => root.unmount()))
  return () => last!
}

const saveAs = (save: () => Save, nome: string) =>
  act(() => save().run({ values: { nome }, edited: { nome }, setValue: vi.fn(), onFieldErrors: vi.fn() }))
const getQuestion = () => vi.mocked(confirm).mock.lastCall?.[0].description

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ownerStore.set('ana')
  registerNavigation(vi.fn())
  send.mockReset().mockResolvedValue({ id: 7 })
  vi.mocked(confirm).mockReset()
})

it.each([true, false])(
  'asks if another tab has saved the draft, also with other values: %j [D19]',
  async (isWanted) => {
    const key = createUniqueKey()
    const tabs = [openDraft(key), openDraft(key)] as const
    await saveAs(tabs[0], 'Natal')
    vi.mocked(confirm).mockResolvedValueOnce(isWanted)
    await saveAs(tabs[1], 'Natal, corrigido')
    expect(getQuestion()).toMatch(/^Às \d\d:\d\d este rascunho já foi salvo em outra aba: Loja #7\.$/)
    expect(send).toHaveBeenCalledTimes(isWanted ? 2 : 1)
    expect(tabs[1]().phase).toBe(isWanted ? 'saved' : 'idle')
  },
)

it('asks if another tab has discarded the draft [D19]', async () => {
  const key = createUniqueKey()
  const tab = openDraft(key)
  markDraftEnded(key, null)
  vi.mocked(confirm).mockResolvedValueOnce(false)
  await saveAs(tab, 'Natal')
  expect(getQuestion()).toMatch(/^Às \d\d:\d\d este rascunho foi descartado em outra aba\.$/)
  expect(send).not.toHaveBeenCalled()
})

it('asks if another tab has saved the draft in part, and that tab completes it without a question [D19]', async () => {
  const key = createUniqueKey()
  const tabs = [openDraft(key), openDraft(key)] as const
  send.mockRejectedValueOnce(
    new PartialSaveError(
      'Loja criada',
      7,
      ['plano', 'salvo'],
      'Tente de novo',
      new ApiError({ kind: 'status', status: 500 }),
    ),
  )
  await saveAs(tabs[0], 'Natal')
  vi.mocked(confirm).mockResolvedValueOnce(false)
  await saveAs(tabs[1], 'Natal')
  expect(getQuestion()).toMatch(/já foi salvo em outra aba: Loja #7, em parte\.$/)
  await saveAs(tabs[0], 'Natal')
  expect(tabs[0]().phase).toBe('saved')
  expect(confirm).toHaveBeenCalledOnce()
})

it('asks nothing about another draft', async () => {
  const tabs = [openDraft(createUniqueKey()), openDraft(createUniqueKey())] as const
  for (const tab of tabs) await saveAs(tab, 'Natal')
  expect(send).toHaveBeenCalledTimes(2)
  expect(confirm).not.toHaveBeenCalled()
})
