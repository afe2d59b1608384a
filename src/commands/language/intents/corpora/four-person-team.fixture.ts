/**
 * Lines by four people of one team. Written from the specification, without the console. Format: `../actions.fixture.ts`.
 */

export const slips = `
excluri produto 418 → produto.excluir ids=418
[/produtos] sincornizar rv → produto.sincronizar
librear bonus 733 → bonus.liberar ids=733
audtoria por tipo → ir.auditoria.tipo|/auditoria/transacoes/tipo
fornecedroes inativos → ?
[/pedidos] recarrgear → tabela.recarregar
desabilirat cashback 15 → cashback.desabilitar ids=15
reproecssar pedido 90412 → bonus.reprocessar id=90412|pedido.reprocessar id=90412
cadastar categroia → categoria.cadastrar
[/auditoria/transacoes/tipo] exprotar cvs → auditoria.exportar|tabela.csv
editra lojja 27 → loja.editar id=27
modo escruo → casca.tema tema=escuro
pesqiusar usuario marcelo → usuario.buscar texto=marcelo|/usuarios?nome=marcelo
`

export const order = `
o cashback 31, habilita pra mim → cashback.habilitar ids=31
do fornecedor 8 o nome mudar para Tim Celular → fornecedor.alterar ids=8 campo=dscNome valor=Tim_Celular
662 é o bônus, libera → bonus.liberar ids=662
loja nova, cadastrar → loja.cadastrar
[/produtos] pelo preço esses produtos ordena → /produtos?ordem=numPreco,ASC|/produtos?ordem=numPreco,DESC
pro pedido 4471 os bônus reprocessa → bonus.reprocessar id=4471|pedido.reprocessar id=4471
inativas só, das categorias, mostra → ?
[/produtos] o estoque do 290 pra 15 muda → produto.estoque.ajustar id=290 n=15
plano 6 apagar → plano.excluir ids=6
[/auditoria/transacoes/valor] csv dessa auditoria, baixa aí → auditoria.exportar|tabela.csv
do usuario 112 as transações auditar → usuario.auditar id=112|auditoria.usuario id=112|/auditoria/transacoes/usuario?usuarioId=112
[/pedidos] na página 4 me põe → tabela.pagina n=4
produto 77, bloqueado o status dele deixa → produto.editar id=77|?
saldo do hub ver → ir.saldo|dashboard.credito
`

export const conjugated = `
exclua o fornecedor 19 → fornecedor.excluir ids=19
reprocesse o pedido 3380 → bonus.reprocessar id=3380|pedido.reprocessar id=3380
cadastre um produto novo → produto.cadastrar
vou liberar o bônus 951 → bonus.liberar ids=951|?
apagando categoria 9 → categoria.excluir ids=9
sincronizem os produtos com a rv → produto.sincronizar
bloqueie o produto 530 → produto.editar id=530|?
reajuste o preço do produto 88 para 29,90 → produto.alterar ids=88 campo=numPreco valor=29,90
zere o estoque do produto 1204 → produto.estoque.ajustar id=1204 n=0
escureça a tela → casca.tema tema=escuro
[/cashbacks] limpe os filtros → tabela.limpar
[/bonus] ordenem por data → /bonus?ordem=dtCadastro,ASC|/bonus
libere os bônus 41, 42 e 45 → bonus.liberar ids=41,42,45
[/produtos] selecione todas as linhas → tabela.selecionarTodos
[/pedidos] esconda a coluna autorização → tabela.colunas coluna=dscAuthorizationCode|coluna.ocultar coluna=dscAuthorizationCode
desfaçam a última ação → casca.desfazer
inativemos a loja 14 → loja.editar id=14|?
`

export const questions = `
vc consegue abrir o pedido 5520 pra mim? → pedido.ver id=5520
como que eu faço pra cadastrar um fornecedor novo? → fornecedor.cadastrar
por gentileza, poderia exibir a auditoria por faixa de valor? → ir.auditoria.valor|/auditoria/transacoes/valor
onde vejo o limite de crédito disponível? → dashboard.credito|ir.saldo|ir.dashboard
tem como liberar o bônus 308, por favor? → bonus.liberar ids=308
quanto a gente tem de saldo? → ir.saldo|dashboard.credito
quais lojas tão inativas? → ?
Bom dia! Gostaria de editar a categoria 11, obrigada. → categoria.editar id=11
quantos pedidos tem no total? → dashboard.pedidos
cadê o ledger de bonus? → ir.bonus|/bonus
[/lojas] dá pra tirar esse filtro? → tabela.limpar|?
será que tem jeito de desativar o produto 645? → produto.editar id=645|?
qual é mesmo o cashback 40? → cashback.ver id=40
como saio do sistema? → sessao.sair
uai, que que dá pra fazer aqui? → casca.atalhos|casca.paleta
Poderia, quando puder, reprocessar o pedido 6114? → bonus.reprocessar id=6114|pedido.reprocessar id=6114
qual o histórico da transação 78120, por favor? → transacao.historico id=78120
`

