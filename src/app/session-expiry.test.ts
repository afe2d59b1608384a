// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RefreshResult } from '#api/token/refresh-protocol.ts'
import { watchSessionExpiry } from './session-expiry.ts'

const showStatus = vi.fn<(text: string, duration?: number, action?: object) => void>()
const refresh = vi.fn<() => Promise<RefreshResult>>()
const leave = vi.fn()
let secondsLeft: number | null
let ofScreen: object | null
let token: string
let isNearEnd: boolean
let stop = () => {}
vi.mock('#commands/execution/status-line.ts', () => ({
  showStatus: (...args: Parameters<typeof showStatus>) => showStatus(...args),
}))
vi.mock('#api/session/refresh.ts', () => ({ refresher: { refresh: () => refresh() } }))
vi.mock('#api/session/session-exit.ts', () => ({
  isExiting: () => false,
  exitToLogin: (why: string) => leave(why) as unknown,
}))
vi.mock('#api/session/session.ts', () => ({ getSessionSecondsLeft: () => secondsLeft }))
vi.mock('#commands/screen.ts', () => ({ getScreen: () => ({ form: ofScreen }) }))
vi.mock('#api/token/token.ts', () => ({ tokenStore: { get: () => token, needsRefresh: () => isNearEnd } }))

function start() {
  stop = watchSessionExpiry()
}
const texts = () => showStatus.mock.calls.map(([text]) => String(text))
async function type() {
  const input = document.createElement('input')
  const form = document.createElement('form')
  const main = document.createElement('main')
  form.append(input)
  main.append(form)
  document.body.replaceChildren(main)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  ofScreen = {}
  token = 'a.b.c'
  isNearEnd = false
  refresh.mockResolvedValue({ kind: 'token', token: 'd.e.f' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('warns once, two minutes before the end', async () => {
  secondsLeft = 300
  start()
  expect(texts()).toEqual([])
  secondsLeft = 118
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual(['A sessão termina em 2 min. Para continuar, digite “renovar sessão” na paleta.'])
  expect(showStatus.mock.lastCall?.[2]).toEqual({ label: 'Renovar sessão', command: 'sessao.renovar' })
})

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))

it('renews the session of an operator who works without a pause, and does not warn', async () => {
  secondsLeft = 300
  start()
  press()
  expect(refresh).not.toHaveBeenCalled()
  secondsLeft = 118
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refresh).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

it('renews the session at the first key after a pause, and says that the warning is over', async () => {
  secondsLeft = 300
  start()
  secondsLeft = 100
  vi.advanceTimersByTime(120_000)
  refresh.mockImplementationOnce(() => {
    token = 'd.e.f'
    secondsLeft = 900
    return Promise.resolve({ kind: 'token', token })
  })
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledOnce()
  expect(texts().at(-1)).toBe('Sessão renovada')
})

it('renews a short session by work in the second half of its life', async () => {
  secondsLeft = 60
  start()
  press()
  expect(refresh).not.toHaveBeenCalled()
  secondsLeft = 25
  isNearEnd = true
  press()
  expect(refresh).toHaveBeenCalledOnce()
})

it('does not leave the page for lack of a connection', async () => {
  secondsLeft = 300
  start()
  secondsLeft = 0
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press()
  expect(refresh).not.toHaveBeenCalled()
  isOnline.mockRestore()
})

it('is silent if a token has no end or was short from the start', async () => {
  secondsLeft = null
  start()
  secondsLeft = 60
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual([])
})

it('typing in a form renews the session, and nothing else does', async () => {
  secondsLeft = 300
  start()
  await type()
  expect(refresh).not.toHaveBeenCalled()
  secondsLeft = 100
  await type()
  expect(refresh).toHaveBeenCalledOnce()
  await type()
  expect(refresh).toHaveBeenCalledOnce()
})

/** The message after the platform could not renew the session, shortly before its end. */
async function getUnrenewedMessage() {
  secondsLeft = 300
  start()
  secondsLeft = 50
  refresh.mockResolvedValueOnce({ kind: 'unavailable' })
  await type()
  await vi.advanceTimersByTimeAsync(0)
  return texts().at(-1)
}

it('promises nothing about what is typed into the filters of a list, which is stored nowhere', async () => {
  ofScreen = null
  expect(await getUnrenewedMessage()).toBe('Não foi possível renovar a sessão, que termina em menos de 1 min.')
  expect(showStatus.mock.lastCall?.[2]).toEqual({ label: 'Tentar novamente', command: 'sessao.renovar' })
})

it('says what is stored if the session cannot be renewed, and leaves when it is over', async () => {
  expect(await getUnrenewedMessage()).toBe(
    'Não foi possível renovar a sessão, que termina em menos de 1 min. O que você digitou está guardado.',
  )
  refresh.mockResolvedValueOnce({ kind: 'ended', isEndedElsewhere: false })
  vi.advanceTimersByTime(30_000)
  await type()
  await vi.advanceTimersByTimeAsync(0)
  expect(leave).toHaveBeenCalledWith('expired')
})
