// @vitest-environment jsdom
/** What is asked for by its noun, what is new, and what a line speaks of in other words (commands/language/README §5, §6). */
import { expect, it } from 'vitest'
import { createReader } from '#commands/language/reader.ts'
import { at, registry } from './registry.ts'

const reader = createReader(registry)

it.each([
  ['/', 'Solicito a liberação do bônus nº 1204', 'bonus.liberar', { ids: [1204] }],
  ['/', 'Proceda à desativação do cashback 14', 'cashback.desabilitar', { ids: [14] }],
  ['/', 'favor providenciar a exclusão da loja 5', 'loja.excluir', { ids: [5] }],
  ['/', 'requeiro o reprocessamento do pedido 8', 'bonus.reprocessar', { id: 8 }],
  ['/', 'realizar a alteração do produto 5', 'produto.editar', { id: 5 }],
  ['/', 'pode fazer a exclusão da loja 5?', 'loja.excluir', { ids: [5] }],
  ['/', 'cria um cashback chamado volta às aulas de cinco por cento', 'cashback.cadastrar', {}],
  ['/', 'Cadastrar nova categoria denominada Eletrodomésticos', 'categoria.cadastrar', {}],
  ['/', 'quero lançar um produto novo na vitrine', 'produto.cadastrar', {}],
  ['/', 'bota a boticário no sistema como loja nova', 'loja.cadastrar', {}],
  ['/', 'Definir a profundidade do plano 2 como 6 níveis', 'plano.profundidade', { id: 2, n: 6 }],
  ['/produtos', 'est 12 = 30', 'produto.estoque.ajustar', { id: 12, n: 30 }],
  ['/produtos', 'pg 3', 'tabela.pagina', { n: 3 }],
  ['/produtos', 'Remover todos os filtros aplicados', 'tabela.limpar', {}],
  ['/produtos', 'some com a parte da categoria', 'coluna.ocultar', { coluna: 'categoria.dscNome' }],
  ['/produtos', 'aumenta a coluna nome', 'coluna.alargar', { coluna: 'dscNome' }],
  ['/produtos', 'diminui a coluna nome', 'coluna.estreitar', { coluna: 'dscNome' }],
  ['/transacoes', 'reconcilia com a planilha', 'leitura.conciliar.arquivo', {}],
  ['/transacoes', 'bate isso com o extrato do banco', 'leitura.conciliar', {}],
  ['/transacoes', 'os valores batem com o banco?', 'leitura.conciliar', {}],
  ['/', 'Queira reprocessar os bônus referentes ao pedido 3391', 'bonus.reprocessar', { id: 3391 }],
  ['/', 'bora ver o saldo do rv', 'dashboard.credito', {}],
  ['/', 'sai da minha conta', 'sessao.sair', {}],
  ['/', 'encerre a sessão', 'sessao.sair', {}],
  ['/transacoes', 'lista contínua', 'tabela.continuo', { on: true }],
  ['/', 'dá pra desfazer o que eu fiz?', 'casca.desfazer', {}],
  ['/', 'tem como mudar o tema?', 'casca.tema', {}],
] as const)('%s: %s', (path, line, command, args) => {
  const [first] = reader.read(line, at(path))
  expect(first?.command.id).toBe(command)
  expect(first?.args).toEqual(args)
  expect(reader.stop(line)).toBeNull()
})

it.each([
  'não faça a exclusão da loja 5',
  'o sistema faz a liberação do bônus 5',
  'realizamos a exclusão da loja 5',
  'pedimos a exclusão da loja 5',
  'solicitamos a liberação do bônus 3',
  'executo a exclusão da loja 5 todo mês',
  'fazer a exclusão da loja 5?',
  'será que posso excluir o fornecedor 8?',
])('stops %s', (line) => expect(reader.stop(line)).not.toBeNull())

it('opens no form for what is only told of something new', () => {
  expect(reader.read('produto novo não aparece', at('/')).map(({ command }) => command.group)).not.toContain(
    'Cadastrar',
  )
})

it('closes what is open before the session', () => {
  for (const line of ['fecha', 'fechar', 'fecha isso'])
    expect(reader.read(line, at('/transacoes'))[0]?.command.id, line).toBe('tabela.previa')
})

it('keeps a name as it is typed where the line denies', () => {
  const read = reader.read('excluir visão Loja não usada', at('/lojas'))
  expect(read.map(({ args }) => args)).not.toContainEqual({ texto: 'Loja usada' })
})

it('takes no amount for an id', () => {
  expect(reader.read('menos de 5 no estoque', at('/produtos'))[0]).toMatchObject({
    args: { vista: { filters: {} } },
    problem: expect.stringContaining('não filtra por faixa de valor'),
  })
})

it.each([
  ['/', 'top 10 produtos por preço', { size: 10, sort: 'numPreco,DESC' }],
  ['/produtos', '100 p/ pag', { size: 100 }],
])('%s: %s', (path, line, view) => {
  expect(reader.read(line, at(path))[0]?.args).toMatchObject({ vista: view })
})
