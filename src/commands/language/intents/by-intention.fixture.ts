/**
 * Lines by another author, grouped by intention. Written from the specification, without the command catalogue, and
 * scored before the language was tuned by them. Format: `actions.fixture.ts`.
 */

export const slips = `
[/produtos] exlcuir produto 4412 → produto.excluir ids=4412
abrri fornecedroes → ir.fornecedores
[/cashbacks] desabiltar cashbck 17 → cashback.desabilitar ids=17
[/bonus] libreaar bonus 903 → bonus.liberar ids=903
ir pra pedisdo → ir.pedidos
[/produtos] sincronzar rv → produto.sincronizar
[/transacoes] recaregar → tabela.recarregar|auditoria.recarregar
tema escruo → casca.tema tema=escuro
[/categorias] nvoa categoria → categoria.cadastrar
[/bonus] reporcessar pedido 5581 → bonus.reprocessar id=5581|pedido.reprocessar id=5581
[/auditoria/transacoes/tipo] expotrar csv → auditoria.exportar|tabela.csv
siar do sistema → sessao.sair
[/lojas] editr loka 33 → loja.editar id=33
[/usuarios] bsucar usuario marcia → usuario.buscar texto=marcia|/usuarios?nome=marcia
`

export const order = `
[/produtos] 4410 excluir produto → produto.excluir ids=4410
pedidos abre → ir.pedidos
[/cashbacks] o 25 cashback habilitar → cashback.habilitar ids=25
[/categorias] categoria 8 editar → categoria.editar id=8
escuro tema → casca.tema tema=escuro
[/bonus] do pedido 7712 reprocessar bonus → bonus.reprocessar id=7712|pedido.reprocessar id=7712
[/bonus] bonus 340 liberar → bonus.liberar ids=340
[/produtos] por preco maior primeiro produtos → /produtos?ordem=numPreco,DESC
fornecedor novo cadastrar → fornecedor.cadastrar
por valor auditoria → ir.auditoria.valor
[/lojas] da loja 14 o cadastro quero editar → loja.editar id=14
[/transacoes] transacao 99120 historico ver → transacao.historico id=99120
[/produtos] coluna fornecedor esconder → tabela.colunas coluna=fornecedor.dscNome|coluna.ocultar coluna=fornecedor.dscNome
[/pedidos] 100 por pagina pedidos → /pedidos?tamanho=100
`

export const conjugated = `
[/produtos] exclua o produto 3021 → produto.excluir ids=3021
[/bonus] libera o bonus 118 → bonus.liberar ids=118
[/cashbacks] desativando cashback 9 → cashback.desabilitar ids=9
[/categorias] vou excluir a categoria 44 → categoria.excluir ids=44|?
[/produtos] sincroniza ai o rv → produto.sincronizar
abra os fornecedores → ir.fornecedores
[/auditoria/transacoes/valor] exporte essa tela em csv → auditoria.exportar|tabela.csv
[/cashbacks] habilita o cashback 31 → cashback.habilitar ids=31
reprocessando pedido 60233 → bonus.reprocessar id=60233|pedido.reprocessar id=60233
[/pedidos] ordene por data → /pedidos?ordem=dtCadastro,ASC|/pedidos
[/cashbacks] limpa os filtros → tabela.limpar
[/produtos] desmarca tudo → tabela.limparSelecao
[/categorias] apague os selecionados → categoria.excluir falta=ids|?
mostre a auditoria do usuario 552 → usuario.auditar id=552|/auditoria/transacoes/usuario?usuarioId=552
`

export const questions = `
como faço pra cadastrar um fornecedor → fornecedor.cadastrar
me mostra o ledger por favor → ir.bonus
onde eu vejo o limite de credito? → dashboard.credito|ir.saldo
[/lojas] da pra excluir a loja 12 por favor? → loja.excluir ids=12
[/bonus] vc pode liberar o bonus 77 pfv → bonus.liberar ids=77
[/transacoes] consegue atualizar a tela? → tabela.recarregar|auditoria.recarregar
onde fica o historico da transacao 8890 → transacao.historico id=8890
como que troca pro tema claro? → casca.tema tema=claro
quem sao os usuarios com nome paulo? → /usuarios?nome=paulo|usuario.buscar texto=paulo
quais produtos estao sem estoque? → ?
me mostra os cashbacks inativos por favor → /cashbacks?STATUS_ID=2
[/cashbacks] teria como desligar o cashback 14? → cashback.desabilitar ids=14
[/auditoria/transacoes/tipo] tem como baixar isso em planilha? → auditoria.exportar|tabela.csv
como eu saio daqui? → sessao.sair
`

