/**
 * More lines of the kinds that are missed most often, grouped by intention. Written before they were interpreted for
 * the first time. Format: `actions.fixture.ts`.
 */

export const numerals = `
excluir produto trinta e dois → produto.excluir ids=32
apague os produtos vinte, trinta e quarenta → produto.excluir ids=20,30,40
liberar bônus de dez a treze → bonus.liberar ids=10-13
desabilite o cashback dezessete → cashback.desabilitar ids=17
abrir categoria onze → categoria.editar id=11
plano número três → plano.editar id=3
histórico da transação cento e cinco → transacao.historico id=105
ajustar estoque do produto sete para duzentos e cinquenta → produto.estoque.ajustar id=7 n=250
estoque do produto oito igual a quinze → produto.estoque.ajustar id=8 n=15
transações acima de quinhentos reais → /auditoria/transacoes/valor?min=500
transações entre mil e dois mil reais → /auditoria/transacoes/valor?min=1000&max=2000
transações de até trezentos → /auditoria/transacoes/valor?max=300
[/produtos] terceira página → tabela.pagina n=3
[/produtos] página vinte e cinco → tabela.pagina n=25
[/produtos] dez por página → /produtos
[/auditoria/transacoes/tipo] últimos quinze dias → /auditoria/transacoes/tipo?de=2026-11-06&ate=2026-11-20
[/lojas] excluir quatro → loja.excluir ids=4
bônus do pedido quinhentos e um → /bonus?pedidoId=501
`

export const joined = `
excluirloja 6 → loja.excluir ids=6
editarproduto12 → produto.editar id=12
verproduto 12 → produto.editar id=12
cadastrarproduto → produto.cadastrar
novofornecedor → fornecedor.cadastrar
irparapedidos → ir.pedidos
abrirlojas → ir.lojas
categoria7 → categoria.editar id=7
cashback4 → cashback.ver id=4
bônus88liberar → bonus.liberar ids=88
habilitarcashback3 → cashback.habilitar ids=3
estoqueproduto 12 → produto.estoque.ver id=12
produtosativos → /produtos?statusId=1
sincronizarrv → produto.sincronizar
modoescuro → casca.tema tema=escuro
[/produtos] ultimapagina → tabela.ultima
[/produtos] copiarlink → tabela.copiarLink
[/produtos] ordenarpornome → /produtos?ordem=dscNome,ASC
audvalor → ir.auditoria.valor
usuário bia.souza@uol.com.br → usuario.auditar nome=bia.souza@uol.com.br
excluir o cashback páscoa de novo → cashback.excluir nome=páscoa
desabilitar o cashback recarga vivo R$ 20 → cashback.desabilitar nome=recarga_vivo_R$_20
plano novo, quero criar um → plano.cadastrar
transações d usuário 12 → usuario.auditar id=12
`

export const sorting = `
[/produtos] mais baratos primeiro → /produtos?ordem=numPreco,ASC
[/produtos] ordena por preço do maior pro menor → /produtos?ordem=numPreco,DESC
[/produtos] ordem alfabética → /produtos?ordem=dscNome,ASC
[/produtos] nome de z a a → /produtos?ordem=dscNome,DESC
[/produtos] por categoria → /produtos?ordem=categoria.dscNome,ASC
[/produtos] classifica por fornecedor → /produtos?ordem=fornecedor.dscNome,ASC
[/produtos] menor estoque primeiro → /produtos?ordem=numEstoque,ASC
produtos do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
pedidos mais recentes primeiro → /pedidos
pedidos mais antigos → /pedidos?ordem=dtCadastro,ASC
[/cashbacks] maior percentual primeiro → /cashbacks?ordem=porcentagemCashback,DESC
[/pedidos] pelo valor, do maior para o menor → /pedidos?ordem=numPreco,DESC
[/usuarios] por e-mail → /usuarios?ordem=dscEmail,ASC
[/bonus] maiores valores primeiro → /bonus?ordem=valor,DESC
bônus por data crescente → /bonus?ordem=dtCadastro,ASC
[/lojas] de a a z → /lojas?ordem=dscNome,ASC
[/lojas] + antigas no topo → /lojas?ordem=id,ASC
[/produtos] quem custa menos primeiro → /produtos?ordem=numPreco,ASC
[/cashbacks] os que pagam mais → /cashbacks?ordem=porcentagemCashback,DESC
[/transacoes] em ordem cronológica → /transacoes?ordem=dtCadastro,ASC
maiores bônus na frente → /bonus?ordem=valor,DESC
[/produtos] preço menor 1o → /produtos?ordem=numPreco,ASC
[/usuarios] de trás pra frente → tabela.inverter
`

