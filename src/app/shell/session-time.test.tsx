// @vitest-environment jsdom
/** The session's time in the status bar, with the clock held. */
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
vi.mock('#commands/dispatcher.ts', () => ({ execute: (command: { id: string }) => execute(command) }))
vi.mock('#commands/runtime.ts', () => ({ useRegistry: () => new Map([['sessao.renovar', { id: 'sessao.renovar' }]]) }))

const place = document.createElement('div')
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function Shown({ isRenewing = false, isPhone = false }) {
  return <SessionTime left={useSessionTimeLeft(isRenewing)} isPhone={isPhone} />
}
const draw = (props: { isRenewing?: boolean; isPhone?: boolean } = {}) => act(() => root.render(<Shown {...props} />))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('says in the second of its end that the session is over, with a button that renews it', () => {
  endsAt = Date.now() + 61_000
  draw()
  expect(place.textContent).toBe('Sessão: 1 min')
  pass(1_100)
  expect(place.textContent).toBe('Sessão: menos de 1 min')
  pass(60_000)
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('Sessão encerrada')
  act(() => place.querySelector('button')?.click())
  expect(execute.mock.lastCall?.[0].id).toBe('sessao.renovar')
})

it('says so on a phone too, where the time has no room', () => {
  endsAt = Date.now() + 1_000
  draw({ isPhone: true })
  expect(place.textContent).toBe('')
  pass(1_100)
  expect(place.textContent).toContain('Sessão encerrada')
})

it('counts anew once it is renewed, here or in another tab', () => {
  endsAt = Date.now()
  draw()
  expect(place.textContent).toContain('Sessão encerrada')
  endsAt = Date.now() + 125_000
  pass(5_100)
  expect(place.textContent).toBe('Sessão: 1 min')
  endsAt = Date.now() + 905_000
  draw({ isRenewing: true })
  expect(place.textContent).toBe('Sessão: 15 min')
})

it('says nothing of one without an end', () => {
  endsAt = null
  draw()
  pass(60_000)
  expect(place.textContent).toBe('')
})
