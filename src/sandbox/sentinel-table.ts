/**
 * Records, texts and operators that make every row of both error catalogues happen on demand (spec 1 §8, spec 2 §8).
 * Errors are provoked by data and never by intercepting the network.
 */
import { RawAnswer } from './http/route.ts'

interface Trigger {
  /** The endpoints that react: exact ids, or id prefixes that end in '.'. */
  calls: readonly string[]
  /** The record that reacts. */
  id?: number
  /** A name or description that starts so, accents and case ignored. */
  text?: string
  /** The operator who meets it. */
  operator?: string
  /** A level of a plan with this percentage. */
  percentual?: number
}

/** A record that provokes a fault by being acted on. */
export interface Sentinel extends Trigger {
  /** What the operator of the console sees, as the catalogue writes it. */
  shows: string
  /** Answered instead of doing anything. */
  refuse?: RawAnswer
  /** Only the first such call on a record is refused. */
  once?: true
  /** The server's message on a success. */
  says?: string
}

const json = (status: number, body: unknown) =>
  new RawAnswer(status, JSON.stringify(body), { 'Content-Type': 'application/json; charset=utf-8' })
const withMessage = (status: number, message: string) => json(status, { message })
const silent = new RawAnswer(500, null)

const writes = [
  'cashbacks.criar',
  'cashbacks.atualizar',
  'categorias.criar',
  'categorias.atualizar',
  'fornecedores.criar',
  'fornecedores.atualizar',
  'lojas.criar',
  'lojas.atualizar',
  'produtos.criar',
  'produtos.atualizar',
  'planos.criar',
  'planos.atualizar',
  'rvhub.criar',
  'rvhub.atualizar',
]
const lists = [
  'cashbacks.listar',
  'categorias.listar',
  'fornecedores.listar',
  'lojas.listar',
  'produtos.listar',
  'produtos.maxNivel',
  'pedidos.listar',
  'transacoes.listar',
  'usuarios.listar',
  'planos.listar',
  'bonus.listar',
  'rvhub.listar',
  'rvhub.findAll',
  'auditoria.tipo',
  'auditoria.usuario',
  'auditoria.valor',
  'auditoria.paginado',
]

/** Operators who exist only to meet a failure; their password is the demo login's. */
export const sentinelOperators = [
  { email: 'perfil-indisponivel@gestor.test', name: 'Sentinela Perfil' },
  { email: 'sem-acesso@gestor.test', name: 'Sentinela Acesso' },
  { email: 'painel-indisponivel@gestor.test', name: 'Sentinela Painel' },
  { email: 'listas-indisponiveis@gestor.test', name: 'Sentinela Listas' },
  { email: 'saida-falha@gestor.test', name: 'Sentinela Saída' },
  { email: 'renovacao-recusada@gestor.test', name: 'Sentinela Renovação' },
  { email: 'hub-indisponivel@gestor.test', name: 'Sentinela Hub' },
] as const

const operator = (name: (typeof sentinelOperators)[number]['email']) => name

