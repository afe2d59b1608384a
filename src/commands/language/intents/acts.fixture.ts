/**
 * What operators mean when they type, by register: written from the specification's tasks before the grammar was
 * tuned. One line each: `[screen] what is typed → what is meant`; `cases.fixture.ts` says how the right side is read.
 */

export const slips = `
exlcuir o produto 12 → produto.excluir ids=12
excluit produto 12 → produto.excluir ids=12
ecxluir produto 12 → produto.excluir ids=12
excluir produyo 12 → produto.excluir ids=12
excluir podruto 12 → produto.excluir ids=12
exclur produtos 12-15 → produto.excluir ids=12-15
apgar produto 12 → produto.excluir ids=12
deletra fornecedor 4 → fornecedor.excluir ids=4
remvoer loja 6 → loja.excluir ids=6
libear bonus 88 → bonus.liberar ids=88
librear bônus 88 → bonus.liberar ids=88
liberar bonsu 88 → bonus.liberar ids=88
desabiltar cashback 3 → cashback.desabilitar ids=3
desabiltiar cashbakc 3 → cashback.desabilitar ids=3
hablitar cashback 3 → cashback.habilitar ids=3
habiliatr cahsback 3 → cashback.habilitar ids=3
cahsbacks → ir.cashbacks
fonrecedores → ir.fornecedores
fronecedroes → ir.fornecedores
cateogrias → ir.categorias
abrir catgeoria 7 → categoria.editar id=7
trnasações → ir.transacoes
transaçoes por tpio → ir.auditoria.tipo
usuraios → ir.usuarios
pedisos → ir.pedidos
plnaos → ir.planos
dasbhoard → ir.dashboard
perifl → ir.perfil
reprocesar pedido 501 → bonus.reprocessar id=501
reporcesar pedido 501 → bonus.reprocessar id=501
reprocessar peiddo 501 → bonus.reprocessar id=501
sinconizar rv → produto.sincronizar
sincronziar catalogo → produto.sincronizar
[/produtos] odrenar por preço → /produtos?ordem=numPreco,ASC
[/produtos] ordenar por perço decrescente → /produtos?ordem=numPreco,DESC
[/produtos] liimpar filtros → tabela.limpar
[/produtos] limpar fitlros → tabela.limpar
[/produtos] expotar csv → tabela.csv
[/produtos] pagian 3 → tabela.pagina n=3
[/produtos] proxmia pagina → tabela.proxima
[/produtos] ultmia página → tabela.ultima
audiatr usuario 9 → usuario.auditar id=9
auditoira por tipo → ir.auditoria.tipo
tema ecsuro → casca.tema tema=escuro
atlahos → casca.atalhos
estqoue do produto 12 → produto.estoque.ver id=12
vincluar produto 12 ao plano 2 → produto.plano.associar produto=12 plano=2
ajustra estoque do produto 12 para 30 → produto.estoque.ajustar id=12 n=30
noov produto → produto.cadastrar
cadstrar loja → loja.cadastrar
ediatr loja 3 → loja.editar id=3
visualziar cashback 4 → cashback.ver id=4
[/produtos] selecoinar todos → tabela.selecionarTodos
[/produtos] copair link → tabela.copiarLink
hsitórico da transação 42 → transacao.historico id=42
histórico da trasnação 42 → transacao.historico id=42
buscar usuraio maria → usuario.buscar texto=maria
profundiade do plano 2 para 5 → plano.profundidade id=2 n=5
`

