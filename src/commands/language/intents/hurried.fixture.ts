/** Filters of a list as typed in a hurry, without signs, accents or whole words. Format: `actions.fixture.ts`. */

export const hurriedFilters = `
cashback que ta inativo → /cashbacks?STATUS_ID=2
bonus pend do user 15 → /bonus?beneficiarioId=15&statusId=1
bonus pend → /bonus?statusId=1
[/produtos] so os inat → /produtos?statusId=2
[/produtos] bloq → /produtos?statusId=3
prod bloqueado → /produtos?statusId=3
[/bonus] so o que é do user 15 → /bonus?beneficiarioId=15
[/bonus] os do pedido 77 → /bonus?pedidoId=77
[/bonus] user 15 e nivel 2 → /bonus?beneficiarioId=15&nivel=2
[/bonus] ja liberados do pedido 501 → /bonus?pedidoId=501&statusId=2
[/bonus] de nivel igual a 3 → /bonus?nivel=3
[/bonus] origem 20 → /bonus?origemId=20
[/bonus] id da transação 42 → /bonus?transacaoId=42
produtos da cat 3 → /produtos?categoriaId=3
produto do forn 9 ativo → /produtos?statusId=1&fornecedorId=9
[/produtos] forn = 9 → /produtos?fornecedorId=9
[/produtos] categoria: 5 → /produtos?categoriaId=5
[/produtos] tudo da categoria 5 que ta bloqueado → /produtos?statusId=3&categoriaId=5
[/produtos] só o que é da loja 3 → ?
[/transacoes] só as da loja 3 → ?
cashbacks com a palavra natal → /cashbacks?DSC_CASHBACK=natal
cashbacks que falam de natal → /cashbacks?DSC_CASHBACK=natal
produtos que tenham fone → /produtos?dscNome=fone
[/produtos] que tem fone no nome → /produtos?dscNome=fone
[/produtos] nome com fone → /produtos?dscNome=fone
[/produtos] com o nome fone → /produtos?dscNome=fone
[/produtos] nome contém fone de ouvido → /produtos?dscNome=fone+de+ouvido
[/produtos] cujo nome tem mochila → /produtos?dscNome=mochila
[/produtos] nome parecido com mochila → /produtos?dscNome=mochila
usuários com joao → /usuarios?nome=joao
usuarios com o nome joao → /usuarios?nome=joao
[/usuarios] que se chamam joao → /usuarios?nome=joao
planos que tenham ouro → /cashback-planos?dscNome=ouro
[/rvhub] fornecedor vivo → /rvhub?provider=vivo
[/rvhub] tipo recarga → /rvhub?kind=recarga
[/cashbacks] porcentagem 5 → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] percentual igual a 2,5 → /cashbacks?PORCENTAGEM_CASHBACK=2.5
[/cashbacks] que pagam 10% → /cashbacks?PORCENTAGEM_CASHBACK=10
[/cashbacks] descrição natal e ativo → /cashbacks?DSC_CASHBACK=natal&STATUS_ID=1
[/auditoria/transacoes/valor] minimo 50 maximo 80 → /auditoria/transacoes/valor?min=50&max=80
[/auditoria/transacoes/valor] valor 50 a 80 reais hoje → /auditoria/transacoes/valor?min=50&max=80&de=2026-11-20&ate=2026-11-20
[/auditoria/transacoes/valor] mais de 500 e desde ontem → /auditoria/transacoes/valor?min=500&de=2026-11-19
[/auditoria/transacoes/usuario] do user 9 ontem → /auditoria/transacoes/usuario?usuarioId=9&de=2026-11-19&ate=2026-11-19
[/produtos?statusId=4&dscNome=fone] sem o filtro de nome → /produtos?statusId=4
[/produtos?statusId=4] qualquer status → /produtos
[/produtos?dscNome=fone] limpa o nome → /produtos
[/bonus?beneficiarioId=15] de qualquer beneficiário → /bonus
transações do pedido 77 → ?
transação do produto 12 → ?
pedidos com autorização A7F90 → ?
[/pedidos] autorização A7F90 → ?
[/pedidos] do produto 12 → ?
[/produtos] estoque zerado → ?
produtos com estoque zero → ?
[/produtos] estoque menor que 5 → ?
[/produtos] preço entre 10 e 20 → ?
[/produtos] de 10 a 20 reais → ?
[/bonus] valor acima de 50 → ?
[/cashbacks] entre 5% e 10% → ?
[/cashbacks] atualizados hoje → ?
fornecedores que começam com a → ?
[/lojas] que terminam com store → ?
[/lojas] link amazon → ?
[/lojas] com cashback → ?
[/categorias] enum ELETRO → ?
[/fornecedores] da categoria 5 → ?
[/usuarios] email terminado em gmail → ?
[/transacoes] tipo cashback → ?
[/transacoes] pagas por pix → ?
planos de profundidade 3 → ?
[/produtos] qualquer status → /produtos
produtos que não estão ativos → ?
[/produtos] menos os inativos → ?
`

