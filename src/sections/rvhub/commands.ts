/**
 * The commands of the hub's catalogue. Items cannot be created or edited, because the bodies of these calls are unknown
 * (sections/README §2).
 */
import { findPlatformMessage } from '#api/errors.ts'
import { sendWrite } from '#api/cache/write.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/resource-commands/record-commands.ts'
import { stockCommands } from '#forms/resource-commands/stock-commands.ts'
import { rvhubAjustarEstoque, rvhubDeletar, rvhubEstoque, rvhubSincronizar } from './contract.ts'
import { synchronise } from './shared-commands.ts'
import { listLocation } from '#commands/resource.ts'
import { rv } from './resource.ts'

const listItemsCommand = defineCommand({
  id: 'rv.listar',
  title: 'Listar itens RV',
  resource: rv,
  group: 'Ir para',
  icon: 'hub',
  scope: 'list',
  phrases: ['listar itens rv'],
  to: () => listLocation(rv),
})

export const rvRecordCommands = recordCommands(rv, {
  viewVerb: 'Ver',
  remove: async (id) => findPlatformMessage(await sendWrite(rvhubDeletar, { id })),
  showsNotices: true,
})

export const rvStockCommands = stockCommands(rv, {
  icon: 'estoque',
  column: 'stock_quantity',
  read: rvhubEstoque,
  write: rvhubAjustarEstoque,
})

/**
 * The button of this screen. The phrase 'sincronizar rv' belongs to the products' command, so that the palette lists it
 * once.
 */
export const synchroniseRvCommand = defineCommand({
  id: 'rv.sincronizar',
  title: 'Sincronizar RV',
  resource: rv,
  group: 'Ações',
  icon: 'sincronizar',
  scope: 'list',
  keys: ['a s'],
  phrases: ['sincronizar itens rv'],
  hidden: true,
  success: 'Sincronização concluída',
  failure: 'Erro ao sincronizar',
  writes: [rvhubSincronizar.id],
  run: synchronise,
})

/** All commands of hub items. */
export const commands: readonly AnyCommand[] = [
  listItemsCommand,
  ...rvRecordCommands.all,
  ...rvStockCommands.all,
  synchroniseRvCommand,
]
