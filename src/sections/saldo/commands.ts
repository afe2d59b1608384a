/** The verb of the balance. */
import { invalidate } from '#api/cache/query.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { saldo } from './noun.ts'
import { rvhubSaldo } from '#sections/rvhub/contract.ts'

export const saldoRecarregar = defineCommand({
  id: 'saldo.recarregar',
  title: 'Recarregar saldo',
  label: 'Recarregar',
  noun: saldo,
  path: saldo.path,
  group: 'Ações',
  icon: 'recarregar',
  place: 'global',
  keys: ['r'],
  phrases: ['recarregar saldo'],
  when: ({ screen }) => screen.path === saldo.path || 'Disponível em Saldo',
  run: () => invalidate([rvhubSaldo.id]),
})

/** What the command layer loads of this section. */
export const verbs: readonly AnyCommand[] = [saldoRecarregar]
