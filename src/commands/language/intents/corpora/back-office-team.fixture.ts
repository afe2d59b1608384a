/**
 * Lines by three operators of one back office: one hurried, one careful, one auditing. Written from the specification,
 * without the console. Format: `../actions.fixture.ts`.
 */

export const slips = `
[/produtos] excuir prodto 412 → produto.excluir ids=412
abir os pedisos → ir.pedidos|/pedidos
mosta os forncedores → ir.fornecedores|/fornecedores
[/bonus] libeara o bonus 3381 → bonus.liberar ids=3381
[/cashbacks] desablitar cashbak 27, cliente reclmou → cashback.desabilitar ids=27
catgorias inatvas → ?
[/produtos] edtiar produot 98 → produto.editar id=98
[/auditoria/transacoes/valor] exoprta csv → auditoria.exportar|tabela.csv
ir pro dashbord → ir.dashboard
[/lojas] eidtar a lja 14 → loja.editar id=14
tmea escruo → casca.tema tema=escuro
reporcessar pediod 7702 → bonus.reprocessar id=7702|pedido.reprocessar id=7702
[/produtos] sicnronizar rv → produto.sincronizar
transaçoes d usario 51 → usuario.auditar id=51|auditoria.usuario id=51|/auditoria/transacoes/usuario?usuarioId=51
[/produtos] preco do prodtuo 220 pra 49,9 → produto.editar id=220|?|produto.alterar ids=220 campo=numPreco valor=49,9
[/produtos] trocra o estoqe do 1187 p/ 30 → produto.estoque.ajustar id=1187 n=30
`

export const order = `
o plano 6 pode excluir, ninguém usa → plano.excluir ids=6
do usuário 305 quero as transações → usuario.auditar id=305|auditoria.usuario id=305|/auditoria/transacoes/usuario?usuarioId=305
[/produtos] 733 editar → produto.editar id=733
[/bonus] o 912 e o 913 libera aí → bonus.liberar ids=912,913
cashback 41, habilita de novo pfv → cashback.habilitar ids=41
[/lojas] a loja 8, o link dela troca pra https://magalu.com.br/parceiros → loja.editar id=8|?
[/auditoria/transacoes/usuario] em csv isso aqui me exporta → auditoria.exportar|tabela.csv
inativos, os fornecedores → ?
bloqueado o produto 551 põe → produto.editar id=551|?
produto novo cadastrar → produto.cadastrar
por faixa de valor a auditoria, de 500 a 900 → /auditoria/transacoes/valor?min=500&max=900
45, 46 e 47 exclui dos produtos, são repetidos → produto.excluir ids=45,46,47
do pedido 10233 os bônus, reprocessar → bonus.reprocessar id=10233|pedido.reprocessar id=10233
escuro, deixa o tema → casca.tema tema=escuro
[/transacoes] na última página, me leva → tabela.ultima
ao fornecedor 28 a categoria 3, atribuir → fornecedor.editar id=28|?
`

export const conjugated = `
apague a categoria 23, foi criada em duplicidade → categoria.excluir ids=23
libere os bônus 77, 78 e 80 → bonus.liberar ids=77,78,80
desative o fornecedor 19, o contrato foi encerrado → fornecedor.editar id=19|?
reative a loja 31 → loja.editar id=31|?
cadastre um fornecedor novo → fornecedor.cadastrar
sincronizem o catálogo da rv → produto.sincronizar
reprocessem o pedido 4410, o bônus não caiu → bonus.reprocessar id=4410|pedido.reprocessar id=4410
tô querendo ver os usuarios → ir.usuarios|/usuarios
aumente o cashback 12 pra 7,5% → cashback.editar id=12|?
renomeie a categoria 5 para Casa e Decoração → categoria.editar id=5|?|categoria.alterar ids=5 campo=dscNome valor=Casa_e_Decoração
[/pedidos] atualiza ai a lista → tabela.recarregar
[/produtos] marquem todos os produtos dessa página → tabela.selecionarTodos
[/cashbacks] vou limpar os filtros → tabela.limpar
vamos abrir o histórico da transação 88120 → transacao.historico id=88120
saindo, me desloga → sessao.sair
vá para os planos → ir.planos|/cashback-planos
[/produtos] esconda a coluna fornecedor → tabela.colunas coluna=fornecedor.dscNome|coluna.ocultar coluna=fornecedor.dscNome
remova o plano 3 pois foi substituído pelo 4 → plano.excluir ids=3
zere o estoque do produto 615, acabou no galpão → produto.estoque.ajustar id=615 n=0
abram a auditoria por usuário do 77 → usuario.auditar id=77|auditoria.usuario id=77|/auditoria/transacoes/usuario?usuarioId=77
[/bonus] desmarque tudo → tabela.limparSelecao
edite o plano 11 → plano.editar id=11
`

