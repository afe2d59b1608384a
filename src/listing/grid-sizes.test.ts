import { expect, it } from 'vitest'
import type { Column } from './define.ts'
import { gridSizes } from './grid-sizes.ts'

const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id', width: 72 },
  { field: 'texto', label: 'Descrição' },
  { field: 'origem', label: 'Origem', person: true, width: 128 },
  { field: 'destino', label: 'Destino', person: true, width: 128 },
  { field: 'data', label: 'Data', format: 'date', width: 160 },
]
/** With the check column: 44 + 72 + 190 + 128 + 128 + 160. */
const PLAIN = 722

const sizes = (width: number, widths: Record<string, number> = {}) =>
  gridSizes(columns, { widths, held: [] }, { narrow: false, verbs: 0, width })

it('gives names what is left over, and no more than they need', () => {
  expect(sizes(PLAIN + 200)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 160px',
    total: PLAIN + 112,
  })
})

it('takes for them from dates what those can do without, and never needs more than there is', () => {
  expect(sizes(PLAIN)).toMatchObject({ template: '44px 72px minmax(0,1fr) 134px 134px 148px', total: PLAIN })
  const { total } = sizes(PLAIN + 68)
  expect(total).toBe(PLAIN + 68)
  expect(sizes(PLAIN + 100)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 148px',
    total: PLAIN + 100,
  })
})

it('leaves what the operator has sized, and all of a table that scrolls sideways', () => {
  expect(sizes(PLAIN + 10, { origem: 100, data: 170 }).template).toBe('44px 72px minmax(0,1fr) 100px 156px 170px')
  expect(sizes(PLAIN - 20)).toMatchObject({ template: '44px 72px minmax(0,1fr) 128px 128px 160px', total: PLAIN })
})

it('asks for a date that takes the rest no more than a date needs, so that nothing scrolls for nothing', () => {
  const dated: Column[] = [columns[0] as Column, { field: 'data', label: 'Data', format: 'date' }]
  const of = (narrow: boolean) => gridSizes(dated, { widths: {}, held: [] }, { narrow, verbs: 0, width: 300 }).total
  expect(of(false)).toBe(44 + 72 + 148)
  expect(of(true)).toBe(66 + 100)
})

it('gives on a phone a person the room of two lines, and cuts no state', () => {
  const told: Column[] = [
    { field: 'origem', label: 'Origem', format: 'id', person: true, width: 128 },
    { field: 'estado', label: 'Status', format: 'status', width: 128 },
    { field: 'pedido', label: 'Pedido', format: 'id', width: 84 },
  ]
  expect(gridSizes(told, { widths: {}, held: [] }, { narrow: true, verbs: 0, width: 390 }).template).toBe(
    '112px 104px 66px minmax(0,1fr)',
  )
})

it('takes the room of a row’s number from the column that takes the rest, and from dates, where all fits then', () => {
  const of = (numbered: number, width: number, verbs = 0) =>
    gridSizes(columns, { widths: {}, held: [] }, { narrow: false, verbs, numbered, width })
  expect(of(0, PLAIN)).toMatchObject({ isNumbered: false, total: PLAIN })
  expect(of(5_000, PLAIN + 36)).toMatchObject({ isNumbered: true, total: PLAIN + 36 })
  // At the edge of the table a date needs more than before a row's verbs.
  expect(of(5_000, PLAIN).template).toMatch(/^80px 72px minmax.+ 148px$/)
  expect(of(5_000, PLAIN + 100, 1).template).toMatch(/^80px 72px minmax.+ 138px 96px$/)
  // Where it scrolls sideways nevertheless, nothing is taken.
  expect(of(5_000, PLAIN - 100)).toMatchObject({ total: PLAIN + 36, template: expect.stringMatching(/ 160px$/) })
})

it('keeps the boxes beside a panel, as narrow as a phone, and has there no number beside them', () => {
  const beside = gridSizes(
    columns,
    { widths: {}, held: [] },
    { narrow: true, boxes: true, verbs: 0, numbered: 900, width: 464 },
  )
  expect(beside).toMatchObject({ hasBoxes: true, isNumbered: false })
  expect(beside.template).toMatch(/^24px 58px minmax/)
  const phone = gridSizes(columns, { widths: {}, held: [] }, { narrow: true, verbs: 0, numbered: 900, width: 390 })
  expect(phone).toMatchObject({ hasBoxes: false, isNumbered: false })
  expect(phone.template).toMatch(/^66px minmax/)
})
