/**
 * Lines of an ordinary day, by another author. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const slips = `
abrir fonecedores → ir.fornecedores
cadastar produto → produto.cadastrar
auditoira por valor → ir.auditoria.valor
exlcuir cashback 14 → cashback.excluir ids=14
libera bonnus 231 → bonus.liberar ids=231
reporcessar pedido 902 → bonus.reprocessar id=902|pedido.reprocessar id=902
trasaçoes → ir.transacoes
edtar categora 8 → categoria.editar id=8
desabiltar cashbak 21 → cashback.desabilitar ids=21
sincornizar rv → produto.sincronizar
histrico da trasação 5512 → transacao.historico id=5512
[/auditoria/transacoes/tipo] exprotar csv → auditoria.exportar|tabela.csv
`

export const order = `
17 fornecedor editar → fornecedor.editar id=17
do pedido 451 os bônus reprocessar → bonus.reprocessar id=451|pedido.reprocessar id=451
novo plano cadastrar → plano.cadastrar
33 categoria excluir → categoria.excluir ids=33
por usuário auditoria 72 → usuario.auditar id=72|/auditoria/transacoes/usuario?usuarioId=72
inativos cashbacks listar → /cashbacks?STATUS_ID=2
produto 640 abre pra editar → produto.editar id=640
da transação 1290 o histórico quero → transacao.historico id=1290
maria usuário buscar → usuario.buscar texto=maria|/usuarios?nome=maria
escuro modo ligar → casca.tema tema=escuro
cashback 9 habilitar → cashback.habilitar ids=9
`

export const conjugated = `
exclua o fornecedor 52 → fornecedor.excluir ids=52
preciso que libere o bônus 310 → bonus.liberar ids=310
vamos cadastrar uma categoria → categoria.cadastrar
mostre os pedidos pra mim → ir.pedidos
quero editar a loja 6 → loja.editar id=6
desabilita o cashback 41 por favor → cashback.desabilitar ids=41
gostaria de ver o cashback 12 → cashback.ver id=12
reprocesse o pedido 7781 → bonus.reprocessar id=7781|pedido.reprocessar id=7781
queria sincronizar os produtos da rv → produto.sincronizar
vou mexer no plano 3 → plano.editar id=3
apague o produto 1204 → produto.excluir ids=1204
recarregue a lista de categorias → ir.categorias|tabela.recarregar
`

export const questions = `
onde eu cadastro um fornecedor? → fornecedor.cadastrar
como faço pra liberar o bônus 19? → bonus.liberar ids=19|ir.bonus
quanto temos de limite de crédito? → dashboard.credito|ir.saldo|ir.dashboard
quais produtos estão bloqueados? → /produtos?statusId=3
tem como ver as transações do usuário 305? → usuario.auditar id=305|/auditoria/transacoes/usuario?usuarioId=305
cadê os planos multinível? → ir.planos
qual o e-mail do usuário joão batista? → usuario.buscar nome=joão_batista|/usuarios?nome=joão batista
onde vejo o saldo da rv? → ir.saldo|dashboard.credito
quantos pedidos temos no total? → dashboard.pedidos|ir.pedidos|ir.dashboard
dá pra editar o cashback 27? → cashback.editar id=27
onde fica a minha foto e meu e-mail? → ir.perfil
o que aconteceu com a transação 8841? → transacao.historico id=8841|transacao.ver id=8841
`

export const english = `
suppliers list → ir.fornecedores
edit product 77 → produto.editar id=77
delete store 13 → loja.excluir ids=13
bonus ledger → ir.bonus
transaction history 650 → transacao.historico id=650
users named ana → usuario.buscar texto=ana|/usuarios?nome=ana
dark mode on → casca.tema tema=escuro
reprocess order 118 → bonus.reprocessar id=118|pedido.reprocessar id=118
inactive suppliers → ?
logout → sessao.sair
`

export const numerals = `
editar cashback cinco → cashback.editar id=5
liberar bônus cento e doze → bonus.liberar ids=112
auditoria de mil a cinco mil reais → /auditoria/transacoes/valor?min=1000&max=5000
transações acima de R$ 2.500,00 → /auditoria/transacoes/valor?min=2500
excluir categoria vinte e três → categoria.excluir ids=23
[/pedidos] página quatro → tabela.pagina n=4|/pedidos?pagina=4
auditoria valor até quinhentos reais → /auditoria/transacoes/valor?max=500
reprocessar pedido dois mil e quarenta → bonus.reprocessar id=2040|pedido.reprocessar id=2040
cashback de dois e meio por cento → /cashbacks?PORCENTAGEM_CASHBACK=2.5
auditoria do usuário trinta e sete → usuario.auditar id=37|/auditoria/transacoes/usuario?usuarioId=37
transações entre 10 mil e 20 mil → /auditoria/transacoes/valor?min=10000&max=20000
plano número três editar → plano.editar id=3
`

export const names = `
editar fornecedor Natura → fornecedor.editar nome=natura
produto Vale Presente Netflix → produto.editar nome=vale_presente_netflix|produto.filtrar nome=vale_presente_netflix|/produtos?dscNome=Vale Presente Netflix|/produtos?dscNome=vale presente netflix
procurar usuário Cleide Nascimento → usuario.buscar nome=cleide_nascimento|/usuarios?nome=Cleide Nascimento|/usuarios?nome=cleide nascimento
categoria Farmácia → categoria.editar nome=farmácia
loja Casas Bahia → loja.editar nome=casas_bahia
pedidos da Rosângela → ?
cashback Dia das Mães → cashback.ver nome=dia_das_mães|cashback.editar nome=dia_das_mães|/cashbacks?DSC_CASHBACK=Dia das Mães|/cashbacks?DSC_CASHBACK=dia das mães
transações do José Carlos → usuario.auditar nome=josé_carlos|auditoria.usuario nome=josé_carlos|auditoria.usuario.filtrar nome=josé_carlos
produtos do fornecedor Claro → produto.filtrar nome=claro
fornecedores da categoria Telefonia → ?
acha pra mim a usuária Dona Ivone → usuario.buscar nome=dona_ivone|usuario.buscar nome=ivone|/usuarios?nome=Dona Ivone|/usuarios?nome=dona ivone|/usuarios?nome=Ivone|/usuarios?nome=ivone
`

export const joined = `
abrirpedidos → ir.pedidos
editarloja 22 → loja.editar id=22
auditoriaporusuario → ir.auditoria.usuario
liberarbonus 45 → bonus.liberar ids=45
excluir cashback31 → cashback.excluir ids=31
cadastrarfornecedor → fornecedor.cadastrar
ledgerdebonus → ir.bonus
reprocessarpedido 330 → bonus.reprocessar id=330|pedido.reprocessar id=330
`

export const plain = `
quero cadastrar loja nova → loja.cadastrar
me leva pro começo → ir.dashboard
preciso ver o extrato de bônus → ir.bonus
tira o cashback 18 do ar → cashback.desabilitar ids=18
põe o cashback 18 pra funcionar de novo → cashback.habilitar ids=18
soltar o bônus 77 da cliente → bonus.liberar ids=77
gente cadastrada → ir.usuarios
mudar a porcentagem do cashback 30 → cashback.editar id=30
trocar o preço do produto 515 → produto.editar id=515
a tela tá muito clara, escurece → casca.tema tema=escuro
terminei por hoje, quero sair → sessao.sair
[/bonus] atualiza essa lista → tabela.recarregar|auditoria.recarregar
`

export const periods = `
auditoria por tipo de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
auditoria por valor de 01/03/2025 a 31/03/2025 → /auditoria/transacoes/valor?de=2025-03-01&ate=2025-03-31
transações do usuário 14 no mês passado → /auditoria/transacoes/usuario?usuarioId=14&de=2026-10-01&ate=2026-10-31
auditoria tipo cashback desta semana → /auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-22|/auditoria/transacoes/tipo?de=2026-11-16|/auditoria/transacoes/tipo?de=2026-11-15&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-15&ate=2026-11-21
transações acima de 300 reais nos últimos 7 dias → /auditoria/transacoes/valor?min=300&de=2026-11-14&ate=2026-11-20|/auditoria/transacoes/valor?min=300&de=2026-11-13&ate=2026-11-20
auditoria por tipo desde 10 de maio → /auditoria/transacoes/tipo?de=2026-05-10|/auditoria/transacoes/tipo?de=2026-05-10&ate=2026-11-20
auditoria do usuário 9 até dia 15/08 → /auditoria/transacoes/usuario?usuarioId=9&ate=2026-08-15
auditoria por valor hoje das 8h às 12h → /auditoria/transacoes/valor?dataInicio=2026-11-20T08:00&dataFim=2026-11-20T12:00|/auditoria/transacoes/valor?dataInicio=2026-11-20T08:00&dataFim=2026-11-20T11:59
auditar janeiro de 2025 por tipo → /auditoria/transacoes/tipo?de=2025-01-01&ate=2025-01-31
transações entre 50 e 100 reais ontem → /auditoria/transacoes/valor?min=50&max=100&de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/usuario] só este mês → /auditoria/transacoes/usuario?de=2026-11-01&ate=2026-11-20|/auditoria/transacoes/usuario?de=2026-11-01&ate=2026-11-30
auditoria por tipo de segunda a sexta passada → /auditoria/transacoes/tipo?de=2026-11-09&ate=2026-11-13|?
`

export const filters = `
cashbacks com 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
produtos ativos → /produtos?statusId=1
produtos pendentes da categoria jogos → produto.filtrar nome=jogos
bônus do beneficiário 120 → /bonus?beneficiarioId=120
bônus do pedido 660 → /bonus?pedidoId=660
só os planos ativos → ?
cashbacks com a palavra natal → /cashbacks?DSC_CASHBACK=natal
pedidos com autorização A7F90 → ?
[/cashbacks] tirar todos os filtros → tabela.limpar
transações pagas com pix → ?
`

export const sorting = `
cashbacks da maior porcentagem pra menor → /cashbacks?ordem=porcentagemCashback,DESC
pedidos mais antigos primeiro → /pedidos?ordem=dtCadastro,ASC
fornecedores por nome de z a a → /fornecedores?ordem=dscNome,DESC
[/transacoes] ordenar por valor crescente → /transacoes?ordem=numAmount,ASC
produtos com menos estoque primeiro → /produtos?ordem=numEstoque,ASC
usuários por e-mail → /usuarios?ordem=dscEmail,ASC
bônus de maior valor no topo → /bonus?ordem=valor,DESC
planos por profundidade decrescente → /cashback-planos?ordem=maxDepth,DESC
[/lojas] ordena por id → /lojas?ordem=id,ASC
últimas transações primeiro → /transacoes
`

export const sizes = `
produtos 50 por página → ?|/produtos?tamanho=100
[/categorias] mostrar 100 por vez → /categorias?tamanho=100
pedidos com 500 linhas → /pedidos?tamanho=500
[/cashbacks] quero 5 por página → /cashbacks?tamanho=5
lista de usuários de 100 em 100 → /usuarios?tamanho=100
transações, mil por página → /transacoes?tamanho=1000
[/fornecedores] aumenta pra 500 registros por página → /fornecedores?tamanho=500
ledger de bônus com 10 itens por página → /bonus?tamanho=10
auditoria por tipo 100 por página → /auditoria/transacoes/tipo?tamanho=100
[/lojas] só 10 de cada vez → tabela.tamanho n=10|/lojas
os 5 últimos pedidos → /pedidos?tamanho=5
planos página 2 com 10 por página → /cashback-planos?pagina=2|?
`
