import { describe, expect, it } from 'vitest'
import { cashback, produto } from '#commands/nouns.fixture.ts'
import { recordsDone } from '#commands/screen.ts'
import { backTo, leaveList, placeToReturnTo, returnToRecord } from './list-places.ts'

const place = {
  path: '/produtos',
  search: '?pagina=3',
  cursor: { row: 4, column: 1, id: 317 },
  inTable: true,
  top: 360,
  noun: cashback,
  selection: new Map([317, 12].map((id) => [id, { id }])),
  isPreviewed: true,
}

describe('the way back to a list', () => {
  it('leads to the view that was left, and to the plain path of a list that was not seen', () => {
    leaveList(place)
    expect(backTo('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
    expect(backTo('/lojas')).toEqual({ to: '/lojas', search: {} })
  })
  it('gives the place again for the same view alone', () => {
    leaveList(place)
    expect(placeToReturnTo('/produtos', '?pagina=3')).toEqual(place)
    expect(placeToReturnTo('/produtos', '')).toBeNull()
  })
  it('ends where another list was seen since', () => {
    leaveList(place)
    leaveList({ ...place, path: '/lojas', search: '' })
    expect(placeToReturnTo('/produtos', '?pagina=3')).toBeNull()
    expect(backTo('/produtos')).toEqual({ to: '/produtos', search: {} })
  })
  it('stands on the record that was saved, also where another one had the cursor', () => {
    leaveList({ ...place, cursor: null, inTable: false })
    returnToRecord(produto, 12)
    expect(placeToReturnTo('/produtos', '?pagina=3')).toMatchObject({ cursor: { id: 12 }, inTable: true, saved: 12 })
  })
  it('stands on the record that was saved in a list that was not seen, whatever columns it keeps', () => {
    leaveList({ ...place, path: '/lojas' })
    returnToRecord(produto, 12)
    expect(backTo('/produtos')).toEqual({ to: '/produtos', search: {} })
    expect(placeToReturnTo('/produtos', '?colunas=id')).toMatchObject({
      cursor: { row: 0, id: 12 },
      inTable: true,
      saved: 12,
      isPreviewed: false,
    })
    expect(placeToReturnTo('/lojas', '?pagina=3')).toBeNull()
  })
  it('lets go of what is selected those that an act was done to, of its own noun alone', () => {
    leaveList(place)
    recordsDone.tell({ ...cashback }, [317, 12])
    expect(placeToReturnTo('/produtos', '?pagina=3')).toEqual(place)
    recordsDone.tell(cashback, [317, 99])
    expect([...(placeToReturnTo('/produtos', '?pagina=3')?.selection.keys() ?? [])]).toEqual([12])
  })
})
