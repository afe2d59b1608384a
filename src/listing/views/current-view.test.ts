// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { owner } from '#lib/kept/owner.ts'
import { readQuery } from '#lib/places/place.ts'
import { readListState } from '#listing/address/url-state.ts'
import type { AnyList } from '#listing/define.ts'
import { currentView, showsWholeList, viewsOf } from './current-view.ts'
import { saveView, savedViews, viewPlace } from './views.ts'

const list = {
  path: '/bonus',
  size: 20,
  sort: 'id,DESC',
  filters: [
    { name: 'statusId', label: 'Status', type: 'whole' },
    { name: 'tipo', label: 'Tipo', type: 'select', initial: 'A', options: [{ value: 'A', label: 'A' }] },
  ],
  columns: [{ field: 'id', label: 'ID' }],
} as unknown as AnyList
const at = (search: string) => readListState(list, readQuery(search))
const shown = (search: string) => {
  const current = currentView(list, at(search))
  return current && [current.view.name, current.isChanged]
}

beforeEach(() => {
  localStorage.clear()
  owner.set('7')
  saveView('Pendentes', '/bonus?statusId=1&colunas=padrao')
  saveView('Outra lista', '/produtos?statusId=1')
})

it('has the views of its own list alone', () => {
  expect(viewsOf(list).map(({ name }) => name)).toEqual(['Pendentes'])
})

it('is the view that was opened, as it was saved or changed since', () => {
  expect(shown('statusId=1&colunas=padrao&visao=Pendentes')).toEqual(['Pendentes', false])
  expect(shown('statusId=1&visao=pendentes&pagina=3')).toEqual(['Pendentes', false])
  expect(shown('statusId=2&visao=Pendentes')).toEqual(['Pendentes', true])
  expect(shown('statusId=1&ordem=id,ASC&visao=Pendentes')).toEqual(['Pendentes', true])
  expect(shown('visao=Pendentes')).toEqual(['Pendentes', true])
})

it('is also the view that says just what is shown, and none that has gone', () => {
  expect(shown('statusId=1')).toEqual(['Pendentes', false])
  expect(shown('statusId=2')).toBe(null)
  expect(shown('statusId=2&visao=Excluída')).toBe(null)
})

it('is the whole list without a view and without a filter that can be taken away', () => {
  const isWhole = (search: string) => showsWholeList(list, at(search))
  expect([isWhole(''), isWhole('ordem=id,ASC&pagina=2'), isWhole('tipo=A')]).toEqual([true, true, true])
  expect([isWhole('statusId=1'), isWhole('visao=Pendentes')]).toEqual([false, false])
})

it('goes to a view with its name, which the view itself does not keep', () => {
  const [, view] = savedViews()
  expect(view && viewPlace(view)).toEqual({
    to: '/bonus',
    search: { statusId: '1', colunas: 'padrao', visao: 'Pendentes' },
  })
})
