// @vitest-environment jsdom
/** Cancelling the scan of another period is announced. */
import { expect, it, vi } from 'vitest'
import { announce } from '#ui/announce.ts'
import { cancelScanCommand } from './control-commands.ts'
import { type ListScan, scanStore } from './scan-store.ts'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))

it('announces that the scan of another period is cancelled', async () => {
  const stop = vi.fn()
  scanStore.set({ sideScanControl: { stop } } as unknown as ListScan)
  await cancelScanCommand.run?.({}, {} as never)
  expect(stop).toHaveBeenCalledExactlyOnceWith('cancelled')
  expect(announce).toHaveBeenCalledExactlyOnceWith('Leitura do outro período cancelada')
})
