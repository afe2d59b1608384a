/**
 * Lines by another author: dictated in one breath, typed with one hand, or stating the result that is wanted.
 * `otherwise` repeats the patterns that were fixed. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const asked = `
[/produtos] exc 41 → produto.excluir ids=41
[/bonus] liebra 77 → bonus.liberar ids=77
[/bonus] lib 77 78 e 81 → bonus.liberar ids=77,78,81
[/produtos] prox pag → tabela.proxima
trnasaçoes → ir.transacoes
usuarois → ir.usuarios
[/cashbacks] desabiltar 6 → cashback.desabilitar ids=6
[/pedidos] reporcessar 733 → pedido.reprocessar id=733|bonus.reprocessar id=733
estoqueproduto 52 → produto.estoque.ver id=52
excluirproduto 52 → produto.excluir ids=52
liberarbonus 91 → bonus.liberar ids=91
[/produtos] edtar 52 → produto.editar id=52
fornecdores → ir.fornecedores
EXCLUIR PRODUTO 63 URGENTE → produto.excluir ids=63
[/categorias] apgaar 8 → categoria.excluir ids=8
catgeorias → ir.categorias
hab cb 14 → cashback.habilitar ids=14
novoproduto → produto.cadastrar
[/produtos] recarergar → tabela.recarregar
sincronnizar rv → produto.sincronizar
[/produtos] pagina3 → tabela.pagina n=3|/produtos?pagina=3
[/lojas] 500 pro pagina → /lojas?tamanho=500
pediddos → ir.pedidos
então faz o seguinte exclui pra mim o produto trinta e dois → produto.excluir ids=32
olha eu preciso que você libere os bônus 104 105 e 109 → bonus.liberar ids=104,105,109
agora abre aí a tela de pedidos por favor vírgula obrigada → ir.pedidos
me mostra as transações do usuário quarenta e dois da semana passada → usuario.auditar id=42 periodo=2026-11-09..2026-11-15|/auditoria/transacoes/usuario?usuarioId=42&de=2026-11-09&ate=2026-11-15
quero ver todas as transações entre cem e trezentos reais de ontem → /auditoria/transacoes/valor?min=100&max=300&de=2026-11-19&ate=2026-11-19
põe o estoque do produto dezoito em sessenta → produto.estoque.ajustar id=18 n=60
[/cashbacks] aí você pega o sete e o oito e desabilita → cashback.desabilitar ids=7,8
pode ligar o modo escuro que minha vista tá cansada → casca.tema
[/produtos] ordena isso aí do menor preço pro maior → /produtos?ordem=numPreco,ASC
vamos lá cadastrar uma loja nova → loja.cadastrar
abre pra mim o histórico da transação de número 8012 → transacao.historico id=8012
[/transacoes] exporta todas essas transações pro excel por gentileza → leitura.exportar.xlsx
bom então vamos vincular o produto vinte e um ao plano três → produto.plano.associar produto=21 plano=3
[/bonus] volta pra primeira página por favor → tabela.primeira
[/produtos] quero que o 12 suma → produto.excluir ids=12|produto.editar id=12
[/cashbacks] deixa o 14 funcionando de novo → cashback.habilitar ids=14
[/cashbacks] o 31 não pode aparecer pro cliente → cashback.desabilitar ids=31
[/cashbacks] o 31 tem que parar de valer → cashback.desabilitar ids=31
[/cashbacks] o 22 precisa voltar a ficar ativo → cashback.habilitar ids=22
[/bonus] o 88 tem que cair na conta da pessoa → bonus.liberar ids=88
quero ver só o que ainda está pendente no ledger → /bonus?statusId=1
[/produtos] preciso saber quantas peças tem do 33 → produto.estoque.ver id=33
[/produtos] quero que o 33 fique com 80 unidades → produto.estoque.ajustar id=33 n=80
[/fornecedores] queria trocar a imagem do 9 → fornecedor.editar id=9
[/lojas] o link da loja 4 está errado, quero arrumar → loja.editar id=4
[/cashback-planos] quero que o plano 6 tenha 7 níveis de profundidade → plano.profundidade id=6 n=7
quero que o produto 12 faça parte do plano 2 → produto.plano.associar produto=12 plano=2
o produto 12 não deve mais estar no plano 2 → produto.plano.desassociar produto=12 plano=2
[/produtos] quero começar do zero, tira tudo que filtrei → tabela.limpar
[/produtos] quero ver mais linhas de uma vez, 100 → tabela.tamanho n=100
quero deixar a tela escura → casca.tema
quero fundo preto pra descansar a vista → casca.tema
[/transacoes] quero guardar essa lista no computador → leitura.exportar|tabela.csv
[/produtos] quero acrescentar um item novo → produto.cadastrar
quero sair da minha conta → sessao.sair
o pedido 640 precisa ser processado outra vez → bonus.reprocessar id=640
quero atualizar o catálogo com o que tem na RV → produto.sincronizar
Boa tarde, poderia por gentileza reprocessar o pedido 815? Att, Carla → bonus.reprocessar id=815
Favor providenciar a exclusão da categoria 17. → categoria.excluir ids=17
Solicito a desativação do cashback nº 45 → cashback.desabilitar ids=45
Peço a gentileza de liberar os bônus 310, 311 e 315. → bonus.liberar ids=310,311,315
Gentileza habilitar cashback 9. → cashback.habilitar ids=9
produto 12, excluir por favor → produto.excluir ids=12
bônus 88: liberar → bonus.liberar ids=88
[/bonus] solta o 91 pra mim, visse → bonus.liberar ids=91
[/produtos] apaga o 27 aí, tchê → produto.excluir ids=27
oxe, abre os pedido aí → ir.pedidos
uai sô, mostra os fornecedor → ir.fornecedores
dá uma olhadinha no produto 19 pra mim → produto.editar id=19
[/transacoes] uma amostrinha de 15 → leitura.amostra n=15
[/produtos] dá uma atualizadinha na lista → tabela.recarregar
bah, desabilita o cashback 12 → cashback.desabilitar ids=12
meu, abre logo esse saldo → ir.saldo|dashboard.credito
[/produtos] faz um favorzinho, exclui o 71 → produto.excluir ids=71
mano cadê os usuários → ir.usuarios
só um cadinho: abre a loja 6 → loja.editar id=6
[/produtos] arreda pra próxima página → tabela.proxima
[/bonus] libera tudo do usuário 15 → bonus.liberar falta=ids|/bonus?beneficiarioId=15
[/produtos] apaga esses três → produto.excluir falta=ids|?
[/bonus] libera os marcados → bonus.liberar
[/cashbacks] desabilita os selecionados → cashback.desabilitar
[/produtos] seleciona a página inteira → tabela.selecionarTodos
[/bonus] libera do 200 ao 206 → bonus.liberar ids=200-206
desabilita os cashbacks 5, 6, 7 e também o 9 → cashback.desabilitar ids=5,6,7,9
onde fica o saldo → ir.saldo|dashboard.credito
tela dos pedidos → ir.pedidos
a tela onde aparecem os bônus → ir.bonus
onde eu vejo as compras dos clientes → ir.pedidos
aquela tela de auditar por faixa de valor → ir.auditoria.valor
a página com a lista de gente cadastrada → ir.usuarios
onde cadastro fornecedor → fornecedor.cadastrar|ir.fornecedores
página de configurações → casca.ajustes
minhas informações de perfil → ir.perfil
lista de lojas parceiras → ir.lojas
volta pro painel principal → ir.dashboard
a parte de multi nível → ir.planos
aquele lugar das notificações → casca.notificacoes
[/produtos] voltar pra tela de antes → ir.voltar
auditoria das transações por pessoa → ir.auditoria.usuario
[/cashbacks] mostra só os desativados → /cashbacks?STATUS_ID=2
[/cashbacks] com 10 por cento → /cashbacks?PORCENTAGEM_CASHBACK=10
[/cashbacks] que tenham páscoa na descrição → /cashbacks?DSC_CASHBACK=páscoa
transações de mais de 5 mil → /auditoria/transacoes/valor?min=5000
[/auditoria/transacoes/valor] até 250 → /auditoria/transacoes/valor?max=250
[/auditoria/transacoes/tipo] os últimos quinze dias → /auditoria/transacoes/tipo?de=2026-11-06&ate=2026-11-20
[/auditoria/transacoes/tipo] dia 3 deste mês → /auditoria/transacoes/tipo?de=2026-11-03&ate=2026-11-03
[/auditoria/transacoes/tipo] setembro inteiro → /auditoria/transacoes/tipo?de=2026-09-01&ate=2026-09-30
[/bonus] só os do nível 3 → /bonus?nivel=3
[/bonus] do beneficiário 27 → /bonus?beneficiarioId=27
[/usuarios] procurar por fernanda → /usuarios?nome=fernanda
usuário chamado Rogério → usuario.buscar nome=rogério|/usuarios?nome=Rogério
[/bonus] bônus da transação 4501 → /bonus?transacaoId=4501
[/auditoria/transacoes/usuario] usuário 63 em outubro → /auditoria/transacoes/usuario?usuarioId=63&de=2026-10-01&ate=2026-10-31|usuario.auditar id=63 periodo=2026-10-01..2026-10-31
[/auditoria/transacoes/valor] limpa os filtros → tabela.limpar
[/produtos] os de maior estoque primeiro → /produtos?ordem=numEstoque,DESC
[/pedidos] do mais antigo pro mais novo → /pedidos?ordem=dtCadastro,ASC
[/produtos] coloca em ordem de nome → /produtos?ordem=dscNome,ASC
[/pedidos] maiores valores em cima → /pedidos?ordem=numPreco,DESC
[/produtos] inverte a ordem → tabela.inverter
[/produtos] volta a ordem normal → tabela.ordenarPadrao
[/pedidos] quanto deu no total → leitura.somar|leitura.contar
[/transacoes] soma de valor por usuário origem → leitura.somar|leitura.contar
[/bonus] quantos por status → leitura.somar|leitura.contar
[/transacoes] confere se veio tudo → leitura.ler
[/pedidos] lê a lista inteira duas vezes → leitura.ler.duas
[/transacoes] compara com outubro → leitura.periodo
[/transacoes] separa 40 pra eu revisar → leitura.amostra n=40
[/bonus] procura pagamento em duplicidade → leitura.excecoes
[/pedidos] baixa a evidência → leitura.evidencia
[/pedidos] exporta só esta página em csv → tabela.csv
[/transacoes] comparar com a planilha que eu copiei → leitura.conciliar|leitura.conciliar.arquivo
[/transacoes] distribuição dos status → leitura.descrever|leitura.contar
[/transacoes] some com a coluna pagamento → tabela.colunas|coluna.ocultar
[/transacoes] alarga a coluna descrição → coluna.alargar|coluna.largura
[/produtos] volta as colunas como eram → coluna.padrao
[/produtos] salva essa visão como baratos → visao.salvar
[/produtos] congela a coluna nome → coluna.fixar
mostra as teclas de atalho → casca.atalhos
esconde o menu da esquerda → casca.menuLateral
[/produtos] compara o 12 com o 15 → tabela.comparar ids=12,15
[/produtos] onde eu tô → tabela.onde
novo cashback de 5 % → cashback.cadastrar
[/produtos] mudar o nome do 12 → produto.editar id=12
[/produtos/editar/48] pode salvar → form.salvar
[/produtos/editar/48] desfaz o que mexi → form.desfazer|casca.desfazer
nova loja chamada Bazar do Zé → loja.cadastrar
[/produtos] zera o estoque do 33 → produto.estoque.ajustar id=33 n=0
[/produtos] põe mais 20 no 33 → ?|produto.estoque.ver id=33|produto.editar id=33
estoque zerado no produto 61, ajusta pra 15 → produto.estoque.ajustar id=61 n=15
[/rvhub] quanto tem do item 14 → rv.estoque.ver id=14
apaga o item rv 40 → rv.excluir ids=40
`

export const otherwise = `
urgente: libera o bônus 88 → bonus.liberar ids=88
por favor: excluir produto 12 → produto.excluir ids=12
agora: reprocessa o pedido 501 → bonus.reprocessar id=501
produto 12: excluir → produto.excluir ids=12
excluir: produto 12 → produto.excluir ids=12
[/bonus] liberar: 88, 89 → bonus.liberar ids=88,89
Favor: reprocessar pedido 501 → bonus.reprocessar id=501
bom dia: libera o bônus 88 → bonus.liberar ids=88
[/produtos] estoque do 12: 30 → produto.estoque.ajustar id=12 n=30
excluir produto n° 12 → produto.excluir ids=12
excluir produto n.º 12 → produto.excluir ids=12
excluir produto nº12 → produto.excluir ids=12
[/bonus] libera o 88, por favor? → bonus.liberar ids=88
[/bonus] pode liberar o 88? → bonus.liberar ids=88
[/bonus] libera o 88 aí, tá? → bonus.liberar ids=88
[/cashbacks] quero o 14 de volta no ar → cashback.habilitar ids=14
[/cashbacks] o 9 precisa parar de aparecer → cashback.desabilitar ids=9
[/cashbacks] faz o 7 voltar a valer → cashback.habilitar ids=7
[/cashbacks] deixa o cashback 5 fora do ar → cashback.desabilitar ids=5
[/cashbacks] o 3 tem que ficar desligado → cashback.desabilitar ids=3
o cashback 8 não deve mais ser mostrado → cashback.desabilitar ids=8
[/cashbacks] bota o 6 pra funcionar → cashback.habilitar ids=6
[/cashbacks] quero o 12 e o 13 desativados → cashback.desabilitar ids=12,13
[/cashbacks] o 22 deve ficar inativo → cashback.desabilitar ids=22
[/cashbacks] tira o 12 do ar → cashback.desabilitar ids=12
[/cashbacks] põe o 14 no ar de novo → cashback.habilitar ids=14
[/cashbacks] o 15 tem que valer de novo → cashback.habilitar ids=15
[/cashbacks] gostaria que o 4 parasse de funcionar → cashback.desabilitar ids=4
[/cashbacks] quero que o 4 volte a aparecer → cashback.habilitar ids=4
[/produtos] o 12 não pode aparecer pro cliente → produto.editar id=12
[/produtos] deixa o 12 funcionando de novo → produto.editar id=12
[/produtos] desativa o 12 → ?|produto.editar id=12
[/bonus] apaga o 88 → ?
[/lojas] habilita a 4 → ?|loja.editar id=4
[/pedidos] libera o 501 → ?
[/produtos] apaga essas duas → ?|produto.excluir falta=ids
[/bonus] libera estes quatro → ?|bonus.liberar falta=ids
[/cashbacks] desabilita aqueles 5 → ?|cashback.desabilitar falta=ids
[/produtos] seleciona esses: 12 e 15 → tabela.selecionar ids=12,15|tabela.marcar ids=12,15
[/produtos] apaga esses aqui: 12, 15 → produto.excluir ids=12,15
[/cashbacks] o cashback 9 tem que voltar a funcionar → cashback.habilitar ids=9
[/cashbacks] o 9 e o 11 precisam ficar inativos → cashback.desabilitar ids=9,11
[/cashbacks] deixa o 5 valendo → cashback.habilitar ids=5
[/cashbacks] quero o 5 fora do ar → cashback.desabilitar ids=5
[/cashbacks] faz o 5 sair do ar → cashback.desabilitar ids=5
[/cashbacks] preciso que o 5 pare de rodar → cashback.desabilitar ids=5
[/cashbacks] o 8 não deve mais aparecer pros clientes → cashback.desabilitar ids=8
quero que o produto 7 saia do plano 3 → produto.plano.desassociar produto=7 plano=3
o produto 7 tem que entrar no plano 3 → produto.plano.associar produto=7 plano=3
produto 7 precisa sair do plano 3 → produto.plano.desassociar produto=7 plano=3
preciso que o produto 7 participe do plano 3 → produto.plano.associar produto=7 plano=3
o produto 7 não pode estar no plano 3 → produto.plano.desassociar produto=7 plano=3
[/cashback-planos] quero que o plano 4 tenha profundidade 3 → plano.profundidade id=4 n=3
[/produtos] quero que o 9 tenha 12 de estoque → produto.estoque.ajustar id=9 n=12
[/produtos] quantas unidades existem do 9 → produto.estoque.ver id=9
[/rvhub] quanto tem no item 3 → rv.estoque.ver id=3
faz um favor, libera o bônus 31 → bonus.liberar ids=31
me faz um favor exclui a loja 8 → loja.excluir ids=8
é o seguinte, reprocessa o pedido 44 → bonus.reprocessar id=44
[/cashbacks] você pega o 3 e desabilita → cashback.desabilitar ids=3
aquela tela dos bônus → ir.bonus
a tela onde ficam as lojas → ir.lojas
painel principal → ir.dashboard
[/pedidos] ordem original → tabela.ordenarPadrao|?
[/pedidos] separa 30 pra revisar → leitura.amostra n=30
[/pedidos] compara com a planilha → leitura.conciliar|leitura.conciliar.arquivo
[/pedidos] compara com setembro → leitura.periodo
[/pedidos] vê se veio tudo → leitura.ler
[/pedidos] joga isso no computador → leitura.exportar|tabela.csv|tabela.copiarLinhas
[/produtos] limpa tudo que eu filtrei → tabela.limpar
bota um fundo escuro → casca.tema
[/produtos] estoque 30 no produto 12 → produto.estoque.ajustar id=12 n=30
[/] estoque produto 12 = 30 → produto.estoque.ajustar id=12 n=30
[/] bota 30 no estoque do produto 12 → produto.estoque.ajustar id=12 n=30
[/bonus] liberar 88 89 → bonus.liberar ids=88,89
[/transacoes] ler tudo 2x → leitura.ler.duas
[/transacoes] lê tudo 2 vezes → leitura.ler.duas
[/produtos] excluir produto 2x → ?
[/cashbacks] quero o 3 e o 4 ativos → cashback.habilitar ids=3,4
[/cashbacks] deixa os cashbacks 3 e 4 inativos → cashback.desabilitar ids=3,4
[/cashbacks] quero só os ativos → /cashbacks?STATUS_ID=1
[/produtos] lista: só os pendentes → /produtos?statusId=4
[/produtos] tela: lojas → ir.lojas
[/] cadastro: loja 3 → loja.editar id=3
[/] histórico: transação 55 → transacao.historico id=55
[/produtos] mostra mais 100 por página → /produtos?tamanho=100
[/pedidos] mais caros primeiro → /pedidos?ordem=numPreco,DESC
[/pedidos] os 10 mais caros → /pedidos?ordem=numPreco,DESC&tamanho=10|/pedidos?ordem=numPreco,DESC
[/produtos] produtos cadastrados → ir.produtos|/produtos
[/] clientes cadastrados → ir.usuarios|/usuarios
[/bonus] libera 88, 89 e 90 → bonus.liberar ids=88,89,90
[/bonus] libera estes: 88 89 → bonus.liberar ids=88,89
[/produtos] apaga os produtos 12 e 15 → produto.excluir ids=12,15
[/produtos] libera o bônus 88 → bonus.liberar ids=88
[/produtos] desabilita o cashback 3 → cashback.desabilitar ids=3
[/bonus] vincula o produto 3 ao plano 2 → produto.plano.associar produto=3 plano=2
[/pedidos] reprocessa 501 → pedido.reprocessar id=501|bonus.reprocessar id=501
[/] libera 88 → bonus.liberar ids=88
[/perfil] libera 88 → bonus.liberar ids=88
[/transacoes] compara com a planilha do banco → leitura.conciliar|leitura.conciliar.arquivo
[/transacoes] compara com semana passada → leitura.periodo
[/transacoes] lê tudo duas vezes → leitura.ler.duas
[/cashbacks] habilita o 3 e o 4 → cashback.habilitar ids=3,4
[/cashbacks] muda o status do 12 → cashback.editar id=12
[/cashbacks] faz o 12 ficar ativo → cashback.habilitar ids=12
[/produtos] qual o estoque do 12? → produto.estoque.ver id=12
[/] quanto é o limite → ir.saldo|dashboard.credito
[/] onde aparecem as notificações → casca.notificacoes
[/] tema com fundo claro → casca.tema
[/categorias] quero excluir a 4, aquela repetida → categoria.excluir ids=4
[/bonus] autoriza aquele bônus 88 → bonus.liberar ids=88
[/] excluir cashback outubro rosa → cashback.excluir nome=outubro_rosa
[/] excluir produto dia dos pais → produto.excluir nome=dia_dos_pais
[/] editar cashback black friday 2026 → cashback.editar nome=black_friday_2026
`
