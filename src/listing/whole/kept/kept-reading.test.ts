import { expect, it, vi } from 'vitest'
import type { KeptReading } from '#reading/keeper/database.ts'
import { pagesReadText } from './kept-reading.ts'

vi.mock('#reading/keeper/page-store.ts', () => ({ pagesKept: async (_: string, walk: number) => (walk === 1 ? 5 : 3) }))

it.each([
  ['once', 1, true, '5 de 5 páginas'],
  ['twice', 1, true, '5 de 10 páginas'],
  ['twice', 2, true, '8 de 10 páginas'],
  ['moves', 2, true, '8 de 10 páginas'],
  ['twice', 1, false, '5 de 5 páginas'],
] as const)(
  'tells how many pages of a reading are read: %s, walk %d, by id: %s',
  async (walks, walk, ordered, text) => {
    const position = { walk, ordered, total: 4_321, size: 1_000 }
    expect(await pagesReadText({ id: 'k', walks, position } as KeptReading)).toBe(text)
  },
)
