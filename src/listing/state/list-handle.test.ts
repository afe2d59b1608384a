// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { AnyList } from '#listing/define.ts'
import type { CommandContext } from '#commands/define.ts'
import { filterCommandBase } from '#listing/table-command-base.ts'
import type { ListModel } from '#listing/model.ts'
import { createListHandle } from './list-handle.ts'

/**
 * Makes a list whose grid puts the cursor on its first row if it is focused without one, as table/data-table.tsx does.
 */
function setupList() {
  const grid = document.createElement('table')
  grid.tabIndex = 0
  document.body.replaceChildren(grid)
  const cursors: unknown[] = []
  const model = {
    rows: [{ id: 318 }, { id: 317 }, { id: 316 }],
    state: { continuous: false },
    // The model of the last drawing: a new cursor is visible only after the next drawing.
    cursor: null,
    setCursor: (next: unknown) => void cursors.push(next),
    gridRef: { current: grid },
  }
  grid.addEventListener('focus', () => model.setCursor({ row: 0, column: 0 }))
  return { grid, cursors, handle: createListHandle({} as unknown as AnyList, () => model as unknown as ListModel) }
}

it('moves to a row of the page and keeps the cursor there after focusing', () => {
  const { grid, cursors, handle } = setupList()
  expect(handle.focusRow(316)).toBe(true)
  expect(document.activeElement).toBe(grid)
  expect(cursors.at(-1)).toEqual({ row: 2, column: 0 })
})

it('moves nothing if the id is not on the page', () => {
  const { cursors, handle } = setupList()
  expect(handle.focusRow(1)).toBe(false)
  expect([cursors, document.activeElement]).toEqual([[], document.body])
})

it('clears every filter', () => {
  const applied: unknown[] = []
  const model = { state: { filters: { nome: 'fone' } }, applyFilters: (filters: unknown) => void applied.push(filters) }
  createListHandle({} as unknown as AnyList, () => model as unknown as ListModel).clearFilters()
  expect(applied).toEqual([{}])
})

it('says why a list has no filters whose filters the platform does not carry out', () => {
  const model = () => ({}) as ListModel
  const unavailableFilters = [{ name: 'nome', label: 'Nome', reason: '' }]
  expect(createListHandle({ filters: [] } as unknown as AnyList, model).noFiltersReason).toBeUndefined()
  const handle = createListHandle({ filters: [], unavailableFilters } as unknown as AnyList, model)
  expect(handle).toMatchObject({ hasFilters: false, noFiltersReason: 'A plataforma não filtra esta lista' })
  const context = { screen: { list: handle } } as unknown as CommandContext
  expect(filterCommandBase.when(context, {})).toBe('A plataforma não filtra esta lista')
})
