/** Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import type { Place } from '#lib/place.ts'
import { PathLink } from '#ui/path-link.tsx'
import { listViewCommand } from '#listing/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { auditoriaPaginado, historyColumns } from '#sections/auditoria/contract.ts'
import { historyPlace } from '#sections/auditoria/paths.ts'
import { liberar, orderPlace, reprocessarPorPedido, verPedido, verTransacao } from './commands.ts'
import { type Bonus, bonusPending, bonusStatusWords } from './contract.ts'
import { firstPage } from './first-page.ts'
import { bonus } from './noun.ts'
import { RecordName } from '#listing/record-name.tsx'
import { usuario } from '#sections/usuarios/noun.ts'
import { StatusBadge, type StatusTone } from '#ui/badge.tsx'

/** A reference to another record, as a link to it; out of the tab order, as all that stands in the grid. */
const linkTo = (place: (id: number) => Place, id: number | null) =>
  id === null ? (
    '–'
  ) : (
    <PathLink to={place(id)} tabIndex={-1} className="text-accent-ink hover:underline">{`#${id}`}</PathLink>
  )

/** '1 · pendente': the id is the platform's word, ours stands beside it where there is one. */
function statusCell({ statusId }: Bonus) {
  const word = bonusStatusWords.find(({ value }) => value === String(statusId))
  return word ? (
    <StatusBadge text={`${word.value} · ${word.label}`} tone={STATUS_TONES[word.value] ?? 'neutral'} />
  ) : (
    String(statusId ?? '–')
  )
}

const STATUS_TONES: Readonly<Record<string, StatusTone>> = { [bonusPending]: 'warning', 2: 'good', 3: 'off' }

/** '#15 Ana Prado': whose id it is, where that is known. */
const userCell = (id: number | null) => (id === null ? '–' : <RecordName noun={usuario} id={id} />)

export const list = defineList<Bonus>({
  noun: bonus,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    {
      field: 'beneficiarioId',
      filter: 'beneficiarioId',
      label: 'Beneficiário',
      format: 'id',
      person: true,
      width: 150,
      cell: ({ beneficiarioId }) => userCell(beneficiarioId),
    },
    {
      field: 'origemId',
      filter: 'origemId',
      label: 'Origem',
      format: 'id',
      person: true,
      width: 150,
      late: true,
      cell: ({ origemId }) => userCell(origemId),
    },
    {
      field: 'pedidoId',
      filter: 'pedidoId',
      label: 'Pedido',
      format: 'id',
      width: 80,
      late: true,
      cell: ({ pedidoId }) => linkTo(orderPlace, pedidoId),
    },
    {
      field: 'transacaoId',
      filter: 'transacaoId',
      label: 'Transação',
      format: 'id',
      width: 96,
      late: true,
      cell: ({ transacaoId }) => linkTo(historyPlace, transacaoId),
    },
    { field: 'nivel', filter: 'nivel', label: 'Nível', format: 'number', width: 70 },
    { field: 'valor', label: 'Valor', format: 'money', width: 112 },
    { field: 'statusId', filter: 'statusId', label: 'Status', format: 'status', width: 144, cell: statusCell },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
  ],
  audit: {
    person: 'beneficiarioId',
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
