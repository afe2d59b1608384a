/**
 * Lines by a supervisor of store support who types whole sentences. Written from the specification, without the
 * console. Format: `../actions.fixture.ts`.
 */

export const slips = `
[/produtos] exlcuir o prodtuo 384 → produto.excluir ids=384
libearr o bonsu 912 pfv → bonus.liberar ids=912
[/pedidos] reprocesar peddio 5013 → pedido.reprocessar id=5013
[/cashbacks] desabiltar o cahsback 27 → cashback.desabilitar ids=27
abirr fornecdor 18 → fornecedor.editar id=18
[/auditoria/transacoes/usuario] audiatr usuairo 233 → auditoria.usuario id=233
[/rvhub] snicronizar o catalgo → produto.sincronizar
histroico da trasnaçao 70441 → transacao.historico id=70441
[/categorias] nvoa categroia → categoria.cadastrar
`

export const order = `
[/produtos] o 77 e o 81 pode excluir → produto.excluir ids=77,81
a loja 14 eu quero editar → loja.editar id=14
do produto 230 o estoque passa pra 45 → produto.estoque.ajustar id=230 n=45
[/cashback-planos] no plano 6 a profundidade muda pra 4 → plano.profundidade id=6 n=4
no plano 3 o produto 118 associar → produto.plano.associar produto=118 plano=3
[/pedidos] os bonus 1201 1202 e 1207 libera → bonus.liberar ids=1201,1202,1207
[/transacoes] da 88310 o historico → transacao.historico id=88310
item rv 56, estoque dele ver → rv.ver id=56
`

export const verbs = `
[/cashbacks] ativa de volta o cashback 31 pra mim → cashback.habilitar ids=31
cadastrando uma loja nova → loja.cadastrar
vamos reprocessar o pedido 6620 → bonus.reprocessar id=6620|pedido.reprocessar id=6620
[/produtos] desvincule o produto 118 do plano 3 → produto.plano.desassociar produto=118 plano=3
[/categorias] apague as categorias 40 e 41 → categoria.excluir ids=40,41
tô precisando alterar o produto 512 → produto.editar id=512
[/rvhub] remove aí o item 73 → rv.excluir ids=73
[/lojas] exclua a 22 que fechou → loja.excluir ids=22
[/produtos/cadastrar] vai salvando → form.salvar
`

export const periods = `
[/auditoria/transacoes/tipo] só as da semana passada → /auditoria/transacoes/tipo?dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
[/auditoria/transacoes/valor] do dia 01/10 até o dia 15/10 → /auditoria/transacoes/valor?dataInicio=2026-10-01T00:00&dataFim=2026-10-15T23:59
[/auditoria/transacoes/usuario] usuario 87 de ontem pra cá → /auditoria/transacoes/usuario?usuarioId=87&dataInicio=2026-11-19T00:00
transações acima de mil reais no mes passado → /auditoria/transacoes/valor?valorMinimo=1000&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
auditar cashback dos ultimos 10 dias → /auditoria/transacoes/tipo?dataInicio=2026-11-11T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/tipo] de 03/11/2026 08:00 as 18:30 do mesmo dia → /auditoria/transacoes/tipo?dataInicio=2026-11-03T08:00&dataFim=2026-11-03T18:30
me vê as transacoes do usuario 41 em setembro → /auditoria/transacoes/usuario?usuarioId=41&dataInicio=2026-09-01T00:00&dataFim=2026-09-30T23:59
[/auditoria/transacoes/valor] desde segunda feira → /auditoria/transacoes/valor?dataInicio=2026-11-16T00:00
[/auditoria/transacoes/valor] menos de 50 reais anteontem → /auditoria/transacoes/valor?valorMaximo=50&dataInicio=2026-11-18T00:00&dataFim=2026-11-18T23:59
`

