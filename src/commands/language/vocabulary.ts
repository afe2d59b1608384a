/**
 * The words of the command language as data: classes of verbs and nouns that mean the same (commands.md §1, §2), and
 * words that say nothing. The first form of a class is the canonical one. Forms are folded when they are looked up.
 */
import type { Noun } from '#commands/nouns.ts'

/** Classes of verbs; a phrase's word that belongs to one class stands for all its forms. */
export const verbs = {
  ir: ['ir para', 'ir', 'ir pra', 'vá para', 'vai para', 'navegar', 'navegar para', 'abrir', 'mostrar', 'listar'],
  ver: ['ver', 'visualizar', 'abrir', 'detalhar', 'consultar', 'mostrar'],
  cadastrar: ['cadastrar', 'novo', 'nova', 'criar', 'incluir', 'adicionar', 'inserir', 'cad'],
  editar: ['editar', 'alterar', 'modificar', 'atualizar', 'ed'],
  excluir: ['excluir', 'apagar', 'remover', 'deletar', 'eliminar', 'exc', 'del'],
  habilitar: ['habilitar', 'ativar', 'reativar', 'hab'],
  desabilitar: ['desabilitar', 'desativar', 'inativar', 'desab'],
  alternar: ['alternar', 'trocar status'],
  liberar: ['liberar', 'soltar', 'desbloquear', 'lib'],
  reprocessar: ['reprocessar', 'processar de novo', 'processar novamente', 'refazer', 'reproc'],
  sincronizar: ['sincronizar', 'sync', 'sinc'],
  exportar: ['exportar', 'baixar', 'gerar', 'exp'],
  recarregar: ['recarregar', 'atualizar', 'refresh', 'carregar de novo'],
  filtrar: ['filtrar', 'filtro', 'buscar', 'pesquisar', 'procurar', 'encontrar'],
  limpar: ['limpar', 'zerar', 'tirar'],
  ordenar: ['ordenar', 'ordenar por', 'classificar', 'classificar por'],
  associar: ['associar', 'vincular'],
  desassociar: ['desassociar', 'desvincular'],
  ajustar: ['ajustar', 'definir', 'corrigir', 'lançar'],
  auditar: ['auditar', 'auditoria de', 'auditoria'],
  selecionar: ['selecionar', 'marcar', 'escolher'],
  copiar: ['copiar', 'cópia de'],
  sair: ['sair', 'logout', 'deslogar', 'encerrar sessão', 'desconectar', 'terminar sessão'],
} as const

export type VerbClass = keyof typeof verbs

/** Estoque belongs to a product or a hub item; it is a word of the language, not a record of its own. */
export type NounClass = Noun | 'estoque'

interface NounForms {
  one: readonly string[]
  many: readonly string[]
  /** Short forms and names without number. */
  either?: readonly string[]
}

/** Classes of nouns; `many` means the list ('produtos'), `one` a record ('produto 12'). */
export const nouns: Readonly<Record<NounClass, NounForms>> = {
  dashboard: { one: [], many: [], either: ['dashboard', 'início', 'home', 'painel', 'resumo'] },
  cashback: { one: ['cashback'], many: ['cashbacks'], either: ['cb'] },
  categoria: { one: ['categoria'], many: ['categorias'], either: ['cat'] },
  fornecedor: { one: ['fornecedor'], many: ['fornecedores'], either: ['forn'] },
  produto: { one: ['produto'], many: ['produtos'], either: ['prod'] },
  loja: { one: ['loja'], many: ['lojas'] },
  plano: {
    one: ['plano', 'plano de cashback'],
    many: ['planos', 'planos de cashback'],
    either: ['multi nível', 'multinível'],
  },
  bonus: {
    one: [],
    many: [],
    either: ['bônus', 'ledger', 'ledger de bônus', 'lançamento de bônus', 'lançamentos de bônus'],
  },
  pedido: { one: ['pedido'], many: ['pedidos'], either: ['ped'] },
  transacao: { one: ['transação'], many: ['transações'], either: ['trans'] },
  usuario: { one: ['usuário'], many: ['usuários'], either: ['usu'] },
  perfil: { one: [], many: [], either: ['perfil', 'meu perfil', 'minha conta'] },
  saldo: { one: [], many: [], either: ['saldo', 'crédito', 'limite de crédito', 'fatura'] },
  rv: { one: ['item rv'], many: ['itens rv'], either: ['rv', 'rv hub', 'hub', 'catálogo rv'] },
  estoque: { one: [], many: [], either: ['estoque', 'qtd', 'quantidade'] },
}

/** Articles, prepositions and demonstratives, folded: they may stand anywhere and change nothing. */
export const ignored: ReadonlySet<string> = new Set(
  (
    'o a os as do da de dos das no na nos nas ao aos para pra por pelo pela com em ' +
    'este esta estes estas esse essa deste desta desse dessa neste nesta meu minha um uma e by the an'
  ).split(' '),
)

/** Folded pairs of words that mean one thing although one of them alone would be ignored. */
export const expressions: ReadonlySet<string> = new Set(['de novo'])
