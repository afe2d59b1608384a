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
/** With the checkbox column: 44 + 72 + 190 + 128 + 128 + 160. */
const PLAIN = 722

const sizes = (width: number, widths: Record<string, number> = {}) =>
  computeGridSizes(columns, { widths, pinned: [] }, { isNarrow: false, commandCount: 0, scrollerWidth: width })

it('gives names the spare width, and no more than they need', () => {
  expect(sizes(PLAIN + 200)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 160px',
    totalWidth: PLAIN + 112,
  })
})

it('gives a name with its id the room of both', () => {
  const namedColumns = columns.map((column) =>
    column.field === 'origem' ? { ...column, idField: 'origem.id' } : column,
  )
  const { template } = computeGridSizes(
    namedColumns,
    { widths: {}, pinned: [] },
    { isNarrow: false, commandCount: 0, scrollerWidth: PLAIN + 300 },
  )
  expect(template).toBe('44px 72px minmax(0,1fr) 232px 184px 160px')
})

it('takes spare width of dates for names, and never needs more than there is', () => {
  expect(sizes(PLAIN)).toMatchObject({ template: '44px 72px minmax(0,1fr) 134px 134px 148px', totalWidth: PLAIN })
  const { totalWidth } = sizes(PLAIN + 68)
  expect(totalWidth).toBe(PLAIN + 68)
  expect(sizes(PLAIN + 100)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 184px 184px 148px',
    totalWidth: PLAIN + 100,
  })
})

it('keeps the widths that the operator has set', () => {
  expect(sizes(PLAIN + 10, { origem: 100, data: 170 }).template).toBe('44px 72px minmax(0,1fr) 100px 156px 170px')
})

it('takes spare width of texts and dates before it scrolls sideways', () => {
  expect(sizes(PLAIN - 20)).toMatchObject({
    template: '44px 72px minmax(0,1fr) 141px 141px 148px',
    totalWidth: PLAIN - 20,
  })
})

describe('if it scrolls sideways, the edge cuts no column', () => {
  const computeSizes = (width: number, commandCount: number, list = columns, ownWidths: Record<string, number> = {}) =>
    computeGridSizes(list, { widths: ownWidths, pinned: [] }, { isNarrow: false, commandCount, scrollerWidth: width })
  /** The right end of each column, px from the left of the table; the checkbox column first. */
  const getColumnEnds = ({ template, totalWidth }: ReturnType<typeof computeGridSizes>) => {
    const tracks = template.split(' ').map((track) => Number.parseFloat(track))
    const flexibleCount = tracks.filter(Number.isNaN).length
    const flexibleWidth = (totalWidth - tracks.reduce((sum, track) => sum + (track || 0), 0)) / flexibleCount
    let end = 0
    return tracks.map((track) => (end += Number.isNaN(track) ? flexibleWidth : track))
  }

  it.each([
    [520, 0],
    [600, 1],
    [560, 3],
    [460, 2],
  ])('%i px wide, with %i commands', (width, commandCount) => {
    const result = computeSizes(width, commandCount)
    const actionsWidth = commandCount > 0 ? 40 + 28 * (result.iconCount + 1) : 0
    expect(result.totalWidth).toBeGreaterThan(width)
    expect(getColumnEnds(result)).toContain(width - actionsWidth)
  })

  it('names that are cut grow if no column is flexible, unless the operator has sized them', () => {
    const list = columns.filter(({ width }) => width !== undefined)
    expect(computeSizes(400, 0, list).template).toBe('44px 72px 142px 142px 148px minmax(0,1fr)')
    expect(computeSizes(400, 0, list, { destino: 120 }).template).toBe('44px 72px 164px 120px 148px minmax(0,1fr)')
  })
  it('the last column that fits grows if no name is cut and none is flexible', () => {
    const list = columns
      .filter(({ width }) => width !== undefined)
      .map(({ isPersonName: _, ...column }): Column => ({ ...column, format: column.format ?? 'number' }))
    expect(computeSizes(400, 0, list).template).toBe('44px 72px 128px 156px 148px minmax(0,1fr)')
    expect(computeSizes(400, 0, list, { destino: 120 }).template).toBe('44px 72px 128px 120px 148px minmax(0,1fr)')
  })
})

