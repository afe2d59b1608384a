/**
 * Lines by a young operator who types as in a chat. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const slips = `
[/produtos] exlcuir o 48 → produto.excluir ids=48
vai pra fornecedroes → ir.fornecedores
[/cashbacks] deasbilita cb 7 → cashback.desabilitar ids=7
[/bonus] liebra bonsu 31 → bonus.liberar ids=31
[/pedidos] reporcessa ped 612 → pedido.reprocessar id=612
[/categorias] edtar categria 5 → categoria.editar id=5
[/lojas] novaloja → loja.cadastrar
excluirproduto 83 → produto.excluir ids=83
`

export const order = `
loja 14 apaga → loja.excluir ids=14
[/produtos] estoque 33 bota 20 → produto.estoque.ajustar id=33 n=20
plano 2 prod 18 vincula → produto.plano.associar produto=18 plano=2
[/bonus] 77 e 79 solta → bonus.liberar ids=77,79
[/rvhub] item 40 estoque ver → rv.estoque.ver id=40
[/cashback-planos] profundidade 4 no plano 3 → plano.profundidade id=3 n=4
usu 9 audita → usuario.auditar id=9
[/transacoes] 330 historico abre → transacao.historico id=330
[/cashback-planos/editar/3] nivel 2 tira → plano.nivel.remover n=2
`

export const verbs = `
[/fornecedores] mata o forn 8 → fornecedor.excluir ids=8
[/produtos] desvincula 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
[/categorias] apague a 6 → categoria.excluir ids=6
sincroniza o rv ai → produto.sincronizar
[/lojas/editar/11] desfaz as mudanças → form.desfazer
[/bonus] reprocesse o ped 845 → bonus.reprocessar id=845
[/rvhub] remova item 52 → rv.excluir ids=52
[/cashbacks/cadastrar] salva ai vai → form.salvar
[/fornecedores/editar/8] troca a imagem → fornecedor.imagem
`

export const periods = `
[/auditoria/transacoes/tipo] so hj → /auditoria/transacoes/tipo?dataInicio=2026-11-20T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/tipo] ult 15 dias → auditoria.periodo periodo=2026-11-06..2026-11-20
[/auditoria/transacoes/valor] semanapassada → auditoria.periodo periodo=2026-11-09..2026-11-15
[/auditoria/transacoes/usuario] usu 21 mes passado → /auditoria/transacoes/usuario?usuarioId=21&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
audita cb ontem → /auditoria/transacoes/tipo?dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
[/auditoria/transacoes/valor] de 3/11 ate 9/11 → auditoria.periodo periodo=2026-11-03..2026-11-09
trans usu 9 desde segunda → /auditoria/transacoes/usuario?usuarioId=9&dataInicio=2026-11-16T00:00
[/auditoria/transacoes/tipo] joga pra outubro → /auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/auditoria/transacoes/valor] ultimas 6 hrs → /auditoria/transacoes/valor?dataInicio=2026-11-20T04:30&dataFim=2026-11-20T10:30
`

export const filters = `
[/produtos] mais caro primeiro → /produtos?ordem=numPreco,DESC
[/cashbacks] so os inativos → /cashbacks?STATUS_ID=2
[/cashbacks] cata os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/bonus] bonus do ped 501 → /bonus?pedidoId=501
[/usuarios] nome de z-a → /usuarios?ordem=nome,DESC
[/auditoria/transacoes/valor] acima de 2 mil → /auditoria/transacoes/valor?valorMinimo=2000
[/lojas] bota em ordem alfabetica → /lojas?ordem=dscNome,ASC
[/produtos] menor qtd em cima → /produtos?ordem=numEstoque,ASC
[/auditoria/transacoes/88310] mais antigo no topo → tabela.ordenar coluna=dtCadastro dir=ASC
`

export const questions = `
qts pedidos tem? → dashboard.pedidos
[/produtos] qtd do 48? → produto.estoque.ver id=48
[/lojas] como crio uma nova? → loja.cadastrar
qto sobrou de credito? → dashboard.credito
[/bonus] onde eu to? → tabela.onde
[/produtos] cade os planos? → ir.planos
[/transacoes] oq rolou na 330? → transacao.historico id=330
quais atalhos tem? → casca.atalhos
[/cashbacks] q q é o 4? → ir.registro id=4
`

export const english = `
[/produtos] delete 12 pls → produto.excluir ids=12
show orders → ir.pedidos
[/produtos] sort by preco desc → tabela.ordenar coluna=numPreco dir=DESC
[/bonus] release o 90 → bonus.liberar ids=90
[/categorias] new category → categoria.cadastrar
[/fornecedores] edit supplier 17 → fornecedor.editar id=17
[/cashback-planos/cadastrar] add um level → plano.nivel.adicionar
[/saldo] da um refresh → saldo.recarregar
[/produtos/editar/48] save e pronto → form.salvar
`

export const numbers = `
[/produtos] apaga do 20 ao 24 → produto.excluir ids=20,21,22,23,24
[/bonus] libera o trinta e dois → bonus.liberar ids=32
[/cashbacks] desativa tres e quatro → cashback.desabilitar ids=3,4
[/lojas] del 5,7..9 → loja.excluir ids=5,7,8,9
[/produtos] estoque 48 pra cem → produto.estoque.ajustar id=48 n=100
[/fornecedores] marca 3 ate 8 → tabela.marcar ids=3,4,5,6,7,8 on=true
[/rvhub] item doze estoque zero → rv.estoque.ajustar id=12 n=0
[/cashbacks] hab os 10-13 → cashback.habilitar ids=10,11,12,13
`

export const names = `
cata @joana prado → usuario.buscar nome=joana_prado|usuario.auditar nome=joana_prado
[/produtos] mata o fone jbl → produto.excluir nome=fone_jbl
abre loja americanas → loja.editar nome=americanas
[/categorias] edita eletronicos → categoria.editar nome=eletronicos
[/bonus] solta pendentes da @maria → bonus.liberar nome=maria|bonus.filtrar nome=maria
[/pedidos] puxa peds da @leticia → ?
[/fornecedores] exclui forn samsung → fornecedor.excluir nome=samsung
[/cashback-planos] abre o plano ouro → plano.editar nome=ouro
`

export const tables = `
[/transacoes] some com col pagamento → coluna.ocultar coluna=dscPaymentType
[/transacoes] fixa coluna valor → coluna.fixar coluna=numAmount on=true
[/pedidos] soma valor de tudo → leitura.somar coluna=numPreco
[/produtos] bota 500 por pag → /produtos?tamanho=500
[/produtos] compara 12 com 15 → tabela.comparar ids=12,15
[/auditoria/transacoes/usuario] puxa a planilha → auditoria.exportar
[/usuarios] le a lista toda → leitura.ler
[/bonus] joga pra ultima pag → tabela.ultima
[/categorias/cadastrar] joga pras lojas → ir.lojas
`
