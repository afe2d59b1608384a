// @vitest-environment jsdom
/** The current difference is scrolled into view, and announced with the values of both sides. */
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { announce } from '#ui/announce.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { ReconcileView } from '#listing/scan/scan-view.ts'
import { ReconcileTable } from './reconcile-table.tsx'

vi.mock('#ui/announce.ts', () => ({ announce: vi.fn() }))
const render = setupMount()
const seen: string[] = []
beforeEach(() => {
  seen.length = 0
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this.textContent ?? '')
  }
})

const counted = { rowCount: 1, differingAmounts: 0, sumHere: 0n, sumThere: 0n }
const nome = { field: 'nome', label: 'Nome', format: 'text' } as const
const status = { field: 'status', label: 'Status', format: 'text' } as const
const valor = { field: 'valor', label: 'Valor', format: 'money' } as const
const result = {
  columns: [{ field: 'id', label: 'ID', format: 'id' }, nome, status, valor],
  key: 0,
  different: [
    { key: '110', id: 110, ours: [110, 'a', 'x', 1], theirs: ['110', 'b', 'x', '1,00'], differs: [1], delta: 0 },
    {
      key: '111',
      id: 111,
      ours: [111, 'a', 'Ativo', 2],
      theirs: ['111', 'a', 'Inativo', '1,00'],
      differs: [2, 3],
      delta: 100,
    },
  ],
  onlyHere: [],
  onlyThere: [{ key: '112', id: 112, ours: null, theirs: ['112', 'c', '', '1,00'], differs: [], delta: null }],
  counts: { different: counted, onlyHere: counted, onlyThere: counted, equal: counted },
} as unknown as Reconciled
const sides = ['aqui', 'lá'] as const
const showDifference = (index: number) =>
  act(async () =>
    render(<ReconcileTable view={{ sides, index, selected: new Set() } as unknown as ReconcileView} result={result} />),
  )

it('is scrolled to its first differing column, and announced with all of them', async () => {
  await showDifference(0)
  expect(announce).not.toHaveBeenCalled()
  seen.length = 0
  await showDifference(1)
  expect(seen).toEqual(['difere: Inativo', 'difere: Ativo'])
  expect(announce).toHaveBeenLastCalledWith(
    expect.stringMatching(/^Status: aqui Ativo, lá Inativo; Valor: aqui R\$\s2,00, lá R\$\s1,00$/),
  )
  await showDifference(2)
  expect(seen.at(-1)).toBe('#112')
  expect(announce).toHaveBeenLastCalledWith('só lá')
})
