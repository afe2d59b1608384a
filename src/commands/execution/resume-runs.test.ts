// @vitest-environment jsdom
import { ApiError } from '#api/errors.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { setResendConfirmation, sendWrite } from '#api/cache/write.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { makeToken } from '#api/token/token-harness.fixture.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import * as arg from '#commands/args.ts'
import { startJournal, readJournal, getRunLockName, writeJournal } from '#commands/bulk/journal.ts'
import type { BulkItem, BulkRun } from '#commands/bulk/queue.ts'
import { toReportRows } from '#commands/bulk/report-text.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { RecordSummary } from '#commands/resource.ts'
import { produto } from '#commands/resources.fixture.ts'
import { createRegistry } from '#commands/registry.ts'
import { setRegistry } from '#commands/runtime.ts'
import { getHistory } from './history.ts'
import { performCommand } from './perform-command.ts'
import { offerInterruptedRuns, resumeRun, getSkipReason } from './resume-runs.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn(() => Promise.resolve(true)) }))
vi.mock('#ui/notices/notify.tsx', () => ({
  notify: vi.fn(() => 'aviso'),
  notifyProgress: (options: object) => {
    progress.push(options)
    return { update() {}, setPaused() {}, close() {} }
  },
}))
const progress: object[] = []

const sent: number[] = []
const runEach = (id: number) => {
  sent.push(id)
  return Promise.resolve(undefined)
}
const deletion = defineEndpoint({
  id: 'produtos.deletar',
  call: 'DELETE /produtos/{id}',
  input: z.object({ id: z.number() }),
  output: z.unknown(),
})
const common = {
  group: 'Ações',
  scope: 'row',
  resource: produto,
  args: { ids: arg.ids(produto) },
  runEach,
} as const
const remove = defineCommand({
  ...common,
  id: 'produto.excluir',
  title: 'Excluir produto',
  phrases: ['excluir produto {ids}'],
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
})
const release = defineCommand({
  ...common,
  id: 'produto.liberar',
  title: 'Liberar produto',
  phrases: ['liberar produto {ids}'],
})
const hold = defineCommand({
  ...common,
  id: 'produto.reter',
  title: 'Reter produto',
  phrases: ['reter produto {ids}'],
  failure: 'Erro ao reter',
  undo: ({ ids }) => ({ id: release.id, args: { ids } }),
})

/** The records that the platform has. */
const existingIds = new Set<number>()
const record = (id: number): RecordSummary => ({ id, name: `Produto ${id}`, row: { id } })
vi.mock('#commands/records.ts', () => ({
  loadRecord: (_: unknown, id: number) => Promise.resolve(existingIds.has(id) ? record(id) : null),
}))
setRegistry(createRegistry([], [remove, release, hold] as AnyCommand[]))

const item = (id: number, state: BulkItem['state']): BulkItem => ({ id, name: null, state, message: null })
const run = (...items: BulkItem[]): BulkRun => ({
  commandId: 'produto.excluir',
  args: { ids: items.map(({ id }) => id) },
  items,
  isPaused: false,
  isStopped: false,
  key: '1',
  startedAt: 1,
  endedAt: null,
})
const asked = () => vi.mocked(confirm).mock.calls.map(([question]) => question)

/** A page load: runs offered by one page are offered again only by the next. */
const reload = () => dispatchEvent(new Event('pagehide'))

let operator = 0
beforeEach(() => {
  reload()
  ownerStore.set(`operador ${++operator}`)
  localStorage.clear()
  sent.length = 0
  existingIds.clear()
  for (const id of [101, 102, 103, 104]) existingIds.add(id)
  vi.clearAllMocks()
  vi.mocked(confirm).mockResolvedValue(true)
})

describe('the offer', () => {
  it('says how many records remain and how many are unknown, and sends nothing by itself [M3]', async () => {
    startJournal(run(item(101, 'done'), item(102, 'running'), item(103, 'waiting'), item(104, 'waiting')))
    await offerInterruptedRuns()
    expect(vi.mocked(notify).mock.calls[0]?.[1]).toBe(
      'Retomar 2 restantes? Excluir produto. De 1 não se sabe se foi feito.',
    )
    expect(sent).toEqual([])
  })

  it('is never made to another operator, and remains for its owner [M1]', async () => {
    startJournal(run(item(103, 'waiting')))
    const mine = ownerStore.get()
    ownerStore.set('outra')
    await offerInterruptedRuns()
    expect(notify).not.toHaveBeenCalled()
    ownerStore.set(mine)
    await offerInterruptedRuns()
    expect(notify).toHaveBeenCalledTimes(1)
  })

  it('is not made for a finished run', async () => {
    startJournal(run(item(101, 'done'), item(102, 'failed')))
    await offerInterruptedRuns()
    expect(notify).not.toHaveBeenCalled()
    expect(readJournal('1')).toBeNull()
  })
})

