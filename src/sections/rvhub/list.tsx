/** The list of RV hub: the hub's catalogue with its filters and stock (sections/README §2). */
import { formatMoney, NO_VALUE } from '#lib/format/money.ts'
import { createListViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { createRecordDialog } from '#listing/record/create-record-dialog.tsx'
import { rvStockCommands, rvRecordCommands, synchroniseRvCommand } from './commands.ts'
import { type RvItem, rvhubVisualizar } from './contract.ts'
import { listRequest } from './list-request.ts'
import { rv } from './resource.ts'

export const list = defineList({
  resource: rv,
  ...listRequest,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'product_id', label: 'ID do produto', width: 128, isLowPriority: true },
    { field: 'name', filterName: 'name', label: 'Nome' },
    { field: 'provider', filterName: 'provider', label: 'Fornecedor', width: 160 },
    { field: 'kind', filterName: 'kind', label: 'Tipo', width: 140 },
    { field: 'amount', label: 'Valor', format: 'money', width: 128 },
    { field: 'stock_quantity', label: 'Estoque', format: 'number', width: 100 },
  ],
  amountField: 'amount',
  toolbar: [synchroniseRvCommand],
  rowCommands: [rvRecordCommands.ver, rvStockCommands.ajustar, rvStockCommands.ver, rvRecordCommands.excluir],
  AboveTable: createRecordDialog<RvItem>({
    resource: rv,
    endpoint: rvhubVisualizar,
    getDetails: ({ name, provider, kind, amount, stock_quantity }) => [
      ['Nome', name ?? NO_VALUE],
      ['Fornecedor', provider ?? NO_VALUE],
      ['Tipo', kind ?? NO_VALUE],
      ['Valor', formatMoney(amount)],
      ['Estoque', stock_quantity ?? NO_VALUE],
    ],
  }),
})

/** The command that filters the list. */
export const viewCommands = [createListViewCommand(list)]

/** The screen of the list. */
export const Screen = () => <ListScreen definition={list} />
