/**
 * Records, texts and operators that trigger every row of both error catalogues (spec 1 §8, spec 2 §8). Data triggers
 * the errors; the network is never intercepted.
 */
import { RawResponse } from './http/route.ts'

interface ErrorTrigger {
  /** The endpoints that fail: exact ids, or id prefixes that end in '.'. */
  endpointIds: readonly string[]
  /** The id of the record that triggers the error. */
  recordId?: number
  /** A name or description that starts with this text triggers the error, ignoring accents and case. */
  textPrefix?: string
  /** The operator whose calls trigger the error. */
  operatorEmail?: string
  /** A plan level with this percentage triggers the error. */
  percentual?: number
}

/** An error case: what triggers it, and how the platform responds. */
export interface SeededError extends ErrorTrigger {
  /** What the operator of the console sees, as the catalogue describes it. */
  expectedEffect: string
  /** The response that replaces the call's own. */
  errorResponse?: RawResponse
  /** Only the first such call on each record is refused. */
  isOnce?: true
  /** The server's message after a success. */
  successMessage?: string
}

const createJsonResponse = (status: number, body: unknown) =>
  new RawResponse(status, JSON.stringify(body), { 'Content-Type': 'application/json; charset=utf-8' })
const createErrorResponse = (status: number, message: string) => createJsonResponse(status, { message })
const ERROR_WITHOUT_MESSAGE = new RawResponse(500, null)