export const sentinelTable: readonly Sentinel[] = [
  {
    calls: ['auth.me'],
    operator: operator('perfil-indisponivel@gestor.test'),
    refuse: silent,
    shows: 'Profile check fails: logout attempted, token cleared, /login',
  },
  {
    calls: [...lists, 'estatisticas.', 'rvhub.saldo'],
    operator: operator('sem-acesso@gestor.test'),
    refuse: withMessage(403, 'Acesso negado.'),
    shows: '403: token cleared, /login',
  },
  {
    calls: ['estatisticas.', 'rvhub.saldo'],
    operator: operator('painel-indisponivel@gestor.test'),
    refuse: withMessage(503, 'Estatísticas indisponíveis.'),
    shows: 'Dashboard totals and balance 0',
  },
  {
    calls: lists,
    operator: operator('listas-indisponiveis@gestor.test'),
    refuse: silent,
    shows: 'Failed lists: empty page, loading ends',
  },
  {
    calls: ['auth.logout'],
    operator: operator('saida-falha@gestor.test'),
    refuse: silent,
    shows: 'Logout fails: token cleared and /login all the same',
  },
  {
    calls: ['auth.refreshToken'],
    operator: operator('renovacao-recusada@gestor.test'),
    refuse: withMessage(401, 'Renovação recusada.'),
    shows: 'Refresh fails: token cleared, /login',
  },
  {
    calls: ['rvhub.saldo', 'rvhub.sincronizar', 'rvhub.fornecedores'],
    operator: operator('hub-indisponivel@gestor.test'),
    refuse: withMessage(502, 'RV hub fora do ar.'),
    shows: 'Zero balances; synchronisation fails',
  },

  {
    calls: ['cashbacks.deletar', 'cashbacks.atualizar'],
    id: 141,
    refuse: withMessage(409, 'Cashback #141 vinculado a uma campanha em curso.'),
    shows: 'Cashback delete and toggle fail with the server message',
  },
  {
    calls: ['cashbacks.deletar', 'cashbacks.atualizar'],
    id: 142,
    refuse: silent,
    shows: "'Erro ao excluir', 'Erro ao atualizar status', 'Erro ao atualizar'",
  },
  {
    calls: ['cashbacks.deletar', 'cashbacks.atualizar'],
    id: 143,
    says: 'Cashback #143 alterado pela plataforma.',
    shows: 'Cashback delete, toggle and update succeed with the server message',
  },
  {
    calls: ['categorias.deletar', 'fornecedores.deletar', 'lojas.deletar', 'produtos.deletar', 'planos.deletar'],
    id: 11,
    refuse: withMessage(409, 'Registro #11 protegido contra exclusão.'),
    shows: 'Delete fails with the server message (plans); only the loading state ends (the others)',
  },
  {
    calls: ['categorias.deletar', 'fornecedores.deletar', 'lojas.deletar', 'produtos.deletar', 'planos.deletar'],
    id: 10,
    refuse: silent,
    shows: "Plan delete 'Erro ao excluir'; only the loading state ends (the others)",
  },
  {
    calls: ['produtos.ajustarEstoque'],
    id: 31,
    refuse: withMessage(422, 'Estoque #31 bloqueado para inventário.'),
    shows: 'Stock change fails with the server message',
  },
  {
    calls: ['produtos.ajustarEstoque'],
    id: 32,
    refuse: silent,
    shows: "'Erro ao ajustar estoque'",
  },
  {
    calls: ['rvhub.deletar', 'rvhub.ajustarEstoque'],
    id: 9031,
    refuse: withMessage(422, 'Item RV #9031 bloqueado para inventário.'),
    shows: 'Hub item delete and stock change fail with the server message',
  },
  {
    calls: ['rvhub.deletar', 'rvhub.ajustarEstoque'],
    id: 9032,
    refuse: silent,
    shows: "'Erro ao excluir', 'Erro ao ajustar estoque'",
  },
  {
    calls: ['categorias.visualizar', 'fornecedores.visualizar', 'lojas.visualizar', 'produtos.visualizar'],
    id: 9,
    refuse: silent,
    shows: "Record cannot be loaded: 'Erro ao carregar.' (stores)",
  },
  {
    calls: ['cashbacks.visualizar'],
    id: 144,
    refuse: silent,
    shows: 'Cashback cannot be loaded',
  },
  {
    calls: ['lojas.visualizar'],
    id: 8,
    refuse: withMessage(500, 'Loja #8 em migração.'),
    shows: 'Store cannot be loaded, with the server message',
  },
  {
    calls: ['bonus.liberar'],
    id: 91,
    refuse: withMessage(422, 'Bônus #91 retido para análise.'),
    shows: 'Bonus release fails with the server message',
  },
  { calls: ['bonus.liberar'], id: 92, refuse: silent, shows: "'Erro ao liberar'" },
  {
    calls: ['bonus.liberar'],
    id: 93,
    says: 'Bônus #93 liberado pela plataforma.',
    shows: 'Bonus release succeeds with the server message',
  },
  {
    calls: ['bonus.reprocessar'],
    id: 91,
    refuse: withMessage(422, 'Pedido #91 em apuração.'),
    shows: 'Reprocess fails with the server message',
  },
  { calls: ['bonus.reprocessar'], id: 92, refuse: silent, shows: "'Erro ao reprocessar'" },
  {
    calls: ['planos.niveis'],
    percentual: 13.13,
    once: true,
    refuse: silent,
    shows: 'Plan saved, its levels not; saving again works',
  },

  {
    calls: writes,
    text: 'sentinela recusa',
    refuse: withMessage(422, 'A plataforma recusou este cadastro.'),
    shows: 'Save fails with the server message',
  },
  {
    calls: writes,
    text: 'sentinela texto',
    refuse: json(400, 'A plataforma respondeu só com este texto.'),
    shows: 'Save fails with a JSON string as message',
  },
  {
    calls: writes,
    text: 'sentinela muda',
    refuse: silent,
    shows: "Save fails without a message: 'Erro ao criar', 'Erro ao salvar', 'Erro ao processar solicitação.' …",
  },
  {
    calls: writes,
    text: 'sentinela campo',
    refuse: json(422, {
      message: 'Há um campo inválido.',
      errors: [
        { field: 'dscNome', message: 'Este nome já está em uso.' },
        { field: 'dscCashback', message: 'Esta descrição já está em uso.' },
      ],
    }),
    shows: 'Save fails and the server names the field',
  },
  {
    calls: writes,
    text: 'sentinela mensagem',
    says: 'Registro gravado pela plataforma.',
    shows: 'Save succeeds with the server message',
  },
]
