// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { ownerStore } from '#lib/storage/owner.ts'
import { parseQueryParams } from '#lib/urls/route-location.ts'
import { parseListState } from '#listing/url-state/list-state-url.ts'
import type { AnyList } from '#listing/define.ts'
import { getCurrentView, isUnfiltered, getViewsOfList } from './current-view.ts'
import { saveView, getSavedViews, getViewLocation } from './saved-views.ts'

const list = {
  path: '/bonus',
  pageSize: 20,
  sort: 'id,DESC',
  filters: [
    { name: 'statusId', label: 'Status', type: 'whole' },
    { name: 'tipo', label: 'Tipo', type: 'select', initial: 'A', options: [{ value: 'A', label: 'A' }] },
  ],
  columns: [{ field: 'id', label: 'ID' }],
} as unknown as AnyList
const parseState = (search: string) => parseListState(list, parseQueryParams(search))
const describeCurrent = (search: string) => {
  const current = getCurrentView(list, parseState(search))
  return current && [current.view.name, current.isChanged]
}

beforeEach(() => {
  localStorage.clear()
  ownerStore.set('7')
  saveView('Pendentes', '/bonus?statusId=1&colunas=padrao')
  saveView('Outra lista', '/produtos?statusId=1')
})

it('returns the views of its own list only', () => {
  expect(getViewsOfList(list).map(({ name }) => name)).toEqual(['Pendentes'])
})

it('is the opened view, unchanged or changed since it was saved', () => {
  expect(describeCurrent('statusId=1&colunas=padrao&visao=Pendentes')).toEqual(['Pendentes', false])
  expect(describeCurrent('statusId=1&visao=pendentes&pagina=3')).toEqual(['Pendentes', false])
  expect(describeCurrent('statusId=2&visao=Pendentes')).toEqual(['Pendentes', true])
  expect(describeCurrent('statusId=1&ordem=id,ASC&visao=Pendentes')).toEqual(['Pendentes', true])
  expect(describeCurrent('visao=Pendentes')).toEqual(['Pendentes', true])
})

it('is also a view equal to what is shown, and never a deleted one', () => {
  expect(describeCurrent('statusId=1')).toEqual(['Pendentes', false])
  expect(describeCurrent('statusId=2')).toBe(null)
  expect(describeCurrent('statusId=2&visao=Excluída')).toBe(null)
})

it('is unfiltered without a view and without a removable filter', () => {
  const isWhole = (search: string) => isUnfiltered(list, parseState(search))
  expect([isWhole(''), isWhole('ordem=id,ASC&pagina=2'), isWhole('tipo=A')]).toEqual([true, true, true])
  expect([isWhole('statusId=1'), isWhole('visao=Pendentes')]).toEqual([false, false])
})

it('opens a view with its name in the URL, which the view itself does not store', () => {
  const [, view] = getSavedViews()
  expect(view && getViewLocation(view)).toEqual({
    to: '/bonus',
    search: { statusId: '1', colunas: 'padrao', visao: 'Pendentes' },
  })
})
