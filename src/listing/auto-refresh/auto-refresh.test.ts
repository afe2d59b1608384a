// @vitest-environment jsdom
/** When auto refresh reads a list, and what it tells the operator. The browser tests cover the drawing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ListModel } from '#listing/model.ts'
import { getDialogLayer } from '#ui/focus/dialog-layer.ts'
import {
  type AutoRefreshTest,
  createRows,
  endAutoRefreshTest,
  getCachedPage,
  setupAutoRefreshTest,
  wait,
} from './auto-refresh.fixture.ts'
import { fake } from './auto-refresh-mocks.fixture.ts'

vi.mock('#api/session/client.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeClient)
vi.mock('#commands/screen.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeScreen)
vi.mock('#commands/bulk/run-store.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeRunStore)
vi.mock('#ui/announce.ts', async () => (await import('./auto-refresh-mocks.fixture.ts')).fakeAnnounce)

let env: AutoRefreshTest
beforeEach(() => {
  env = setupAutoRefreshTest()
})
afterEach(() => endAutoRefreshTest(env))

/** Opens a dialog over the page. */
const openDialog = (role: string) =>
  getDialogLayer().appendChild(document.createElement('div')).setAttribute('role', role)

it('refreshes at the interval, and announces once what is new or changed', async () => {
  env.start(() => env.list, 10)
  expect(fake.announced).toEqual(['Acompanhando a cada 10 s'])
  await wait(9)
  expect(fake.requestedPages).toEqual([])
  await wait(11)
  expect(fake.requestedPages).toEqual([0, 0])
  expect(fake.announced).toHaveLength(1)
  env.platformRows = [{ id: 5_001, status: 'Ativo' }, { id: 5_000, status: 'Pendente' }, ...env.platformRows.slice(1)]
  await wait(10)
  expect(fake.announced.slice(1)).toEqual(['2 linhas novas ou mudadas'])
  expect([...env.list.changedIds]).toEqual([5_001, 5_000])
  expect(document.title).toBe('(2) Itens')
  expect(getCachedPage(env, env.list.state)?.content[0]?.id).toBe(5_001)
  env.list = { ...env.list, ...env.pageList(0, 10), setChangedIds: env.list.setChangedIds }
  env.platformRows = [{ id: 5_002, status: 'Ativo' }, ...env.platformRows]
  await wait(10)
  expect(fake.announced.at(-1)).toBe('1 linha nova ou mudada')
  expect(document.title).toBe('(3) Itens')
  env.stop()
  expect(fake.announced.at(-1)).toBe('Deixou de acompanhar')
  expect([document.title, env.list.changedIds.size, env.stores.refreshedPathStore.get()]).toEqual(['Itens', 0, null])
  const { length } = fake.requestedPages
  await wait(60)
  expect(fake.requestedPages).toHaveLength(length)
})

it.each([
  ['the tab is hidden', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a dialog is open', () => openDialog('dialog')],
  ['a menu is open', () => (env.list = { ...env.list, openMenu: 'columns' })],
  ['the list is loading', () => (env.list = { ...env.list, isLoading: true })],
  ['the list sends no requests', () => (env.list = { ...env.list, idleReason: 'O início vem depois do fim.' })],
  ['a form has unsaved changes', () => (fake.isDirty = true)],
  ['a bulk run is in progress', () => (fake.endedAt = null)],
])('sends no request while %s', async (_, begin) => {
  env.start(() => env.list, 30)
  begin()
  await wait(90)
  expect(fake.requestedPages).toEqual([])
  expect(env.stores.refreshedPathStore.get()).toBe(env.list.definition.path)
})

it('says why a list that sends no requests is not refreshed', async () => {
  env.list = { ...env.list, idleReason: 'O início vem depois do fim.' }
  env.start(() => env.list, 30)
  expect(fake.announced).toEqual(['Nada a acompanhar. O início vem depois do fim.'])
  expect(env.stores.refreshedPathStore.get()).toBeNull()
  await wait(90)
  expect(fake.requestedPages).toEqual([])
})

it('discards the response if a confirmation opened in the meantime', async () => {
  env.start(() => env.list, 30)
  const { respond } = fake
  fake.respond = (page, size) => {
    openDialog('alertdialog')
    return respond(page, size)
  }
  env.platformRows = createRows(5_001, 1_001)
  await wait(30)
  expect(fake.requestedPages).toEqual([0])
  expect(getCachedPage(env, env.list.state)).toBe(undefined)
})

it('discards the response if the page has newer rows', async () => {
  env.start(() => env.list, 10)
  fake.delayMs = 2_000
  const before = env.platformRows
  env.platformRows = [{ id: 5_001, status: 'Ativo' }, ...before]
  await wait(10)
  // An action, and the rows that were read after it.
  env.platformRows = before.map((row) => (row.id === 5_000 ? { ...row, status: 'Inativo' } : row))
  env.list = env.pageList(0, 10)
  await wait(3)
  expect(getCachedPage(env, env.list.state)).toBeUndefined()
  expect(env.list.changedIds).toBeUndefined()
})

it('sends no request while one is running, so that no response arrives after a newer one', async () => {
  env.start(() => env.list, 10)
  fake.delayMs = 14_000
  await wait(10)
  fake.delayMs = 1_000
  await wait(13)
  expect(fake.requestedPages).toEqual([0])
  await wait(7)
  expect(fake.requestedPages).toEqual([0, 0])
})

it('stops after an hour', async () => {
  env.start(() => env.list, 600)
  await wait(3_600)
  expect(fake.requestedPages).toHaveLength(6)
  await wait(600)
  expect(fake.announced.at(-1)).toBe('Deixou de acompanhar: passou uma hora')
  expect(fake.requestedPages).toHaveLength(6)
})

it('waits while another screen is open, and continues on return to the list', async () => {
  let here: ListModel | null = env.list
  env.start(() => here && env.list, 30)
  here = null
  await wait(60)
  expect(fake.requestedPages).toEqual([])
  env.platformRows = createRows(5_001, 1_001)
  here = env.list = env.pageList(0, 10, { pageRows: env.list.pageRows })
  await wait(30)
  expect(env.stores.refreshedPathStore.get()).toBe(env.list.definition.path)
  expect(fake.announced.at(-1)).toBe('1 linha nova ou mudada')
  expect([...env.list.changedIds]).toEqual([5_001])
})

it('continues after a failed request', async () => {
  env.start(() => env.list, 30)
  const { respond } = fake
  fake.respond = () => {
    throw new Error('lost')
  }
  await wait(60)
  // Announced once, when it begins.
  expect([fake.announced.slice(1), env.stores.isFailingStore.get()]).toEqual([['Acompanhando, sem resposta'], true])
  fake.respond = respond
  env.platformRows = createRows(5_001, 1_001)
  await wait(30)
  expect([fake.announced.at(-1), env.stores.isFailingStore.get()]).toEqual(['1 linha nova ou mudada', false])
  fake.respond = () => {
    throw new Error('lost')
  }
  await wait(30)
  env.stop()
  expect(env.stores.isFailingStore.get()).toBe(false)
})
