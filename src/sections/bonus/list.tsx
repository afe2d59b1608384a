/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import type { Place } from '#lib/place.ts'
import { PathLink } from '#ui/path-link.tsx'
import { listViewCommand } from '#listing/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { auditoriaPaginado, historyColumns } from '#sections/auditoria/contract.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { liberar, orderPlace, reprocessarPorPedido, verPedido, verTransacao } from './commands.ts'
import { type Bonus, bonusStatusWords } from './contract.ts'
import { firstPage } from './first-page.ts'
import { bonus } from './noun.ts'

/** A reference to another record, as a link to it; out of the tab order, as all that stands in the grid. */
const linkTo = (place: (id: number) => Place, id: number | null) =>
  id === null ? (
    '–'
  ) : (
    <PathLink to={place(id)} tabIndex={-1} className="text-accent-ink hover:underline">{`#${id}`}</PathLink>
  )

/** '1 · pendente': the id is the platform's word, ours stands beside it where there is one. */
const statusCell = ({ statusId }: Bonus): string => {
  const word = bonusStatusWords.find(({ value }) => value === String(statusId))
  return word ? `${word.value} · ${word.label}` : String(statusId ?? '–')
}

export const list = defineList<Bonus>({
  noun: bonus,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'beneficiarioId', filter: 'beneficiarioId', label: 'Beneficiário', format: 'id', width: 116 },
    { field: 'origemId', filter: 'origemId', label: 'Origem', format: 'id', width: 96, late: true },
    {
      field: 'pedidoId',
      filter: 'pedidoId',
      label: 'Pedido',
      format: 'id',
      width: 104,
      late: true,
      cell: ({ pedidoId }) => linkTo(orderPlace, pedidoId),
    },
    {
      field: 'transacaoId',
      filter: 'transacaoId',
      label: 'Transação',
      format: 'id',
      width: 104,
      late: true,
      cell: ({ transacaoId }) => linkTo(historyPlace, transacaoId),
    },
    { field: 'nivel', filter: 'nivel', label: 'Nível', format: 'number', width: 88, late: true },
    { field: 'valor', label: 'Valor', format: 'money', width: 136 },
    { field: 'statusId', filter: 'statusId', label: 'Status', width: 112, cell: statusCell },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
  ],
  audit: {
    once: ['beneficiarioId', 'pedidoId', 'nivel'],
    together: 'pedidoId',
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
