/**
 * Lines by an analyst in a hurry and an auditor who writes whole sentences. Written from the specification, without the
 * console. Format: `../actions.fixture.ts`.
 */

export const slips = `
[/produtos] exlcuir produto 418 → produto.excluir ids=418
lberar bonus 2231 → bonus.liberar ids=2231
abir fornecedroes → ir.fornecedores
[/cashbacks] desabilitra o cashbcak 17 → cashback.desabilitar ids=17
sincornizar rv → produto.sincronizar
[/pedidos] recaregar → tabela.recarregar
[/auditoria/transacoes/tipo] exprotar csv → auditoria.exportar|tabela.csv
Gostaria de edtiar a lojja 36. → loja.editar id=36
reprocesasr pedido 90412 → bonus.reprocessar id=90412|pedido.reprocessar id=90412
auditroia por valro → ir.auditoria.valor|/auditoria/transacoes/valor
[/produtos] proxma pagian → tabela.proxima
Por favor, abra o histórcio da transaçao 77310. → transacao.historico id=77310|/auditoria/transacoes/77310
Preciso consutlar os usuáiros cadastrados. → ir.usuarios
`

export const order = `
bonus 884 liberar → bonus.liberar ids=884
produto 57 estoque 30 colocar → produto.estoque.ajustar id=57 n=30
do pedido 60233 o bonus reprocessa → bonus.reprocessar id=60233|pedido.reprocessar id=60233
pra loja 12 a tela de edição → loja.editar id=12
[/categorias] a 9, excluir → categoria.excluir ids=9
[/auditoria/transacoes/valor] em csv essa página exporta → auditoria.exportar|tabela.csv
31 cashback habilitar → cashback.habilitar ids=31
transações do usuario 1187 auditar → usuario.auditar id=1187|/auditoria/transacoes/usuario?usuarioId=1187
pro fornecedor 22 o nome muda p/ Casas Bahia → fornecedor.alterar ids=22 campo=dscNome valor=Casas_Bahia
escuro o tema põe → casca.tema tema=escuro
[/transacoes] na página 4 me coloca → tabela.pagina n=4
Da transação 55102 o histórico eu preciso ver. → transacao.historico id=55102|/auditoria/transacoes/55102
Ao produto 904 associe o plano 6. → produto.plano.associar produto=904 plano=6
Um plano de cashback novo eu gostaria de cadastrar. → plano.cadastrar
De 10 a 50 reais, as transações na auditoria por valor. → /auditoria/transacoes/valor?min=10&max=50
`

export const conjugated = `
libera aí o bonus 7719 → bonus.liberar ids=7719
cadastrando loja nova → loja.cadastrar
reprocessem o pedido 33871 → bonus.reprocessar id=33871|pedido.reprocessar id=33871
habilitem o 5 e o 6 dos cashbacks → cashback.habilitar ids=5,6
ative o produto 1290 → produto.editar id=1290|?
bloqueia produto 77 → produto.editar id=77|?
deixa o prod 88 como pendente → produto.editar id=88|?
inativem as lojas 4 e 9 → ?
sobe o cashback 11 pra 4,5% → cashback.editar id=11|?
[/bonus] desmarquem tudo → tabela.limparSelecao
[/lojas] voltemos → ir.voltar
Remova o plano de cashback 8. → plano.excluir ids=8
[/auditoria/transacoes/usuario] Exportemos o CSV desta auditoria. → auditoria.exportar|tabela.csv|leitura.exportar
[/bonus] Estou liberando os lançamentos 901, 902 e 903. → bonus.liberar ids=901,902,903
Edite-se o plano 3. → plano.editar id=3
Abramos os pedidos. → ir.pedidos
[/produtos] Limpemos os filtros antes de continuar. → tabela.limpar|/produtos
`