export const filters = `
[/cashbacks] só os inativos → /cashbacks?STATUS_ID=2
[/cashbacks] quais sao os de 5 por cento → /cashbacks?PORCENTAGEM_CASHBACK=5
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/bonus] quero só os do beneficiario 305 → /bonus?beneficiarioId=305
[/pedidos] bota os mais antigos em cima → /pedidos?ordem=dtCadastro,ASC
[/usuarios] em ordem alfabetica → /usuarios
[/transacoes] organiza por forma de pagamento → /transacoes?ordem=dscPaymentType,ASC
[/lojas] ordenado por nome de tras pra frente → /lojas?ordem=dscNome,DESC
[/auditoria/transacoes/88310] da mais recente pra mais antiga → tabela.ordenar coluna=dtCadastro dir=DESC
[/cashbacks] tira esses filtros tudo → tabela.limpar
`

export const questions = `
bom dia, tem como abrir o ledger de bonus? → ir.bonus
por favor me mostra o cashback 19 → cashback.ver id=19
[/fornecedores] como faço pra cadastrar um fornecedor? → fornecedor.cadastrar
quanto ainda temos de limite de credito → ir.saldo
[/lojas] quantos pedidos tem no total? → dashboard.pedidos
dá pra ver o estoque do produto 640? → produto.estoque.ver id=640
[/produtos] poderia por gentileza excluir o produto 95? → produto.excluir ids=95
onde é que eu vejo as transações por faixa de valor → ir.auditoria.valor
[/bonus] vc consegue liberar o 2045 pra mim? → bonus.liberar ids=2045
`

export const english = `
delete product 318 → produto.excluir ids=318
[/produtos] open lojas list → ir.lojas
release bonus 771 pls → bonus.liberar ids=771
[/cashback-planos] new plan → plano.cadastrar
[/pedidos] sort por data desc → tabela.ordenar coluna=dtCadastro dir=DESC
[/cashbacks] disable cashback 44 → cashback.desabilitar ids=44
[/categorias] dá um refresh na lista → tabela.recarregar
edit cashback 12 → cashback.editar id=12
`

export const numbers = `
[/produtos] exclui do oitenta ao oitenta e cinco → produto.excluir ids=80,81,82,83,84,85
[/bonus] liberar os bonus de 3301 até 3320 → bonus.liberar ids=3301,3302,3303,3304,3305,3306,3307,3308,3309,3310,3311,3312,3313,3314,3315,3316,3317,3318,3319,3320
editar a categoria vinte e três → categoria.editar id=23
[/transacoes] cem por pagina → tabela.tamanho n=100
ajusta o estoque do produto quarenta e dois pra quinze → produto.estoque.ajustar id=42 n=15
[/cashbacks] desativa do 50 ao 58 → cashback.desabilitar ids=50,51,52,53,54,55,56,57,58
[/bonus] libera 410, 411 e 415 a 419 → bonus.liberar ids=410,411,415,416,417,418,419
[/fornecedores] apagar fornecedores trinta e um e trinta e dois → fornecedor.excluir ids=31,32
[/usuarios] vai pra pagina doze → tabela.pagina n=12
`

export const names = `
ver as transações da rosana medeiros → auditoria.usuario.filtrar nome=rosana_medeiros
[/produtos] excluir o produto recarga tim 20 → produto.excluir nome=recarga_tim_20
editar loja magazine luiza → loja.editar nome=magazine_luiza
[/pedidos] procura o usuario jose carlos → usuario.buscar nome=jose_carlos
[/cashbacks] desabilita o cashback dia das mães → cashback.desabilitar nome=dia_das_mães
[/fornecedores] altera o fornecedor claro → fornecedor.editar nome=claro
categoria eletrodomesticos, abre pra mim → categoria.editar nome=eletrodomesticos
[/cashback-planos] abrir o plano ouro → plano.editar nome=ouro
`

export const tables = `
[/produtos] esconde a coluna qtd → tabela.colunas coluna=numEstoque
[/transacoes] fixa a coluna usuario origem → coluna.fixar coluna=usuarioOrigem.dscNome on=true
[/pedidos] soma a coluna valor → leitura.somar coluna=numPreco
[/transacoes] lê tudo até o fim → leitura.ler
[/produtos] compara o 12 com o 15 → tabela.comparar ids=12,15
[/auditoria/transacoes/usuario] exporta essa pagina pra planilha → auditoria.exportar
[/bonus] volta as colunas pro padrão → coluna.padrao
[/cashback-planos/editar/3] acrescenta mais um nivel → plano.nivel.adicionar
[/lojas/editar/14] desfaz o que eu mudei → form.desfazer
`
