/**
 * Lines by another author: complete formal sentences, half English ones and hurried ones. Written from the
 * specification alone, before the author saw the language. Format: `actions.fixture.ts`.
 */

export const slips = `
abrir produtso → ir.produtos
[/cashbacks] exlcuir cashback 14 → cashback.excluir ids=14
desabilitra o cashback 7 → cashback.desabilitar ids=7
edtar categoria 12 → categoria.editar id=12
fornecedroes inativos → ?
[/produtos] sincornizar rv → produto.sincronizar
[/bonus] libera o bnous 88 → bonus.liberar ids=88
reproccessar o pedido 5521 → bonus.reprocessar id=5521|pedido.reprocessar id=5521
[/auditoria/transacoes/tipo] exportra csv → auditoria.exportar|tabela.csv
cadastar fornecedor → fornecedor.cadastrar
hsitórico da transação 9031 → transacao.historico id=9031
audioria por usuario 42 → usuario.auditar id=42|/auditoria/transacoes/usuario?usuarioId=42
mdoo escuro → casca.tema tema=escuro
[/pedidos] proxmia pagina → tabela.proxima
plaons de cashbakc → ir.planos
`

export const order = `
o fornecedor 9, exclui → fornecedor.excluir ids=9
do produto 31 a tela de edição abre pra mim → produto.editar id=31
inativas só, nas categorias, quero ver → ?
pelo preço, do mais caro pro mais barato, os produtos → /produtos?ordem=numPreco,DESC
o bônus 17 pode liberar → bonus.liberar ids=17
de cadastrar plano novo a tela → plano.cadastrar
[/cashbacks] o cashback 5, habilitar → cashback.habilitar ids=5
da transação 7781 o histórico → transacao.historico id=7781
para o pedido 640, reprocesse o bônus → bonus.reprocessar id=640|pedido.reprocessar id=640
por valor, de 100 a 500, auditoria → /auditoria/transacoes/valor?min=100&max=500
do usuário 33 as transações, auditar → usuario.auditar id=33|/auditoria/transacoes/usuario?usuarioId=33
Da loja de número 12, deseja-se alterar os dados. → loja.editar id=12
o tema escuro, ativa → casca.tema tema=escuro
do sistema quero sair → sessao.sair
`

export const conjugated = `
exclua a categoria 4 → categoria.excluir ids=4
[/cashbacks] desabilita o cashback 21 aí → cashback.desabilitar ids=21
habilitem o cashback 22, por gentileza → cashback.habilitar ids=22
[/bonus] liberando o bônus 305 → bonus.liberar ids=305
vou editar a loja 8 → loja.editar id=8
vou excluir o plano 6 → plano.excluir ids=6|?
sincronize os produtos com a RV → produto.sincronizar
reprocessando o pedido 1190 → bonus.reprocessar id=1190|pedido.reprocessar id=1190
[/auditoria/transacoes/valor] exporte esta listagem em CSV → auditoria.exportar|tabela.csv
[/lojas] recarrega a lista → tabela.recarregar
apaga o fornecedor 15 pra mim → fornecedor.excluir ids=15
abrindo o produto 77 pra editar → produto.editar id=77
Remova-se o produto 402. → produto.excluir ids=402
[/cashbacks] limpa esses filtros → tabela.limpar
desfaz isso → casca.desfazer
`

export const questions = `
você consegue liberar o bônus 52 pra mim? → bonus.liberar ids=52
onde eu vejo as lojas parceiras? → ir.lojas
[/auditoria/transacoes/tipo] dá pra exportar essa tabela? → auditoria.exportar|tabela.csv
Poderia, por favor, apresentar o histórico da transação 5120? → transacao.historico id=5120
quanto a gente tem de crédito disponível na rv? → ir.saldo|dashboard.credito
tem como voltar pro modo claro? → casca.tema tema=claro
como faço pra cadastrar uma categoria nova? → categoria.cadastrar
Seria possível desabilitar o cashback 30? → cashback.desabilitar ids=30
quais produtos estão bloqueados? → /produtos?statusId=3
quantos usuários a gente tem no total? → dashboard.usuarios|ir.usuarios
cadê o ledger de bônus? → ir.bonus
você pode procurar a usuária mariana pra mim? → usuario.buscar texto=mariana|/usuarios?nome=mariana
me mostra quais pedidos entraram hoje, por favor? → ?
será que dá pra reprocessar o pedido 888? → bonus.reprocessar id=888|pedido.reprocessar id=888
qual o estoque do produto 61? → produto.estoque.ver id=61
`

