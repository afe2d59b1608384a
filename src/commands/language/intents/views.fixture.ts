/**
 * What operators mean when they ask for a filter of a list: periods, filters, order, page size. Format:
 * `actions.fixture.ts`.
 */

export const periods = `
[/auditoria/transacoes/valor] semana retrasada → /auditoria/transacoes/valor?de=2026-11-02&ate=2026-11-08
[/auditoria/transacoes/valor] mês retrasado → /auditoria/transacoes/valor?de=2026-09-01&ate=2026-09-30
[/auditoria/transacoes/valor] do dia 1 ao 15 → /auditoria/transacoes/valor?de=2026-11-01&ate=2026-11-15
[/auditoria/transacoes/valor] do dia 1 ao dia 15 → /auditoria/transacoes/valor?de=2026-11-01&ate=2026-11-15
[/auditoria/transacoes/valor] de 1 a 15 de outubro → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-15
[/auditoria/transacoes/valor] entre 1 e 15 de outubro de 2025 → /auditoria/transacoes/valor?de=2025-10-01&ate=2025-10-15
[/auditoria/transacoes/valor] 3 de outubro → /auditoria/transacoes/valor?de=2026-10-03&ate=2026-10-03
[/auditoria/transacoes/valor] 3 de outubro de 2025 → /auditoria/transacoes/valor?de=2025-10-03&ate=2025-10-03
[/auditoria/transacoes/valor] dia 5 → /auditoria/transacoes/valor?de=2026-11-05&ate=2026-11-05
[/auditoria/transacoes/valor] no dia 25 → /auditoria/transacoes/valor?de=2026-10-25&ate=2026-10-25
[/auditoria/transacoes/valor] desde o dia 10 → /auditoria/transacoes/valor?de=2026-11-10
[/auditoria/transacoes/valor] até o dia 10 → /auditoria/transacoes/valor?ate=2026-11-10
[/auditoria/transacoes/tipo] de segunda a quarta → /auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-18
[/auditoria/transacoes/tipo] sexta passada → /auditoria/transacoes/tipo?de=2026-11-13&ate=2026-11-13
[/auditoria/transacoes/tipo] na quinta-feira → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/tipo] de ontem pra hoje → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-20
[/auditoria/transacoes/tipo] só hoje → /auditoria/transacoes/tipo?de=2026-11-20&ate=2026-11-20
[/auditoria/transacoes/tipo] há 3 dias → /auditoria/transacoes/tipo?de=2026-11-17&ate=2026-11-17
[/auditoria/transacoes/tipo] três dias atrás → /auditoria/transacoes/tipo?de=2026-11-17&ate=2026-11-17
[/auditoria/transacoes/tipo] últimas duas semanas → /auditoria/transacoes/tipo?de=2026-11-07&ate=2026-11-20
[/auditoria/transacoes/tipo] últimos 2 meses → /auditoria/transacoes/tipo?de=2026-09-21&ate=2026-11-20
[/auditoria/transacoes/tipo] nos últimos 30 dias → /auditoria/transacoes/tipo?de=2026-10-22&ate=2026-11-20
[/auditoria/transacoes/tipo] últimos quinze dias → /auditoria/transacoes/tipo?de=2026-11-06&ate=2026-11-20
[/auditoria/transacoes/tipo] de janeiro a março → /auditoria/transacoes/tipo?de=2026-01-01&ate=2026-03-31
[/auditoria/transacoes/tipo] em 2025 → /auditoria/transacoes/tipo?de=2025-01-01&ate=2025-12-31
[/auditoria/transacoes/tipo] no mês de outubro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] out/2026 → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] do começo do mês até hoje → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-20
[/auditoria/transacoes/tipo] desde o início do ano → /auditoria/transacoes/tipo?de=2026-01-01
[/auditoria/transacoes/tipo] primeira quinzena de outubro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-15
[/auditoria/transacoes/tipo] trimestre passado → /auditoria/transacoes/tipo?de=2026-07-01&ate=2026-09-30
[/auditoria/transacoes/tipo] fim de semana passado → /auditoria/transacoes/tipo?de=2026-11-14&ate=2026-11-15
[/auditoria/transacoes/tipo] ontem de manhã → /auditoria/transacoes/tipo?dataInicio=2026-11-19T00:00&dataFim=2026-11-19T11:59
[/auditoria/transacoes/tipo] 7d → /auditoria/transacoes/tipo?de=2026-11-14&ate=2026-11-20
[/auditoria/transacoes/tipo] 15.10.2026 → /auditoria/transacoes/tipo?de=2026-10-15&ate=2026-10-15
transações de ontem → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
transações da semana passada → /auditoria/transacoes/valor?de=2026-11-09&ate=2026-11-15
transações do mês retrasado → /auditoria/transacoes/valor?de=2026-09-01&ate=2026-09-30
me mostra as transações desta semana → /auditoria/transacoes/valor?de=2026-11-16&ate=2026-11-20
auditar usuário 9 semana retrasada → /auditoria/transacoes/usuario?usuarioId=9&de=2026-11-02&ate=2026-11-08
transações do usuário 9 nos últimos três dias → /auditoria/transacoes/usuario?usuarioId=9&de=2026-11-18&ate=2026-11-20
auditar cashback do dia 1 ao 15 → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-15
auditar cashback anteontem → /auditoria/transacoes/tipo?de=2026-11-18&ate=2026-11-18
transações acima de 2 mil este mês → /auditoria/transacoes/valor?min=2000&de=2026-11-01&ate=2026-11-20
transações de 100 a 500 na semana passada → /auditoria/transacoes/valor?min=100&max=500&de=2026-11-09&ate=2026-11-15
[/auditoria/transacoes/usuario?usuarioId=9] mês passado → /auditoria/transacoes/usuario?usuarioId=9&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/valor] semana que vem → ?
`

