// @vitest-environment jsdom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { BulkItem } from '#commands/bulk/queue.ts'
import { setCurrentRun } from '#commands/bulk/run-store.ts'
import { loja } from '#commands/resources.fixture.ts'
import { copyAndNotify } from '#ui/device/copy-and-notify.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { ReportDialog } from './report-dialog.tsx'

vi.mock('#ui/device/copy-and-notify.ts', () => ({ copyAndNotify: vi.fn() }))
const render = setupMount()

it('copies one line per record, whose texts are no formula, no column and no line of their own [J9]', () => {
  const failed = (id: number, message: string): BulkItem => ({ id, name: `Loja ${id}`, state: 'failed', message })
  const items = [failed(1, '=1+1\tcoluna'), failed(2, 'Em uso.\r\nTente depois.')]
  const send = () => Promise.resolve(undefined)
  const work = { id: 'loja.excluir', title: 'Excluir loja', resource: loja, args: {}, send, isUndoable: false }
  const times = { isPaused: false, isStopped: false, startedAt: 0, endedAt: 1000 }
  act(() => setCurrentRun(work, { key: '1', commandId: work.id, args: {}, items, again: undefined, ...times }, true))
  render(<ReportDialog />)
  const press = new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true })
  act(() => void document.activeElement?.dispatchEvent(press))
  expect(vi.mocked(copyAndNotify).mock.calls[0]?.[0].split('\n')).toEqual([
    'ID\tNome\tResultado',
    "1\tLoja 1\t'=1+1 coluna",
    '2\tLoja 2\tEm uso. Tente depois.',
  ])
})
