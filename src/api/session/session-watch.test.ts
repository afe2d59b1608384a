// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { authMe } from '#api/auth-contract.ts'
import { call } from './client.ts'
import { leave } from './session-leave.ts'
import { watchSession } from './session-watch.ts'
import { makeToken, seconds } from '#api/token/token-world.fixture.ts'

vi.mock('./session-leave.ts', async (original) => ({ ...(await original<object>()), leave: vi.fn() }))
afterEach(() => localStorage.clear())

it('knows a sign-out in another tab for one, also where a call finds it first [B5, M2]', async () => {
  localStorage.setItem('authToken', makeToken({ exp: seconds() + 3600 }))
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
  await vi.waitFor(() => expect(leave).toHaveBeenCalled())
  expect(vi.mocked(leave).mock.calls[0]).toEqual(['signed-out-elsewhere'])
})
