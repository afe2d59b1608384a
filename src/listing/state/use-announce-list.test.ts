import { expect, it } from 'vitest'
import type { ListState } from '#commands/screen.ts'
import { nextListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { describeChange } from './use-announce-list.ts'

const list = { columns: [{ field: 'id', label: 'ID' }] } as unknown as AnyList
const state = { page: 4, size: 20, sort: 'id,ASC', filters: {} } as unknown as ListState
const describePatch = (patch: Partial<ListState>) => describeChange(list, state, nextListState(state, patch), 31)

it('describes a page turn and a sort, and gives no outdated page count after another filter or size', () => {
  expect(describePatch({ page: 1 })).toBe('Página 2 de 31. ')
  expect(describePatch({ sort: 'id,DESC' })).toBe('Ordenado por ID, decrescente. ')
  expect(describePatch({ filters: { nivel: '5' } })).toBe('')
  expect(describePatch({ size: 100 })).toBe('')
})

it('gives the page without a count if the total is unknown', () => {
  expect(describeChange(list, state, nextListState(state, { page: 1 }), null)).toBe('Página 2. ')
})
