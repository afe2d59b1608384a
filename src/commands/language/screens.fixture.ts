/** Screens as the language sees them, by path; only what the tests' phrases need. */
import type { AnyCommand } from '#commands/define.ts'
import type { Resource } from '#commands/resource.ts'
import type { InterpretationContext } from './interpretation.ts'
import type { ListColumn } from '#commands/screen.ts'
import { today } from './patterns.fixture.ts'

/**
 * Columns with the fields and labels of the list's definition (tests/screens.test.ts checks them). Columns of pictures
 * are not sortable.
 */
const columns = (...pairs: [field: string, label: string][]): ListColumn[] =>
  pairs.map(([field, label]) => ({ field, label, isSortable: label !== 'Imagem', isHidden: false }))

const ID: [string, string] = ['id', 'ID']
const NOME: [string, string] = ['dscNome', 'Nome']
const IMAGEM: [string, string] = ['dscImagem', 'Imagem']
const STATUS: [string, string] = ['status.descricao', 'Status']
const amount: [string, string][] = [ID, ['dscDescricao', 'Descrição'], ['numAmount', 'Valor']]
const parties: [string, string][] = [
  ['tipoTransacao.descricao', 'Tipo'],
  ['statusDescricao', 'Status'],
  ['usuarioOrigem.dscNome', 'Usuário Origem'],
  ['usuarioDestino.dscNome', 'Usuário Destino'],
  ['dtCadastro', 'Data'],
]
const auditoria = columns(...amount, ...parties)

/** The screens of the tests by path. */
export const screensByPath: Readonly<Record<string, { noun: string; columns?: readonly ListColumn[] }>> = {
  '/': { noun: 'dashboard' },
  '/cashbacks': {
    noun: 'cashback',
    columns: columns(
      ID,
      ['dscCashback', 'Descrição'],
      ['porcentagemCashback', '% Cashback'],
      STATUS,
      ['dtCadastro', 'Data Cadastro'],
      ['dtAtualizacao', 'Data Atualização'],
    ),
  },
  '/categorias': { noun: 'categoria', columns: columns(ID, IMAGEM, NOME, ['dscEnum', 'Enum'], STATUS) },
  '/fornecedores': {
    noun: 'fornecedor',
    columns: columns(ID, IMAGEM, NOME, ['categoria.dscNome', 'Categoria'], STATUS),
  },
  '/lojas': {
    noun: 'loja',
    columns: columns(ID, IMAGEM, NOME, ['dscCashback', 'Cashback'], ['dscLink', 'Link'], STATUS),
  },
  '/produtos': {
    noun: 'produto',
    columns: columns(
      ID,
      NOME,
      ['fornecedor.dscNome', 'Fornecedor'],
      ['categoria.dscNome', 'Categoria'],
      ['numPreco', 'Preço'],
      ['numEstoque', 'QTD'],
      STATUS,
    ),
  },
  '/produtos/cadastrar': { noun: 'produto' },
  '/cashback-planos': {
    noun: 'plano',
    columns: columns(ID, NOME, ['isAtivo', 'Ativo'], ['isPadrao', 'Padrão'], ['maxDepth', 'Profundidade']),
  },
  '/cashback-planos/editar/2': { noun: 'plano' },
  '/bonus': {
    noun: 'bonus',
    columns: columns(
      ID,
      ['beneficiarioId', 'Beneficiário'],
      ['origemId', 'Origem'],
      ['pedidoId', 'Pedido'],
      ['transacaoId', 'Transação'],
      ['nivel', 'Nível'],
      ['valor', 'Valor'],
      ['statusId', 'Status'],
      ['dtCadastro', 'Data'],
    ),
  },
  '/pedidos': {
    noun: 'pedido',
    columns: columns(
      ID,
      ['usuario.nomeCompleto', 'Usuário'],
      ['produto.dscNome', 'Produto'],
      ['numPreco', 'Valor'],
      ['dscAuthorizationCode', 'Autorização'],
      ['dtCadastro', 'Data'],
    ),
  },
  '/transacoes': { noun: 'transacao', columns: columns(...amount, ['dscPaymentType', 'Pagamento'], ...parties) },
  '/usuarios': { noun: 'usuario', columns: columns(ID, ['nome', 'Nome'], ['dscEmail', 'E-mail']) },
  '/auditoria/transacoes/tipo': { noun: 'transacao', columns: auditoria },
  '/auditoria/transacoes/usuario': { noun: 'transacao', columns: auditoria },
  '/auditoria/transacoes/valor': { noun: 'transacao', columns: auditoria },
  '/auditoria/transacoes/88310': {
    noun: 'transacao',
    columns: columns(...amount, ['statusDescricao', 'Status'], ['dtCadastro', 'Data']),
  },
  '/rvhub': {
    noun: 'rv',
    columns: columns(
      ID,
      ['product_id', 'ID do produto'],
      ['name', 'Nome'],
      ['provider', 'Fornecedor'],
      ['kind', 'Tipo'],
      ['amount', 'Valor'],
      ['stock_quantity', 'Estoque'],
    ),
  },
  '/saldo': { noun: 'saldo' },
  '/perfil': { noun: 'perfil' },
}

/** The interpretation contexts of a console with these resources. */
export function createContexts(resources: readonly Resource[]) {
  return {
    /** The context of a path, without a focused row and without usage; `more` overrides its members. */
    at(path: string, overrides: Partial<InterpretationContext> = {}): InterpretationContext {
      const screen = screensByPath[path]
      return {
        path,
        resource: resources.find(({ id }) => id === screen?.noun) ?? null,
        hasRow: false,
        columns: screen?.columns ?? [],
        now: today,
        getUsage: () => 0,
        ...overrides,
      }
    },
    /** The path of a screen on which a command makes sense. */
    findScreenPath({ path, resource, scope }: AnyCommand): string {
      if (path) return path
      const found = Object.entries(screensByPath).find(([, screen]) => screen.noun === resource?.id)
      return found?.[0] ?? (scope === 'global' ? '/' : '/produtos')
    },
  }
}

/** The path is that of a form. */
export const isForm = (path: string): boolean => path.endsWith('/cadastrar') || path.includes('/editar/')
