import { expect, it } from 'vitest'
import { names, now } from './filters.fixture.ts'
import { parseLine, extractChips, replaceLastTerm } from './quick-filter-line.ts'

const typeText = (text: string) => extractChips(names, { chips: ['nivel:2'], text }, now)

it.each([
  ['status:ativo ', ['nivel:2', 'status:ativo']],
  ['desde:01/05/2026 ', ['nivel:2', 'desde:01/05/2026']],
  // Of terms for the same filter the last counts.
  ['nivel:3 ', ['nivel:3']],
])("'%s' becomes a chip", (text, chips) => expect(typeText(text)).toEqual({ chips, text: '' }))

it.each([
  ['no space ends the term yet', 'status:ativo'],
  ['the words have no name', 'maria '],
  ['the period may continue', 'periodo:semana '],
  ['the text may continue', 'descricao:maria '],
  ['its quote is open', 'descricao:"maria silva '],
])('stays text if %s', (_, text) => expect(typeText(text)).toEqual({ chips: ['nivel:2'], text }))

it('returns the current term, the record it searches for and its completions', () => {
  expect(parseLine(names, { chips: [], text: 'nivel:2 sta' }, now)).toMatchObject({ last: 'sta', offered: ['status:'] })
  expect(parseLine(names, { chips: [], text: 'usuario:ana ' }, now)).toMatchObject({ recordTerm: { text: 'ana' } })
  expect(parseLine(names, { chips: ['nivel:2'], text: '' }, now)).toMatchObject({
    all: ['nivel:2'],
    last: '',
    offered: [],
  })
})

it.each([
  ['nivel:2 sta', 'sta', 'status:', 'nivel:2 status:'],
  ['status:at', 'status:at', 'status:ativo', 'status:ativo '],
  ['periodo:mes  pas', 'periodo:mes pas', 'periodo:"mês passado"', 'periodo:"mês passado" '],
  ['nivel:2 ', '', 'status:', 'nivel:2 status:'],
])("'%s' is completed", (text, last, term, expected) => expect(replaceLastTerm(text, last, term)).toBe(expected))
