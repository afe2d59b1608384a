import { describe, expect, it } from 'vitest'
import type { Column } from '#listing/define.ts'
import { computeGridSizes } from './grid-sizes.ts'

const columns: Column[] = [
  { field: 'id', label: 'ID', format: 'id', width: 72 },
  { field: 'texto', label: 'Descrição' },
  { field: 'origem', label: 'Origem', isPersonName: true, width: 128 },
  { field: 'destino', label: 'Destino', isPersonName: true, width: 128 },
  { field: 'data', label: 'Data', format: 'date', width: 160 },
]
/** With the check column: 44 + 72 + 190 + 128 + 128 + 160. */
const PLAIN = 722

const sizes = (width: number, widths: Record<string, number> = {}) =>
  computeGridSizes(columns, { widths, pinned: [] }, { isNarrow: false, commandCount: 0, scrollerWidth: width })

it('gives names what is left over, and no more than they need', () => {
  expect(sizes(PLAIN + 200)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 160px',
    totalWidth: PLAIN + 112,
  })
})

it('gives a name with its id after it the room of both', () => {
  const named = columns.map((column) => (column.field === 'origem' ? { ...column, idField: 'origem.id' } : column))
  const { template } = computeGridSizes(
    named,
    { widths: {}, pinned: [] },
    { isNarrow: false, commandCount: 0, scrollerWidth: PLAIN + 300 },
  )
  expect(template).toBe('44px 72px minmax(0,1fr) 232px 184px 160px')
})

it('takes for them from dates what those can do without, and never needs more than there is', () => {
  expect(sizes(PLAIN)).toMatchObject({ template: '44px 72px minmax(0,1fr) 134px 134px 148px', totalWidth: PLAIN })
  const { totalWidth } = sizes(PLAIN + 68)
  expect(totalWidth).toBe(PLAIN + 68)
  expect(sizes(PLAIN + 100)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 148px',
    totalWidth: PLAIN + 100,
  })
})

it('leaves what the operator has sized', () => {
  expect(sizes(PLAIN + 10, { origem: 100, data: 170 }).template).toBe('44px 72px minmax(0,1fr) 100px 156px 170px')
})

it('takes of words and dates what they can spare before it scrolls sideways', () => {
  expect(sizes(PLAIN - 20)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 141px 141px 148px',
    totalWidth: PLAIN - 20,
  })
})

describe('where it scrolls sideways, the edge cuts no column', () => {
  const room = (width: number, verbs: number, list = columns, set: Record<string, number> = {}) =>
    computeGridSizes(list, { widths: set, pinned: [] }, { isNarrow: false, commandCount: verbs, scrollerWidth: width })
  /** Where each column ends, px from the left of the table; the boxes first. */
  const ends = ({ template, totalWidth }: ReturnType<typeof computeGridSizes>) => {
    const tracks = template.split(' ').map((track) => Number.parseFloat(track))
    const rests = tracks.filter(Number.isNaN).length
    const rest = (totalWidth - tracks.reduce((sum, track) => sum + (track || 0), 0)) / rests
    let end = 0
    return tracks.map((track) => (end += Number.isNaN(track) ? rest : track))
  }

  it.each([
    [520, 0],
    [600, 1],
    [560, 3],
    [460, 2],
  ])('%i px wide, with %i verbs', (width, verbs) => {
    const wide = room(width, verbs)
    const verbsWidth = verbs > 0 ? 40 + 28 * (Math.min(verbs, 2) + 1) : 0
    expect(wide.totalWidth).toBeGreaterThan(width)
    expect(ends(wide)).toContain(width - verbsWidth)
  })

  it('the last that fits grows where none takes the rest, but for one that the operator has sized', () => {
    const list = columns.filter(({ width }) => width !== undefined)
    expect(room(400, 0, list).template).toBe('44px 72px 128px 156px 148px minmax(0,1fr)')
    expect(room(400, 0, list, { destino: 120 }).template).toBe('44px 72px 128px 120px 148px minmax(0,1fr)')
  })
})

it('asks for a date that takes the rest no more than a date needs, so that nothing scrolls for nothing', () => {
  const dated: Column[] = [columns[0] as Column, { field: 'data', label: 'Data', format: 'date' }]
  const of = (narrow: boolean) =>
    computeGridSizes(dated, { widths: {}, pinned: [] }, { isNarrow: narrow, commandCount: 0, scrollerWidth: 300 })
      .totalWidth
  expect(of(false)).toBe(44 + 72 + 148)
  expect(of(true)).toBe(66 + 96)
})

