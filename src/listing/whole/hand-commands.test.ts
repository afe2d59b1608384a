// @vitest-environment jsdom
/** The end of a comparison by its operator's hand is heard. */
import { expect, it, vi } from 'vitest'
import { announce } from '#ui/announce.ts'
import { leituraCancelar } from './hand-commands.ts'
import { type WholeReading, wholeReading } from './whole-store.ts'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))

it('tells that the comparison is cancelled', async () => {
  const stop = vi.fn()
  wholeReading.set({ aside: { stop } } as unknown as WholeReading)
  await leituraCancelar.run?.({}, {} as never)
  expect(stop).toHaveBeenCalledExactlyOnceWith('cancelled')
  expect(announce).toHaveBeenCalledExactlyOnceWith('Comparação cancelada')
})