it('reserves for a flexible date no more than a date needs, so that nothing scrolls without need', () => {
  const dated: Column[] = [columns[0] as Column, { field: 'data', label: 'Data', format: 'date' }]
  const measure = (isNarrow: boolean) =>
    computeGridSizes(dated, { widths: {}, pinned: [] }, { isNarrow, commandCount: 0, scrollerWidth: 300 }).totalWidth
  expect(measure(false)).toBe(44 + 72 + 148)
  expect(measure(true)).toBe(66 + 96)
})

it('gives a person the room of two lines on a phone, and cuts no status', () => {
  const testColumns: Column[] = [
    { field: 'origem', label: 'Origem', format: 'id', isPersonName: true, width: 128 },
    { field: 'estado', label: 'Status', format: 'status', width: 128 },
    { field: 'pedido', label: 'Pedido', format: 'id', width: 84 },
  ]
  expect(
    computeGridSizes(testColumns, { widths: {}, pinned: [] }, { isNarrow: true, commandCount: 0, scrollerWidth: 390 })
      .template,
  ).toBe('112px 108px 66px minmax(0,1fr)')
})

it('takes the room of row numbers from the flexible column and from dates, if everything fits then', () => {
  const measure = (rowCount: number, width: number, commandCount = 0) =>
    computeGridSizes(
      columns,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount, numberedRows: rowCount, scrollerWidth: width },
    )
  expect(measure(0, PLAIN)).toMatchObject({ isNumbered: false, totalWidth: PLAIN })
  expect(measure(5_000, PLAIN + 36)).toMatchObject({ isNumbered: true, totalWidth: PLAIN + 36 })
  // A date needs more room at the edge of the table than before a row's commands.
  expect(measure(5_000, PLAIN).template).toMatch(/^80px 72px minmax.+ 148px$/)
  expect(measure(5_000, PLAIN + 100, 1).template).toMatch(/^80px 72px minmax.+ 138px 68px$/)
})

it('keeps the checkboxes beside a panel, as narrow as a phone, without row numbers', () => {
  const besidePanel = computeGridSizes(
    columns,
    { widths: {}, pinned: [] },
    { isNarrow: true, hasBoxes: true, commandCount: 0, numberedRows: 900, scrollerWidth: 464 },
  )
  expect(besidePanel).toMatchObject({ hasBoxes: true, isNumbered: false })
  expect(besidePanel.template).toMatch(/^24px 58px minmax/)
  const phone = computeGridSizes(
    columns,
    { widths: {}, pinned: [] },
    { isNarrow: true, commandCount: 0, numberedRows: 900, scrollerWidth: 390 },
  )
  expect(phone).toMatchObject({ hasBoxes: false, isNumbered: false })
  expect(phone.template).toMatch(/^66px minmax/)
})

it('takes width of other texts too if all columns fit then, and no more than that', () => {
  const testColumns: Column[] = [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'nome', label: 'Nome' },
    { field: 'codigo', label: 'Enum', width: 220 },
    { field: 'tipo', label: 'Tipo', width: 98 },
    { field: 'estado', label: 'Status', format: 'status', width: 128 },
  ]
  const measure = (width: number) =>
    computeGridSizes(
      testColumns,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount: 0, scrollerWidth: width },
    )
  expect(measure(722)).toMatchObject({ template: '44px 76px minmax(0,1fr) 220px 98px 128px', totalWidth: 722 })
  expect(measure(721)).toMatchObject({ template: '44px 76px minmax(0,1fr) 181px 98px 128px', totalWidth: 683 })
})

it('keeps the ledger’s date in view at 1024 px', () => {
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
  // Checkboxes, columns up to the date, commands. The next column begins below the commands.
  expect(totalWidth - 70).toBe(792)
})

