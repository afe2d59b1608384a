/** What a release will touch is told whole: an amount that cannot be read is no zero. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/noun.ts'
import { bonusPending } from './contract.ts'
import { lookAtOrder, lookAtRelease } from './look.ts'
import { rest } from '#lib/start/at-rest.ts'
import { learnNames, nameOf } from '#listing/record/learnt-names.ts'
import { usuario } from '#sections/usuarios/noun.ts'

let content: Row[] = []
vi.mock('#api/session/client.ts', () => ({ call: () => Promise.resolve({ content, totalElements: content.length }) }))

const entry = (id: number, valor: number | null): Row => ({
  id,
  valor,
  statusId: Number(bonusPending),
  beneficiarioId: 5,
})
const signal = new AbortController().signal
const factsOf = async () => {
  const known = (id: number) => ({ id, name: '', row: content.find((row) => row.id === id) as Row })
  const { facts = [] } = await lookAtRelease(
    content.map(({ id }) => id),
    { known, signal } as unknown as Parameters<typeof lookAtRelease>[1],
  )
  return facts.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
}

beforeEach(() => void (content = [entry(1, 10), entry(2, null)]))

it('names the entries whose amount is not in the total of a release', async () => {
  expect(await factsOf()).toContain('Total: R$ 10,00, sem valor: #2')
  content = [entry(1, null), entry(2, null)]
  expect(await factsOf()).toContain('Total: –')
})

it('tells them of an order as well', async () => {
  expect((await lookAtOrder(7, signal)).replaceAll('\u00a0', ' ')).toMatch(/^2, R\$ 10,00, sem valor: #2: /)
})

it('calls the beneficiaries what the rows call them', async () => {
  expect(await factsOf()).toContain('Beneficiários: #5')
  const entries = content
  content = [{ id: 5, dscNome: 'Ana Prado' } as Row]
  rest()
  learnNames(usuario)
  await vi.waitFor(() => expect(nameOf(usuario, 5)).toBe('Ana Prado'))
  content = entries
  expect(await factsOf()).toContain('Beneficiários: #5 Ana Prado')
})
