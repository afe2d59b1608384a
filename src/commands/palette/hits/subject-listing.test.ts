import { describe, expect, it } from 'vitest'
import { createContext, getTitles } from '#commands/palette/palette-context.fixture.ts'
import { produto } from '#commands/resources.fixture.ts'
import { createSubjectListing } from './subject-listing.ts'

const hit = { resource: produto, record: { id: 12, name: 'Mochila', row: { id: 12 } }, words: [] }
const list = (text = '') => createSubjectListing(hit, text, createContext())

describe('what can be done with a record', () => {
  it('are the commands of its resource, with its id', () => {
    expect(getTitles(list())).toEqual([['Produto #12 Mochila', 'Excluir…', 'Editar', 'Ajustar estoque…']])
    expect(list().groups[0]?.entries.map((entry) => entry.command && entry.args)).toEqual([
      { ids: [12] },
      { id: 12 },
      { id: 12 },
    ])
  })
  it('are those with the words of the text, or nothing', () => {
    expect(getTitles(list('produto edi'))).toEqual([['Produto #12 Mochila', 'Editar']])
    expect(list('xyz')).toMatchObject({ groups: [], note: 'Nada a fazer com #12 por “xyz”' })
  })
})
