/**
 * Lines by another author, grouped by intention. Written from the tasks of the specification alone, before the author
 * saw the language. Format: `actions.fixture.ts`.
 */

export const slips = `
desativa o cashbak 41 → cashback.desabilitar ids=41
abri os fornecedroes → ir.fornecedores
exluir a catgoria 7 → categoria.excluir ids=7
libera o bonnus 118 pfv → bonus.liberar ids=118
edtiar prodtuo 52 → produto.editar id=52
sair do sitema → sessao.sair
[/produtos] ordernar por presso cresente → /produtos?ordem=numPreco,ASC
troca pro tema escruo → casca.tema tema=escuro
audtoria por usuaro 33 → /auditoria/transacoes/usuario?usuarioId=33
reporcessa o pedido 904 → bonus.reprocessar id=904|pedido.reprocessar id=904
mudar o estoqe do produto 15 pra 40 → produto.estoque.ajustar id=15 n=40
[/pedidos] proxma pajina → tabela.proxima
histórico da transasão 2210 → transacao.historico id=2210
`

export const order = `
o cashback 12, desabilita ele pra mim → cashback.desabilitar ids=12
da transação 830 o histórico → transacao.historico id=830
do pedido 771 os bônus, reprocessa → bonus.reprocessar id=771|pedido.reprocessar id=771
[/produtos] por preço, do maior pro menor, ordena aí → /produtos?ordem=numPreco,DESC
categoria nova, quero cadastrar uma → categoria.cadastrar
o fornecedor 9, esse aí, edita → fornecedor.editar id=9
bônus 64: libera → bonus.liberar ids=64
[/categorias] da tabela, a coluna enum, esconde → coluna.ocultar coluna=dscEnum|tabela.colunas coluna=dscEnum
inativos os cashbacks, mostra só eles → /cashbacks?STATUS_ID=2
o plano 3 apaga, por favor → plano.excluir ids=3
[/transacoes] em csv essa tela, baixa pra mim → tabela.csv
com estoque de 25 o produto 88, deixa → produto.estoque.ajustar id=88 n=25
escuro o tema, põe → casca.tema tema=escuro
`

export const conjugated = `
quero que você libere o bônus 205 → bonus.liberar ids=205
gostaria que habilitassem o cashback 27 → cashback.habilitar ids=27
preciso que excluas a loja 4 → loja.excluir ids=4
precisava abrir a auditoria por valor → ir.auditoria.valor
vamos cadastrar uma loja nova → loja.cadastrar
estou querendo editar a categoria 13 → categoria.editar id=13
tu me abre os pedidos aí, tchê → ir.pedidos
vou mexer no produto 301 → produto.editar id=301
teria que reprocessar o pedido 1450 → bonus.reprocessar id=1450|pedido.reprocessar id=1450
[/produtos] sincronizemos a rv → produto.sincronizar
mostrem as transações → ir.transacoes
bora ver o ledger de bônus → ir.bonus
queria ir vendo os planos → ir.planos
desfaça a última alteração → casca.desfazer
faz favor de terminares a sessão → sessao.sair
oxente, bote o tema claro aí → casca.tema tema=claro
`

export const questions = `
dá pra você liberar o bônus 77? → bonus.liberar ids=77
onde é que eu cadastro categoria? → categoria.cadastrar
cadê a lista de lojas? → ir.lojas
será que tu consegue desativar o cashback 56 pra mim? → cashback.desabilitar ids=56
qual é o limite de crédito disponível hoje? → dashboard.credito|ir.saldo
quantos pedidos a gente tem no total? → dashboard.pedidos|ir.pedidos
podes apagar o fornecedor 22, se faz favor? → fornecedor.excluir ids=22
[/auditoria/transacoes/tipo] tem como baixar isso em planilha? → auditoria.exportar|tabela.csv
quem comprou no pedido 5012? → pedido.ver id=5012
por obséquio, poderia abrir o produto 19? → produto.editar id=19
qual o e-mail da Rosângela Prates? → usuario.buscar nome=Rosângela_Prates|/usuarios?nome=Rosângela Prates|/usuarios?nome=rosângela prates
onde vejo o que aconteceu com a transação 3391? → transacao.historico id=3391
consegues mostrar-me os utilizadores? → ir.usuarios
quais produtos estão sem estoque? → ?
dá pra voltar o que eu fiz agora? → casca.desfazer
como faço pra deslogar? → sessao.sair
`