describe('columns of figures give to names what their values and headers leave empty', () => {
  const ledger: Column[] = [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'beneficiarioId', label: 'Beneficiário', format: 'id', isPersonName: true, width: 150 },
    { field: 'origemId', label: 'Origem', format: 'id', isPersonName: true, width: 150 },
    { field: 'pedidoId', label: 'Pedido', format: 'id', width: 80 },
    { field: 'transacaoId', label: 'Transação', format: 'id', width: 96 },
    { field: 'nivel', label: 'Nível', format: 'number', width: 70 },
    { field: 'valor', label: 'Valor', format: 'money', width: 112 },
    { field: 'statusId', label: 'Status', format: 'status', width: 136 },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
  ]
  const compute = (
    options: Partial<Parameters<typeof computeGridSizes>[2]> = {},
    widths: Record<string, number> = {},
  ) =>
    computeGridSizes(
      ledger,
      { widths, pinned: [] },
      {
        isNarrow: false,
        commandCount: 3,
        idLengths: { id: 3, pedidoId: 4, transacaoId: 4 },
        scrollerWidth: 1208,
        ...options,
      },
    ).template

  it('so that a whole name stands beside its id on the ledger at 1440 px', () =>
    expect(compute()).toBe('44px 66px 227px 227px 66px 82px 66px 104px 120px minmax(0,1fr) 68px'))
  it('and not the room of the arrow of the order', () =>
    expect(compute({ sortedField: 'transacaoId' })).toContain(' 66px 96px 66px '))
  it('also where the table scrolls sideways, among the columns in view', () => {
    const inView = ['id', 'beneficiarioId', 'valor', 'statusId', 'dtCadastro', 'nivel', 'origemId']
    const list = inView.flatMap((field) => ledger.filter((column) => column.field === field))
    const { template, iconCount } = computeGridSizes(
      list,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount: 3, idLengths: { id: 3 }, scrollerWidth: 792 },
    )
    expect(template).toBe('44px 66px 232px 108px 136px minmax(0,1fr) 70px 150px 68px')
    expect(iconCount).toBe(0)
  })
  it('and no id of unknown length, and nothing that the operator has sized', () => {
    expect(compute({ idLengths: {} })).toContain(' 80px 96px 66px ')
    expect(compute({}, { valor: 112 })).toContain(' 66px 112px 120px ')
  })
})

