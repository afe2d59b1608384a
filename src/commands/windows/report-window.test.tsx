// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Item } from '#commands/bulk/queue.ts'
import { setRun } from '#commands/bulk/run-store.ts'
import { loja } from '#commands/nouns.fixture.ts'
import { copyAndTell } from '#ui/device/copy-and-tell.ts'
import { mounting } from '#ui/mounting.fixture.ts'
import { ReportWindow } from './report-window.tsx'

vi.mock('#ui/device/copy-and-tell.ts', () => ({ copyAndTell: vi.fn() }))
const render = mounting()

it('copies a line a record, whose texts are no formula, no column and no line of their own [J9]', () => {
  const failed = (id: number, message: string): Item => ({ id, name: `Loja ${id}`, state: 'failed', message })
  const items = [failed(1, '=1+1\tcoluna'), failed(2, 'Em uso.\r\nTente depois.')]
  const send = () => Promise.resolve(undefined)
  const work = { id: 'loja.excluir', title: 'Excluir loja', noun: loja, args: {}, send, hasWayBack: false }
  const times = { paused: false, stopped: false, startedAt: 0, endedAt: 1000 }
  act(() => setRun(work, { commandId: work.id, args: {}, items, again: undefined, ...times }, true))
  render(<ReportWindow />)
  const press = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true })
  act(() => void document.activeElement?.dispatchEvent(press))
  expect(vi.mocked(copyAndTell).mock.calls[0]?.[0].split('\n')).toEqual([
    'ID\tNome\tResultado',
    "1\tLoja 1\t'=1+1 coluna",
    '2\tLoja 2\tEm uso. Tente depois.',
  ])
})
