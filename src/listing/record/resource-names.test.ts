import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'
import { getRecordName } from '#commands/record-names.ts'
import { loadResourceNames } from './resource-names.ts'
import { defineResource } from '#commands/resource.ts'

const session = vi.hoisted(() => ({ end: () => {} }))
vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#api/session/session-exit.ts', () => ({ onSessionLost: (listener: () => void) => (session.end = listener) }))
const ask = vi.mocked(call)

const person = (id: string) =>
  defineResource<{ id: number; dscNome: string | null }, { nome?: string }>({
    id,
    singular: 'pessoa',
    plural: 'pessoas',
    article: 'a',
    summary: ({ dscNome }) => ({ name: dscNome }),
    search: { by: 'nome', list: () => Promise.resolve({} as never) },
  })
const page = (...names: (string | null)[]) =>
  Promise.resolve({ content: names.map((dscNome, at) => ({ id: at + 1, dscNome })) } as never)

beforeEach(() => {
  ask.mockReset()
  markStartupIdle()
})

it('asks once for the names of a noun, however many rows ask for one', async () => {
  const resource = person('uma')
  ask.mockReturnValue(page('Ana Prado', null))
  for (let row = 0; row < 20; row++) loadResourceNames(resource)
  await vi.waitFor(() => expect(getRecordName(resource, 1)).toBe('Ana Prado'))
  expect([getRecordName(resource, 2), getRecordName(resource, 9)]).toEqual([undefined, undefined])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[1]).toEqual({ page: 0, size: 1000 })
})

it('leaves the ids where the names are refused, and asks no more', async () => {
  const resource = person('recusada')
  ask.mockRejectedValue(new Error('403'))
  loadResourceNames(resource)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  loadResourceNames(resource)
  expect(getRecordName(resource, 1)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('knows nothing of a session that is over, nor what was on its way when it ended', async () => {
  const [here, coming] = [person('aqui'), person('a caminho')]
  let answer = (_: never) => {}
  ask.mockReturnValueOnce(page('Ana Prado'))
  loadResourceNames(here)
  await vi.waitFor(() => expect(getRecordName(here, 1)).toBe('Ana Prado'))
  const late = new Promise<never>((resolve) => (answer = resolve))
  ask.mockReturnValueOnce(late)
  loadResourceNames(coming)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  session.end()
  answer(await page('Ana Prado'))
  await late
  expect([getRecordName(here, 1), getRecordName(coming, 1)]).toEqual([undefined, undefined])
})

it('asks for the pages of the ids alone where one page does not have all names, and for none of them twice', async () => {
  const resource = person('muitas')
  const nameFor = (id: number) => ({ id, dscNome: `Pessoa ${id}` })
  ask.mockImplementation((_, input) => {
    const { page: number, size, sort } = input as { page: number; size: number; sort?: string }
    // Without an order it is that of the names.
    const first = sort === 'id,ASC' ? number * size + 1 : 20_001
    return Promise.resolve({
      content: Array.from({ length: size }, (__, at) => nameFor(first + at)),
      totalElements: 60_000,
    } as never)
  })
  await loadResourceNames(resource, [41_234, 41_201, 20_005])
  expect([41_234, 41_201, 20_005].map((id) => getRecordName(resource, id))).toEqual([
    'Pessoa 41234',
    'Pessoa 41201',
    'Pessoa 20005',
  ])
  await loadResourceNames(resource, [41_234, 0, -3])
  expect(ask.mock.calls.map(([, input]) => input)).toEqual([
    { page: 0, size: 1000 },
    { page: 412, size: 100, sort: 'id,ASC' },
  ])
})
