/** The verbs on the hub's catalogue. Creating and editing wait for a known body (sections/README §2). */
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/cache/query.ts'
import { type AnyCommand, defineCommand } from '#commands/define.ts'
import { recordCommands } from '#forms/verbs/record-commands.ts'
import { stockCommands } from '#forms/verbs/stock-commands.ts'
import { rvhubAjustarEstoque, rvhubDeletar, rvhubEstoque } from './contract.ts'
import { synchronise } from './look.ts'
import { placeOf } from '#commands/noun.ts'
import { rv } from './noun.ts'

const rvListar = defineCommand({
  id: 'rv.listar',
  title: 'Listar itens RV',
  noun: rv,
  group: 'Ir para',
  icon: 'hub',
  place: 'list',
  phrases: ['listar itens rv'],
  to: () => placeOf(rv),
})

export const rvRecord = recordCommands(rv, {
  window: 'Ver',
  remove: async (id) => serverMessage(await send(rvhubDeletar, { id })),
  notices: true,
})

export const rvEstoque = stockCommands(rv, {
  icon: 'estoque',
  column: 'stock_quantity',
  read: rvhubEstoque,
  write: rvhubAjustarEstoque,
})

/** The button of this screen; in words it is the product's 'sincronizar rv', so the palette has it once. */
export const rvSincronizar = defineCommand({
  id: 'rv.sincronizar',
  title: 'Sincronizar RV',
  noun: rv,
  group: 'Ações',
  icon: 'sincronizar',
  place: 'list',
  keys: ['a s'],
  phrases: ['sincronizar itens rv'],
  hidden: true,
  success: 'Sincronização concluída',
  failure: 'Erro ao sincronizar',
  run: synchronise,
})

/** Every verb on hub items. */
export const verbs: readonly AnyCommand[] = [rvListar, ...rvRecord.all, ...rvEstoque.all, rvSincronizar]
