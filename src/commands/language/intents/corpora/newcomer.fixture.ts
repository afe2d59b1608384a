/**
 * Lines by a newcomer who chats, and by a support agent who abbreviates every word. Written from the specification,
 * without the console. Format: `../actions.fixture.ts`.
 */

export const slips = `
escluir prduto 418 → produto.excluir ids=418
abri a listya de fonecedores → ir.fornecedores
libera o bonsu 903 ai → bonus.liberar ids=903
[/produtos] desatvar 77 e 81 → ?
trasaçoes de onten → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
bota tema escruo → casca.tema tema=escuro
usuraios → ir.usuarios
reporcessar ped 66120 → bonus.reprocessar id=66120|pedido.reprocessar id=66120
limtie de credtio → dashboard.credito|ir.saldo
[/categorias] nvoa categroia → categoria.cadastrar
cashbcak 15 habiltar → cashback.habilitar ids=15
estoqeu do produot 230 p 45 → produto.estoque.ajustar id=230 n=45
[/auditoria/transacoes/tipo] exportra csv → auditoria.exportar|tabela.csv
ediatr loja 31 → loja.editar id=31
`

export const order = `
o produto 512, apaga ele → produto.excluir ids=512
bônus 77 78 e 80 pode liberar → bonus.liberar ids=77,78,80
escuro o tema, bota aí → casca.tema tema=escuro
das lojas a 9 quero mexer → loja.editar id=9
do ped 4471 os bon, reproc → bonus.reprocessar id=4471|pedido.reprocessar id=4471
plano 3 o nome troca pra Plano Sertão → plano.alterar ids=3 campo=dscNome valor=Plano_Sertão
cashback 22 em 4,5% deixa → cashback.editar id=22|?
[/pedidos] pra última página, vai → tabela.ultima
transação 99120 o histórico eu quero → transacao.historico id=99120
forn novo, add um → fornecedor.cadastrar
usr 318 aud abr → usuario.auditar id=318|/auditoria/transacoes/usuario?usuarioId=318
[/lojas] pelo nome, ordena aí → /lojas?ordem=dscNome,ASC
50 no estoque do produto 61 tu bota → produto.estoque.ajustar id=61 n=50
cat 8 atv põe → categoria.editar id=8|?
15,90 o preço do produto 90 fica → produto.editar id=90|?
`

export const conjugated = `
apague o produto 733 → produto.excluir ids=733
liberem o bônus 5512 → bonus.liberar ids=5512
excluam cat 12 e 13 → categoria.excluir ids=12,13
ative forn 21, 22 e 40 → ?
deixando o produto 58 bloqueado → produto.editar id=58|?
sincronizem os produtos da rv → produto.sincronizar
reprocessem ped 70233 → bonus.reprocessar id=70233|pedido.reprocessar id=70233
cadastrando uma loja nova aqui → loja.cadastrar
[/auditoria/transacoes/valor] baixe a planilha dessa página → auditoria.exportar|tabela.csv
[/pedidos] recarregue isso aí → tabela.recarregar
suma com o plano 6 → plano.excluir ids=6
renomeie a categoria 5 p/ Bebidas Geladas → categoria.editar id=5|?|categoria.alterar ids=5 campo=dscNome valor=Bebidas_Geladas
botem o produto 144 por 29,90 → produto.editar id=144|?
[/produtos] limpemos os filtros → tabela.limpar
[/bonus] selecionando todos da página → tabela.selecionarTodos
tô saindo do sistema → sessao.sair
[/fornecedores] escondam a categoria → coluna.ocultar coluna=categoria.dscNome|tabela.colunas coluna=categoria.dscNome
desabilitem cb 19 e 23 → cashback.desabilitar ids=19,23
`

export const politeness = `
oi, como é q eu faço pra apagar um produto? → produto.excluir falta=ids
por favor, tem como liberar o bônus 641? → bonus.liberar ids=641
vc pode abrir o pedido 8123 pra mim, visse? → pedido.ver id=8123
bom dia! onde vejo quanto tem de limite disponível? → dashboard.credito|ir.saldo
desculpa perguntar mas onde fica a lista de usuários? → ir.usuarios
pf desab cb 27 → cashback.desabilitar ids=27
[/produtos] dá p mostrar só bloq? → /produtos?statusId=3
moço, me ensina os atalhos → casca.atalhos
vc consegue add um forn pfv? → fornecedor.cadastrar
queria trocar pro tema claro, pode ser? → casca.tema tema=claro
dá p ver o q o usr 4410 movimentou? → usuario.auditar id=4410|/auditoria/transacoes/usuario?usuarioId=4410
por gentileza inative a categoria 17 → categoria.editar id=17|?
como faço pra deslogar? → sessao.sair
[/usuarios] pode ir pra próx pág pf → tabela.proxima
[/auditoria/transacoes/tipo] dá p baixar isso em excel pfv? → auditoria.exportar|tabela.csv|leitura.exportar.xlsx|leitura.exportar
me diz uma coisa, quantos pedidos a gente tem no total? → dashboard.pedidos|ir.dashboard|ir.pedidos
preciso editar o prod 2205, blz? obg → produto.editar id=2205
`

