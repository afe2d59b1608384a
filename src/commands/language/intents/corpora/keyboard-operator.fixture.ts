/**
 * Lines by an operator who keeps both hands on the keyboard. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const going = `
[/produtos] vai pros pedidos → ir.pedidos
abre aí a tela de lojas → ir.lojas
[/pedidos] usuários → ir.usuarios
[/transacoes] volta pro dashboard → ir.dashboard
[/lojas] quero ver o ledger de bônus → ir.bonus
[/categorias] me leva pra auditoria por faixa de valor → ir.auditoria.valor
[/cashbacks] auditoria por tipo → ir.auditoria.tipo
[/fornecedores] cadastrar um fornecedor novo → fornecedor.cadastrar
[/lojas] loja 5 editar → loja.editar id=5
abrir o produto 317 → produto.editar id=317
[/lojas] novo plano → plano.cadastrar
[/auditoria/transacoes/tipo] histórico da transação 4821 → transacao.historico id=4821
[/bonus] planos multi nível → ir.planos
[/produtos] criar produto → produto.cadastrar
[/usuarios] meu perfil → ir.perfil
[/pedidos] tela inicial → ir.dashboard
[/transacoes] abre a categoria 3 pra eu editar → categoria.editar id=3
preciso mexer no cashback 22 → cashback.editar id=22
[/bonus] fornecedores por favor → ir.fornecedores
[/produtos] pedido 501 → pedido.ver id=501
`

export const views = `
[/produtos] só os pendentes → /produtos?statusId=4
[/produtos] produtos bloqueados → /produtos?statusId=3
[/produtos] mostra só o que tá inativo → /produtos?statusId=2
[/cashbacks] cashbacks ativos → /cashbacks?STATUS_ID=1
[/cashbacks] me mostra os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] descrição com natal → /cashbacks?DSC_CASHBACK=natal
[/cashbacks] limpa os filtros → tabela.limpar
[/usuarios] procura maria → usuario.buscar texto=maria
[/usuarios] acha o Josué Almeida pra mim → usuario.buscar nome=Josué_Almeida
[/auditoria/transacoes/valor] entre 100 e 500 reais → /auditoria/transacoes/valor?valorMinimo=100&valorMaximo=500
[/auditoria/transacoes/valor] acima de R$ 1.500,50 → /auditoria/transacoes/valor?valorMinimo=1500.5
[/auditoria/transacoes/valor] até 80 reais → /auditoria/transacoes/valor?valorMaximo=80
[/auditoria/transacoes/tipo] mês passado → auditoria.periodo periodo=2026-10-01..2026-10-31
[/auditoria/transacoes/tipo] de 01/05 até 15/05 → auditoria.periodo periodo=2026-05-01..2026-05-15
[/auditoria/transacoes/tipo] últimos 7 dias → auditoria.periodo periodo=2026-11-14..2026-11-20
[/auditoria/transacoes/valor] só as de ontem → /auditoria/transacoes/valor?dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
[/auditoria/transacoes/usuario] usuário 15 essa semana → /auditoria/transacoes/usuario?usuarioId=15&dataInicio=2026-11-16T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] desde 20/11/2026 14:30 → /auditoria/transacoes/valor?dataInicio=2026-11-20T14:30
[/bonus] mostra os bônus pendentes → /bonus?statusId=1
[/bonus] quero só os do beneficiário 15 → /bonus?beneficiarioId=15
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/pedidos] mais recentes primeiro → /pedidos
[/usuarios] em ordem alfabética → /usuarios
[/transacoes] ordena por valor do maior pro menor → tabela.ordenar coluna=numAmount dir=DESC
[/produtos] bota 500 por página → tabela.tamanho n=500
`

export const acts = `
[/produtos] exclui os produtos 12, 15 e 16 → produto.excluir ids=12,15,16
[/produtos] apaga esse aqui → produto.excluir falta=ids
[/produtos] remove os selecionados → produto.excluir falta=ids
[/cashbacks] desabilita o 7 → cashback.desabilitar ids=7
[/cashbacks] habilitar 3, 4 e 9 → cashback.habilitar ids=3,4,9
[/cashbacks] por favor reativa o cashback 18 → cashback.habilitar ids=18
[/bonus] libera o bônus 88 → bonus.liberar ids=88
[/bonus] liberar tudo que eu selecionei → bonus.liberar falta=ids
[/bonus] pode liberar esse bônus → bonus.liberar falta=ids
[/bonus] reprocessa o pedido 2044 → bonus.reprocessar id=2044
[/produtos] sincroniza com a RV → produto.sincronizar
[/produtos] estoque do 40 pra 25 → produto.estoque.ajustar id=40 n=25
[/produtos] muda o preço do produto 12 pra 39,90 → produto.alterar ids=12 campo=numPreco valor=39,90
[/produtos] bloqueia o produto 77 → ?
[/produtos] deixa inativos o 112, 119 e 130 → ?|produto.editar id=112
[/categorias] pode deletar a categoria 8 → categoria.excluir ids=8
fornecedor 21 excluir → fornecedor.excluir ids=21
[/cashback-planos] apaga os planos 4 ao 6 → plano.excluir ids=4,5,6
[/cashback-planos] associa o plano 2 no produto 50 → produto.plano.associar produto=50 plano=2
[/lojas] edita essa loja → loja.editar falta=id
`

export const table = `
[/transacoes] esconde a coluna pagamento → tabela.colunas coluna=dscPaymentType|coluna.ocultar coluna=dscPaymentType
[/transacoes] põe valor depois de data → coluna.depois coluna=numAmount outra=dtCadastro
[/pedidos] trava a coluna usuário na esquerda → coluna.fixar coluna=usuario.nomeCompleto on=true
[/pedidos] deixa o valor com 140 de largura → coluna.largura coluna=numPreco n=140
[/bonus] volta as colunas pro normal → coluna.padrao
[/produtos] compara o 12 com o 15 → tabela.comparar ids=12,15
[/produtos] fixa essa linha lá em cima → tabela.fixar on=true
[/produtos] desafixa todas as linhas → tabela.soltarTodas
[/transacoes] soma a coluna valor → leitura.somar coluna=numAmount
[/pedidos] quanto dá a soma do que eu marquei → -
[/pedidos] copia só os ids → tabela.copiarIds
[/bonus] espiar esse registro do lado → tabela.previa on=true
[/auditoria/transacoes/valor] baixa isso em csv → auditoria.exportar
[/pedidos] onde é que eu tô → tabela.onde
[/transacoes] fica acompanhando a lista → tabela.acompanhar on=true
`

export const questions = `
[/produtos] como eu faço pra excluir um produto? → produto.excluir falta=ids
[/bonus] como que libera um bônus → bonus.liberar falta=ids
[/pedidos] quais são os atalhos daqui? → casca.atalhos
[/cashbacks] dá pra desabilitar vários de uma vez? → cashback.desabilitar falta=ids|-
[/cashback-planos] como eu coloco mais um nível num plano → -
[/auditoria/transacoes/tipo] como exporto isso pra abrir no excel → leitura.exportar.xlsx
[/produtos] o que faz o sincronizar rv? → ir.rvhub|-
[/produtos] como mudo a ordem das colunas → ?|-
[/transacoes] qual tecla fixa uma linha? → casca.atalhos
ajuda → casca.atalhos
`

export const slips = `
prodtuos → ir.produtos
[/produtos] ecxluir produto 12 → produto.excluir ids=12
[/bonus] liberarbonus88 → bonus.liberar ids=88
[/lojas] trasnaçoes → ir.transacoes
auditoria p usuario → ir.auditoria.usuario
[/produtos] ord preco desc → tabela.ordenar coluna=numPreco dir=DESC
[/cashbacks] desabiltiar cashbak 7 → cashback.desabilitar ids=7
[/transacoes] modo continuo → tabela.continuo on=true
[/auditoria/transacoes/tipo] mes pasado → auditoria.periodo periodo=2026-10-01..2026-10-31
[/pedidos] ir p pag 12 → tabela.pagina n=12
`

export const names = `
[/produtos] excluir produto fone bluetooth → produto.excluir falta=ids nome=fone_bluetooth
[/pedidos] abre a loja Magalu → loja.editar falta=id nome=Magalu
[/fornecedores] edita o fornecedor Claro → fornecedor.editar falta=id nome=Claro
[/categorias] apaga a categoria recarga → categoria.excluir falta=ids nome=recarga
[/cashbacks] desabilita o cashback dia das mães → cashback.desabilitar falta=ids nome=dia_das_mães
[/bonus] libera os pendentes da @maria → bonus.liberar falta=ids nome=maria
[/pedidos] últimos 3 pedidos do @joão → ?
[/auditoria/transacoes/usuario] transações da Ana Paula → usuario.auditar falta=id nome=Ana_Paula
[/produtos] muda o estoque do cartão presente pra 30 → produto.estoque.ajustar n=30 falta=id nome=cartão_presente
[/cashback-planos] editar plano ouro → plano.editar falta=id nome=ouro
`

export const settings = `
tema escuro → casca.tema tema=escuro
[/produtos] volta pro tema claro → casca.tema tema=claro
[/transacoes] linhas mais apertadas → tabela.densidade nivel=compacta
[/pedidos] sair do sistema → sessao.sair
recolhe o menu lateral → casca.menuLateral on=false
[/produtos] desfaz o que eu fiz → casca.desfazer
[/cashbacks] refazer → casca.refazer
quero trocar minhas teclas → casca.remapear
[/bonus] meus roteiros → roteiro.lista
[/lojas] abre as configurações → casca.ajustes on=true
`