export const english = `
open stores → ir.lojas
delete supplier 11 → fornecedor.excluir ids=11
new category → categoria.cadastrar
go to dashboard → ir.dashboard
release bonus 410 → bonus.liberar ids=410
dark mode please → casca.tema tema=escuro
[/auditoria/transacoes/valor] export csv da audit por valor → auditoria.exportar|tabela.csv
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
show inactive cashbacks → /cashbacks?STATUS_ID=2
disable cashback 9 → cashback.desabilitar ids=9
editar o plan 3 → plano.editar id=3
log out → sessao.sair
[/transacoes] next page → tabela.proxima
[/categorias] faz um refresh na lista → tabela.recarregar
transaction history 2207 → transacao.historico id=2207
[/produtos] clear filters → tabela.limpar
`

export const numerals = `
excluir cashback dezessete → cashback.excluir ids=17
editar produto cento e vinte → produto.editar id=120
[/bonus] liberar o bônus trinta e dois → bonus.liberar ids=32
histórico da transação dois mil e cem → transacao.historico id=2100
reprocessar pedido quinhentos e um → bonus.reprocessar id=501|pedido.reprocessar id=501
auditoria por valor de cinquenta a duzentos reais → /auditoria/transacoes/valor?min=50&max=200
[/produtos] ir para a página três → tabela.pagina n=3
[/pedidos] cem linhas por página → /pedidos?tamanho=100
editar a loja nove → loja.editar id=9
Desabilite-se o cashback de número quarenta e quatro. → cashback.desabilitar ids=44
auditar o usuário vinte e três → usuario.auditar id=23|/auditoria/transacoes/usuario?usuarioId=23
pedidos dos últimos sete dias → ?
produtos com preço acima de mil reais → ?
exclui o fornecedor doze → fornecedor.excluir ids=12
cashbacks com percentual maior que cinco → ?
`

export const names = `
[/fornecedores] excluir fornecedor acme → fornecedor.excluir nome=acme
editar a loja aurora → loja.editar nome=aurora
[/cashbacks] desabilitar o cashback natal → cashback.desabilitar nome=natal
editar o produto camisa → produto.editar nome=camisa
procurar joão nos usuários → usuario.buscar texto=joão|/usuarios?nome=joão
transações do joão → usuario.auditar nome=joão
editar categoria eletrônicos → categoria.editar nome=eletrônicos
pedidos da maria → ?
[/cashback-planos] excluir plano ouro → plano.excluir nome=ouro
auditar as transações da paula → usuario.auditar nome=paula
editar fornecedor panda → fornecedor.editar nome=panda
habilita o cashback verão → cashback.habilitar nome=verão
exclui a categoria brinquedos → categoria.excluir nome=brinquedos
acha a ana pra mim em usuários → usuario.buscar texto=ana|/usuarios?nome=ana
[/cashbacks] ver detalhe do cashback aniversário → cashback.ver nome=aniversário
`

export const joined = `
editarproduto 14 → produto.editar id=14
excluircategoria 9 → categoria.excluir ids=9
abrirlojas → ir.lojas
modoescuro → casca.tema tema=escuro
novofornecedor → fornecedor.cadastrar
[/bonus] liberarbonus 73 → bonus.liberar ids=73
[/auditoria/transacoes/usuario] exportarcsv → auditoria.exportar|tabela.csv
[/produtos] limparfiltros → tabela.limpar
[/usuarios] proximapagina → tabela.proxima
cashbackplanos → ir.planos
auditoriaporvalor → ir.auditoria.valor
sincronizarrv → produto.sincronizar
reprocessarpedido 318 → bonus.reprocessar id=318|pedido.reprocessar id=318
[/cashbacks] desabilitarcashback 6 → cashback.desabilitar ids=6
produtosinativos → /produtos?statusId=2
`

export const plain = `
ver as lojas → ir.lojas
cadastrar produto → produto.cadastrar
sair → sessao.sair
saldo da rv → ir.saldo|dashboard.credito
[/produtos] selecionar todas as linhas → tabela.selecionarTodos
desfazer → casca.desfazer
meu perfil → ir.perfil
tema claro → casca.tema tema=claro
mudar o cashback 12 para 5% → cashback.editar id=12|?
preço do produto 90 para 49,90 → produto.alterar ids=90 campo=numPreco valor=49,90
bloquear o produto 55 → produto.editar id=55|?
recolher o menu → casca.menuLateral
ver o cashback 33 → cashback.ver id=33
estoque do produto 27 para 100 → produto.estoque.ajustar id=27 n=100
[/pedidos] voltar uma página → tabela.anterior|ir.voltar
[/produtos] excluir os selecionados → produto.excluir falta=ids|?
associar o plano 2 ao produto 45 → produto.plano.associar produto=45 plano=2
[/produtos] mostrar todas as colunas → tabela.colunas|tabela.colunasPadrao
`

