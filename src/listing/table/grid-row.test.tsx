// @vitest-environment jsdom
/** A row of the grid: its element is given to one record after another, and must tell of the last one alone. */
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

const drawn = vi.fn((row: Row) => `nº ${row.id}`)
const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id' },
  { field: 'name', label: 'Nome', render: drawn },
  { field: 'amount', label: 'Valor', format: 'money' },
]
const sizes = {
  isNarrow: false,
  hasBoxes: true,
  isNumbered: false,
  hasActions: false,
  hasFiller: false,
  hasPinned: false,
  pinnedWidth: 0,
  template: '44px 72px 1fr 128px',
  pinnedLefts: [undefined, undefined, undefined],
  totalWidth: 400,
} satisfies GridSizes
const record = (id: number, amount = 10): Row => ({ id, amount }) as Row

const plain: Props = {
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
  runStatus: null,
  latestListRef: createRef<ListModel>() as Props['latestListRef'],
  hoveredRowStore: createStore<number | null>(null),
  getCellId: (row, column) => `cell-${row}-${column}`,
  sizes,
}

let body: Element
const render = setupMount(() => (body = document.createElement('tbody')))
beforeEach(() => void drawn.mockClear())
const draw = (props: Partial<Props> = {}) => render(<GridRow {...plain} {...props} />)
const row = () => body.querySelector('tr') as HTMLTableRowElement
const box = () => row().querySelector('input')
const texts = () => [...row().cells].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))

it('has the record in its cells, in the columns that are seen', () => {
  draw()
  expect(texts()).toEqual(['', '#12', 'nº 12', 'R$ 10,00'])
  expect(row().getAttribute('role')).toBe('row')
  expect(row().getAttribute('aria-rowindex')).toBe('6')
  expect([...row().cells].map((cell) => cell.getAttribute('aria-colindex'))).toEqual([null, '2', '3', '4'])
  expect(row().cells[3]?.dataset).toMatchObject({ format: 'money', right: 'true' })
  expect(row().style.top).toBe('144px')
  draw({ columns: [columns[2] as Column, columns[0] as Column] })
  expect(texts()).toEqual(['', 'R$ 10,00', '#12'])
})

it('is drawn again for another record, and not for what is not its own', () => {
  draw()
  const element = row()
  draw()
  expect(drawn).toHaveBeenCalledTimes(1)
  draw({ record: record(13) })
  expect(row()).toBe(element)
  expect(texts()).toEqual(['', '#13', 'nº 13', 'R$ 10,00'])
  expect(drawn).toHaveBeenCalledTimes(2)
})

it('shows in a cell what its record now has alone, be it a text, nothing or more than a text', () => {
  const amounts = [10, undefined, 20, -5, 30]
  const shown = amounts.map((amount, cursorColumn) => {
    draw({ record: { id: 12, amount } as Row, cursorColumn: cursorColumn % 2 ? 2 : null })
    return texts()[3]
  })
  expect(shown).toEqual(['R$ 10,00', '–vazio', 'R$ 20,00', '-R$ 5,00', 'R$ 30,00'])
})

it('shows nothing of the record before where a column draws nothing for this one', () => {
  draw()
  drawn.mockReturnValueOnce(undefined as unknown as string)
  draw({ record: record(13) })
  expect(texts()).toEqual(['', '#13', '', 'R$ 10,00'])
})

it('names its box by the record that it holds now', () => {
  draw()
  expect(box()?.getAttribute('aria-label')).toBe('Selecionar #12')
  draw({ record: record(13) })
  expect(box()?.getAttribute('aria-label')).toBe('Selecionar #13')
  draw({ record: record(14), isSelected: true })
  expect(box()?.getAttribute('aria-label')).toBe('Selecionar #14')
})

it('has its box ticked while it is selected, and the row says so', () => {
  draw()
  expect([box()?.checked, row().getAttribute('aria-selected')]).toEqual([false, 'false'])
  draw({ isSelected: true })
  expect([box()?.checked, row().getAttribute('aria-selected')]).toEqual([true, 'true'])
  draw({ record: record(13), isSelected: false })
  expect([box()?.checked, row().getAttribute('aria-selected')]).toEqual([false, 'false'])
})

it('shows where its record stands in a run in the place of the box, and the box again after it', () => {
  draw({ runStatus: 'failed' })
  expect(box()).toBe(null)
  expect(row().cells[0]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Falhou')
  draw({ record: record(15), runStatus: null, isSelected: true })
  expect([box()?.getAttribute('aria-label'), box()?.checked]).toEqual(['Selecionar #15', true])
  expect(row().querySelector('[role=img]')).toBe(null)
})

it('gives an id to the cell under the cursor alone', () => {
  draw({ cursorColumn: 1 })
  expect([...row().cells].map(({ id }) => id)).toEqual(['', '', 'cell-4-1', ''])
  expect(row().dataset['cursor']).toBe('true')
  draw({ cursorColumn: null })
  expect([...row().cells].some(({ id }) => id !== '')).toBe(false)
  expect(row().dataset['cursor']).toBe(undefined)
})

it('is left out by assistive technology in its place where it stands on top as well', () => {
  draw({ isPinnedDuplicate: true })
  expect(row().getAttribute('aria-hidden')).toBe('true')
  draw({ isPinned: true })
  expect([row().getAttribute('aria-hidden'), row().dataset['top']]).toEqual([null, 'true'])
})

it('tells its number in one long table, and the page that begins with it over that, without a row of its own', () => {
  const numbered = { ...sizes, isNumbered: true }
  draw({ sizes: numbered, ariaIndex: 1_202 })
  expect([row().cells[0]?.dataset['number'], row().dataset['page']]).toEqual(['1.201', undefined])
  draw({ sizes: numbered, ariaIndex: 1_202, startingPage: 13 })
  expect([row().cells[0]?.dataset['number'], row().dataset['page']]).toEqual(['p. 13\n1.201', '13'])
  // What is read aloud is the row's place among all, as ever.
  expect(row().getAttribute('aria-rowindex')).toBe('1202')
})

it('has a person by name, with the id after it that is no part of the text', () => {
  const person: Column = { field: 'dono.nome', idField: 'dono.id', label: 'Dono', isPersonName: true }
  const owned = (dono: object) => ({ id: 12, dono }) as unknown as Row
  draw({ columns: [person], record: owned({ id: 15, nome: 'Ana Prado' }) })
  const cell = row().cells[1]!
  expect([cell.textContent, cell.dataset['id'], cell.firstElementChild?.className]).toEqual([
    'Ana Prado',
    '15',
    'person-name',
  ])
  draw({ columns: [person], record: owned({ id: 0, nome: 'Rui Melo' }) })
  expect([cell.textContent, cell.dataset['id']]).toEqual(['Rui Melo', undefined])
})