export const english = `
open a new supplier form → fornecedor.cadastrar
delete category 31 → categoria.excluir ids=31
disable cashback 8 please → cashback.desabilitar ids=8
release bonus 412 → bonus.liberar ids=412
reprocess os bonus da order 2077 → bonus.reprocessar id=2077|pedido.reprocessar id=2077
switch to dark mode → casca.tema tema=escuro
faz um logout → sessao.sair
[/transacoes?ordem=numAmount,DESC] sort by date desc → /transacoes
[/produtos] hide a coluna status → coluna.ocultar coluna=status.descricao|tabela.colunas coluna=status.descricao
show me inactive products → /produtos?statusId=2
go to users page → ir.usuarios
[/auditoria/transacoes/valor] export to csv → auditoria.exportar|tabela.csv
set stock do produto 63 to 120 → produto.estoque.ajustar id=63 n=120
[/lojas] dá um refresh na list → tabela.recarregar
`

export const numerals = `
excluir a loja vinte e três → loja.excluir ids=23
libera o bônus cento e doze → bonus.liberar ids=112
estoque do produto trinta e um para duzentos → produto.estoque.ajustar id=31 n=200
abre o plano sete → plano.editar id=7
[/pedidos] vai pra página doze → tabela.pagina n=12
auditoria de valor entre cem e mil reais → /auditoria/transacoes/valor?min=100&max=1000
histórico da transação mil duzentos e quarenta → transacao.historico id=1240
auditar o utilizador dezasseis → /auditoria/transacoes/usuario?usuarioId=16
reprocessa o pedido dois mil e três → bonus.reprocessar id=2003|pedido.reprocessar id=2003
[/produtos] só os que custam mais de cinquenta reais → ?
edita o fornecedor dezanove → fornecedor.editar id=19
profundidade do plano cinco para dez → plano.profundidade id=5 n=10
`

export const names = `
edita o fornecedor Atacadão do Norte → fornecedor.editar nome=Atacadão_do_Norte
excluir a loja Farmácia Boa Vida → loja.excluir nome=Farmácia_Boa_Vida
abre o produto Recarga TIM 30 → produto.editar nome=Recarga_TIM_30
desabilita o cashback Volta às Aulas → cashback.desabilitar nome=Volta_às_Aulas
apaga a categoria Brinquedos → categoria.excluir nome=Brinquedos
pedidos da Jucilene Barbosa → ?
acha o usuário Wanderley Siqueira → usuario.buscar nome=Wanderley_Siqueira|/usuarios?nome=Wanderley Siqueira|/usuarios?nome=wanderley siqueira
transações do Heitor Monjardim → usuario.auditar nome=Heitor_Monjardim|auditoria.usuario nome=Heitor_Monjardim|auditoria.usuario.filtrar nome=Heitor_Monjardim
plano Indicação Ouro, quero editar → plano.editar nome=Indicação_Ouro
produtos da categoria Telefonia → produto.filtrar nome=Telefonia
estoque do Chip Pré Claro pra 300 → produto.estoque.ajustar nome=Chip_Pré_Claro n=300
`

export const joined = `
excluircategoria 44 → categoria.excluir ids=44
listadefornecedores → ir.fornecedores
liberarbônus 91 → bonus.liberar ids=91
editarloja17 → loja.editar id=17
auditoriaporvalor → ir.auditoria.valor
sairdosistema → sessao.sair
desabilitarcashback29 → cashback.desabilitar ids=29
pedidosdehoje → ?
reprocessarpedido 640 → bonus.reprocessar id=640|pedido.reprocessar id=640
cadastrarplano → plano.cadastrar
`

export const plain = `
cadastrar uma loja → loja.cadastrar
abrir o meu perfil → ir.perfil
habilitar o cashback 33 → cashback.habilitar ids=33
ver o cashback 90 → cashback.ver id=90
associar o plano 2 ao produto 140 → produto.plano.associar produto=140 plano=2
tirar o produto 140 do plano 2 → produto.plano.desassociar produto=140 plano=2
sincronizar o catálogo da RV → produto.sincronizar
[/fornecedores] seleciona todos da página → tabela.selecionarTodos
[/produtos] excluir os selecionados → produto.excluir falta=ids
refazer o que desfiz → casca.refazer
[/auditoria/transacoes/valor] limpa os filtros → tabela.limpar
[/produtos] mostra de novo a coluna categoria → coluna.mostrar coluna=categoria.dscNome
recolher o menu lateral → casca.menuLateral
`

