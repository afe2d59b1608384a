/**
 * Lines by four people who do not know the console: a manager, a support agent, a trainee and an accountant. Written
 * from the specification, without the console. Format: `../actions.fixture.ts`.
 */

export const plain = `
preciso dar uma olhada nos produtos que estão bloqueados → /produtos?statusId=3
queria ver o que ainda está pendente de bônus → /bonus?statusId=1
me leva pra tela onde ficam os pedidos → ir.pedidos|/pedidos
gostaria de acompanhar as transações da casa → ir.transacoes|/transacoes
o gerente quer saber quantos usuários nós temos hoje → dashboard.usuarios
estou procurando o cadastro dos fornecedores → ir.fornecedores|/fornecedores
quero colocar uma loja nova no sistema → loja.cadastrar
temos um parceiro novo, preciso abrir o cadastro de fornecedor → fornecedor.cadastrar
vou criar mais uma categoria → categoria.cadastrar
quero montar um plano multinível do zero → plano.cadastrar
preciso registrar um cashback novo para a campanha de natal → cashback.cadastrar
quero lançar um produto novo na vitrine → produto.cadastrar
o produto 318 saiu de linha, pode apagar → produto.excluir ids=318
precisamos tirar do ar o cashback 21 → cashback.desabilitar ids=21
o cashback 21 pode voltar a valer → cashback.habilitar ids=21
a loja 44 fechou as portas, quero eliminar o cadastro dela → loja.excluir ids=44
a categoria 9 não serve mais pra nada, quero que ela suma → categoria.excluir ids=9
quero me livrar do fornecedor 12 → fornecedor.excluir ids=12
o bônus 904 já foi conferido, pode soltar → bonus.liberar ids=904
tá na hora de pagar os bônus 601, 602 e 603 → bonus.liberar ids=601,602,603
o pedido 2250 não gerou bônus, preciso que seja processado outra vez → bonus.reprocessar id=2250|pedido.reprocessar id=2250
quero conferir tudo o que o usuário 77 movimentou → usuario.auditar id=77|auditoria.usuario id=77|/auditoria/transacoes/usuario?usuarioId=77
preciso ver as movimentações acima de cinco mil reais → /auditoria/transacoes/valor?min=5000
quero as transações que ficaram entre 200 e 350 reais → /auditoria/transacoes/valor?min=200&max=350
me interessam só as transações abaixo de 10 reais → /auditoria/transacoes/valor?max=10
preciso do histórico completo da transação 15090 → transacao.historico id=15090|/auditoria/transacoes/15090
quero saber quanto ainda temos de limite → dashboard.credito|ir.saldo|/saldo
gostaria de verificar o saldo com o hub → ir.saldo|dashboard.credito|/saldo
vamos trazer os produtos do hub para cá → produto.sincronizar|rv.sincronizar
preciso saber quantas unidades restam do produto 52 → produto.estoque.ver id=52
chegaram mercadorias, o estoque do produto 52 agora é 140 → produto.estoque.ajustar id=52 n=140
o plano 3 deve ter cinco níveis de profundidade → plano.profundidade id=3 n=5
quero que o produto 88 faça parte do plano 4 → produto.plano.associar produto=88 plano=4
o produto 88 não deve mais participar do plano 4 → produto.plano.desassociar produto=88 plano=4
preciso mexer no cadastro da loja 31 → loja.editar id=31
quero corrigir o nome do fornecedor 8 → fornecedor.editar id=8
vou mudar a descrição do cashback 14 → cashback.editar id=14
tem um erro na categoria 17 e eu quero consertar → categoria.editar id=17
quero rever as regras do plano 2 → plano.editar id=2
mostre-me os detalhes do cashback 30, por gentileza → cashback.ver id=30
só quero dar uma espiada no pedido 4471 → pedido.ver id=4471
[/produtos] quero os mais caros em primeiro lugar → tabela.ordenar coluna=numPreco dir=DESC|/produtos?ordem=numPreco,DESC
[/produtos] gostaria de ver cem por vez → tabela.tamanho n=100|/produtos?tamanho=100
[/produtos] quero voltar a ver todos, sem filtro nenhum → tabela.limpar
[/bonus] me leve para a última folha dessa lista → tabela.ultima
[/auditoria/transacoes/valor] preciso disso numa planilha para a diretoria → auditoria.exportar|tabela.csv|leitura.exportar|leitura.exportar.xlsx
a tela está muito clara, me dói a vista → casca.tema tema=escuro
prefiro trabalhar com a tela clara → casca.tema tema=claro
já terminei por hoje, quero sair do sistema → sessao.sair
não lembro as teclas, me mostra → casca.atalhos
quero ver a minha foto e os meus dados → ir.perfil|/perfil
preciso achar a usuária chamada marlene → usuario.buscar texto=marlene|/usuarios?nome=marlene
estou atrás dos cashbacks que já foram desligados → /cashbacks?STATUS_ID=2
quero ver só os cashbacks que estão valendo → /cashbacks?STATUS_ID=1
quero os bônus que vieram do pedido 733 → /bonus?pedidoId=733
os bônus do beneficiário 45, por favor → /bonus?beneficiarioId=45
preciso somente dos produtos que são da categoria 6 → /produtos?categoriaId=6
gostaria da lista de produtos que compramos do fornecedor 19 → /produtos?fornecedorId=19
`

