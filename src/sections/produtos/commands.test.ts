// @vitest-environment jsdom
/** A product's plan replaces another one, and undo restores it (case P1). */
import { beforeEach, expect, it, vi } from 'vitest'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { ApiError } from '#api/errors.ts'
import { createRegistry } from '#commands/registry.ts'
import { setRegistry } from '#commands/runtime.ts'
import { setRoute } from '#commands/screen.ts'
import { performCommand } from '#commands/execution/perform-command.ts'
import { getLastUndoable, getLastUndone, redoEntry, undoEntry } from '#commands/execution/undo.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { confirm } from '#ui/dialogs/confirm.ts'
import { notify } from '#ui/notices/notify.tsx'
import { plano } from '#sections/planos/resource.ts'
import { associatePlanCommand, dissociatePlanCommand } from './commands.ts'
import { produto } from './resource.ts'

vi.mock('#ui/dialogs/confirm.ts', () => ({ confirm: vi.fn() }))
vi.mock('#ui/notices/notify.tsx', () => ({ notify: vi.fn() }))

/** The plan of product 21 on the platform. */
let stored: number | null
/** The error of the next write, which is done all the same; null for none. */
let failure: ApiError | null
const sent: string[] = []
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ planoProdutoId: stored }) }))
vi.mock('#api/cache/write.ts', async (original) => ({
  ...(await original<object>()),
  sendWrite: ({ id: call }: AnyEndpoint, { id }: { id: number }) => {
    sent.push(`${call.replace('planos.', '')} ${id}`)
    stored = call === 'planos.associarProduto' ? id : null
    return failure ? Promise.reject(failure) : Promise.resolve(undefined)
  },
}))

setRegistry(
  createRegistry(
    [{ resources: [produto, plano], menu: [], routes: [] }],
    [associatePlanCommand, dissociatePlanCommand],
  ),
)

let operator = 0
beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(confirm).mockResolvedValue(true)
  ownerStore.set(String(++operator))
  setRoute('/blank', null)
  sent.length = 0
  failure = null
})

const put = (plan: number) => performCommand(associatePlanCommand, { produto: 21, plano: plan }, 'paleta')
const takeOff = (plan: number) => performCommand(dissociatePlanCommand, { produto: 21, plano: plan }, 'paleta')
const facts = () =>
  vi.mocked(confirm).mock.calls.map(([{ details = [] }]) => details.map(({ value }) => value).join(' > '))
const told = () => vi.mocked(notify).mock.calls.at(-1)?.[1]

it('undoes to the plan before, and redoes', async () => {
  stored = 3
  await put(5)
  expect(facts()).toEqual(['plano #3 > plano #5'])
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(stored).toBe(3)
  expect(await redoEntry(getLastUndone()!)).toBe(true)
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(sent).toEqual(['associarProduto 5', 'associarProduto 3', 'associarProduto 5', 'associarProduto 3'])
})

it('undoes to no plan if there was none', async () => {
  stored = null
  await put(5)
  expect(facts()).toEqual(['sem plano > plano #5'])
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(sent).toEqual(['associarProduto 5', 'desassociarProduto 5'])
  expect(await redoEntry(getLastUndone()!)).toBe(true)
  expect(stored).toBe(5)
})

it('undoes to the plan that was removed', async () => {
  stored = 5
  await takeOff(5)
  expect(facts()).toEqual(['plano #5 > sem plano'])
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(sent).toEqual(['desassociarProduto 5', 'associarProduto 5'])
})

it.each([
  [5, put, '#21 já está no plano #5'],
  [3, takeOff, '#21 não está no plano #5'],
  [null, takeOff, '#21 não está no plano #5'],
] as const)('skips a change that has no effect: from %j', async (previousPlan, act, said) => {
  stored = previousPlan
  expect(await act(5)).toBe(false)
  expect([told(), sent, vi.mocked(confirm).mock.calls, getLastUndoable()]).toEqual([said, [], [], undefined])
})

it.each([
  [null, put, 'associarProduto 5', 'associar produto 21 ao plano 5'],
  [5, takeOff, 'desassociarProduto 5', 'desassociar produto 21 do plano 5'],
] as const)('does not undo if somebody changed the plan since: from %j', async (previousPlan, act, call, phrase) => {
  stored = previousPlan
  await act(5)
  stored = 2
  expect(await undoEntry(getLastUndoable()!)).toBe(false)
  expect(told()).toBe(`“${phrase}”: foi alterado depois, não foi desfeito`)
  expect(sent).toEqual([call])
})

it('undoes also an unconfirmed write [O1]', async () => {
  stored = 3
  failure = new ApiError({ kind: 'network', isUncertain: true })
  await put(5)
  failure = null
  expect(await undoEntry(getLastUndoable()!)).toBe(true)
  expect(sent).toEqual(['associarProduto 5', 'associarProduto 3'])
})
