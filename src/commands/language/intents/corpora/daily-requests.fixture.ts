/**
 * Lines by another author, who plainly asks for what is needed every day on every screen. `otherwise` repeats the
 * patterns that were fixed. Written from the specification, without the console. Format: `../actions.fixture.ts`.
 */

export const asked = `
me leva pra tela de produtos → ir.produtos
quero ver os pedidos → ir.pedidos
abre a lista de lojas pra mim → ir.lojas
volta pro início → ir.dashboard
cadê as transações → ir.transacoes
mostra os usuários aí → ir.usuarios
[/produtos] vai pros bônus → ir.bonus
vamos pros planos → ir.planos
quero olhar o saldo → ir.saldo|dashboard.credito
meu perfil por favor → ir.perfil
abre o catálogo do rv → ir.rvhub
auditoria por valor → ir.auditoria.valor
transações por usuário → ir.auditoria.usuario
[/produtos] volta → ir.voltar
[/produtos] exclui o 12 → produto.excluir ids=12
[/produtos] pode apagar o produto 12 → produto.excluir ids=12
[/produtos] apaga o 12, o 15 e o 18 → produto.excluir ids=12,15,18
[/produtos] remove do 12 ao 15 → produto.excluir ids=12,13,14,15
[/categorias] apagar a categoria 7 → categoria.excluir ids=7
[/fornecedores] tira o fornecedor 4 da lista → fornecedor.excluir ids=4
[/lojas] deleta a 5 e a 6 → loja.excluir ids=5,6
[/cashback-planos] quero excluir o plano 2 → plano.excluir ids=2
[/cashbacks] desabilita o 3 → cashback.desabilitar ids=3
[/cashbacks] desativa o 3 e o 4 → cashback.desabilitar ids=3,4
[/cashbacks] ativa de novo o cashback 5 → cashback.habilitar ids=5
[/cashbacks] habilitar do 3 ao 6 → cashback.habilitar ids=3,4,5,6
habilita pra mim o cashback 9 → cashback.habilitar ids=9
[/bonus] libera o 88 → bonus.liberar ids=88
[/bonus] liberar 88, 89 e 90 → bonus.liberar ids=88,89,90
[/bonus] libera do 88 até o 91 → bonus.liberar ids=88,89,90,91
[/bonus] pode liberar o bônus 88 por favor → bonus.liberar ids=88
preciso liberar o bônus 77 agora → bonus.liberar ids=77
[/pedidos] reprocessa o pedido 501 → bonus.reprocessar id=501|pedido.reprocessar id=501
[/pedidos] reprocessar o 501 → bonus.reprocessar id=501|pedido.reprocessar id=501
reprocessa de novo o pedido 733 → bonus.reprocessar id=733
[/produtos] estoque do 33 → produto.estoque.ver id=33
quanto tem em estoque do produto 33 → produto.estoque.ver id=33
[/produtos] muda o estoque do 33 pra 20 → produto.estoque.ajustar id=33 n=20
[/produtos] coloca 50 no estoque do 33 → produto.estoque.ajustar id=33 n=50
[/produtos] zera o estoque do 33 → produto.estoque.ajustar id=33 n=0
[/rvhub] estoque do item 8 → rv.estoque.ver id=8
associa o produto 12 ao plano 2 → produto.plano.associar produto=12 plano=2
tira o produto 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
põe o produto 12 no plano 2 → produto.plano.associar produto=12 plano=2
muda a profundidade do plano 2 pra 5 → plano.profundidade id=2 n=5
sincroniza o catálogo → produto.sincronizar
[/produtos] sincronizar com a rv → produto.sincronizar
[/produtos] edita o 12 → produto.editar id=12
[/produtos] quero mexer no produto 12 → produto.editar id=12
[/lojas] abre a loja 5 → loja.editar id=5
[/cashbacks] mostra o cashback 3 → cashback.ver id=3
[/fornecedores] alterar o 4 → fornecedor.editar id=4
edita a categoria 7 pra mim → categoria.editar id=7
abre o plano 2 → plano.editar id=2
cadastra um produto novo → produto.cadastrar
quero criar uma categoria → categoria.cadastrar
[/lojas] nova loja → loja.cadastrar
[/fornecedores] adicionar → fornecedor.cadastrar
criar um cashback → cashback.cadastrar
novo plano → plano.cadastrar
histórico da transação 55 → transacao.historico id=55
o que aconteceu com a transação 55 → transacao.historico id=55
transações do usuário 9 → usuario.auditar id=9|/auditoria/transacoes/usuario?usuarioId=9
transações do usuário 9 no mês passado → usuario.auditar id=9 periodo=2026-10-01..2026-10-31|/auditoria/transacoes/usuario?usuarioId=9&de=2026-10-01&ate=2026-10-31
procura o usuário joão → usuario.buscar nome=joão|/usuarios?nome=joão
acha a maria silva nos usuários → usuario.buscar nome=maria_silva|/usuarios?nome=maria silva
transações acima de 500 reais → /auditoria/transacoes/valor?min=500
transações de 100 até 300 reais desta semana → /auditoria/transacoes/valor?min=100&max=300&de=2026-11-16&ate=2026-11-20
cashback de ontem → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19|auditoria.tipo
[/auditoria/transacoes/tipo] só de hoje → /auditoria/transacoes/tipo?de=2026-11-20&ate=2026-11-20
[/auditoria/transacoes/tipo] últimos 15 dias → /auditoria/transacoes/tipo?de=2026-11-06&ate=2026-11-20
[/auditoria/transacoes/valor] esta semana → /auditoria/transacoes/valor?de=2026-11-16&ate=2026-11-20
[/auditoria/transacoes/tipo] exporta isso → auditoria.exportar|tabela.csv
[/produtos] exporta em csv → tabela.csv
[/pedidos] baixa essa página em planilha → tabela.csv
[/pedidos] exporta tudo em excel → leitura.exportar|leitura.exportar.xlsx
[/produtos] ordena por preço → /produtos?ordem=numPreco,ASC
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/pedidos] os mais recentes primeiro → /pedidos?ordem=dtCadastro,DESC|/pedidos
[/usuarios] coloca em ordem alfabética → /usuarios?ordem=dscNome,ASC|/usuarios?ordem=nome,ASC|/usuarios
[/produtos] inverte a ordem → tabela.inverter
[/produtos] tira a ordenação → tabela.ordenarPadrao
[/produtos] próxima → tabela.proxima
[/produtos] vai pra página 4 → tabela.pagina n=4
[/produtos] última página → tabela.ultima
[/produtos] mostra 100 por página → tabela.tamanho n=100
[/produtos] atualiza a lista → tabela.recarregar
[/produtos] tira os filtros → tabela.limpar
[/cashbacks] só os ativos → /cashbacks?STATUS_ID=1
[/cashbacks] cashbacks inativos → /cashbacks?STATUS_ID=2
[/cashbacks] cashbacks de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] com descrição natal → /cashbacks?DSC_CASHBACK=natal
[/bonus] bônus do pedido 501 → /bonus?pedidoId=501
[/bonus] bônus do beneficiário 15 → /bonus?beneficiarioId=15
[/produtos] seleciona o 12 e o 15 → tabela.marcar ids=12,15
[/produtos] marca tudo → tabela.selecionarTodos
[/produtos] desmarca tudo → tabela.limparSelecao
[/produtos] copia o link → tabela.copiarLink
[/produtos] esconde a coluna fornecedor → coluna.ocultar|tabela.colunas
quantos pedidos tem → dashboard.pedidos
quantos usuários temos → dashboard.usuarios
quanto tem de limite → dashboard.credito|ir.saldo
[/pedidos] soma o valor → leitura.somar|leitura.contar
[/pedidos] soma o valor por produto → leitura.somar|leitura.contar
[/transacoes] conta por status → leitura.somar|leitura.contar
[/transacoes] compara com o mês passado → leitura.periodo
[/transacoes] lê tudo duas vezes → leitura.ler.duas|leitura.ler
[/transacoes] tira uma amostra de 20 → leitura.amostra
[/produtos] exclui os selecionados → produto.excluir
[/bonus] libera os selecionados → bonus.liberar
modo escuro → casca.tema
quais são os atalhos → casca.atalhos
fecha o menu lateral → casca.menuLateral
sair do sistema → sessao.sair
[/produtos] bom dia 12 → ir.registro id=12
[/bonus] oi, 88 → ir.registro id=88
`

