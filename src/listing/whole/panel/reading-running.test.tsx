// @vitest-environment jsdom
/** What the panel says of a reading under way. */
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mounting } from '#ui/mounting.fixture.ts'
import type { WholeReading } from '#listing/whole/whole-store.ts'
import { ReadingRunning } from './reading-running.tsx'

vi.mock('#listing/command-button.tsx', () => ({ CommandButton: () => null }))

const render = mounting()
const whole = { progress: null, paused: false, startedAt: 0, pace: { at: 0, lines: 0 } } as unknown as WholeReading
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
const aSecond = () => act(() => vi.advanceTimersByTime(1_000))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says that it waits for the connection as long as there is none, and that it is paused where both are so', () => {
  isOnline.mockReturnValue(true)
  render(<ReadingRunning whole={whole} />)
  expect(document.body.textContent).not.toContain('conexão')
  isOnline.mockReturnValue(false)
  aSecond()
  expect(document.body.textContent).toContain('Aguardando a conexão.')
  render(<ReadingRunning whole={{ ...whole, paused: true }} />)
  expect(document.body.textContent).toContain('Em pausa.')
  expect(document.body.textContent).not.toContain('conexão')
  render(<ReadingRunning whole={whole} />)
  isOnline.mockReturnValue(true)
  aSecond()
  expect(document.body.textContent).not.toContain('conexão')
})

it.each([
  [1, '1 lida, 4 em leitura, 95 à espera.'],
  [14, '14 lidas, 4 em leitura, 82 à espera.'],
])('counts the pages: %d', (count, text) => {
  const read = Array.from({ length: count }, (_, at) => at)
  const progress = {
    phase: 'reading',
    walk: 1,
    rereads: 0,
    pages: 100,
    read,
    inFlight: [1, 2, 3, 4],
    repeated: [],
    heldUntil: null,
  }
  render(<ReadingRunning whole={{ ...whole, progress } as unknown as WholeReading} />)
  expect(document.body.textContent).toContain(text)
})