export const order = `
produto 12, excluir → produto.excluir ids=12
produtos 12 a 15 apagar → produto.excluir ids=12-15
12 15 18 produtos excluir → produto.excluir ids=12,15,18
bônus 88 liberar → bonus.liberar ids=88
bônus 88 e 89 pode liberar → bonus.liberar ids=88,89
loja 3 editar → loja.editar id=3
a loja 6, apaga → loja.excluir ids=6
pedido 501 reprocessar → bonus.reprocessar id=501
cashback 3 desativar → cashback.desabilitar ids=3
o cashback 3, desabilita ele → cashback.desabilitar ids=3
do plano 2 desvincular o produto 12 → produto.plano.desassociar produto=12 plano=2
ao plano 2 associar o produto 12 → produto.plano.associar produto=12 plano=2
plano 2 produto 12 associar → produto.plano.associar produto=12 plano=2
estoque 30 no produto 12 → produto.estoque.ajustar id=12 n=30
produto 12 estoque para 30 → produto.estoque.ajustar id=12 n=30
produto 12 ajustar estoque para 30 → produto.estoque.ajustar id=12 n=30
profundidade 5 no plano 2 → plano.profundidade id=2 n=5
produto 12 estoque → produto.estoque.ver id=12
item rv 8 estoque → rv.estoque.ver id=8
transação 55 histórico → transacao.historico id=55
usuário 9 auditar → usuario.auditar id=9
usuário 9 auditar ontem → /auditoria/transacoes/usuario?usuarioId=9&de=2026-11-19&ate=2026-11-19
ontem auditar usuário 9 → /auditoria/transacoes/usuario?usuarioId=9&de=2026-11-19&ate=2026-11-19
ontem transações acima de 100 → /auditoria/transacoes/valor?min=100&de=2026-11-19&ate=2026-11-19
acima de 100 transações de ontem → /auditoria/transacoes/valor?min=100&de=2026-11-19&ate=2026-11-19
por tipo auditoria → ir.auditoria.tipo
[/produtos] preço decrescente ordenar → /produtos?ordem=numPreco,DESC
[/produtos] decrescente por preço → /produtos?ordem=numPreco,DESC
[/produtos] página próxima → tabela.proxima
[/produtos] 3 página → tabela.pagina n=3
[/produtos] csv exportar → tabela.csv
[/produtos] filtros limpar → tabela.limpar
[/produtos] todos selecionar → tabela.selecionarTodos
escuro tema → casca.tema tema=escuro
categoria nova → categoria.cadastrar
produto novo → produto.cadastrar
loja cadastrar → loja.cadastrar
rv sincronizar → produto.sincronizar
bônus ver → ir.bonus
fornecedores listar → ir.fornecedores
item rv 8 excluir → rv.excluir ids=8
`

