/** One-line summaries of all calls, in Portuguese, for the OpenAPI document that the platform's team reads. */

/** Singular and plural of each resource, as they appear in a sentence. */
const RESOURCE_NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  bonus: ['um bônus', 'os lançamentos de bônus'],
  cashbacks: ['um cashback', 'os cashbacks'],
  categorias: ['uma categoria', 'as categorias'],
  fornecedores: ['um fornecedor', 'os fornecedores'],
  lojas: ['uma loja', 'as lojas'],
  pedidos: ['um pedido', 'os pedidos'],
  planos: ['um plano de cashback', 'os planos de cashback'],
  produtos: ['um produto', 'os produtos'],
  rvhub: ['um item do RV hub', 'os itens do RV hub'],
  transacoes: ['uma transação', 'as transações'],
  usuarios: ['um usuário', 'os usuários'],
}

/** The summaries of calls that most resources have. */
const COMMON_SUMMARIES: Readonly<Record<string, (one: string, many: string) => string>> = {
  listar: (_, many) => `Lista ${many}, por página`,
  visualizar: (one) => `Lê ${one}`,
  criar: (one) => `Cadastra ${one}`,
  atualizar: (one) => `Atualiza ${one}`,
  deletar: (one) => `Exclui ${one}`,
  estoque: (one) => `Lê o estoque de ${one}`,
  ajustarEstoque: (one) => `Ajusta o estoque de ${one}`,
}

const SPECIFIC_SUMMARIES: Readonly<Record<string, string>> = {
  'auditoria.paginado': 'Lista o histórico de uma transação, por página',
  'auditoria.tipo': 'Lista as transações de um tipo de cashback, por página',
  'auditoria.usuario': 'Lista as transações de um usuário, por página',
  'auditoria.valor': 'Lista as transações de uma faixa de valor, por página',
  'auditoria.visualizar': 'Lê uma transação',
  'auth.login': 'Entra com e-mail e senha e recebe um token',
  'auth.logout': 'Encerra a sessão do token',
  'auth.me': 'Lê quem está na sessão',
  'auth.refreshToken': 'Troca o token por um novo, antes que vença',
  'bonus.liberar': 'Libera um bônus pendente',
  'bonus.reprocessar': 'Calcula de novo os bônus de um pedido',
  'cashbacks.opcoes': 'Lista os cashbacks que um formulário oferece',
  'estatisticas.pedidosTotal': 'Conta os pedidos',
  'estatisticas.transacoesTotal': 'Conta as transações',
  'estatisticas.usuariosTotal': 'Conta os usuários',
  'planos.associarProduto': 'Associa um produto a um plano',
  'planos.desassociarProduto': 'Tira um produto de um plano',
  'planos.niveis': 'Substitui os níveis de um plano',
  'planos.profundidade': 'Ajusta a profundidade de um plano',
  'produtos.maxNivel': 'Procura produtos por seu maior nível, por página',
  'rvhub.findAll': 'Procura itens no RV hub, por página',
  'rvhub.fornecedores': 'Lista os fornecedores do RV hub',
  'rvhub.saldo': 'Lê o saldo no RV hub',
  'rvhub.sincronizar': 'Traz do RV hub os itens novos e o estoque',
}

/** The summary of a call by its id; undefined if there is none. */
export function getCallSummary(id: string): string | undefined {
  const [resourceId = '', action = ''] = id.split('.')
  const resourceNames = RESOURCE_NAMES[resourceId]
  return SPECIFIC_SUMMARIES[id] ?? (resourceNames && COMMON_SUMMARIES[action]?.(...resourceNames))
}
