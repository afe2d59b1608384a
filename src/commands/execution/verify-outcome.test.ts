// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { notify } from '#ui/notices/notify.tsx'
import { ids } from '#commands/args.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import type { RecordSummary } from '#commands/resource.ts'
import { bonus, produto } from '#commands/resources.fixture.ts'
import { setRoute } from '#commands/screen.ts'
import type { BulkItem } from '#commands/bulk/queue.ts'
import { verifyRunOutcome } from './verify-outcome.ts'
import { getHistory } from './history.ts'
import {
  resetPlatform,
  disable,
  enable,
  platform,
  provideCommands,
  remove,
  setStock,
  getNotices,
} from './products.fixture.ts'
import { performCommand } from './perform-command.ts'
import { getLastUndoable, undoEntry } from './undo.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

/** What the platform has of product 12; 'unread': the request fails. */
let record: Omit<RecordSummary, 'id' | 'row'> | null | 'unread'
vi.mock('#commands/records.ts', () => ({
  loadRecord: (_: unknown, id: number) =>
    record === 'unread'
      ? Promise.reject(new ApiError({ kind: 'network' }))
      : Promise.resolve(record && { ...record, id, row: { id } }),
}))

const noop = ({ status }: RecordSummary) => (status?.id === 1 ? 'já ativo' : null)
const enableWithCheck: AnyCommand = { ...enable, unchangedReason: noop }
const release = defineCommand({
  id: 'bonus.liberar',
  title: 'Liberar bônus',
  resource: bonus,
  group: 'Ações',
  scope: 'row',
  phrases: ['liberar bônus {ids}'],
  args: { ids: ids(bonus) },
  failure: 'Erro ao liberar',
  preview: () => ({ details: [{ label: 'Valor', value: 'R$ 10,00' }] }),
  runEach: (id) => platform.answer(id).then(() => undefined),
})
const bare: AnyCommand = { ...release, id: 'bonus.bater', preview: undefined as never }
provideCommands(enableWithCheck, disable, setStock, remove, release)

const markNotDone = vi.fn()
const lost = () => Promise.reject(Object.assign(new ApiError({ kind: 'network', isUncertain: true }), { markNotDone }))
const action = () => vi.mocked(notify).mock.calls.at(-1)?.[2]?.action
/** Runs the command without a response, checks it by its notice, and returns the resulting notice. */
async function runAndCheck(command: AnyCommand, args: object): Promise<string | undefined> {
  platform.answer = lost
  await performCommand(command, args as never, 'paleta')
  expect(action()?.label).toBe('Conferir')
  const before = getNotices().length
  action()?.run()
  await vi.waitFor(() => expect(getNotices().length).toBeGreaterThan(before))
  platform.answer = () => Promise.resolve(undefined)
  return getNotices().at(-1)
}

beforeEach(() => {
  resetPlatform()
  record = { name: 'Vale', status: { id: 2, descricao: 'Inativo' } }
  setRoute('/produtos', produto)
})