export const questions = `
da pra liberar o bonus 3320? → bonus.liberar ids=3320
qto tem de limite de credito → dashboard.credito|ir.saldo
qual o saldo disponivel → dashboard.credito|ir.saldo
quantos usuarios temos → dashboard.usuarios
vc abre o pedido 78001 pra mim? → pedido.ver id=78001
onde fica a auditoria por usuario → ir.auditoria.usuario|/auditoria/transacoes/usuario
[/produtos] pf apaga o 612 → produto.excluir ids=612
tem como desligar o cashback 40? → cashback.desabilitar ids=40
que q eu consigo fazer aqui? → casca.atalhos|casca.paleta
me vê o estoque do produto 55? → produto.estoque.ver id=55
como saio do sistema → sessao.sair
Seria possível reprocessar os bônus do pedido 51220? → bonus.reprocessar id=51220|pedido.reprocessar id=51220
Gostaria de consultar o histórico da transação 90871, por favor. → transacao.historico id=90871|/auditoria/transacoes/90871
Quanto da fatura ainda está em aberto? → dashboard.credito|ir.saldo
Poderia me mostrar as transações do usuário 402 na auditoria? → usuario.auditar id=402|/auditoria/transacoes/usuario?usuarioId=402
Haveria como trocar o tema para claro? → casca.tema tema=claro
Quais são os níveis do plano 7? → plano.editar id=7
`

export const english = `
release bonus 5512 → bonus.liberar ids=5512
open orders pfv → ir.pedidos
new store → loja.cadastrar
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
[/transacoes] next page → tabela.proxima
disable cashback 9 → cashback.desabilitar ids=9
Please show me only the inactive products. → /produtos?statusId=2
logout → sessao.sair
dá um edit no supplier 14 → fornecedor.editar id=14
Please open the history of transaction 66120. → transacao.historico id=66120|/auditoria/transacoes/66120
[/auditoria/transacoes/valor] Could you download this page as CSV? → auditoria.exportar|tabela.csv
`

export const wordNumbers = `
liberar bonus quarenta e dois → bonus.liberar ids=42
exclui o produto noventa e sete → produto.excluir ids=97
[/pedidos] pagina três → tabela.pagina n=3
[/bonus] cem por pagina → /bonus?tamanho=100
abre pedido trinta e um → pedido.ver id=31
estoque do produto doze pra vinte e cinco → produto.estoque.ajustar id=12 n=25
desabilita cashback sete → cashback.desabilitar ids=7
Preciso alterar os dados da loja vinte. → loja.editar id=20
Quero ver o histórico da transação sessenta e quatro. → transacao.historico id=64|/auditoria/transacoes/64
Audite as transações entre quinze e oitenta reais. → /auditoria/transacoes/valor?min=15&max=80
Os cashbacks de dois por cento, por favor. → /cashbacks?PORCENTAGEM_CASHBACK=2
`

export const names = `
excluir fornecedor Casas Bahia → fornecedor.excluir nome=casas_bahia
editar loja magalu → loja.editar nome=magalu
apaga produto recarga claro 20 → produto.excluir nome=recarga_claro_20
libera os bonus da juliana → bonus.liberar nome=juliana
categoria eletronicos editar → categoria.editar nome=eletronicos
desabilita o cashback black friday → cashback.desabilitar nome=black_friday
usuario joao pedro → usuario.buscar nome=joao_pedro|/usuarios?nome=joao+pedro|usuario.auditar nome=joao_pedro
Mostre os pedidos feitos por Carlos Eduardo. → ?
Qual é o estoque atual do fone bluetooth? → produto.estoque.ver nome=fone_bluetooth
Preciso auditar as transações da usuária Fernanda Lima. → usuario.auditar nome=fernanda_lima
Exclua o plano Ouro, que não é mais usado. → plano.excluir nome=ouro
`

