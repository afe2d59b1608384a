// @vitest-environment jsdom
/** Tests the session time in the status bar, with fake timers. */
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionTime, useSessionTimeLeft } from './session-time.tsx'

let endsAt: number | null
vi.mock('#api/session/session.ts', async (actual) => ({
  ...(await actual<object>()),
  getSessionSecondsLeft: () => (endsAt === null ? null : Math.max(0, (endsAt - Date.now()) / 1000)),
}))
const execute = vi.fn<(command: { id: string }) => void>()
vi.mock('#commands/command-requests.ts', () => ({ execute: (command: { id: string }) => execute(command) }))
vi.mock('#commands/runtime.ts', () => ({ useRegistry: () => new Map([['sessao.renovar', { id: 'sessao.renovar' }]]) }))

const container = document.createElement('div')
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function Shown({ isRenewing = false, isPhone = false }) {
  return <SessionTime secondsLeft={useSessionTimeLeft(isRenewing)} isPhone={isPhone} />
}
const render = (props: { isRenewing?: boolean; isPhone?: boolean } = {}) => act(() => root.render(<Shown {...props} />))
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('says exactly at its end that the session is over, with a button that renews it', () => {
  endsAt = Date.now() + 61_000
  render()
  expect(container.textContent).toBe('Sessão: 1 min')
  advanceTime(1_100)
  expect(container.textContent).toBe('Sessão: menos de 1 min')
  advanceTime(60_000)
  expect(container.querySelector('[role="alert"]')?.textContent).toBe('Sessão encerrada')
  act(() => container.querySelector('button')?.click())
  expect(execute.mock.lastCall?.[0].id).toBe('sessao.renovar')
})

it('says so on a phone too, where the remaining time has no room', () => {
  endsAt = Date.now() + 1_000
  render({ isPhone: true })
  expect(container.textContent).toBe('')
  advanceTime(1_100)
  expect(container.textContent).toContain('Sessão encerrada')
})

it('counts again after a renewal, here or in another tab', () => {
  endsAt = Date.now()
  render()
  expect(container.textContent).toContain('Sessão encerrada')
  endsAt = Date.now() + 125_000
  advanceTime(5_100)
  expect(container.textContent).toBe('Sessão: 1 min')
  endsAt = Date.now() + 905_000
  render({ isRenewing: true })
  expect(container.textContent).toBe('Sessão: 15 min')
})

it('shows nothing for a session without an end', () => {
  endsAt = null
  render()
  advanceTime(60_000)
  expect(container.textContent).toBe('')
})
