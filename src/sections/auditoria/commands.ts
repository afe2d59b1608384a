/** The verbs of the audit screens: phrases fill the same filters that stand on the screens. */
import { invalidate } from '#api/cache/query.ts'
import * as arg from '#commands/args.ts'
import { type AnyCommand, type CommandContext, defineCommand } from '#commands/define.ts'
import type { ListHandle } from '#commands/screen.ts'
import { placeAt } from '#lib/places/place.ts'
import { rangeProblem } from '#lib/written/ranges.ts'
import { transacao } from '#sections/transacoes/noun.ts'
import { usuario } from '#sections/usuarios/noun.ts'
import { auditoriaVisualizar } from './contract.ts'
import { historyOrigin, transactionOfRow, whenPeriod } from './look.ts'
import { auditPlace, auditPaths, historyPath, historyPlace, isHistoryPath } from './paths.ts'

const withPeriod = { periodo: arg.optional(arg.periodo()) }
const onAudit = { noun: transacao, group: 'Tabela', place: 'list' } as const

const SCREENS: readonly string[] = Object.values(auditPaths)

/** The list of the audit screen that stands open; null on any other screen, the history too. */
const auditList = ({ screen }: CommandContext): ListHandle | null =>
  SCREENS.includes(screen.path) ? screen.list : null
const isAudit = (context: CommandContext): true | string =>
  auditList(context) !== null || 'Disponível nas telas de auditoria'

const abrirTipo = defineCommand({
  id: 'auditoria.tipo',
  title: 'Auditar cashback',
  noun: transacao,
  group: 'Ações',
  icon: 'escudo',
  place: 'global',
  phrases: ['auditar cashback {periodo}'],
  args: withPeriod,
  when: whenPeriod,
  to: ({ periodo }) => auditPlace('tipo', {}, periodo),
})

const abrirUsuario = defineCommand({
  id: 'auditoria.usuario',
  title: 'Auditar usuário',
  noun: transacao,
  path: auditPaths.usuario,
  group: 'Ações',
  icon: 'escudo',
  place: 'list',
  phrases: ['auditar usuário {id} {periodo}'],
  args: { id: arg.id(usuario, { label: 'id do usuário' }), ...withPeriod },
  when: whenPeriod,
  to: ({ id, periodo }) => auditPlace('usuario', { usuarioId: id }, periodo),
})

const abrirValor = defineCommand({
  id: 'auditoria.valor',
  title: 'Auditar valor',
  noun: transacao,
  group: 'Ações',
  icon: 'escudo',
  place: 'global',
  phrases: [
    'auditar valor {faixa} {periodo}',
    'transações {faixa} {periodo}',
    'auditar transações {faixa} {periodo}',
    'auditar transações de valor {faixa} {periodo}',
  ],
  args: { faixa: arg.faixa(), ...withPeriod },
  when: (context, args) => rangeProblem(args.faixa) ?? whenPeriod(context, args),
  to: ({ faixa, periodo }) => auditPlace('valor', { valorMinimo: faixa.min, valorMaximo: faixa.max }, periodo),
})

const filtrarPeriodo = defineCommand({
  ...onAudit,
  id: 'auditoria.periodo',
  title: 'Filtrar período',
  icon: 'filtrar',
  keys: ['a p'],
  phrases: ['filtrar período {periodo}', '{periodo}'],
  args: { periodo: arg.periodo() },
  when: (context, args) => {
    const here = isAudit(context)
    return here === true ? whenPeriod(context, args) : here
  },
  run({ periodo }, context) {
    const list = auditList(context)
    const { dataInicio: _, dataFim: __, ...others } = list?.state().filters ?? {}
    list?.show({
      filters: {
        ...others,
        ...(periodo.de && { dataInicio: periodo.de }),
        ...(periodo.ate && { dataFim: periodo.ate }),
      },
    })
  },
})

const aplicar = defineCommand({
  ...onAudit,
  id: 'auditoria.aplicar',
  title: 'Aplicar',
  icon: 'certo',
  phrases: ['aplicar', 'apply'],
  when: isAudit,
  run: (_, context) => auditList(context)?.submitFilters(),
})

// The history has its detail block to read again beside its table (spec 2 §2).
export const auditoriaRecarregar = defineCommand({
  ...onAudit,
  id: 'auditoria.recarregar',
  title: 'Recarregar',
  icon: 'recarregar',
  keys: ['r'],
  phrases: ['recarregar', 'reload', 'recarregar histórico'],
  run(_, { screen }) {
    screen.list?.reload()
    invalidate([auditoriaVisualizar.id])
  },
})

const exportar = defineCommand({
  ...onAudit,
  immediate: true,
  id: 'auditoria.exportar',
  title: 'Exportar CSV',
  icon: 'baixar',
  phrases: ['exportar csv', 'exportar planilha', 'exportar arquivo'],
  when: isAudit,
  run: (_, context) => auditList(context)?.exportCsv(),
})

/** Enter on a row of transactions opens its history (commands/keys/README §5). */
export const auditoriaDeLinha = defineCommand({
  id: 'auditoria.deLinha',
  title: 'Histórico desta transação',
  // Beside 'Histórico da transação…', which asks for the id as well.
  titleNow: ({ id }) => (id === undefined ? 'Abrir histórico' : 'Histórico desta transação'),
  label: 'Histórico',
  noun: transacao,
  group: 'Ações',
  icon: 'historico',
  place: 'row',
  keys: ['Enter', 'o'],
  phrases: ['histórico desta transação', 'abrir histórico'],
  args: { id: arg.id(transacao, { label: 'id da transação' }) },
  row: transactionOfRow,
  when: ({ screen }) => !isHistoryPath(screen.path) || 'Este já é o histórico da transação',
  to: ({ id }) => historyPlace(id),
})

const voltar = defineCommand({
  id: 'auditoria.voltar',
  title: 'Voltar do histórico',
  label: 'Voltar',
  noun: transacao,
  path: historyPath,
  group: 'Ações',
  icon: 'setaEsquerda',
  place: 'list',
  keys: ['Esc'],
  phrases: ['voltar do histórico', 'sair do histórico', 'fechar histórico'],
  when: ({ screen }) => isHistoryPath(screen.path) || 'Disponível no histórico de uma transação',
  run: (_, { navigate, screen }) => navigate(placeAt(historyOrigin(screen).address)),
})

/** Every verb of the audit screens. */
export const verbs: readonly AnyCommand[] = [
  abrirTipo,
  abrirUsuario,
  abrirValor,
  filtrarPeriodo,
  aplicar,
  auditoriaRecarregar,
  exportar,
  auditoriaDeLinha,
  voltar,
]