export const conjugated = `
exclua o produto 12 → produto.excluir ids=12
exclui o produto 12 → produto.excluir ids=12
excluo o produto 12 → produto.excluir ids=12
excluindo produto 12 → produto.excluir ids=12
apague a loja 6 → loja.excluir ids=6
apaga a loja 6 → loja.excluir ids=6
apague os produtos 12 e 15 → produto.excluir ids=12,15
remova o fornecedor 4 → fornecedor.excluir ids=4
removendo fornecedor 4 → fornecedor.excluir ids=4
delete o fornecedor 4 → fornecedor.excluir ids=4
deleta categoria 5 → categoria.excluir ids=5
elimine o plano 3 → plano.excluir ids=3
libere o bônus 88 → bonus.liberar ids=88
libera os bônus 88 e 89 → bonus.liberar ids=88,89
liberando bônus 88 → bonus.liberar ids=88
solte o bônus 88 → bonus.liberar ids=88
desative o cashback 3 → cashback.desabilitar ids=3
desativa cashback 3 → cashback.desabilitar ids=3
inative o cashback 3 → cashback.desabilitar ids=3
desabilite os cashbacks 3 e 4 → cashback.desabilitar ids=3,4
desabilitando cashback 3 → cashback.desabilitar ids=3
habilite o cashback 3 → cashback.habilitar ids=3
ative o cashback 3 → cashback.habilitar ids=3
reative o cashback 3 → cashback.habilitar ids=3
edite a categoria 7 → categoria.editar id=7
edita a categoria 7 → categoria.editar id=7
altere a loja 3 → loja.editar id=3
alterando loja 3 → loja.editar id=3
modifique o fornecedor 4 → fornecedor.editar id=4
atualize o produto 12 → produto.editar id=12
cadastre um produto → produto.cadastrar
crie uma loja → loja.cadastrar
cria loja → loja.cadastrar
adicione um fornecedor → fornecedor.cadastrar
insira uma categoria → categoria.cadastrar
inclua um plano → plano.cadastrar
abra o produto 12 → produto.editar id=12
abre a loja 3 → loja.editar id=3
mostre os pedidos → ir.pedidos
liste os usuários → ir.usuarios
veja o cashback 4 → cashback.ver id=4
visualize o cashback 4 → cashback.ver id=4
consulte a categoria 7 → categoria.editar id=7
vou para produtos → ir.produtos
vamos para as lojas → ir.lojas
reprocesse o pedido 501 → bonus.reprocessar id=501
reprocessando pedido 501 → bonus.reprocessar id=501
refaça o pedido 501 → bonus.reprocessar id=501
sincronize o catálogo → produto.sincronizar
[/produtos] exporte para csv → tabela.csv
[/auditoria/transacoes/valor] baixe a planilha → auditoria.exportar
[/auditoria/transacoes/tipo] gere o csv → auditoria.exportar
[/produtos] recarregue a lista → tabela.recarregar
[/produtos] atualize a lista → tabela.recarregar
[/produtos] ordene por preço → /produtos?ordem=numPreco,ASC
[/produtos] classifique por nome → /produtos?ordem=dscNome,ASC
[/produtos] limpe os filtros → tabela.limpar
[/produtos] zere os filtros → tabela.limpar
[/produtos] inverta a ordem → tabela.inverter
[/produtos] selecione todos → tabela.selecionarTodos
[/produtos] marque o 12 e o 15 → tabela.selecionar ids=12,15
[/produtos] copie o link → tabela.copiarLink
busque o usuário maria → usuario.buscar texto=maria
procura usuário ana → usuario.buscar texto=ana
associe o produto 12 ao plano 2 → produto.plano.associar produto=12 plano=2
vincule o produto 12 ao plano 2 → produto.plano.associar produto=12 plano=2
desassocie o produto 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
ajuste o estoque do produto 12 para 30 → produto.estoque.ajustar id=12 n=30
corrija o estoque do produto 12 para 30 → produto.estoque.ajustar id=12 n=30
defina a profundidade do plano 2 como 5 → plano.profundidade id=2 n=5
audite o usuário 9 → usuario.auditar id=9
saia → sessao.sair
encerre a sessão → sessao.sair
[/produtos] volte → ir.voltar
[/produtos/cadastrar] salve → form.salvar
[/produtos/cadastrar] grave → form.salvar
[/produtos/cadastrar] cancele → form.voltar
recolha o menu → casca.menuLateral
renove a sessão → sessao.renovar
quero que exclua o produto 12 → produto.excluir ids=12
`

