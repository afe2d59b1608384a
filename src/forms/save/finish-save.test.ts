/** The notice of a save says how its record is opened where that is so, and nowhere else. */
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
import { getStatusLine } from '#commands/execution/status-line.ts'
import { findSavedPosition } from '#listing/position/saved-positions.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'
import { finishSave } from './finish-save.ts'

// What draws the notices, or reads aloud, needs a page.
vi.mock('#ui/notices/notice-host.tsx', () => ({}))
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
setRegistry(createRegistry([{ resources: [loja, produto], menu: [], routes: [] }], [edit]))

const went = vi.fn()
beforeEach(() => {
  for (const { id } of getNotices()) removeNotice(id)
  went.mockClear()
  registerNavigation(went)
})

const title = () => getNotices()[0]?.options.title
const saved = (id: number, more: Partial<Parameters<typeof finishSave>[0]> = {}) =>
  finishSave({
    resource: loja,
    id: null,
    savedId: id,
    text: 'Loja criada',
    changes: [],
    completedStep: null,
    onAnother: undefined,
    isAbandoned: false,
    ...more,
  })

/** A list on the screen; what moves its cursor and its selection, and what takes it away. */
function shows(resource = loja) {
  let cursor: Row | null = null
  let selection: readonly Row[] = []
  const leave = registerList({
    resource,
    getCursorRow: () => cursor,
    getSelection: () => selection,
  } as unknown as ListHandle)
  return {
    leave,
    at(id: number | null, ...selected: number[]) {
      cursor = id === null ? null : { id }
      selection = selected.map((each) => ({ id: each }))
      listRendered.emit()
    },
  }
}

it('names the key once the list has put the cursor on the record, and as long as it stands there', () => {
  saved(7)
  expect(title()).toBe('Loja #7')
  const list = shows()
  expect(title()).toBe('Loja #7')
  list.at(7)
  expect(title()).toBe('Loja #7 (E abre)')
  list.at(8)
  expect(title()).toBe('Loja #7')
  list.at(7, 9)
  expect(title()).toBe('Loja #7')
  list.at(7)
  list.leave()
  expect(title()).toBe('Loja #7')
})

it('names no key on another list, whatever its cursor is on', () => {
  saved(7, { isAbandoned: true })
  const list = shows(produto)
  list.at(7)
  expect(title()).toBe('Loja #7')
  list.leave()
})

it('leaves a notice alone that speaks of the next record', () => {
  saved(7)
  saved(8)
  const list = shows()
  list.at(7)
  expect(title()).toBe('Loja #8')
  list.at(8)
  expect(title()).toBe('Loja #8 (E abre)')
  list.leave()
})

it('tells in the history which record was made', () => {
  saved(7)
  expect(getHistory()[0]).toMatchObject({ phrase: 'cadastrar loja', result: '#7 criada' })
})

it('has the list come back to the last one of a series', () => {
  const onAnother = vi.fn()
  saved(7, { onAnother })
  expect([onAnother.mock.calls.length, went.mock.calls]).toEqual([1, []])
  expect(findSavedPosition('/lojas', '')).toMatchObject({ cursor: { id: 7 }, savedRecordId: 7 })
})

it('names a silent save of a series where the next one is typed, and nowhere else', () => {
  const onAnother = vi.fn()
  setRoute('/lojas/cadastrar', loja)
  saved(7, { text: undefined, onAnother })
  // The form is drawn anew.
  registerForm({ resource: loja } as unknown as FormHandle)()
  expect(getStatusLine()?.text).toBe('Loja #7 salva. Este é o próximo cadastro.')
  setRoute('/lojas', loja)
  expect(getStatusLine()).toBeNull()
  saved(8, { text: undefined, onAnother, isAbandoned: true })
  expect(getStatusLine()?.text).toBe('Loja #8 salva')
})
