/**
 * Lines by a back-office clerk in the south who types half sentences and abbreviations. Written from the specification,
 * without the console. Format: `../actions.fixture.ts`.
 */

export const asked = `
quero ver os ped → ir.pedidos
[/produtos] me leva pra auditoria por faixa de vlr → ir.auditoria.valor
[/bonus] volta pro inicio → ir.dashboard
[/transacoes] tela dos forn → ir.fornecedores
[/saldo] planos multinivel → ir.planos
[/auditoria/transacoes/tipo] catalogo do rv hub → ir.rvhub
[/usuarios] trasações → ir.transacoes
[/pedidos] onde eu vejo o limite de credito? → ir.saldo
[/lojas] meu perfil → ir.perfil
ped 501 → pedido.ver id=501
[/bonus] procura a usu maria aparecida → usuario.buscar nome=maria_aparecida
[/usuarios] cadê o joao batista → usuario.buscar nome=joao_batista
[/pedidos] historico da trans 42 → transacao.historico id=42
abre a loja magazine → loja.editar nome=magazine
[/produtos] prod 317 → produto.editar id=317
[/categorias] acha a categoria eletronicos → categoria.editar nome=eletronicos
[/cashbacks] ver o cb 4 → cashback.ver id=4
[/transacoes] usu 15 → usuario.auditar id=15
[/produtos] exclui os prod 12, 15 a 18 → produto.excluir ids=12,15,16,17,18
[/bonus] libera 88 89 e 91 → bonus.liberar ids=88,89,91
libera os pendentes da @maria → bonus.liberar nome=maria
[/bonus] gostaria de liberar, por gentileza, os bônus oitenta e oito e oitenta e nove → bonus.liberar ids=88,89
[/usuarios] lib bonsu 102 → bonus.liberar ids=102
reproc ped 501 → bonus.reprocessar id=501
[/pedidos] por favor, preciso reprocessar o pedido 733 com urgência, o cliente está na linha → pedido.reprocessar id=733
[/cashbacks] desab 3 e 4 → cashback.desabilitar ids=3,4
[/pedidos] habilita o cashback 7 de novo → cashback.habilitar ids=7
[/cashbacks] desativa o cashback de natal → cashback.desabilitar nome=natal
[/lojas] apagar loja 6 → loja.excluir ids=6
[/categorias] exclur cat 9 → categoria.excluir ids=9
[/cashback-planos] remove o plano 5 → plano.excluir ids=5
[/fornecedores] forn 13 pode excluir → fornecedor.excluir ids=13
[/rvhub] excluir item 30 do rv → rv.excluir ids=30
[/produtos] qtd do prod 12 agora é 30 → produto.estoque.ajustar id=12 n=30
corrige o estoque do prod 317 pra 50 → produto.estoque.ajustar id=317 n=50
[/rvhub] ajusta estoque do item rv 8 pra 100 → rv.estoque.ajustar id=8 n=100
[/produtos] qto tem em estoque do 12 → produto.estoque.ver id=12
[/produtos] coloca o prod 12 no plano 2 → produto.plano.associar produto=12 plano=2
[/cashback-planos] desvincula prod 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
[/cashback-planos] profundidade do plano 2 = 5 → plano.profundidade id=2 n=5
[/produtos] sincronziar rv → produto.sincronizar
[/bonus] bonus pendentes → /bonus?statusId=1
bonus do usu 15 → /bonus?beneficiarioId=15
[/pedidos] bonus do ped 501 → /bonus?pedidoId=501
[/transacoes] quais bonus sairam da trans 42 → /bonus?transacaoId=42
[/bonus] so nivel 2 → /bonus?nivel=2
[/transacoes] trans acima de 500 mes passado → auditoria.valor periodo=2026-10-01..2026-10-31
[/pedidos] trans entre 100 e 1.234,56 → auditoria.valor
[/auditoria/transacoes/valor] só vlr até 2 mil → /auditoria/transacoes/valor?valorMaximo=2000
[/auditoria/transacoes/tipo] dt de 01/10 a 15/10 → /auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-15T23:59
[/usuarios] trans do usu 9 ultimos 30 dias → usuario.auditar id=9 periodo=2026-10-22..2026-11-20
o que o usuário 9 movimentou ontem? → usuario.auditar id=9 periodo=2026-11-19..2026-11-19
[/cashbacks] filter inativos → /cashbacks?STATUS_ID=2
[/cashbacks] os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/pedidos] cashbacks ativso → /cashbacks?STATUS_ID=1
[/bonus] tira os filtros → tabela.limpar
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/pedidos] mais recentes primeiro → /pedidos
[/bonus] ordena por vlr do maior pro menor → tabela.ordenar coluna=valor dir=DESC
[/usuarios] poe em ordem alfabetica → /usuarios
[/transacoes] classificar por dt → tabela.ordenar coluna=dtCadastro dir=ASC
[/produtos] ordem padrao → tabela.ordenarPadrao
[/pedidos] quero 100 por pag → /pedidos?tamanho=100
[/transacoes] mostra 500 linhas por vez → /transacoes?tamanho=500
[/produtos] pag 7 → tabela.pagina n=7
[/transacoes] ultima pagina → tabela.ultima
[/transacoes] esconde pgto → coluna.ocultar coluna=dscPaymentType|tabela.colunas coluna=dscPaymentType
[/produtos] não quero ver a coluna fornecedor → coluna.ocultar coluna=fornecedor.dscNome|tabela.colunas coluna=fornecedor.dscNome
[/produtos] mostra de novo a coluna qtd → coluna.mostrar coluna=numEstoque
[/transacoes] vlr depois da dt → coluna.depois coluna=numAmount outra=dtCadastro
[/pedidos] fixa a coluna usuario → coluna.fixar coluna=usuario.nomeCompleto on=true
[/bonus] colunas como eram antes → coluna.padrao
[/bonus] soma dos vlr → leitura.somar coluna=valor
[/pedidos] qto deu em reais tudo isso? → leitura.somar
[/transacoes] media dos vlr → leitura.somar coluna=numAmount
[/bonus] qtos usu temos no total → dashboard.usuarios
[/bonus] qto ainda falta liberar? → /bonus?statusId=1
[/auditoria/transacoes/tipo] export csv → auditoria.exportar
[/pedidos] baixa isso em planilha → tabela.csv
[/produtos] copia só os ids → tabela.copiarIds
[/transacoes] copia o link dessa tela → tabela.copiarLink
[/transacoes] lê todas as páginas → leitura.ler
[/bonus] salva essa visao como pendentes do mes → visao.salvar nome=pendentes_do_mes
[/bonus] abre a visão pendentes do mes → visao.abrir nome=pendentes_do_mes
tema escuro pfv → casca.tema tema=escuro
[/produtos] linhas mais compactas → tabela.densidade nivel=compacta
[/auditoria/transacoes/valor] encerra minha sessao → sessao.sair
[/cashbacks] undo → casca.desfazer
[/pedidos] refresh → tabela.recarregar
[/pedidos] novo forn → fornecedor.cadastrar
[/fornecedores] mudar o preço do prod 12 → produto.editar id=12
[/lojas] trocar o link da loja 3 → loja.editar id=3
[/pedidos] cancela o ped 501 → ?
aprova o bonus 12 → ?
[/usuarios] exclui o usu 15 → ?
`