describe('checking the outcome of an action', () => {
  it('that was done stores it as done, and it can be undone like any other [O1, P1]', async () => {
    record = { name: 'Vale', status: { id: 1, descricao: 'Ativo' } }
    expect(await runAndCheck(enableWithCheck, { ids: [12] })).toBe('info: Foi feito: Produto #12: já ativo')
    expect(markNotDone).toHaveBeenCalledTimes(1)
    expect(getHistory()[0]).toMatchObject({ ok: true, step: true, unsure: false })
    // It is known to be done, so a different state now is somebody else's change.
    expect(await undoEntry(getLastUndoable()!)).toBe(false)
    expect(getNotices().at(-1)).toContain('foi alterado depois, não foi desfeito')
  })
  it('that was not done stores it as not done, and it is no undo step any more [O1, P2]', async () => {
    await performCommand(setStock, { id: 7, n: 20 }, 'paleta')
    expect(await runAndCheck(enableWithCheck, { ids: [12] })).toBe('info: Não foi feito: Produto #12: Vale, Inativo')
    expect(markNotDone).toHaveBeenCalledTimes(1)
    expect(getLastUndoable()?.phrase).toBe('ajustar estoque do produto 7 para 20')
  })
  it('reports each unknown record of a run, and leaves the others as they are [M3]', async () => {
    record = { name: 'Vale', status: { id: 1, descricao: 'Ativo' } }
    const item = (id: number, state: BulkItem['state']) => ({ id, name: null, state, message: null })
    const items = [item(11, 'failed'), item(12, 'unknown'), item(13, 'unknown')]
    const run = {
      commandId: enableWithCheck.id,
      args: {},
      items,
      isPaused: false,
      isStopped: false,
      key: '1',
      startedAt: 1,
      endedAt: 2,
    }
    const checkedRun = await verifyRunOutcome(enableWithCheck, { ids: [11, 12, 13] }, run)
    expect(checkedRun.items.map(({ state }) => state)).toEqual(['failed', 'done', 'done'])
    expect(getNotices()).toEqual(['info: Foi feito: Produto #12: já ativo. Foi feito: Produto #13: já ativo'])
    record = { name: 'Vale', status: { id: 2, descricao: 'Inativo' } }
    expect((await verifyRunOutcome(enableWithCheck, {}, run)).items.map(({ state }) => state)).toEqual([
      'failed',
      'waiting',
      'waiting',
    ])
    record = 'unread'
    expect((await verifyRunOutcome(enableWithCheck, {}, run)).items).toEqual(items)
    expect(getNotices().at(-1)).toContain('Produto #12 não pôde ser conferido')
  })
  it.each([
    ['Produto #12 não existe mais', null],
    ['Não foi feito: Produto #12 ainda existe', { name: 'Vale' }],
  ])('judges a deletion by whether the record exists: %s [O1]', async (text, found) => {
    record = found
    expect(await runAndCheck(remove, { ids: [12] })).toBe(`info: ${text}`)
    expect(markNotDone).toHaveBeenCalledTimes(1)
    expect(getHistory()[0]).toMatchObject({ ok: found === null, step: found === null })
  })
  it.each([
    ['Foi feito: Produto #7 está como pedido', 20],
    ['Não foi feito: Produto #7 não está como pedido', 5],
  ])('judges a number by the number: %s [O1]', async (text, stock) => {
    platform.stock.set(7, stock)
    expect(await runAndCheck(setStock, { id: 7, n: 20 })).toBe(`info: ${text}`)
    expect(markNotDone).toHaveBeenCalledTimes(1)
  })
  it('leaves it to the operator if the record does not tell [O1]', async () => {
    record = null
    expect(await runAndCheck(enableWithCheck, { ids: [12] })).toBe('info: Produto #12 não existe mais')
    expect(await runAndCheck(release, { ids: [12] })).toBe('info: Bônus #12. Valor: R$ 10,00')
    const silent: AnyCommand = { ...enable, id: 'produto.bater' }
    record = { name: 'Vale' }
    expect(await runAndCheck(silent, { ids: [12] })).toBe('info: Produto #12: Vale')
    expect(markNotDone).not.toHaveBeenCalled()
    expect(getHistory()).toMatchObject([{ unsure: true }, { unsure: true }, { unsure: true }])
  })
  it('stays open if the record cannot be read, and can be repeated', async () => {
    record = 'unread'
    expect(await runAndCheck(enableWithCheck, { ids: [12] })).toBe(
      'error: Produto #12 não pôde ser lido. Tente conferir de novo.',
    )
    expect(markNotDone).not.toHaveBeenCalled()
  })
  it('is not offered if nothing can be read', async () => {
    platform.answer = lost
    await performCommand(bare, { ids: [12] }, 'paleta')
    expect(action()).toBeUndefined()
  })
  it('changes nothing for an action that was undone meanwhile', async () => {
    platform.answer = lost
    await performCommand(enableWithCheck, { ids: [12] }, 'paleta')
    const check = action()
    platform.answer = () => Promise.resolve(undefined)
    expect(await undoEntry(getLastUndoable()!)).toBe(true)
    const before = getNotices().length
    check?.run()
    await vi.waitFor(() => expect(getNotices().length).toBeGreaterThan(before))
    expect(getHistory().find(({ commandId }) => commandId === enableWithCheck.id)).toMatchObject({
      undone: true,
      step: true,
    })
  })
})

it('a write that was not sent again is no step of its own [P1, O1]', async () => {
  await performCommand(enableWithCheck, { ids: [12] }, 'paleta')
  platform.active.clear()
  platform.answer = () =>
    Promise.reject(new ApiError({ kind: 'not-sent', message: 'Nada mais foi enviado.', isUncertain: true }))
  await performCommand(enableWithCheck, { ids: [12] }, 'paleta')
  expect(getHistory().map(({ step }) => step)).toEqual([false, true])
})
