/**
 * What operators mean when they type, grouped by how they write. Written from the tasks of the specification before the
 * grammar was tuned by them. One line per case: `[screen] what is typed → what is meant`; `cases.fixture.ts` explains
 * the right side.
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
reabilitar cashback 3 → cashback.habilitar ids=3
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
vou liberar o bônus 88 → bonus.liberar ids=88|?
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
