/**
 * The call tables of section 7 of both parts of the specification, typed by hand: method, path, parameter names with
 * their case, payload keys, content of the response. sections/README §1 lists the open spellings. Values are examples.
 * Never derived from the contracts, because contracts and sandbox are checked against these tables.
 */
import * as entity from './spec-entities.ts'
import type { EntityExample } from './spec-entities.ts'

/** One call of the specification, as its tables have it. */
export interface SpecCall {
  /** The part of the specification that has the call. */
  readonly part: 1 | 2 | 'both'
  /** 'GET /gestor/produtos/{id}'. */
  readonly call: string
  /** The values of the path's slots. */
  readonly path?: Readonly<Record<string, number | string>>
  /** Every parameter that the query may have, spelled as on the wire. */
  readonly query?: Readonly<Record<string, string>>
  /** The table says 'filters' without naming them: further parameters are the console's choice. */
  readonly freeFilters?: true
  /** The payload, spelled as on the wire; the body is empty without it. */
  readonly body?: Readonly<Record<string, unknown>>
  /** 'body not shown': any payload. */
  readonly freeBody?: true
  readonly multipart?: true
  /** The response is a page of these records, or one of them; without it the console reads only a message. */
  readonly answers?: { readonly form: 'page' | 'record'; readonly entity: readonly EntityExample[] }
}

const page = (rows: readonly EntityExample[]) => ({ form: 'page', entity: rows }) as const
const recordOf = (record: readonly EntityExample[]) => ({ form: 'record', entity: record }) as const

const paging = { page: '0', size: '10', sort: 'id,DESC' }
const period = {
  page: '0',
  size: '10',
  sort: 'dtCadastro,DESC',
  dataInicio: '2026-01-01T00:00',
  dataFim: '2026-12-31T23:59',
}
/** 'taking PAGE, SIZE, ORDER' (spec 2 §7, Statistics). */
const statistics = (order: string) => ({ PAGE: '0', SIZE: '10', ORDER: order })

const auth: SpecCall[] = [
  {
    part: 'both',
    call: 'POST /gestor/auth/login',
    body: { dscEmail: 'operadora@example.test', dscSenha: 'segredo' },
    answers: recordOf(entity.token),
  },
  { part: 'both', call: 'GET /gestor/auth/me', answers: recordOf(entity.perfil) },
  { part: 'both', call: 'POST /gestor/auth/refreshToken', answers: recordOf(entity.token) },
  { part: 'both', call: 'POST /gestor/auth/logout' },
]

const cashbacks: SpecCall[] = [
  {
    part: 1,
    call: 'GET /gestor/cashback/listar',
    query: { ...paging, DSC_CASHBACK: 'Retorno', PORCENTAGEM_CASHBACK: '2.5', STATUS_ID: '1' },
    answers: page(entity.cashback),
  },
  { part: 1, call: 'GET /gestor/cashback/opcoes' },
  { part: 1, call: 'GET /gestor/cashback/visualizar', query: { id: '12' }, answers: recordOf(entity.cashback) },
  {
    part: 1,
    call: 'POST /gestor/cashback',
    body: { status: { id: 1 }, dscCashback: 'Retorno', porcentagemCashback: 2.5 },
  },
  {
    part: 1,
    call: 'PUT /gestor/cashback/atualizar',
    body: { id: 12, statusId: 2, dscCashback: 'Retorno', porcentagemCashback: 2.5 },
  },
  { part: 1, call: 'DELETE /gestor/cashback/deletar', query: { id: '12' } },
]

const categorias: SpecCall[] = [
  { part: 1, call: 'GET /gestor/categorias/listar', query: paging, answers: page(entity.categoria) },
  { part: 1, call: 'GET /gestor/categorias/visualizar', query: { id: '5' }, answers: recordOf(entity.categoria) },
  {
    part: 1,
    call: 'POST /gestor/categorias',
    body: { dscNome: 'Recargas', dscEnum: 'RECARGAS_2', dscImagem: 'imagens/recargas.png', statusId: 1 },
  },
  {
    part: 1,
    call: 'PUT /gestor/categorias/atualizar',
    body: { id: 5, dscNome: 'Recargas', dscEnum: 'RECARGAS_3', dscImagem: 'imagens/recargas.png', statusId: 1 },
  },
  { part: 1, call: 'DELETE /gestor/categorias/{id}', path: { id: 5 } },
]