export const english = `
delete category 21 → categoria.excluir ids=21
[/lojas] dá um reload na lista → tabela.recarregar
switch to dark mode → casca.tema tema=escuro
show me the pending products → /produtos?statusId=4
faz um update do stock do produto 340 pra 60 → produto.estoque.ajustar id=340 n=60
release bonus 1190 → bonus.liberar ids=1190
[/auditoria/transacoes/usuario] export p/ csv → auditoria.exportar|tabela.csv
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
go to orders → ir.pedidos|/pedidos
disable cashback 17 → cashback.desabilitar ids=17
dar logout → sessao.sair
[/transacoes] next page please → tabela.proxima
`

export const wordNumbers = `
excluir o produto quarenta e sete → produto.excluir ids=47
[/produtos] vai pra página três → tabela.pagina n=3
libera o bonus noventa e oito → bonus.liberar ids=98
cashback doze, desabilitar → cashback.desabilitar ids=12
[/transacoes] cem linhas por página → /transacoes?tamanho=100
estoque do produto 512 = trinta → produto.estoque.ajustar id=512 n=30
abrir edição da loja dezesseis → loja.editar id=16
percentual do cashback nove pra quatro por cento → cashback.editar id=9|?
auditoria do usuário oitenta e um → usuario.auditar id=81|auditoria.usuario id=81|/auditoria/transacoes/usuario?usuarioId=81
profundidade do plano cinco para três → plano.profundidade id=5 n=3
apaga os fornecedores vinte e dois e vinte e três → fornecedor.excluir ids=22,23
`

export const names = `
excluir produto recarga claro 20 → produto.excluir nome=recarga_claro_20
editar fornecedor vivo → fornecedor.editar nome=vivo
desabilita o cashback black friday → cashback.desabilitar nome=black_friday
procura a usuária Patrícia Amaral → usuario.buscar nome=patricia_amaral|/usuarios?nome=Patrícia Amaral|/usuarios?nome=patricia amaral
abre a loja magazine luiza → loja.editar nome=magazine_luiza
transacoes do usuario Geraldo Magela → usuario.auditar nome=geraldo_magela|auditoria.usuario nome=geraldo_magela
liberar os bônus da rosângela → bonus.liberar nome=rosangela
inativar categoria Gift Card → categoria.editar nome=gift_card|?
preço do produto Netflix 35 pra 37,90 → produto.editar nome=netflix_35|?
produtos da tim → produto.filtrar nome=tim|/produtos?dscNome=tim
pedidos do Adilson → ?
`

export const joined = `
excluirproduto 88 → produto.excluir ids=88
liberarbonus 412 → bonus.liberar ids=412
novacategoria → categoria.cadastrar
auditoriaporusuario 77 → usuario.auditar id=77|auditoria.usuario id=77|/auditoria/transacoes/usuario?usuarioId=77
modoclaro → casca.tema tema=claro
lojasinativas → ?
reprocessarpedido 8830 → bonus.reprocessar id=8830|pedido.reprocessar id=8830
[/cashbacks] limparfiltros → tabela.limpar
editarproduto52 → produto.editar id=52
`

export const plain = `
quero ver o que a gente vende → ir.produtos|/produtos
quanto ainda tem de crédito pra usar → dashboard.credito|ir.saldo|ir.dashboard
deixa a tela preta que meu olho tá doendo → casca.tema tema=escuro
vou almoçar, fecha minha conta aqui → sessao.sair
quem são as empresas que fornecem pra nós → ir.fornecedores|/fornecedores
[/auditoria/transacoes/tipo] me dá isso numa planilha → auditoria.exportar|tabela.csv|leitura.exportar|leitura.exportar.xlsx
[/pedidos] esse trem tá desatualizado, busca de novo → tabela.recarregar
o produto 903 saiu de linha, tira de venda → produto.editar id=903|?
o produto 118 acabou, põe zero no estoque → produto.estoque.ajustar id=118 n=0
volta pra tela inicial → ir.dashboard
o que o povo comprou por último → ir.pedidos|/pedidos
quem tá cadastrado no sistema → ir.usuarios|/usuarios
quero botar mais uma loja parceira → loja.cadastrar
puxa as novidades da rv → produto.sincronizar
paga logo o bônus 620 que o cliente tá cobrando → bonus.liberar ids=620
[/categorias] a 4 tá errada, some com ela → categoria.excluir ids=4
no escuro não enxergo nada, põe claro → casca.tema tema=claro
[/produtos] desmarca tudo → tabela.limparSelecao
deu ruim, volta como tava antes → casca.desfazer
não sei mexer nisso, me ajuda → casca.atalhos
o que já aconteceu com a transação 55210 → transacao.historico id=55210|transacao.ver id=55210
quanto tá a fatura → dashboard.credito|ir.saldo|ir.dashboard
[/transacoes] vai lá pro fim da lista → tabela.ultima
`