export const questions = `
onde eu vejo os pedidos? → ir.pedidos|/pedidos
cadê os usuários? → ir.usuarios|/usuarios
como faço pra cadastrar uma loja? → loja.cadastrar
tem como apagar o produto 140? → produto.excluir ids=140
dá pra liberar o bonus 1120 agora? → bonus.liberar ids=1120
consigo reprocessar o pedido 981? → bonus.reprocessar id=981|pedido.reprocessar id=981
quantos pedidos a gente tem no total? → dashboard.pedidos
quantas transações já rolaram? → dashboard.transacoes
quanto ainda tem de limite disponivel? → dashboard.credito|ir.saldo|/saldo
qual o valor da fatura em aberto? → dashboard.credito|ir.saldo|/saldo
qual é o estoque do produto 64? → produto.estoque.ver id=64
quanto tem em estoque do item rv 905? → rv.estoque.ver id=905
o que aconteceu com a transação 8812? → transacao.historico id=8812|/auditoria/transacoes/8812
quais são os produtos inativos? → /produtos?statusId=2
quais produtos ainda estão pendentes? → /produtos?statusId=4
quais bônus ainda não saíram? → /bonus?statusId=1
quais bonus o usuario 230 recebeu? → /bonus?beneficiarioId=230
que bônus saíram do pedido 6614? → /bonus?pedidoId=6614
quais cashbacks tão desativados? → /cashbacks?STATUS_ID=2
quais cashbacks são de 5%? → /cashbacks?PORCENTAGEM_CASHBACK=5
o que o usuario 51 comprou? → usuario.auditar id=51|auditoria.usuario id=51|/auditoria/transacoes/usuario?usuarioId=51
quem é o usuario com nome de jurandir? → usuario.buscar texto=jurandir|/usuarios?nome=jurandir
onde fica a auditoria por valor? → ir.auditoria.valor|/auditoria/transacoes/valor
aonde eu mexo nos planos? → ir.planos|/cashback-planos
como que eu desativo o cashback 33? → cashback.desabilitar ids=33
como reativo o cashback 33? → cashback.habilitar ids=33
onde altero os dados da loja 5? → loja.editar id=5
posso ver o cashback 12? → cashback.ver id=12
poderia me mostrar o pedido 300? → pedido.ver id=300
alguém sabe onde vejo o ledger? → ir.bonus|/bonus
teve transação acima de 3 mil? → /auditoria/transacoes/valor?min=3000
tem alguma transação de menos de 1 real? → /auditoria/transacoes/valor?max=1
como coloco o produto 70 no plano 5? → produto.plano.associar produto=70 plano=5
e pra tirar o produto 70 do plano 5, como faz? → produto.plano.desassociar produto=70 plano=5
como mudo a profundidade do plano 8 pra 3? → plano.profundidade id=8 n=3
será que dá pra deixar a tela escura? → casca.tema tema=escuro
quais são os atalhos dessa tela? → casca.atalhos
que versão é essa? → casca.versao
como saio daqui? → sessao.sair|ir.voltar
quem sou eu aqui dentro? → sessao.perfilAtual|ir.perfil
[/produtos] tem como ver só os bloqueados? → /produtos?statusId=3
[/produtos] dá pra pôr em ordem de nome? → tabela.ordenar coluna=dscNome dir=ASC|/produtos?ordem=dscNome,ASC
[/usuarios] cadê a próxima página? → tabela.proxima
[/pedidos] como volto pra primeira página? → tabela.primeira
[/transacoes] dá pra aparecer 500 de uma vez? → tabela.tamanho n=500|/transacoes?tamanho=500
[/bonus] como eu baixo isso em excel? → tabela.csv|leitura.exportar.xlsx|leitura.exportar
[/cashbacks] como tiro esses filtros? → tabela.limpar
[/produtos] por que não atualiza? pode recarregar? → tabela.recarregar
[/lojas] como faço uma nova? → loja.cadastrar
[/fornecedores] consigo excluir o 7 e o 9? → fornecedor.excluir ids=7,9
[/auditoria/transacoes/usuario] e do usuário 66, o que tem? → usuario.auditar id=66|auditoria.usuario id=66|/auditoria/transacoes/usuario?usuarioId=66
[/auditoria/transacoes/valor] e entre 50 e 80 reais? → /auditoria/transacoes/valor?min=50&max=80
`

