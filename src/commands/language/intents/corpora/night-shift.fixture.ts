/**
 * Lines by another author at the end of a long shift: hurried, chatty, dictated. Written from the specification,
 * without the console. Format: `../actions.fixture.ts`.
 */

export const asked = `
abre os produtos ai → ir.produtos
me leva pra tela de lojas por gentileza → ir.lojas
[/produtos] bora pro ledger → ir.bonus
[/bonus] volta la pro começo → ir.dashboard|tabela.primeira
kd os pedidos → ir.pedidos
qro ver as trasações → ir.transacoes
tela dos usuário → ir.usuarios
onde ficam os planos multinivel → ir.planos
abre o hub da rv pra mim → ir.rvhub
quanto tem de saldo na rv → ir.saldo|dashboard.credito
quanto ainda temos de limite? → ir.saldo|dashboard.credito
a fatura aberta ta em quanto → ir.saldo|dashboard.credito
qtos pedidos temos no total → dashboard.pedidos
quantas pessoas cadastradas → dashboard.usuarios
nº de transações até agora → dashboard.transacoes
[/produtos] apaga o doze → produto.excluir ids=12
[/produtos] apaga o 12 o 15 e o 18 pfv → produto.excluir ids=12,15,18
[/produtos] exclui do 40 ao 44 → produto.excluir ids=40-44
tira o produto 77 do ar de vez, pode apagar → produto.excluir ids=77
Prezados, favor excluir o produto nº 312. Atenciosamente, Marina → produto.excluir ids=312
[/categorias] deleta a 9 → categoria.excluir ids=9
[/categorias] remove categoria sete → categoria.excluir ids=7
[/fornecedores] manda embora o fornecedor 31 (excluir) → fornecedor.excluir ids=31
[/lojas] excluir a loja numero 5 por favor → loja.excluir ids=5
[/cashback-planos] exclui plano 4 → plano.excluir ids=4
[/cashbacks] desliga o cashback 3 por favor desabilitar → cashback.desabilitar ids=3
[/cashbacks] inativa 3 4 e 9 → cashback.desabilitar ids=3,4,9
[/cashbacks] reativa o 7 → cashback.habilitar ids=7
pode habilitar o cashback vinte e dois → cashback.habilitar ids=22
[/bonus] libera o 88 e o 89 pra mim → bonus.liberar ids=88,89
[/bonus] solta o bonus 101 → bonus.liberar ids=101
bom dia! libera o bônus 4410 por favor, obrigada → bonus.liberar ids=4410
[/bonus] lib 210,211,215 → bonus.liberar ids=210,211,215
[/bonus] Solicito a liberação do bônus nº 730 → bonus.liberar ids=730
[/bonus] reprocessa o pedido 501 → bonus.reprocessar id=501
[/pedidos] roda dnv o 933 → pedido.reprocessar id=933|bonus.reprocessar id=933
reprocesar pedido 1200 → bonus.reprocessar id=1200
[/produtos] sincroniza com a rv → produto.sincronizar
puxa o catalogo da rv ai → produto.sincronizar
[/produtos] atualiza os produtos com o hub → produto.sincronizar
[/produtos] estoque do 12 pra 30 → produto.estoque.ajustar id=12 n=30
[/produtos] coloca 50 unidades no produto 12 → produto.estoque.ajustar id=12 n=50
[/produtos] zera o estoque do 15 → produto.estoque.ajustar id=15 n=0
qto tem em estoque do produto 33? → produto.estoque.ver id=33
[/rvhub] estoque do item 8 → rv.estoque.ver id=8
vincula o produto 12 no plano 2 → produto.plano.associar produto=12 plano=2
[/cashback-planos] tira o produto 12 do plano 2 → produto.plano.desassociar produto=12 plano=2
[/cashback-planos] profundidade do plano 2 = 5 → plano.profundidade id=2 n=5
[/cashback-planos] deixa o plano 3 com 4 niveis de profundidade → plano.profundidade id=3 n=4
cadastra produto novo → produto.cadastrar
quero incluir mais um fornecedor → fornecedor.cadastrar
[/categorias] nova → categoria.cadastrar
[/lojas] criar outra loja → loja.cadastrar
preciso montar um plano novo → plano.cadastrar
[/cashbacks] novo cashback pf → cashback.cadastrar
[/produtos] edita o 45 → produto.editar id=45
[/produtos] muda o preço do 45 → produto.editar id=45
[/fornecedores] abre o fornecedor 6 pra eu mexer → fornecedor.editar id=6
[/lojas] corrigir link da loja 14 → loja.editar id=14
[/cashbacks] detalhe do 4 → cashback.ver id=4
me mostra o cashback #19 → cashback.ver id=19
[/transacoes] historico da 55 → transacao.historico id=55
o que houve com a transação 8812? → transacao.historico id=8812
rastrear transacao 90321 → transacao.historico id=90321
tudo que o usuario 9 movimentou ontem → usuario.auditar id=9 periodo=2026-11-19..2026-11-19
extrato do usuario 15 em outubro → usuario.auditar id=15 periodo=2026-10-01..2026-10-31
[/auditoria/transacoes/usuario] usuario 77 nos ultimos 7 dias → /auditoria/transacoes/usuario?usuarioId=77&de=2026-11-14&ate=2026-11-20|usuario.auditar id=77
transações acima de dois mil reais esse mês → /auditoria/transacoes/valor?min=2000&de=2026-11-01&ate=2026-11-20
[/auditoria/transacoes/valor] entre 100 e 500 → /auditoria/transacoes/valor?min=100&max=500
[/auditoria/transacoes/valor] de 50 ate 75,90 ontem → /auditoria/transacoes/valor?min=50&max=75.9&de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/valor] maior q 10mil → /auditoria/transacoes/valor?min=10000
[/auditoria/transacoes/tipo] só semana passada → /auditoria/transacoes/tipo?de=2026-11-09&ate=2026-11-15
[/auditoria/transacoes/tipo] de primeiro de outubro a quinze de outubro → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-15
[/auditoria/transacoes/tipo] 01/10 a 31/10 → /auditoria/transacoes/tipo?de=2026-10-01&ate=2026-10-31
[/auditoria/transacoes/tipo] ultimas 24 horas → auditoria.periodo
[/auditoria/transacoes/tipo] joga em planilha → auditoria.exportar|tabela.csv
[/auditoria/transacoes/valor] me gera o csv disso → auditoria.exportar|tabela.csv
[/transacoes] baixa tudo em excel → leitura.exportar.xlsx
[/pedidos] exporta tudo → leitura.exportar
[/transacoes] soma por status → leitura.somar|leitura.contar
[/transacoes] soma o valor por tipo → leitura.somar|leitura.contar
[/pedidos] somatório do valor por mês → leitura.somar|leitura.contar
[/pedidos] conta por usuario → leitura.somar|leitura.contar
[/transacoes] ler tudo 2x → leitura.ler.duas
[/transacoes] pega 25 aleatórias pra auditoria → leitura.amostra n=25
[/transacoes] amostra de trinta → leitura.amostra n=30
[/transacoes] quais são estranhas? → leitura.excecoes
[/bonus] tem bonus pago duas vezes? → leitura.excecoes
[/transacoes] compara com o mês passado → leitura.periodo
[/transacoes] descreve a coluna valor → leitura.descrever
[/pedidos] conciliar com o arquivo do banco → leitura.conciliar.arquivo|leitura.conciliar
[/transacoes] gera a evidência → leitura.evidencia
[/transacoes] revisar a amostra → leitura.revisar.amostra
[/produtos] do mais caro pro mais barato → /produtos?ordem=numPreco,DESC
[/produtos] ordem alfabetica → /produtos?ordem=dscNome,ASC
[/produtos] ordena por qtd menor primeiro → /produtos?ordem=numEstoque,ASC
[/pedidos] mais recentes primeiro → /pedidos?ordem=dtCadastro,DESC|/pedidos
[/transacoes] pag 12 → tabela.pagina n=12|/transacoes?pagina=12
[/transacoes] vai pra ultima pagina → tabela.ultima
[/transacoes] proxima → tabela.proxima
[/produtos] mostra 100 por pagina → /produtos?tamanho=100
[/produtos] mil por página → /produtos?tamanho=1000
[/cashbacks] só os ativos → /cashbacks?STATUS_ID=1
[/cashbacks] os de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] descrição contendo natal → /cashbacks?DSC_CASHBACK=natal
[/cashbacks] tira o filtro → tabela.limpar
cashbacks inativos → /cashbacks?STATUS_ID=2
[/bonus] só do pedido 501 → /bonus?pedidoId=501
[/bonus] bonus do beneficiario 15 → /bonus?beneficiarioId=15
[/bonus] nivel 2 apenas → /bonus?nivel=2
procura usuario joão pedro → usuario.buscar nome=joão_pedro
[/usuarios] maria de fátima → /usuarios?nome=maria de fátima
[/usuarios] acha o carlos ai → /usuarios?nome=carlos
quem é a usuaria Tereza Lima? → usuario.buscar nome=tereza_lima
auditar usuario 9 de 01/10 a 15/10 → usuario.auditar id=9 periodo=2026-10-01..2026-10-15
cashback de ontem na auditoria por tipo → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
[/produtos] seleciona todos → tabela.selecionarTodos
[/produtos] marca 12 15 e 18 → tabela.marcar ids=12,15,18|tabela.selecionar ids=12,15,18
[/produtos] desmarca tudo → tabela.limparSelecao
[/produtos] copia o link dessa tela → tabela.copiarLink
[/produtos] esconde a coluna fornecedor → tabela.colunas coluna=fornecedor.dscNome|coluna.ocultar
[/produtos] linhas mais compactas → tabela.densidade
[/produtos] da um refresh → tabela.recarregar
tema escuro pf → casca.tema
quais os atalhos? → casca.atalhos
fecha o menu lateral → casca.menuLateral
sair do sistema → sessao.sair
encerrar minha sessão → sessao.sair
qual versão é essa → casca.versao
quem sou eu → sessao.perfilAtual
[/produtos/editar/48] grava → form.salvar
[/produtos/editar/48] deixa sem salvar → form.voltar
[/bonus] desfaz → casca.desfazer
show me all the stores → ir.lojas
open product 12 → produto.editar id=12
buscar producto 12 → produto.editar id=12
eliminar el producto 12 → produto.excluir ids=12
[/transacoes] acompanhar a lista ao vivo → tabela.acompanhar
RES: liberar bônus 88 → bonus.liberar ids=88
Fwd: excluir produto 12 → produto.excluir ids=12
Assunto: excluir produto 12 → produto.excluir ids=12
excluir produto 12,5 → produto.excluir ids=5,12
[/produtos] dá pra excluir o 12? → produto.excluir ids=12
como faço pra excluir o produto 12 → produto.excluir ids=12
`