export const hurriedOrders = `
pedidos mais novos primeiro → /pedidos
produto barato primeiro → /produtos?ordem=numPreco,ASC
produtos baratos em cima → /produtos?ordem=numPreco,ASC
[/produtos] os caros primeiro → /produtos?ordem=numPreco,DESC
lojas a-z → /lojas?ordem=dscNome,ASC
lojas de a-z → /lojas?ordem=dscNome,ASC
[/fornecedores] z-a → /fornecedores?ordem=dscNome,DESC
categorias az → /categorias?ordem=dscNome,ASC
[/lojas] alfabetico → /lojas?ordem=dscNome,ASC
[/lojas] nome crescente → /lojas?ordem=dscNome,ASC
[/produtos] id decrescente → /produtos
[/produtos] id asc → /produtos?ordem=id,ASC
[/pedidos] por data desc → /pedidos
[/pedidos] data asc → /pedidos?ordem=dtCadastro,ASC
[/pedidos] por data do mais velho → /pedidos?ordem=dtCadastro,ASC
[/pedidos] data mais antiga primeiro → /pedidos?ordem=dtCadastro,ASC
[/pedidos] o mais antigo em cima → /pedidos?ordem=dtCadastro,ASC
[/produtos] ordena pelo preço do maior → /produtos?ordem=numPreco,DESC
[/produtos] preço maior primeiro → /produtos?ordem=numPreco,DESC
[/produtos] maior preço → /produtos?ordem=numPreco,DESC
[/produtos] preco desc → /produtos?ordem=numPreco,DESC
[/produtos] preco menor pra maior → /produtos?ordem=numPreco,ASC
[/produtos] decrescente por preço → /produtos?ordem=numPreco,DESC
[/produtos] ordem decrescente de estoque → /produtos?ordem=numEstoque,DESC
[/produtos] os com menos estoque em cima → /produtos?ordem=numEstoque,ASC
[/produtos] quem tem mais estoque primeiro → /produtos?ordem=numEstoque,DESC
[/produtos] estoque baixo primeiro → /produtos?ordem=numEstoque,ASC
[/produtos] qtd menor em cima → /produtos?ordem=numEstoque,ASC
[/produtos] ativos por nome → /produtos?statusId=1&ordem=dscNome,ASC
produtos bloqueados do mais caro → /produtos?statusId=3&ordem=numPreco,DESC
bonus pend maior valor primeiro → /bonus?statusId=1&ordem=valor,DESC
bonus do user 15 mais antigos em cima → /bonus?beneficiarioId=15&ordem=dtCadastro,ASC
[/bonus] nivel mais alto primeiro → /bonus?ordem=nivel,DESC
[/cashbacks] maior porcentagem em cima → /cashbacks?ordem=porcentagemCashback,DESC
[/cashbacks] % do maior → /cashbacks?ordem=porcentagemCashback,DESC
[/cashbacks] atualização mais recente primeiro → /cashbacks?ordem=dtAtualizacao,DESC
[/transacoes] por tipo → /transacoes?ordem=tipoTransacao.descricao,ASC
[/transacoes] valor decrescente → /transacoes?ordem=numAmount,DESC
[/usuarios] nome z a → /usuarios?ordem=nome,DESC
[/usuarios] email a a z → /usuarios?ordem=dscEmail,ASC
[/cashback-planos] profundidade desc → /cashback-planos?ordem=maxDepth,DESC
[/auditoria/transacoes/valor] maiores de ontem primeiro → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19&ordem=numAmount,DESC
[/lojas] mais caras primeiro → ?
[/produtos] por cor → ?
`

export const hurriedPages = `
[/produtos] 50 por pag → ?
[/produtos] 100 por pag → /produtos?tamanho=100
[/produtos] 100 p pagina → /produtos?tamanho=100
[/produtos] 100/pagina → /produtos?tamanho=100
[/bonus] mostra de 20 em 20 → /bonus
[/produtos] de 100 em 100 → /produtos?tamanho=100
[/produtos] quero mil na tela → /produtos?tamanho=1000
[/produtos] pagina de 100 → /produtos?tamanho=100
produtos ativos 100 por pag → /produtos?statusId=1&tamanho=100
bonus pend 500 por pagina → /bonus?statusId=1&tamanho=500
auditoria por tipo 100 por página → /auditoria/transacoes/tipo?tamanho=100
auditoria por valor 500 por pagina → /auditoria/transacoes/valor?tamanho=500
planos página 2 com 10 por página → /cashback-planos?pagina=2
planos página 2 → /cashback-planos?pagina=2
produtos pag 3 → /produtos?pagina=3
[/produtos] pag 3 → /produtos?pagina=3
produtos ativos página 2 → /produtos?pagina=2&statusId=1
[/produtos] pendentes pagina 4 → /produtos?pagina=4&statusId=4
segunda página dos pedidos → /pedidos?pagina=2
lojas a-z página 2 → /lojas?ordem=dscNome,ASC&pagina=2
ultimas 5 transações → /transacoes?tamanho=5
ult 5 pedidos → /pedidos?tamanho=5
top 5 pedidos mais caros → /pedidos?ordem=numPreco,DESC&tamanho=5
5 pedidos mais antigos → /pedidos?ordem=dtCadastro,ASC&tamanho=5
`
