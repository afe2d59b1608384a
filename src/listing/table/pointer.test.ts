// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ChangeEvent, MouseEvent, PointerEvent } from 'react'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { execute } from '#commands/command-requests.ts'
import { defineResource } from '#commands/resource.ts'
import { whenRegistryLoaded } from '#commands/runtime.ts'
import { openCell } from '#listing/edit-cell/open-cell.ts'
import type { ListModel } from '#listing/model.ts'
import {
  createHeaderPointer,
  createPointerTracker,
  type LastCheckboxRef,
  handleRowsChange,
  handleRowsDoubleClick,
} from './pointer.ts'

vi.mock('#commands/command-requests.ts', () => ({ execute: vi.fn() }))
vi.mock('#commands/runtime.ts', () => ({ whenRegistryLoaded: vi.fn() }))
vi.mock('#listing/edit-cell/open-cell.ts', () => ({ openCell: vi.fn() }))

/** Makes two rows with a date each, and a pointer tracker over them. */
function setupDateRows() {
  vi.useFakeTimers()
  const table = document.createElement('table')
  document.body.replaceChildren(table)
  const rows = ['2026-11-20T10:00:07', '2026-11-19T09:30:00'].map((dtaCriacao) => ({ original: { dtaCriacao } }))
  const columns = [{ field: 'dtaCriacao', label: 'Criação', format: 'date' }]
  const list = { columns, getRenderedRow: (index: number) => rows[index] } as unknown as ListModel
  const cells = rows.map((_, index) => {
    const row = table.insertRow()
    row.setAttribute('data-row', String(index))
    const cell = row.insertCell()
    cell.setAttribute('aria-colindex', '2')
    return cell
  })
  const pointer = createPointerTracker({ current: list })
  return {
    pointer,
    cells,
    over: (index: number) => pointer.onPointerOver({ target: cells[index] } as unknown as PointerEvent),
  }
}

test('while rows scroll beneath the pointer, none is hovered and none has a tooltip; after scrolling both return', () => {
  const { pointer, cells, over } = setupDateRows()
  over(0)
  expect(cells[0]?.title).toMatch(/^20\/11\/2026 10:00:07 · /)
  expect(pointer.hoveredRowStore.get()).toBe(0)
  pointer.onScroll()
  over(1)
  pointer.onScroll()
  expect(cells.map(({ title }) => title)).toEqual(['', ''])
  expect(pointer.hoveredRowStore.get()).toBeNull()
  vi.runAllTimers()
  expect(cells.map(({ title }) => title)).toEqual(['', expect.stringMatching(/^19\/11\/2026 09:30:00 · /)])
  expect(pointer.hoveredRowStore.get()).toBe(1)
  pointer.onPointerLeave()
  expect(cells.map(({ title }) => title)).toEqual(['', ''])
})

test('Shift and a checkbox select the rows from the last checkbox, in either direction, and deselect them again', () => {
  const rows = [4, 5, 6, 7, 8].map((id) => ({ id }))
  let selection: ReadonlyMap<number, object> = new Map()
  const select = (next: ReadonlyMap<number, object>) => void (selection = next)
  const toggleRow = (id: number) => {
    const next = new Map(selection)
    if (!next.delete(id)) next.set(id, { id })
    select(next)
  }
  const last: LastCheckboxRef = { current: null }
  const press = (index: number, shiftKey: boolean) => {
    const row = document.createElement('tr')
    row.setAttribute('data-row', String(index))
    const target = row.appendChild(document.createElement('input'))
    const list = {
      rows,
      pinnedRows: [],
      state: { continuous: false },
      selection,
      setSelection: select,
      getTableRow: () => ({ original: rows[index], toggleSelected: () => toggleRow(rows[index]!.id) }),
    }
    handleRowsChange(
      { target, nativeEvent: { shiftKey } } as unknown as ChangeEvent,
      list as unknown as ListModel,
      last,
    )
    return [...selection.keys()].toSorted()
  }
  last.current = 5
  expect(press(3, true)).toEqual([5, 6, 7])
  expect(press(4, true)).toEqual([5, 6, 7, 8])
  expect(press(2, true)).toEqual([5])
  expect(press(0, true)).toEqual([4, 5, 6])
})

