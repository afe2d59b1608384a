/** commands.md §5 F-O: the words and arguments of the commands on cashbacks, products, plans, ledger, audit and hub. */
import type { Choice } from '#commands/args.ts'
import { escolha, faixa, id, ids, n, optional, periodo, texto, valor } from '#commands/args.ts'
import { verb } from './verb.fixture.ts'

const hidden = { hidden: true } as const
const ativo: Choice[] = [
  { value: '1', label: 'ativo', words: ['ativos', 'ativa', 'ativas'] },
  { value: '2', label: 'inativo', words: ['inativos', 'inativa', 'inativas'] },
]

const campoCashback: Choice[] = [
  { value: 'descricao', label: 'descrição' },
  { value: 'percentual', label: '% cashback', words: ['%', 'percentual', 'porcentagem'] },
  { value: 'status', label: 'status' },
]

const cashbacks = [
  verb('cashback.cadastrar', 'list', ['cadastrar cashback']),
  verb('cashback.ver', 'row', ['visualizar cashback {id}', 'cashback {id}'], { id: id('cashback') }),
  verb('cashback.editar', 'row', ['editar cashback {id}'], { id: id('cashback') }),
  verb('cashback.excluir', 'row', ['excluir cashback {ids}'], { ids: ids('cashback') }),
  verb('cashback.habilitar', 'row', ['habilitar cashback {ids}'], { ids: ids('cashback') }),
  verb('cashback.desabilitar', 'row', ['desabilitar cashback {ids}'], { ids: ids('cashback') }),
  verb(
    'cashback.filtrar',
    'list',
    [
      'filtrar cashbacks {campo} {texto}',
      'cashbacks com {campo} {texto}',
      'cashbacks {status}',
      'filtrar cashbacks {status}',
      'cashbacks de {percentual}%',
    ],
    {
      campo: optional(escolha('campo', campoCashback)),
      texto: optional(texto('valor do filtro')),
      status: optional(escolha('status', ativo)),
      percentual: optional(valor('% cashback')),
    },
    { path: '/cashbacks' },
  ),
  verb('cashback.salvar', 'form', ['salvar cashback']),
  verb('cashback.voltar', 'form', ['voltar para cashbacks']),
]

const categorias = [
  verb('categoria.cadastrar', 'list', ['cadastrar categoria']),
  verb('categoria.editar', 'row', ['editar categoria {id}', 'ver categoria {id}', 'categoria {id}'], {
    id: id('categoria'),
  }),
  verb('categoria.excluir', 'row', ['excluir categoria {ids}'], { ids: ids('categoria') }),
  verb('categoria.salvar', 'form', ['salvar categoria']),
  verb('categoria.voltar', 'form', ['voltar para categorias']),
]

const fornecedores = [
  verb('fornecedor.cadastrar', 'list', ['cadastrar fornecedor']),
  verb('fornecedor.editar', 'row', ['editar fornecedor {id}', 'ver fornecedor {id}', 'fornecedor {id}'], {
    id: id('fornecedor'),
  }),
  verb('fornecedor.excluir', 'row', ['excluir fornecedor {ids}'], { ids: ids('fornecedor') }),
  verb('fornecedor.imagem', 'form', ['escolher imagem', 'trocar imagem', 'remover imagem']),
  verb('fornecedor.salvar', 'form', ['salvar fornecedor']),
  verb('fornecedor.voltar', 'form', ['voltar para fornecedores']),
]

const lojas = [
  verb('loja.cadastrar', 'list', ['cadastrar loja']),
  verb('loja.editar', 'row', ['editar loja {id}', 'ver loja {id}', 'loja {id}'], { id: id('loja') }),
  verb('loja.excluir', 'row', ['excluir loja {ids}'], { ids: ids('loja') }),
  verb('loja.salvar', 'form', ['salvar loja']),
  verb('loja.voltar', 'form', ['voltar para lojas']),
]

const produtoEPlano = {
  produto: id('produto', { label: 'id do produto' }),
  plano: id('plano', { label: 'id do plano' }),
}