it('gives on a phone a person the room of two lines, and cuts no state', () => {
  const told: Column[] = [
    { field: 'origem', label: 'Origem', format: 'id', isPersonName: true, width: 128 },
    { field: 'estado', label: 'Status', format: 'status', width: 128 },
    { field: 'pedido', label: 'Pedido', format: 'id', width: 84 },
  ]
  expect(
    computeGridSizes(told, { widths: {}, pinned: [] }, { isNarrow: true, commandCount: 0, scrollerWidth: 390 })
      .template,
  ).toBe('112px 108px 66px minmax(0,1fr)')
})

it('takes the room of a row’s number from the column that takes the rest, and from dates, where all fits then', () => {
  const of = (numbered: number, width: number, verbs = 0) =>
    computeGridSizes(
      columns,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount: verbs, numberedRows: numbered, scrollerWidth: width },
    )
  expect(of(0, PLAIN)).toMatchObject({ isNumbered: false, totalWidth: PLAIN })
  expect(of(5_000, PLAIN + 36)).toMatchObject({ isNumbered: true, totalWidth: PLAIN + 36 })
  // At the edge of the table a date needs more than before a row's verbs.
  expect(of(5_000, PLAIN).template).toMatch(/^80px 72px minmax.+ 148px$/)
  expect(of(5_000, PLAIN + 100, 1).template).toMatch(/^80px 72px minmax.+ 138px 96px$/)
})

it('keeps the boxes beside a panel, as narrow as a phone, and has there no number beside them', () => {
  const beside = computeGridSizes(
    columns,
    { widths: {}, pinned: [] },
    { isNarrow: true, hasBoxes: true, commandCount: 0, numberedRows: 900, scrollerWidth: 464 },
  )
  expect(beside).toMatchObject({ hasBoxes: true, isNumbered: false })
  expect(beside.template).toMatch(/^24px 58px minmax/)
  const phone = computeGridSizes(
    columns,
    { widths: {}, pinned: [] },
    { isNarrow: true, commandCount: 0, numberedRows: 900, scrollerWidth: 390 },
  )
  expect(phone).toMatchObject({ hasBoxes: false, isNumbered: false })
  expect(phone.template).toMatch(/^66px minmax/)
})

it('takes of other texts too where all columns fit then, and no more than that', () => {
  const told: Column[] = [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'nome', label: 'Nome' },
    { field: 'codigo', label: 'Enum', width: 220 },
    { field: 'tipo', label: 'Tipo', width: 98 },
    { field: 'estado', label: 'Status', format: 'status', width: 128 },
  ]
  const of = (width: number) =>
    computeGridSizes(told, { widths: {}, pinned: [] }, { isNarrow: false, commandCount: 0, scrollerWidth: width })
  expect(of(722)).toMatchObject({ template: '44px 76px minmax(0,1fr) 220px 98px 128px', totalWidth: 722 })
  expect(of(721)).toMatchObject({ template: '44px 76px minmax(0,1fr) 165px 98px 128px', totalWidth: 667 })
})

it('keeps the ledger’s date in sight at 1024 px', () => {
  const ledger: Column[] = [
    { field: 'id', label: 'ID', format: 'id', width: 72 },
    { field: 'beneficiarioId', label: 'Beneficiário', format: 'id', isPersonName: true, width: 150 },
    { field: 'valor', label: 'Valor', format: 'money', width: 112 },
    { field: 'statusId', label: 'Status', format: 'status', width: 136 },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
    { field: 'nivel', label: 'Nível', format: 'number', width: 70 },
  ]
  const { totalWidth } = computeGridSizes(
    ledger,
    { widths: {}, pinned: [] },
    { isNarrow: false, commandCount: 3, idLengths: { id: 7 }, scrollerWidth: 792 },
  )
  // Boxes, columns up to the date, verbs: what follows begins beneath these.
  expect(totalWidth - 70).toBe(792)
})

