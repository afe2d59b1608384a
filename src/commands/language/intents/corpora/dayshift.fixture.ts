/**
 * Lines of an operator who works with the lists all day: filters, several filters at once, and conditions that no list
 * filters by. Written before the language was tuned by them. Format: `../actions.fixture.ts`.
 */

export const filters = `
produtos da Vila Café → produto.filtrar nome=vila_café
[/produtos] só os ativos da Vila Café → produto.filtrar nome=vila_café
[/produtos] bloqueados do fornecedor 3 com cabo no nome → /produtos?statusId=3&fornecedorId=3&dscNome=cabo
[/produtos] inativos da categoria 5, mais caros primeiro → /produtos?statusId=2&categoriaId=5&ordem=numPreco,DESC
produtos da categoria bebidas ordenados por nome → produto.filtrar nome=bebidas
[/cashbacks] ativos de 5% → /cashbacks?STATUS_ID=1&PORCENTAGEM_CASHBACK=5
cashbacks inativos com natal na descrição → /cashbacks?STATUS_ID=2&DSC_CASHBACK=natal
bônus a liberar da Maria Dias → bonus.filtrar nome=maria_dias
[/bonus] a liberar do usuário 15 nível 2 → /bonus?statusId=1&beneficiarioId=15&nivel=2
bônus a liberar do pedido 501 → /bonus?statusId=1&pedidoId=501
[/bonus] cancelados da transação 900 → /bonus?statusId=3&transacaoId=900
[/bonus] os que faltam liberar da Ana Prado, maior valor primeiro → bonus.filtrar nome=ana_prado
cashbacks recebidos em outubro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/valor] de 50 a 80 reais no mês passado → /auditoria/transacoes/valor?min=50&max=80&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/usuario] da Carla Nunes de ontem → auditoria.usuario.filtrar nome=carla_nunes
transações da Carla Nunes este mês → auditoria.usuario.filtrar nome=carla_nunes|usuario.auditar nome=carla_nunes
auditar usuário 42 7 dias → /auditoria/transacoes/usuario?usuarioId=42&de=2026-11-14&ate=2026-11-20
[/usuarios] auditar usuário 42 30 dias → /auditoria/transacoes/usuario?usuarioId=42&de=2026-10-22&ate=2026-11-20
usuários com silva no nome em ordem alfabética → /usuarios?nome=silva
[/rvhub] itens da claro do tipo recarga → /rvhub?provider=claro&kind=recarga
planos com ouro no nome → /cashback-planos?dscNome=ouro
[/lojas] por nome de z a a, 100 por página → /lojas?ordem=dscNome,DESC&tamanho=100
categorias em ordem alfabética → /categorias?ordem=dscNome,ASC
[/fornecedores] última cadastrada primeiro → /fornecedores?ordem=id,DESC|?|-
[/pedidos] mais caros primeiro, 100 por página → /pedidos?ordem=numPreco,DESC&tamanho=100
[/transacoes] os 10 maiores valores → /transacoes?ordem=numAmount,DESC
`

export const refused = `
pedidos do usuário 15 → ?
[/pedidos] só os da Maria Dias → ?
[/pedidos] de ontem acima de 200 reais → ?
[/pedidos] do produto 12 → ?
produtos sem estoque → ?
[/produtos] ativos sem estoque → ?
[/produtos] com menos de 5 em estoque → ?
[/produtos] acima de 100 reais do fornecedor 3 → ?
bônus acima de 100 reais → ?
[/bonus] pendentes acima de 100 reais → ?
bônus pendentes de outubro → ?
[/bonus] liberados ontem do usuário 15 → ?
[/cashbacks] criados este mês → ?
categorias inativas → ?
fornecedores da categoria 5 → ?
[/lojas] inativas com amazon no nome → ?
lojas com cashback acima de 5% → ?
planos inativos → ?
[/usuarios] com gmail → ?
transações do usuário 15 acima de 300 → ?
[/transacoes] de ontem estornadas → ?
[/auditoria/transacoes/tipo] do usuário 15 em outubro → ?|/auditoria/transacoes/usuario?usuarioId=15&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/valor] acima de 500 canceladas → ?
itens rv com estoque zero → ?
[/rvhub] abaixo de 20 reais da tim → ?
`

export const acts = `
desfazer a última exclusão → casca.desfazer
[/produtos] desfaz a última alteração → casca.desfazer
[/cashbacks] desfaça a última desativação → casca.desfazer
reverte a última exclusão → casca.desfazer|-
[/produtos/editar/12] voltar para a lista → form.voltar
[/cashbacks/cadastrar] volta pra lista → form.voltar
[/auditoria/transacoes/12] voltar para a lista → ir.voltar
[/bonus] liberar os pendentes da Maria Dias → bonus.liberar nome=maria_dias
[/bonus] libera os bônus 12, 13 e 20 do pedido 501 → ?|-
[/produtos] desabilita os cashbacks 242 a 246 → cashback.desabilitar ids=242-246
`
