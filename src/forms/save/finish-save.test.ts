/** Tests the messages after a save. The notice names the key that opens its record only while that key works. */
import { beforeEach, expect, it, vi } from 'vitest'
import * as arg from '#commands/args.ts'
import { defineCommand } from '#commands/define.ts'
import type { Row } from '#commands/resource.ts'
import { loja, produto } from '#commands/resources.fixture.ts'
import { createRegistry } from '#commands/registry.ts'
import { registerNavigation, setRegistry } from '#commands/runtime.ts'
import {
  type FormHandle,
  listRendered,
  type ListHandle,
  registerForm,
  registerList,
  setRoute,
} from '#commands/screen.ts'
import { getHistory } from '#commands/execution/history.ts'
import { countFieldSave } from '#commands/execution/hints.ts'
import { getStatusLine } from '#commands/execution/status-line.ts'
import { findSavedPosition } from '#listing/position/saved-positions.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'
import { finishSave } from './finish-save.ts'

// Rendering and announcing notices needs a page, and so does counting for tips.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))
vi.mock('#commands/execution/hints.ts', () => ({ countFieldSave: vi.fn() }))
vi.mock('#ui/announce.ts', () => ({ announce: () => {} }))

const edit = defineCommand({
  id: 'loja.editar',
  title: 'Editar loja',
  resource: loja,
  group: 'Ações',
  scope: 'row',
  keys: ['e'],
  phrases: ['editar loja {id}'],
  args: { id: arg.id(loja) },
  to: () => ({ to: '/lojas' }),
})
const setter = defineCommand({
  id: 'loja.alterar',
  title: 'Alterar nome da loja',
  resource: loja,
  group: 'Ações',
  scope: 'row',
  phrases: ['alterar {campo}'],
  args: { campo: arg.field('campo', [{ value: 'dscNome', label: 'nome' }]) },
})
setRegistry(createRegistry([{ resources: [loja, produto], menu: [], routes: [] }], [edit, setter]))

const navigate = vi.fn()
beforeEach(() => {
  for (const { id } of getNotices()) removeNotice(id)
  navigate.mockClear()
  registerNavigation(navigate)
})

const title = () => getNotices()[0]?.options.title
const finish = (id: number, more: Partial<Parameters<typeof finishSave>[0]> = {}) =>
  finishSave({
    resource: loja,
    id: null,
    savedId: id,
    recordName: '',
    text: 'Loja criada',
    changes: [],
    completedTimestampMs: null,
    onAnother: undefined,
    isAway: false,
    ...more,
  })

/** Registers a list on the screen; returns functions that move its cursor and selection and that unregister it. */
function showList(resource = loja) {
  let cursor: Row | null = null
  let selection: readonly Row[] = []
  const unregister = registerList({
    resource,
    getCursorRow: () => cursor,
    getSelection: () => selection,
  } as unknown as ListHandle)
  return {
    unregister,
    select(id: number | null, ...selected: number[]) {
      cursor = id === null ? null : { id }
      selection = selected.map((selectedId) => ({ id: selectedId }))
      listRendered.emit()
    },
  }
}

it('names the key as long as the list’s cursor is on the record', () => {
  finish(7)
  expect(title()).toBe('Loja #7')
  const list = showList()
  expect(title()).toBe('Loja #7')
  list.select(7)
  expect(title()).toBe('Loja #7 (E abre)')
  list.select(8)
  expect(title()).toBe('Loja #7')
  list.select(7, 9)
  expect(title()).toBe('Loja #7')
  list.select(7)
  list.unregister()
  expect(title()).toBe('Loja #7')
})

it('names no key on another list, wherever its cursor is', () => {
  finish(7, { isAway: true })
  const list = showList(produto)
  list.select(7)
  expect(title()).toBe('Loja #7')
  list.unregister()
})

it('does not change a notice of the next record', () => {
  finish(7)
  finish(8)
  const list = showList()
  list.select(7)
  expect(title()).toBe('Loja #8')
  list.select(8)
  expect(title()).toBe('Loja #8 (E abre)')
  list.unregister()
})

it('names in the history the record that was created', () => {
  finish(7)
  expect(getHistory()[0]).toMatchObject({ phrase: 'cadastrar loja', result: '#7 criada' })
})

it('returns to the last record of a series in the list', () => {
  const onAnother = vi.fn()
  finish(7, { onAnother })
  expect([onAnother.mock.calls.length, navigate.mock.calls]).toEqual([1, []])
  expect(findSavedPosition('/lojas', '')).toMatchObject({ cursor: { id: 7 }, savedRecordId: 7 })
})

it('names a silent save of a series only on the form of the next record', () => {
  const onAnother = vi.fn()
  setRoute('/lojas/cadastrar', loja)
  finish(7, { text: undefined, onAnother })
  // The form is rendered again.
  registerForm({ resource: loja } as unknown as FormHandle)()
  expect(getStatusLine()?.text).toBe('Loja #7 salva. Este é o próximo cadastro.')
  setRoute('/lojas', loja)
  expect(getStatusLine()).toBeNull()
  finish(8, { text: undefined, onAnother, isAway: true })
  expect(getStatusLine()?.text).toBe('Loja #8 salva')
})

it('names the saved record in the notice, and in the status line if the specification wants no notice', () => {
  finish(7, { recordName: 'Amazon' })
  expect(title()).toBe('Loja #7 · Amazon')
  finish(7, { recordName: 'Amazon', text: undefined })
  expect(getStatusLine()?.text).toBe('Loja #7 salva · Amazon')
})

it('counts a save of a stored record that changed one field, for the tip that names its line', () => {
  const change = { name: 'dscNome', label: 'Nome', before: 'Sol', after: 'Lua' }
  const other = { ...change, name: 'dscLink', label: 'Link' }
  finish(9, { id: 9, changes: [change, other] })
  finish(9, { id: null, changes: [change] })
  finish(9, { id: 9, changes: [change], text: undefined })
  expect(countFieldSave).not.toHaveBeenCalled()
  finish(9, { id: 9, changes: [change] })
  expect(countFieldSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'loja.alterar' }), 9, 'dscNome')
})
