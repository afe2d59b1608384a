import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'
import { getRecordName } from '#commands/record-names.ts'
import { createResourceNames } from './resource-names.ts'
import { defineResource } from '#commands/resource.ts'

const session = vi.hoisted(() => ({ end: () => {} }))
vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ onSessionLost: (listener: () => void) => (session.end = listener) }))
const callMock = vi.mocked(call)

const definePerson = (id: string) =>
  defineResource<{ id: number; dscNome: string | null }, { nome?: string }>({
    id,
    singular: 'pessoa',
    plural: 'pessoas',
    article: 'a',
    summary: ({ dscNome }) => ({ name: dscNome }),
    search: { by: 'nome', list: () => Promise.resolve({} as never) },
  })
const page = (...names: (string | null)[]) =>
  Promise.resolve({ content: names.map((dscNome, index) => ({ id: index + 1, dscNome })) } as never)

let names: ReturnType<typeof createResourceNames>
beforeEach(() => {
  names = createResourceNames()
  callMock.mockReset()
  markStartupIdle()
})

it('requests the names of a resource once, however many rows need one', async () => {
  const resource = definePerson('uma')
  callMock.mockReturnValue(page('Ana Prado', null))
  for (let row = 0; row < 20; row++) names.loadResourceNames(resource)
  await vi.waitFor(() => expect(getRecordName(resource, 1)).toBe('Ana Prado'))
  expect([getRecordName(resource, 2), getRecordName(resource, 9)]).toEqual([undefined, undefined])
  expect(callMock).toHaveBeenCalledTimes(1)
  expect(callMock.mock.calls[0]?.[1]).toEqual({ page: 0, size: 1000 })
})

it('requests them again for a console of its own', async () => {
  const resource = definePerson('duas')
  callMock.mockReturnValue(page('Ana Prado'))
  await names.loadResourceNames(resource)
  await createResourceNames().loadResourceNames(resource)
  expect(callMock).toHaveBeenCalledTimes(2)
})

it('keeps the ids if the names are refused, and requests them no more', async () => {
  const resource = definePerson('recusada')
  callMock.mockRejectedValue(new Error('403'))
  names.loadResourceNames(resource)
  await vi.waitFor(() => expect(callMock).toHaveBeenCalledTimes(1))
  names.loadResourceNames(resource)
  expect(getRecordName(resource, 1)).toBeUndefined()
  expect(callMock).toHaveBeenCalledTimes(1)
})

it('says that names cannot be loaded, and requests them again for an export', async () => {
  const resource = definePerson('de novo')
  callMock.mockRejectedValueOnce(new Error('500')).mockReturnValue(page('Ana Prado'))
  expect(await names.loadResourceNames(resource, [1])).toBe(false)
  expect(await names.loadResourceNames(resource, [1])).toBe(false)
  expect(await names.loadResourceNames(resource, [1], true)).toBe(true)
  expect(getRecordName(resource, 1)).toBe('Ana Prado')
  expect(callMock).toHaveBeenCalledTimes(2)
})

it('says that the page of one name cannot be loaded', async () => {
  const resource = definePerson('de longe')
  const rows = [{ id: 1, dscNome: 'Ana Prado' }]
  callMock.mockImplementation((_, input) =>
    (input as { sort?: string }).sort
      ? Promise.reject(new Error('500'))
      : Promise.resolve({ content: rows, totalElements: 60_000 } as never),
  )
  expect(await names.loadResourceNames(resource, [41_234])).toBe(false)
  expect(await names.loadResourceNames(resource, [1])).toBe(true)
})

it('forgets the names of an ended session, including pending responses', async () => {
  const [loaded, pending] = [definePerson('aqui'), definePerson('a caminho')]
  let respond = (_: never) => {}
  callMock.mockReturnValueOnce(page('Ana Prado'))
  names.loadResourceNames(loaded)
  await vi.waitFor(() => expect(getRecordName(loaded, 1)).toBe('Ana Prado'))
  const late = new Promise<never>((resolve) => (respond = resolve))
  callMock.mockReturnValueOnce(late)
  names.loadResourceNames(pending)
  await vi.waitFor(() => expect(callMock).toHaveBeenCalledTimes(2))
  session.end()
  respond(await page('Ana Prado'))
  await late
  expect([getRecordName(loaded, 1), getRecordName(pending, 1)]).toEqual([undefined, undefined])
})

it('requests only the pages of the wanted ids if one page does not have all names, and none twice', async () => {
  const resource = definePerson('muitas')
  const nameFor = (id: number) => ({ id, dscNome: `Pessoa ${id}` })
  callMock.mockImplementation((_, input) => {
    const { page: number, size, sort } = input as { page: number; size: number; sort?: string }
    // Without a sort the list is in the order of names.
    const first = sort === 'id,ASC' ? number * size + 1 : 20_001
    return Promise.resolve({
      content: Array.from({ length: size }, (__, index) => nameFor(first + index)),
      totalElements: 60_000,
    } as never)
  })
  await names.loadResourceNames(resource, [41_234, 41_201, 20_005])
  expect([41_234, 41_201, 20_005].map((id) => getRecordName(resource, id))).toEqual([
    'Pessoa 41234',
    'Pessoa 41201',
    'Pessoa 20005',
  ])
  await names.loadResourceNames(resource, [41_234, 0, -3])
  expect(callMock.mock.calls.map(([, input]) => input)).toEqual([
    { page: 0, size: 1000 },
    { page: 412, size: 100, sort: 'id,ASC' },
  ])
})