test('a double click runs the command of Enter, and ignores a checkbox, a link and a row without such a command', async () => {
  const loja = defineResource({
    id: 'loja',
    singular: 'loja',
    plural: 'lojas',
    article: 'a',
    summary: () => ({}),
    path: '/lojas',
    title: 'Lojas',
  })
  const commandBase = { scope: 'row', resource: loja, group: 'Ações', args: { id: arg.id(loja) } } as const
  const edit = defineCommand({
    ...commandBase,
    id: 'loja.editar',
    title: 'Editar',
    phrases: [],
    keys: ['e', 'Enter'],
    run() {},
  })
  const remove = defineCommand({
    ...commandBase,
    id: 'loja.excluir',
    title: 'Excluir',
    phrases: [],
    keys: ['Delete'],
    run() {},
  })
  const doubleClick = (commands: readonly object[], selector: string) => {
    vi.mocked(whenRegistryLoaded).mockResolvedValue({ commands } as never)
    const tr = document.createElement('tr')
    tr.setAttribute('data-row', '1')
    for (const name of ['input', 'a', 'b']) tr.insertCell().append(document.createElement(name))
    tr.cells[0]!.className = 'list-check'
    const list = { definition: { resource: loja }, rows: [{ id: 4 }, { id: 5 }] } as unknown as ListModel
    return handleRowsDoubleClick({ target: tr.querySelector(selector) } as unknown as MouseEvent, list)
  }
  await doubleClick([remove, edit], 'b')
  expect(execute).toHaveBeenCalledExactlyOnceWith(edit, { id: 5 }, 'ponteiro')
  for (const selector of ['input', '.list-check', 'a']) await doubleClick([remove, edit], selector)
  await doubleClick([remove], 'b')
  expect(execute).toHaveBeenCalledTimes(1)
})

test('a double click on a cell edits it, and opens the row if the cell cannot be edited', async () => {
  vi.mocked(whenRegistryLoaded)
    .mockClear()
    .mockResolvedValue({ commands: [] } as never)
  const tr = document.createElement('tr')
  tr.setAttribute('data-row', '1')
  const cell = tr.insertCell()
  cell.setAttribute('aria-colindex', '4')
  const list = { definition: { resource: {} }, rows: [{ id: 4 }, { id: 5 }] } as unknown as ListModel
  const doubleClick = () => handleRowsDoubleClick({ target: cell } as unknown as MouseEvent, list)
  vi.mocked(openCell).mockResolvedValueOnce(null)
  await doubleClick()
  expect(openCell).toHaveBeenLastCalledWith(list, { row: 1, column: 2 })
  expect(whenRegistryLoaded).toHaveBeenCalledTimes(0)
  vi.mocked(openCell).mockResolvedValueOnce('ID não é um campo do formulário')
  await doubleClick()
  expect(whenRegistryLoaded).toHaveBeenCalledTimes(1)
})

test('a press on a resize edge keeps the next click of its own table from sorting, and of no other table', () => {
  const edge = document.createElement('span')
  edge.dataset['edge'] = ''
  const label = document.createElement('button')
  const latestListRef = { current: {} as ListModel }
  const [pressed, other] = [createHeaderPointer(latestListRef), createHeaderPointer(latestListRef)]
  pressed.onPointerDown({ target: edge } as unknown as PointerEvent)
  const click = { target: label } as unknown as MouseEvent
  expect(other.isResizeEdgeClick(click)).toBe(false)
  expect([pressed.isResizeEdgeClick(click), pressed.isResizeEdgeClick(click)]).toEqual([true, false])
})
