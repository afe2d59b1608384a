import { afterEach, expect, it, vi } from 'vitest'
import type { Resource } from '#commands/resource.ts'
import { type CellEdit, getRowEdits, type OpenCell } from './cell-edits.ts'
import { clearCellEdits } from './clear-cell-edits.fixture.ts'
import { createCellSaver, toPhraseText } from './save-cell.ts'

afterEach(clearCellEdits)

const resource = { id: 'produto' } as Resource
const createCell = (id: number, column: string) =>
  ({ list: { resource }, row: { id }, ids: [id], column, name: column, field: { kind: 'text' } }) as unknown as OpenCell

const saved: CellEdit = { status: 'saved', value: 'novo', problem: null }
const input = { value: 'novo', stored: {} }

/** A save that ends when the test says so. */
function createPendingSave() {
  let end: (edit: CellEdit) => void = () => {}
  const save = new Promise<CellEdit>((resolve) => (end = resolve))
  return { save, end }
}

it('shows a value as being sent, then as stored, and after some seconds no more', async () => {
  vi.useFakeTimers()
  const { save, end } = createPendingSave()
  const saving = createCellSaver(() => save)(createCell(1, 'dscNome'), input)
  expect(getRowEdits(resource, 1)).toMatchObject({ dscNome: { status: 'pending', value: 'novo' } })
  end(saved)
  await saving
  expect(getRowEdits(resource, 1)).toEqual({ dscNome: saved })
  vi.advanceTimersByTime(4_000)
  expect(getRowEdits(resource, 1)).toBeUndefined()
  vi.useRealTimers()
})

it('sends two cells of one record one after the other, and those of another record beside them', async () => {
  const ends = new Map<string, (edit: CellEdit) => void>()
  const started: string[] = []
  const saveCell = createCellSaver(({ row, column }) => {
    const { save, end } = createPendingSave()
    started.push(`${row.id} ${column}`)
    ends.set(`${row.id} ${column}`, end)
    return save
  })
  const saves = [
    saveCell(createCell(2, 'dscNome'), input),
    saveCell(createCell(2, 'numPreco'), input),
    saveCell(createCell(3, 'dscNome'), input),
  ]
  await vi.waitFor(() => expect(started).toEqual(['2 dscNome', '3 dscNome']))
  ends.get('2 dscNome')?.({ status: 'refused', value: 'novo', problem: 'Não' })
  await vi.waitFor(() => expect(started).toContain('2 numPreco'))
  expect(getRowEdits(resource, 2)).toMatchObject({ dscNome: { status: 'refused' }, numPreco: { status: 'pending' } })
  for (const end of ends.values()) end(saved)
  await Promise.all(saves)
})

it('writes a value into a phrase as it is read there', () => {
  const options = [{ value: '2', label: 'Inativo' }]
  expect(toPhraseText({ field: { label: 'Status', kind: 'choice', options } }, '2')).toBe('Inativo')
  expect(toPhraseText({ field: { label: 'Categoria', kind: 'record', resource } }, '7')).toBe('#7')
  expect(toPhraseText({ field: { label: 'Ativo', kind: 'flag' } }, '')).toBe('não')
  expect(toPhraseText({ field: { label: 'Modelo', kind: 'text' } }, '')).toBe('vazio')
  expect(toPhraseText({ field: { label: 'Preço', kind: 'money' } }, '19,90')).toBe('19,90')
})
