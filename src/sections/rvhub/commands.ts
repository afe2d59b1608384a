/** The verbs on the hub's catalogue. Creating and editing wait for a known body (sections/README §2). */
import { call } from '#api/client.ts'
import { serverMessage } from '#api/errors.ts'
import { send } from '#api/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, defineCommand, Unchanged } from '#commands/define.ts'
import { setsNumber } from '#commands/running/set-number.ts'
import { recordCommands } from '#forms/record-commands.ts'
import { inThrees } from '#lib/decimal-text.ts'
import { rvhubAjustarEstoque, rvhubDeletar, rvhubEstoque } from './contract.ts'
import { synchronise } from './look.ts'
import { placeOf } from '#commands/noun.ts'
import { rv } from './noun.ts'

const one = { id: arg.id(rv, { label: 'id do item RV' }) }
const onRow = { noun: rv, group: 'Ações', place: 'row' } as const

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

export const rvEstoqueVer = defineCommand({
  ...onRow,
  id: 'rv.estoque.ver',
  title: 'Ver estoque do item RV',
  label: 'Ver estoque',
  icon: 'estoque',
  phrases: ['ver estoque do item rv {id}'],
  args: one,
  failure: 'Não foi possível carregar o estoque',
  async run({ id }) {
    const quantidade = await call(rvhubEstoque, { id })
    return new Unchanged(`Estoque do item RV #${id}: ${inThrees(String(quantidade ?? '–'))}`)
  },
})

export const rvEstoqueAjustar = defineCommand({
  ...onRow,
  id: 'rv.estoque.ajustar',
  title: 'Ajustar estoque do item RV',
  label: 'Ajustar estoque…',
  icon: 'estoque',
  keys: ['a q'],
  phrases: ['ajustar estoque do item rv {id} para {n}', 'ajustar estoque {n} do item rv {id}'],
  args: { ...one, n: arg.n('quantidade') },
  confirm: ({ id, n }) => `Ajustar o estoque do item RV #${id} para ${inThrees(String(n))}?`,
  confirmLabel: 'Ajustar',
  success: 'Estoque ajustado',
  failure: 'Erro ao ajustar estoque',
  ...setsNumber({
    command: 'rv.estoque.ajustar',
    noun: rv,
    column: 'stock_quantity',
    subject: 'O estoque do item RV',
    label: 'Estoque',
    submit: 'Ajustar',
    read: (id, signal) => call(rvhubEstoque, { id }, { signal }),
    write: async (id, n) => serverMessage(await send(rvhubAjustarEstoque, { id, quantidade: n })),
  }),
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
export const verbs: readonly AnyCommand[] = [rvListar, ...rvRecord.all, rvEstoqueVer, rvEstoqueAjustar, rvSincronizar]