export const questions = `
como excluo um produto? → produto.excluir falta=ids
como faço para liberar um bônus → bonus.liberar falta=ids
como faz pra cadastrar uma loja? → loja.cadastrar
como é que eu desativo um cashback → cashback.desabilitar falta=ids
como mudo pro tema escuro? → casca.tema tema=escuro
onde vejo os pedidos? → ir.pedidos
onde ficam as categorias → ir.categorias
onde eu encontro os fornecedores? → ir.fornecedores
cadê os usuários → ir.usuarios
quero cadastrar um fornecedor → fornecedor.cadastrar
quero liberar o bônus 7 → bonus.liberar ids=7
quero ver os produtos → ir.produtos
preciso editar a loja 3 → loja.editar id=3
preciso excluir os produtos 12 e 15 → produto.excluir ids=12,15
gostaria de ver o cashback 4 → cashback.ver id=4
eu queria ajustar o estoque do produto 12 pra 30 → produto.estoque.ajustar id=12 n=30
por favor, libere o bônus 88 → bonus.liberar ids=88
exclui o produto 12 por favor → produto.excluir ids=12
excluir produto 12 pfv → produto.excluir ids=12
pode excluir o produto 12, por gentileza? → produto.excluir ids=12
você pode abrir a categoria 7 pra mim? → categoria.editar id=7
poderia reprocessar o pedido 501? → bonus.reprocessar id=501
dá pra desativar o cashback 3? → cashback.desabilitar ids=3
tem como reprocessar o pedido 501 → bonus.reprocessar id=501
me mostra as transações → ir.transacoes
me leva pro início → ir.dashboard
me leve para os planos → ir.planos
bora ver os produtos → ir.produtos
deixa eu ver o ledger → ir.bonus
vamos excluir o produto 12 → produto.excluir ids=12
vou liberar o bônus 88 → bonus.liberar ids=88
qual o estoque do produto 12? → produto.estoque.ver id=12
quanto tem de estoque no produto 12 → produto.estoque.ver id=12
quantos usuários temos? → dashboard.usuarios
quantas transações a gente tem → dashboard.transacoes
qual é o número de pedidos? → dashboard.pedidos
qual o nosso limite de crédito → dashboard.credito|ir.saldo
quanto está em aberto na fatura? → dashboard.credito|ir.saldo
qual é o saldo? → ir.saldo|dashboard.credito
quais são os atalhos? → casca.atalhos
qual a versão do sistema? → casca.versao
quem sou eu? → sessao.perfilAtual
preciso de ajuda → casca.atalhos
[/produtos] tem como inverter a ordem? → tabela.inverter
[/produtos] consigo exportar isso em csv? → tabela.csv
[/produtos] você pode recarregar a lista → tabela.recarregar
[/produtos] quero voltar para a primeira página → tabela.primeira
[/auditoria/transacoes/valor] quero baixar essa planilha → auditoria.exportar
quero sair → sessao.sair
queria ver o histórico da transação 42 → transacao.historico id=42
me mostre o estoque do item rv 8 por favor → rv.estoque.ver id=8
oi, quero ver as lojas → ir.lojas
bom dia, abrir pedidos → ir.pedidos
gentileza sincronizar o catálogo rv → produto.sincronizar
favor excluir a categoria 5 → categoria.excluir ids=5
é possível associar o produto 12 ao plano 2? → produto.plano.associar produto=12 plano=2
será que dá pra auditar o usuário 9? → usuario.auditar id=9
`

export const english = `
delete product 12 → produto.excluir ids=12
delete products 12, 15 and 18 → produto.excluir ids=12,15,18
remove store 6 → loja.excluir ids=6
delete o produto 12 → produto.excluir ids=12
deletar product 12 → produto.excluir ids=12
open store 3 → loja.editar id=3
edit category 7 → categoria.editar id=7
update product 12 → produto.editar id=12
view cashback 4 → cashback.ver id=4
new supplier → fornecedor.cadastrar
create category → categoria.cadastrar
add store → loja.cadastrar
go to orders → ir.pedidos
show transactions → ir.transacoes
list users → ir.usuarios
products → ir.produtos
suppliers → ir.fornecedores
plans → ir.planos
release bonus 88 → bonus.liberar ids=88
disable cashback 3 → cashback.desabilitar ids=3
enable cashback 3 → cashback.habilitar ids=3
reprocess order 501 → bonus.reprocessar id=501
sync catalog → produto.sincronizar
stock of product 12 → produto.estoque.ver id=12
set stock of product 12 to 30 → produto.estoque.ajustar id=12 n=30
link product 12 to plan 2 → produto.plano.associar produto=12 plano=2
unlink product 12 from plan 2 → produto.plano.desassociar produto=12 plano=2
audit user 9 → usuario.auditar id=9
search user maria → usuario.buscar texto=maria
transactions above 100 → /auditoria/transacoes/valor?min=100
sign out → sessao.sair
log out → sessao.sair
settings → casca.ajustes
shortcuts → casca.atalhos
abrir settings → casca.ajustes
dark mode → casca.tema
go to dashboard → ir.dashboard
profile → ir.perfil
[/produtos] next page → tabela.proxima
[/produtos] page 3 → tabela.pagina n=3
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
[/produtos] clear filters → tabela.limpar
[/produtos] refresh → tabela.recarregar
[/produtos] select all → tabela.selecionarTodos
[/produtos] copy link → tabela.copiarLink
please delete product 12 → produto.excluir ids=12
`

