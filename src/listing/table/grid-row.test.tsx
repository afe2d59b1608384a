// @vitest-environment jsdom
/** A row of the grid: its element is reused for one record after another, and must only show the last one. */
import { createRef, type ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { createStore } from '#lib/storage/store.ts'
import { setupMount } from '#ui/mount.fixture.ts'
import type { AnyList, Column } from '#listing/define.ts'
import type { GridSizes } from '#listing/grid/grid-sizes.ts'
import type { ListModel } from '#listing/model.ts'
import { GridRow } from './grid-row.tsx'

type Props = ComponentProps<typeof GridRow>

const renderName = vi.fn((row: Row) => `nº ${row.id}`)
const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'name', label: 'Nome', render: renderName },
  { field: 'amount', label: 'Valor', format: 'money' },
]
const sizes = {
  isNarrow: false,
  hasBoxes: true,
  isNumbered: false,
  hasActions: false,
  iconCount: 0,
  hasFiller: false,
  hasPinned: false,
  pinnedWidth: 0,
  template: '44px 72px 1fr 128px',
  pinnedLefts: [undefined, undefined, undefined],
  totalWidth: 400,
} satisfies GridSizes
const record = (id: number, amount = 10): Row => ({ id, amount }) as Row

const defaultProps: Props = {
  definition: { columns } as unknown as AnyList,
  index: 4,
  top: 144,
  ariaIndex: 6,
  startingPage: undefined,
  record: record(12),
  columns,
  cursorColumn: null,
  isSelected: false,
  isMenuOpen: false,
  isPinned: false,
  isPinnedDuplicate: false,
  isChanged: false,
  edits: undefined,
  runStatus: null,
  latestListRef: createRef<ListModel>() as Props['latestListRef'],
  hoveredRowStore: createStore<number | null>(null),
  getCellId: (row, column) => `cell-${row}-${column}`,
  sizes,
}

let body: Element
const render = setupMount(() => (body = document.createElement('tbody')))
beforeEach(() => void renderName.mockClear())
const renderRow = (props: Partial<Props> = {}) => render(<GridRow {...defaultProps} {...props} />)
const row = () => body.querySelector('tr') as HTMLTableRowElement
const checkbox = () => row().querySelector('input')
const texts = () => [...row().cells].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))

it('shows the record in the visible columns', () => {
  renderRow()
  expect(texts()).toEqual(['', '#12', 'nº 12', 'R$ 10,00'])
  expect(row().getAttribute('role')).toBe('row')
  expect(row().getAttribute('aria-rowindex')).toBe('6')
  expect([...row().cells].map((cell) => cell.getAttribute('aria-colindex'))).toEqual([null, '2', '3', '4'])
  expect(row().cells[3]?.dataset).toMatchObject({ format: 'money', right: 'true' })
  expect(row().style.top).toBe('144px')
  renderRow({ columns: [columns[2] as Column, columns[0] as Column] })
  expect(texts()).toEqual(['', 'R$ 10,00', '#12'])
})

it('renders again for another record, but not without a change of its props', () => {
  renderRow()
  const element = row()
  renderRow()
  expect(renderName).toHaveBeenCalledTimes(1)
  renderRow({ record: record(13) })
  expect(row()).toBe(element)
  expect(texts()).toEqual(['', '#13', 'nº 13', 'R$ 10,00'])
  expect(renderName).toHaveBeenCalledTimes(2)
})

it('shows only the current value in a cell, whether it is a text, empty or an element', () => {
  const amounts = [10, undefined, 20, -5, 30]
  const shown = amounts.map((amount, cursorColumn) => {
    renderRow({ record: { id: 12, amount } as Row, cursorColumn: cursorColumn % 2 ? 2 : null })
    return texts()[3]
  })
  expect(shown).toEqual(['R$ 10,00', '–vazio', 'R$ 20,00', '-R$ 5,00', 'R$ 30,00'])
})

it('shows nothing of the record before if a column renders nothing for this one', () => {
  renderRow()
  renderName.mockReturnValueOnce(undefined as unknown as string)
  renderRow({ record: record(13) })
  expect(texts()).toEqual(['', '#13', '', 'R$ 10,00'])
})

