import * as z from 'zod/mini'
import { afterEach, expect, it } from 'vitest'
import { setCapabilities } from '#api/capabilities.ts'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageQuerySchema, pageSchema } from '#api/page.ts'
import * as wire from '#api/wire.ts'
import { createCountedParts } from './list-counts.ts'

const endpoint = defineEndpoint({
  id: 'fila.listar',
  call: 'GET /fila',
  input: z.object({ ...pageQuerySchema, nivel: z.optional(z.number()), statusId: z.optional(z.string()) }),
  output: pageSchema(z.object({ id: wire.id })),
})
const list = {
  endpoint,
  pageSize: 10,
  fixedInput: { loja: 7 },
  filters: [
    { name: 'statusId', label: 'Status', type: 'whole' as const, isSentAsText: true },
    { name: 'nivel', label: 'Nível', type: 'whole' as const },
  ],
  counts: [
    { label: 'fila parada', filters: { statusId: '4' } },
    { label: 'fila funda', filters: { nivel: '3' } },
  ],
}

afterEach(() => setCapabilities(null))

it('a count asks for one row of the filtered list, and links to it', () =>
  expect(createCountedParts(list, '/fila')).toEqual([
    {
      label: 'fila parada',
      call: { endpoint, input: { page: 0, size: 1, loja: 7, statusId: '4' } },
      isSupported: true,
      location: { to: '/fila', search: { statusId: '4' } },
    },
    {
      label: 'fila funda',
      call: { endpoint, input: { page: 0, size: 1, loja: 7, nivel: 3 } },
      isSupported: true,
      location: { to: '/fila', search: { nivel: '3' } },
    },
  ]))

it('a count whose filter the platform does not carry out is not supported, and no other', () => {
  setCapabilities({ maxPageSize: null, withoutSort: {}, withoutFilter: { '/fila': ['statusId'] }, withoutCommands: [] })
  const listSupported = (path: string) => createCountedParts(list, path).map(({ isSupported }) => isSupported)
  expect(listSupported('/fila')).toEqual([false, true])
  expect(listSupported('/outra')).toEqual([true, true])
})

it('refuses a value that the filter does not take', () =>
  expect(() =>
    createCountedParts({ ...list, counts: [{ label: 'fila', filters: { nivel: 'muito' } }] }, '/fila'),
  ).toThrow('/fila: fila: '))

it('a list without counts has none', () => {
  const { counts: _, ...plain } = list
  expect(createCountedParts(plain, '/fila')).toEqual([])
})