export const numerals = `
excluir produto doze → produto.excluir ids=12
excluir produto vinte e um → produto.excluir ids=21
excluir produtos doze, quinze e dezoito → produto.excluir ids=12,15,18
excluir produtos de doze a quinze → produto.excluir ids=12-15
apagar a loja seis → loja.excluir ids=6
liberar bônus oitenta e oito → bonus.liberar ids=88
libere o bônus cento e vinte → bonus.liberar ids=120
desabilitar cashbacks três e quatro → cashback.desabilitar ids=3,4
reprocessar pedido quinhentos e um → bonus.reprocessar id=501
reprocessar pedido novecentos e noventa e nove → bonus.reprocessar id=999
editar categoria sete → categoria.editar id=7
abrir loja três → loja.editar id=3
produto doze → produto.editar id=12
plano dois → plano.editar id=2
cashback quatro → cashback.ver id=4
histórico da transação quarenta e dois → transacao.historico id=42
ajustar estoque do produto doze para trinta → produto.estoque.ajustar id=12 n=30
ajustar estoque do produto 12 para zero → produto.estoque.ajustar id=12 n=0
profundidade do plano dois igual a cinco → plano.profundidade id=2 n=5
associar produto doze ao plano dois → produto.plano.associar produto=12 plano=2
auditar usuário nove → usuario.auditar id=9
transações acima de mil → /auditoria/transacoes/valor?min=1000
transações acima de mil reais → /auditoria/transacoes/valor?min=1000
transações acima de dois mil → /auditoria/transacoes/valor?min=2000
transações entre cem e quinhentos reais → /auditoria/transacoes/valor?min=100&max=500
transações de até cinquenta reais → /auditoria/transacoes/valor?max=50
transações de mais de duzentos e cinquenta reais → /auditoria/transacoes/valor?min=250
[/auditoria/transacoes/valor] últimos sete dias → /auditoria/transacoes/valor?de=2026-11-14&ate=2026-11-20
[/auditoria/transacoes/tipo] nos últimos três dias → /auditoria/transacoes/tipo?de=2026-11-18&ate=2026-11-20
[/produtos] página três → tabela.pagina n=3
[/produtos] quinta página → tabela.pagina n=5
[/produtos] segunda página → tabela.pagina n=2
[/produtos] cem por página → /produtos?tamanho=100
[/produtos] quinhentos por página → /produtos?tamanho=500
[/produtos] mil por página → /produtos?tamanho=1000
[/produtos] selecionar doze e quinze → tabela.selecionar ids=12,15
cashbacks de cinco por cento → /cashbacks?PORCENTAGEM_CASHBACK=5
bônus de nível três → /bonus?nivel=3
`

export const names = `
excluir produto fone → produto.excluir nome=fone
excluir o produto mochila urbana → produto.excluir nome=mochila_urbana
apagar produto fone bluetooth → produto.excluir nome=fone_bluetooth
exclua o produto garrafa térmica → produto.excluir nome=garrafa_térmica
excluir categoria bebidas → categoria.excluir nome=bebidas
remover fornecedor acme → fornecedor.excluir nome=acme
excluir loja magalu → loja.excluir nome=magalu
excluir plano ouro → plano.excluir nome=ouro
excluir item rv recarga vivo → rv.excluir nome=recarga_vivo
editar produto fone → produto.editar nome=fone
abrir produto mochila → produto.editar nome=mochila
editar loja magalu → loja.editar nome=magalu
abrir fornecedor acme → fornecedor.editar nome=acme
alterar categoria eletrônicos → categoria.editar nome=eletrônicos
editar plano ouro → plano.editar nome=ouro
ver cashback natal → cashback.ver nome=natal
desativar cashback natal → cashback.desabilitar nome=natal
desabilitar o cashback de natal → cashback.desabilitar nome=natal
habilitar cashback black friday → cashback.habilitar nome=black_friday
ver estoque do produto fone → produto.estoque.ver nome=fone
ajustar estoque do produto mochila para 30 → produto.estoque.ajustar nome=mochila n=30
associar produto mochila ao plano 2 → produto.plano.associar nome=mochila plano=2
profundidade do plano ouro para 5 → plano.profundidade nome=ouro n=5
ver item rv vivo → rv.ver nome=vivo
produto fone → produto.editar nome=fone
loja magalu → loja.editar nome=magalu
plano ouro → plano.editar nome=ouro
auditar usuário maria → usuario.auditar nome=maria
auditar usuário maria silva → usuario.auditar nome=maria_silva
auditar @maria → usuario.auditar nome=maria
auditar usuário maria semana passada → usuario.auditar nome=maria periodo=2026-11-09..2026-11-15
transações do usuário joão → usuario.auditar nome=joão
transações de @joão ontem → usuario.auditar nome=joão periodo=2026-11-19..2026-11-19
transações da @maria → usuario.auditar nome=maria
liberar pendentes de @maria → bonus.liberar nome=maria
liberar os bônus pendentes da @maria → bonus.liberar nome=maria
libere os bônus de @joão → bonus.liberar nome=joão
bônus de @maria → bonus.filtrar nome=maria
bônus pendentes da @ana → bonus.filtrar nome=ana
[/produtos] excluir fone → produto.excluir nome=fone
[/lojas] editar magalu → loja.editar nome=magalu
[/cashbacks] desativar natal → cashback.desabilitar nome=natal
`