export const questions = `
como é que eu cadastro uma loja? → loja.cadastrar
onde vejo o limite de crédito? → dashboard.credito|ir.saldo|ir.dashboard
poderia, por gentileza, liberar o bônus 2045? → bonus.liberar ids=2045
você consegue me mostrar os pedidos de ontem? → ?
qtos usuários a gente tem? → dashboard.usuarios|ir.usuarios|ir.dashboard
bom dia! gostaria de editar o fornecedor 62, por favor → fornecedor.editar id=62
[/auditoria/transacoes/tipo] dá pra baixar isso em planilha? → auditoria.exportar|tabela.csv|leitura.exportar|leitura.exportar.xlsx
qual o percentual do cashback 18? → cashback.ver id=18
tem como tirar o produto 340 do ar? veio com a foto errada → produto.editar id=340|?
quais produtos estão sem estoque? → ?|/produtos?ordem=numEstoque,ASC
quanto a gente ainda tem disponível na rv? → dashboard.credito|ir.saldo|ir.dashboard
seria possível excluir o cashback 53, que foi lançado por engano? → cashback.excluir ids=53
me ajuda? → casca.atalhos|casca.paleta
quem é o usuário 1290? → usuario.auditar id=1290|auditoria.usuario id=1290|/auditoria/transacoes/usuario?usuarioId=1290|?
[/bonus] pfv reprocessa o pedido 9931 pra mim? o cliente tá esperando → bonus.reprocessar id=9931|pedido.reprocessar id=9931
de quanto é a fatura em aberto? → dashboard.credito|ir.saldo|ir.dashboard
por favor, vocês podem alterar o preço do produto 87 para R$ 129,90? → produto.alterar ids=87 campo=numPreco valor=R$_129,90
vc muda o modelo do produto 466 pra A54 128GB? → produto.alterar ids=466 campo=dscModelo valor=A54_128GB
onde fica a lista de planos multi nível? → ir.planos|/cashback-planos
que atalhos do teclado existem aqui? → casca.atalhos
o pedido 60417 é de quem? → pedido.ver id=60417
qual foi a maior transação da semana passada? → /auditoria/transacoes/valor?de=2026-11-09&ate=2026-11-15&ordem=numAmount,DESC|/auditoria/transacoes/valor?de=2026-11-08&ate=2026-11-14&ordem=numAmount,DESC|/auditoria/transacoes/valor?de=2026-11-09&ate=2026-11-15&ordem=numAmount,DESC&tamanho=5
`

export const english = `
delete supplier 21 pls → fornecedor.excluir ids=21
show inactive products → /produtos?statusId=2
open orders → ir.pedidos|/pedidos
release bonus 660 → bonus.liberar ids=660
logout please → sessao.sair
dark mode on → casca.tema tema=escuro
[/auditoria/transacoes/tipo] export this as csv → auditoria.exportar|tabela.csv
change price of product 75 to 19.90 → produto.editar id=75|?
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
[/usuarios] go to next page → tabela.proxima
users com nome carla → usuario.buscar texto=carla|/usuarios?nome=carla
disable cashback 39, wrong percent → cashback.desabilitar ids=39
last month transactions of user 410 → /auditoria/transacoes/usuario?usuarioId=410&de=2026-10-01&ate=2026-10-31
[/lojas] dá um refresh na lista → tabela.recarregar
`

export const wordNumbers = `
excluir produto quarenta e sete → produto.excluir ids=47
libera o bônus noventa e três → bonus.liberar ids=93
últimos quinze pedidos → /pedidos?tamanho=100|/pedidos?tamanho=15
editar loja vinte e dois → loja.editar id=22
[/produtos] página sete → tabela.pagina n=7
[/categorias] cem por página → /categorias?tamanho=100
produtos abaixo de trinta reais → ?
transações acima de mil reais → /auditoria/transacoes/valor?min=1000|/auditoria/transacoes/valor?min=1000.01
cashbacks de cinco por cento → /cashbacks?PORCENTAGEM_CASHBACK=5
transacoes dos ultimos dez dias → /auditoria/transacoes/valor?de=2026-11-11&ate=2026-11-20|/auditoria/transacoes/valor?de=2026-11-10&ate=2026-11-20
auditoria do usuário oitenta e oito → usuario.auditar id=88|auditoria.usuario id=88|/auditoria/transacoes/usuario?usuarioId=88
exclua os fornecedores doze, treze e quatorze → fornecedor.excluir ids=12,13,14
estoque do produto trinta e um para sessenta → produto.estoque.ajustar id=31 n=60
desabilite o cashback dezesseis, a campanha acabou → cashback.desabilitar ids=16
`