export const joined = `
novoproduto → produto.cadastrar
excluirproduto 77 → produto.excluir ids=77
liberarbonus410 → bonus.liberar ids=410
[/auditoria/transacoes/tipo] exportarcsv → auditoria.exportar|tabela.csv
abrirlojas → ir.lojas
[/bonus] proximapagina → tabela.proxima
modoescuro → casca.tema tema=escuro
[/cashbacks] limparfiltros → tabela.limpar|/cashbacks
auditoriaporusuario 88 → usuario.auditar id=88|/auditoria/transacoes/usuario?usuarioId=88
`

export const plain = `
paga logo a comissão 5120 → bonus.liberar ids=5120
puxa os preços novos do parceiro de recarga → produto.sincronizar
tela preta q meu olho ta doendo → casca.tema tema=escuro
qto a gente ainda pode gastar → dashboard.credito|ir.saldo
A loja 18 fechou, pode tirá-la do cadastro. → loja.excluir ids=18
[/auditoria/transacoes/valor] bota isso numa planilha → auditoria.exportar|tabela.csv|leitura.exportar|leitura.exportar.xlsx
o q o povo comprou → ir.pedidos
fui, tchau → sessao.sair
quero ver o q o 2045 movimentou → usuario.auditar id=2045|/auditoria/transacoes/usuario?usuarioId=2045
zera o 88, acabou no galpão → produto.estoque.ajustar id=88 n=0
mercadoria nova pra lançar no catalogo → produto.cadastrar
para de dar dinheiro de volta no 33 → cashback.desabilitar ids=33
refaz a conta da comissão da compra 71204 → bonus.reprocessar id=71204|pedido.reprocessar id=71204
[/pedidos] traz de novo, isso aí ta velho → tabela.recarregar
[/bonus] marca todo mundo → tabela.selecionarTodos
[/usuarios] esconde o email → tabela.colunas coluna=dscEmail|coluna.ocultar coluna=dscEmail
[/produtos] o 512 agora custa 19,90 → produto.editar id=512|?
errei, desfaz → casca.desfazer
Preciso conferir quem recebeu dinheiro por indicação. → ir.bonus
Quanto estamos devendo ao parceiro de recarga neste momento? → dashboard.credito|ir.saldo
Gostaria de ver tudo o que aconteceu com a movimentação 4471. → transacao.historico id=4471|/auditoria/transacoes/4471
Não sei mexer nisto, preciso de uma orientação. → casca.atalhos|casca.paleta
[/produtos] Quero ver tudo novamente, sem nenhuma restrição. → tabela.limpar|/produtos
`

export const periods = `
[/auditoria/transacoes/tipo] só de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
auditoria cashback 01/10 a 31/10 → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/bonus] Quais bônus foram lançados na semana passada? → ?
[/pedidos] desse mes → ?
auditoria user 812 ultimos 15 dias → /auditoria/transacoes/usuario?usuarioId=812&de=2026-11-06&ate=2026-11-20
[/auditoria/transacoes/valor] desde segunda → /auditoria/transacoes/valor?de=2026-11-16|/auditoria/transacoes/valor?de=2026-11-16&ate=2026-11-20
mov do usuario 55 em outubro → /auditoria/transacoes/usuario?usuarioId=55&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] 05/11 8h até 06/11 18h → /auditoria/transacoes/tipo?dataInicio=2026-11-05T08:00&dataFim=2026-11-06T18:00
[/auditoria/transacoes/usuario] mes passado do 730 → /auditoria/transacoes/usuario?usuarioId=730&de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/valor] tira as datas → /auditoria/transacoes/valor|tabela.limpar
Quero auditar os cashbacks do terceiro trimestre de 2026. → /auditoria/transacoes/tipo?de=2026-07-01&ate=2026-09-30
Transações acima de 500 reais nos últimos sete dias. → /auditoria/transacoes/valor?min=500&de=2026-11-14&ate=2026-11-20
Audite o usuário 2290 entre 3 e 17 de novembro. → /auditoria/transacoes/usuario?usuarioId=2290&de=2026-11-03&ate=2026-11-17
[/auditoria/transacoes/tipo] Considere apenas a primeira semana de novembro. → /auditoria/transacoes/tipo?de=2026-11-01&ate=2026-11-07|/auditoria/transacoes/tipo?de=2026-11-02&ate=2026-11-08
[/auditoria/transacoes/valor] Até o dia 10 deste mês, por favor. → /auditoria/transacoes/valor?ate=2026-11-10|/auditoria/transacoes/valor?de=2026-11-01&ate=2026-11-10
`

