// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { owner } from '#lib/owner.ts'
import { confirm } from '#ui/confirm.ts'
import { notify } from '#ui/notify.tsx'
import * as arg from '#commands/args.ts'
import { currentRun } from '#commands/bulk/run-store.ts'
import { defineCommand } from '#commands/define.ts'
import { produto } from '#commands/nouns.fixture.ts'
import { historyEntries } from './history.ts'
import { lastAct } from './last-act.ts'
import { performScript } from './run-script.ts'
import type { Script } from './script.ts'

vi.mock('#ui/confirm.ts', () => ({ confirm: vi.fn(() => Promise.resolve(true)) }))
const progress = { update: vi.fn(), setPaused: vi.fn(), close: vi.fn() }
vi.mock('#ui/notify.tsx', () => ({ notify: vi.fn(), notifyProgress: vi.fn(() => progress) }))

const done: string[] = []
const common = { group: 'Ações', place: 'row', noun: produto } as const
const remove = defineCommand({
  ...common,
  id: 'produto.excluir',
  title: 'Excluir produto',
  phrases: ['excluir produto {ids}'],
  args: { ids: arg.ids(produto) },
  confirm: ({ ids }) => `Excluir produto #${ids[0]}?`,
  each: (id) => Promise.resolve(void done.push(`excluir ${id}`)),
})
let offReason: true | string = true
const sync = defineCommand({
  ...common,
  id: 'produto.sincronizar',
  title: 'Sincronizar',
  phrases: ['sincronizar'],
  when: () => offReason,
  run: () => void done.push('sincronizar'),
})
const script: Script = {
  phrase: 'excluir produto 12, 15; sincronizar',
  steps: [
    { command: remove, args: { ids: [12, 15] }, id: 12, phrase: 'excluir produto 12' },
    { command: remove, args: { ids: [12, 15] }, id: 15, phrase: 'excluir produto 15' },
    { command: sync, args: {}, id: null, phrase: 'sincronizar' },
  ],
}

let operator = 0
beforeEach(() => {
  owner.set(String(++operator))
  vi.clearAllMocks()
  done.length = 0
  offReason = true
})

it('asks once, runs its steps in order, and is one act of the history', async () => {
  expect(await performScript(script)).toBe(true)
  expect(vi.mocked(confirm).mock.calls.map(([{ text }]) => text)).toEqual([
    'Executar 3 comandos? excluir produto 12; excluir produto 15; sincronizar',
  ])
  expect(done).toEqual(['excluir 12', 'excluir 15', 'sincronizar'])
  expect(vi.mocked(notify).mock.calls.map(([, text]) => text)).toEqual(['Roteiro concluído: 3 comandos'])
  expect(historyEntries()).toMatchObject([
    { phrase: script.phrase, result: 'Roteiro concluído: 3 comandos', ok: true, step: true },
  ])
  expect(lastAct()).toEqual({ script })
})

it('leaves out the steps that are told, and names them before', async () => {
  await performScript(script, new Map([[1, 'excluir produto 12 (#12 não existe)']]))
  expect(done).toEqual(['excluir 15', 'sincronizar'])
  expect(vi.mocked(confirm).mock.calls[0]?.[0].description).toBe('Fica de fora: excluir produto 12 (#12 não existe).')
})

it('sends nothing where every step is left out, or where it is not agreed to', async () => {
  expect(await performScript(script, new Map([1, 2, 3].map((place) => [place, 'não existe'])))).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
  vi.mocked(confirm).mockResolvedValueOnce(false)
  expect(await performScript(script)).toBe(false)
  expect(done).toEqual([])
  expect(historyEntries()).toEqual([])
})

it('looks at each step when its turn comes: one that is off by then fails and says why', async () => {
  offReason = 'Já em andamento'
  await performScript(script)
  expect(done).toEqual(['excluir 12', 'excluir 15'])
  expect(currentRun()).toMatchObject({
    run: { items: [{ state: 'done' }, { state: 'done' }, { state: 'failed', message: 'Já em andamento' }] },
  })
})
