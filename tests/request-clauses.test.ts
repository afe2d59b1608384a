/**
 * Whole sentences: an action and its reason, one value of a record, a record’s fate (commands/language/README §4, §5).
 */
import { expect, it } from 'vitest'
import { createInterpreter } from '#commands/language/interpreter.ts'
import { at, registry } from './registry.ts'

const interpreter = createInterpreter(registry)

it.each([
  ['/', 'exclua a categoria 9, tá duplicada', 'categoria.excluir', { ids: [9] }],
  ['/', 'soltar o bônus 512 que o cara tá esperando', 'bonus.liberar', { ids: [512] }],
  ['/', "delete supplier 14 pls, it's duplicated", 'fornecedor.excluir', { ids: [14] }],
  ['/', 'remova o plano 3, que não é mais usado', 'plano.excluir', { ids: [3] }],
  ['/', 'o plano 6 pode excluir, ninguém usa', 'plano.excluir', { ids: [6] }],
  ['/', 'paga o bônus 4102 da moça, tá tudo certo', 'bonus.liberar', { ids: [4102] }],
  ['/', 'paga o bônus 4102 do beneficiário, tá tudo certo', 'bonus.liberar', { ids: [4102] }],
  ['/', 'A loja 18 fechou, pode excluí-la.', 'loja.excluir', { ids: [18] }],
  ['/categorias', 'a 4 tá errada, some com ela', 'categoria.excluir', { ids: [4] }],
  ['/', 'edit store 21, o link tá errado', 'loja.editar', { id: 21 }],
  ['/', 'fui, tchau', 'sessao.sair', {}],
  ['/lojas', 'gostaria que excluísse a 6', 'loja.excluir', { ids: [6] }],
  ['/', 'solicito que seja excluído o plano 11', 'plano.excluir', { ids: [11] }],
  ['/', 'que se desabilite o cashback 52', 'cashback.desabilitar', { ids: [52] }],
  ['/', 'o bônus 904 já foi conferido, pode soltar', 'bonus.liberar', { ids: [904] }],
  ['/', 'excluir produto 12, mas depois', null, {}],
  ['/', 'bota cinquenta no estoque do produto 8', 'produto.estoque.ajustar', { id: 8, n: 50 }],
  ['/', 'aumenta o estoque do produto 40 pra 300', 'produto.estoque.ajustar', { id: 40, n: 300 }],
  ['/', 'estoque do produto 93 zera', 'produto.estoque.ajustar', { id: 93, n: 0 }],
  ['/', 'zera o 88, acabou no galpão', 'produto.estoque.ajustar', { id: 88, n: 0 }],
  ['/', 'acabou prod 71, qtd zero', 'produto.estoque.ajustar', { id: 71, n: 0 }],
  ['/produtos', 'o estoque do 290 pra 15 muda', 'produto.estoque.ajustar', { id: 290, n: 15 }],
  ['/', 'mudar o estoqe do produto 15 pra 40', 'produto.estoque.ajustar', { id: 15, n: 40 }],
  ['/', 'a profundidade do plano 3 passa pra 5', 'plano.profundidade', { id: 3, n: 5 }],
  [
    '/',
    'aumenta o estoque do produto 40 em 5',
    'produto.alterar',
    { campo: 'numEstoque', ids: [40], valor: '5 a mais' },
  ],
  ['/', 'tirar o produto 33 do ar', 'produto.editar', { id: 33 }],
  ['/', 'pra 12,50 o preço do prodto 27', 'produto.editar', { id: 27 }],
  ['/produtos', 'o 512 agora custa 19,90', 'produto.editar', { id: 512 }],
  [
    '/cashbacks',
    'altera a porcentagem do 12 pra 5',
    'cashback.alterar',
    { campo: 'porcentagemCashback', ids: [12], valor: '5' },
  ],
  ['/cashbacks', 'muda o status do 12', 'cashback.editar', { id: 12, campo: 'statusId' }],
  ['/fornecedores', 'troca a categoria do 9', 'fornecedor.editar', { id: 9, campo: 'categoriaId' }],
  ['/produtos', 'tem como mudar o estoque do 12?', 'produto.editar', { id: 12 }],
  ['/cashbacks', 'desabilita aí rapidão o 7', 'cashback.desabilitar', { ids: [7] }],
  ['/usuarios', 'lista todo mundo', 'tabela.limpar', {}],
  ['/usuarios', 'busca o e-mail ana@b.com', 'usuario.buscar', { texto: 'ana@b.com' }],
  [
    '/usuarios',
    'tem alguma maria aí?',
    'usuario.filtrar',
    { vista: { filters: { nome: 'maria' }, removedFilters: [] } },
  ],
  ['/', 'o pedido 60417 é de quem?', 'pedido.ver', { id: 60417 }],
  ['/', 'transações do usuario 1187 auditar', 'usuario.auditar', { id: 1187 }],
  ['/produtos', 'exclui o 12, depois o 15, o 16 e o 17', 'produto.excluir', { ids: [12, 15, 16, 17] }],
  ['/cashbacks', 'deixa ativo o 7', 'cashback.habilitar', { ids: [7] }],
  ['/cashbacks', 'quero que o 7 fique inativo', 'cashback.desabilitar', { ids: [7] }],
  ['/cashbacks', 'gostaria que o cashback 7 ficasse ativo', 'cashback.habilitar', { ids: [7] }],
  ['/produtos', 'quero que o 7 fique inativo', 'produto.editar', { id: 7 }],
  ['/cashbacks', 'reabilitar cashback 3', 'cashback.habilitar', { ids: [3] }],
  ['/cashbacks', 'troca o status de 12', 'cashback.editar', { id: 12, campo: 'statusId' }],
  ['/bonus', 'autoriza o bônus 88', 'bonus.liberar', { ids: [88] }],
  ['/produtos', 'deletei errado, volta', 'casca.desfazer', {}],
  ['/produtos', 'deletei sem querer, volta', 'casca.desfazer', {}],
  ['/produtos', 'desfiz sem querer, refazer', 'casca.refazer', {}],
  ['/produtos', 'oxe, tira esse produto 12 daí', 'produto.editar', { id: 12 }],
  ['/produtos', 'errei, volta', 'casca.desfazer', {}],
  ['/', 'o que eu posso digitar aqui?', 'casca.atalhos', {}],
  ['/produtos', 'quantos são?', 'leitura.contar', {}],
  ['/produtos', 'não quero ver o fornecedor', 'tabela.colunas', { coluna: 'fornecedor.dscNome' }],
  ['/transacoes', 'põe a coluna status primeiro', 'coluna.antes', { coluna: 'statusDescricao' }],
  ['/usuarios', 'maria das dores', 'usuario.buscar', { texto: 'maria das dores' }],
  [
    '/bonus',
    'os que ainda faltam pagar',
    'bonus.filtrar',
    { vista: { filters: { statusId: '1' }, removedFilters: [] } },
  ],
  [
    '/bonus',
    'bônus que faltam liberar',
    'bonus.filtrar',
    { vista: { filters: { statusId: '1' }, removedFilters: [] } },
  ],
  ['/bonus', 'faltam ser pagos', 'bonus.filtrar', { vista: { filters: { statusId: '1' }, removedFilters: [] } }],
  [
    '/auditoria/transacoes/tipo',
    'ultmos 7 dais',
    'auditoria.periodo',
    { periodo: { de: '2026-11-14T00:00', ate: '2026-11-20T23:59' } },
  ],
  [
    '/produtos',
    'ordenr por prço',
    'produto.filtrar',
    { vista: { filters: {}, removedFilters: [], sort: 'numPreco,ASC' } },
  ],
] as const)('%s: %s', (path, line, command, args) => {
  const [first] = interpreter.interpret(line, at(path))
  expect(first?.command.id ?? null).toBe(command)
  expect(first?.args ?? {}).toEqual(args)
  expect(interpreter.getStopReason(line)).toBeNull()
})

