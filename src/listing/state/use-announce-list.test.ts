import { expect, it } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import { nextListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { describeChange } from './use-announce-list.ts'

const list = { columns: [{ field: 'id', label: 'ID' }] } as unknown as AnyList
const state = { page: 4, size: 20, sort: 'id,ASC', filters: {} } as unknown as ListState
const deed = (patch: Partial<ListState>) => describeChange(list, state, nextListState(state, patch), 31)

it('tells a page and an order, and of another filter or size no number of pages that was of the view before', () => {
  expect(deed({ page: 1 })).toBe('Página 2 de 31. ')
  expect(deed({ sort: 'id,DESC' })).toBe('Ordenado por ID, decrescente. ')
  expect(deed({ filters: { nivel: '5' } })).toBe('')
  expect(deed({ size: 100 })).toBe('')
})

it('tells a page alone where nobody knows how many there are', () => {
  expect(describeChange(list, state, nextListState(state, { page: 1 }), null)).toBe('Página 2. ')
})
