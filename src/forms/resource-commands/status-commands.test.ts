// @vitest-environment jsdom
/** Tests undo and redo of habilitar and desabilitar: they never overwrite what somebody else has changed. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '#api/errors.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { startJournal } from '#commands/bulk/journal.ts'
import { toReportRows } from '#commands/bulk/report-text.ts'
import { getCurrentRun } from '#commands/bulk/run-store.ts'
import { produto } from '#commands/resources.fixture.ts'
import { getHistory } from '#commands/execution/history.ts'
import { resetPlatform, provideCommands, getNotices } from '#commands/execution/products.fixture.ts'
import { offerInterruptedRuns } from '#commands/execution/resume-runs.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { getLastUndoable, getLastUndone, redoEntry, undoEntry } from '#commands/execution/undo.ts'
import { performScript, runScript, undoScript } from '#commands/scripts/run-script.ts'
import { setRoute } from '#commands/screen.ts'
import { statusCommands } from './status-commands.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
const progress = { update: vi.fn(), setPaused: vi.fn(), setWaitReason: vi.fn(), close: vi.fn() }
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

const names = ['', 'Ativo', 'Inativo', 'Bloqueado', 'Pendente']
/** The status id of each record on the platform, by record id. */
const stored = new Map<number, number>()
const sent: string[] = []
let answer = (): Promise<undefined> => Promise.resolve(undefined)
vi.mock('#api/session/client.ts', async (original) => ({
  ...(await original<object>()),
  call: (_: unknown, { id }: { id: number }) => {
    const statusId = stored.get(id) ?? 0
    return Promise.resolve({ id, status: { id: statusId, descricao: names[statusId] } })
  },
}))

const resource = {
  ...produto,
  summary: ({ id, status }: { id: number; status: { id: number; descricao: string } }) => ({ id, name: null, status }),
} as unknown as typeof produto
const { desabilitar, habilitar, all } = statusCommands(resource, {
  read: defineEndpoint({
    id: 'produtos.ler',
    call: 'GET /produtos/{id}',
    input: z.object({ id: z.number() }),
    output: z.any(),
  }),
  async write({ id }: { id: number }, statusId) {
    sent.push(`${id}: ${statusId}`)
    stored.set(id, statusId)
    return answer()
  },
})
provideCommands(...all, runScript, undoScript)

const disable = (...ids: number[]) => performCommand(desabilitar, { ids }, 'paleta')
const undo = () => undoEntry(getLastUndoable()!)
const redo = () => redoEntry(getLastUndone()!)
const statuses = () => Object.fromEntries(stored)

beforeEach(() => {
  resetPlatform()
  setRoute('/produtos', resource)
  stored.clear()
  sent.length = 0
  answer = () => Promise.resolve(undefined)
})

describe('one record', () => {
  it('gets its previous status back by undo, whichever that was, and the new one by redo', async () => {
    stored.set(1, 4)
    await performCommand(habilitar, { ids: [1] }, 'paleta')
    expect(await undo()).toBe(true)
    expect(statuses()).toEqual({ 1: 4 })
    expect(await redo()).toBe(true)
    expect(statuses()).toEqual({ 1: 1 })
    expect(await undo()).toBe(true)
    expect(statuses()).toEqual({ 1: 4 })
  })

  it('is not changed by undo if somebody else has given it a third status, which is named [P2]', async () => {
    stored.set(1, 1)
    await disable(1)
    stored.set(1, 3)
    sent.length = 0
    expect(await undo()).toBe(false)
    expect(sent).toEqual([])
    expect(getNotices().at(-1)).toBe(
      'info: “desabilitar produto 1”: foi alterado depois, não foi desfeito. O status agora é Bloqueado',
    )
    stored.set(1, 2)
    expect(await undo()).toBe(true)
    stored.set(1, 4)
    sent.length = 0
    expect(await redo()).toBe(false)
    expect(sent).toEqual([])
    expect(getNotices().at(-1)).toContain('foi alterado depois, não foi refeito. O status agora é Pendente')
  })

  it('is not changed by undo after a try without a response either [O1]', async () => {
    stored.set(1, 1)
    await disable(1)
    answer = () => Promise.reject(new ApiError({ kind: 'network', isUncertain: true }))
    expect(await undo()).toBe(false)
    stored.set(1, 3)
    sent.length = 0
    expect(await undo()).toBe(false)
    expect(sent).toEqual([])
    expect(getLastUndoable()?.phrase).toBe('desabilitar produto 1')
  })
})

describe('several records', () => {
  it('get their own previous status back, except those that were changed since [P2]', async () => {
    for (const [id, status] of [1, 4, 3, 1].entries()) stored.set(id + 1, status)
    await disable(1, 2, 3, 4)
    expect(statuses()).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2 })
    stored.set(4, 3)
    expect(await undo()).toBe(true)
    expect(statuses()).toEqual({ 1: 1, 2: 4, 3: 3, 4: 3 })
    expect(getNotices().at(-1)).toContain('3 desfeitos, #4 foi alterado depois: o status agora é Bloqueado')
    const { job, run } = getCurrentRun()!
    expect(toReportRows(job, run, resource).at(-1)).toEqual([
      '4',
      '',
      'Foi alterado depois: o status agora é Bloqueado',
    ])
    stored.set(3, 1)
    expect(await redo()).toBe(true)
    expect(statuses()).toEqual({ 1: 2, 2: 2, 3: 1, 4: 3 })
  })

  it('are not reported as undone if each was changed since', async () => {
    for (const id of [1, 2]) stored.set(id, 1)
    await disable(1, 2)
    for (const id of [1, 2]) stored.set(id, 3)
    sent.length = 0
    expect(await undo()).toBe(false)
    expect(sent).toEqual([])
    expect(getNotices().at(-1)).toContain('Nada foi desfeito: #1, #2 foram alterados depois')
    expect(getLastUndoable()?.phrase).toBe('desabilitar produto 1, 2')
  })

  it('of an interrupted job get back the statuses that the journal has stored', async () => {
    stored.set(1, 2).set(2, 2)
    const item = (id: number, was: number) => ({ id, name: null, state: 'done' as const, message: null, was })
    startJournal({
      commandId: desabilitar.id,
      args: { ids: [1, 2] },
      items: [item(1, 1), item(2, 4)],
      isPaused: false,
      isStopped: false,
      key: '1',
      startedAt: 1,
      endedAt: null,
    })
    await offerInterruptedRuns()
    expect(getHistory()[0]?.phrase).toBe('desabilitar produto 1, 2')
    await undo()
    expect(statuses()).toEqual({ 1: 1, 2: 4 })
  })
})

it('holds for the steps of a script, undo and redo [P2]', async () => {
  stored.set(1, 4).set(2, 1)
  const step = (id: number) => ({ command: desabilitar, args: { ids: [id] }, id, phrase: `desabilitar produto ${id}` })
  await performScript({ steps: [step(1), step(2)], phrase: 'fechamento' })
  expect(statuses()).toEqual({ 1: 2, 2: 2 })
  stored.set(2, 3)
  expect(await undo()).toBe(true)
  expect(statuses()).toEqual({ 1: 4, 2: 3 })
  expect(getNotices().at(-1)).toContain('foi alterado depois: o status agora é Bloqueado')
  stored.set(1, 3)
  sent.length = 0
  expect(await redo()).toBe(false)
  expect(sent).toEqual([])
})
