// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { authMe } from '#api/auth-contract.ts'
import { call } from './client.ts'
import { exitToLogin } from './session-exit.ts'
import { watchSession } from './session-watch.ts'
import { makeToken, nowSeconds } from '#api/token/token-harness.fixture.ts'

vi.mock('./session-exit.ts', async (original) => ({ ...(await original<object>()), exitToLogin: vi.fn() }))
afterEach(() => localStorage.clear())

it('leaves within 1 s of a sign-out in another tab, although no message comes [B5]', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  localStorage.setItem('authToken', makeToken({ exp: nowSeconds() + 3600 }))
  watchSession()
  dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: '', storageArea: localStorage }))
  expect(exitToLogin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(999)
  expect(exitToLogin).toHaveBeenCalled()
  vi.mocked(exitToLogin).mockClear()
})

it('recognises a sign-out in another tab, also if a call finds it first [B5, M2]', async () => {
  localStorage.setItem('authToken', makeToken({ exp: nowSeconds() + 3600 }))
  watchSession()
  const other = new BroadcastChannel('gestor.sessao')
  onTestFinished(() => other.close())
  const heard = new BroadcastChannel('gestor.sessao')
  const told = new Promise((resolve) => heard.addEventListener('message', resolve, { once: true }))
  other.postMessage('saiu')
  await told
  heard.close()
  localStorage.setItem('authToken', '')
  dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: '', storageArea: localStorage }))
  await call(authMe, {}).catch(() => null)
  await vi.waitFor(() => expect(exitToLogin).toHaveBeenCalled())
  expect(vi.mocked(exitToLogin).mock.calls[0]).toEqual(['signed-out-elsewhere'])
})
