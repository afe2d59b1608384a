/**
 * What operators mean in other words: English, numbers in words, names in place of ids, joined words. Format:
 * `actions.fixture.ts`.
 */

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
liberar pendentes do usuário 15 → bonus.liberar nome=15
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

/** The specification's own words for the console: the language must keep understanding them. */
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