const produtos = [
  verb('produto.cadastrar', 'list', ['cadastrar produto']),
  verb('produto.editar', 'row', ['editar produto {id}', 'ver produto {id}', 'produto {id}'], { id: id('produto') }),
  verb('produto.excluir', 'row', ['excluir produto {ids}'], { ids: ids('produto') }),
  verb('produto.sincronizar', 'list', [
    'sincronizar rv',
    'sincronizar',
    'sincronizar produtos',
    'sincronizar catálogo',
    'atualizar catálogo',
    'atualizar catálogo rv',
    'atualizar rv',
  ]),
  verb('produto.estoque.ver', 'row', ['ver estoque do produto {id}', 'estoque do produto {id}', 'estoque {id}'], {
    id: id('produto'),
  }),
  verb(
    'produto.estoque.ajustar',
    'row',
    ['ajustar estoque do produto {id} para {n}', 'estoque produto {id} = {n}', 'ajustar estoque {n} do produto {id}'],
    { id: id('produto'), n: n('quantidade') },
  ),
  verb(
    'produto.plano.associar',
    'row',
    ['associar produto {produto} ao plano {plano}', 'associar plano {plano} ao produto {produto}'],
    produtoEPlano,
  ),
  verb(
    'produto.plano.desassociar',
    'row',
    ['desassociar produto {produto} do plano {plano}', 'desassociar plano {plano} do produto {produto}'],
    produtoEPlano,
  ),
  verb('produto.maxNivel.buscar', 'form', ['buscar max nível', 'escolher max nível']),
  verb('produto.rv.buscar', 'form', ['buscar rv', 'procurar item rv', 'escolher rv']),
  verb('produto.busca.selecionar', 'row', ['selecionar {id}', 'escolher {id}'], { id: id('produto') }, hidden),
  verb('produto.precoVariavel', 'form', ['alternar preço variável', 'preço variável']),
  verb('produto.salvar', 'form', ['salvar produto']),
  verb('produto.voltar', 'form', ['voltar para produtos']),
]

const planos = [
  verb('plano.cadastrar', 'list', ['cadastrar plano', 'new plan']),
  verb('plano.editar', 'row', ['editar plano {id}', 'ver plano {id}', 'plano {id}'], { id: id('plano') }),
  verb('plano.excluir', 'row', ['excluir plano {ids}'], { ids: ids('plano') }),
  verb(
    'plano.profundidade',
    'row',
    ['ajustar profundidade do plano {id} para {n}', 'profundidade do plano {id} = {n}', 'profundidade {n}'],
    { id: id('plano'), n: n('profundidade', { min: 1 }) },
  ),
  verb('plano.nivel.adicionar', 'form', ['adicionar nível', 'novo nível']),
  verb('plano.nivel.remover', 'form', ['remover nível {n}'], { n: n('nível', { min: 1 }) }),
  verb('plano.salvar', 'form', ['salvar plano', 'save']),
  verb('plano.voltar', 'form', ['voltar para planos', 'back']),
]

const campoBonus: Choice[] = [
  { value: 'beneficiarioId', label: 'beneficiário' },
  { value: 'origemId', label: 'origem' },
  { value: 'pedidoId', label: 'pedido' },
  { value: 'transacaoId', label: 'transação' },
  { value: 'nivel', label: 'nível' },
  { value: 'statusId', label: 'status' },
]

const bonus = [
  verb('bonus.liberar', 'row', ['liberar bônus {ids}'], { ids: ids('bonus') }),
  verb(
    'bonus.reprocessar',
    'list',
    ['reprocessar pedido {id}', 'reprocessar por pedido {id}', 'reprocessar bônus do pedido {id}'],
    { id: id('pedido', { label: 'id do pedido' }) },
  ),
  verb(
    'bonus.filtrar',
    'list',
    ['filtrar bônus {campo} {texto}', 'bônus do {campo} {texto}'],
    { campo: optional(escolha('campo', campoBonus)), texto: optional(texto('valor do filtro')) },
    { path: '/bonus' },
  ),
  verb('bonus.pedido', 'row', ['ver pedido do bônus'], { id: id('bonus') }),
  verb('bonus.transacao', 'row', ['ver transação do bônus', 'histórico da transação do bônus'], { id: id('bonus') }),
]

