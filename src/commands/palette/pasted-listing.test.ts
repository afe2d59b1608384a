import { describe, expect, it } from 'vitest'
import { parsePasted } from '#commands/language/pasted-cells.ts'
import { addPastedColumns } from './pasted-listing.ts'
import { getFirstCommandEntry, read, createContext } from './palette-context.fixture.ts'

describe('pasted text', () => {
  it('becomes one line', () => {
    expect(parsePasted('12\n15\r\n18\n')?.line).toBe('12, 15, 18')
    expect(parsePasted('\u202d12\u202c\n15\u200b\n\u00a018')?.line).toBe('12, 15, 18')
    expect(parsePasted('12\t15')?.line).toBe('12, 15')
    expect(parsePasted('ID\n12\n15')?.line).toBe('12, 15')
    expect(parsePasted('excluir produto 12\nir para lojas')?.line).toBe('excluir produto 12; ir para lojas')
    expect(parsePasted('um texto só')).toBeNull()
  })
  it.each(['12, 13,\n14, 15', '12;13;14\r\n15', '12 13\n14\n15', '#12 #13\n14, 15', 'excluir produto 12\n13\n14\n15'])(
    'loses no id of a first line that is no header: %j',
    (copied) => expect(getFirstCommandEntry(read(parsePasted(copied)!.line))?.args).toEqual({ ids: [12, 13, 14, 15] }),
  )
  it('may have more rows than a call has room for arguments', () => {
    const ids = Array.from({ length: 200_000 }, (_, at) => at + 1)
    expect(parsePasted(`ID\n${ids.join('\n')}`)?.line).toBe(ids.join(', '))
  })
  it('of several columns becomes the ids of one', () => {
    const named = parsePasted('Nome\tQTD\tID\nFone\t3\t18\nMochila\t40\t15')
    expect(named).toMatchObject({ line: '18, 15', columnCount: 3 })
    expect(named?.columns.map(({ label }) => label)).toEqual(['ID', 'QTD'])
    expect(parsePasted('7\t18\tFone\n7\t15\tMochila')?.columns).toEqual([
      { label: '2ª coluna', line: '18, 15' },
      { label: '1ª coluna', line: '7, 7' },
    ])
    expect(parsePasted('#18\tR$ 1,50\n#15\t2.000')).toMatchObject({ line: '18, 15', columns: [{}] })
  })
  it('of several columns keeps a cell with line ends whole', () => {
    const pasted = parsePasted('id\tNome\n12\t"Linha\nduas"\n13\t"Um ""nome"""')
    expect(pasted).toMatchObject({
      line: '12, 13',
      table: {
        rows: [
          ['12', 'Linha\nduas'],
          ['13', 'Um "nome"'],
        ],
      },
    })
  })
  it('without ids becomes none, and never a part of a number', () =>
    expect(parsePasted('Fone\t1.234\nMochila\t15/10')).toMatchObject({ line: '', columns: [] }))
})

describe('pasted cells', () => {
  const cells = parsePasted('Nome\tQTD\tID\nFone\t3\t18\nMochila\t40\t15')!
  it('name the used column, and offer the others', () => {
    const text = `excluir produto ${cells.line}`
    const listing = addPastedColumns(read(text), text, cells, createContext())
    expect(listing.note).toBe('2 ids da coluna ID, de 3 colunas coladas')
    expect(listing.groups.at(-1)).toMatchObject({
      heading: 'Colunas coladas',
      entries: [{ title: 'Usar a coluna QTD', replacementLine: 'excluir produto 3, 40' }],
    })
    const other = 'excluir produto 3, 40'
    expect(addPastedColumns(read(other), other, cells, createContext()).note).toBe(
      '2 ids da coluna QTD, de 3 colunas coladas',
    )
  })
  it('are named by their position without a header', () => {
    const unnamed = parsePasted('7\t18\tFone\n7\t15\tMochila')!
    const listing = addPastedColumns(read(unnamed.line), unnamed.line, unnamed, createContext())
    expect(listing.note).toBe('2 ids da 2ª coluna, de 3 colunas coladas')
    expect(listing.groups.at(-1)?.entries.map(({ title }) => title)).toEqual(['Usar a 1ª coluna'])
  })
  it('name the text that is no id, and Enter runs nothing of the first list', () => {
    const invalid = parsePasted('id\tPreço\n12\t10\nx7\t11')!
    const listing = addPastedColumns(read(''), '', invalid, createContext())
    expect(listing).toMatchObject({ note: '“x7”, na coluna id, não é um id', highlightsFirst: false })
  })
  it('say that none has ids, and nothing once the text has changed', () => {
    expect(addPastedColumns(read('x'), '', parsePasted('a\tb\nc\td')!, createContext()).note).toBe(
      'Nenhuma coluna de ids nas células coladas',
    )
    expect(addPastedColumns(read('produtos'), 'produtos', cells, createContext()).note).toBeNull()
  })
})