describe('what an interrupted run had done', () => {
  const createHoldRun = (...items: BulkItem[]): BulkRun => ({ ...run(...items), commandId: hold.id })

  it('is in the history once, and can be undone [D7, P1]', async () => {
    startJournal(createHoldRun(item(101, 'done'), item(102, 'done'), item(103, 'waiting'), item(104, 'waiting')))
    await offerInterruptedRuns()
    reload()
    await offerInterruptedRuns()
    expect(getHistory()).toMatchObject([
      {
        phrase: 'reter produto 101-104',
        result: '2 retidos, 2 não enviados',
        ok: false,
        step: true,
        undo: { args: { ids: [101, 102] } },
      },
    ])
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it('is in the history as well if nothing remains to be offered', async () => {
    startJournal(createHoldRun(item(101, 'done'), item(102, 'done')))
    await offerInterruptedRuns()
    expect(getHistory()).toMatchObject([{ result: '2 retidos', ok: true, undo: { args: { ids: [101, 102] } } }])
    expect(notify).not.toHaveBeenCalled()
  })

  it('is not stored again if it ended with the session, and was stored then [D8]', async () => {
    startJournal({ ...createHoldRun(item(101, 'done'), item(102, 'waiting')), told: true })
    await offerInterruptedRuns()
    expect(getHistory()).toEqual([])
    expect(notify).toHaveBeenCalledTimes(1)
  })
})

describe('a run that another tab executes', () => {
  const mockLockedBy = (name: string | null) =>
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: {
        request: (lockName: string, _: unknown, granted: (lock: object | null) => unknown) =>
          Promise.resolve(granted(lockName === name ? null : {})),
      },
    })

  it('is not offered, and left to that tab [D6]', async () => {
    const otherTabsRun = run(item(101, 'done'), item(102, 'running'), item(103, 'waiting'))
    startJournal(otherTabsRun)
    mockLockedBy(getRunLockName('2'))
    await offerInterruptedRuns()
    expect(notify).toHaveBeenCalledTimes(1)
    mockLockedBy(getRunLockName('1'))
    await offerInterruptedRuns()
    expect(notify).toHaveBeenCalledTimes(1)
    expect(readJournal('1')?.items).toHaveLength(3)
    Reflect.deleteProperty(navigator, 'locks')
  })

  describe('in a browser without locks', () => {
    const openOther = () => {
      vi.resetModules()
      return import('#lib/storage/tab-lock.ts')
    }

    it('is not offered by a copy of that tab [D6]', async () => {
      startJournal(run(item(101, 'running'), item(102, 'waiting')))
      const other = await openOther()
      other.lockUntilSettled(getRunLockName('1'), new Promise(() => undefined))
      await offerInterruptedRuns()
      expect(notify).not.toHaveBeenCalled()
      expect(readJournal('1')?.items).toHaveLength(2)
    })

    it('is not resumed here if that tab has taken it since [D6]', async () => {
      startJournal(run(item(101, 'waiting'), item(102, 'waiting')))
      await offerInterruptedRuns()
      const other = await openOther()
      other.lockUntilSettled(getRunLockName('1'), new Promise(() => undefined))
      vi.mocked(notify).mock.calls[0]?.[2]?.action?.run()
      expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('Esta execução já está em outra aba')
      expect([asked(), sent]).toEqual([[], []])
    })
  })
})

