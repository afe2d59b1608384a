import { describe, expect, it } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import type { AnyList, FilterField } from '#listing/define.ts'
import { getExceptionColumns, isPeriodOpen, getPassMode } from './scan-columns.ts'

const filters: readonly FilterField[] = [
  { name: 'statusId', label: 'Status', type: 'whole' },
  { name: 'nivel', label: 'Nível', type: 'whole', isMutable: false },
  { name: 'de', label: 'Início', type: 'datetime', rangeEnd: 'lower', isMutable: false },
  { name: 'ate', label: 'Fim', type: 'datetime', rangeEnd: 'upper', isMutable: false },
]
const listOf = (more: Partial<AnyList>) => ({ columns: [], ...more }) as unknown as AnyList
const filtered = (given: Readonly<Record<string, string>>) => ({ filters: given }) as unknown as ListState

describe('how often a list is read', () => {
  const definition = listOf({ filters })
  it.each([
    [{}, 'once'],
    [{ nivel: '1', de: '2026-11-01T00:00' }, 'once'],
    [{ statusId: '' }, 'once'],
    [{ statusId: '1' }, 'moves'],
    [{ nivel: '1', statusId: '1' }, 'moves'],
  ] as const)('with the filter %j: %s', (given, walks) =>
    expect(getPassMode(definition, filtered(given), 'once')).toBe(walks),
  )

  it('twice where it is asked for, whatever the filter', () => {
    for (const given of [{}, { statusId: '1' }]) expect(getPassMode(definition, filtered(given), 'twice')).toBe('twice')
  })
  it('once where a list has no filters', () => expect(getPassMode(listOf({}), filtered({}), 'once')).toBe('once'))
})

describe('a period', () => {
  const now = Date.parse('2026-11-21T12:03')
  const isOpen = (given: Readonly<Record<string, string>>) => isPeriodOpen(listOf({ filters }), filtered(given), now)
  it('goes on where it has no end', () => {
    expect(isOpen({})).toBe(true)
    expect(isOpen({ de: '2026-11-01T00:00', ate: '' })).toBe(true)
  })
  it('goes on until its end', () => {
    expect(isOpen({ ate: '2026-11-21T12:04' })).toBe(true)
    expect(isOpen({ ate: '2026-11-21T12:02' })).toBe(false)
  })
  it('is none of a list that has no dates to filter by', () =>
    expect(isPeriodOpen(listOf({ filters: filters.slice(0, 2) }), filtered({}), now)).toBe(false))
})

describe('what an exception is', () => {
  const columns = [
    { field: 'id', label: 'ID', format: 'id' },
    { field: 'quem.nome', label: 'Usuário', idField: 'quem.id' },
    { field: 'valor', label: 'Valor', format: 'money' },
    { field: 'dia', label: 'Data', format: 'date' },
  ] as const
  it('is told by the formats of the columns, and by what the list says of its own', () =>
    expect(
      getExceptionColumns(listOf({ columns, audit: { personField: 'quem.nome', uniqueFields: ['id', 'outra'] } })),
    ).toEqual({
      amount: { field: 'valor', label: 'Valor', format: 'money' },
      date: { field: 'dia', label: 'Data', format: 'date' },
      person: { field: 'quem.nome', label: 'Usuário', idField: 'quem.id' },
      uniqueColumns: [{ field: 'id', label: 'ID', format: 'id' }],
    }))
  it('of a list that says nothing, its formats alone tell', () =>
    expect(Object.keys(getExceptionColumns(listOf({ columns })))).toEqual(['amount', 'date']))
})
