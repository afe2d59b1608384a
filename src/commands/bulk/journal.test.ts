// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { discardJournal, getRunLockName, listStoredRuns, writeToJournal, startJournal, readJournal } from './journal.ts'
import { type BulkItem, type BulkRun, startBulkQueue } from './queue.ts'

const item = (id: number, state: BulkItem['state'] = 'waiting', message: string | null = null): BulkItem => ({
  id,
  name: id === 1 ? 'Um' : null,
  state,
  message,
})
const run = (...items: BulkItem[]): BulkRun => ({
  commandId: 'produto.excluir',
  args: { ids: [1, 2, 3] },
  items,
  isPaused: true,
  isStopped: false,
  key: '1',
  startedAt: 1,
  endedAt: null,
})

beforeEach(() => {
  localStorage.clear()
  vi.useRealTimers()
  ownerStore.set('7')
})

describe('the journal', () => {
  it('returns the rest; the record being sent is unknown and no longer waiting [D7, M3]', () => {
    startJournal(run(item(1, 'done'), item(2, 'running'), item(3)))
    const kept = readJournal('1')
    expect(kept?.items.map(({ id, name, state }) => [id, name, state])).toEqual([
      [1, 'Um', 'done'],
      [2, null, 'unknown'],
      [3, null, 'waiting'],
    ])
    expect(kept).toMatchObject({
      commandId: 'produto.excluir',
      args: { ids: [1, 2, 3] },
      isPaused: false,
      isStopped: false,
      endedAt: null,
    })
  })

  it('follows a long run, and a step costs no more than in a short one [D18]', () => {
    const items = Array.from({ length: 1000 }, (_, index) => item(index + 1))
    startJournal(run(...items))
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const next = items.with(777, item(778, 'failed', 'Produto vinculado'))
    writeToJournal(run(...next), 777)
    expect(write).toHaveBeenCalledTimes(1)
    expect(write.mock.calls[0]?.[1].length).toBeLessThan(3_000)
    write.mockRestore()
    const kept = readJournal('1')
    expect(kept?.items[777]).toMatchObject({ id: 778, state: 'failed', message: 'Produto vinculado' })
    expect(kept?.items.filter(({ state }) => state === 'waiting')).toHaveLength(999)
  })

  it('stores 25 records in three chunks, and the head once', () => {
    startJournal(run(...Array.from({ length: 25 }, (_, at) => item(at + 1))))
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'gestor.execucao-estados:7:1.0',
      'gestor.execucao-estados:7:1.1',
      'gestor.execucao-estados:7:1.2',
      'gestor.execucao:7:1',
    ])
  })

  it.each([50, 1000])(
    'a record in a run of %i costs a few thousand characters of storage at most [D18]',
    async (count) => {
      const start = run(...Array.from({ length: count }, (_, index) => item(index + 1)))
      startJournal(start)
      const write = vi.spyOn(Storage.prototype, 'setItem')
      await startBulkQueue({
        run: { ...start, isPaused: false },
        runItem: () => Promise.resolve({ ok: true, message: null }),
        onChange: (now, changed) => changed !== null && writeToJournal(now, changed),
      }).done
      const written = write.mock.calls.reduce((sum, [, text]) => sum + text.length, 0)
      write.mockRestore()
      expect(readJournal('1')?.items.every(({ state }) => state === 'done')).toBe(true)
      expect(written / count).toBeLessThan(5_000)
    },
  )

  it('treats the records of a chunk lost to a full storage as unknown, and reads all others [M3]', () => {
    startJournal(
      run(...Array.from({ length: 25 }, (_, at) => item(at + 1, at < 12 ? 'done' : 'waiting', `nº ${at + 1}`))),
    )
    localStorage.removeItem('gestor.execucao-estados:7:1.0')
    const items = readJournal('1')?.items ?? []
    expect(items.slice(0, 10).map(({ id, state }) => `${id} ${state}`)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${at + 1} unknown`),
    )
    expect(items.slice(0, 10).every(({ message }) => message === null)).toBe(true)
    expect(items.slice(10, 14).map(({ id, state, message }) => `${id} ${state} ${message}`)).toEqual([
      '11 done nº 11',
      '12 done nº 12',
      '13 waiting nº 13',
      '14 waiting nº 14',
    ])
  })

  it('stores each run separately, and replaces a resumed run with the run that continues it', () => {
    const first = run(item(1, 'done'), item(2))
    startJournal(first)
    startJournal({ ...run(item(3)), key: '2' })
    expect(listStoredRuns().toSorted()).toEqual(['1', '2'])
    startJournal({ ...run(item(2)), key: '3' }, first)
    expect(listStoredRuns().toSorted()).toEqual(['2', '3'])
  })

  it('is visible only to its owner, and another leaves it as it is [M1]', () => {
    startJournal(run(item(1)))
    ownerStore.set('8')
    expect(readJournal('1')).toBeNull()
    discardJournal(run(item(1)))
    ownerStore.set('7')
    expect(readJournal('1')?.items).toHaveLength(1)
  })

  it('is discarded after a day', () => {
    vi.useFakeTimers({ now: 1_000 })
    startJournal(run(item(1)))
    vi.setSystemTime(1_000 + 24 * 3_600_000)
    expect(readJournal('1')).toBeNull()
  })

  it('is empty at first, after discarding, and if storage holds no run', () => {
    expect(readJournal('1')).toBeNull()
    const long = run(...Array.from({ length: 120 }, (_, index) => item(index)))
    startJournal(long)
    discardJournal(long)
    expect(readJournal('1')).toBeNull()
    expect(localStorage).toHaveLength(0)
    localStorage.setItem('gestor.execucao:7:1', '{"v":2,"at":1,"end":null,"out":true,"value":{"commandId":7}}')
    expect(readJournal('1')).toBeNull()
  })

  it('ignores a forbidden storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    expect(() => startJournal(run(item(1)))).not.toThrow()
    vi.restoreAllMocks()
  })

  it('is cleared at a sign-out, and nothing of the run is written afterwards [M2]', async () => {
    // In a page of its own: after a sign-out nothing can be written in the page.
    vi.resetModules()
    const page = await import('./journal.ts')
    const { clearAtSignOut } = await import('#lib/storage/persisted.ts')
    const { ownerStore: own } = await import('#lib/storage/owner.ts')
    own.set('7')
    page.startJournal(run(item(1), item(2)))
    expect(page.readJournal('1')?.items).toHaveLength(2)
    clearAtSignOut()
    page.writeToJournal(run(item(1, 'done'), item(2)), 0)
    expect(page.readJournal('1')).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

it('the lock of each run has a name of its own', () =>
  expect(['1', '2'].map(getRunLockName)).toEqual(['gestor-execucao 1', 'gestor-execucao 2']))