const fornecedores: SpecCall[] = [
  { part: 1, call: 'GET /gestor/fornecedor/listar', query: paging, answers: page(entity.fornecedor) },
  { part: 1, call: 'GET /gestor/fornecedor/visualizar', query: { id: '4' }, answers: recordOf(entity.fornecedor) },
  {
    part: 1,
    call: 'POST /gestor/fornecedor',
    // dscTermosCondicoes is 'sent on create as dscTermosECondicoes' (spec 1 §3).
    body: {
      dscNome: 'Alfa',
      imagem: 'imagens/alfa.png',
      categoriaId: 5,
      statusId: 1,
      dscTermosECondicoes: 'Sem trocas',
    },
  },
  {
    part: 1,
    call: 'PUT /gestor/fornecedor/atualizar',
    multipart: true,
    body: { id: 4, dscNome: 'Alfa', categoriaId: 5, cashbackId: 12, statusId: 1, imagem: new File(['x'], 'alfa.png') },
  },
  { part: 1, call: 'DELETE /gestor/fornecedor/{id}', path: { id: 4 } },
]

const lojaBody = {
  dscNome: 'Loja Um',
  dscImagem: 'imagens/loja.png',
  dscCashback: '5%',
  dscLink: 'https://loja.example.test/',
  dscInstrucoes: 'Use o cupom',
  statusId: 1,
}

const lojas: SpecCall[] = [
  { part: 1, call: 'GET /gestor/lojas/listar', query: paging, answers: page(entity.loja) },
  { part: 1, call: 'GET /gestor/lojas/{id}', path: { id: 5 }, answers: recordOf(entity.loja) },
  { part: 1, call: 'POST /gestor/lojas', body: lojaBody },
  { part: 1, call: 'PUT /gestor/lojas/{id}', path: { id: 5 }, body: lojaBody },
  { part: 1, call: 'DELETE /gestor/lojas/{id}', path: { id: 5 } },
]

const produtoBody = {
  dscNome: 'Fone',
  dscModelo: 'X1',
  dscDescricao: 'Fone de ouvido',
  categoriaId: 5,
  fornecedorId: 4,
  statusId: 1,
  planoProdutoId: 1,
  maxNivelId: 7,
  rvProductId: 9001,
  precoVariavel: false,
  numPreco: 199.9,
  numEstoque: 30,
  instrucoes: 'Carregar antes',
  dscTermosCondicoes: 'Sem trocas',
}

const produtos: SpecCall[] = [
  {
    part: 2,
    call: 'GET /gestor/produtos/listar',
    query: paging,
    freeFilters: true,
    answers: page(entity.produto),
  },
  { part: 2, call: 'GET /gestor/produtos/{id}', path: { id: 12 }, answers: recordOf(entity.produto) },
  { part: 2, call: 'POST /gestor/produtos', body: produtoBody },
  // 'product body including id'
  { part: 2, call: 'PUT /gestor/produtos/{id}', path: { id: 12 }, body: { id: 12, ...produtoBody } },
  { part: 2, call: 'DELETE /gestor/produtos/{id}', path: { id: 12 } },
  {
    part: 2,
    call: 'GET /gestor/produtos/max-nivel',
    query: { page: '0', size: '10', id: '7', nome: 'Fone', preco: '199.9', descricao: 'ouvido' },
    answers: page(entity.maxNivel),
  },
  { part: 2, call: 'GET /gestor/produtos/{id}/estoque', path: { id: 12 } },
  { part: 2, call: 'PUT /gestor/produtos/{id}/estoque', path: { id: 12 }, body: { quantidade: 30 } },
]

const rvhub: SpecCall[] = [
  { part: 2, call: 'GET /gestor/rv-hub/listar', query: paging, freeFilters: true, answers: page(entity.rvItem) },
  { part: 2, call: 'GET /gestor/rv-hub/{id}', path: { id: 1 }, answers: recordOf(entity.rvItem) },
  { part: 2, call: 'POST /gestor/rv-hub', freeBody: true },
  { part: 2, call: 'PUT /gestor/rv-hub/{id}', path: { id: 1 }, freeBody: true },
  { part: 2, call: 'DELETE /gestor/rv-hub/{id}', path: { id: 1 } },
  {
    part: 2,
    call: 'GET /gestor/rv-hub/findAll',
    // The hub lists its items by amount too (spec 2 §7), and its search dialog filters each column.
    query: { PAGE: '0', SIZE: '10', name: 'Item', provider: 'Alfa', kind: 'RECARGA' },
    freeFilters: true,
    answers: page(entity.rvItem),
  },
  { part: 2, call: 'GET /gestor/rv-hub/fornecedores' },
  { part: 2, call: 'GET /gestor/rv-hub/{id}/estoque', path: { id: 1 } },
  { part: 2, call: 'PUT /gestor/rv-hub/{id}/estoque', path: { id: 1 }, body: { quantidade: 8 } },
  {
    part: 2,
    call: 'POST /gestor/rv-hub/sincronizar/produtos',
    body: { statusIdDefault: 2, planoProdutoIdDefault: 1, atualizarExistentes: 1 },
  },
  { part: 'both', call: 'GET /gestor/rv-hub/saldo', answers: recordOf(entity.saldo) },
]

