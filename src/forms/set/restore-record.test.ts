import { expect, it, vi } from 'vitest'
import { formatConflict } from '#commands/bulk/report-text.ts'
import { ConflictResult } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import { ChangedSinceError, restoreSavedValues } from '#forms/undo/restore-saved-values.ts'
import { restoreRecord } from './restore-record.ts'

vi.mock('#forms/form-screens.ts', () => ({ loadFormDefinition: vi.fn() }))
vi.mock('#forms/undo/saved-values.ts', () => ({ loadSavedValues: () => ({ fields: [] }) }))
vi.mock('#forms/undo/restore-saved-values.ts', async (original) => ({
  ...(await original<object>()),
  restoreSavedValues: vi.fn(),
}))

it('names the fields that were changed since, and says once that the record was changed', async () => {
  const resource = { singular: 'produto', article: 'o' } as Resource
  vi.mocked(restoreSavedValues).mockRejectedValue(new ChangedSinceError('Produto #25 foi alterado depois', 'Preço'))
  const result = await restoreRecord(resource, 25, { side: 'before', numbers: { 25: 1 } })
  expect(result).toBeInstanceOf(ConflictResult)
  expect(formatConflict(resource, (result as ConflictResult).reason)).toBe('foi alterado depois: mudou Preço')
})
