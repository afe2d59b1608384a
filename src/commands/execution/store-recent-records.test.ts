import { expect, it, vi } from 'vitest'
import { rememberRecords } from '#commands/recent-records.ts'
import { produto } from '#commands/resources.fixture.ts'
import type { ReportedAction } from './action.ts'
import { storeRecentRecords } from './store-recent-records.ts'

vi.mock('#commands/recent-records.ts', () => ({ forgetRecords: vi.fn(), rememberRecords: vi.fn() }))

it('remembers a changed record by the name that the preview has read, so that it is found by it', () => {
  const action = {
    command: { args: { ids: { kind: 'ids', resource: produto } } },
    ids: [12, 15],
    changed: [12, 15],
    isOk: true,
    findPreviewedRecord: (id: number) => (id === 12 ? { id, name: 'Mochila urbana', row: { id } } : null),
  }
  storeRecentRecords(action as unknown as ReportedAction)
  expect(rememberRecords).toHaveBeenCalledExactlyOnceWith(produto, [
    { id: 12, name: 'Mochila urbana' },
    { id: 15, name: '' },
  ])
})
