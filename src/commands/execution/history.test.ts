// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import type { HistoryEntry } from './history.ts'

const createEntry = (phrase: string, at = 0): HistoryEntry => ({
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
async function fresh(ownerId = '7') {
  vi.resetModules()
  const { ownerStore } = await import('#lib/storage/owner.ts')
  ownerStore.set(ownerId)
  return { ...(await import('./history.ts')), ...(await import('#lib/storage/persisted.ts')) }
}

beforeEach(() => localStorage.clear())

it('keeps the last 50, newest first, across a reload', async () => {
  const before = await fresh()
  for (let at = 1; at <= 52; at++) before.addToHistory(createEntry(`excluir produto ${at}`, at))
  const after = await fresh()
  expect(after.getHistory()).toHaveLength(50)
  expect(after.getHistory()[0]?.phrase).toBe('excluir produto 52')
  expect(after.getHistory().at(-1)?.phrase).toBe('excluir produto 3')
})

it('keeps what two tabs add in the same ms, each under a timestamp of its own', async () => {
  const tabs = [await fresh(), await fresh()]
  // No tab has had an event of the other's entry.
  const timestamps = tabs.map((tab, index) => tab.addToHistory(createEntry(`excluir produto ${index}`, 1_000)))
  expect(timestamps).toEqual([1_000, 1_001])
  tabs[0]!.storeUndoAttempt(1_000, { verb: 'desfazer', isOk: true, ids: [0], changed: [0] })
  tabs[1]!.storeVerifiedOutcome(1_001, true, '')
  const entries = (await fresh()).getHistory()
  expect(entries.map(({ phrase, undone }) => [phrase, undone])).toEqual([
    ['excluir produto 1', false],
    ['excluir produto 0', true],
  ])
})

it('removes the notices of undone actions, also if another tab undid them [P1]', async () => {
  const history = await fresh()
  const { addNotice, getNotices } = await import('#ui/notices/notice-store.ts')
  const historyRefs = [1, 2, 3].map((at) => ({
    timestampMs: history.addToHistory(createEntry('desabilitar cashback 12', at)),
  }))
  for (const step of historyRefs) addNotice('success', 'Status atualizado', { historyRef: step })
  addNotice('success', 'Salvo com sucesso', {})
  const undoAttempt = (at: number, ok: boolean) =>
    ({ verb: 'desfazer', isOk: ok, ids: [at], changed: ok ? [at] : [] }) as const
  history.storeUndoAttempt(historyRefs[0]!.timestampMs, undoAttempt(1, true))
  history.storeUndoAttempt(historyRefs[1]!.timestampMs, undoAttempt(2, false))
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, historyRefs[2], historyRefs[1]])
  const other = await fresh()
  other.storeUndoAttempt(historyRefs[1]!.timestampMs, undoAttempt(2, true))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(getNotices().map(({ options }) => options.historyRef)).toEqual([undefined, historyRefs[2]])
})

it('is empty after a sign-out, and nothing is written afterwards [M2]', async () => {
  const history = await fresh()
  history.addToHistory(createEntry('sair'))
  history.clearAtSignOut()
  history.addToHistory(createEntry('tarde demais'))
  expect((await fresh()).getHistory()).toEqual([])
})

it('is visible only to its owner [M1]', async () => {
  ;(await fresh('7')).addToHistory(createEntry('excluir produto 12'))
  expect((await fresh('8')).getHistory()).toEqual([])
  expect((await fresh('8')).getRecentActions(5)).toEqual([])
  expect((await fresh('7')).getHistory()).toHaveLength(1)
})

it('offers each phrase once', async () => {
  const history = await fresh()
  for (const phrase of ['a', 'b', 'a', '', 'c']) history.addToHistory(createEntry(phrase))
  expect(history.getRecentActions(2).map((entry) => entry.phrase)).toEqual(['c', 'a'])
})

it('notifies of a change, until unsubscribed', async () => {
  const history = await fresh()
  const listener = vi.fn()
  const stop = history.subscribeToHistory(listener)
  history.addToHistory(createEntry('a'))
  stop()
  history.addToHistory(createEntry('b'))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('starts empty if storage holds something else', async () => {
  localStorage.setItem('gestor.historico:7:', '{"v":1,"at":1,"end":null,"out":true,"value":{"nope":1}}')
  expect((await fresh()).getHistory()).toEqual([])
})
