import { describe, expect, it } from 'vitest'
import { cashback, produto } from '#commands/resources.fixture.ts'
import { recordsProcessed } from '#commands/screen.ts'
import { getReturnLocation, saveListPosition, findSavedPosition, markSavedRecord } from './saved-positions.ts'

const place = {
  path: '/produtos',
  search: '?pagina=3',
  cursor: { row: 4, column: 1, id: 317 },
  hadTableFocus: true,
  scrollTop: 360,
  resource: cashback,
  selection: new Map([317, 12].map((id) => [id, { id }])),
  isPreviewOpen: true,
}

describe('the way back to a list', () => {
  it('leads to the view that was left, and to the plain path of a list that was not seen', () => {
    saveListPosition(place)
    expect(getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
    expect(getReturnLocation('/lojas')).toEqual({ to: '/lojas', search: {} })
  })
  it('gives the place again for the same view alone', () => {
    saveListPosition(place)
    expect(findSavedPosition('/produtos', '?pagina=3')).toEqual(place)
    expect(findSavedPosition('/produtos', '')).toBeNull()
  })
  it('ends where another list was seen since', () => {
    saveListPosition(place)
    saveListPosition({ ...place, path: '/lojas', search: '' })
    expect(findSavedPosition('/produtos', '?pagina=3')).toBeNull()
    expect(getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
  })
  it('stands on the record that was saved, also where another one had the cursor', () => {
    saveListPosition({ ...place, cursor: null, hadTableFocus: false })
    markSavedRecord(produto, 12)
    expect(findSavedPosition('/produtos', '?pagina=3')).toMatchObject({
      cursor: { id: 12 },
      hadTableFocus: true,
      savedRecordId: 12,
    })
  })
  it('stands on the record that was saved in a list that was not seen, whatever columns it keeps', () => {
    saveListPosition({ ...place, path: '/lojas' })
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
  it('lets go of what is selected those that an act was done to, of its own noun alone', () => {
    saveListPosition(place)
    recordsProcessed.emit({ ...cashback }, [317, 12])
    expect(findSavedPosition('/produtos', '?pagina=3')).toEqual(place)
    recordsProcessed.emit(cashback, [317, 99])
    expect([...(findSavedPosition('/produtos', '?pagina=3')?.selection.keys() ?? [])]).toEqual([12])
  })
})
