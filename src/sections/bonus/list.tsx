/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import { PathLink } from '#ui/path-link.tsx'
import type { Noun } from '#commands/noun.ts'
import { listViewCommand } from '#listing/list-view-command.ts'
import { defineList, type FilterField } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { auditoriaPaginado, historyColumns } from '#sections/auditoria/contract.ts'
import { historyPath } from '#sections/auditoria/paths.ts'
import { liberar, orderPath, reprocessarPorPedido, verPedido, verTransacao } from './commands.ts'
import { type Bonus, bonusListar, bonusStatusWords } from './contract.ts'
import { pedido } from '#sections/pedidos/noun.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { bonus } from './noun.ts'

const idFilter = (name: string, label: string, noun?: Noun): FilterField => ({
  ...(noun && { noun }),
  name,
  label,
  type: 'whole',
  min: 0,
  asText: true,
  moves: name === 'statusId',
})

/** A reference to another record, as a link to it; out of the tab order, as all that stands in the grid. */
const linkTo = (address: (id: number) => string, id: number | null) =>
  id === null ? (
    '–'
  ) : (
    <PathLink to={address(id)} tabIndex={-1} className="text-accent-ink hover:underline">{`#${id}`}</PathLink>
  )

export const list = defineList<Bonus>({
  noun: bonus,
  query: bonusListar,
  size: 20,
  sort: 'dtCadastro,DESC',
  filters: [
    idFilter('beneficiarioId', 'Beneficiário', usuario),
    idFilter('origemId', 'Origem'),
    idFilter('pedidoId', 'Pedido', pedido),
    idFilter('transacaoId', 'Transação', transacao),
    { ...idFilter('nivel', 'Nível'), width: 96 },
    { ...idFilter('statusId', 'Status'), width: 96, words: bonusStatusWords },
  ],
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'beneficiarioId', label: 'Beneficiário', format: 'id' },
    { field: 'origemId', label: 'Origem', format: 'id' },
    {
      field: 'pedidoId',
      label: 'Pedido',
      format: 'id',
      width: 112,
      cell: ({ pedidoId }) => linkTo(orderPath, pedidoId),
    },
    {
      field: 'transacaoId',
      label: 'Transação',
      format: 'id',
      width: 112,
      cell: ({ transacaoId }) => linkTo(historyPath, transacaoId),
    },
    { field: 'nivel', label: 'Nível', format: 'number', width: 88 },
    { field: 'valor', label: 'Valor', format: 'money', width: 136 },
    { field: 'statusId', label: 'Status', format: 'status', width: 96 },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 156 },
  ],
  audit: {
    once: ['beneficiarioId', 'pedidoId', 'nivel'],
    history: {
      query: auditoriaPaginado,
      input: ({ transacaoId }) => (transacaoId === null ? null : { id: transacaoId }),
      columns: historyColumns,
    },
  },
  toolbar: [reprocessarPorPedido],
  actions: [liberar, verTransacao, verPedido],
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
