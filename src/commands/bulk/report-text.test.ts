import { describe, expect, it } from 'vitest'
import { defineCommand } from '#commands/define.ts'
import type { BulkItem, BulkRun } from './queue.ts'
import {
  formatRunEnd,
  formatHeadline,
  sortForReport,
  formatItem,
  formatConflict,
  formatNotice,
  getItemNumber,
  toReportRows,
} from './report-text.ts'
import { loja } from '#commands/resources.fixture.ts'

const remove = defineCommand({
  id: 'loja.excluir',
  title: 'Excluir loja',
  group: 'Ações',
  scope: 'row',
  phrases: ['x'],
})
const item = (id: number, state: BulkItem['state'], message: string | null = null): BulkItem => ({
  id,
  name: `Loja ${id}`,
  state,
  message,
})
const run = (...items: BulkItem[]): BulkRun => ({
  commandId: 'loja.excluir',
  args: {},
  items,
  isPaused: false,
  isStopped: false,
  key: '0',
  startedAt: 0,
  endedAt: 1,
})

describe('headline', () => {
  it.each([
    [[item(1, 'done'), item(2, 'done')], '2 excluídas'],
    [[item(1, 'done'), item(2, 'failed')], '1 excluída, 1 falhou'],
    [[item(1, 'failed'), item(2, 'failed')], '2 falharam'],
    [[item(1, 'done'), item(2, 'waiting'), item(3, 'waiting')], '1 excluída, 2 não enviadas'],
    [[item(1, 'skipped')], '0 excluídas'],
    [[item(1, 'done'), item(2, 'unknown'), item(3, 'failed')], '1 excluída, 1 falhou, de 1 não se sabe'],
  ])('%j', (items, text) => expect(formatHeadline(remove, run(...items), loja)).toBe(text))
})

it('names the first three failures with the server’s messages, and counts the rest', () => {
  const failed = [1, 2, 3, 4, 5].map((id) => item(id, 'failed', `Loja ${id} em uso.`))
  expect(formatNotice(remove, run(item(9, 'done'), ...failed), loja)).toBe(
    '1 loja excluída, 5 falharam: #1 (Loja 1 em uso.), #2 (Loja 2 em uso.), #3 (Loja 3 em uso.) e mais 2',
  )
})

it('names the unchanged records once, with the reason', () => {
  const left = [item(4, 'skipped', 'Loja #4 já está ativa')]
  expect(formatRunEnd({ ...remove, resource: loja }, run(item(1, 'done'), ...left), left)).toBe(
    '1 loja excluída. Fica como estava: #4 (já está ativa)',
  )
})

it.each([
  [1, '19 desfeitas, #118 foi alterada depois'],
  [2, '18 desfeitas, #118, #119 foram alteradas depois'],
  [5, '15 desfeitas, #118, #119, #120 e mais 2 foram alteradas depois'],
  [20, 'Nada foi desfeito: #118, #119, #120 e mais 17 foram alteradas depois'],
])('names the records changed since an undone action, %i of 20 [P2]', (count, text) => {
  const recall = {
    verb: 'desfazer',
    timestampMs: 1,
    phrase: 'x',
    isFirstAttempt: () => true,
    onAttemptEnd() {},
  } as const
  const work = { id: 'loja.habilitar', title: 'Desfazer', resource: loja, replay: recall }
  const moved = Array.from({ length: count }, (_, at) => item(118 + at, 'skipped', formatConflict(loja)))
  const done = Array.from({ length: 20 - count }, (_, at) => item(at + 1, 'done'))
  expect(formatRunEnd(work, run(...done, ...moved), moved)).toBe(text)
})

it('lists failures first, with the outcome of each record', () => {
  const items = [item(1, 'done'), item(2, 'skipped', '#2 não existe'), item(3, 'failed', 'Em uso.'), item(4, 'waiting')]
  expect(sortForReport(items).map(({ id }) => id)).toEqual([3, 4, 1, 2])
  expect(items.map((each) => formatItem(remove, each, loja))).toEqual([
    'Excluída',
    '#2 não existe',
    'Em uso.',
    'Não enviado',
  ])
  expect(toReportRows(remove, run(...items), loja)[1]).toEqual(['3', 'Loja 3', 'Em uso.'])
  expect(formatItem(remove, item(5, 'waiting', 'Sessão expirada.'), loja)).toBe('Sessão expirada.')
})

it('numbers the steps of a script as steps, since no record has their numbers', () => {
  const step = item(3, 'failed')
  expect([getItemNumber(loja, step), getItemNumber(undefined, step)]).toEqual(['#3', 'passo 3'])
  const heads = [loja, undefined].map((resource) => toReportRows(remove, run(step), resource)[0]?.[0])
  expect(heads).toEqual(['ID', 'Passo'])
})
