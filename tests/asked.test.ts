// @vitest-environment jsdom
/**
 * What is asked for by its noun, what is new, and what a line speaks of in other words (commands/language/words/README
 * §3, §4; commands/language/README §4).
 */
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
  ['/cashback-planos', 'profundidade 4 no plano 3', 'plano.profundidade', { id: 3, n: 4 }],
  ['/lojas', 'joga pras lojas', 'ir.lojas', {}],
  ['/rvhub', 'snicronizar o catalgo', 'produto.sincronizar', {}],
  ['/cashbacks', 'ativa de volta o cashback 31', 'cashback.habilitar', { ids: [31] }],
  ['/bonus', 'reprocesar por pedido 4098', 'bonus.reprocessar', { id: 4098 }],
  ['/transacoes', 'quanto dá tudo somado', 'leitura.somar', {}],
  ['/transacoes', 'média do valor', 'leitura.somar', { coluna: 'numAmount' }],
  [
    '/auditoria/transacoes/tipo',
    'quanto deu por usuário no período',
    'leitura.somar',
    { grupo: 'usuarioOrigem.dscNome' },
  ],
  ['/', 'quanto ainda tem disponível no limite de crédito', 'ir.saldo', {}],
  ['/', 'me mostre as lojinha', 'ir.lojas', {}],
  ['/produtos', 'amarre o produto doze no plano dois', 'produto.plano.associar', { produto: 12, plano: 2 }],
  ['/lojas', 'carregue isso de novo que eu acho que tá velho', 'tabela.recarregar', {}],
  ['/usuarios', 'vire essa ordem ao contrário', 'tabela.inverter', {}],
  ['/lojas', 'me mostre o cadastro do povo, dos cliente tudinho', 'ir.usuarios', {}],
  ['/', '  procura  a  usuária   dona  cida ', 'usuario.buscar', { texto: 'cida' }],
  [
    '/produtos',
    'excluir produtos 10 a 20, exceto 12 e 15-17',
    'produto.excluir',
    { ids: [10, 11, 13, 14, 18, 19, 20] },
  ],
  ['/produtos', 'Seleciona do produto dez até o treze, menos o doze.', 'tabela.selecionar', { ids: [10, 11, 13] }],
  ['/bonus', 'Solicita-se a liberação dos bônus 90, 91 e 95.', 'bonus.liberar', { ids: [90, 91, 95] }],
  ['/cashbacks', 'Requer-se a exclusão do cashback 9', 'cashback.excluir', { ids: [9] }],
  ['/bonus', 'release bonus 12 to 15', 'bonus.liberar', { ids: [12, 13, 14, 15] }],
  ['/produtos', 'set stock 12 to 40', 'produto.estoque.ajustar', { id: 12, n: 40 }],
  ['/cashbacks', 'Consultar os dados cadastrais do cashback nº 15.', 'cashback.ver', { id: 15 }],
  ['/usuarios', 'preciso encontrar um usuário que se chama Ana Reis', 'usuario.buscar', { texto: 'Ana Reis' }],
  ['/usuarios', 'acha o povo q chama Aparecida', 'usuario.buscar', { texto: 'Aparecida' }],
  ['/usuarios', 'vê se cê acha a Terezinha Bueno', 'usuario.buscar', { texto: 'Terezinha Bueno' }],
  ['/usuarios', 'mainha, acha aí o Severino', 'usuario.buscar', { texto: 'Severino' }],
  ['/auditoria/transacoes/valor', 'acima de dois mil vírgula cinco', 'auditoria.valor', { faixa: { min: 2000.5 } }],
  ['/auditoria/transacoes/tipo', 'qual o somatório da coluna valor', 'leitura.somar', { coluna: 'numAmount' }],
  ['/auditoria/transacoes/tipo', 'qto deu em reais tudo isso?', 'leitura.somar', {}],
  ['/auditoria/transacoes/tipo', 'mediana do valor', 'leitura.descrever', { coluna: 'numAmount' }],
  ['/auditoria/transacoes/tipo', 'como se distribuem os valores', 'leitura.descrever', { coluna: 'numAmount' }],
  ['/auditoria/transacoes/tipo', 'tem algo fora do padrão?', 'leitura.excecoes', {}],
  ['/auditoria/transacoes/tipo', 'lê duas vezes pra garantir', 'leitura.ler.duas', {}],
  ['/auditoria/transacoes/tipo', 'para de ler', 'leitura.cancelar', {}],
  ['/auditoria/transacoes/tipo', 'exporta tudo em planilha', 'leitura.exportar', {}],
  ['/auditoria/transacoes/tipo', 'começar a revisão', 'leitura.revisar', {}],
  ['/auditoria/transacoes/tipo', 'marca como exceção', 'revisar.excecao', {}],
  ['/auditoria/transacoes/88310', 'recarrega o histórico', 'auditoria.recarregar', {}],
  ['/bonus', 'quanto cada beneficiário recebeu', 'leitura.somar', { grupo: 'beneficiarioId' }],
  ['/produtos', 'estoque 33 bota 20', 'produto.estoque.ajustar', { id: 33, n: 20 }],
  ['/produtos', 'arruma o estoque do 8 pra 30', 'produto.estoque.ajustar', { id: 8, n: 30 }],
  ['/produtos', 'arruma por preço', 'tabela.ordenar', { coluna: 'numPreco', dir: 'ASC' }],
  ['/produtos', 'inverte a ordenação', 'tabela.inverter', {}],
  ['/produtos', 'volta pra tela de antes', 'ir.voltar', {}],
  ['/produtos', 'solta as linhas fixas', 'tabela.soltarTodas', {}],
  ['/produtos', 'restaura as colunas originais', 'coluna.padrao', {}],
  ['/transacoes', 'rolagem infinita', 'tabela.continuo', { on: true }],
  ['/produtos/editar/12', 'descarta o que eu mexi', 'form.desfazer', {}],
  ['/produtos/editar/12', 'sai sem salvar', 'form.voltar', {}],
  // What is taken back is not meant.
  ['/produtos', 'Exclui o produto quinze, não, pera, o dezesseis.', 'produto.excluir', { ids: [16] }],
  ['/', 'Reprocessa o pedido oitocentos e três... aliás, oitocentos e quatro.', 'bonus.reprocessar', { id: 804 }],
  ['/lojas', 'excluir loja 3, digo, 4', 'loja.excluir', { ids: [4] }],
  ['/produtos', 'estoque do 12 para 30, ops, 40', 'produto.estoque.ajustar', { id: 12, n: 40 }],
  ['/produtos', 'é... abre o produto duzentos e doze, não, duzentos e treze', 'produto.editar', { id: 213 }],
  ['/cashbacks', 'desativa o cashback doze, espera, o treze', 'cashback.desabilitar', { ids: [13] }],
  ['/', 'me leva pro painel, não, pro saldo', 'ir.saldo', {}],
  ['/saldo', 'recarrega aqui, esquece, me leva pro painel', 'ir.dashboard', {}],
  ['/categorias', 'cadastrar loja, ops, categoria mesmo', 'categoria.cadastrar', {}],
  ['/produtos', 'estoque do 33 pra 100, errei, são 10', 'produto.estoque.ajustar', { id: 33, n: 10 }],
  [
    '/auditoria/transacoes/usuario',
    'usuário 300, semana passada, aliás melhor o mês passado',
    'usuario.auditar',
    { id: 300, periodo: { de: '2026-10-01T00:00', ate: '2026-10-31T23:59' } },
  ],
  ['/cashback-planos', 'a profundidade do plano 3 pra 4, não, pra 5', 'plano.profundidade', { id: 3, n: 5 }],
  [
    '/auditoria/transacoes/valor',
    'acima de mil, melhor dizendo, acima de mil e duzentos',
    'auditoria.valor',
    { faixa: { min: 1200 } },
  ],
  // On a list an item is one of its own.
  ['/produtos', 'remove o item 415', 'produto.excluir', { ids: [415] }],
  ['/produtos', 'remove o item rv 415', 'rv.excluir', { ids: [415] }],
  ['/rvhub', 'remove o item 415', 'rv.excluir', { ids: [415] }],
  ['/bonus', 'solta o lançamento 1540', 'bonus.liberar', { ids: [1540] }],
  ['/produtos', 'excluri 318', 'produto.excluir', { ids: [318] }],
  ['/lojas', 'bota uma loja nova aí', 'loja.cadastrar', {}],
  ['/transacoes', 'deixa as linhas mais folgadas', 'tabela.densidade', { nivel: 'confortavel' }],
  ['/', 'puxa @joana prado', 'usuario.buscar', { texto: 'joana prado' }],
  ['/produtos', 'est 12 = 30', 'produto.estoque.ajustar', { id: 12, n: 30 }],
  ['/produtos', 'pg 3', 'tabela.pagina', { n: 3 }],
  ['/produtos', 'Remover todos os filtros aplicados', 'tabela.limpar', {}],
  ['/produtos', 'some com a parte da categoria', 'coluna.ocultar', { coluna: 'categoria.dscNome' }],
  ['/produtos', 'aumenta a coluna nome', 'coluna.alargar', { coluna: 'dscNome' }],
  ['/produtos', 'diminui a coluna nome', 'coluna.estreitar', { coluna: 'dscNome' }],
  ['/transacoes', 'reconcilia com a planilha', 'leitura.conciliar.arquivo', {}],
  ['/transacoes', 'bate isso com o extrato do banco', 'leitura.conciliar', {}],
  ['/transacoes', 'os valores batem com o banco?', 'leitura.conciliar', {}],
  ['/transacoes', 'confere com o extrato do banco', 'leitura.conciliar', {}],
  ['/produtos', 'confira com o que veio do banco', 'leitura.conciliar', {}],
  ['/transacoes', 'confere com a planilha', 'leitura.conciliar.arquivo', {}],
  ['/transacoes', 'confere a transação 12', 'transacao.ver', { id: 12 }],
  ['/produtos', 'lê a lista toda e confere', 'leitura.ler', {}],
  ['/produtos', 'leia a lista inteira', 'leitura.ler', {}],
  ['/bonus', 'libera tudo que tá pendente', 'bonus.liberar', {}],
  ['/bonus', 'libera todos os pendentes', 'bonus.liberar', {}],
  ['/pedidos', 'compara o pedido 12 com o 15', 'tabela.comparar', { ids: [12, 15] }],
  ['/', 'exclui a loja 12 e a loja 15', 'loja.excluir', { ids: [12, 15] }],
  ['/pedidos', 'marca o 402 e também o 405', 'tabela.marcar', { ids: [402, 405], on: true }],
  ['/bonus', 'acompanhar a cada dois minutos', 'tabela.acompanhar', { n: 120, on: true }],
  ['/bonus', 'atualiza sozinho a cada minuto', 'tabela.acompanhar', { n: 60, on: true }],
  ['/cashback-planos', 'a profundidade do plano três passa a ser seis', 'plano.profundidade', { id: 3, n: 6 }],
  ['/produtos', 'alarga a coluna nome pra 260', 'coluna.largura', { coluna: 'dscNome', n: 260 }],
  ['/transacoes', 'rolagem contínua', 'tabela.continuo', { on: true }],
  ['/produtos', 'agrupa por status', 'leitura.contar', { coluna: 'status.descricao' }],
  ['/produtos', 'modo compacto', 'tabela.densidade', { nivel: 'compacta' }],
  ['/', 'bota no escuro', 'casca.tema', { tema: 'escuro' }],
  [
    '/cashback-planos',
    'os mais profundos primeiro',
    'plano.filtrar',
    { vista: { filters: {}, without: [], sort: 'maxDepth,DESC' } },
  ],
  ['/produtos', 'caros pra cima', 'produto.filtrar', { vista: { filters: {}, without: [], sort: 'numPreco,DESC' } }],
  ['/', 'põe no claro', 'casca.tema', { tema: 'claro' }],
  ['/rvhub', 'copia as linhas em json', 'tabela.copiarJson', {}],
  ['/rvhub', 'informe o estoque do item 1033', 'rv.estoque.ver', { id: 1033 }],
  ['/auditoria/transacoes/valor', 'mais de meio milhão', 'auditoria.valor', { faixa: { min: 500_000 } }],
  ['/auditoria/transacoes/tipo', 'há exceções neste período?', 'leitura.excecoes', {}],
  ['/fornecedores', 'quero cadastrar um novo fornecedor, como faço?', 'fornecedor.cadastrar', {}],
  [
    '/auditoria/transacoes/usuario',
    'audit user 5120 since october',
    'auditoria.usuario',
    { id: 5120, periodo: { de: '2026-10-01T00:00' } },
  ],
  ['/bonus', 'pode soltar o bonus 512, já conferi', 'bonus.liberar', { ids: [512] }],
  ['/produtos', 'hum exclui o produto cento e vinte e três', 'produto.excluir', { ids: [123] }],
  ['/produtos', 'seleciona do produto dez ao produto doze', 'tabela.selecionar', { ids: [10, 11, 12] }],
  ['/produtos', 'tá muito apertado, dá mais espaço entre as linhas', 'tabela.densidade', { nivel: 'confortavel' }],
  ['/produtos', 'some com a coluna da categoria, não uso', 'coluna.ocultar', { coluna: 'categoria.dscNome' }],
  ['/transacoes', 'Quantas transações há em cada status?', 'leitura.contar', { coluna: 'statusDescricao' }],
  ['/transacoes', 'Houve alguma alteração desde a última leitura?', 'leitura.mudou', {}],
  ['/transacoes', 'Faça a leitura integral desta lista.', 'leitura.ler', {}],
  ['/transacoes', 'Aponte as exceções encontradas.', 'leitura.excecoes', {}],
  ['/transacoes', 'acima de dois mil reais e cinquenta centavos', 'auditoria.valor', { faixa: { min: 2000.5 } }],
  ['/produtos', 'guardar esta consulta com o nome Março', 'visao.salvar', { texto: 'Março' }],
  ['/produtos', 'roda script limpeza', 'roteiro.chamar', { nome: 'limpeza' }],
  ['/lojas', 'novo produto na loja 5', 'produto.cadastrar', {}],
  ['/produtos', 'cria relatório', 'tabela.csv', {}],
  ['/produtos', 'renomeia o produto 12', 'produto.editar', { id: 12 }],
  ['/', 'me mostra os usuários, fazendo favor', 'ir.usuarios', {}],
  ['/', 'Queira reprocessar os bônus referentes ao pedido 3391', 'bonus.reprocessar', { id: 3391 }],
  ['/', 'bora ver o saldo do rv', 'dashboard.credito', {}],
  ['/', 'sai da minha conta', 'sessao.sair', {}],
  ['/', 'encerre a sessão', 'sessao.sair', {}],
  ['/transacoes', 'lista contínua', 'tabela.continuo', { on: true }],
  ['/', 'dá pra desfazer o que eu fiz?', 'casca.desfazer', {}],
  // An accent beside its letter is a slip of the keyboard.
  ['/pedidos', 'ir pra transaç~oes', 'ir.transacoes', {}],
  ['/cashbacks', 'LIM´PAR FITLROS', 'tabela.limpar', {}],
  ['/cashbacks', 'deixa o cashback 27 inativo', 'cashback.desabilitar', { ids: [27] }],
  ['/cashbacks', 'muda o status do 3 e do 4 para ativo', 'cashback.habilitar', { ids: [3, 4] }],
  ['/produtos', 'muda o status do 12 para ativo', 'produto.editar', { id: 12 }],
  ['/produtos', 'põe o 12 no plano 3', 'produto.plano.associar', { produto: 12, plano: 3 }],
  ['/produtos', 'bota 250 de estoque no 81', 'produto.estoque.ajustar', { id: 81, n: 250 }],
  ['/produtos', 'exporta essa página pro excel', 'tabela.csv', {}],
  [
    '/auditoria/transacoes/tipo',
    '2026-10-01 / 2026-10-15',
    'auditoria.periodo',
    { periodo: { de: '2026-10-01T00:00', ate: '2026-10-15T23:59' } },
  ],
  ['/cashback-planos', 'bota profundidade 4 no plano 3', 'plano.profundidade', { id: 3, n: 4 }],
  ['/usuarios', 'maria.lima@empresa.com.br', 'usuario.buscar', { texto: 'maria.lima@empresa.com.br' }],
  ['/transacoes', 'alarga a descrição', 'coluna.alargar', { coluna: 'dscDescricao' }],
  ['/cashbacks', 'disable cb 6 tb o 7', 'cashback.desabilitar', { ids: [6, 7] }],
  ['/bonus', 'libera o bns 71, conforme combinado', 'bonus.liberar', { ids: [71] }],
  ['/bonus', 'reproc ped 881 qdo der', 'bonus.reprocessar', { id: 881 }],
  ['/', 'tem como mudar o tema?', 'casca.tema', {}],
  ['/auditoria/transacoes/tipo', 'fica de olho na lista', 'tabela.acompanhar', { on: true }],
  ['/auditoria/transacoes/tipo', 'garante que não faltou nenhuma linha', 'leitura.ler', {}],
  ['/auditoria/transacoes/tipo', 'exporatr cvs', 'auditoria.exportar', {}],
  ['/produtos', 'só os ids na área de transferência', 'tabela.copiarIds', {}],
  ['/bonus', 'dá uma liberada no 310 e no 311', 'bonus.liberar', { ids: [310, 311] }],
  ['/produtos', 'dá uma atualizada na lista', 'tabela.recarregar', {}],
  ['/bonus', 'manda liberar o 88', 'bonus.liberar', { ids: [88] }],
  ['/cashbacks', 'cê pode desligar o cashback 7 por gentileza', 'cashback.desabilitar', { ids: [7] }],
  // A letter that was not struck.
  ['/bonus', 'librar 88', 'bonus.liberar', { ids: [88] }],
  ['/produtos', 'exclur 7', 'produto.excluir', { ids: [7] }],
  ['/produtos', 'exluir 7', 'produto.excluir', { ids: [7] }],
  ['/bonus', 'libeerar o 88', 'bonus.liberar', { ids: [88] }],
] as const)('%s: %s', (path, line, command, args) => {
  const [first] = reader.read(line, at(path))
  expect(first?.command.id).toBe(command)
  expect(first?.args).toEqual(args)
  expect(reader.stop(line)).toBeNull()
})

