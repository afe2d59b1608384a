import { describe, expect, it } from 'vitest'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { bonus, usuario } from '#commands/resources.fixture.ts'
import type { RecordSummary } from '#commands/resource.ts'
import { createEnterHint } from './enter-hint.ts'
import {
  replaceNameWithId,
  getNamedRecord,
  type NameSearchState,
  withResolvedIds,
  addFoundRecords,
} from './name-search.ts'
import { edit, getFirstCommandEntry, read, remove, createContext, getTitles } from './palette-context.fixture.ts'

const record = (id: number, name: string): RecordSummary => ({ id, name, row: { id } })
const found = (...records: RecordSummary[]): NameSearchState => ({ state: 'found', records, total: records.length })

function look(line: string, sight: NameSearchState) {
  const listing = read(line)
  const named = getNamedRecord(listing)
  if (!named) throw new Error(`'${line}' names nothing`)
  return addFoundRecords(listing, named, sight, createContext())
}

describe('a name instead of an id', () => {
  it('is interpreted with its command, and the id is missing', () => {
    const listing = read('excluir produto fone')
    expect(getNamedRecord(listing)).toMatchObject({ argName: 'ids', text: 'fone', resource: { id: 'produto' } })
    expect(getFirstCommandEntry(listing)).toMatchObject({ command: remove, args: {} })
  })
  it('runs nothing during the search, and if the search failed', () => {
    for (const state of ['searching', 'failed'] as const) {
      const { listing } = look('excluir produto fone', { state })
      expect(listing.highlightsFirst).toBe(false)
      expect(getFirstCommandEntry(listing)?.disabledReason).not.toBeNull()
    }
  })
  it('uses the only record, and shows it', () => {
    const { listing, lookups } = look('excluir produto fone', found(record(18, 'Fone Onda')))
    const top = getFirstCommandEntry(listing)
    expect(top).toMatchObject({ command: remove, args: { ids: [18] }, disabledReason: null })
    expect(lookups.get(top?.key ?? '')).toMatchObject([[18, { state: 'found', record: { name: 'Fone Onda' } }]])
  })
  it('offers several records, and highlights none for a destructive command', () => {
    const several = found(record(9, 'Fone'), record(18, 'Fone Onda'), record(7, 'Telefone'))
    const { listing } = look('excluir produto fone', several)
    expect(getTitles(listing)[0]).toEqual(['Excluir produto: qual produto?', 'Fone', 'Fone Onda', 'Telefone'])
    expect(listing.highlightsFirst).toBe(false)
    expect(look('editar produto fone', several).listing.highlightsFirst).toBe(true)
  })
  it('says that there is none', () => {
    const { listing } = look('excluir produto fone', found())
    expect(listing).toMatchObject({ note: 'Nenhum produto com “fone”', highlightsFirst: false })
    expect(listing.groups.flatMap(({ entries }) => entries).some(({ command }) => command === remove)).toBe(false)
  })
  it('leaves the other arguments as they are', () => {
    const { listing } = look('ajustar estoque do produto mochila para 30', found(record(15, 'Mochila')))
    expect(getFirstCommandEntry(listing)?.args).toEqual({ id: 15, n: 30 })
    expect(getFirstCommandEntry(look('ver produto mochila', found(record(15, 'Mochila'))).listing)?.command).toBe(edit)
  })
  it('is no name if the line says rows, all or nothing', () => {
    for (const line of ['excluir produto tudo', 'excluir produtos selecionados', 'excluir produto'])
      expect(getNamedRecord(read(line))).toBeNull()
  })
})

it('adds the id to the filters of a view', () => {
  const named = { argName: 'vista', filterName: 'beneficiarioId', resource: usuario, text: 'ana' }
  const rest = { filters: { statusId: '1' }, removedFilters: [] }
  expect(withResolvedIds({}, { ...named, remainingView: rest }, [4], false)).toEqual({
    vista: { filters: { statusId: '1', beneficiarioId: '4' }, removedFilters: [] },
  })
})

describe('records named by their owner', () => {
  const release = defineCommand({
    id: 'bonus.liberar',
    title: 'Liberar bônus',
    resource: bonus,
    group: 'Ações',
    scope: 'row',
    phrases: ['liberar bônus {ids}'],
    args: { ids: arg.ids(bonus, { only: { label: 'pendente', filters: { statusId: '1' } } }) },
    confirm: () => 'Liberar?',
  })
  const at = createContext({ interpreter: createInterpreter({ commands: [release], resources: [bonus, usuario] }) })
  const line = 'libere os bônus de @maria'
  const listing = read(line, at)
  const named = getNamedRecord(listing)!

  it('are looked for by their owner', () =>
    expect(named).toMatchObject({ resource: usuario, text: 'maria', ownedBy: { filterName: 'beneficiarioId' } }))
  it('of several owners one is chosen first, and the line has its id then', () => {
    const { listing: asked } = addFoundRecords(listing, named, found(record(4, 'Maria'), record(9, 'Maria Silva')), at)
    expect(asked.highlightsFirst).toBe(false)
    expect(getFirstCommandEntry(asked)).toMatchObject({ title: 'Maria', replacementId: 4, detail: '', keys: null })
    expect(createEnterHint(getFirstCommandEntry(asked)!, null)).toEqual({ verb: 'escolhe', object: 'Maria', tail: '' })
    const settled = replaceNameWithId(line, listing, 4)
    expect(settled).toBe('libere os bônus de @4')
    expect(getNamedRecord(read(settled, at))).toMatchObject({ text: 4, ownedBy: { filterName: 'beneficiarioId' } })
  })
  it('are all used, or the note says that there are none', () => {
    const theirs = (...records: RecordSummary[]): NameSearchState => ({
      state: 'found',
      owner: 'Maria',
      records,
      total: 3,
    })
    expect(
      getFirstCommandEntry(
        addFoundRecords(listing, named, theirs(record(1, ''), record(2, ''), record(3, '')), at).listing,
      )?.args,
    ).toEqual({
      ids: [1, 2, 3],
    })
    expect(addFoundRecords(listing, named, theirs(), at).listing.note).toBe('Nenhum bônus pendente de Maria')
  })
})
