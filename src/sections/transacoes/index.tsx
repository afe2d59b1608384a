/** Transações: a read-only list, each row a way to its history (spec 2 §2). */
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { auditoriaVisualizar, historyPath } from '#sections/auditoria/contract.ts'
import { PathLink } from '#ui/path-link.tsx'
import { transacaoHistorico } from './commands.ts'
import { type Transacao, transacoesListar } from './contract.ts'

const list = defineList<Transacao>({
  noun: 'transacao',
  title: 'Transações',
  path: '/transacoes',
  query: transacoesListar,
  size: 10,
  sort: 'dtCadastro,DESC',
  total: true,
  columns: [
    {
      field: 'id',
      label: 'ID',
      format: 'id',
      width: 72,
      // Nine columns leave no room for one of actions, and there is only this one.
      cell: ({ id }) => (
        <PathLink to={historyPath(id)} tabIndex={-1} className="text-accent-ink hover:underline">{`#${id}`}</PathLink>
      ),
    },
    { field: 'dscDescricao', label: 'Descrição' },
    { field: 'numAmount', label: 'Valor', format: 'money', width: 116 },
    { field: 'dscPaymentType', label: 'Pagamento', width: 100 },
    { field: 'tipoTransacao.descricao', label: 'Tipo', width: 96 },
    { field: 'statusDescricao', label: 'Status', format: 'status', width: 108 },
    { field: 'usuarioOrigem.dscNome', label: 'Usuário Origem', width: 128 },
    { field: 'usuarioDestino.dscNome', label: 'Usuário Destino', width: 132 },
    { field: 'dtCadastro', label: 'Data', format: 'date', width: 144 },
  ],
})

const summary = (row: Transacao): RecordSummary => ({
  id: row.id,
  name: row.dscDescricao ?? '',
  status: { id: null, descricao: row.statusDescricao },
  price: row.numAmount,
  row,
})

const TransacoesScreen = () => <ListScreen definition={list} />

export const transacoesSection: Section = {
  noun: 'transacao',
  menu: [
    {
      label: 'Transações',
      path: '/transacoes',
      command: 'ir.transacoes',
      phrase: 'transações',
      keys: ['g t'],
      icon: 'transacao',
      unlisted: true,
    },
  ],
  routes: [{ path: '/transacoes', title: 'Transações', component: TransacoesScreen, noun: 'transacao' }],
  commands: [transacaoHistorico],
  records: {
    noun: 'transacao',
    singular: 'transação',
    plural: 'transações',
    article: 'a',
    load: (id, signal) => call(auditoriaVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
