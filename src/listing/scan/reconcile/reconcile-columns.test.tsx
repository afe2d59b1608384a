// @vitest-environment jsdom
/** Matched columns are shown, and rows are never called equal in columns that were not compared. */
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { execute } from '#commands/command-requests.ts'
import { formatEqualLabel, formatNoDifference } from '#listing/scan/scan-view.ts'
import type { Reconciled } from '#scan/jobs/reconcile-job.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import { ReconcileColumns } from './reconcile-columns.tsx'

vi.mock('#commands/command-requests.ts', () => ({ execute: vi.fn() }))
const render = setupMount()

const LABELS = { id: 'ID', numAmount: 'Valor', statusId: 'Status' }
const compared = (there: Readonly<Record<keyof typeof LABELS, string | null>>) => {
  const matched = Object.entries(LABELS).map(([field, label]) => ({
    field,
    label,
    theirLabel: there[field as keyof typeof LABELS],
  }))
  const columns = matched.filter((each) => each.theirLabel !== null)
  return { matched, columns, key: 0 } as unknown as Reconciled
}
const groups = () => [...document.querySelectorAll('[role=group] > span')].map((each) => each.textContent)

it('shows theirs → ours, and a click on a pair asks for another of theirs', async () => {
  const result = compared({ id: 'codigo', numAmount: 'valor', statusId: 'situacao' })
  await act(async () => render(<ReconcileColumns result={result} />))
  expect(groups()).toEqual(['Colunas codigo → ID · valor → Valor · situacao → Status'])
  document.querySelectorAll('button')[1]?.click()
  expect(execute).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'conciliar.coluna' }),
    { coluna: 'numAmount' },
    'ponteiro',
  )
  expect([formatEqualLabel(result), formatNoDifference(result)]).toEqual(['Igual', 'Nenhuma diferença'])
})

it('names columns without a counterpart, and calls no row equal in them', async () => {
  const result = compared({ id: 'codigo', numAmount: 'valor', statusId: null })
  await act(async () => render(<ReconcileColumns result={result} />))
  expect(groups()).toEqual(['Colunas codigo → ID · valor → Valor', 'Sem par lá, não comparadas Status'])
  expect([formatEqualLabel(result), formatNoDifference(result)]).toEqual([
    'Igual em Valor',
    'Nenhuma diferença em Valor',
  ])
  const keyAlone = compared({ id: 'codigo', numAmount: null, statusId: null })
  expect(formatEqualLabel(keyAlone)).toBe('Igual só na chave')
  expect(formatNoDifference(keyAlone)).toBe('Nenhuma diferença de chave: nada mais se compara')
})