export const filters = `
[/produtos] só os pendentes → /produtos?statusId=4
[/produtos] somente os inativos → /produtos?statusId=2
[/produtos] apenas bloqueados → /produtos?statusId=3
[/produtos] mostra só os ativos → /produtos?statusId=1
[/produtos] filtra pelos bloqueados → /produtos?statusId=3
[/produtos] filtre por status pendente → /produtos?statusId=4
[/produtos] status inativo → /produtos?statusId=2
[/produtos] com fone no nome → /produtos?dscNome=fone
[/produtos] nome mochila → /produtos?dscNome=mochila
[/produtos] que estão pendentes → /produtos?statusId=4
[/produtos?statusId=4] com fone no nome → /produtos?statusId=4&dscNome=fone
[/produtos?dscNome=fone] só os ativos → /produtos?dscNome=fone&statusId=1
[/produtos?statusId=4&dscNome=fone] sem filtro de status → /produtos?dscNome=fone
produtos bloqueados → /produtos?statusId=3
me mostra os produtos inativos → /produtos?statusId=2
quais produtos estão pendentes? → /produtos?statusId=4
produtos pendentes com fone no nome → /produtos?dscNome=fone&statusId=4
produtos que contenham mochila → /produtos?dscNome=mochila
produtos chamados kit → /produtos?dscNome=kit
produtos do fornecedor 3 → /produtos?fornecedorId=3
produtos ativos da categoria 5 → /produtos?statusId=1&categoriaId=5
produtos acima de 100 reais → ?
[/produtos] sem estoque → ?
[/produtos] mais de 100 reais → ?
[/produtos] só os pendentes acima de 100 reais → ?
produtos cadastrados ontem → ?
[/cashbacks] inativos → /cashbacks?STATUS_ID=2
[/cashbacks] só os ativos → /cashbacks?STATUS_ID=1
[/cashbacks] de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] com natal na descrição → /cashbacks?DSC_CASHBACK=natal
[/cashbacks] 2,5 por cento → /cashbacks?PORCENTAGEM_CASHBACK=2.5
cashbacks inativos de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5&STATUS_ID=2
cashbacks com descrição natal → /cashbacks?DSC_CASHBACK=natal
cashbacks ativos com natal na descrição → /cashbacks?DSC_CASHBACK=natal&STATUS_ID=1
cashbacks acima de 5% → ?
[/cashbacks] criados ontem → ?
bônus pendentes → /bonus?statusId=1
bonus pendentes → /bonus?statusId=1
bônus liberados → /bonus?statusId=2
[/bonus] só os pendentes → /bonus?statusId=1
[/bonus] os que já foram liberados → /bonus?statusId=2
bônus cancelados → /bonus?statusId=3
bônus do usuário 15 → /bonus?beneficiarioId=15
bônus do beneficiário 15 → /bonus?beneficiarioId=15
bônus pendentes do usuário 15 → /bonus?beneficiarioId=15&statusId=1
bônus do usuário 15 que estão pendentes → /bonus?beneficiarioId=15&statusId=1
bônus da transação 42 → /bonus?transacaoId=42
bônus de nível 2 → /bonus?nivel=2
bônus nível 1 pendentes → /bonus?nivel=1&statusId=1
filtrar bônus status pendente → /bonus?statusId=1
filtrar bônus pelo pedido 501 → /bonus?pedidoId=501
[/bonus] do pedido 501 → /bonus?pedidoId=501
[/bonus] com origem no usuário 20 → /bonus?origemId=20
[/bonus] beneficiário 15 → /bonus?beneficiarioId=15
usuário 15 bônus → /bonus?beneficiarioId=15
pendentes bônus → /bonus?statusId=1
bônus acima de 50 reais → ?
bônus de ontem → ?
[/bonus] esta semana → ?
[/auditoria/transacoes/valor] acima de 2 mil este mês → /auditoria/transacoes/valor?min=2000&de=2026-11-01&ate=2026-11-20
[/auditoria/transacoes/valor] só as de mais de mil reais → /auditoria/transacoes/valor?min=1000
[/auditoria/transacoes/valor] entre 50 e 80 → /auditoria/transacoes/valor?min=50&max=80
[/auditoria/transacoes/valor?valorMinimo=100] ontem → /auditoria/transacoes/valor?min=100&de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/usuario] usuário 9 → /auditoria/transacoes/usuario?usuarioId=9
transações menores que 50 reais → /auditoria/transacoes/valor?max=50
transações maiores que 300 → /auditoria/transacoes/valor?min=300
transações aprovadas → ?
[/transacoes] só as canceladas → ?
[/auditoria/transacoes/tipo] acima de 100 reais → ?|/auditoria/transacoes/valor?min=100
pedidos de ontem → ?
pedidos do usuário 9 → ?
[/pedidos] acima de 100 reais → ?
usuários chamados maria → /usuarios?nome=maria
usuários com nome joão → /usuarios?nome=joão
[/usuarios] com silva no nome → /usuarios?nome=silva
usuários ativos → ?
planos chamados ouro → /cashback-planos?dscNome=ouro
planos ativos → ?
categorias ativas → ?
lojas inativas → ?
[/fornecedores] só os ativos → ?
itens rv do fornecedor claro → /rvhub?provider=claro
itens rv do tipo recarga → /rvhub?kind=recarga
[/rvhub] com vivo no nome → /rvhub?name=vivo
`

