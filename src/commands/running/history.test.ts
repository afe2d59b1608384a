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
  const { owner } = await import('#lib/kept/owner.ts')
  owner.set(who)
  return { ...(await import('./history.ts')), ...(await import('#lib/kept/kept.ts')) }
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

it('lets no notice offer what was taken back, be it in another tab [P1]', async () => {
  const history = await fresh()
  const { addNotice, currentNotices } = await import('#ui/notices/toast-store.ts')
  const steps = [1, 2, 3].map((at) => ({ at: history.addToHistory(act('desabilitar cashback 12', at)) }))
  for (const step of steps) addNotice('success', 'Status atualizado', { step })
  addNotice('success', 'Salvo com sucesso', {})
  const back = (at: number, ok: boolean) => ({ verb: 'desfazer', ok, ids: [at], changed: ok ? [at] : [] }) as const
  history.noteTry(steps[0]!.at, back(1, true))
  history.noteTry(steps[1]!.at, back(2, false))
  expect(currentNotices().map(({ options }) => options.step)).toEqual([undefined, steps[2], steps[1]])
  const other = await fresh()
  other.noteTry(steps[1]!.at, back(2, true))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(currentNotices().map(({ options }) => options.step)).toEqual([undefined, steps[2]])
})

it('is gone after sign-out, and nothing is written after that [M2]', async () => {
  const history = await fresh()
  history.addToHistory(act('sair'))
  history.clearAtSignOut()
  history.addToHistory(act('tarde demais'))
  expect((await fresh()).historyEntries()).toEqual([])
})

it('is its owner’s alone [M1]', async () => {
  ;(await fresh('7')).addToHistory(act('excluir produto 12'))
  expect((await fresh('8')).historyEntries()).toEqual([])
  expect((await fresh('8')).recentPhrases(5)).toEqual([])
  expect((await fresh('7')).historyEntries()).toHaveLength(1)
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
  localStorage.setItem('gestor.historico:7:', '{"v":1,"at":1,"end":null,"out":true,"value":{"nope":1}}')
  expect((await fresh()).historyEntries()).toEqual([])
})