export const periods = `
auditoria por tipo de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
transacoes do usuario 233 na semana passada → /auditoria/transacoes/usuario?usuarioId=233&de=2026-11-09&ate=2026-11-15|/auditoria/transacoes/usuario?usuarioId=233&de=2026-11-08&ate=2026-11-14
auditoria por valor de 01/10/2026 a 31/10/2026 → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] o mês passado inteiro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/valor] de 05/11 até hoje → /auditoria/transacoes/valor?de=2026-11-05&ate=2026-11-20
[/auditoria/transacoes/tipo] ultimos 15 dias → /auditoria/transacoes/tipo?de=2026-11-06&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-05&ate=2026-11-20
transações acima de 500 reais desde 10/11 → /auditoria/transacoes/valor?min=500&de=2026-11-10|/auditoria/transacoes/valor?min=500&de=2026-11-10&ate=2026-11-20|/auditoria/transacoes/valor?min=500.01&de=2026-11-10|/auditoria/transacoes/valor?min=500.01&de=2026-11-10&ate=2026-11-20
usuario 87 entre 1 e 15 de outubro → /auditoria/transacoes/usuario?usuarioId=87&de=2026-10-01&ate=2026-10-15
audita o usuário 340 de segunda pra cá → /auditoria/transacoes/usuario?usuarioId=340&de=2026-11-16|/auditoria/transacoes/usuario?usuarioId=340&de=2026-11-16&ate=2026-11-20
[/auditoria/transacoes/tipo] primeiro trimestre de 2026 → /auditoria/transacoes/tipo?de=2026-01-01&ate=2026-03-31
valores entre 100 e 250 no mês de setembro → /auditoria/transacoes/valor?min=100&max=250&de=2026-09-01&ate=2026-09-30
[/auditoria/transacoes/tipo] hoje das 8h ao meio-dia → /auditoria/transacoes/tipo?dataInicio=2026-11-20T08:00&dataFim=2026-11-20T12:00|/auditoria/transacoes/tipo?dataInicio=2026-11-20T08:00&dataFim=2026-11-20T11:59
transações por tipo do dia 15/11/2026 → /auditoria/transacoes/tipo?de=2026-11-15&ate=2026-11-15
[/auditoria/transacoes/valor] anteontem → /auditoria/transacoes/valor?de=2026-11-18&ate=2026-11-18
fechamento de outubro: auditoria por tipo do dia 1 ao dia 31 → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
`

export const filters = `
produtos bloqueados → /produtos?statusId=3
só os cashbacks de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] com natal na descrição → /cashbacks?DSC_CASHBACK=natal
bonus do pedido 3310 → /bonus?pedidoId=3310
[/bonus] só nível 2 → /bonus?nivel=2
quero apenas os planos ativos → ?
produtos do fornecedor 12 que estão pendentes → /produtos?fornecedorId=12&statusId=4
transações de 50 a 80 reais → /auditoria/transacoes/valor?min=50&max=80
gente chamada Wanderley nos usuários → usuario.buscar texto=wanderley|/usuarios?nome=Wanderley|/usuarios?nome=wanderley
categorias que nao estao ativas → ?
produtos sem estoque → ?
[/produtos] mais caros que 100 reais → ?
lojas com casa no nome → ?|loja.editar nome=casa
bônus do beneficiário 540 → /bonus?beneficiarioId=540
qual plano é o padrão → ?
`

export const sorting = `
produtos do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
pedidos mais antigos primeiro → /pedidos?ordem=dtCadastro,ASC
usuarios em ordem alfabetica → /usuarios|/usuarios?ordem=nome,ASC
[/produtos] ordenar por preco crescente → /produtos?ordem=numPreco,ASC
[/transacoes] maior valor em cima → /transacoes?ordem=numAmount,DESC
fornecedores de z a a → /fornecedores?ordem=dscNome,DESC
[/produtos] classifica por qtd, menor primeiro → /produtos?ordem=numEstoque,ASC
bônus por valor, do maior pro menor → /bonus?ordem=valor,DESC
cashbacks pela porcentagem decrescente → /cashbacks?ordem=porcentagemCashback,DESC
[/auditoria/transacoes/tipo] põe por data, os recentes antes → /auditoria/transacoes/tipo|/auditoria/transacoes/tipo?ordem=dtCadastro,DESC
planos ordenados pela profundidade → /cashback-planos?ordem=maxDepth,ASC|/cashback-planos?ordem=maxDepth,DESC
[/categorias] organiza pelo nome → /categorias?ordem=dscNome,ASC
[/pedidos] ordem de usuário, A-Z → /pedidos?ordem=usuario.nomeCompleto,ASC
`

export const sizes = `
[/produtos] 100 por pagina → /produtos?tamanho=100
[/transacoes] quero ver 500 linhas de uma vez → /transacoes?tamanho=500
[/pedidos] próxima → tabela.proxima
[/usuarios] ir pra pag 7 → tabela.pagina n=7
[/bonus] ultima página → tabela.ultima
últimos 5 pedidos → /pedidos?tamanho=5|/pedidos
[/cashbacks] mostra 10 por vez → /cashbacks|tabela.tamanho n=10
as 20 transações mais recentes → /transacoes?tamanho=100|/transacoes?tamanho=20
[/lojas] volta uma página → tabela.anterior
[/auditoria/transacoes/valor] mil registros por tela → /auditoria/transacoes/valor?tamanho=1000
[/fornecedores] primeira pagina → tabela.primeira
`
