// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { discardJournal, readJournal, writeJournal } from './journal.ts'
import type { Run } from './queue.ts'

const run: Run = {
  commandId: 'produto.excluir',
  args: { ids: [1, 2, 3] },
  items: [
    { id: 1, name: 'Um', state: 'feito', message: null },
    { id: 2, name: null, state: 'andamento', message: null },
    { id: 3, name: null, state: 'espera', message: null },
  ],
  paused: true,
  stopped: false,
  startedAt: 1,
  endedAt: null,
}

beforeEach(() => sessionStorage.clear())

it('gives the rest back; the record under way is doubtful and not waiting [D7]', () => {
  writeJournal(run)
  const kept = readJournal()
  expect(kept?.items.map((item) => item.state)).toEqual(['feito', 'falhou', 'espera'])
  expect(kept?.items[1]?.message).toMatch(/Verifique antes de repetir/)
  expect(kept?.paused).toBe(false)
})

it('is empty at first, after discarding, and where what was kept is no run', () => {
  expect(readJournal()).toBeNull()
  writeJournal(run)
  discardJournal()
  expect(readJournal()).toBeNull()
  sessionStorage.setItem('gestor.execucao', '{"commandId":7}')
  expect(readJournal()).toBeNull()
})

it('lets a forbidden storage pass', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  expect(() => writeJournal(run)).not.toThrow()
  vi.restoreAllMocks()
})