it.each([
  ['/', 'bloqueia o usuário 12', 'Não há “bloquear” para usuários'],
  ['/pedidos', 'estorna o pedido 12', 'Não há “estornar” para pedidos'],
  ['/bonus', 'libera todos', 'Diga só o ato: “liberar bônus …”'],
  ['/lojas/cadastrar', 'cadastra um usuário novo', 'Não há “cadastrar” para usuários'],
  ['/lojas', 'exclui todas', 'Diga só o ato: “excluir loja …”'],
  ...['para -3', 'para 5 e 6', 'para 2,5', 'e 13 para 5'].map((told): [string, string, string] => [
    '/produtos',
    `ajustar estoque do produto 12 ${told}`,
    'Diga só um id e um número inteiro, sem sinal: “ajustar estoque do produto … para …”',
  ]),
  [
    '/',
    'ajustar profundidade do plano 2 para -1',
    'Diga só um id e um número inteiro, sem sinal: “ajustar profundidade do plano … para …”',
  ],
])('%s: %s is no other act, nor a look at what it speaks of', (path, line, why) => {
  expect(reader.read(line, at(path))).toEqual([])
  expect(reader.lacks(line, at(path))).toBe(why)
})

it.each(['excluir loja 12 e a', 'excluir loja 12 e a loja', 'excluir a loja 12, a loja 15 e a'])(
  'runs nothing of a list half typed: %s',
  (line) => expect(reader.read(line, at('/lojas'))[0]).toMatchObject({ args: {}, problem: 'Complete a lista' }),
)