describe('a date at the edge of one long table of a million is whole at 1024 px', () => {
  const dateEnd = (list: Column[], verbs: number) => {
    const { template, totalWidth } = computeGridSizes(
      list,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount: verbs, numberedRows: 1_000_000, idLengths: { id: 7 }, scrollerWidth: 792 },
    )
    const tracks = template.split(' ').map((track) => Number.parseFloat(track))
    const rest = totalWidth - tracks.reduce((sum, track) => sum + (track || 0), 0)
    const at = list.findIndex(({ format }) => format === 'date') + 1
    return tracks.slice(0, at + 1).reduce((sum, track) => sum + (Number.isNaN(track) ? rest : track), 0)
  }

  it('of names and states before it', () => {
    const ledger: Column[] = [
      { field: 'id', label: 'ID', format: 'id', width: 76 },
      { field: 'beneficiarioId', label: 'Beneficiário', format: 'id', isPersonName: true, width: 150 },
      { field: 'valor', label: 'Valor', format: 'money', width: 112 },
      { field: 'statusId', label: 'Status', format: 'status', width: 136 },
      { field: 'dtCadastro', label: 'Data', format: 'date' },
      { field: 'nivel', label: 'Nível', format: 'number', width: 70 },
    ]
    expect(dateEnd(ledger, 3)).toBe(792 - 124)
  })

  it('of the words that take the rest', () => {
    const audit: Column[] = [
      { field: 'id', label: 'ID', format: 'id', width: 72 },
      { field: 'texto', label: 'Descrição' },
      { field: 'valor', label: 'Valor', format: 'money', width: 116 },
      { field: 'estado', label: 'Status', format: 'status', width: 108 },
      { field: 'data', label: 'Data', format: 'date', width: 144 },
      { field: 'tipo', label: 'Tipo', width: 98 },
    ]
    expect(dateEnd(audit, 1)).toBe(792 - 96)
  })
})

describe('an id has room for all its figures', () => {
  const room = (id: number, narrow: boolean, set: Record<string, number> = {}) =>
    computeGridSizes(
      columns,
      { widths: set, pinned: [] },
      { isNarrow: narrow, commandCount: 0, idLengths: { id }, scrollerWidth: narrow ? 390 : PLAIN },
    )

  it('and takes no more than the definition gives where that is enough', () => {
    expect(room(5, false).template).toBe(sizes(PLAIN).template)
    expect(room(3, true).template).toMatch(/^66px /)
  })

  it('of words and dates where not all fits', () => {
    expect(room(7, false)).toMatchObject({ template: '44px 88px minmax(0,1fr) 143px 143px 148px', totalWidth: PLAIN })
    expect(room(7, true).template).toMatch(/^88px /)
  })

  it('but what the operator has sized', () => {
    expect(room(7, false, { id: 60 }).template).toMatch(/^44px 60px /)
  })

  it('and where names have room to spare, nothing is scrolled for that room', () => {
    const of = (width: number) =>
      computeGridSizes(
        columns,
        { widths: {}, pinned: [] },
        { isNarrow: false, commandCount: 0, idLengths: { id: 7 }, scrollerWidth: width },
      )
    // 44 + 88 + 156 + 128 + 128 + 148
    expect(of(692).template).toBe('44px 88px minmax(0,1fr) 128px 128px 148px')
    expect(of(680)).toMatchObject({ template: '44px 88px minmax(0,1fr) 122px 122px 148px', totalWidth: 680 })
    expect(of(676).totalWidth).toBe(676)
    // Words at 132, names at 120.
    expect(of(652)).toMatchObject({ template: '44px 88px minmax(0,1fr) 120px 120px 148px', totalWidth: 652 })
    expect(of(651).totalWidth).toBeGreaterThan(651)
  })

  it('on a phone of the name after it, so that amount and state stay as far in sight', () => {
    const told = (name: Partial<Column>): Column[] => [
      { field: 'id', label: 'ID', format: 'id', width: 76 },
      { field: 'nome', label: 'Nome', ...name },
      { field: 'valor', label: 'Valor', format: 'money', width: 128 },
      { field: 'estado', label: 'Status', format: 'status', width: 128 },
    ]
    for (const name of [{}, { isPersonName: true, width: 150 }] as const) {
      const of = (id: number) =>
        computeGridSizes(
          told(name),
          { widths: {}, pinned: [] },
          { isNarrow: true, commandCount: 0, idLengths: { id }, scrollerWidth: 390 },
        )
      expect(of(7).totalWidth - of(4).totalWidth).toBeLessThanOrEqual(2)
      expect(of(7).template).toMatch(/^88px /)
    }
  })
})

it('goes with the browser’s letters, and a width that the operator has set stays', () => {
  const sized = (widths: Record<string, number>, scale: number) =>
    computeGridSizes(
      columns,
      { widths, pinned: ['id'] },
      { isNarrow: false, commandCount: 1, scrollerWidth: (PLAIN + 200) * scale, textScale: scale },
    )
  const plain = sized({}, 1)
  const large = sized({}, 2)
  expect(large.template).toBe(plain.template.replaceAll(/([\d.]+)px/g, (_, px: string) => `${2 * Number(px)}px`))
  expect(large).toMatchObject({
    totalWidth: 2 * plain.totalWidth,
    pinnedWidth: 2 * plain.pinnedWidth,
    pinnedLefts: [88, ...plain.pinnedLefts.slice(1)],
  })
  expect(sized({ data: 300 }, 2).template).toMatch(/ 300px /)
})