export const english = `
show me the orders → ir.pedidos|/pedidos
go to stores → ir.lojas|/lojas
open users pls → ir.usuarios|/usuarios
new product → produto.cadastrar
add a supplier → fornecedor.cadastrar
create category → categoria.cadastrar
delete store 18 → loja.excluir ids=18
remove product 201 and 202 → produto.excluir ids=201,202
edit plan 6 → plano.editar id=6
release bonus 774 → bonus.liberar ids=774
disable cashback 9 → cashback.desabilitar ids=9
enable cashback 9 → cashback.habilitar ids=9
reprocess order 1402 → bonus.reprocessar id=1402|pedido.reprocessar id=1402
blocked products → /produtos?statusId=3
list pending bonuses → /bonus?statusId=1
dar um delete no produto 66 → produto.excluir ids=66
fazer o release do bônus 31 → bonus.liberar ids=31
fazer sync do rv → produto.sincronizar|rv.sincronizar
quero o report das transactions → ir.transacoes|/transacoes
check stock of product 15 → produto.estoque.ver id=15
set stock of product 15 to 40 → produto.estoque.ajustar id=15 n=40
transactions over 1000 → /auditoria/transacoes/valor?min=1000
transactions between 20 and 60 → /auditoria/transacoes/valor?min=20&max=60
user 93 transactions → usuario.auditar id=93|auditoria.usuario id=93|/auditoria/transacoes/usuario?usuarioId=93
search user priscila → usuario.buscar texto=priscila|/usuarios?nome=priscila
credit limit → dashboard.credito|ir.saldo|/saldo
how many users do we have → dashboard.usuarios
set dark mode → casca.tema tema=escuro
light theme please → casca.tema tema=claro
shortcuts → casca.atalhos
log me out → sessao.sair
undo → casca.desfazer
[/produtos] sort by price desc → tabela.ordenar coluna=numPreco dir=DESC
[/produtos] next page → tabela.proxima
[/bonus] last page → tabela.ultima
[/cashbacks] clear filters → tabela.limpar
[/pedidos] refresh → tabela.recarregar
[/auditoria/transacoes/tipo] export to csv → auditoria.exportar|tabela.csv
[/produtos] select all → tabela.selecionarTodos
[/lojas] edit 27 → loja.editar id=27
[/produtos/editar/12] save → form.salvar|produto.salvar
[/produtos/editar/12] go back → form.voltar|ir.voltar|produto.voltar
`

