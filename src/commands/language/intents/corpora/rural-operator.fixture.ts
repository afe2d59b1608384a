/**
 * Lines by a woman from the country who types as to a colleague. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const anywhere = `
ô, me leva la nos pedidos faz favor → ir.pedidos
cade a lista de fornecedor sô → ir.fornecedores
qro ver os plano do multi nivel → ir.planos
abre aí pra mim a auditoria por faixa de valor → ir.auditoria.valor
uai, onde q fica o meu perfil → ir.perfil
qts usuario a gente tem hj? → dashboard.usuarios
quanto q tá a fatura em aberto → dashboard.credito
dá uma olhadinha no cashback 14 pra mim → cashback.ver id=14
abre o pedido 302 rapidinho → pedido.ver id=302
me mostra tudo q aconteceu com a transacao 4471 → transacao.historico id=4471
vê se cê acha a Terezinha Bueno → usuario.buscar nome=Terezinha_Bueno
procura um usuario chamado Gersino, por gentileza → usuario.buscar texto=Gersino
me traz aí os bonus q ainda tao pendente → /bonus?statusId=1
qro so os bônus do pedido 518 tá → /bonus?pedidoId=518
bonus q veio da transação 9012, cê me mostra? → /bonus?transacaoId=9012
tem algum bonus do beneficiario 33 aí? → /bonus?beneficiarioId=33
pode soltar o bonus 341 q já conferi tudo → bonus.liberar ids=341
libera os bonus 210, 211 e do 214 ao 217 fazendo o favor → bonus.liberar ids=210,211,214,215,216,217
reprocessa o pedido 640 pra mim q deu pau → bonus.reprocessar id=640
sincroniza o catalogo da rv aí, tá tudo desatualizado → produto.sincronizar
apaga o produto 58 q tá duplicado → produto.excluir ids=58
a loja 6 fechou as porta, pode remover ela → loja.excluir ids=6
exclui o fornecedor vinte e três, sô → fornecedor.excluir ids=23
vamo desativar os cashback 4, 9 e 12 → cashback.desabilitar ids=4,9,12
reativa aí o cashbak 7 por favor → cashback.habilitar ids=7
preciso cadastrar um porduto novo → produto.cadastrar
faz um cashback novo de 3,5% com nome Dia das Maes → cashback.cadastrar
quero incluir mais um fornecedor uai → fornecedor.cadastrar
abre o cadastro do plano 3 preu mexer → plano.editar id=3
preciso arrumar o preço do produto 91 pra 49,90 → produto.alterar ids=91 campo=numPreco valor=49,90
qto tem de estoque no produto 77? → produto.estoque.ver id=77
bota quarenta no estoque do produto 12 → produto.estoque.ajustar id=12 n=40
vincula o produto 15 lá no plano 2, tá bom? → produto.plano.associar produto=15 plano=2
deixa a profundidade do plano 4 em 6 → plano.profundidade id=4 n=6
me vê as transação acima de dois mil da semana passada → /auditoria/transacoes/valor?valorMinimo=2000&dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
transações entre cem conto e 1,5 mil desse mes → /auditoria/transacoes/valor?valorMinimo=100&valorMaximo=1500&dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59
oq o usuario 27 movimentou nos ult 15 dias → /auditoria/transacoes/usuario?usuarioId=27&dataInicio=2026-11-06T00:00&dataFim=2026-11-20T23:59
audita os cashback de ontem faz favor → /auditoria/transacoes/tipo?dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
poe a tela no escuro q meus zói tá ardendo → casca.tema tema=escuro
como q faz pra ver as tecla de atalho? → casca.atalhos
pode me deslogar, cabou o expediente → sessao.sair
`

export const onScreen = `
[/produtos] apaga o 12 e do 15 ao 18 → produto.excluir ids=12,15,16,17,18
[/produtos] mostra só os bloqueado pf → /produtos?statusId=3
[/produtos] qro ver os q tem cafe no nome → /produtos?dscNome=cafe
[/produtos] tira os filtro tudo aí → tabela.limpar
[/produtos] poe do mais barato pro mais caro → /produtos?ordem=numPreco,ASC
[/produtos] some com a coluna categoria, tá atrapalhando → coluna.ocultar coluna=categoria.dscNome
[/produtos] alarga um tiquim a coluna nome → coluna.alargar coluna=dscNome
[/produtos] bota de cem em cem → /produtos?tamanho=100
[/produtos] zera o estoque do 21 → produto.estoque.ajustar id=21 n=0
[/produtos] deixa as coluna do jeito q vem de fabrica → coluna.padrao
[/bonus] libera esses q eu marquei → bonus.liberar falta=ids
[/bonus] só os de nivel dois do beneficiario 12 → /bonus?nivel=2&beneficiarioId=12
[/bonus] os de maior valor em cima, por gentileza → /bonus?ordem=valor,DESC
[/bonus] fixa o beneficiario aí do lado → coluna.fixar coluna=beneficiarioId
[/bonus] soma o valor por status pra mim → leitura.somar coluna=valor grupo=statusId
[/pedidos] quem gastou mais primeiro → /pedidos?ordem=numPreco,DESC
[/pedidos] os mais velho primeiro agora → /pedidos?ordem=dtCadastro,ASC
[/pedidos] reprocessa esse aqui → pedido.reprocessar falta=id
[/pedidos] poe o valor depois da data → coluna.depois coluna=numPreco outra=dtCadastro
[/pedidos] me exporta tudo em excel, nao só essa pagina → leitura.exportar.xlsx
[/cashbacks] ativa os que eu marquei → cashback.habilitar falta=ids
[/cashbacks] só os inativo de 2,5% → /cashbacks?STATUS_ID=2&PORCENTAGEM_CASHBACK=2.5
[/cashbacks] cade os q tem natal na descrição → /cashbacks?DSC_CASHBACK=natal
[/cashbacks] altera o 18 pra mim → cashback.editar id=18
[/cashbacks] deixa as linha mais compacta pra caber mais → tabela.densidade nivel=compacta
[/usuarios] acha o povo q chama Aparecida → usuario.buscar texto=Aparecida
[/usuarios] nome de z pra a → /usuarios?ordem=nome,DESC
[/usuarios] audita o 41 desde segunda → /auditoria/transacoes/usuario?usuarioId=41&dataInicio=2026-11-16T00:00
[/fornecedores] poe em ordem alfabetica → /fornecedores?ordem=dscNome,ASC
[/fornecedores] abre o 9 q vou trocar a imagem dele → fornecedor.editar id=9
[/lojas] edita a Bem Farma → loja.editar nome=Bem_Farma
[/lojas] passa pra proxima pagina aí → tabela.proxima
[/categorias] marca o 3, o 5 e o 9 → tabela.marcar ids=3,5,9 on=true
[/categorias] vamo criar uma nova, Pet Shop → categoria.cadastrar
[/cashback-planos] exclui o 4 e o 5 q ninguem usa → plano.excluir ids=4,5
[/transacoes] carrega de novo a lista fazendo favor → tabela.recarregar
[/auditoria/transacoes/tipo] só de 01/10 ate 15/10 → /auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-15T23:59
[/auditoria/transacoes/tipo] baixa o csv disso aqui → auditoria.exportar
[/auditoria/transacoes/valor] de 50 pila pra cima, só do mes passado → /auditoria/transacoes/valor?valorMinimo=50&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/auditoria/transacoes/valor] separa uma amostra de trinta → leitura.amostra n=30
[/rvhub] qto tem de estoque no item 55 → rv.estoque.ver id=55
[/saldo] atualiza o saldo pra mim, faz favor → saldo.recarregar
`
