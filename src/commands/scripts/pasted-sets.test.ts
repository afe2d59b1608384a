import { describe, expect, it, vi } from 'vitest'
import { showStatus } from '#commands/execution/status-line.ts'
import { parsePastedSets } from './pasted-sets.ts'

vi.mock('#commands/execution/status-line.ts', () => ({ showStatus: vi.fn() }))

const PAIR = ['desabilitar cashback {1}', 'excluir loja {2}']

describe('text copied for two slots', () => {
  it.each([
    ['60\t30\n61\t31', '60, 30, 61, 31'],
    ['Cashback\tLoja\r\n#60\t#30\r\n#61\t#31\r\n', '60, 30, 61, 31'],
    ['60\t0\t\n61\t0\t\n', '60, 0, 61, 0'],
    ['60 30\n61; 31', '60, 30, 61, 31'],
    ['60\t30', '60, 30'],
    ['60\u200b\t\u202d30\n61\t31\u00a0', '60, 30, 61, 31'],
  ])('%j is read row by row', (copied, line) => expect(parsePastedSets(copied, PAIR)).toBe(line))
  it.each(['60, 30, 61, 31\n', '60', ''])('%j is taken as it stands', (copied) =>
    expect(parsePastedSets(copied, PAIR)).toBeNull(),
  )
  it('does not matter to a script with at most one slot', () =>
    expect([['desabilitar cashback {1}'], []].map((lines) => parsePastedSets('60\t30', lines))).toEqual([null, null]))
  it.each([
    '60\n61\n62\n63',
    '60\t30\t1\n61\t31\t2',
    'ID\tNome\n60\tA\n61\tB',
    '60\t30\n61\t',
    '60\t\n\t31',
    '60\t\t30\n61\t31\t',
    '60\t1.000',
    '60\t30\t61\t31',
  ])('%j is refused', (copied) => {
    expect(parsePastedSets(copied, PAIR)).toBe('')
    expect(showStatus).toHaveBeenLastCalledWith('O roteiro tem 2 lugares: copie 2 números por linha', 8000)
  })
})