export const english = `
delete supplier 44 → fornecedor.excluir ids=44
open orders pf → ir.pedidos
release bon 812 pls → bonus.liberar ids=812
dark mode → casca.tema tema=escuro
[/transacoes] dá um refresh → tabela.recarregar
add loja new → loja.cadastrar
set stock do prod 310 = 25 → produto.estoque.ajustar id=310 n=25
disable cashback 8 → cashback.desabilitar ids=8
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
edit cat 29 → categoria.editar id=29
[/bonus] next page → tabela.proxima
help → casca.atalhos
`

export const wordNumbers = `
apaga o produto quarenta e sete → produto.excluir ids=47
libera os bônus dez, onze e doze → bonus.liberar ids=10,11,12
estoque do produto sessenta e um pra trinta → produto.estoque.ajustar id=61 n=30
cb vinte e cinco desat → cashback.desabilitar ids=25
[/produtos] vai pra página sete → tabela.pagina n=7
os últimos quinze pedidos → /pedidos?tamanho=100|/pedidos?tamanho=15
edt forn noventa e nove → fornecedor.editar id=99
reprocessa o ped oitenta e oito → bonus.reprocessar id=88|pedido.reprocessar id=88
[/cashbacks] cem linhas por pag → /cashbacks?tamanho=100
bloq prod treze e dezesseis → ?
aumenta o cashback trinta pra oito por cento → cashback.editar id=30|?
`

export const names = `
apaga o produto Caneca Azul → produto.excluir nome=caneca_azul
libera os bônus pendentes de severina → bonus.liberar nome=severina
peds de Zé Raimundo → ?
abre a loja Magazine Luiza → loja.editar nome=magazine_luiza
inativa o fornecedor Recargas Nordeste → fornecedor.editar nome=recargas_nordeste|?
qtd da camiseta polo p 30 → produto.estoque.ajustar nome=camiseta_polo n=30
edt cat Eletronicos → categoria.editar nome=eletronicos
aud do usr marcos vinicius → usuario.auditar nome=marcos_vinicius
desab cb Black Friday → cashback.desabilitar nome=black_friday
exclui o plano Sertão Gold → plano.excluir nome=sertao_gold
qual o email de Dona Lindalva → usuario.buscar nome=lindalva|usuario.buscar nome=dona_lindalva|/usuarios?nome=lindalva|/usuarios?nome=Lindalva|/usuarios?nome=Dona+Lindalva
`

export const joined = `
excluirprod 318 → produto.excluir ids=318
abrirpedidos → ir.pedidos
liberarbonus92 → bonus.liberar ids=92
temaescuro → casca.tema tema=escuro
novacategoria → categoria.cadastrar
produto55 inativar → produto.editar id=55|?
[/produtos] limparfiltros → tabela.limpar
audtipo → ir.auditoria.tipo
[/lojas] proximapagina → tabela.proxima
`

export const plain = `
cadê o povo cadastrado? → ir.usuarios
quanto a gente ainda pode gastar? → dashboard.credito|ir.saldo
tá claro demais isso aqui, dói o olho → casca.tema tema=escuro|casca.tema
[/produtos] joga fora o 829 → produto.excluir ids=829
solta a grana do bônus 1204 → bonus.liberar ids=1204
puxa as coisas novas da rv → produto.sincronizar
[/pedidos] tira essas marcações → tabela.limparSelecao
quero botar mais uma firma q vende pra gente → fornecedor.cadastrar
[/bonus] essa tela tá velha, puxa de novo → tabela.recarregar
tô perdido aqui, como usa isso? → casca.atalhos
[/auditoria/transacoes/usuario] manda essa tabela pro excel → auditoria.exportar|tabela.csv|leitura.exportar.xlsx|leitura.exportar
[/produtos] some com a parte da categoria → coluna.ocultar coluna=categoria.dscNome|tabela.colunas coluna=categoria.dscNome
oxe fiz errado, desfaz → casca.desfazer
o produto 340 agora custa 12 reais → produto.editar id=340|?
o q houve com a transação 55019? → transacao.historico id=55019|transacao.ver id=55019
quem ganha quanto em cada nível? → ir.planos|ir.bonus
refaz as contas do ped 7781 → bonus.reprocessar id=7781|pedido.reprocessar id=7781
minha foto e meu nome → ir.perfil
[/fornecedores] só quem tá valendo → ?
acabou prod 71, qtd zero → produto.estoque.ajustar id=71 n=0
cli recl q n recebeu, ver cashb do usr 902 → usuario.auditar id=902|/auditoria/transacoes/usuario?usuarioId=902|/bonus?beneficiarioId=902
`

