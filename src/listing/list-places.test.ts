import { describe, expect, it } from 'vitest'
import { backTo, leaveList, placeToReturnTo, returnToRecord } from './list-places.ts'

const place = { search: '?pagina=3', cursor: { row: 4, column: 1, id: 317 }, inTable: true, top: 360 }

describe('the way back to a list', () => {
  it('leads to the view that was left, and to the plain path of a list that was not seen', () => {
    leaveList('/produtos', place)
    expect(backTo('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
    expect(backTo('/lojas')).toEqual({ to: '/lojas', search: {} })
  })
  it('gives the place again for the same view alone', () => {
    leaveList('/produtos', place)
    expect(placeToReturnTo('/produtos', '?pagina=3')).toEqual(place)
    expect(placeToReturnTo('/produtos', '')).toBeNull()
  })
  it('ends where another list was seen since', () => {
    leaveList('/produtos', place)
    leaveList('/lojas', { ...place, search: '' })
    expect(placeToReturnTo('/produtos', '?pagina=3')).toBeNull()
    expect(backTo('/produtos')).toEqual({ to: '/produtos', search: {} })
  })
  it('stands on the record that was saved, also where another one had the cursor', () => {
    leaveList('/produtos', { ...place, cursor: null, inTable: false })
    returnToRecord('/produtos', 12)
    expect(placeToReturnTo('/produtos', '?pagina=3')).toMatchObject({ cursor: { id: 12 }, inTable: true, saved: 12 })
  })
})
