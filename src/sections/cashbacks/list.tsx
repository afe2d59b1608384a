/** Cashbacks: the list (spec 1 §2.8). */
import { listViewCommand } from '#listing/views/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/screen/list-screen.tsx'
import { recordWindow } from '#listing/record/record-window.tsx'
import { formatDateTime } from '#lib/written/dates.ts'
import { NOTHING, formatPercent } from '#lib/written/money.ts'
import { StatusBadge } from '#ui/signs/badge.tsx'
import { cashbackCommands, cashbackStatus } from './commands.ts'
import { type Cashback, cashbacksVisualizar } from './contract.ts'
import { firstPage } from './first-page.ts'
import { cashback } from './noun.ts'

const { ver, editar, excluir } = cashbackCommands

export const list = defineList({
  noun: cashback,
  ...firstPage,
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    { field: 'dscCashback', filter: 'DSC_CASHBACK', label: 'Descrição' },
    {
      field: 'porcentagemCashback',
      filter: 'PORCENTAGEM_CASHBACK',
      label: '% Cashback',
      format: 'percent',
      width: 128,
    },
    { field: 'status.descricao', filter: 'STATUS_ID', label: 'Status', format: 'status', width: 112 },
    { field: 'dtCadastro', label: 'Data Cadastro', format: 'date', width: 156 },
    { field: 'dtAtualizacao', label: 'Data Atualização', format: 'date', width: 156 },
  ],
  toolbar: [cashbackCommands.cadastrar],
  actions: [ver, editar, excluir, ...cashbackStatus.all],
  above: recordWindow<Cashback>({
    noun: cashback,
    query: cashbacksVisualizar,
    facts: ({ dscCashback, porcentagemCashback, status, dtCadastro, dtAtualizacao }) => [
      ['Descrição', dscCashback ?? NOTHING],
      ['Percentual', formatPercent(porcentagemCashback)],
      ['Status', <StatusBadge key="status" id={status.id} text={status.descricao} />],
      ['Data Cadastro', formatDateTime(dtCadastro)],
      ['Data Atualização', formatDateTime(dtAtualizacao)],
    ],
    edits: true,
  }),
})

/** The verb made from the list: to show a part of it. */
export const views = [listViewCommand(list)]

/** The list on its own route. */
export const Screen = () => <ListScreen definition={list} />