export const english = `
[/produtos] delete product 871 → produto.excluir ids=871
show orders → ir.pedidos
logout pls → sessao.sair
dark mode → casca.tema tema=escuro
new category → categoria.cadastrar
go to suppliers → ir.fornecedores
[/lojas] edit store 21 → loja.editar id=21
[/bonus] release bonus 402 → bonus.liberar ids=402
[/auditoria/transacoes/usuario] export to csv → auditoria.exportar|tabela.csv
[/produtos] sort by price desc → /produtos?ordem=numPreco,DESC
[/usuarios] next page → tabela.proxima
[/categorias] undo last delete → casca.desfazer
audit do user 300 → usuario.auditar id=300|/auditoria/transacoes/usuario?usuarioId=300
[/cashbacks] disable cashback 6 → cashback.desabilitar ids=6
`

export const numerals = `
[/produtos] excluir produto trinta e dois → produto.excluir ids=32
[/categorias] editar categoria sete → categoria.editar id=7
[/fornecedores] cem por pagina → /fornecedores?tamanho=100
[/bonus] libera bonus cento e quarenta → bonus.liberar ids=140
[/pedidos] pagina tres → tabela.pagina n=3
historico da transacao dois mil e cinco → transacao.historico id=2005
[/bonus] reprocessar pedido mil e duzentos → bonus.reprocessar id=1200|pedido.reprocessar id=1200
[/lojas] loja quinze editar → loja.editar id=15
[/cashbacks] desabilita o cashback onze → cashback.desabilitar ids=11
produtos acima de duzentos reais → ?
[/auditoria/transacoes/tipo] ultimos trinta dias → /auditoria/transacoes/tipo?de=2026-10-22&ate=2026-11-20
auditoria do usuario noventa e nove → usuario.auditar id=99|/auditoria/transacoes/usuario?usuarioId=99
transacoes entre cem e quinhentos reais → /auditoria/transacoes/valor?min=100&max=500
[/cashbacks] cashback maior que cinco por cento → ?
`

export const names = `
[/usuarios] acha a maria → usuario.buscar texto=maria|/usuarios?nome=maria
[/produtos] editar fone → produto.editar nome=fone
[/fornecedores] exclui acme → fornecedor.excluir nome=acme
[/lojas] editar renner → loja.editar nome=renner
[/categorias] editar eletronicos → categoria.editar nome=eletronicos
auditoria da juliana → usuario.auditar nome=juliana
[/cashbacks] desabilita o black friday → cashback.desabilitar nome=black_friday
[/cashback-planos] editar plano ouro → plano.editar nome=ouro
[/produtos] excluir carregador → produto.excluir nome=carregador
apagar categoria bebidas → categoria.excluir nome=bebidas
edita fornecedor vivo → fornecedor.editar nome=vivo
[/cashbacks] ver cashback natal → cashback.ver nome=natal
[/pedidos] pedidos do roberto → ?
produtos da samsung → produto.filtrar nome=samsung|/produtos?dscNome=samsung
`

export const joined = `
[/produtos] excluirproduto 55 → produto.excluir ids=55
irpara pedidos → ir.pedidos
temaescuro → casca.tema tema=escuro
[/categorias] novacategoria → categoria.cadastrar
[/produtos] sincronizarrv → produto.sincronizar
[/auditoria/transacoes/valor] exportarcsv → auditoria.exportar|tabela.csv
[/bonus] liberarbonus 61 → bonus.liberar ids=61
abrirlojas → ir.lojas
[/lojas] editarloja 9 → loja.editar id=9
[/transacoes] proximapagina → tabela.proxima
[/cashbacks] limparfiltros → tabela.limpar
auditoriaporvalor → ir.auditoria.valor
[/fornecedores] selecionartudo → tabela.selecionarTodos
[/cashbacks] desabilitarcashback22 → cashback.desabilitar ids=22
`

export const plain = `
ver pedidos → ir.pedidos
cadastrar produto → produto.cadastrar
meu perfil → ir.perfil
recolher menu → casca.menuLateral
sair → sessao.sair
[/produtos] tirar coluna status → tabela.colunas coluna=status.descricao|coluna.ocultar coluna=status.descricao
[/bonus] mostrar todas as colunas → tabela.colunas
[/lojas] selecionar todas → tabela.selecionarTodos
[/categorias] desfazer → casca.desfazer
saldo rv → ir.saldo|dashboard.credito
planos multinivel → ir.planos
[/usuarios] pagina anterior → tabela.anterior
[/cashbacks] visualizar cashback 40 → cashback.ver id=40
[/transacoes] copiar link da tela → tabela.copiarLink
`

