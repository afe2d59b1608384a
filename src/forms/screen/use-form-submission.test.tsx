// @vitest-environment jsdom
/** Tests that leaving a field validates it, and that its message does not move the pressed element. */
import { act, useState } from 'react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { loja } from '#commands/resources.fixture.ts'
import type { AnyForm } from '#forms/define.ts'
import { createFieldTracker } from '#forms/form-tools-context.ts'
import { requiredText } from '#forms/schema.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { useFormSubmission } from './use-form-submission.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const definition = {
  resource: loja,
  schema: z.object({ nome: requiredText('Informe o nome.', 100) }),
  failureMessages: { create: 'Erro', edit: 'Erro' },
  toValues: () => ({}),
  save: vi.fn(() => Promise.resolve({})),
} as unknown as AnyForm
const opened = {
  version: 0,
  isFreshlyOpened: false,
  loaded: null,
  base: {},
  initial: {},
  draftKey: 'k',
  draftSavedAt: null,
  createdId: null,
  historyTimestampMs: null,
}

function Form() {
  const [tracker] = useState(createFieldTracker)
  const { form, fields, events } = useFormSubmission(
    { definition, id: null, opened, path: '/lojas/cadastrar', onRecordChanged: undefined },
    tracker,
    () => {},
  )
  return (
    <form {...form.props} {...events}>
      <input name="nome" />
      <p id="erro">{fields['nome']?.errors?.join(' ')}</p>
      <button type="button">Adicionar</button>
    </form>
  )
}

const render = setupMount()
const getError = () => document.querySelector('#erro')?.textContent
const field = () => document.querySelector<HTMLInputElement>('input')!
const press = (type: string) =>
  act(() => void document.querySelector('button')!.dispatchEvent(new Event(type, { bubbles: true })))

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom has no matchMedia.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => void vi.useRealTimers())

it('validates a field at once if it is left by a key', () => {
  render(<Form />)
  act(() => field().focus())
  act(() => field().blur())
  expect(getError()).toBe('Informe o nome.')
})

it('validates a field left by a press only after the release and its click', () => {
  render(<Form />)
  act(() => field().focus())
  press('pointerdown')
  act(() => field().blur())
  press('pointerup')
  press('click')
  expect(getError()).toBe('')
  act(() => void vi.runAllTimers())
  expect(getError()).toBe('Informe o nome.')
})

it('sends nothing that config.json says the platform does not take, also by Enter', async () => {
  const submit = async () => {
    act(() => field().form!.requestSubmit())
    await act(async () => void (await vi.runAllTimersAsync()))
  }
  setCapabilities({ withoutCommands: ['loja.cadastrar'] })
  render(<Form />)
  field().value = 'Natal'
  await submit()
  expect(definition.save).not.toHaveBeenCalled()
  setCapabilities(null)
  render(<Form />)
  await submit()
  expect(definition.save).toHaveBeenCalledOnce()
})
