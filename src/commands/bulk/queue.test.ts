import { describe, expect, it, vi } from 'vitest'
import {
  type BulkItem,
  UNFINISHED_STATUSES,
  type ItemOutcome,
  type BulkRun,
  countItems,
  getPreviousValues,
  startBulkQueue,
} from './queue.ts'

const item = (id: number, state: BulkItem['state'] = 'waiting'): BulkItem => ({ id, name: null, state, message: null })
const run = (...items: BulkItem[]): BulkRun => ({
  commandId: 'produto.excluir',
  args: {},
  items,
  isPaused: false,
  isStopped: false,
  key: '0',
  startedAt: 0,
  endedAt: null,
})
const ok: ItemOutcome = { ok: true, message: null }

/** A command whose calls the test resolves. */
function manual() {
  const calls: { id: number; answer: (outcome: ItemOutcome) => void }[] = []
  const act = (id: number) => new Promise<ItemOutcome>((answer) => calls.push({ id, answer }))
  return { calls, act }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('startBulkQueue', () => {
  it('sends one after the other and continues after a failure', async () => {
    const { calls, act } = manual()
    const queue = startBulkQueue({
      run: run(item(1), item(2), item(3)),
      runItem: act,
      onChange: () => undefined,
      getNow: () => 9,
    })
    await settle()
    expect(calls.map((call) => call.id)).toEqual([1])
    calls[0]?.answer(ok)
    await settle()
    calls[1]?.answer({ ok: false, message: 'Produto vinculado' })
    await settle()
    calls[2]?.answer(ok)
    const end = await queue.done
    expect(end.items.map((each) => [each.id, each.state, each.message])).toEqual([
      [1, 'done', null],
      [2, 'failed', 'Produto vinculado'],
      [3, 'done', null],
    ])
    expect(end.endedAt).toBe(9)
  })

  it('treats a record whose response does not tell as unknown, not as failed [O1]', async () => {
    const act = () => Promise.resolve({ ok: false, message: 'Sem resposta', isUncertain: true } as const)
    const end = await startBulkQueue({ run: run(item(1)), runItem: act, onChange: () => undefined }).done
    expect(end.items[0]).toMatchObject({ state: 'unknown', message: 'Sem resposta' })
    expect([countItems(end, 'failed'), countItems(end, ...UNFINISHED_STATUSES)]).toEqual([0, 1])
  })

  it('leaves done, failed and skipped records alone', async () => {
    const act = vi.fn(() => Promise.resolve(ok))
    await startBulkQueue({
      run: run(item(1, 'done'), item(2, 'skipped'), item(3, 'failed'), item(4)),
      runItem: act,
      onChange: () => undefined,
    }).done
    expect(act.mock.calls).toEqual([[4]])
  })

  it('pauses before the next record and resumes', async () => {
    const { calls, act } = manual()
    const queue = startBulkQueue({ run: run(item(1), item(2)), runItem: act, onChange: () => undefined })
    await settle()
    queue.pause()
    calls[0]?.answer(ok)
    await settle()
    expect(calls).toHaveLength(1)
    expect(countItems(queue.getRun(), 'waiting')).toBe(1)
    queue.resume()
    await settle()
    expect(calls).toHaveLength(2)
  })

  it('stops, also while paused, and leaves the rest unsent', async () => {
    const { calls, act } = manual()
    const queue = startBulkQueue({ run: run(item(1), item(2), item(3)), runItem: act, onChange: () => undefined })
    await settle()
    queue.pause()
    calls[0]?.answer(ok)
    await settle()
    queue.stop()
    const end = await queue.done
    expect(calls).toHaveLength(1)
    expect([end.isStopped, countItems(end, 'done'), countItems(end, 'waiting')]).toEqual([true, 1, 2])
  })

  it('ends at once when the session is over [D8]', async () => {
    const act = vi.fn(() => Promise.resolve<ItemOutcome>({ ok: false, message: 'Sessão expirada', shouldStop: true }))
    const end = await startBulkQueue({ run: run(item(1), item(2)), runItem: act, onChange: () => undefined }).done
    expect(act).toHaveBeenCalledTimes(1)
    expect(end.isStopped).toBe(true)
    // The platform refused it: it is as open as the next one.
    expect(end.items.map(({ state, message }) => [state, message])).toEqual([
      ['waiting', 'Sessão expirada'],
      ['waiting', null],
    ])
  })

  it('waits for the connection before it sends [K6]', async () => {
    let connect: () => void = () => undefined
    const act = vi.fn(() => Promise.resolve(ok))
    const queue = startBulkQueue({
      run: run(item(1)),
      runItem: act,
      onChange: () => undefined,
      waitUntilOnline: () => new Promise((resolve) => (connect = resolve)),
    })
    await settle()
    expect(act).not.toHaveBeenCalled()
    connect()
    await queue.done
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does not wait for a connection once it was stopped', async () => {
    const { calls, act } = manual()
    const online = vi.fn(() => Promise.resolve())
    const queue = startBulkQueue({
      run: run(item(1), item(2)),
      runItem: act,
      onChange: () => undefined,
      waitUntilOnline: online,
    })
    await settle()
    queue.stop()
    calls[0]?.answer(ok)
    await queue.done
    expect(online).toHaveBeenCalledTimes(1)
  })

  it('skips a record that had nothing to change, and says why', async () => {
    const end = await startBulkQueue({
      run: run(item(1)),
      runItem: () => Promise.resolve({ ok: true, message: 'já está assim', isUnchanged: true }),
      onChange: () => undefined,
    }).done
    expect(end.items).toEqual([{ id: 1, name: null, state: 'skipped', message: 'já está assim' }])
  })

  it('is not paused at its end, and resuming then changes nothing', async () => {
    const { calls, act } = manual()
    const queue = startBulkQueue({ run: run(item(1)), runItem: act, onChange: () => undefined })
    await settle()
    queue.resume()
    queue.pause()
    calls[0]?.answer(ok)
    const end = await queue.done
    expect([end.isPaused, countItems(end, 'done')]).toEqual([false, 1])
  })

  it('notifies of every change', async () => {
    const states: string[] = []
    await startBulkQueue({
      run: run(item(1)),
      runItem: () => Promise.resolve(ok),
      onChange: (now) => states.push(now.items[0]?.state ?? ''),
    }).done
    expect(states).toEqual(['running', 'done', 'done'])
  })
})

it('getPreviousValues returns the replaced number of each record that has one', () => {
  const items = [{ ...item(1, 'done'), was: 5 }, item(2, 'done'), { ...item(3, 'done'), was: 0 }]
  expect([...getPreviousValues(run(...items))]).toEqual([
    [1, 5],
    [3, 0],
  ])
})
