import { beforeEach, expect, it, vi } from 'vitest'
import { call } from '#api/session/client.ts'
import { rest } from '#lib/start/at-rest.ts'
import { nameOf } from '#commands/record-names.ts'
import { learnNames } from './learnt-names.ts'
import { defineNoun } from '#commands/noun.ts'

const session = vi.hoisted(() => ({ end: () => {} }))
vi.mock('#api/session/client.ts', () => ({ call: vi.fn() }))
vi.mock('#api/session/session-leave.ts', () => ({ onSessionLost: (listener: () => void) => (session.end = listener) }))
const ask = vi.mocked(call)

const person = (id: string) =>
  defineNoun<{ id: number; dscNome: string | null }, { nome?: string }>({
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
  rest()
})

it('asks once for the names of a noun, however many rows ask for one', async () => {
  const noun = person('uma')
  ask.mockReturnValue(page('Ana Prado', null))
  for (let row = 0; row < 20; row++) learnNames(noun)
  await vi.waitFor(() => expect(nameOf(noun, 1)).toBe('Ana Prado'))
  expect([nameOf(noun, 2), nameOf(noun, 9)]).toEqual([undefined, undefined])
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[1]).toEqual({ page: 0, size: 1000 })
})

it('leaves the ids where the names are refused, and asks no more', async () => {
  const noun = person('recusada')
  ask.mockRejectedValue(new Error('403'))
  learnNames(noun)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  learnNames(noun)
  expect(nameOf(noun, 1)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(1)
})

it('knows nothing of a session that is over, nor what was on its way when it ended', async () => {
  const [here, coming] = [person('aqui'), person('a caminho')]
  let answer = (_: never) => {}
  ask.mockReturnValueOnce(page('Ana Prado'))
  learnNames(here)
  await vi.waitFor(() => expect(nameOf(here, 1)).toBe('Ana Prado'))
  const late = new Promise<never>((resolve) => (answer = resolve))
  ask.mockReturnValueOnce(late)
  learnNames(coming)
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  session.end()
  answer(await page('Ana Prado'))
  await late
  expect([nameOf(here, 1), nameOf(coming, 1)]).toEqual([undefined, undefined])
})

it('asks for the pages of the ids alone where one page does not have all names, and for none of them twice', async () => {
  const noun = person('muitas')
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
  await learnNames(noun, [41_234, 41_201, 20_005])
  expect([41_234, 41_201, 20_005].map((id) => nameOf(noun, id))).toEqual([
    'Pessoa 41234',
    'Pessoa 41201',
    'Pessoa 20005',
  ])
  await learnNames(noun, [41_234, 0, -3])
  expect(ask.mock.calls.map(([, input]) => input)).toEqual([
    { page: 0, size: 1000 },
    { page: 412, size: 100, sort: 'id,ASC' },
  ])
})
