/** The preview of a release is complete: an unreadable amount does not count as zero. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { Row } from '#commands/resource.ts'
import { BONUS_PENDING } from './contract.ts'
import { describeOrderBonuses, previewRelease } from './shared-commands.ts'
import { markStartupIdle } from '#lib/startup/startup-idle.ts'

let content: Row[] = []
const users = [{ id: 5, dscNome: 'Ana Prado' }] as unknown as Row[]
vi.mock('#api/session/client.ts', () => ({
  call: ({ id }: { id: string }, { sort }: { sort?: string }) =>
    Promise.resolve(
      id === 'usuarios.listar'
        ? { content: sort === 'id,ASC' ? users : [], totalElements: 60_000 }
        : { content, totalElements: content.length },
    ),
}))

const entry = (id: number, valor: number | null): Row => ({
  id,
  valor,
  statusId: Number(BONUS_PENDING),
  beneficiarioId: 5,
})
const signal = new AbortController().signal
const factsOf = async () => {
  const known = (id: number) => ({ id, name: '', row: content.find((row) => row.id === id) as Row })
  const { details = [] } = await previewRelease(
    content.map(({ id }) => id),
    { findRecord: known, signal } as unknown as Parameters<typeof previewRelease>[1],
  )
  return details.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
}

beforeEach(() => {
  content = [entry(1, 10), entry(2, null)]
  markStartupIdle()
})

it('names the entries whose amount is missing in the total of a release', async () => {
  expect(await factsOf()).toContain('Total: R$ 10,00, sem valor: #2')
  content = [entry(1, null), entry(2, null)]
  expect(await factsOf()).toContain('Total: –')
})

it('names them for an order as well', async () => {
  expect((await describeOrderBonuses(7, signal)).replaceAll('\u00a0', ' ')).toMatch(/^2, R\$ 10,00, sem valor: #2: /)
})

it('names the beneficiaries, loaded by their ids if no page has all users', async () => {
  expect(await factsOf()).toContain('Beneficiários: #5 Ana Prado')
})