export const filters = `
[/produtos] só os inativos → /produtos?statusId=2
produtos zerados no estoque → ?|/produtos?ordem=numEstoque,ASC
prod bloqueados → /produtos?statusId=3
[/produtos] abaixo de 20 reais → ?
cashbacks acima de 5% → ?
[/cashbacks] 2,5% → /cashbacks?PORCENTAGEM_CASHBACK=2.5
[/bonus] só o q ta pendente → /bonus?statusId=1
Quais bônus foram gerados pelo pedido 80012? → /bonus?pedidoId=80012
[/bonus] nivel 2 só → /bonus?nivel=2
forn de eletronicos → ?
[/usuarios] tem silva no nome → /usuarios?nome=silva|usuario.buscar texto=silva
Mostre apenas os produtos que estão pendentes. → /produtos?statusId=4
Exiba os cashbacks inativos cuja descrição contenha natal. → /cashbacks?DSC_CASHBACK=natal&STATUS_ID=2
Quero somente as transações entre 100 e 250 reais. → /auditoria/transacoes/valor?min=100&max=250
Quais bônus pertencem ao beneficiário 77? → /bonus?beneficiarioId=77
`

export const sorting = `
[/produtos] mais caros em cima → /produtos?ordem=numPreco,DESC
[/produtos] nome a-z → /produtos?ordem=dscNome,ASC
[/pedidos] os + novos primeiro → /pedidos
[/bonus] maior valor no topo → /bonus?ordem=valor,DESC
[/usuarios] de tras pra frente, z a a → /usuarios?ordem=nome,DESC|tabela.inverter
[/transacoes] Prefiro ver as transações em ordem cronológica. → /transacoes?ordem=dtCadastro,ASC
[/cashbacks] quem paga mais primeiro → /cashbacks?ordem=porcentagemCashback,DESC
[/lojas] inverte a ordem → tabela.inverter|/lojas?ordem=id,ASC
[/produtos] menos estoque antes → /produtos?ordem=numEstoque,ASC
forn em ordem alfabetica → /fornecedores?ordem=dscNome,ASC
[/fornecedores] Classifique os registros por categoria. → /fornecedores?ordem=categoria.dscNome,ASC
[/auditoria/transacoes/valor] Gostaria que as transações mais antigas aparecessem no topo. → /auditoria/transacoes/valor?ordem=dtCadastro,ASC
[/cashback-planos] Ordene os planos pela profundidade, da maior para a menor. → /cashback-planos?ordem=maxDepth,DESC
`

export const sizes = `
[/produtos] 100 por pag → /produtos?tamanho=100
[/transacoes] mostra mil de uma vez → /transacoes?tamanho=1000
ultimos 20 pedidos → /pedidos?tamanho=100|/pedidos?tamanho=20
[/bonus] Quero 500 lançamentos por página. → /bonus?tamanho=500
[/lojas] pag 7 → tabela.pagina n=7
[/pedidos] vai pro final → tabela.ultima
ult 5 bonus → /bonus?tamanho=5
[/usuarios] qtd por pag: 5 → /usuarios?tamanho=5
[/produtos] uma pag pra tras → tabela.anterior
[/auditoria/transacoes/tipo] Exiba apenas dez registros em cada página. → /auditoria/transacoes/tipo
Quero ver as dez últimas transações. → /transacoes
[/cashbacks] Retorne à primeira página da lista. → tabela.primeira
`