export const conjugated = `
libere-se o bônus 3102 → bonus.liberar ids=3102
quero que exclua o produto 410 → produto.excluir ids=410
vocês poderiam filtrar os produtos inativos → /produtos?statusId=2
que se desabilite o cashback 52 → cashback.desabilitar ids=52
reative-se o cashback 52 → cashback.habilitar ids=52
exclua-se a loja 13 → loja.excluir ids=13
apaguem o fornecedor 40 → fornecedor.excluir ids=40
gostaria que liberassem os bônus 80 a 84 → bonus.liberar ids=80-84
peço que reprocessem o pedido 1919 → bonus.reprocessar id=1919|pedido.reprocessar id=1919
reprocesse-se o pedido 655 → bonus.reprocessar id=655|pedido.reprocessar id=655
favor excluírem a categoria 22 → categoria.excluir ids=22
solicito que seja excluído o plano 11 → plano.excluir ids=11
eu excluiria o produto 73 → produto.excluir ids=73|?
podem liberar o bônus 2001 → bonus.liberar ids=2001
poderia abrir a loja 8 → loja.editar id=8
abramos os pedidos → ir.pedidos|/pedidos
vejamos as transações → ir.transacoes|/transacoes
mostrem-me os usuários → ir.usuarios|/usuarios
liste os fornecedores → ir.fornecedores|/fornecedores
vá aos planos → ir.planos|/cashback-planos
edite-me o cashback 61 → cashback.editar id=61
altere o cadastro do fornecedor 26 → fornecedor.editar id=26
visualizemos o cashback 4 → cashback.ver id=4
cadastre-se nova loja → loja.cadastrar
crie um plano novo → plano.cadastrar
incluam uma categoria → categoria.cadastrar
sincronize-se o rv → produto.sincronizar|rv.sincronizar
sincronizem o catálogo do rv → produto.sincronizar|rv.sincronizar
audite o usuário 118 → usuario.auditar id=118|auditoria.usuario id=118|/auditoria/transacoes/usuario?usuarioId=118
auditem-se as transações acima de 2.500 → /auditoria/transacoes/valor?min=2500
verifiquemos as transações entre 1.000 e 1.500 reais → /auditoria/transacoes/valor?min=1000&max=1500
ajuste-se o estoque do produto 97 para 12 → produto.estoque.ajustar id=97 n=12
corrijam o estoque do produto 5 pra 0 → produto.estoque.ajustar id=5 n=0
que o produto 14 seja associado ao plano 2 → produto.plano.associar produto=14 plano=2
desvinculem o produto 14 do plano 2 → produto.plano.desassociar produto=14 plano=2
defina a profundidade do plano 7 em 4 → plano.profundidade id=7 n=4
consulte-se o estoque do produto 33 → produto.estoque.ver id=33
busquem o usuário anselmo → usuario.buscar texto=anselmo|/usuarios?nome=anselmo
localize a usuária ivone → usuario.buscar texto=ivone|/usuarios?nome=ivone
filtrem-se os bônus pendentes → /bonus?statusId=1
filtre os bônus da transação 4040 → /bonus?transacaoId=4040
queria que mostrasse os bônus do nível 2 → /bonus?nivel=2
[/produtos] ordenem pelo preço → tabela.ordenar coluna=numPreco
[/produtos] ordene-se por nome, do z ao a → tabela.ordenar coluna=dscNome dir=DESC
[/bonus] exportem esta página em csv → tabela.csv
[/auditoria/transacoes/usuario] exporte-se o csv → auditoria.exportar|tabela.csv
[/pedidos] recarregue-se a lista → tabela.recarregar
[/cashbacks] limpem-se os filtros → tabela.limpar
[/bonus] liberem-se o 19, o 20 e o 21 → bonus.liberar ids=19,20,21
[/fornecedores] excluamos o 15 → fornecedor.excluir ids=15
[/lojas] gostaria que excluísse a 6 → loja.excluir ids=6
[/produtos] selecionem o 8 e o 11 → tabela.selecionar ids=8,11|tabela.marcar ids=8,11
[/produtos] oculte-se a coluna categoria → coluna.ocultar|tabela.colunas coluna=categoria.dscNome
[/transacoes] passemos à página 4 → tabela.pagina n=4
escureça a tela → casca.tema tema=escuro
desfaça o que eu fiz agora → casca.desfazer
saiamos do sistema → sessao.sair
`

export const numbers = `
apagar os produtos do 30 ao 34 → produto.excluir ids=30-34
bônus quarenta e dois pode liberar → bonus.liberar ids=42
transações de 1.250,00 a 1.300,00 → /auditoria/transacoes/valor?min=1250&max=1300
transações do usuário 12 de 01/10/2026 a 15/10/2026 → /auditoria/transacoes/usuario?usuarioId=12&de=2026-10-01&ate=2026-10-15
o que passou de dez mil reais → /auditoria/transacoes/valor?min=10000
liberem do 700 até o 705, bônus → bonus.liberar ids=700-705
`

export const slips = `
como fasso pra excluri o fornecedor 3? → fornecedor.excluir ids=3
qeuro ver os pediods → ir.pedidos|/pedidos
liebrem o bonus 88 → bonus.liberar ids=88
serach user otavio → usuario.buscar texto=otavio|/usuarios?nome=otavio
`