export const periods = `
pedidos de hj → ?
transações da semana passada → /auditoria/transacoes/valor?de=2026-11-09&ate=2026-11-15|/auditoria/transacoes/valor?de=2026-11-08&ate=2026-11-14
bon de nov → ?
auditoria por tipo de 01/10 a 15/10 → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-15
tx ontem → /auditoria/transacoes/valor?de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/tipo] ult 7 dias → /auditoria/transacoes/tipo?de=2026-11-14&ate=2026-11-20|/auditoria/transacoes/tipo?de=2026-11-13&ate=2026-11-20
o q foi pedido desde segunda → ?
[/auditoria/transacoes/valor] mês passado → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-31
[/bonus] só os do dia 3 → ?
aud usr 512 de outubro até hj → /auditoria/transacoes/usuario?usuarioId=512&de=2026-10-01&ate=2026-11-20|/auditoria/transacoes/usuario?usuarioId=512&de=2026-10-01
tx antes de ontem → /auditoria/transacoes/valor?de=2026-11-18&ate=2026-11-18
peds ult 3 dias → ?
[/auditoria/transacoes/tipo] td de 2025 → /auditoria/transacoes/tipo?de=2025-01-01&ate=2025-12-31
pedidos entre 5 e 9 de novembro → ?
[/auditoria/transacoes/tipo] 1a quinz de out → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-15
aud val 100 a 500 essa sem → /auditoria/transacoes/valor?min=100&max=500&de=2026-11-16&ate=2026-11-22|/auditoria/transacoes/valor?min=100&max=500&de=2026-11-16&ate=2026-11-20|/auditoria/transacoes/valor?min=100&max=500&de=2026-11-15&ate=2026-11-21|/auditoria/transacoes/valor?min=100&max=500&de=2026-11-15&ate=2026-11-20
`

export const filters = `
[/produtos] só os q tão sem estoque → ?
[/produtos] mais caros que 200 → ?
bônus q ainda não foram pagos → /bonus?statusId=1
transações acima de 1000 reais → /auditoria/transacoes/valor?min=1000
[/cashbacks] os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
forn inat → ?
produtos da categoria Alimentos → produto.filtrar nome=alimentos
cashback com natal na descrição → /cashbacks?DSC_CASHBACK=natal
[/usuarios] cadê as maria → /usuarios?nome=maria|usuario.buscar nome=maria
planos n ativos → ?
prod pend → /produtos?statusId=4
[/bonus] quero ver só nível 2 → /bonus?nivel=2
tx entre 50 e 80 conto → /auditoria/transacoes/valor?min=50&max=80
prod do forn Claro → produto.filtrar nome=claro
bon ped 8871 → /bonus?pedidoId=8871
qual é o plano padrão? → ?|ir.planos|/cashback-planos?ordem=isPadrao,DESC
`

export const sorting = `
[/produtos] do mais barato pro mais caro → /produtos?ordem=numPreco,ASC
[/pedidos] mais antigos em cima → /pedidos?ordem=dtCadastro,ASC
[/usuarios] por ordem alfabética → /usuarios|/usuarios?ordem=nome,ASC
[/cashbacks] ord por perc desc → /cashbacks?ordem=porcentagemCashback,DESC
prod + estoque primeiro → /produtos?ordem=numEstoque,DESC
[/lojas] de z pra a → /lojas?ordem=dscNome,DESC
[/bonus] vlr maior 1o → /bonus?ordem=valor,DESC
[/transacoes] bota as mais novas em cima → /transacoes
forn por nome → /fornecedores?ordem=dscNome,ASC
[/cashback-planos] id crescente → /cashback-planos?ordem=id,ASC
[/auditoria/transacoes/valor] dos menores pros maiores → /auditoria/transacoes/valor?ordem=numAmount,ASC
qual o pedido mais caro? → /pedidos?ordem=numPreco,DESC|/pedidos?ordem=numPreco,DESC&tamanho=5
[/categorias] organiza pelo status → /categorias?ordem=status.descricao,ASC|/categorias?ordem=status.descricao,DESC
`

export const sizes = `
[/produtos] mostra 100 por vez → /produtos?tamanho=100
[/pedidos] pag 4 → tabela.pagina n=4
últimos 5 bônus → /bonus?tamanho=5
[/usuarios] última pág → tabela.ultima
[/cashbacks] 500 lin p pag → /cashbacks?tamanho=500
[/transacoes] volta uma página → tabela.anterior
10 prod mais novos → /produtos
[/bonus] quero ver mil de uma vez → /bonus?tamanho=1000
[/lojas] pula pra folha 12 → tabela.pagina n=12
me mostra os 3 ultimo pedido → /pedidos?tamanho=5|/pedidos
[/categorias] só 5 por pagina q minha tela é pequena → /categorias?tamanho=5
[/fornecedores] volta pro comecinho da lista → tabela.primeira
`