const WRITE_ENDPOINTS = [
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
const LIST_ENDPOINTS = [
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

/** Operators who exist only to trigger failures. Their password is that of the demo login. */
export const SEEDED_ERROR_OPERATORS = [
  { email: 'perfil-indisponivel@gestor.test', name: 'Sentinela Perfil' },
  { email: 'sem-acesso@gestor.test', name: 'Sentinela Acesso' },
  { email: 'painel-indisponivel@gestor.test', name: 'Sentinela Painel' },
  { email: 'listas-indisponiveis@gestor.test', name: 'Sentinela Listas' },
  { email: 'saida-falha@gestor.test', name: 'Sentinela Saída' },
  { email: 'renovacao-recusada@gestor.test', name: 'Sentinela Renovação' },
  { email: 'hub-indisponivel@gestor.test', name: 'Sentinela Hub' },
] as const

const toOperatorEmail = (name: (typeof SEEDED_ERROR_OPERATORS)[number]['email']) => name

export const SEEDED_ERRORS: readonly SeededError[] = [
  {
    endpointIds: ['auth.me'],
    operatorEmail: toOperatorEmail('perfil-indisponivel@gestor.test'),
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: 'Profile check fails: logout attempted, token cleared, /login',
  },
  {
    endpointIds: [...LIST_ENDPOINTS, 'estatisticas.', 'rvhub.saldo'],
    operatorEmail: toOperatorEmail('sem-acesso@gestor.test'),
    errorResponse: createErrorResponse(403, 'Acesso negado.'),
    expectedEffect: '403: token cleared, /login',
  },
  {
    endpointIds: ['estatisticas.', 'rvhub.saldo'],
    operatorEmail: toOperatorEmail('painel-indisponivel@gestor.test'),
    errorResponse: createErrorResponse(503, 'Estatísticas indisponíveis.'),
    expectedEffect: 'Dashboard totals and balance 0',
  },
  {
    endpointIds: LIST_ENDPOINTS,
    operatorEmail: toOperatorEmail('listas-indisponiveis@gestor.test'),
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: 'Failed lists: empty page, loading ends',
  },
  {
    endpointIds: ['auth.logout'],
    operatorEmail: toOperatorEmail('saida-falha@gestor.test'),
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: 'Logout fails: token cleared and /login all the same',
  },
  {
    endpointIds: ['auth.refreshToken'],
    operatorEmail: toOperatorEmail('renovacao-recusada@gestor.test'),
    errorResponse: createErrorResponse(401, 'Renovação recusada.'),
    expectedEffect: 'Refresh fails: token cleared, /login',
  },
  {
    endpointIds: ['rvhub.saldo', 'rvhub.sincronizar', 'rvhub.fornecedores'],
    operatorEmail: toOperatorEmail('hub-indisponivel@gestor.test'),
    errorResponse: createErrorResponse(502, 'RV hub fora do ar.'),
    expectedEffect: 'Zero balances; synchronisation fails',
  },

  {
    endpointIds: ['cashbacks.deletar', 'cashbacks.atualizar'],
    recordId: 141,
    errorResponse: createErrorResponse(409, 'Cashback #141 vinculado a uma campanha em curso.'),
    expectedEffect: 'Cashback delete and toggle fail with the server message',
  },
  {
    endpointIds: ['cashbacks.deletar', 'cashbacks.atualizar'],
    recordId: 142,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "'Erro ao excluir', 'Erro ao atualizar status', 'Erro ao atualizar'",
  },
  {
    endpointIds: ['cashbacks.deletar', 'cashbacks.atualizar'],
    recordId: 143,
    successMessage: 'Cashback #143 alterado pela plataforma.',
    expectedEffect: 'Cashback delete, toggle and update succeed with the server message',
  },
  {
    endpointIds: ['categorias.deletar', 'fornecedores.deletar', 'lojas.deletar', 'produtos.deletar', 'planos.deletar'],
    recordId: 11,
    errorResponse: createErrorResponse(409, 'Registro #11 protegido contra exclusão.'),
    expectedEffect: 'Delete fails with the server message (plans); only the loading state ends (the others)',
  },
  {
    endpointIds: ['categorias.deletar', 'fornecedores.deletar', 'lojas.deletar', 'produtos.deletar', 'planos.deletar'],
    recordId: 10,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "Plan delete 'Erro ao excluir'; only the loading state ends (the others)",
  },
  {
    endpointIds: ['produtos.ajustarEstoque'],
    recordId: 31,
    errorResponse: createErrorResponse(422, 'Estoque #31 bloqueado para inventário.'),
    expectedEffect: 'Stock change fails with the server message',
  },
  {
    endpointIds: ['produtos.ajustarEstoque'],
    recordId: 32,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "'Erro ao ajustar estoque'",
  },
  {
    endpointIds: ['rvhub.deletar', 'rvhub.ajustarEstoque'],
    recordId: 9031,
    errorResponse: createErrorResponse(422, 'Item RV #9031 bloqueado para inventário.'),
    expectedEffect: 'Hub item delete and stock change fail with the server message',
  },
  {
    endpointIds: ['rvhub.deletar', 'rvhub.ajustarEstoque'],
    recordId: 9032,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "'Erro ao excluir', 'Erro ao ajustar estoque'",
  },
  {
    endpointIds: ['categorias.visualizar', 'fornecedores.visualizar', 'lojas.visualizar', 'produtos.visualizar'],
    recordId: 9,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "Record cannot be loaded: 'Erro ao carregar.' (stores)",
  },
  {
    endpointIds: ['cashbacks.visualizar'],
    recordId: 144,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: 'Cashback cannot be loaded',
  },
  {
    endpointIds: ['lojas.visualizar'],
    recordId: 8,
    errorResponse: createErrorResponse(500, 'Loja #8 em migração.'),
    expectedEffect: 'Store cannot be loaded, with the server message',
  },
  {
    endpointIds: ['bonus.liberar'],
    recordId: 91,
    errorResponse: createErrorResponse(422, 'Bônus #91 retido para análise.'),
    expectedEffect: 'Bonus release fails with the server message',
  },
  {
    endpointIds: ['bonus.liberar'],
    recordId: 92,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "'Erro ao liberar'",
  },
  {
    endpointIds: ['bonus.liberar'],
    recordId: 93,
    successMessage: 'Bônus #93 liberado pela plataforma.',
    expectedEffect: 'Bonus release succeeds with the server message',
  },
  {
    endpointIds: ['bonus.reprocessar'],
    recordId: 91,
    errorResponse: createErrorResponse(422, 'Pedido #91 em apuração.'),
    expectedEffect: 'Reprocess fails with the server message',
  },
  {
    endpointIds: ['bonus.reprocessar'],
    recordId: 92,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: "'Erro ao reprocessar'",
  },
  {
    endpointIds: ['planos.niveis'],
    percentual: 13.13,
    isOnce: true,
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect: 'Plan saved, its levels not; saving again works',
  },

  {
    endpointIds: WRITE_ENDPOINTS,
    textPrefix: 'sentinela recusa',
    errorResponse: createErrorResponse(422, 'A plataforma recusou este cadastro.'),
    expectedEffect: 'Save fails with the server message',
  },
  {
    endpointIds: WRITE_ENDPOINTS,
    textPrefix: 'sentinela texto',
    errorResponse: createJsonResponse(400, 'A plataforma respondeu só com este texto.'),
    expectedEffect: 'Save fails with a JSON string as message',
  },
  {
    endpointIds: WRITE_ENDPOINTS,
    textPrefix: 'sentinela muda',
    errorResponse: ERROR_WITHOUT_MESSAGE,
    expectedEffect:
      "Save fails without a message: 'Erro ao criar', 'Erro ao salvar', 'Erro ao processar solicitação.' …",
  },
  {
    endpointIds: WRITE_ENDPOINTS,
    textPrefix: 'sentinela campo',
    errorResponse: createJsonResponse(422, {
      message: 'Há um campo inválido.',
      errors: [
        { field: 'dscNome', message: 'Este nome já está em uso.' },
        { field: 'dscCashback', message: 'Esta descrição já está em uso.' },
      ],
    }),
    expectedEffect: 'Save fails and the server names the field',
  },
  {
    endpointIds: WRITE_ENDPOINTS,
    textPrefix: 'sentinela mensagem',
    successMessage: 'Registro gravado pela plataforma.',
    expectedEffect: 'Save succeeds with the server message',
  },
]
