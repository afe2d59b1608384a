/** The commands of the audit screens. Their phrases set the filters of the screens. */
import { invalidateQueries } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import type { ListHandle } from '#commands/screen.ts'
import { parseHref } from '#lib/urls/route-location.ts'
import { validateRange } from '#lib/validate-ranges.ts'
import { transacao } from '#sections/transacoes/resource.ts'
import { usuario } from '#sections/usuarios/resource.ts'
import { auditoriaVisualizar } from './contract.ts'
import { historyOrigin, getTransactionArgs, whenPeriodValid } from './shared-commands.ts'
import { auditLocation, auditPaths, historyPath, historyLocation, isHistoryPath } from './paths.ts'

const periodArgs = { periodo: arg.optional(arg.period()) }
const auditCommandBase = { resource: transacao, group: 'Tabela', scope: 'list' } as const

const AUDIT_SCREENS: readonly string[] = Object.values(auditPaths)

/** The list of the open audit screen; null on any other screen, also on the history. */
const findAuditList = ({ screen }: CommandContext): ListHandle | null =>
  AUDIT_SCREENS.includes(screen.path) ? screen.list : null
const whenAudit = (context: CommandContext): true | string =>
  findAuditList(context) !== null || 'Disponível nas telas de auditoria'

const auditByTypeCommand = defineCommand({
  id: 'auditoria.tipo',
  title: 'Auditar cashback',
  resource: transacao,
  group: 'Ações',
  icon: 'escudo',
  scope: 'global',
  phrases: ['auditar cashback {periodo}'],
  args: periodArgs,
  when: whenPeriodValid,
  to: ({ periodo }) => auditLocation('tipo', {}, periodo),
})

const auditByUserCommand = defineCommand({
  id: 'auditoria.usuario',
  title: 'Auditar usuário',
  resource: transacao,
  path: auditPaths.usuario,
  group: 'Ações',
  icon: 'escudo',
  scope: 'list',
  phrases: ['auditar usuário {id} {periodo}'],
  args: { id: arg.id(usuario, { label: 'id do usuário' }), ...periodArgs },
  when: whenPeriodValid,
  to: ({ id, periodo }) => auditLocation('usuario', { usuarioId: id }, periodo),
})

const auditByValueCommand = defineCommand({
  id: 'auditoria.valor',
  title: 'Auditar valor',
  resource: transacao,
  group: 'Ações',
  icon: 'escudo',
  scope: 'global',
  phrases: [
    'auditar valor {faixa} {periodo}',
    'transações {faixa} {periodo}',
    'auditar transações {faixa} {periodo}',
    'auditar transações de valor {faixa} {periodo}',
  ],
  args: { faixa: arg.moneyRange(), ...periodArgs },
  when: (context, args) => validateRange(args.faixa) ?? whenPeriodValid(context, args),
  to: ({ faixa, periodo }) => auditLocation('valor', { valorMinimo: faixa.min, valorMaximo: faixa.max }, periodo),
})

const filterPeriodCommand = defineCommand({
  ...auditCommandBase,
  id: 'auditoria.periodo',
  title: 'Filtrar período',
  icon: 'filtrar',
  keys: ['a p'],
  phrases: ['filtrar período {periodo}', '{periodo}'],
  args: { periodo: arg.period() },
  when: (context, args) => {
    const available = whenAudit(context)
    return available === true ? whenPeriodValid(context, args) : available
  },
  run({ periodo }, context) {
    const list = findAuditList(context)
    const { dataInicio: _, dataFim: __, ...others } = list?.getState().filters ?? {}
    list?.updateState({
      filters: {
        ...others,
        ...(periodo.de && { dataInicio: periodo.de }),
        ...(periodo.ate && { dataFim: periodo.ate }),
      },
    })
  },
})

const applyFiltersCommand = defineCommand({
  ...auditCommandBase,
  id: 'auditoria.aplicar',
  title: 'Aplicar',
  icon: 'certo',
  phrases: ['aplicar', 'apply'],
  when: whenAudit,
  run: (_, context) => findAuditList(context)?.submitFilters(),
})

// Reloads the table, and on the history also its detail block (spec 2 §2).
export const reloadAuditCommand = defineCommand({
  ...auditCommandBase,
  id: 'auditoria.recarregar',
  title: 'Recarregar',
  icon: 'recarregar',
  keys: ['r'],
  phrases: ['recarregar', 'reload', 'recarregar histórico'],
  run(_, { screen }) {
    screen.list?.reload()
    void invalidateQueries([auditoriaVisualizar.id])
  },
})

const exportAuditCommand = defineCommand({
  ...auditCommandBase,
  runsSynchronously: true,
  id: 'auditoria.exportar',
  title: 'Exportar CSV',
  icon: 'baixar',
  phrases: ['exportar csv', 'exportar planilha', 'exportar arquivo'],
  when: whenAudit,
  run: (_, context) => findAuditList(context)?.exportCsv(),
})

/** Opens the history of a transaction; Enter runs it on a row (commands/keys/README §5). */
export const openHistoryCommand = defineCommand({
  id: 'auditoria.deLinha',
  title: 'Histórico desta transação',
  // Distinguishes it from 'Histórico da transação…', which asks for the id.
  dynamicTitle: ({ id }) => (id === undefined ? 'Abrir histórico' : 'Histórico desta transação'),
  label: 'Histórico',
  resource: transacao,
  group: 'Ações',
  icon: 'historico',
  scope: 'row',
  keys: ['Enter', 'o'],
  phrases: ['histórico desta transação', 'abrir histórico'],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  argsFromRow: getTransactionArgs,
  when: ({ screen }) => !isHistoryPath(screen.path) || 'Este já é o histórico da transação',
  to: ({ id }) => historyLocation(id),
})

const returnToOriginCommand = defineCommand({
  id: 'auditoria.voltar',
  title: 'Voltar do histórico',
  label: 'Voltar',
  resource: transacao,
  path: historyPath,
  group: 'Ações',
  icon: 'setaEsquerda',
  scope: 'list',
  keys: ['Esc'],
  phrases: ['voltar do histórico', 'sair do histórico', 'fechar histórico'],
  when: ({ screen }) => isHistoryPath(screen.path) || 'Disponível no histórico de uma transação',
  run: (_, { navigate, screen }) => navigate(parseHref(historyOrigin(screen).address)),
})

/** All commands of the audit screens. */
export const commands: readonly AnyCommand[] = [
  auditByTypeCommand,
  auditByUserCommand,
  auditByValueCommand,
  filterPeriodCommand,
  applyFiltersCommand,
  reloadAuditCommand,
  exportAuditCommand,
  openHistoryCommand,
  returnToOriginCommand,
]
