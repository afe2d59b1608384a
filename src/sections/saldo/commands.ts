/** The command of the balance. */
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { reloadFigures } from '#commands/reload-figures.ts'
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
  run: () => reloadFigures([rvhubSaldo.id], saldo),
})

/** All commands of this section. */
export const commands: readonly AnyCommand[] = [reloadBalanceCommand]
