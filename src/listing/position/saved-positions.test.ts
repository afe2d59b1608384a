import { describe, expect, it } from 'vitest'
import { cashback, produto } from '#commands/resources.fixture.ts'
import { recordsProcessed } from '#commands/screen.ts'
import { getReturnLocation, saveListPosition, findSavedPosition, markSavedRecord } from './saved-positions.ts'

const position = {
  path: '/produtos',
  search: '?pagina=3',
  cursor: { row: 4, column: 1, id: 317 },
  hadTableFocus: true,
  scrollTop: 360,
  resource: cashback,
  selection: new Map([317, 12].map((id) => [id, { id }])),
  isPreviewOpen: true,
}

describe('the return to a list', () => {
  it('leads to the view that was left, and to the plain path of a list not seen before', () => {
    saveListPosition(position)
    expect(getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
    expect(getReturnLocation('/lojas')).toEqual({ to: '/lojas', search: {} })
  })
  it('restores the position for the same view only', () => {
    saveListPosition(position)
    expect(findSavedPosition('/produtos', '?pagina=3')).toEqual(position)
    expect(findSavedPosition('/produtos', '')).toBeNull()
  })
  it('restores nothing after another list was seen', () => {
    saveListPosition(position)
    saveListPosition({ ...position, path: '/lojas', search: '' })
    expect(findSavedPosition('/produtos', '?pagina=3')).toBeNull()
    expect(getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
  })
  it('puts the cursor on the saved record, also if another one had it', () => {
    saveListPosition({ ...position, cursor: null, hadTableFocus: false })
    markSavedRecord(produto, 12)
    expect(findSavedPosition('/produtos', '?pagina=3')).toMatchObject({
      cursor: { id: 12 },
      hadTableFocus: true,
      savedRecordId: 12,
    })
  })
  it('puts the cursor on the saved record in a list not seen before, whatever its columns', () => {
    saveListPosition({ ...position, path: '/lojas' })
    markSavedRecord(produto, 12)
    expect(getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
    expect(findSavedPosition('/produtos', '?colunas=id')).toMatchObject({
      cursor: { row: 0, id: 12 },
      hadTableFocus: true,
      savedRecordId: 12,
      isPreviewOpen: false,
    })
    expect(findSavedPosition('/lojas', '?pagina=3')).toBeNull()
  })
  it('deselects processed records of its own resource only', () => {
    saveListPosition(position)
    recordsProcessed.emit({ ...cashback }, [317, 12])
    expect(findSavedPosition('/produtos', '?pagina=3')).toEqual(position)
    recordsProcessed.emit(cashback, [317, 99])
    expect([...(findSavedPosition('/produtos', '?pagina=3')?.selection.keys() ?? [])]).toEqual([12])
  })
})
