// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { HistoryEntry } from './history.ts'

const act = (phrase: string, at = 0): HistoryEntry => ({
  at,
  commandId: 'x',
  phrase,
  args: {},
  ids: [],
  ok: true,
  result: '',
  step: true,
  form: false,
  undone: false,
  undo: null,
})

/** The module as a fresh page loads it. */
async function fresh(who = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(who)
  return { ...(await import('./history.ts')), ...(await import('#lib/storage/persisted.ts')) }
}

beforeEach(() => localStorage.clear())

it('keeps the last 50, newest first, over a reload', async () => {
  const before = await fresh()
  for (let at = 1; at <= 52; at++) before.addToHistory(act(`excluir produto ${at}`, at))
  const after = await fresh()
  expect(after.getHistory()).toHaveLength(50)
  expect(after.getHistory()[0]?.phrase).toBe('excluir produto 52')
  expect(after.getHistory().at(-1)?.phrase).toBe('excluir produto 3')
})

it('lets no notice offer what was taken back, be it in another tab [P1]', async () => {
  const history = await fresh()
  const { addNotice, getNotices } = await import('#ui/notices/notice-store.ts')
  const steps = [1, 2, 3].map((at) => ({ timestampMs: history.addToHistory(act('desabilitar cashback 12', at)) }))
  for (const step of steps) addNotice('success', 'Status atualizado', { historyRef: step })
  addNotice('success', 'Salvo com sucesso', {})
  const back = (at: number, ok: boolean) =>
    ({ verb: 'desfazer', isOk: ok, ids: [at], changed: ok ? [at] : [] }) as const
  history.recordUndoAttempt(steps[0]!.timestampMs, back(1, true))
  history.recordUndoAttempt(steps[1]!.timestampMs, back(2, false))
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, steps[2], steps[1]])
  const other = await fresh()
  other.recordUndoAttempt(steps[1]!.timestampMs, back(2, true))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, steps[2]])
})

it('is gone after sign-out, and nothing is written after that [M2]', async () => {
  const history = await fresh()
  history.addToHistory(act('sair'))
  history.clearAtSignOut()
  history.addToHistory(act('tarde demais'))
  expect((await fresh()).getHistory()).toEqual([])
})

it('is its owner’s alone [M1]', async () => {
  ;(await fresh('7')).addToHistory(act('excluir produto 12'))
  expect((await fresh('8')).getHistory()).toEqual([])
  expect((await fresh('8')).getRecentActions(5)).toEqual([])
  expect((await fresh('7')).getHistory()).toHaveLength(1)
})

it('offers each phrase once', async () => {
  const history = await fresh()
  for (const phrase of ['a', 'b', 'a', '', 'c']) history.addToHistory(act(phrase))
  expect(history.getRecentActions(2).map((entry) => entry.phrase)).toEqual(['c', 'a'])
})

it('tells of a change, until told to stop', async () => {
  const history = await fresh()
  const listener = vi.fn()
  const stop = history.subscribeToHistory(listener)
  history.addToHistory(act('a'))
  stop()
  history.addToHistory(act('b'))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('starts empty where storage holds something else', async () => {
  localStorage.setItem('gestor.historico:7:', '{"v":1,"at":1,"end":null,"out":true,"value":{"nope":1}}')
  expect((await fresh()).getHistory()).toEqual([])
})