describe('resuming', () => {
  it('reads the records again, and confirms the rest with the command’s own question [M3]', async () => {
    existingIds.delete(103)
    await resumeRun(remove, run(item(101, 'done'), item(102, 'waiting'), item(103, 'waiting'), item(104, 'waiting')))
    expect(asked()).toMatchObject([
      { text: 'Excluir 2 produtos? #102, #104', description: 'Fica de fora (não existe): #103.' },
    ])
    expect(sent).toEqual([102, 104])
  })

  it('says why it confirms more records than were offered as remaining [M3]', async () => {
    await resumeRun(remove, run(item(101, 'unknown'), item(102, 'waiting'), item(103, 'waiting')))
    expect(asked()).toMatchObject([
      {
        text: 'Excluir 3 produtos? #101, #102, #103',
        description: 'De #101 não se sabia se foi feito: não foi.',
      },
    ])
  })

  it('sends a record that was found unchanged without a second question, and asks about one that was sent since [M3, O1]', async () => {
    const confirmResend = vi.fn(() => Promise.resolve(true))
    setResendConfirmation(confirmResend)
    localStorage.setItem('authToken', makeToken())
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('reset')))
    const readEndpoint = defineEndpoint({
      id: 'produtos.ler',
      call: 'GET /produtos/{id}',
      input: z.object({ id: z.number() }),
      output: z.any(),
    })
    const resource = { ...produto, record: () => Promise.resolve(readEndpoint) }
    const sendingCommand = {
      ...remove,
      resource,
      runEach: async (id: number) => void (await sendWrite(deletion, { id })),
    } as AnyCommand
    await sendWrite(deletion, { id: 101 }).catch(() => {})
    // The run starts later than the write that stays unconfirmed.
    const sentAtMs = Date.now()
    await vi.waitUntil(() => Date.now() > sentAtMs, { interval: 1 })
    await resumeRun(sendingCommand, run(item(101, 'unknown'), item(102, 'waiting')))
    expect(confirmResend).not.toHaveBeenCalled()
    await sendWrite(deletion, { id: 101 }).catch(() => {})
    expect(confirmResend).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('reports the interrupted record as unknown to the end: progress, counts, report and history [M3]', async () => {
    const cutOff = run(item(101, 'done'), item(102, 'unknown'), item(103, 'waiting'), item(104, 'waiting'))
    await resumeRun(release, { ...cutOff, commandId: release.id })
    expect(sent).toEqual([103, 104])
    const text = '2 liberados, de 1 não se sabe'
    expect(vi.mocked(notify).mock.lastCall?.slice(0, 2)).toEqual([
      'error',
      '2 produtos liberados, de 1 não se sabe: #102',
    ])
    expect(progress.at(-1)).toMatchObject({ title: 'Liberando produtos', total: 3 })
    const currentRun = getCurrentRun()!
    expect(toReportRows(currentRun.job, currentRun.run, produto)[1]).toEqual([
      '102',
      'Produto 102',
      'Não se sabe se foi feito',
    ])
    expect(getHistory()[0]).toMatchObject({
      ok: false,
      result: `${text}: #102`,
      ids: [102, 103, 104],
      unsure: true,
    })
    // The check reports what it reads; if that does not tell, the state stays unknown.
    expect((await currentRun.job.verifyOutcome?.(currentRun.run))?.items[0]?.state).toBe('unknown')
    expect(vi.mocked(notify).mock.lastCall?.[1]).toBe('Produto #102: Produto 102')
  })

  it('sends nothing if the operator declines, and keeps the rest for later', async () => {
    const rest = run(item(102, 'waiting'), item(103, 'waiting'))
    startJournal(rest)
    vi.mocked(confirm).mockResolvedValue(false)
    await resumeRun(remove, rest)
    expect(sent).toEqual([])
    expect(readJournal('1')?.items).toHaveLength(2)
  })

  it('keeps the rest being confirmed while another tab’s rest is offered', async () => {
    const rest = run(item(102, 'waiting'), item(103, 'waiting'))
    startJournal(rest)
    vi.mocked(confirm).mockImplementation(async () => {
      writeJournal({ ...run(item(104, 'waiting')), key: '2' })
      await offerInterruptedRuns()
      return false
    })
    await resumeRun(remove, rest)
    expect(readJournal('1')?.items).toHaveLength(2)
  })

  it('keeps the rest being confirmed when another run begins meanwhile', async () => {
    const rest = run(item(101, 'waiting'), item(102, 'waiting'))
    startJournal(rest)
    let answer: (isConfirmed: boolean) => void = () => {}
    vi.mocked(confirm).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    const resumed = resumeRun(remove, rest)
    await vi.waitFor(() => expect(asked()).toHaveLength(1))
    await performCommand(release, { ids: [103, 104] }, 'paleta')
    answer(false)
    await resumed
    expect(sent).toEqual([103, 104])
    expect(readJournal('1')?.items).toHaveLength(2)
  })

  it('discards a single record once it was sent', async () => {
    const rest = run(item(102, 'waiting'))
    startJournal(rest)
    await resumeRun(remove, rest)
    expect(sent).toEqual([102])
    expect(readJournal('1')).toBeNull()
  })

  it('keeps a single record whose call found no session [D8]', async () => {
    const rest = run(item(102, 'waiting'))
    startJournal(rest)
    const ended: AnyCommand = { ...remove, runEach: () => Promise.reject(new ApiError({ kind: 'session' })) }
    await resumeRun(ended, rest)
    expect(readJournal('1')?.items).toHaveLength(1)
  })

  it('says so if nothing remains, and discards the run', async () => {
    const rest = run(item(102, 'waiting'))
    startJournal(rest)
    existingIds.clear()
    await resumeRun(remove, rest)
    expect([sent, asked(), readJournal('1')]).toEqual([[], [], null])
    expect(vi.mocked(notify).mock.calls[0]?.[1]).toBe('Nada a retomar: #102 não existe')
  })
})

describe('getSkipReason', () => {
  const unknown = item(102, 'unknown')
  it('judges a deletion by whether the record exists [M3]', () => {
    expect(getSkipReason(remove, unknown, record(102))).toBeNull()
    expect(getSkipReason(remove, unknown, null)).toBe('não existe')
  })
  it('leaves to the operator what no read can tell [M3]', () => {
    expect(getSkipReason(release, unknown, record(102))).toBe('não se sabe se foi feito')
    expect(getSkipReason(remove, unknown, undefined)).toBe('não se sabe se foi feito')
    expect(getSkipReason(release, item(102, 'waiting'), undefined)).toBeNull()
  })
  it('judges a state by what the command would change', () => {
    const enable: AnyCommand = defineCommand({
      ...common,
      id: 'produto.habilitar',
      title: 'Habilitar produto',
      phrases: ['habilitar produto {ids}'],
      unchangedReason: ({ name }) => (name === 'ativo' ? 'já Ativo' : null),
    })
    expect(getSkipReason(enable, unknown, { ...record(102), name: 'ativo' })).toBe('já Ativo')
    expect(getSkipReason(enable, unknown, record(102))).toBeNull()
  })
})