export const otherwise = `
[/pedidos] roda o 501 de novo → pedido.reprocessar id=501
[/pedidos] processa o pedido 501 de novo → pedido.reprocessar id=501
[/pedidos] refaz o pedido 501 → bonus.reprocessar id=501|pedido.reprocessar id=501
[/cashbacks] liga de novo o 3 → cashback.habilitar ids=3
[/cashbacks] liga o 3 de novo → cashback.habilitar ids=3
[/cashbacks] ativa de volta o 3 → cashback.habilitar ids=3
[/produtos] tira do cadastro o 12 → produto.excluir ids=12
[/produtos] joga fora o 12 → produto.excluir ids=12
[/produtos] some com o 12 → produto.excluir ids=12
[/produtos] excl 12 → produto.excluir ids=12
[/pedidos] reproc 501 → pedido.reprocessar id=501|bonus.reprocessar id=501
[/produtos] excluir produtos de 12 a 15 → produto.excluir ids=12-15
[/produtos] excluir produtos do 12 até o 15 → produto.excluir ids=12-15
[/produtos] excluir os produtos 12 e o 15 → produto.excluir ids=12,15
[/produtos] excluir o produto de número 12 → produto.excluir ids=12
[/produtos] excluir plano de cashback 2 → plano.excluir ids=2
[/bonus] liberar lançamento de bônus 88 → bonus.liberar ids=88
liberar pendentes 88 → bonus.liberar ids=88
excluir o item 8 do rv → rv.excluir ids=8
associar plano 2 ao produto 12 → produto.plano.associar produto=12 plano=2
[/cashback-planos] associa o produto 12 ao 2 → produto.plano.associar produto=12 plano=2
[/produtos] põe o 12 no plano 2 → produto.plano.associar produto=12 plano=2
[/produtos] tira o 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
[/produtos] estoque do produto 33 = 20! → produto.estoque.ajustar id=33 n=20
[/produtos] pode colocar 50 no estoque do 33? → produto.estoque.ajustar id=33 n=50
[/produtos] produto 33 zera → produto.estoque.ajustar id=33 n=0
[/produtos] o produto 12 exclui → produto.excluir ids=12
[/produtos] produto 12: excluir → produto.excluir ids=12
[/bonus] bônus: liberar 88 → bonus.liberar ids=88
[/bonus] liberar bônus: 88 → bonus.liberar ids=88
[/bonus] urgente: liberar 88 → bonus.liberar ids=88
[/bonus] libera os bônus 88 e os 89 → bonus.liberar ids=88,89
[/produtos] exclui 12; 13; 15 → produto.excluir ids=12,13,15
[/produtos] excluir 12, por favor → produto.excluir ids=12
vou precisar que libere o bônus 88 → bonus.liberar ids=88
[/bonus] vamos liberar o 88 → bonus.liberar ids=88
vou criar um produto → produto.cadastrar
vou editar o produto 12 → produto.editar id=12
[/produtos] vou exportar tudo → leitura.exportar
[/produtos] vou sair → sessao.sair
[/produtos] p3 → tabela.pagina n=3
[/produtos] excluir nº12 → produto.excluir ids=12
[/produtos] exclui o registro 12 → produto.excluir ids=12
[/produtos] exclui o 12 dos produtos → produto.excluir ids=12
[/produtos] exclui o 12 da tela → produto.excluir ids=12
[/produtos] categoria eletrônicos excluir → categoria.excluir nome=eletrônicos
[/pedidos] soma por enquanto → leitura.somar
[/cashback-planos/editar/2] remove o nível 2 → plano.nivel.remover n=2
`
