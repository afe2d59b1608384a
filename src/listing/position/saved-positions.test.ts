import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cashback, produto } from '#commands/resources.fixture.ts'
import { recordsProcessed, setRoute } from '#commands/screen.ts'
import { createPositionStore } from './saved-positions.ts'

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

let positions: ReturnType<typeof createPositionStore>
beforeEach(() => {
  positions = createPositionStore()
})
afterEach(() => setRoute('/', null))

it('starts without a position, whatever another store holds', () => {
  positions.saveListPosition(position)
  expect(createPositionStore().findSavedPosition('/produtos', '?pagina=3')).toBeNull()
})

describe('the return to a list', () => {
  it('leads to the view that was left, and to the plain path of a list not seen before', () => {
    positions.saveListPosition(position)
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
    expect(positions.getReturnLocation('/lojas')).toEqual({ to: '/lojas', search: {} })
  })
  it('leads after a reload to the view that the page was opened from, also once its record is saved', () => {
    const origin = { title: 'Produtos', address: '/produtos?nome=fone&pagina=2' }
    const search = { nome: 'fone', pagina: '2' }
    setRoute('/produtos/editar/12', produto, origin)
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search })
    positions.markSavedRecord(produto, 12)
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search })
    setRoute('/produtos/editar/12', produto, { ...origin, address: '/produtos-rv?nome=fone' })
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
    positions.saveListPosition(position)
    setRoute('/produtos/editar/12', produto, origin)
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: { pagina: '3' } })
  })
  it('restores the position for the same view only', () => {
    positions.saveListPosition(position)
    expect(positions.findSavedPosition('/produtos', '?pagina=3')).toEqual(position)
    expect(positions.findSavedPosition('/produtos', '')).toBeNull()
  })
  it('restores nothing after another list was seen', () => {
    positions.saveListPosition(position)
    positions.saveListPosition({ ...position, path: '/lojas', search: '' })
    expect(positions.findSavedPosition('/produtos', '?pagina=3')).toBeNull()
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
  })
  it('puts the cursor on the saved record, also if another one had it', () => {
    positions.saveListPosition({ ...position, cursor: null, hadTableFocus: false })
    positions.markSavedRecord(produto, 12)
    expect(positions.findSavedPosition('/produtos', '?pagina=3')).toMatchObject({
      cursor: { id: 12 },
      hadTableFocus: true,
      savedRecordId: 12,
    })
  })
  it('puts the cursor on the saved record in a list not seen before, whatever its columns', () => {
    positions.saveListPosition({ ...position, path: '/lojas' })
    positions.markSavedRecord(produto, 12)
    expect(positions.getReturnLocation('/produtos')).toEqual({ to: '/produtos', search: {} })
    expect(positions.findSavedPosition('/produtos', '?colunas=id')).toMatchObject({
      cursor: { row: 0, id: 12 },
      hadTableFocus: true,
      savedRecordId: 12,
      isPreviewOpen: false,
    })
    expect(positions.findSavedPosition('/lojas', '?pagina=3')).toBeNull()
  })
  it('deselects processed records of its own resource only', () => {
    positions.saveListPosition(position)
    recordsProcessed.emit({ ...cashback }, [317, 12])
    expect(positions.findSavedPosition('/produtos', '?pagina=3')).toEqual(position)
    recordsProcessed.emit(cashback, [317, 99])
    expect([...(positions.findSavedPosition('/produtos', '?pagina=3')?.selection.keys() ?? [])]).toEqual([12])
  })
})