export const names = `
excluir produto capinha iphone 11 → produto.excluir nome=capinha_iphone_11
editar loja Casas Bahia → loja.editar nome=Casas_Bahia
transações da Marcela Queiroz → usuario.auditar nome=Marcela_Queiroz|auditoria.usuario nome=Marcela_Queiroz|auditoria.usuario.filtrar nome=Marcela_Queiroz
desabilita o cashback dia das mães → cashback.desabilitar nome=dia_das_mães
abrir fornecedor claro → fornecedor.editar nome=claro
produtos da tim → produto.filtrar nome=tim|/produtos?dscNome=tim
pedidos do josé ricardo → ?
procurar usuário beatriz → usuario.buscar texto=beatriz|/usuarios?nome=beatriz
ver categoria recarga → categoria.editar nome=recarga
libera os bonus do anderson lima → bonus.liberar nome=anderson_lima
apaga o plano Ouro antigo, não vale mais → plano.excluir nome=Ouro_antigo
muda o link da loja Renner pra https://www.renner.com.br → loja.editar nome=Renner|?
produtos da categoria gift card → produto.filtrar nome=gift_card
deixa a categoria streaming inativa → categoria.editar nome=streaming|?
preço do Google Play 50 passa pra 48 → produto.editar nome=Google_Play_50|?
usuário paulo.henrique@gmail.com → ?|usuario.buscar texto=paulo.henrique@gmail.com|/usuarios?nome=paulo.henrique@gmail.com|usuario.auditar nome=paulo.henrique@gmail.com
`

export const joined = `
excluirproduto 88 → produto.excluir ids=88
abrirpedidos → ir.pedidos|/pedidos
liberarbonus1500 → bonus.liberar ids=1500
temaescuro → casca.tema tema=escuro
cadastrarloja → loja.cadastrar
[/transacoes] paginaseguinte → tabela.proxima
produtosinativos → /produtos?statusId=2
ultimos5pedidos → /pedidos?tamanho=5|/pedidos
`

export const plain = `
quero ver o que vendeu hoje → ?|ir.pedidos|/pedidos
joga fora a categoria 17 → categoria.excluir ids=17
tá muito claro isso aqui, dói o olho → casca.tema tema=escuro
volta pra tela de antes → ir.voltar
[/bonus] a tela tá velha, puxa de novo → tabela.recarregar
paga o bônus 4102 da moça, tá tudo certo → bonus.liberar ids=4102
tira do ar a loja 5 → loja.editar id=5|?
coloca de volta o que eu apaguei → casca.desfazer|?
traz o catálogo novo da recarga → produto.sincronizar
quero mexer no plano 2 → plano.editar id=2
[/fornecedores] pega todo mundo dessa tela → tabela.selecionarTodos
chega por hoje, me tira do sistema → sessao.sair
quanto ainda dá pra gastar com a rv → dashboard.credito|ir.saldo|ir.dashboard
bota a boticário no sistema como loja nova → loja.cadastrar
`

export const periods = `
transações de 01/10/2026 a 31/10/2026 → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-31
auditoria do usuário 233 no terceiro trimestre → /auditoria/transacoes/usuario?usuarioId=233&de=2026-07-01&ate=2026-09-30
movimentações de ontem acima de 1000 → /auditoria/transacoes/valor?min=1000&de=2026-11-19&ate=2026-11-19|/auditoria/transacoes/valor?min=1000.01&de=2026-11-19&ate=2026-11-19
tipo cashback na primeira quinzena de novembro → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-15
transações entre 3 e 9 de agosto → /auditoria/transacoes/valor?de=2026-08-03&ate=2026-08-09
[/auditoria/transacoes/tipo] desde segunda-feira → /auditoria/transacoes/tipo?de=2026-11-16|/auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-20
usuário 87 últimos 90 dias → /auditoria/transacoes/usuario?usuarioId=87&de=2026-08-23&ate=2026-11-20|/auditoria/transacoes/usuario?usuarioId=87&de=2026-08-22&ate=2026-11-20
valores entre 200 e 350 na semana passada → /auditoria/transacoes/valor?min=200&max=350&de=2026-11-09&ate=2026-11-15|/auditoria/transacoes/valor?min=200&max=350&de=2026-11-08&ate=2026-11-14
[/auditoria/transacoes/valor] até 15/11 → /auditoria/transacoes/valor?ate=2026-11-15
[/auditoria/transacoes/tipo] dezembro de 2025 inteiro → /auditoria/transacoes/tipo?de=2025-12-01&ate=2025-12-31
transações do dia 12 depois das 18h → /auditoria/transacoes/valor?dataInicio=2026-11-12T18:00&dataFim=2026-11-12T23:59|/auditoria/transacoes/valor?dataInicio=2026-11-12T18:01&dataFim=2026-11-12T23:59
auditoria por valor mes passado minimo 5 mil → /auditoria/transacoes/valor?min=5000&de=2026-10-01&ate=2026-10-31
o ano passado todo, usuário 1204 → /auditoria/transacoes/usuario?usuarioId=1204&de=2025-01-01&ate=2025-12-31
[/auditoria/transacoes/valor] de sexta passada até hoje → /auditoria/transacoes/valor?de=2026-11-13&ate=2026-11-20
cashbacks creditados em setembro → /auditoria/transacoes/tipo?de=2026-09-01&ate=2026-09-30
últimas 48 horas de transações → /auditoria/transacoes/valor?dataInicio=2026-11-18T10:30|/auditoria/transacoes/valor?dataInicio=2026-11-18T10:30&dataFim=2026-11-20T10:30|/auditoria/transacoes/valor?dataInicio=2026-11-18T10:30&dataFim=2026-11-20T23:59|/auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-20|/auditoria/transacoes/valor?de=2026-11-18&ate=2026-11-20
bônus gerados em março → ?
[/auditoria/transacoes/usuario] tira as datas → /auditoria/transacoes/usuario|tabela.limpar|?
`