it('offers no part of a list that is not available if nothing runs', () => {
  const line = 'não exclua os que começam com a'
  expect(interpreter.getStopReason(line)).not.toBeNull()
  expect(interpreter.interpret(line, at('/produtos')).map(({ problem }) => problem)).not.toContainEqual(
    expect.any(String),
  )
})

it.each([
  ['Exclua o plano Ouro, que não é mais usado.', 'plano.excluir', 'Ouro'],
  ['qtd da camiseta polo p 30', 'produto.estoque.ajustar', 'camiseta polo'],
  ['muda o link da loja Renner pra https://www.renner.com.br', 'loja.alterar', 'Renner'],
])('%s', (line, command, name) => {
  const [first] = interpreter.interpret(line, at('/'))
  expect(first?.command.id).toBe(command)
  expect(first?.namedRecords[0]?.text).toBe(name)
})

it.each([
  ['/', 'tela cheia'],
  ['/', 'qual meu e-mail'],
  ['/produtos', 'aumenta a fonte'],
  ['/produtos', 'trocar minha senha'],
  ['/produtos/cadastrar', 'inativa esse'],
  // A time for the action is no part of an action to run at once.
  ['/produtos', 'exclui o 12 depois de 15/10'],
  ['/bonus', 'libera o 88 depois de ontem'],
])('%s: “%s” has no interpretation, because the console has no such command', (path, line) => {
  expect(interpreter.interpret(line, at(path))).toEqual([])
  expect(interpreter.splitRequests(line, at(path))).toEqual([])
})

