/** What stands on a screen as the language sees it, by path; only what the tests' phrases speak of. */
import type { AnyCommand } from '#commands/define.ts'
import type { Noun } from '#commands/noun.ts'
import type { ReadingContext } from './reading.ts'
import type { ListColumn } from '#commands/screen.ts'
import { today } from './phrases.fixture.ts'

const columns = (...pairs: [field: string, label: string][]): ListColumn[] =>
  pairs.map(([field, label]) => ({ field, label, sortable: true, hidden: false }))

const comum: [string, string][] = [
  ['id', 'ID'],
  ['dscDescricao', 'Descrição'],
  ['numAmount', 'Valor'],
]
const auditoria = columns(
  ...comum,
  ['tipoTransacao.descricao', 'Tipo'],
  ['statusDescricao', 'Status'],
  ['usuarioOrigem.dscNome', 'Usuário Origem'],
  ['usuarioDestino.dscNome', 'Usuário Destino'],
  ['dtCadastro', 'Data'],
)

const screens: Readonly<Record<string, { noun: string; columns?: readonly ListColumn[] }>> = {
  '/': { noun: 'dashboard' },
  '/cashbacks': {
    noun: 'cashback',
    columns: columns(
      ['id', 'ID'],
      ['dscCashback', 'Descrição'],
      ['porcentagemCashback', '% Cashback'],
      ['status.descricao', 'Status'],
      ['dtCadastro', 'Data Cadastro'],
    ),
  },
  '/categorias': { noun: 'categoria', columns: columns(['id', 'ID'], ['dscNome', 'Nome'], ['dscEnum', 'Enum']) },
  '/fornecedores': { noun: 'fornecedor', columns: columns(['id', 'ID'], ['dscNome', 'Nome']) },
  '/lojas': { noun: 'loja', columns: columns(['id', 'ID'], ['dscNome', 'Nome']) },
  '/produtos': {
    noun: 'produto',
    columns: columns(
      ['id', 'ID'],
      ['dscNome', 'Nome'],
      ['fornecedor.dscNome', 'Fornecedor'],
      ['categoria.dscNome', 'Categoria'],
      ['numPreco', 'Preço'],
      ['numEstoque', 'QTD'],
      ['status.descricao', 'Status'],
    ),
  },
  '/produtos/cadastrar': { noun: 'produto' },
  '/cashback-planos': { noun: 'plano', columns: columns(['id', 'ID'], ['dscNome', 'Nome']) },
  '/cashback-planos/editar/2': { noun: 'plano' },
  '/bonus': {
    noun: 'bonus',
    columns: columns(['id', 'ID'], ['beneficiarioId', 'Beneficiário'], ['valor', 'Valor'], ['dtCadastro', 'Data']),
  },
  '/pedidos': {
    noun: 'pedido',
    columns: columns(
      ['id', 'ID'],
      ['usuario.nomeCompleto', 'Usuário'],
      ['produto.dscNome', 'Produto'],
      ['numPreco', 'Valor'],
      ['dscAuthorizationCode', 'Autorização'],
      ['dtCadastro', 'Data'],
    ),
  },
  '/transacoes': { noun: 'transacao', columns: auditoria },
  '/usuarios': { noun: 'usuario', columns: columns(['id', 'ID'], ['dscNome', 'Nome'], ['dscEmail', 'E-mail']) },
  '/auditoria/transacoes/tipo': { noun: 'transacao', columns: auditoria },
  '/auditoria/transacoes/usuario': { noun: 'transacao', columns: auditoria },
  '/auditoria/transacoes/valor': { noun: 'transacao', columns: auditoria },
  '/rvhub': { noun: 'rv', columns: columns(['productId', 'ID do produto'], ['name', 'Nome']) },
  '/saldo': { noun: 'saldo' },
  '/perfil': { noun: 'perfil' },
}

/** The reading contexts of a console with these nouns. */
export function contexts(nouns: readonly Noun[]) {
  return {
    /** That of a path, with no row in focus and nothing used yet; `more` overrides. */
    at(path: string, more: Partial<ReadingContext> = {}): ReadingContext {
      const screen = screens[path]
      return {
        path,
        noun: nouns.find(({ id }) => id === screen?.noun) ?? null,
        hasRow: false,
        columns: screen?.columns ?? [],
        now: today,
        usage: () => 0,
        ...more,
      }
    },
    /** The path of a screen on which a command makes sense. */
    screenOf({ path, noun, place }: AnyCommand): string {
      if (path) return path
      const found = Object.entries(screens).find(([, screen]) => screen.noun === noun?.id)
      return found?.[0] ?? (place === 'global' ? '/' : '/produtos')
    },
  }
}

/** The path is that of a form. */
export const isForm = (path: string): boolean => path.endsWith('/cadastrar') || path.includes('/editar/')