export const periods = `
[/bonus] só os de hoje → ?
auditoria por tipo de 01/03/2025 a 15/03/2025 → /auditoria/transacoes/tipo?de=2025-03-01&ate=2025-03-15
auditoria do usuário 58 nos últimos 30 dias → /auditoria/transacoes/usuario?usuarioId=58&de=2026-10-22&ate=2026-11-20
[/auditoria/transacoes/valor] de janeiro até março → /auditoria/transacoes/valor?de=2026-01-01&ate=2026-03-31
bônus de fevereiro de 2025 → ?
pedidos dos últimos 3 dias → ?
[/transacoes] desde segunda-feira → /auditoria/transacoes/valor?de=2026-11-16|?
cashbacks cadastrados este ano → ?
pedidos de 10/06 pra cá → ?
o que entrou de transação anteontem → /auditoria/transacoes/valor?de=2026-11-18&ate=2026-11-18
[/pedidos] até dia 20 → ?
transações entre 5 e 12 de maio → /auditoria/transacoes/valor?de=2026-05-05&ate=2026-05-12
auditoria por tipo do primeiro trimestre → /auditoria/transacoes/tipo?de=2026-01-01&ate=2026-03-31
`

export const filters = `
produtos com preço acima de 100 → ?
cashbacks de 5% pra cima → ?
bônus do nível 2 → /bonus?nivel=2
fornecedores inativos → ?
produtos pendentes → /produtos?statusId=4
pedidos do produto Recarga Vivo → ?
[/transacoes] só as de valor menor que 20 → /auditoria/transacoes/valor?max=20|?
bônus do beneficiário 410 → /bonus?beneficiarioId=410
auditoria de transações entre 50 e 80 reais → /auditoria/transacoes/valor?min=50&max=80
usuários com gmail → ?
[/categorias] que tenham casa no nome → ?
planos ativos com profundidade maior que 3 → ?
lojas com amazon no link → ?
produtos bloqueados do fornecedor Claro → produto.filtrar nome=Claro
bônus do pedido 2209 → /bonus?pedidoId=2209
[/pedidos] com código de autorização A98X → ?
transações pagas no pix → ?
transação que saiu da Marluce pro Adalberto → ?
`

export const sorting = `
produtos do mais barato pro mais caro → /produtos?ordem=numPreco,ASC
[/lojas] por nome de a a z → /lojas?ordem=dscNome,ASC
cashbacks com maior porcentagem primeiro → /cashbacks?ordem=porcentagemCashback,DESC
[/transacoes] as mais antigas em cima → /transacoes?ordem=dtCadastro,ASC
fornecedores em ordem alfabética invertida → /fornecedores?ordem=dscNome,DESC
[/produtos] bota em ordem de estoque, menor primeiro → /produtos?ordem=numEstoque,ASC
usuários de z a a pelo nome → /usuarios?ordem=nome,DESC
bônus pelos valores mais altos → /bonus?ordem=valor,DESC
[/pedidos] inverte a ordem → tabela.inverter
[/categorias] volta pra ordem padrão → tabela.ordenarPadrao
[/auditoria/transacoes/tipo] ordena por data crescente → /auditoria/transacoes/tipo?ordem=dtCadastro,ASC
pedidos recentes primeiro → /pedidos
[/usuarios] organiza pelo e-mail → /usuarios?ordem=dscEmail,ASC
`

export const sizes = `
[/produtos] 100 por página blz? → /produtos?tamanho=100
mostra 50 pedidos por vez → ?
últimas 20 transações → /transacoes?tamanho=100
[/bonus] quero 5 linhas só → /bonus?tamanho=5
os 10 últimos pedidos → /pedidos
lista mil usuários por página → /usuarios?tamanho=1000
[/fornecedores] aumenta pra 500 registros na tela → /fornecedores?tamanho=500
top 5 produtos mais caros → /produtos?ordem=numPreco,DESC&tamanho=5
[/cashbacks?tamanho=100] tabela com 10 linhas → /cashbacks
bônus, 100 por tela → /bonus?tamanho=100
últimos 5 cashbacks cadastrados → /cashbacks?ordem=dtCadastro,DESC&tamanho=5|/cashbacks?tamanho=5
[/auditoria/transacoes/tipo] 500 linhas por página, visse → /auditoria/transacoes/tipo?tamanho=500
as 3 transações de maior valor → /transacoes?ordem=numAmount,DESC&tamanho=5|/auditoria/transacoes/valor?ordem=numAmount,DESC&tamanho=5
[/lojas] mete 1000 por página aí → /lojas?tamanho=1000
`