export const joined = `
excluirproduto 14 → produto.excluir ids=14
excluirproduto14 → produto.excluir ids=14
excluir produto14 → produto.excluir ids=14
excluirprodutos 12,15 → produto.excluir ids=12,15
produto12 → produto.editar id=12
loja3 → loja.editar id=3
plano2 → plano.editar id=2
irparaprodutos → ir.produtos
irpara lojas → ir.lojas
novoproduto → produto.cadastrar
novaloja → loja.cadastrar
liberarbonus 88 → bonus.liberar ids=88
liberarbonus88 → bonus.liberar ids=88
editarcategoria 7 → categoria.editar id=7
desabilitarcashback 3 → cashback.desabilitar ids=3
reprocessarpedido501 → bonus.reprocessar id=501
auditarusuario 9 → usuario.auditar id=9
verestoque do produto 12 → produto.estoque.ver id=12
temaescuro → casca.tema tema=escuro
meuperfil → ir.perfil
[/produtos] pagina3 → tabela.pagina n=3
[/produtos] proximapagina → tabela.proxima
[/produtos] limparfiltros → tabela.limpar
[/produtos] exportarcsv → tabela.csv
[/produtos] selecionartodos → tabela.selecionarTodos
[/produtos] 100porpagina → /produtos?tamanho=100
[/produtos] ordenarporpreço → /produtos?ordem=numPreco,ASC
[/auditoria/transacoes/valor] ultimos7dias → /auditoria/transacoes/valor?de=2026-11-14&ate=2026-11-20
bonuspendentes → /bonus?statusId=1
cashbacksativos → /cashbacks?STATUS_ID=1
`

/** The console in the specification's own words: what was understood before must stay so. */
export const plain = `
Multi Nível Planos → ir.planos
Ledger de Bônus → ir.bonus
Transações por Tipo → ir.auditoria.tipo
Total de pedidos → dashboard.pedidos
Fatura em Aberto → dashboard.credito
Histórico da Transação #42 → transacao.historico id=42
Liberar bônus #88 → bonus.liberar ids=88
Excluir cashback #12 → cashback.excluir ids=12
excluir produtos 1-600 → produto.excluir ids=1-600
liberar bônus 1 a 1000 → bonus.liberar ids=1-1000
liberar bônus 1 a 1001 → ?
excluir produto 12, 15-18 → produto.excluir ids=12,15-18
pedido 501 → pedido.ver id=501
ver pedido 501 → pedido.ver id=501
abrir pedido 501 → pedido.ver id=501
transação 42 → transacao.ver id=42
transação #42 → transacao.ver id=42
#12 → ir.registro id=12
[/produtos] 12 → ir.registro id=12
Cadastrar Cashback → cashback.cadastrar
[/fornecedores] Novo → fornecedor.cadastrar
Sincronizar RV → produto.sincronizar
Pesquisar por nome ana → usuario.buscar texto=ana
Reprocessar por Pedido → bonus.reprocessar falta=id
[/pedidos] reprocessar 501 → pedido.reprocessar id=501
Ajustar estoque do item rv 8 para 5 → rv.estoque.ajustar id=8 n=5
[/produtos/cadastrar] Salvar → form.salvar
[/cashback-planos/editar/2] remover nível 3 → plano.nivel.remover n=3
`
