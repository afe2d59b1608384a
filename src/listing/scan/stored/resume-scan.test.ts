import { expect, it, vi } from 'vitest'
import type { StoredScan } from '#scan/page-store/database.ts'
import { formatPagesRead } from './resume-scan.ts'

vi.mock('#scan/page-store/stored-scans.ts', () => ({
  countStoredPages: async (_: string, pass: number) => (pass === 1 ? 5 : 3),
}))

it.each([
  ['once', 1, true, '5 de 5 páginas'],
  ['twice', 1, true, '5 de 10 páginas'],
  ['twice', 2, true, '8 de 10 páginas'],
  ['moves', 2, true, '8 de 10 páginas'],
  ['twice', 1, false, '5 de 5 páginas'],
] as const)(
  'tells how many pages of a scan are read: %s, pass %d, by id: %s',
  async (passMode, pass, ordered, text) => {
    const position = { pass, isOrdered: ordered, total: 4_321, size: 1_000 }
    expect(await formatPagesRead({ id: 'k', passMode, position } as StoredScan)).toBe(text)
  },
)