export const sorting = `
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/produtos] do mais barato ao mais caro → /produtos?ordem=numPreco,ASC
[/produtos] mais caros primeiro → /produtos?ordem=numPreco,DESC
[/produtos] os mais baratos → /produtos?ordem=numPreco,ASC
[/produtos] em ordem alfabética → /produtos?ordem=dscNome,ASC
[/produtos] por nome de z a a → /produtos?ordem=dscNome,DESC
[/produtos] menor estoque primeiro → /produtos?ordem=numEstoque,ASC
[/produtos] por estoque do maior pro menor → /produtos?ordem=numEstoque,DESC
[/produtos] preço crescente → /produtos?ordem=numPreco,ASC
[/produtos] coloca em ordem de preço → /produtos?ordem=numPreco,ASC
[/produtos] mais antigos primeiro → /produtos?ordem=id,ASC
[/produtos?statusId=4] do mais caro pro mais barato → /produtos?statusId=4&ordem=numPreco,DESC
[/produtos] pendentes do mais caro pro mais barato → /produtos?statusId=4&ordem=numPreco,DESC
produtos mais caros primeiro → /produtos?ordem=numPreco,DESC
produtos ativos por preço decrescente → /produtos?statusId=1&ordem=numPreco,DESC
os 5 produtos mais caros → /produtos?ordem=numPreco,DESC&tamanho=5
produtos em ordem alfabética → /produtos?ordem=dscNome,ASC
[/cashbacks] maior percentual primeiro → /cashbacks?ordem=porcentagemCashback,DESC
[/cashbacks] mais recentes primeiro → /cashbacks?ordem=dtCadastro,DESC
[/cashbacks] por data de atualização decrescente → /cashbacks?ordem=dtAtualizacao,DESC
[/bonus] maiores valores primeiro → /bonus?ordem=valor,DESC
[/bonus] do menor pro maior valor → /bonus?ordem=valor,ASC
[/bonus] mais antigos primeiro → /bonus?ordem=dtCadastro,ASC
bônus pendentes do maior pro menor → /bonus?statusId=1&ordem=valor,DESC
[/pedidos] mais antigos primeiro → /pedidos?ordem=dtCadastro,ASC
pedidos do mais caro ao mais barato → /pedidos?ordem=numPreco,DESC
transações do maior pro menor valor → /transacoes?ordem=numAmount,DESC
[/usuarios] por e-mail → /usuarios?ordem=dscEmail,ASC
categorias em ordem alfabética → /categorias?ordem=dscNome,ASC
planos por profundidade → /cashback-planos?ordem=maxDepth,ASC
[/produtos] ordem padrão de novo → tabela.ordenarPadrao
[/produtos] ordenar por cor → ?
`

export const sizes = `
[/produtos] me mostra 100 linhas → /produtos?tamanho=100
[/produtos] quero ver 500 por vez → /produtos?tamanho=500
[/produtos] 100 itens por página → /produtos?tamanho=100
[/produtos] mostra mil linhas por página → /produtos?tamanho=1000
[/produtos] página com 5 itens → /produtos?tamanho=5
últimos 5 pedidos → /pedidos?tamanho=5
os 10 usuários mais recentes → /usuarios?ordem=id,DESC
100 produtos por página → /produtos?tamanho=100
[/produtos] 37 por página → ?
últimos 3 pedidos → /pedidos?tamanho=5
os 3 produtos mais caros → /produtos?ordem=numPreco,DESC&tamanho=5
últimos 10 usuários → /usuarios?ordem=id,DESC
últimos 7 cashbacks → /cashbacks?ordem=dtCadastro,DESC
últimos 3 bônus de @joão → bonus.filtrar nome=joão
últimos 3 pedidos de @joão → ?
`
