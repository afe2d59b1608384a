/** The list of cashbacks (spec 1 §2.8). */
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { createRecordDialog } from '#listing/record/create-record-dialog.tsx'
import { formatDateTime } from '#lib/format/dates.ts'
import { NO_VALUE, formatPercent } from '#lib/format/money.ts'
import { StatusBadge } from '#ui/components/badge.tsx'
import { cashbackCommands, cashbackStatusCommands } from './commands.ts'
import { type Cashback, cashbacksVisualizar } from './contract.ts'
import { listRequest } from './list-request.ts'
import { cashback } from './resource.ts'

const { ver, editar, alterar, excluir } = cashbackCommands

export const list = defineList({
  resource: cashback,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscCashback', filterName: 'DSC_CASHBACK', label: 'Descrição' },
    {
      field: 'porcentagemCashback',
      filterName: 'PORCENTAGEM_CASHBACK',
      label: '% Cashback',
      format: 'percent',
      width: 128,
    },
    { field: 'status.descricao', filterName: 'STATUS_ID', label: 'Status', format: 'status', width: 112 },
    { field: 'dtCadastro', label: 'Data Cadastro', format: 'date', width: 156 },
    { field: 'dtAtualizacao', label: 'Data Atualização', format: 'date', width: 156 },
  ],
  toolbar: [cashbackCommands.cadastrar],
  rowCommands: [ver, editar, excluir, ...cashbackStatusCommands.all, alterar],
  AboveTable: createRecordDialog<Cashback>({
    resource: cashback,
    endpoint: cashbacksVisualizar,
    getDetails: ({ dscCashback, porcentagemCashback, status, dtCadastro, dtAtualizacao }) => [
      ['Descrição', dscCashback ?? NO_VALUE],
      ['Percentual', formatPercent(porcentagemCashback)],
      ['Status', <StatusBadge key="status" id={status.id} text={status.descricao} />],
      ['Data Cadastro', formatDateTime(dtCadastro)],
      ['Data Atualização', formatDateTime(dtAtualizacao)],
    ],
    isEditable: true,
  }),
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
