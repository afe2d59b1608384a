// @vitest-environment jsdom
/** Tests when an open form reads its stored record again. */
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { invalidateQueries, queryClient } from '#api/cache/query.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { loja } from '#commands/resources.fixture.ts'
import type { AnyForm } from '#forms/define.ts'
import { createFormScreen } from './form-screen.tsx'

const read = vi.hoisted(() => vi.fn())
vi.mock('#api/session/client.ts', () => ({ call: read }))
vi.mock('@tanstack/react-router', () => ({ useParams: () => ({ id: '7' }), useLocation: () => '' }))
vi.mock('#forms/form-screens.ts', () => ({ registerFormScreen: (screen: unknown) => screen }))
const form = vi.hoisted(() => ({ onSaving: (_: boolean) => {} }))
vi.mock('./open-form.tsx', () => ({
  FormAfterPendingSave: ({ onSaving }: typeof form) => {
    form.onSaving = onSaving
    return 'aberto'
  },
}))

const load = defineEndpoint({
  id: 'lojas.visualizar',
  call: 'GET /gestor/lojas/{id}',
  input: z.object({ id: z.number() }),
  output: z.unknown(),
})
const Screen = createFormScreen({ resource: loja, load } as unknown as AnyForm)
const container = document.createElement('div')
let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  read.mockReset().mockResolvedValue({ id: 7 })
  root = createRoot(container)
  await act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <Screen />
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  queryClient.clear()
})

it('is not read again by the form’s own save, which invalidates it for the next form', async () => {
  await vi.waitFor(() => expect(container.textContent).toContain('aberto'))
  await act(() => form.onSaving(true))
  await act(() => invalidateQueries(['lojas.']))
  expect(read).toHaveBeenCalledOnce()
  expect(container.textContent).toContain('aberto')
  expect(queryClient.getQueryCache().getAll()[0]?.state.isInvalidated).toBe(true)
})

it('is read again after a failed save, and after other writes', async () => {
  await vi.waitFor(() => expect(container.textContent).toContain('aberto'))
  await act(() => form.onSaving(true))
  await act(() => invalidateQueries(['lojas.']))
  await act(() => form.onSaving(false))
  expect(read).toHaveBeenCalledTimes(2)
  await act(() => invalidateQueries(['lojas.']))
  expect(read).toHaveBeenCalledTimes(3)
})
