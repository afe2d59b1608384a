// @vitest-environment jsdom
/** Tests that a reload says so if there is no connection, and of when the figures on the screen are (case K9). */
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { queryClient } from '#api/cache/query.ts'
import { getNotices, removeNotice } from '#ui/notices/notice-store.ts'
import { reloadFigures } from './reload-figures.ts'
import type { Resource } from './resource.ts'

vi.mock('#ui/notices/notice-host.tsx', () => ({}))

const panel = { article: 'o', singular: 'painel' } as Resource
const offline = new ApiError({ kind: 'network', isOffline: true })
const refused = new ApiError({ kind: 'status', status: 500 })

/** Mounts a figure as a screen does. `read` returns its value, or throws. */
const mountFigure = (read: () => unknown) =>
  new QueryObserver(queryClient, {
    queryKey: ['figura.total'],
    queryFn: () => Promise.resolve().then(read),
    retry: false,
  }).subscribe(() => undefined)

const getMessages = () => getNotices().map(({ message }) => message)
let failure: ApiError | null

beforeEach(() => void (failure = null))
afterEach(() => {
  queryClient.clear()
  for (const { id } of getNotices()) removeNotice(id)
  vi.useRealTimers()
})

const readFigure = () => {
  if (failure) throw failure
  return 7
}

it('says nothing if the figures were read, or refused', async () => {
  const unmount = mountFigure(readFigure)
  await reloadFigures(['figura.'], panel)
  failure = refused
  await reloadFigures(['figura.'], panel)
  expect(getMessages()).toEqual([])
  unmount()
})

it('says without a connection of when the figures are [K9]', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 14, 5), toFake: ['Date'] })
  const unmount = mountFigure(readFigure)
  await reloadFigures(['figura.'], panel)
  vi.setSystemTime(new Date(2026, 10, 28, 16, 0))
  failure = offline
  await reloadFigures(['figura.'], panel)
  expect(getMessages()).toEqual(['Sem conexão: o painel fica como foi lido às 14:05'])
  unmount()
})

it('says without a connection that nothing was read yet [K9]', async () => {
  failure = offline
  const unmount = mountFigure(readFigure)
  await reloadFigures(['figura.'], panel)
  expect(getMessages()).toEqual(['Sem conexão: nada foi lido'])
  unmount()
})
