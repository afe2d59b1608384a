// @vitest-environment jsdom
/** The panel's texts about a running scan. */
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ListScan } from '#listing/scan/scan-store.ts'
import { ScanProgressView } from './scan-progress-view.tsx'

vi.mock('#listing/command-button.tsx', () => ({ CommandButton: () => null }))

const render = setupMount()
const scan = { progress: null, isPaused: false, startedAt: 0, pace: { at: 0, lines: 0 } } as unknown as ListScan
const isOnline = vi.spyOn(navigator, 'onLine', 'get')
const aSecond = () => act(() => vi.advanceTimersByTime(1_000))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('says that it waits for the connection while there is none, and says that it is paused if both apply', () => {
  isOnline.mockReturnValue(true)
  render(<ScanProgressView scan={scan} />)
  expect(document.body.textContent).not.toContain('conexão')
  isOnline.mockReturnValue(false)
  aSecond()
  expect(document.body.textContent).toContain('Aguardando a conexão.')
  render(<ScanProgressView scan={{ ...scan, isPaused: true }} />)
  expect(document.body.textContent).toContain('Em pausa.')
  expect(document.body.textContent).not.toContain('conexão')
  render(<ScanProgressView scan={scan} />)
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
    pass: 1,
    passCount: 1,
    rereads: 0,
    pages: 100,
    readPages: read,
    inFlight: [1, 2, 3, 4],
    repeatedPages: [],
    waitUntilMs: null,
  }
  render(<ScanProgressView scan={{ ...scan, progress } as unknown as ListScan} />)
  expect(document.body.textContent).toContain(text)
})

it.each([
  [1, 5_000, '50 %5.000 de 5.000 linhas', 'Faltamcerca de 0:10', 'Leitura 1 de 2. 5 lidas'],
  [2, 0, '50 %0 de 5.000 linhas', 'Faltamcerca de 0:10', 'Leitura 2 de 2. 0 lidas'],
  [2, 2_500, '75 %2.500 de 5.000 linhas', 'Faltamcerca de 0:04', 'Leitura 2 de 2. 3 lidas'],
])('counts both passes, in pass %d at %d rows', (pass, lines, share, left, step) => {
  vi.setSystemTime(10_000)
  const read = Array.from({ length: Math.ceil(lines / 1_000) }, (_, at) => at)
  const of = { phase: 'reading', rereads: 0, pages: 5, inFlight: [], repeatedPages: [], waitUntilMs: null }
  const done = (pass - 1) * 5_000 + lines
  const progress = {
    ...of,
    pass,
    passCount: 2,
    readPages: read,
    rowCount: lines,
    total: 5_000,
    rowsRead: done,
    rowsToRead: 10_000,
  }
  render(<ScanProgressView scan={{ ...scan, progress } as unknown as ListScan} />)
  for (const text of [share, left, step]) expect(document.body.textContent).toContain(text)
  const bar = document.querySelector('progress')
  expect([bar?.value, bar?.max]).toEqual([done, 10_000])
})
