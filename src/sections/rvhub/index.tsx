/** RV hub: the hub's catalogue with its filters and stock (decisions.md, Screens that are named but not drawn). */
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { formatMoney, NOTHING } from '#lib/money.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { recordWindow } from '#listing/record-window.tsx'
import { rvCommands, rvEstoqueAjustar, rvEstoqueVer, rvExcluir, rvSincronizar, rvVer } from './commands.ts'
import { type RvItem, rvhubListar, rvhubVisualizar } from './contract.ts'

const list = defineList<RvItem>({
  noun: 'rv',
  title: 'RV hub',
  path: '/rvhub',
  query: rvhubListar,
  size: 10,
  sort: 'id,DESC',
  filters: [
    { name: 'name', label: 'Nome', type: 'text' },
    { name: 'provider', label: 'Fornecedor', type: 'text', width: 160 },
    { name: 'kind', label: 'Tipo', type: 'text', width: 140 },
  ],
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    { field: 'product_id', label: 'ID do produto', width: 128 },
    { field: 'name', label: 'Nome' },
    { field: 'provider', label: 'Fornecedor', width: 160 },
    { field: 'kind', label: 'Tipo', width: 140 },
    { field: 'amount', label: 'Valor', format: 'money', width: 128 },
    { field: 'stock_quantity', label: 'Estoque', format: 'number', width: 100 },
  ],
  toolbar: [rvSincronizar],
  actions: [rvVer, rvEstoqueAjustar, rvEstoqueVer, rvExcluir],
  above: recordWindow<RvItem>({
    path: '/rvhub',
    title: (id) => `Item RV #${id}`,
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

const summary = (row: RvItem): RecordSummary => ({ id: row.id, name: row.name ?? '', price: row.amount, row })

const RvHubScreen = () => <ListScreen definition={list} />

export const rvhubSection: Section = {
  noun: 'rv',
  menu: [
    {
      label: 'RV hub',
      path: '/rvhub',
      command: 'ir.rvhub',
      phrase: 'rv hub',
      synonyms: ['hub de crédito'],
      keys: ['g r'],
      icon: 'hub',
      group: 'RV hub',
    },
  ],
  routes: [{ path: '/rvhub', title: 'RV hub', component: RvHubScreen, noun: 'rv' }],
  commands: rvCommands,
  records: {
    noun: 'rv',
    singular: 'item RV',
    plural: 'itens RV',
    article: 'o',
    load: (id, signal) => call(rvhubVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
    search: async (text, signal) =>
      (await call(rvhubListar, { page: 0, size: 8, name: text }, { signal })).content.map(summary),
  },
}