export const periods = `
[/auditoria/transacoes/tipo] so ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
transacoes de hoje → /auditoria/transacoes/valor?de=2026-11-20&ate=2026-11-20
[/auditoria/transacoes/valor] mes passado → /auditoria/transacoes/valor?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] de 01/03 a 15/03 → /auditoria/transacoes/tipo?de=2026-03-01&ate=2026-03-15
[/bonus] bonus da semana passada → ?
auditoria do usuario 210 em janeiro → /auditoria/transacoes/usuario?usuarioId=210&de=2026-01-01&ate=2026-01-31
[/auditoria/transacoes/tipo] desde segunda → /auditoria/transacoes/tipo?de=2026-11-16|/auditoria/transacoes/tipo?de=2026-11-16&ate=2026-11-20
[/auditoria/transacoes/usuario] esse ano → /auditoria/transacoes/usuario?de=2026-01-01&ate=2026-11-20|/auditoria/transacoes/usuario?de=2026-01-01&ate=2026-12-31
pedidos de junho → ?
[/auditoria/transacoes/valor] ultimos 7 dias → /auditoria/transacoes/valor?de=2026-11-14&ate=2026-11-20
[/auditoria/transacoes/tipo] entre 10/05/2024 e 20/05/2024 → /auditoria/transacoes/tipo?de=2024-05-10&ate=2024-05-20
auditoria por valor de 100 a 300 ontem → /auditoria/transacoes/valor?min=100&max=300&de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/valor] ano 2023 inteiro → /auditoria/transacoes/valor?de=2023-01-01&ate=2023-12-31
[/auditoria/transacoes/tipo] limpar datas → /auditoria/transacoes/tipo|tabela.limpar
`

export const filters = `
produtos inativos → /produtos?statusId=2
[/produtos] so os bloqueados → /produtos?statusId=3
[/cashbacks] status ativo → /cashbacks?STATUS_ID=1
cashback acima de 10% → ?
[/lojas] so lojas ativas → ?
[/usuarios] email com gmail → ?
[/fornecedores] categoria eletronicos → ?
[/produtos] preco menor q 50 → ?
pedidos acima de 1000 → ?
[/transacoes] pagamento pix → ?
[/bonus] nivel 2 → /bonus?nivel=2
[/bonus] beneficiario 331 → /bonus?beneficiarioId=331
[/auditoria/transacoes/valor] valor entre 50 e 80,50 → /auditoria/transacoes/valor?min=50&max=80.5
[/cashback-planos] so planos ativos → ?
`

export const sorting = `
[/produtos] mais caros primeiro → /produtos?ordem=numPreco,DESC
[/fornecedores] ordenar por nome → /fornecedores?ordem=dscNome,ASC
[/categorias] nome de z a a → /categorias?ordem=dscNome,DESC
[/pedidos] data mais nova em cima → /pedidos
[/cashbacks] porcentagem do maior pro menor → /cashbacks?ordem=porcentagemCashback,DESC
[/produtos] estoque crescente → /produtos?ordem=numEstoque,ASC
[/transacoes] mais antigas primeiro → /transacoes?ordem=dtCadastro,ASC
[/bonus] inverte a ordem → tabela.inverter
[/auditoria/transacoes/valor] organiza por valor → /auditoria/transacoes/valor?ordem=numAmount,ASC|/auditoria/transacoes/valor?ordem=numAmount,DESC
pedidos por valor decrescente → /pedidos?ordem=numPreco,DESC
[/bonus] por nivel → /bonus?ordem=nivel,ASC
[/usuarios] classificar por email → /usuarios?ordem=dscEmail,ASC
[/cashback-planos] profundidade maior primeiro → /cashback-planos?ordem=maxDepth,DESC
[/lojas] id crescente → /lojas?ordem=id,ASC
`

export const sizes = `
[/produtos] 100 por pagina → /produtos?tamanho=100
[/bonus] mostra 500 linhas → /bonus?tamanho=500
ultimos 20 pedidos → /pedidos?tamanho=100|/pedidos?tamanho=20
[/fornecedores] aumenta pra 1000 linhas → /fornecedores?tamanho=1000
[/cashbacks] 5 linhas so → /cashbacks?tamanho=5
10 produtos mais caros → /produtos?ordem=numPreco,DESC
10 ultimas transacoes → /transacoes
[/usuarios] quero ver 100 por vez → /usuarios?tamanho=100
[/categorias] tamanho da pagina 500 → /categorias?tamanho=500
ultimo pedido → /pedidos?tamanho=5|/pedidos
[/cashback-planos] volta pra 10 por pagina → /cashback-planos
lojas 100 por pagina → /lojas?tamanho=100
[/auditoria/transacoes/tipo] mil registros por tela → /auditoria/transacoes/tipo?tamanho=1000
[/bonus] ultimos 5 bonus → /bonus?tamanho=5
`
