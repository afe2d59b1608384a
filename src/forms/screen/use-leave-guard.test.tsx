// @vitest-environment jsdom
/** Tests when a form asks before it is left, and when it does not (forms/screen/README §1). */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { isExiting, isUnloadConfirmationDisabled } from '#api/session/session-exit.ts'
import { confirm, isDialogPending } from '#ui/dialogs/confirm.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface Blocker {
  enableBeforeUnload: () => boolean
  shouldBlockFn: (change: { current: { pathname: string }; next: { pathname: string } }) => boolean | Promise<boolean>
}
const router = vi.hoisted(() => ({
  blocker: null as Blocker | null,
  history: { location: { state: { __TSR_index: 3 } }, go: vi.fn() },
}))
vi.mock('@tanstack/react-router', () => ({
  useBlocker: (blocker: Blocker) => void (router.blocker = blocker),
  useRouter: () => ({ history: router.history }),
}))
vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn(), isDialogPending: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ isExiting: vi.fn(), isUnloadConfirmationDisabled: vi.fn() }))

interface State {
  dirty?: boolean
  hasTyped?: boolean
  isSent?: boolean
  inPart?: string | null
}

const onDiscard = vi.fn()
const ended = new AbortController()

function Guard({ dirty = false, hasTyped = false, isSent = false, inPart = null }: State) {
  useLeaveGuard(dirty, onDiscard, () => hasTyped, { isSent: () => isSent, getSavedSignal: () => ended.signal }, inPart)
  return null
}

const render = setupMount()
const draw = (state: State) => render(<Guard {...state} />)
/** Goes from the form to this path; true if the guard blocks it. */
const leave = (pathname = '/lojas') =>
  act(async () => router.blocker!.shouldBlockFn({ current: { pathname: '/lojas/cadastrar' }, next: { pathname } }))
const asksBeforeUnload = () => router.blocker!.enableBeforeUnload()
const countQuestions = () => vi.mocked(confirm).mock.calls.length

beforeEach(() => {
  for (const mock of [confirm, isDialogPending, isExiting, isUnloadConfirmationDisabled]) vi.mocked(mock).mockReset()
  vi.mocked(confirm).mockResolvedValue(false)
  onDiscard.mockReset()
  router.history.go.mockReset()
  history.replaceState({ __TSR_index: 3 }, '')
})

it('does not ask if nothing was typed', async () => {
  draw({})
  expect(asksBeforeUnload()).toBe(false)
  expect([await leave(), countQuestions()]).toEqual([false, 0])
})

it.each<[string, State]>([
  ['a change of the record', { dirty: true }],
  ['text in a picker that is in no control yet', { hasTyped: true }],
])('asks before leaving or closing the page: %s', async (_, state) => {
  draw(state)
  expect(asksBeforeUnload()).toBe(true)
  expect([await leave(), countQuestions()]).toEqual([true, 1])
  expect(onDiscard).not.toHaveBeenCalled()
  vi.mocked(confirm).mockResolvedValue(true)
  expect([await leave(), countQuestions()]).toEqual([false, 2])
  expect(onDiscard).toHaveBeenCalledOnce()
})

it('does not ask on the way to the same page, nor after the session has ended', async () => {
  draw({ dirty: true })
  expect([await leave('/lojas/cadastrar'), countQuestions()]).toEqual([false, 0])
  vi.mocked(isExiting).mockReturnValue(true)
  expect([await leave(), asksBeforeUnload(), countQuestions()]).toEqual([false, false, 0])
})

it('does not let the browser ask if the unload confirmation is disabled', () => {
  vi.mocked(isUnloadConfirmationDisabled).mockReturnValue(true)
  draw({ dirty: true })
  expect(asksBeforeUnload()).toBe(false)
})

it('stays without a second question while one is open', async () => {
  vi.mocked(isDialogPending).mockReturnValue(true)
  vi.mocked(confirm).mockResolvedValue(true)
  draw({ dirty: true })
  expect([await leave(), countQuestions()]).toEqual([true, 0])
  expect(onDiscard).not.toHaveBeenCalled()
})

it('asks once for discarded input, and again for input typed later', async () => {
  vi.mocked(confirm).mockResolvedValue(true)
  draw({ dirty: true })
  await leave()
  expect([await leave(), asksBeforeUnload(), countQuestions()]).toEqual([false, false, 1])
  draw({ dirty: false })
  draw({ dirty: true })
  expect(asksBeforeUnload()).toBe(true)
  expect([await leave(), countQuestions()]).toEqual([false, 2])
})

it.each<[State, RegExp, string]>([
  [{ dirty: true }, /^O que você digitou e não salvou será perdido\.$/, 'Descartar'],
  [
    { dirty: true, inPart: 'A loja #7 foi salva em parte' },
    /^A loja #7 foi salva em parte e fica assim\. O que/,
    'Descartar',
  ],
  [{ dirty: true, isSent: true }, /^Já foi enviado e pode ser salvo\./, 'Sair sem esperar'],
])('says what happens to the input: %j', async (state, description, confirmLabel) => {
  draw(state)
  await leave()
  const question = vi.mocked(confirm).mock.lastCall?.[0]
  expect(question).toMatchObject({ confirmLabel, isNonBlocking: true, cancelSignal: ended.signal })
  expect(question?.description).toMatch(description)
})

it('undoes Back at once, and repeats it if the operator leaves', async () => {
  history.replaceState({ __TSR_index: 2 }, '')
  draw({ dirty: true })
  expect([await leave(), router.history.go.mock.calls]).toEqual([true, []])
  vi.mocked(confirm).mockResolvedValue(true)
  expect(await leave()).toBe(true)
  expect(router.history.go.mock.calls).toEqual([[-1]])
})
