// @vitest-environment jsdom
/** Tests the log of the day's notices. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearAtSignOut } from '#lib/storage/persisted.ts'
import { ownerStore } from '#lib/storage/owner.ts'
import { getLoggedNotices, getNoticesOfToday } from './notice-log.ts'
import { addNotice, removeAllNotices } from './notice-store.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12), toFake: ['Date'] })
  localStorage.clear()
  ownerStore.set('marina')
})
afterEach(() => {
  removeAllNotices()
  vi.useRealTimers()
})
const texts = () => getNoticesOfToday(getLoggedNotices()).map(({ text }) => text)

it('keeps the last twenty, newest first, with their owners, after they have gone', () => {
  addNotice('success', 'Status atualizado', { about: 'Cashback #12 · Natal' })
  addNotice('success', 'Atualizado com sucesso', { title: 'Loja #4' })
  removeAllNotices()
  expect(texts()).toEqual(['Loja #4 · Atualizado com sucesso', 'Status atualizado · Cashback #12 · Natal'])
  for (let at = 0; at < 30; at++) addNotice('error', `Erro ${at}`, {})
  expect(texts()).toHaveLength(20)
  expect(texts()[0]).toBe('Erro 29')
})

it('keeps one entry of an immediate repetition, and none of a running job', () => {
  const countBefore = texts().length
  addNotice('info', 'Nada a fazer', {})
  addNotice('info', 'Nada a fazer', {})
  addNotice('info', 'Excluindo cashbacks', {}, { done: 0, total: 4, isPaused: false })
  expect(texts().length).toBe(Math.min(20, countBefore + 1))
  expect(texts()[0]).toBe('Nada a fazer')
})

it.each([
  ['a list of other things', [null, { id: 1 }, ['x']]],
  ['no list', { at: 1 }],
])('keeps going where another version has left %s', (_, value) => {
  ownerStore.set(null)
  localStorage.setItem('gestor.avisos:ana:', JSON.stringify({ v: 1, at: Date.now(), end: null, out: true, value }))
  ownerStore.set('ana')
  expect(texts()).toEqual([])
})

it('forgets yesterday’s notices', () => {
  addNotice('info', 'De ontem', {})
  vi.setSystemTime(new Date(2026, 10, 21, 8))
  expect(texts()).toEqual([])
  addNotice('info', 'De hoje', {})
  expect(getLoggedNotices().map(({ text }) => text)).toEqual(['De hoje'])
})

it('shows them to no other operator, and keeps none after a sign-out', () => {
  addNotice('info', 'De Marina', {})
  expect(texts()).toContain('De Marina')
  ownerStore.set('joana')
  expect(texts()).toEqual([])
  addNotice('info', 'De Joana', {})
  clearAtSignOut()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gestor.avisos:joana'))).toEqual([])
})
