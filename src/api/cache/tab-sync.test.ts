import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { syncWritesAcrossTabs } from './tab-sync.ts'
import { invalidateQueries } from './query.ts'

vi.mock('./query.ts', () => ({ invalidateQueries: vi.fn() }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(invalidateQueries).mockReset()
})

function open(isHidden = false) {
  const posted: unknown[] = []
  let receive: (event: { data: unknown }) => void = () => {}
  const channel = {
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: (_: 'message', listener: typeof receive) => void (receive = listener),
  }
  const announce = syncWritesAcrossTabs(channel, () => isHidden)
  return { announce, posted, receive: (data: unknown) => receive({ data }) }
}

it('announces the writes of this tab', () => {
  const tab = open()
  tab.announce(['produtos.'])
  expect(tab.posted).toEqual([['produtos.']])
})

it('refetches once for many writes of another tab [N2]', () => {
  const tab = open()
  for (let turn = 0; turn < 50; turn++) tab.receive(['produtos.', 'planos.'])
  expect(invalidateQueries).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(vi.mocked(invalidateQueries).mock.calls).toEqual([[['produtos.', 'planos.'], false]])
  tab.receive(['lojas.'])
  vi.advanceTimersByTime(1_000)
  expect(invalidateQueries).toHaveBeenLastCalledWith(['lojas.'], false)
})

it('refetches nothing while it is hidden', () => {
  const tab = open(true)
  tab.receive(['produtos.'])
  vi.advanceTimersByTime(1_000)
  expect(invalidateQueries).toHaveBeenCalledWith(['produtos.'], true)
})

it('ignores a message that is no list of prefixes [J13]', () => {
  const tab = open()
  for (const data of ['produtos.', null, { stales: ['x'] }, [7, null]]) tab.receive(data)
  vi.advanceTimersByTime(1_000)
  expect(vi.mocked(invalidateQueries).mock.calls.flatMap(([prefixes]) => prefixes)).toEqual([])
})
