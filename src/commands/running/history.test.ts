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
  undo: null,
})

/** The module as a fresh page loads it. */
async function fresh() {
  vi.resetModules()
  return import('./history.ts')
}

beforeEach(() => localStorage.clear())

it('keeps the last 50, newest first, over a reload', async () => {
  const before = await fresh()
  for (let at = 1; at <= 52; at++) before.addToHistory(act(`excluir produto ${at}`, at))
  const after = await fresh()
  expect(after.historyEntries()).toHaveLength(50)
  expect(after.historyEntries()[0]?.phrase).toBe('excluir produto 52')
  expect(after.historyEntries().at(-1)?.phrase).toBe('excluir produto 3')
})

it('is gone after sign-out, here and on disk', async () => {
  const history = await fresh()
  history.addToHistory(act('sair'))
  history.clearHistory()
  expect(history.historyEntries()).toEqual([])
  expect((await fresh()).historyEntries()).toEqual([])
})

it('offers each phrase once', async () => {
  const history = await fresh()
  for (const phrase of ['a', 'b', 'a', '', 'c']) history.addToHistory(act(phrase))
  expect(history.recentPhrases(2).map((entry) => entry.phrase)).toEqual(['c', 'a'])
})

it('tells of a change, until told to stop', async () => {
  const history = await fresh()
  const listener = vi.fn()
  const stop = history.onHistory(listener)
  history.addToHistory(act('a'))
  stop()
  history.addToHistory(act('b'))
  expect(listener).toHaveBeenCalledTimes(1)
})

it('starts empty where storage holds something else', async () => {
  localStorage.setItem('gestor.historico', '{"nope":1}')
  expect((await fresh()).historyEntries()).toEqual([])
})