const linha = { path: '/pedidos' } as const

const listas = [
  verb(
    'pedido.reprocessar',
    'row',
    ['reprocessar este pedido {id}', 'reprocessar pedido da linha'],
    { id: id('pedido', { label: 'id do pedido' }) },
    linha,
  ),
  verb(
    'transacao.historico',
    'row',
    ['histórico da transação {id}', 'ver transação {id}', 'auditar transação {id}', 'transação {id}'],
    { id: id('transacao', { label: 'id da transação' }) },
  ),
  verb('usuario.buscar', 'list', ['buscar usuário {texto}', '@{texto}', 'pesquisar por nome {texto}'], {
    texto: texto('nome do usuário'),
  }),
  verb(
    'usuario.auditar',
    'row',
    ['auditar usuário {id} {periodo}', 'transações do usuário {id} {periodo}', 'usuário {id}'],
    { id: id('usuario', { label: 'id do usuário' }), periodo: optional(periodo()) },
  ),
]

const comPeriodo = { periodo: optional(periodo()) }
const transacao = { noun: 'transacao' } as const

const auditoria = [
  verb(
    'auditoria.tipo',
    'global',
    ['auditar cashback {periodo}', 'auditar tipo cashback {periodo}', 'auditoria por tipo cashback {periodo}'],
    comPeriodo,
    transacao,
  ),
  verb(
    'auditoria.usuario',
    'list',
    ['auditar usuário {id} {periodo}'],
    { id: id('usuario', { label: 'id do usuário' }), ...comPeriodo },
    { ...transacao, path: '/auditoria/transacoes/usuario' },
  ),
  verb(
    'auditoria.valor',
    'global',
    ['auditar valor {faixa} {periodo}', 'auditar {faixa} {periodo}', 'transações {faixa} {periodo}'],
    { faixa: faixa(), ...comPeriodo },
    transacao,
  ),
  verb('auditoria.periodo', 'list', ['filtrar período {periodo}', '{periodo}'], { periodo: periodo() }, transacao),
  verb('auditoria.aplicar', 'list', ['aplicar', 'apply'], {}, transacao),
  verb('auditoria.recarregar', 'list', ['recarregar', 'reload'], {}, transacao),
  verb(
    'auditoria.exportar',
    'list',
    ['exportar csv', 'export csv', 'exportar planilha', 'planilha', 'csv'],
    {},
    transacao,
  ),
  verb(
    'auditoria.deLinha',
    'row',
    ['histórico desta transação', 'abrir histórico'],
    { id: id('transacao', { label: 'id da transação' }) },
    transacao,
  ),
]

const rv = [
  verb('rv.listar', 'list', ['listar itens rv']),
  verb('rv.ver', 'row', ['ver item rv {id}', 'item rv {id}'], { id: id('rv') }),
  verb('rv.cadastrar', 'list', ['cadastrar item rv'], {}, hidden),
  verb('rv.editar', 'row', ['editar item rv {id}'], { id: id('rv') }, hidden),
  verb('rv.excluir', 'row', ['excluir item rv {ids}'], { ids: ids('rv') }),
  verb('rv.estoque.ver', 'row', ['ver estoque do item rv {id}', 'estoque do item rv {id}'], { id: id('rv') }),
  verb(
    'rv.estoque.ajustar',
    'row',
    ['ajustar estoque do item rv {id} para {n}', 'estoque item rv {id} = {n}', 'ajustar estoque {n} do item rv {id}'],
    { id: id('rv'), n: n('quantidade') },
  ),
]

/** Sections F to O of the catalogue. */
export const recordsCatalogue = [
  ...cashbacks,
  ...categorias,
  ...fornecedores,
  ...lojas,
  ...produtos,
  ...planos,
  ...bonus,
  ...listas,
  ...auditoria,
  ...rv,
]
