/** Auditoria: the lists of transactions by type, user and value range (spec 2 §2). */
import { rangeProblem } from '#lib/ranges.ts'
import { listViewCommand } from '#listing/list-view-command.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import type { Transacao } from '#sections/transacoes/contract.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { auditColumns, periodFilters, refusePeriod } from './columns.ts'
import { auditoriaDeLinha } from './commands.ts'
import { auditoriaTipo, auditoriaUsuario, auditoriaValor, transacaoAudit } from './contract.ts'
import { auditPaths } from './paths.ts'

const shared = {
  noun: transacao,
  size: 10,
  sort: 'dtCadastro,DESC',
  columns: auditColumns,
  actions: [auditoriaDeLinha],
  audit: transacaoAudit,
} as const

export const byType = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Tipo',
  path: auditPaths.tipo,
  query: auditoriaTipo,
  filters: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'select',
      options: [{ value: 'CASHBACK', label: 'CASHBACK' }],
      initial: 'CASHBACK',
      moves: false,
    },
    ...periodFilters,
  ],
  refuse: refusePeriod,
  csv: 'auditoria-transacoes-tipo',
})

export const byUser = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Usuário',
  path: auditPaths.usuario,
  query: auditoriaUsuario,
  filters: [
    {
      name: 'usuarioId',
      label: 'ID do usuário',
      noun: usuario,
      type: 'whole',
      min: 1,
      labelled: true,
      width: 110,
      moves: false,
    },
    ...periodFilters,
  ],
  needs: { filter: 'usuarioId', message: 'Informe o id do usuário' },
  refuse: (filters) =>
    /^[1-9]\d*$/.test(filters['usuarioId'] ?? '1') ? refusePeriod(filters) : 'Informe o id do usuário',
  csv: 'auditoria-transacoes-usuario',
})

const reais = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const byValue = defineList<Transacao>({
  ...shared,
  title: 'Auditoria por Faixa de Valor',
  path: auditPaths.valor,
  query: auditoriaValor,
  filters: [
    {
      name: 'valorMinimo',
      label: 'Mínimo',
      end: 'least',
      type: 'money',
      min: 0,
      asText: true,
      labelled: true,
      width: 110,
      moves: false,
    },
    {
      name: 'valorMaximo',
      label: 'Máximo',
      end: 'most',
      type: 'money',
      min: 0,
      asText: true,
      labelled: true,
      width: 110,
      moves: false,
    },
    ...periodFilters,
  ],
  refuse: (filters) =>
    rangeProblem({ min: reais(filters['valorMinimo']), max: reais(filters['valorMaximo']) }) ?? refusePeriod(filters),
  csv: 'auditoria-transacoes-valor',
})

/** The verbs made from the lists: to show a part of one. */
export const views = [
  listViewCommand(byType, 'auditoria.tipo.filtrar'),
  listViewCommand(byUser, 'auditoria.usuario.filtrar'),
  listViewCommand(byValue, 'auditoria.valor.filtrar'),
]

/** The lists on their routes. */
export const ByTypeScreen = () => <ListScreen definition={byType} />
export const ByUserScreen = () => <ListScreen definition={byUser} />
export const ByValueScreen = () => <ListScreen definition={byValue} />
