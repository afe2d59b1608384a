/** RV hub: the hub's catalogue with its filters and stock (sections/README §2). */
import { formatMoney, NOTHING } from '#lib/written/money.ts'
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { recordWindow } from '#listing/record/record-window.tsx'
import { rvEstoque, rvRecord, rvSincronizar } from './commands.ts'
import { type RvItem, rvhubVisualizar } from './contract.ts'
import { firstPage } from './first-page.ts'
import { rv } from './noun.ts'

export const list = defineList({
  noun: rv,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'product_id', label: 'ID do produto', width: 128, late: true },
    { field: 'name', filter: 'name', label: 'Nome' },
    { field: 'provider', filter: 'provider', label: 'Fornecedor', width: 160 },
    { field: 'kind', filter: 'kind', label: 'Tipo', width: 140 },
    { field: 'amount', label: 'Valor', format: 'money', width: 128 },
    { field: 'stock_quantity', label: 'Estoque', format: 'number', width: 100 },
  ],
  toolbar: [rvSincronizar],
  actions: [rvRecord.ver, rvEstoque.ajustar, rvEstoque.ver, rvRecord.excluir],
  above: recordWindow<RvItem>({
    noun: rv,
    query: rvhubVisualizar,
    facts: ({ name, provider, kind, amount, stock_quantity }) => [
      ['Nome', name ?? NOTHING],
      ['Fornecedor', provider ?? NOTHING],
      ['Tipo', kind ?? NOTHING],
      ['Valor', formatMoney(amount)],
      ['Estoque', stock_quantity ?? NOTHING],
    ],
  }),
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