it('reads a status as one', () => {
  const line = 'produto da categoria 5 bloqueado'
  expect(reader.read(line, at('/'))[0]?.command.id).toBe('produto.filtrar')
  expect(reader.stop(line)).toBeNull()
  expect(reader.stop('não bloqueia o produto 12')).not.toBeNull()
})

it.each([
  ['/produtos', 'abre a ficha do usuário joão', 'usuario.auditar', 'joão'],
  ['/', 'ficha da ana paula', 'usuario.auditar', 'ana paula'],
  ['/auditoria/transacoes/usuario', 'tudo da Maria Aparecida', 'auditoria.usuario.filtrar', 'Maria Aparecida'],
  ['/produtos', 'põe o Gift Card 50 no plano Ouro', 'produto.plano.associar', 'Gift Card 50'],
  ['/lojas', 'abre o produto camiseta', 'produto.editar', 'camiseta'],
])('%s: %s looks for the record that is named', (path, line, command, name) => {
  const [first] = reader.read(line, at(path))
  expect([first?.command.id, first?.named[0]?.text]).toEqual([command, name])
})

it('answers for the list that is named, where neither call can filter', () => {
  const [first] = reader.read('pedidos de ontem', at('/produtos'))
  expect(first).toMatchObject({ command: { id: 'pedido.filtrar' }, problem: expect.stringContaining('Pedidos não') })
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

it.each(['não deixa o 27 inativo', 'será que deixo o 27 inativo', 'se deixar o 27 inativo', 'deixei o 27 inativo'])(
  'disables nothing for %s',
  (line) => {
    const read = reader.read(line, at('/cashbacks'))
    expect(read.map(({ command }) => command.id)).not.toContain('cashback.desabilitar')
  },
)

it('downloads nothing for what goes down', () => {
  const read = reader.read('de cinquentão pra baixo', at('/auditoria/transacoes/valor'))
  expect(read.map(({ command }) => command.id)).not.toContain('tabela.csv')
})

it.each([
  'os que pagam 5',
  'pega 5',
  'pegar o 88',
  'pagsr 12',
  'tem bônus pago duas vezes?',
  'vou liberar amanhã o 88',
])('releases nothing for %s', (line) => {
  const read = reader.read(line, at('/bonus'))
  expect(read.map(({ command }) => command.id)).not.toContain('bonus.liberar')
})

it('seeks nobody of the name of a mail', () => {
  expect(reader.read('com email do gmail', at('/usuarios'))[0]?.problem).toContain('não filtra por')
})

it('repeats nothing for one who asks for news', () => {
  expect(reader.read('o que tem de novo', at('/')).map(({ command }) => command.id)).not.toContain('casca.repetir')
})

it('closes what is open before the session', () => {
  for (const line of ['fecha', 'fechar', 'fecha isso'])
    expect(reader.read(line, at('/transacoes'))[0]?.command.id, line).toBe('tabela.previa')
})

it('keeps a name as it is typed where the line denies', () => {
  const read = reader.read('excluir visão Loja não usada', at('/lojas'))
  expect(read.map(({ args }) => args)).not.toContainEqual({ texto: 'Loja usada' })
})

it.each(['tira os inativos da tela', 'apagr 7', 'remoção de produtos'])(
  'removes nothing from what the list does not name: %s',
  (line) => {
    const read = reader.read(line, at('/produtos'))
    expect(read.filter(({ command }) => /desassociar|excluir|remover/.test(command.id))).toEqual([])
  },
)

it('takes no amount for an id', () => {
  expect(reader.read('menos de 5 no estoque', at('/produtos'))[0]).toMatchObject({
    args: { vista: { filters: {} } },
    problem: expect.stringContaining('não filtra por faixa de valor'),
  })
})

it.each([
  ['/', 'top 10 produtos por preço', { size: 10, sort: 'numPreco,DESC' }],
  ['/produtos', 'bloqueados, primeiro os baratinhos', { filters: { statusId: '3' }, sort: 'numPreco,ASC' }],
  ['/produtos', '100 p/ pag', { size: 100 }],
  ['/produtos', 'joga os mais caros pra cima', { sort: 'numPreco,DESC' }],
  ['/produtos', 'produtos da vivo ativos', { filters: { dscNome: 'vivo', statusId: '1' } }],
  ['/auditoria/transacoes/tipo', 'início 05/11', { filters: { dataInicio: '2026-11-05T00:00' }, without: [] }],
  ['/auditoria/transacoes/tipo', 'data final: ontem', { filters: { dataFim: '2026-11-19T23:59' } }],
])('%s: %s', (path, line, view) => {
  expect(reader.read(line, at(path))[0]?.args).toMatchObject({ vista: view })
})

it.each([
  ['/auditoria/transacoes/usuario', 'Marcos Vinícius, semana passada'],
  ['/produtos', 'caneta azul, inativos'],
  ['/transacoes', 'hide foo'],
  ['/transacoes', 'esconde foo'],
  ['/transacoes', 'oculta pagamento e fixa usuário'],
])('%s: of %s nothing is left out in silence, for it may say which', (path, line) =>
  expect(reader.read(line, at(path))).toEqual([]),
)

it.each(['parados do beneficiário 33', 'devolvidos do usuário 5'])(
  'shows not all of somebody’s bonuses for %s, of which no status is known',
  (line) => {
    const read = reader.read(line, at('/bonus'))
    expect(read.map(({ command }) => command.id)).not.toContain('bonus.filtrar')
  },
)
