/**
 * Lines by a clerk, an auditor, support and a new colleague. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const slips = `
exlcuir produto 45 → produto.excluir ids=45
abirr a lista de pedidos → ir.pedidos
[/produtos] desatvar 31 e 32 → ?
fornecdores → ir.fornecedores
audtoria do usuario 77 → usuario.auditar id=77|auditoria.usuario id=77|/auditoria/transacoes/usuario?usuarioId=77
liebrar bonus 390 da cliente q ligou → bonus.liberar ids=390
mudar preço do prodto 18 pra 25,90 → produto.editar id=18|?|produto.alterar ids=18 campo=numPreco valor=25,90
preciso das transaçoes de onetm → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
dashbord → ir.dashboard
[/cashbacks] habiltar cashbak 6 → cashback.habilitar ids=6
sincornizar os produtos da rv → produto.sincronizar
[/auditoria/transacoes/tipo] exprotar csv → auditoria.exportar|tabela.csv
reporcessar pedido 2210 → bonus.reprocessar id=2210|pedido.reprocessar id=2210
`

export const order = `
produto 64 apagar → produto.excluir ids=64
do pedido 1180 o bônus reprocessa → bonus.reprocessar id=1180|pedido.reprocessar id=1180
[/bonus] o 415 e o 416 pode liberar → bonus.liberar ids=415,416
pra 12,50 o preço do produto 27 → produto.editar id=27|?
loja 8, os dados dela editar → loja.editar id=8
inativos os produtos me mostra → /produtos?statusId=2
tema escuro colocar → casca.tema tema=escuro
estoque do produto 93 zera → produto.estoque.ajustar id=93 n=0
nova categoria criar → categoria.cadastrar
do fornecedor 5 o nome mudar pra Claro Recargas → fornecedor.alterar ids=5 campo=dscNome valor=Claro_Recargas
a tela de planos abre pra mim → ir.planos
cashback 14 esse desabilita → cashback.desabilitar ids=14
do usuário 340 as transações auditar → usuario.auditar id=340|auditoria.usuario id=340|/auditoria/transacoes/usuario?usuarioId=340
[/produtos] por preço, do mais caro, ordena → /produtos?ordem=numPreco,DESC
`

export const conjugated = `
exclua a categoria 9, tá duplicada → categoria.excluir ids=9
libera o bônus 72 aí → bonus.liberar ids=72
abra o pedido 3391 → pedido.ver id=3391
desabilitem o cashback 11 → cashback.desabilitar ids=11
bloqueie o produto 58 por favor, deu reclamação → produto.editar id=58|?
[/bonus] liberando 21 22 e 23 → bonus.liberar ids=21,22,23
reprocesse os bônus do pedido 909 → bonus.reprocessar id=909|pedido.reprocessar id=909
cadastramos um fornecedor novo agora → fornecedor.cadastrar
mostre as lojas que a gente tem → ir.lojas|/lojas
[/pedidos] recarrega aí → tabela.recarregar
ative o produto 120 novamente → produto.editar id=120|?
associe o plano 3 ao produto 77 → produto.plano.associar produto=77 plano=3
renomeie a categoria 12 para Jogos → categoria.editar id=12|?|categoria.alterar ids=12 campo=dscNome valor=Jogos
[/auditoria/transacoes/valor] exporta isso em csv → auditoria.exportar|tabela.csv
[/produtos] marca todos → tabela.selecionarTodos
aumenta o estoque do produto 40 pra 300 → produto.estoque.ajustar id=40 n=300
edita a loja 15 pra mim → loja.editar id=15
`

export const questions = `
me ajuda por favor → casca.atalhos
como faço pra cadastrar um produto? → produto.cadastrar
vc pode liberar o bônus 1043 pfv? → bonus.liberar ids=1043
qual o saldo da rv? → ir.saldo|dashboard.credito
dá pra desativar o cashback 22? → cashback.desabilitar ids=22
quanto temos de limite disponível? → dashboard.credito|ir.saldo
onde vejo os fornecedores? → ir.fornecedores
quantos usuários tem? → dashboard.usuarios|ir.usuarios
por gentileza, abrir a transação 8812 → transacao.ver id=8812|transacao.historico id=8812
tem como mudar o tema? → casca.tema|casca.ajustes
bah, tu consegue me mostrar o histórico da transação 5507? → transacao.historico id=5507
será que rola excluir o produto 210? → produto.excluir ids=210
quanto tem de estoque o produto 61? → produto.estoque.ver id=61
poderia reprocessar o pedido 4410, por favor → bonus.reprocessar id=4410|pedido.reprocessar id=4410
quero ver as transações do usuário 1290 → usuario.auditar id=1290|auditoria.usuario id=1290|/auditoria/transacoes/usuario?usuarioId=1290
quais produtos tão bloqueados? → /produtos?statusId=3
onde é que eu troco o preço do produto 19? → produto.editar id=19
`

export const english = `
show orders → ir.pedidos
delete supplier 14 pls, it's duplicated → fornecedor.excluir ids=14
go to stores → ir.lojas
dark mode → casca.tema tema=escuro
[/auditoria/transacoes/usuario] download csv → auditoria.exportar|tabela.csv
pode dar release no bonus 88 → bonus.liberar ids=88
disable cashback 5 please → cashback.desabilitar ids=5
[/transacoes] next page → tabela.proxima
[/lojas] dar um reload na lista → tabela.recarregar
edit store 21, o link tá errado → loja.editar id=21
vou almoçar, faz logout → sessao.sair
`

export const wordNumbers = `
liberar bônus trinta e dois → bonus.liberar ids=32
excluir o produto de número doze → produto.excluir ids=12
me traz os últimos cinco pedidos → /pedidos?tamanho=5
preço do produto 14 para vinte e cinco reais → produto.editar id=14|?
bota cinquenta no estoque do produto 8 → produto.estoque.ajustar id=8 n=50
quero editar a categoria vinte e um → categoria.editar id=21
[/produtos] cem por página → /produtos?tamanho=100
[/pedidos] ir pra página três → tabela.pagina n=3
desativa aí o cashback sete → cashback.desabilitar ids=7
abre o pedido noventa e nove → pedido.ver id=99
`

export const names = `
excluir produto recarga tim 20 → produto.excluir nome=recarga_tim_20
editar o link da loja magalu → loja.editar nome=magalu
a cliente claudia mendes quer saber do bonus dela → bonus.filtrar nome=claudia_mendes
transações do usuario joão pedro → usuario.auditar nome=joão_pedro|auditoria.usuario nome=joão_pedro|auditoria.usuario.filtrar nome=joão_pedro
desativar produto netflix 35 → produto.editar nome=netflix_35|?
abrir o cadastro do fornecedor vivo pra editar → fornecedor.editar nome=vivo
auditar o usuário Fernanda Lopes → usuario.auditar nome=Fernanda_Lopes|auditoria.usuario nome=Fernanda_Lopes|auditoria.usuario.filtrar nome=Fernanda_Lopes
pode excluir a categoria streaming que ninguém usa → categoria.excluir nome=streaming
habilitar o cashback natal de novo → cashback.habilitar nome=natal
preço do google play 30 pra 31,50 → produto.editar nome=google_play_30|?
abrir plano ouro → plano.editar nome=ouro
`

export const joined = `
abrirpedidos → ir.pedidos
excluirproduto 71 → produto.excluir ids=71
liberarbonus 640 → bonus.liberar ids=640
temaescuro → casca.tema tema=escuro
novoproduto → produto.cadastrar
editarloja 4 → loja.editar id=4
produtosinativos → /produtos?statusId=2
auditoriaporvalor → ir.auditoria.valor
`

export const plain = `
deixa a tela preta que tá doendo a vista → casca.tema tema=escuro
quanto ainda dá pra gastar na rv → dashboard.credito|ir.saldo
tirar o produto 33 do ar → produto.editar id=33|?
voltar o produto 33 pro ar → produto.editar id=33|?
quero botar uma lojinha nova → loja.cadastrar
soltar o bonus 512 que o cara tá esperando → bonus.liberar ids=512
jogar fora a categoria 17 → categoria.excluir ids=17
acabou meu turno, tchau → sessao.sair
[/auditoria/transacoes/tipo] baixar uma planilha disso → auditoria.exportar|tabela.csv
tô perdida nessa tela, socorro → casca.atalhos
puxar os produtos novos da rv → produto.sincronizar
acabou o produto 84, zera lá → produto.estoque.ajustar id=84 n=0
quem são os nossos fornecedores mesmo? → ir.fornecedores|/fornecedores
[/bonus] a lista tá velha, atualiza → tabela.recarregar
remarcar o produto 52 pra 9,99 → produto.editar id=52|?
o pedido 7003 ficou sem bônus, gera de novo → bonus.reprocessar id=7003|pedido.reprocessar id=7003
como tão as vendas de hoje → ?|ir.pedidos
quem ganhou cashback essa semana → /auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-22|/auditoria/transacoes/tipo?de=2026-11-16|/auditoria/transacoes/tipo?de=2026-11-15&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-15&ate=2026-11-21
o que o cliente 885 movimentou → usuario.auditar id=885|auditoria.usuario id=885|/auditoria/transacoes/usuario?usuarioId=885
gente cadastrada → ir.usuarios|dashboard.usuarios
quanto a gente deve pra rv → dashboard.credito|ir.saldo
[/transacoes] limpa essa busca → tabela.limpar|?
[/produtos] esconde a coluna fornecedor → tabela.colunas coluna=fornecedor.dscNome|coluna.ocultar coluna=fornecedor.dscNome
tela inicial → ir.dashboard
`

export const periods = `
me mostra as transações que entraram ontem → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
os pedidos que caíram na semana passada → ?
auditoria do usuário 51 em outubro → /auditoria/transacoes/usuario?usuarioId=51&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] de 01/11 a 15/11 → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-15
[/auditoria/transacoes/valor] últimos 7 dias → /auditoria/transacoes/valor?de=2026-11-14&ate=2026-11-20
todo o bônus gerado nesse mês → ?
transações entre 3 e 10 de novembro → /auditoria/transacoes/valor?de=2026-11-03&ate=2026-11-10
auditoria por valor, só de segunda pra cá → /auditoria/transacoes/valor?de=2026-11-16|/auditoria/transacoes/valor?de=2026-11-16&ate=2026-11-20
[/auditoria/transacoes/usuario] mês passado → /auditoria/transacoes/usuario?de=2026-10-01&ate=2026-10-31
transações do primeiro semestre → /auditoria/transacoes/valor?de=2026-01-01&ate=2026-06-30
movimentação do usuario 1204 de 15 de outubro até hj → /auditoria/transacoes/usuario?usuarioId=1204&de=2026-10-15&ate=2026-11-20|/auditoria/transacoes/usuario?usuarioId=1204&de=2026-10-15
pedidos de hoje → ?
transações acima de 500 este mês → /auditoria/transacoes/valor?min=500&de=2026-11-01&ate=2026-11-20|/auditoria/transacoes/valor?min=500&de=2026-11-01&ate=2026-11-30
[/auditoria/transacoes/tipo] anteontem → /auditoria/transacoes/tipo?de=2026-11-18&ate=2026-11-18
ult 30 dias de cashback → /auditoria/transacoes/tipo?de=2026-10-22&ate=2026-11-20
`

export const filters = `
produtos que tão sem nada no estoque → ?
ver só os produtos da claro → produto.filtrar nome=claro|/produtos?dscNome=claro
[/fornecedores] só os inativos → ?
bônus nível 2 → /bonus?nivel=2
cashback acima de 5% → ?
me separa as transações maiores que 1000 → /auditoria/transacoes/valor?min=1000
usuários com nome carla → /usuarios?nome=carla|usuario.buscar texto=carla
produtos de até 20 reais → ?
produtos pendentes → /produtos?statusId=4
só as categorias que tão ativas → ?
transacoes por pix → ?
quais bônus saíram do pedido 6120 → /bonus?pedidoId=6120
planos ativos → ?
[/auditoria/transacoes/valor] entre 50 e 200 reais → /auditoria/transacoes/valor?min=50&max=200
fornecedores que são da categoria games → ?
`

export const sorting = `
[/produtos] mais barato primeiro → /produtos?ordem=numPreco,ASC
pedidos com os mais recentes em cima → /pedidos|/pedidos?ordem=dtCadastro,DESC
[/categorias] ordem alfabética → /categorias?ordem=dscNome,ASC
[/cashbacks] maior porcentagem em cima → /cashbacks?ordem=porcentagemCashback,DESC
[/transacoes] ordena por valor, o maior no topo → /transacoes?ordem=numAmount,DESC
produtos com menos estoque primeiro → /produtos?ordem=numEstoque,ASC
[/bonus] do mais antigo pro mais novo → /bonus?ordem=dtCadastro,ASC
lista de usuários de Z a A → /usuarios?ordem=nome,DESC
[/fornecedores] ordenar por nome → /fornecedores?ordem=dscNome,ASC
maiores pedidos → /pedidos?ordem=numPreco,DESC
[/auditoria/transacoes/valor] deixa por data, da mais nova pra mais velha → /auditoria/transacoes/valor|/auditoria/transacoes/valor?ordem=dtCadastro,DESC|tabela.ordenarPadrao
[/lojas] deixa as lojas por id crescente → /lojas?ordem=id,ASC
`

export const sizes = `
[/produtos] 100 por página → /produtos?tamanho=100
só os últimos 20 pedidos que entraram → /pedidos?tamanho=100|/pedidos?tamanho=20
[/bonus] mostra 500 linhas de uma vez → /bonus?tamanho=500
[/transacoes] vai pra pag 4 → tabela.pagina n=4
[/produtos] última página → tabela.ultima
ult 3 transações → /transacoes?tamanho=5|/transacoes
me vê os 10 bônus mais novos → /bonus?tamanho=10|/bonus
[/usuarios] próxima → tabela.proxima
[/pedidos] volta uma página → tabela.anterior
categorias com mil por página → /categorias?tamanho=1000
`
