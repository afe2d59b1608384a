/** The command of the balance. */
import { invalidateQueries } from '#api/cache/query.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { saldo } from './resource.ts'
import { rvhubSaldo } from '#sections/rvhub/contract.ts'

export const reloadBalanceCommand = defineCommand({
  id: 'saldo.recarregar',
  title: 'Recarregar saldo',
  label: 'Recarregar',
  resource: saldo,
  path: saldo.path,
  group: 'Ações',
  icon: 'recarregar',
  scope: 'global',
  keys: ['r'],
  phrases: ['recarregar saldo'],
  when: ({ screen }) => screen.path === saldo.path || 'Disponível em Saldo',
  run: () => invalidateQueries([rvhubSaldo.id]),
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [reloadBalanceCommand]
