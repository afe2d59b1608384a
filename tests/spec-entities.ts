/**
 * The entities of section 3 of both parts of the specification, typed by hand: what the platform sends and, if it
 * differs, what the console must make of it. Never derived from the contracts: console and sandbox share these, so a
 * wrong contract would otherwise pass every test.
 */

/** One record as it may arrive, and the values to read from it; `expected` is given only if they differ. */
export interface EntityExample {
  readonly sent: Readonly<Record<string, unknown>>
  readonly expected?: Readonly<Record<string, unknown>>
}

const ativo = { id: 1, descricao: 'Ativo' }
const created = '2026-01-05T10:30:00'

export const cashback: readonly EntityExample[] = [
  {
    sent: {
      id: 12,
      dscCashback: 'Retorno de verão',
      porcentagemCashback: 2.5,
      status: ativo,
      dtCadastro: created,
      dtAtualizacao: '2026-01-06T11:45:00',
    },
  },
]

export const categoria: readonly EntityExample[] = [
  { sent: { id: 5, dscNome: 'Recargas', dscEnum: 'RECARGAS', dscImagem: 'imagens/recargas.png', status: ativo } },
]

export const fornecedor: readonly EntityExample[] = [
  {
    sent: {
      id: 4,
      dscNome: 'Alfa',
      imagem: 'imagens/a.png',
      dscImagem: 'imagens/alfa.png',
      categoria: { id: 5, dscNome: 'Recargas' },
      cashbackId: 12,
      status: { id: 2, descricao: 'Inativo' },
      dscTermosCondicoes: 'Sem trocas',
    },
  },
]

/** 'dscImagem (the read maps from a field spelled dscImage)'. */
export const loja: readonly EntityExample[] = [
  {
    sent: {
      id: 5,
      dscNome: 'Loja Um',
      dscImage: 'imagens/loja.png',
      dscCashback: '5%',
      dscLink: 'https://loja.example.test/',
      dscInstrucoes: 'Use o cupom',
      status: ativo,
    },
    expected: {
      id: 5,
      dscNome: 'Loja Um',
      dscImagem: 'imagens/loja.png',
      dscCashback: '5%',
      dscLink: 'https://loja.example.test/',
      dscInstrucoes: 'Use o cupom',
      status: ativo,
    },
  },
]

const produtoFields = {
  id: 12,
  dscNome: 'Fone',
  dscModelo: 'X1',
  dscDescricao: 'Fone de ouvido',
  planoProdutoId: 1,
  maxNivelId: 7,
  precoVariavel: true,
  numPreco: 199.9,
  numEstoque: 30,
  instrucoes: 'Carregar antes',
  dscTermosCondicoes: 'Sem trocas',
}

/**
 * 'categoriaId or categoria.id, fornecedorId or fornecedor.id, statusId or status.id, rvProductId (also read as rvId)'.
 */
export const produto: readonly EntityExample[] = [
  {
    sent: { ...produtoFields, categoriaId: 5, fornecedorId: 4, statusId: 3, rvProductId: 9001 },
    expected: {
      ...produtoFields,
      categoriaId: 5,
      fornecedorId: 4,
      statusId: 3,
      status: { id: 3, descricao: 'Bloqueado' },
      rvProductId: 9001,
    },
  },
  {
    sent: {
      ...produtoFields,
      categoria: { id: 5, dscNome: 'Recargas' },
      fornecedor: { id: 4, dscNome: 'Alfa' },
      status: { id: 4, descricao: 'Pendente' },
      rvId: 9001,
    },
    expected: {
      ...produtoFields,
      categoriaId: 5,
      categoria: { dscNome: 'Recargas' },
      fornecedorId: 4,
      fornecedor: { dscNome: 'Alfa' },
      statusId: 4,
      status: { id: 4, descricao: 'Pendente' },
      rvProductId: 9001,
    },
  },
]

export const maxNivel: readonly EntityExample[] = [
  { sent: { id: 7, nome: 'Fone', preco: 199.9, descricao: 'Fone de ouvido' } },
]

/** The catalogue item says product_id, the product entry productId and a stock quantity. */
export const rvItem: readonly EntityExample[] = [
  { sent: { product_id: 9001, name: 'Item', provider: 'Alfa', kind: 'RECARGA', amount: 15 } },
  {
    sent: { provider: 'Alfa', kind: 'RECARGA', productId: 9001, name: 'Item', quantidade: 8 },
    expected: { provider: 'Alfa', kind: 'RECARGA', product_id: 9001, name: 'Item', stock_quantity: 8 },
  },
]

export const pedido: readonly EntityExample[] = [
  {
    sent: {
      id: 3,
      usuario: { nomeCompleto: 'Ana Alves' },
      produto: { dscNome: 'Fone' },
      numPreco: 199.9,
      dscAuthorizationCode: 'AUT000003',
      dtCadastro: created,
    },
  },
]

const transacaoFields = {
  id: 42,
  dscDescricao: 'Compra',
  numAmount: 99.5,
  tipoTransacao: { descricao: 'CASHBACK' },
  statusDescricao: 'Aprovada',
  usuarioOrigem: { dscNome: 'Ana Alves' },
  usuarioDestino: { dscNome: 'Bruno Barros' },
  dtCadastro: created,
}

export const transacao: readonly EntityExample[] = [{ sent: { ...transacaoFields, dscPaymentType: 'PIX' } }]

/** 'The audit lists use the same fields except dscPaymentType.' */
export const auditada: readonly EntityExample[] = [{ sent: transacaoFields }]

/** 'The history detail also reads descricao/dscDescricao, valor/numAmount and status.' */
export const historico: readonly EntityExample[] = [
  { sent: transacaoFields },
  {
    sent: { id: 42, descricao: 'Compra', valor: 99.5, status: 'Aprovada', dtCadastro: created },
    expected: { id: 42, dscDescricao: 'Compra', numAmount: 99.5, statusDescricao: 'Aprovada', dtCadastro: created },
  },
]

export const usuario: readonly EntityExample[] = [
  { sent: { id: 9, dscNome: 'Ana Alves', dscEmail: 'ana@example.test', dscFoto: 'fotos/ana.png' } },
]

export const bonus: readonly EntityExample[] = [
  {
    sent: {
      id: 7,
      beneficiarioId: 9,
      origemId: 10,
      pedidoId: 3,
      transacaoId: 42,
      nivel: 2,
      valor: 12.34,
      statusId: 1,
      dtCadastro: created,
    },
  },
]

export const plano: readonly EntityExample[] = [
  {
    sent: {
      id: 3,
      dscNome: 'Plano Ouro',
      isAtivo: true,
      isPadrao: false,
      maxDepth: 2,
      niveis: [
        { nivel: 1, percentual: 5 },
        { nivel: 2, percentual: 2.5 },
      ],
    },
  },
]

/** 'The server sends them in cents and the client divides by 100.' */
export const saldo: readonly EntityExample[] = [
  {
    sent: { credit_limit: 1000000, available_limit: 650050, antecipated: 12345, open_amount: 349950 },
    expected: { credit_limit: 10000, available_limit: 6500.5, antecipated: 123.45, open_amount: 3499.5 },
  },
]

/** 'Current user: dscNome, dscEmail, dscFoto.' */
export const perfil: readonly EntityExample[] = [
  { sent: { dscNome: 'Operadora', dscEmail: 'operadora@example.test', dscFoto: 'fotos/o.png' } },
]

export const token: readonly EntityExample[] = [{ sent: { accessToken: 'cabeca.corpo.assinatura' } }]