export const sizes = `
[/produtos] mostra 100 por vez → /produtos?tamanho=100
[/produtos] quero ver 500 linhas → /produtos?tamanho=500
[/pedidos] 1000 por página → /pedidos?tamanho=1000
[/lojas] 5 por página → /lojas?tamanho=5
[/produtos] mostre 100 produtos → /produtos?tamanho=100
pedidos 100 por página → /pedidos?tamanho=100
últimos 5 pedidos → /pedidos?tamanho=5
[/produtos] itens por página 100 → /produtos?tamanho=100
[/bonus] mostra quinhentos de uma vez → /bonus?tamanho=500
[/pedidos] qtd por página: 100 → /pedidos?tamanho=100
[/pedidos] qtd por página: 50 → ?
[/pedidos] vá pra folha 3 → tabela.pagina n=3
[/lojas] na página 6 me bota → tabela.pagina n=6
[/lojas] tasca 500 por página → /lojas?tamanho=500
`

export const order = `
a loja 6 excluir → loja.excluir ids=6
produtos 12 e 15 apagar → produto.excluir ids=12,15
bônus 88 liberar → bonus.liberar ids=88
produto novo → produto.cadastrar
nova loja cadastrar → loja.cadastrar
do produto 12 ver o estoque → produto.estoque.ver id=12
pedido 501 reprocessar → bonus.reprocessar id=501|pedido.reprocessar id=501
cashbacks 3 e 4 desabilitar → cashback.desabilitar ids=3,4
[/produtos] 100 mostrar por página → /produtos?tamanho=100
ao plano 2 associar o produto 12 → produto.plano.associar produto=12 plano=2
`

export const english = `
delete store 6 → loja.excluir ids=6
edit product 12 → produto.editar id=12
open cashback 4 → cashback.ver id=4
new product → produto.cadastrar
list suppliers → ir.fornecedores
show orders → ir.pedidos
release bonuses 88 and 89 → bonus.liberar ids=88,89
disable cashbacks 3, 4 → cashback.desabilitar ids=3,4
transactions from yesterday → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
users → ir.usuarios
sync products → produto.sincronizar
[/produtos] previous page → tabela.anterior
[/produtos] last page → tabela.ultima
[/produtos] reload → tabela.recarregar
`

export const slips = `
excluri produto 12 → produto.excluir ids=12
edtar loja 3 → loja.editar id=3
novo fornecdor → fornecedor.cadastrar
ir para categroias → ir.categorias
libeara bônus 88 → bonus.liberar ids=88
desablitar cashback 3 → cashback.desabilitar ids=3
histrico da transação 42 → transacao.historico id=42
[/produtos] proxma página → tabela.proxima
[/produtos] limpar fitlros → tabela.limpar
reprocesar pedido 501 → bonus.reprocessar id=501
movimentaçoes de onten → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
limtie de crediot → dashboard.credito
abra a listya de categoras → ir.categorias
[/pedidos] volta pro comecinho → tabela.primeira
`

export const filters = `
produtos inativos → /produtos?statusId=2
produtos da categoria 3 → /produtos?categoriaId=3
produtos do fornecedor 9 ativos → /produtos?statusId=1&fornecedorId=9
[/produtos] só os ativos → /produtos?statusId=1
[/produtos] que tenham fone no nome → /produtos?dscNome=fone
bônus de nível 2 pendentes → /bonus?nivel=2&statusId=1
bônus da transação 42 → /bonus?transacaoId=42
[/bonus] liberados do nível 1 → /bonus?nivel=1&statusId=2
cashbacks ativos de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5&STATUS_ID=1
usuários com ana no nome → /usuarios?nome=ana
[/lojas] só as ativas → ?
[/pedidos] só os de ontem → ?
[/bonus] só os do pedido 501 → /bonus?pedidoId=501
[/bonus] pedido: 7003 → /bonus?pedidoId=7003
[/bonus] pedido 7003 → pedido.ver id=7003
[/bonus] ver pedido 12 → pedido.ver id=12
[/bonus] usuário 15 → usuario.auditar id=15
[/transacoes] somente as da loja 8 → ?
[/produtos] fornecedor 7 → fornecedor.editar id=7
[/auditoria/transacoes/tipo] tudo de 2025 → /auditoria/transacoes/tipo?de=2025-01-01&ate=2025-12-31
[/auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-02] tira as datas → /auditoria/transacoes/valor
pedidos de 2024 → ?
bônus de out → ?
transações por valor de outubro → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-31
transações na auditoria por tipo, as de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
auditoria por valor dessa sem → /auditoria/transacoes/valor?de=2026-11-16&ate=2026-11-20
cashbacks recebidos em outubro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
cashbacks cadastrados em outubro → ?
bônus ainda não aprovados → /bonus?statusId=1
planos n ativos → ?
produtos da motorola → produto.filtrar nome=motorola
o e-mail da dona Cida → /usuarios?nome=dona Cida
quais pedidos têm kit na descrição. → ?
acima de 20 pila → auditoria.valor
auditoria por tipo de quarta a sexta passada → /auditoria/transacoes/tipo?de=2026-11-11&ate=2026-11-13
`