const estatisticas: SpecCall[] = [
  {
    part: 'both',
    call: 'GET /gestor/estatisticas/usuarios/total',
    answers: recordOf([{ sent: { totalUsuarios: 260 } }]),
  },
  {
    part: 'both',
    call: 'GET /gestor/estatisticas/transacoes/total',
    answers: recordOf([{ sent: { totalTransacoes: 737 } }]),
  },
  {
    part: 'both',
    call: 'GET /gestor/estatisticas/pedidos/total',
    answers: recordOf([{ sent: { totalPedidos: 480 } }]),
  },
  {
    part: 2,
    call: 'GET /gestor/estatisticas/usuarios',
    query: { ...statistics('nome,ASC'), nome: 'Ana' },
    answers: page(entity.usuario),
  },
  {
    part: 2,
    call: 'GET /gestor/estatisticas/transacoes',
    query: statistics('dtCadastro,DESC'),
    answers: page(entity.transacao),
  },
  {
    part: 2,
    call: 'GET /gestor/estatisticas/pedidos',
    query: statistics('dtCadastro,DESC'),
    answers: page(entity.pedido),
  },
]

const auditoria: SpecCall[] = [
  {
    part: 2,
    call: 'GET /auditoria/transacoes/tipo/{tipo}',
    path: { tipo: 'CASHBACK' },
    query: period,
    answers: page(entity.auditada),
  },
  {
    part: 2,
    call: 'GET /auditoria/transacoes/usuario/{usuarioId}',
    path: { usuarioId: 9 },
    query: period,
    answers: page(entity.auditada),
  },
  {
    part: 2,
    call: 'GET /auditoria/transacoes/valor',
    query: { ...period, valorMinimo: '10', valorMaximo: '500.50' },
    answers: page(entity.auditada),
  },
  { part: 2, call: 'GET /auditoria/transacoes/{id}', path: { id: 42 }, answers: recordOf(entity.historico) },
  {
    part: 2,
    call: 'GET /auditoria/transacoes/{id}/paginado',
    path: { id: 42 },
    query: { page: '0', size: '10', sort: 'dtCadastro,DESC' },
    answers: page(entity.historico),
  },
]

const bonus: SpecCall[] = [
  {
    part: 2,
    call: 'GET /gestor/bonus',
    query: { page: '0', size: '20', sort: 'dtCadastro,DESC' },
    freeFilters: true,
    answers: page(entity.bonus),
  },
  { part: 2, call: 'POST /gestor/bonus/{id}/liberar', path: { id: 7 } },
  { part: 2, call: 'POST /gestor/bonus/reprocessar/pedido/{pedidoId}', path: { pedidoId: 3 } },
]

const planoBody = { dscNome: 'Plano Prata', isAtivo: true, isPadrao: false, maxDepth: 2 }

const planos: SpecCall[] = [
  { part: 2, call: 'GET /gestor/cashback-planos', query: paging, freeFilters: true, answers: page(entity.plano) },
  { part: 2, call: 'GET /gestor/cashback-planos/{id}', path: { id: 3 }, answers: recordOf(entity.plano) },
  { part: 2, call: 'POST /gestor/cashback-planos', body: planoBody, answers: recordOf(entity.plano) },
  { part: 2, call: 'PUT /gestor/cashback-planos/{id}', path: { id: 3 }, body: planoBody },
  { part: 2, call: 'DELETE /gestor/cashback-planos/{id}', path: { id: 3 } },
  {
    part: 2,
    call: 'PUT /gestor/cashback-planos/{id}/niveis',
    path: { id: 3 },
    body: { niveis: [{ nivel: 1, percentual: 5 }] },
  },
  { part: 2, call: 'PUT /gestor/cashback-planos/{id}/profundidade', path: { id: 3 }, body: { maxDepth: 2 } },
  {
    part: 2,
    call: 'PUT /gestor/cashback-planos/{id}/associar/produto/{produtoId}',
    path: { id: 3, produtoId: 12 },
  },
  {
    part: 2,
    call: 'DELETE /gestor/cashback-planos/{id}/associar/produto/{produtoId}',
    path: { id: 3, produtoId: 12 },
  },
]

/** Every call of both parts, once. */
export const specCalls: readonly SpecCall[] = [
  ...auth,
  ...cashbacks,
  ...categorias,
  ...fornecedores,
  ...lojas,
  ...produtos,
  ...rvhub,
  ...estatisticas,
  ...auditoria,
  ...bonus,
  ...planos,
]