it('labels its checkbox with the current record', () => {
  renderRow()
  expect(checkbox()?.getAttribute('aria-label')).toBe('Selecionar #12')
  renderRow({ record: record(13) })
  expect(checkbox()?.getAttribute('aria-label')).toBe('Selecionar #13')
  renderRow({ record: record(14), isSelected: true })
  expect(checkbox()?.getAttribute('aria-label')).toBe('Selecionar #14')
})

it('has its checkbox checked and aria-selected set while it is selected', () => {
  renderRow()
  expect([checkbox()?.checked, row().getAttribute('aria-selected')]).toEqual([false, 'false'])
  renderRow({ isSelected: true })
  expect([checkbox()?.checked, row().getAttribute('aria-selected')]).toEqual([true, 'true'])
  renderRow({ record: record(13), isSelected: false })
  expect([checkbox()?.checked, row().getAttribute('aria-selected')]).toEqual([false, 'false'])
})

it('shows the status of its record in a run in the place of the checkbox, and the checkbox after it', () => {
  renderRow({ runStatus: 'failed' })
  expect(checkbox()).toBe(null)
  expect(row().cells[0]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Falhou')
  renderRow({ record: record(15), runStatus: null, isSelected: true })
  expect([checkbox()?.getAttribute('aria-label'), checkbox()?.checked]).toEqual(['Selecionar #15', true])
  expect(row().querySelector('[role=img]')).toBe(null)
})

it('gives an id to the cell under the cursor only', () => {
  renderRow({ cursorColumn: 1 })
  expect([...row().cells].map(({ id }) => id)).toEqual(['', '', 'cell-4-1', ''])
  expect(row().dataset['cursor']).toBe('true')
  renderRow({ cursorColumn: null })
  expect([...row().cells].some(({ id }) => id !== '')).toBe(false)
  expect(row().dataset['cursor']).toBe(undefined)
})

it('is hidden from assistive technology if it is the duplicate of a pinned row', () => {
  renderRow({ isPinnedDuplicate: true })
  expect(row().getAttribute('aria-hidden')).toBe('true')
  renderRow({ isPinned: true })
  expect([row().getAttribute('aria-hidden'), row().dataset['pinned']]).toEqual([null, 'true'])
})

it('shows its number in continuous mode, and above it the page that begins with it, without an extra row', () => {
  const numbered = { ...sizes, isNumbered: true }
  renderRow({ sizes: numbered, ariaIndex: 1_202 })
  expect([row().cells[0]?.dataset['number'], row().dataset['page']]).toEqual(['1.201', undefined])
  renderRow({ sizes: numbered, ariaIndex: 1_202, startingPage: 13 })
  expect([row().cells[0]?.dataset['number'], row().dataset['page']]).toEqual(['p. 13\n1.201', '13'])
  // Screen readers still read the row's index in the whole result.
  expect(row().getAttribute('aria-rowindex')).toBe('1202')
})

it('shows a person by name, followed by the id, which is not part of the text', () => {
  const personColumn: Column = { field: 'dono.nome', idField: 'dono.id', label: 'Dono', isPersonName: true }
  const createRecord = (dono: object) => ({ id: 12, dono }) as unknown as Row
  renderRow({ columns: [personColumn], record: createRecord({ id: 15, nome: 'Ana Prado' }) })
  const cell = row().cells[1]!
  expect([cell.textContent, cell.dataset['id'], cell.firstElementChild?.className]).toEqual([
    'Ana Prado',
    '15',
    'person-name',
  ])
  renderRow({ columns: [personColumn], record: createRecord({ id: 0, nome: 'Rui Melo' }) })
  expect([cell.textContent, cell.dataset['id']]).toEqual(['Rui Melo', undefined])
})

it('marks the cell with a value that is being sent or was refused, and no other', () => {
  renderRow({ edits: { amount: { status: 'pending', value: '9', problem: null } } })
  const cells = () =>
    [...row().cells].map(({ dataset, ariaBusy, ariaInvalid }) => [dataset['edit'], ariaBusy, ariaInvalid])
  expect(cells().at(-1)).toEqual(['pending', 'true', null])
  expect(cells().slice(0, -1).flat().filter(Boolean)).toEqual([])
  renderRow({ edits: { amount: { status: 'refused', value: '9', problem: 'Não' } } })
  expect(cells().at(-1)).toEqual(['refused', null, 'true'])
  expect([...row().cells].at(-1)?.title).toBe('Não')
})