export const filters = `
produtos bloqueados → /produtos?statusId=3
cashbacks acima de 10% → ?
fornecedores da categoria 4 → ?
bônus que ainda não foram liberados → /bonus?statusId=1
[/produtos] menos de 5 no estoque → ?
[/lojas] só as ativas → ?
produtos que custem entre 20 e 60 reais → ?
bônus do nível 3 → /bonus?nivel=3
bônus do pedido 8890 → /bonus?pedidoId=8890
planos que não estão ativos → ?
qual plano é o padrão → ?|ir.planos|/cashback-planos?ordem=isPadrao,DESC
transações pagas com pix → ?
usuários que usam hotmail → ?
[/produtos] tira o filtro de status → /produtos|tabela.limpar|?
cashback com natal na descrição → /cashbacks?DSC_CASHBACK=natal
lojas q não tem link → ?
prods do forn 7 q tão pendentes → /produtos?fornecedorId=7&statusId=4
pedidos sem autorização → ?
bônus do beneficiário 31 maiores que 50 reais → ?
categorias q começam com a → ?
`

export const sorting = `
[/produtos] do mais barato pro mais caro → /produtos?ordem=numPreco,ASC
[/pedidos] os mais novos em cima → /pedidos|/pedidos?ordem=dtCadastro,DESC|tabela.ordenarPadrao
[/usuarios] de a a z → /usuarios|/usuarios?ordem=nome,ASC|tabela.ordenarPadrao
[/transacoes] ordena por valor, maior primeiro → /transacoes?ordem=numAmount,DESC
produtos com menos estoque primeiro → /produtos?ordem=numEstoque,ASC
cashbacks do maior percentual pro menor → /cashbacks?ordem=porcentagemCashback,DESC
[/bonus] arruma por nível → /bonus?ordem=nivel,ASC|/bonus?ordem=nivel,DESC
[/produtos] inverte a ordem → tabela.inverter|/produtos?ordem=id,ASC
fornecedores em ordem alfabetica → /fornecedores?ordem=dscNome,ASC
[/auditoria/transacoes/usuario] por data crescente → /auditoria/transacoes/usuario?ordem=dtCadastro,ASC
lojas de z a a → /lojas?ordem=dscNome,DESC
pedidos + antigos primeiro → /pedidos?ordem=dtCadastro,ASC
maiores bonus no topo → /bonus?ordem=valor,DESC
planos pela profundidade → /cashback-planos?ordem=maxDepth,ASC|/cashback-planos?ordem=maxDepth,DESC
[/produtos] ord qtd desc → /produtos?ordem=numEstoque,DESC
[/auditoria/transacoes/valor] classifique do menor para o maior valor → /auditoria/transacoes/valor?ordem=numAmount,ASC
`

export const sizes = `
[/pedidos] mostra 100 por vez → /pedidos?tamanho=100
últimas 20 transações → /transacoes?tamanho=100|/transacoes?tamanho=20
[/produtos] pag 4 → tabela.pagina n=4
[/bonus] 500 linhas → /bonus?tamanho=500
[/categorias] vai pra última pag → tabela.ultima
me dá os 10 pedidos mais recentes → /pedidos|/pedidos?tamanho=10
[/usuarios] de 5 em 5 → /usuarios?tamanho=5
[/transacoes] a página anterior → tabela.anterior
pedidos pagina 3 com 100 por pag → /pedidos?pagina=3&tamanho=100
os 30 bônus mais recentes → /bonus?tamanho=100|/bonus?tamanho=30
`
