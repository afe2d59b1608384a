// @vitest-environment jsdom
/** Cancelling a comparison is announced. */
import { expect, it, vi } from 'vitest'
import { announce } from '#ui/announce.ts'
import { cancelScanCommand } from './control-commands.ts'
import { type ListScan, scanStore } from './scan-store.ts'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))

it('announces that the comparison is cancelled', async () => {
  const stop = vi.fn()
  scanStore.set({ comparisonControl: { stop } } as unknown as ListScan)
  await cancelScanCommand.run?.({}, {} as never)
  expect(stop).toHaveBeenCalledExactlyOnceWith('cancelled')
  expect(announce).toHaveBeenCalledExactlyOnceWith('Comparação cancelada')
})