describe('a date at the edge of a continuous table of a million rows is fully visible at 1024 px', () => {
  const dateEnd = (list: Column[], commandCount: number) => {
    const { template, totalWidth } = computeGridSizes(
      list,
      { widths: {}, pinned: [] },
      { isNarrow: false, commandCount, numberedRows: 1_000_000, idLengths: { id: 7 }, scrollerWidth: 792 },
    )
    const tracks = template.split(' ').map((track) => Number.parseFloat(track))
    const flexibleWidth = totalWidth - tracks.reduce((sum, track) => sum + (track || 0), 0)
    const dateIndex = list.findIndex(({ format }) => format === 'date') + 1
    return tracks.slice(0, dateIndex + 1).reduce((sum, track) => sum + (Number.isNaN(track) ? flexibleWidth : track), 0)
  }

  it('with width of names and statuses before it', () => {
    const ledger: Column[] = [
      { field: 'id', label: 'ID', format: 'id', width: 76 },
      { field: 'beneficiarioId', label: 'Beneficiário', format: 'id', isPersonName: true, width: 150 },
      { field: 'valor', label: 'Valor', format: 'money', width: 112 },
      { field: 'statusId', label: 'Status', format: 'status', width: 136 },
      { field: 'dtCadastro', label: 'Data', format: 'date' },
      { field: 'nivel', label: 'Nível', format: 'number', width: 70 },
    ]
    expect(dateEnd(ledger, 3)).toBe(792 - 68)
  })

  it('with width of the flexible text', () => {
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

describe('an id has room for all its digits', () => {
  const computeSizes = (id: number, isNarrow: boolean, ownWidths: Record<string, number> = {}) =>
    computeGridSizes(
      columns,
      { widths: ownWidths, pinned: [] },
      { isNarrow, commandCount: 0, idLengths: { id }, scrollerWidth: isNarrow ? 390 : PLAIN },
    )

  it('and takes no more than the definition gives if that is enough', () => {
    expect(computeSizes(5, false).template).toBe(sizes(PLAIN).template)
    expect(computeSizes(3, true).template).toMatch(/^66px /)
  })

  it('taken from texts and dates if not all fits', () => {
    expect(computeSizes(7, false)).toMatchObject({
      template: '44px 88px minmax(0,1fr) 143px 143px 148px',
      totalWidth: PLAIN,
    })
    expect(computeSizes(7, true).template).toMatch(/^88px /)
  })

  it('except in a column that the operator has sized', () => {
    expect(computeSizes(7, false, { id: 60 }).template).toMatch(/^44px 60px /)
  })

  it('and nothing scrolls for it if names have room to spare', () => {
    const measure = (width: number) =>
      computeGridSizes(
        columns,
        { widths: {}, pinned: [] },
        { isNarrow: false, commandCount: 0, idLengths: { id: 7 }, scrollerWidth: width },
      )
    // 44 + 88 + 156 + 128 + 128 + 148
    expect(measure(692).template).toBe('44px 88px minmax(0,1fr) 128px 128px 148px')
    expect(measure(680)).toMatchObject({ template: '44px 88px minmax(0,1fr) 122px 122px 148px', totalWidth: 680 })
    expect(measure(676).totalWidth).toBe(676)
    // Text columns at 132, names at 120.
    expect(measure(652)).toMatchObject({ template: '44px 88px minmax(0,1fr) 120px 120px 148px', totalWidth: 652 })
    expect(measure(651).totalWidth).toBeGreaterThan(651)
  })

  it('taken on a phone from the name after it, so that amount and status stay in view', () => {
    const testColumns = (name: Partial<Column>): Column[] => [
      { field: 'id', label: 'ID', format: 'id', width: 76 },
      { field: 'nome', label: 'Nome', ...name },
      { field: 'valor', label: 'Valor', format: 'money', width: 128 },
      { field: 'estado', label: 'Status', format: 'status', width: 128 },
    ]
    for (const name of [{}, { isPersonName: true, width: 150 }] as const) {
      const measure = (id: number) =>
        computeGridSizes(
          testColumns(name),
          { widths: {}, pinned: [] },
          { isNarrow: true, commandCount: 0, idLengths: { id }, scrollerWidth: 390 },
        )
      expect(measure(7).totalWidth - measure(4).totalWidth).toBeLessThanOrEqual(2)
      expect(measure(7).template).toMatch(/^88px /)
    }
  })
})

it('scales with the browser’s text size, except widths that the operator has set', () => {
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

describe('the icons of a row', () => {
  const compute = (width: number, widths: Record<string, number> = {}) =>
    computeGridSizes(columns, { widths, pinned: [] }, { isNarrow: false, commandCount: 3, scrollerWidth: width })
  it('give their room to names that are cut, as much as these need', () => {
    const enough = PLAIN + 124 + 112
    expect(compute(enough)).toMatchObject({ iconCount: 2 })
    expect(compute(enough - 40)).toMatchObject({ iconCount: 1, totalWidth: enough - 40 })
    expect(compute(enough - 80)).toMatchObject({ iconCount: 0 })
    expect(compute(enough - 80).template).toBe('44px 72px minmax(0,1fr) 183px 183px 138px 68px')
  })
  it('do so in a table that scrolls sideways too, if a name stands in view', () => {
    expect(compute(680)).toMatchObject({ iconCount: 0 })
    expect(compute(520)).toMatchObject({ iconCount: 2 })
  })
  it('keep it if the operator has sized the names', () =>
    expect(compute(PLAIN + 150, { origem: 100, destino: 100 })).toMatchObject({ iconCount: 2 }))
})
