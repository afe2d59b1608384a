/**
 * Lines by a trainee of the support who types as in a chat. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const asked = `
mano abre os pedidos ai → ir.pedidos
[/pedidos] quero ir pra tela de usuarios → ir.usuarios
[/cashbacks] vai pro ledger → ir.bonus
[/produtos] me joga na auditoria por tipo → ir.auditoria.tipo
cade as lojas → ir.lojas
[/bonus] to perdido volta pro painel → ir.dashboard
[/transacoes] abre as categorias pra mim → ir.categorias
[/lojas] qual o saldo do rv → ir.saldo|dashboard.credito
[/usuarios] acha a fernanda lima pra mim → usuario.buscar nome=fernanda_lima
[/pedidos] procura o usuario wesley → usuario.buscar texto=wesley
me mostra a transacao 77 → transacao.historico id=77
[/bonus] abre o produto 40 pra eu ver → produto.editar id=40
[/cashbacks] vc consegue abrir o cashback 9 → cashback.ver id=9
[/fornecedores] abre o fornecedor 6 → fornecedor.editar id=6
[/produtos] apaga o 33 pra mim → produto.excluir ids=33
pode apagar os produtos 5 6 e 7 blz → produto.excluir ids=5,6,7
[/categorias] quero deletar a categoria 11 → categoria.excluir ids=11
[/pedidos] exclui a loja 2 por favor → loja.excluir ids=2
[/cashback-planos] apaga o plano 8 → plano.excluir ids=8
[/bonus] libera o 120 mano → bonus.liberar ids=120
vc pode liberar os bonus 10 a 14 → bonus.liberar ids=10,11,12,13,14
[/pedidos] processa de novo o pedido 88 → pedido.reprocessar id=88
[/bonus] preciso refazer o pedido 901 → bonus.reprocessar id=901
[/cashbacks] desliga o cashback 5 → cashback.desabilitar ids=5
[/cashbacks] ativa o 5 de novo → cashback.habilitar ids=5
[/transacoes] bota o cashback 12 como inativo → cashback.desabilitar ids=12
[/produtos] muda o estoque do produto 40 pra 15 → produto.estoque.ajustar id=40 n=15
vincula o produto 40 no plano 3 → produto.plano.associar produto=40 plano=3
[/produtos] sincroniza com o rv ai → produto.sincronizar
to querendo ver os bonus do usuario 21 → /bonus?beneficiarioId=21
[/pedidos] quais os bonus do pedido 88 → /bonus?pedidoId=88
[/usuarios] as transacoes do usuario 21 de ontem → usuario.auditar id=21 periodo=2026-11-19..2026-11-19
[/transacoes] so as acima de 300 reais → ?
[/auditoria/transacoes/valor] de 50 ate 200 conto → auditoria.valor
[/auditoria/transacoes/tipo] so as de hoje → /auditoria/transacoes/tipo?dataInicio=2026-11-20T00:00&dataFim=2026-11-20T23:59
[/cashbacks] mostra so os ativos → /cashbacks?STATUS_ID=1
[/bonus] limpa esse filtro → tabela.limpar
[/produtos] bota os mais baratos primeiro → /produtos?ordem=numPreco,ASC
[/pedidos] ordena pela data mais nova → tabela.ordenar coluna=dtCadastro dir=DESC
[/usuarios] bota 100 por pagina → tabela.tamanho n=100
[/transacoes] passa pra proxima pagina → tabela.proxima
[/transacoes] tira a coluna descricao → coluna.ocultar coluna=dscDescricao|tabela.colunas coluna=dscDescricao
[/bonus] quanto da a soma dos valores → leitura.somar coluna=valor
quantos pedidos a gente tem → dashboard.pedidos
[/pedidos] baixa o csv pra mim → tabela.csv
[/usuarios] copia as linhas que eu marquei → tabela.copiarLinhas
bota no modo escuro → casca.tema tema=escuro
[/produtos] quais sao os atalhos → casca.atalhos
[/cashbacks] desfaz ai fiz besteira → casca.desfazer
[/bonus] vou nessa pode deslogar → sessao.sair
[/transacoes] quero cadastrar um produto novo → produto.cadastrar
[/lojas] muda o nome da loja 7 → loja.editar id=7
[/produtos] manda essa lista pro meu zap → -
`
