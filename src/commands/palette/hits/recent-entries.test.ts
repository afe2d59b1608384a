import { describe, expect, it } from 'vitest'
import { createContext, createListContext, getTitles } from '#commands/palette/palette-context.fixture.ts'
import { createInitialListing } from '#commands/palette/initial-listing.ts'
import { produto } from '#commands/resources.fixture.ts'
import type { FormHandle } from '#commands/screen.ts'
import { createRecentEntries } from './recent-entries.ts'

const recentRecords = [1, 2, 3, 4].map((id) => ({ resourceId: 'produto', id, name: id === 2 ? '' : `Produto ${id}` }))
const titles = (context: Parameters<typeof createRecentEntries>[1], words: string[] = []) =>
  createRecentEntries(words, context).map(({ title }) => title)

describe('recent records', () => {
  it('are three lines of the first list, each with the word for its resource', () => {
    expect(getTitles(createInitialListing(createListContext({ recentRecords })))[0]).toEqual([
      'Registros recentes',
      'Produto 1',
      '#2',
      'Produto 3',
    ])
    expect(createRecentEntries([], createContext({ recentRecords }))[0]).toMatchObject({ detail: 'produto' })
  })
  it('are those with the words of the text, and none whose resource is unknown', () => {
    expect(titles(createContext({ recentRecords }), ['4'])).toEqual(['Produto 4'])
    expect(titles(createContext({ recentRecords: [{ resourceId: 'outro', id: 1, name: 'X' }] }))).toEqual([])
  })
  it('are without the record that is open', () => {
    const context = createContext({ recentRecords })
    const screen = {
      path: '/produtos/editar/1',
      resource: produto,
      list: null,
      form: { resource: produto } as FormHandle,
    }
    expect(titles({ ...context, commandContext: { ...context.commandContext, screen } })[0]).toBe('#2')
  })
})
