// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { RefreshResult } from '#api/token/refresh-protocol.ts'

const said = vi.fn<(text: string, duration?: number, action?: object) => void>()
const refresh = vi.fn<() => Promise<RefreshResult>>()
const leave = vi.fn()
let left: number | null
let ofScreen: object | null
let token: string
let isNearEnd: boolean
let stop = () => {}
vi.mock('#commands/execution/status-line.ts', () => ({
  showStatus: (...args: Parameters<typeof said>) => said(...args),
}))
vi.mock('#api/session/refresh.ts', () => ({ refresher: { refresh: () => refresh() } }))
vi.mock('#api/session/session-exit.ts', () => ({
  isExiting: () => false,
  exitToLogin: (why: string) => leave(why) as unknown,
}))
vi.mock('#api/session/session.ts', () => ({ getSessionSecondsLeft: () => left }))
vi.mock('#commands/screen.ts', () => ({ getScreen: () => ({ form: ofScreen }) }))
vi.mock('#api/token/token.ts', () => ({ tokenStore: { get: () => token, needsRefresh: () => isNearEnd } }))

async function start() {
  vi.resetModules()
  const { watchSessionExpiry } = await import('./session-expiry.ts')
  stop = watchSessionExpiry()
}
const texts = () => said.mock.calls.map(([text]) => String(text))
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

it('tells once, two minutes before the end', async () => {
  left = 300
  await start()
  expect(texts()).toEqual([])
  left = 118
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual(['A sessão termina em 2 min. Para continuar, digite “renovar sessão” na paleta.'])
  expect(said.mock.lastCall?.[2]).toEqual({ label: 'Renovar sessão', command: 'sessao.renovar' })
})

const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))

it('renews it for who works without pause, and asks nothing', async () => {
  left = 300
  await start()
  press()
  expect(refresh).not.toHaveBeenCalled()
  left = 118
  await vi.advanceTimersByTimeAsync(20_000)
  expect(refresh).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

it('renews it at the first key after a rest, and says that what was told is no longer so', async () => {
  left = 300
  await start()
  left = 100
  vi.advanceTimersByTime(120_000)
  refresh.mockImplementationOnce(() => {
    token = 'd.e.f'
    left = 900
    return Promise.resolve({ kind: 'token', token })
  })
  press()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledOnce()
  expect(texts().at(-1)).toBe('Sessão renovada')
})

it('renews a short one by work in the second half of its life', async () => {
  left = 60
  await start()
  press()
  expect(refresh).not.toHaveBeenCalled()
  left = 25
  isNearEnd = true
  press()
  expect(refresh).toHaveBeenCalledOnce()
})

it('leaves no page for the want of a connection', async () => {
  left = 300
  await start()
  left = 0
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  press()
  expect(refresh).not.toHaveBeenCalled()
  isOnline.mockRestore()
})

it('is silent where a token has no end or was short from the start', async () => {
  left = null
  await start()
  left = 60
  vi.advanceTimersByTime(20_000)
  expect(texts()).toEqual([])
})

it('typing in a form renews it, and only then', async () => {
  left = 300
  await start()
  await type()
  expect(refresh).not.toHaveBeenCalled()
  left = 100
  await type()
  expect(refresh).toHaveBeenCalledOnce()
  await type()
  expect(refresh).toHaveBeenCalledOnce()
})

/** What is said where the platform could not renew it, a little before its end. */
async function saidUnrenewed() {
  left = 300
  await start()
  left = 50
  refresh.mockResolvedValueOnce({ kind: 'unavailable' })
  await type()
  await vi.advanceTimersByTimeAsync(0)
  return texts().at(-1)
}

it('promises nothing for what is typed into the filters of a list, which is kept nowhere', async () => {
  ofScreen = null
  expect(await saidUnrenewed()).toBe('Não foi possível renovar a sessão, que termina em menos de 1 min.')
  expect(said.mock.lastCall?.[2]).toEqual({ label: 'Tentar novamente', command: 'sessao.renovar' })
})

it('says what is kept where it cannot be renewed, and leaves where it is over', async () => {
  expect(await saidUnrenewed()).toBe(
    'Não foi possível renovar a sessão, que termina em menos de 1 min. O que você digitou está guardado.',
  )
  refresh.mockResolvedValueOnce({ kind: 'ended', isEndedElsewhere: false })
  vi.advanceTimersByTime(30_000)
  await type()
  await vi.advanceTimersByTimeAsync(0)
  expect(leave).toHaveBeenCalledWith('expired')
})
