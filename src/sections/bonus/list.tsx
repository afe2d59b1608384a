/** The list Ledger de Bônus: entries, their release and the reprocessing of an order (spec 2 §2). */
import type { RouteLocation } from '#lib/urls/route-location.ts'
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList, type ColumnDefinition } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { createIdContent, createStatusContent } from '#listing/cell/cell-content.ts'
import { auditoriaPaginado, historyColumns } from '#sections/auditoria/contract.ts'
import { historyLocation } from '#sections/auditoria/paths.ts'
import {
  releaseCommand,
  orderLocation,
  reprocessByOrderCommand,
  viewBonusOrderCommand,
  viewBonusTransactionCommand,
} from './commands.ts'
import { type Bonus, BONUS_PENDING, BONUS_STATUS_OPTIONS } from './contract.ts'
import { listRequest } from './list-request.ts'
import { bonus } from './resource.ts'
import { formatRecordWithName } from '#commands/record-names.ts'
import { RecordName } from '#listing/record/record-name.tsx'
import { usuario } from '#sections/usuarios/resource.ts'
import type { StatusTone } from '#ui/components/badge.tsx'

/** Creates a column with a link to another record. */
const createReferenceColumn = (
  field: 'pedidoId' | 'transacaoId',
  label: string,
  width: number,
  getLocation: (id: number) => RouteLocation,
): ColumnDefinition<Bonus, typeof field> => ({
  field,
  filterName: field,
  label,
  format: 'id',
  width,
  isLowPriority: true,
  getContent: ({ [field]: id }) => (id === null ? '–' : createIdContent(id, getLocation(id))),
})

/** Creates a column with a user: '#15 Ana Prado', or the id alone if the name is unknown. */
const createPersonColumn = (
  field: 'beneficiarioId' | 'origemId',
  label: string,
): ColumnDefinition<Bonus, typeof field> => ({
  field,
  filterName: field,
  resource: usuario,
  label,
  format: 'id',
  isPersonName: true,
  width: 150,
  render: ({ [field]: id }) => (id === null ? '–' : <RecordName resource={usuario} id={id} />),
  getExportText: ({ [field]: id }) => (id === null ? '' : formatRecordWithName(usuario, id)),
})

/** '1 · pendente': the platform's id, and the console's word for it if there is one. */
const STATUS_TEXT_BY_ID = Object.fromEntries(
  BONUS_STATUS_OPTIONS.map(({ value, label }) => [value, `${value} · ${label}`]),
)

function getStatusContent({ statusId }: Bonus) {
  const id = String(statusId ?? '')
  const text = STATUS_TEXT_BY_ID[id] ?? id
  const tone = STATUS_TONES[id]
  return tone ? createStatusContent(text, tone) : text || '–'
}

const STATUS_TONES: Readonly<Record<string, StatusTone>> = { [BONUS_PENDING]: 'warning', 2: 'good', 3: 'off' }

export const list = defineList({
  resource: bonus,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    createPersonColumn('beneficiarioId', 'Beneficiário'),
    { ...createPersonColumn('origemId', 'Origem'), isLowPriority: true },
    createReferenceColumn('pedidoId', 'Pedido', 80, orderLocation),
    createReferenceColumn('transacaoId', 'Transação', 96, historyLocation),
    { field: 'nivel', filterName: 'nivel', label: 'Nível', format: 'number', width: 70 },
    { field: 'valor', label: 'Valor', format: 'money', width: 112 },
    {
      field: 'statusId',
      filterName: 'statusId',
      label: 'Status',
      format: 'status',
      width: 136,
      getContent: getStatusContent,
      textByValue: STATUS_TEXT_BY_ID,
    },
    { field: 'dtCadastro', label: 'Data', format: 'date' },
  ],
  amountField: 'valor',
  audit: {
    personField: 'beneficiarioId',
    uniqueFields: ['beneficiarioId', 'pedidoId', 'nivel'],
    groupField: 'pedidoId',
    history: {
      endpoint: auditoriaPaginado,
      getInput: ({ transacaoId }) => (transacaoId === null ? null : { id: transacaoId }),
      columns: historyColumns,
    },
  },
  toolbar: [reprocessByOrderCommand],
  rowCommands: [releaseCommand, viewBonusTransactionCommand, viewBonusOrderCommand],
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