export const periods = `
auditoria por tipo de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
transações da semana passada → /auditoria/transacoes/valor?de=2026-11-09&ate=2026-11-15
bônus deste mês → ?
auditoria do usuário 14 em março de 2025 → /auditoria/transacoes/usuario?usuarioId=14&de=2025-03-01&ate=2025-03-31
auditoria por tipo de 01/02/2025 a 15/02/2025 → /auditoria/transacoes/tipo?de=2025-02-01&ate=2025-02-15
pedidos de hoje → ?
auditoria por valor dos últimos 30 dias → /auditoria/transacoes/valor?de=2026-10-22&ate=2026-11-20
transações entre 10 e 20 de janeiro de 2025 → /auditoria/transacoes/valor?de=2025-01-10&ate=2025-01-20
Solicito a auditoria por tipo do primeiro trimestre de 2025. → /auditoria/transacoes/tipo?de=2025-01-01&ate=2025-03-31
auditar valores de 200 a 900 desde segunda-feira → /auditoria/transacoes/valor?min=200&max=900&de=2026-11-16|/auditoria/transacoes/valor?min=200&max=900&de=2026-11-16&ate=2026-11-20
orders from yesterday → ?
cashbacks cadastrados este ano → ?
auditoria do usuário 8 a partir de 05/03/2025 → /auditoria/transacoes/usuario?usuarioId=8&de=2025-03-05
pedidos até 10/04/2025 → ?
[/auditoria/transacoes/tipo] só este mês → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-30
`

export const filters = `
cashbacks ativos → /cashbacks?STATUS_ID=1
cashbacks com 10% → /cashbacks?PORCENTAGEM_CASHBACK=10
cashback com descrição black friday → /cashbacks?DSC_CASHBACK=black+friday
produtos da categoria bebidas → produto.filtrar nome=bebidas
produtos sem estoque → ?
lojas inativas → ?
transações acima de 1000 → /auditoria/transacoes/valor?min=1000
pedidos de valor entre 20 e 80 → ?
categorias com nome moda → ?
planos ativos → ?
[/bonus] nível 2 → /bonus?nivel=2
produtos pendentes do fornecedor acme → produto.filtrar nome=acme
usuários com email gmail → ?
transações pagas com pix → ?
[/cashback-planos] só o plano padrão → ?
bônus do pedido 733 → /bonus?pedidoId=733
`

export const sorting = `
produtos por nome → /produtos?ordem=dscNome,ASC
[/produtos] ordenar por preço do maior pro menor → /produtos?ordem=numPreco,DESC
[/pedidos] mais antigos primeiro → /pedidos?ordem=dtCadastro,ASC
lojas em ordem alfabética → /lojas?ordem=dscNome,ASC
bônus com maior valor no topo → /bonus?ordem=valor,DESC
[/transacoes] ordena por status → /transacoes?ordem=statusDescricao,ASC
[/fornecedores] inverte a ordem → tabela.inverter
cashbacks do menor percentual para o maior → /cashbacks?ordem=porcentagemCashback,ASC
transações mais recentes primeiro → /transacoes|/transacoes?ordem=dtCadastro,DESC
Queiram ordenar os usuários por e-mail, em ordem crescente. → /usuarios?ordem=dscEmail,ASC
categorias de z a a → /categorias?ordem=dscNome,DESC
[/produtos] tirar a ordenação → tabela.ordenarPadrao|/produtos
pedidos mais caros primeiro → /pedidos?ordem=numPreco,DESC
classificar planos por profundidade decrescente → /cashback-planos?ordem=maxDepth,DESC
fornecedores sort by id asc → /fornecedores?ordem=id,ASC
`

export const sizes = `
[/produtos] 100 por página → /produtos?tamanho=100
[/lojas] mostrar 500 registros por página → /lojas?tamanho=500
últimos 5 pedidos → /pedidos?tamanho=5
últimas 10 transações → /transacoes|/transacoes?tamanho=10
top 10 produtos mais caros → /produtos?ordem=numPreco,DESC|/produtos?ordem=numPreco,DESC&tamanho=10
os 5 últimos bônus → /bonus?tamanho=5
[/categorias] 100 linhas → /categorias?tamanho=100
lista produtos de 1000 em 1000 → /produtos?tamanho=1000
[/usuarios] põe só 5 linhas nessa tabela → /usuarios?tamanho=5
lojas com 100 por página → /lojas?tamanho=100
[/transacoes] show me 100 rows → /transacoes?tamanho=100
[/cashbacks] aumentar pra 500 itens → /cashbacks?tamanho=500
[/pedidos] última página → tabela.ultima
as 10 maiores transações → /transacoes?ordem=numAmount,DESC|/transacoes?ordem=numAmount,DESC&tamanho=10|/auditoria/transacoes/valor?ordem=numAmount,DESC
Apresentar as categorias com cem registros em cada página. → /categorias?tamanho=100
`
