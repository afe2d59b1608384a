import { expect, it } from 'vitest'
import { names, now } from './filters.fixture.ts'
import { parseLine, extractChips, replaceLastTerm } from './quick-filter-line.ts'

const typedSo = (text: string) => extractChips(names, { chips: ['nivel:2'], text }, now)

it.each([
  ['status:ativo ', ['nivel:2', 'status:ativo']],
  ['desde:01/05/2026 ', ['nivel:2', 'desde:01/05/2026']],
  // Of terms that say the same the last stands.
  ['nivel:3 ', ['nivel:3']],
])("'%s' becomes a chip", (text, chips) => expect(typedSo(text)).toEqual({ chips, text: '' }))

it.each([
  ['no blank ends the term yet', 'status:ativo'],
  ['words have no name', 'maria '],
  ['the period may go on', 'periodo:semana '],
  ['the text may go on', 'descricao:maria '],
  ['its quote is open', 'descricao:"maria silva '],
])('waits as text where %s', (_, text) => expect(typedSo(text)).toEqual({ chips: ['nivel:2'], text }))

it('tells the term that is typed now, the record that it seeks and what completes it', () => {
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
])("'%s' is completed", (text, last, term, whole) => expect(replaceLastTerm(text, last, term)).toBe(whole))
