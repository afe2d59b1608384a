/**
 * Lines by another author, who types as people talk at a desk. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const screens = `
me leva pra tela de fornecedores → ir.fornecedores
abre ai os pedidos → ir.pedidos
[/pedidos] volta pro painel inicial → ir.dashboard
onde fica o ledger de bonus? → ir.bonus
[/produtos] quanto ainda temos de limite no hub? → ir.saldo|dashboard.credito
transaçoes por faixa de vlr → ir.auditoria.valor
auditoria p/ usuario → ir.auditoria.usuario
qtos pedidos já foram feitos? → dashboard.pedidos
forncedores → ir.fornecedores
trasnações → ir.transacoes
ir para a página dois de produtos → /produtos?pagina=2
`

export const acts = `
[/produtos] exclui o 347 e o 352 por favor → produto.excluir ids=347,352
exc forn 8 → fornecedor.excluir ids=8
[/cashbacks] ativa de novo o 17 → cashback.habilitar ids=17
pode inativar o cashback 31 → cashback.desabilitar ids=31
[/bonus] libera os bônus 201 a 204 → bonus.liberar ids=201-204
solta o bonus 415 pra mim → bonus.liberar ids=415
[/pedidos] reproc 7781 → pedido.reprocessar id=7781
roda de novo o pedido 1204 → bonus.reprocessar id=1204
coloca 25 no estoque do produto 90 → produto.estoque.ajustar id=90 n=25
estoque do produto 90 pra 25 unidades → produto.estoque.ajustar id=90 n=25
[/rvhub] acertar estoque do item 402 para 10 → rv.estoque.ajustar id=402 n=10
tira o produto 12 do plano 3 → produto.plano.desassociar produto=12 plano=3
profundidade do plano 4 vira 6 → plano.profundidade id=4 n=6
[/produtos] puxar produtos novos do rv → produto.sincronizar
excluri loja 9 → loja.excluir ids=9
librear bonus 12 → bonus.liberar ids=12
reprocesar peddo 88 → bonus.reprocessar id=88
excluir produto doze → produto.excluir ids=12
reprocessar pedido quinhentos e um → bonus.reprocessar id=501
excluir produto fone bluetooth → produto.excluir nome=fone_bluetooth
`

export const forms = `
[/lojas] alterar a 44 → loja.editar id=44
mexer no cadastro do fornecedor 13 → fornecedor.editar id=13
cad produto → produto.cadastrar
[/categorias] criar mais uma → categoria.cadastrar
abrir um plano de cashback novo → plano.cadastrar
qtd prod 90 → produto.estoque.ver id=90
quem é o usuário joana prado → usuario.buscar nome=joana_prado
pesquisar cliente roberto lima → usuario.buscar nome=roberto_lima
`

export const views = `
audita tudo acima de 10 mil no mês passado → /auditoria/transacoes/valor?min=10000&de=2026-10-01&ate=2026-10-31
trans abaixo de 5 reais hoje → /auditoria/transacoes/valor?max=5&de=2026-11-20&ate=2026-11-20
o que o usuário 77 movimentou ontem? → usuario.auditar id=77 periodo=2026-11-19..2026-11-19
cashbacks creditados semana passada → /auditoria/transacoes/tipo?dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
[/auditoria/transacoes/tipo] do dia 5 ao dia 12 → /auditoria/transacoes/tipo?de=2026-11-05&ate=2026-11-12
[/auditoria/transacoes/tipo] baixa em excel → leitura.exportar.xlsx
[/cashbacks] com black friday na descrição → /cashbacks?DSC_CASHBACK=black friday
[/cashbacks] filtrar ativos e ordenar por percentual decrescente → /cashbacks?STATUS_ID=1&ordem=porcentagemCashback,DESC
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/produtos] mostra 500 linhas por vez → /produtos?tamanho=500
[/bonus] leitura inteira → leitura.ler
[/transacoes] conciliação das transações com os pedidos → leitura.conciliar.arquivo|leitura.conciliar
[/transacoes] sortear uma amostra de 30 transações → leitura.amostra n=30
[/pedidos] quais pedidos fogem do normal? → leitura.excecoes
[/transacoes] quanto deu por usuário? → leitura.somar
[/pedidos] total de pedidos por produto em gráfico → leitura.contar coluna=produto.dscNome
`