it.each([
  ['/usuarios', 'quem tem gmail', '“gmail”'],
  ['/cashbacks', 'filtrar status pendente', 'status “pendente”'],
  ['/produtos', 'não quero ver os inativos', '“menos inativos”'],
])('%s: “%s” is refused with its reason', (path, line, reason) =>
  expect(interpreter.interpret(line, at(path))[0]?.problem).toContain(`não filtra por ${reason}`),
)

it('asks which of an order’s bonuses to release', () => {
  const [first] = interpreter.interpret('bora liberar os bônus do pedido 501', at('/bonus'))
  expect(first).toMatchObject({ command: { id: 'bonus.liberar' }, args: {}, missing: ['ids'] })
  expect(first?.namedRecords[0]).toMatchObject({ resource: { id: 'pedido' }, text: 501 })
})

it.each([
  ['não autoriza o bônus 88', 'nega o ato'],
  ['ela solicita a exclusão do produto 12', 'conta o que foi feito'],
  ['vê se exclui o 12', 'é uma pergunta'],
  ['recomenda-se excluir o produto 12', 'é uma pergunta'],
  ['solicita-se não liberar o bônus 9', 'nega o ato'],
  ['liberei o 9 sem querer', 'conta o que foi feito'],
  ['autorizei o bônus 88', 'conta o que foi feito'],
  ['não quero que o 7 fique inativo', 'nega o ato'],
  ['acho que o 7 fique inativo', 'é uma pergunta'],
  ['não exclua o produto 12', 'nega o ato'],
  ['quem excluiu o produto 12?', 'é uma pergunta'],
  ['o pedido 88 já foi reprocessado?', 'é uma pergunta'],
  ['se eu excluir o 12, o estoque some', 'é uma pergunta'],
  ['o pedido 88 já foi reprocessado ontem', 'conta o que foi feito'],
  ['já desabilitei o cashback 6 de manhã', 'conta o que foi feito'],
  ['produto 12 excluído', 'conta o que foi feito'],
  ['o bônus para reprocessar', 'fala do que está por fazer'],
])('says of “%s” that it %s', (line, reason) =>
  expect(interpreter.getStopReason(line)).toBe(`Isto não executa nada: a frase ${reason}`),
)
