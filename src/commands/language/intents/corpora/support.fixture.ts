/**
 * Lines by a support agent and a finance assistant. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const people = `
[/usuarios] puxa o extrato do cliente 15 → usuario.auditar id=15
me mostra as movimentações da cliente 42 desde o começo do mês → /auditoria/transacoes/usuario?usuarioId=42&dataInicio=2026-11-01T00:00
[/pedidos] o que aconteceu com o pedido 501 → pedido.ver id=501
o cliente tá reclamando do pedido 733, abre pra mim → pedido.ver id=733
[/transacoes] o que aconteceu com a transação 9021 → transacao.historico id=9021
[/auditoria/transacoes/tipo] histórico da 318 → transacao.historico id=318
[/bonus] quanto o usuário 15 ganhou de bônus → /bonus?beneficiarioId=15
quanto a maria ganhou de bônus até agora → bonus.filtrar nome=maria|?
[/usuarios] bônus da @fernanda → bonus.filtrar nome=fernanda
[/pedidos] últimos 5 pedidos do @joão → ?
[/pedidos] o que o carlos comprou → ?|ir.pedidos
[/auditoria/transacoes/usuario] extrato do 88 na semana passada → /auditoria/transacoes/usuario?usuarioId=88&dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
extrato de ana souza no mês passado → auditoria.usuario.filtrar nome=ana_souza
[/usuarios] procura a cliente beatriz → usuario.buscar nome=beatriz
tem algum usuário chamado wellington? → /usuarios?nome=wellington
[/bonus] quais bônus saíram do pedido 501 → /bonus?pedidoId=501
[/bonus] só os pendentes do usuário 7 → /bonus?statusId=1&beneficiarioId=7
[/transacoes] quero ver tudo que o usuário 230 movimentou ontem → /auditoria/transacoes/usuario?usuarioId=230&dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
[/pedidos] detalhes do pedido nº 1204 → pedido.ver id=1204
[/bonus] ver o bônus 88 → tabela.linha id=88
[/transacoes] ver transação 42 → transacao.ver id=42
[/auditoria/transacoes/usuario] troca pro usuário 61 → /auditoria/transacoes/usuario?usuarioId=61
por onde passou a transação 5510 → transacao.historico id=5510
[/usuarios] o que esse tal de rafael recebeu nos últimos 30 dias → usuario.auditar nome=rafael
[/bonus] bônus que a dona lúcia ainda tem pra receber → bonus.filtrar nome=lúcia
cliente 19 diz que não caiu o cashback dele esse mês, quero conferir → /auditoria/transacoes/usuario?usuarioId=19&dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] e do usuário 300, de janeiro a março? → /auditoria/transacoes/usuario?usuarioId=300&dataInicio=2026-01-01T00:00&dataFim=2026-03-31T23:59
[/pedidos] mostra o pedido quinhentos e um → pedido.ver id=501
[/bonus] de qual pedido veio o bônus 140 → ?
[/usuarios] email do usuário 15 → ?
`

export const periods = `
[/auditoria/transacoes/tipo] só o que entrou hoje → /auditoria/transacoes/tipo?dataInicio=2026-11-20T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/tipo] anteontem o dia todo → auditoria.periodo periodo=2026-11-18..2026-11-18
[/auditoria/transacoes/valor] acima de mil reais este mês → /auditoria/transacoes/valor?valorMinimo=1000&dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] entre 50 e 200 reais → /auditoria/transacoes/valor?valorMinimo=50&valorMaximo=200
[/auditoria/transacoes/valor] até R$ 1.234,56 → /auditoria/transacoes/valor?valorMaximo=1234.56
[/auditoria/transacoes/valor] de 99,90 pra cima desde o dia 10 → /auditoria/transacoes/valor?valorMinimo=99.9&dataInicio=2026-11-10T00:00
[/auditoria/transacoes/tipo] primeira quinzena de maio → auditoria.periodo periodo=2026-05-01..2026-05-15
[/auditoria/transacoes/tipo] segunda quinzena do mês passado → auditoria.periodo periodo=2026-10-16..2026-10-31
[/auditoria/transacoes/tipo] de segunda pra cá → /auditoria/transacoes/tipo?dataInicio=2026-11-16T00:00
[/auditoria/transacoes/tipo] ontem das 14h às 18h30 → /auditoria/transacoes/tipo?dataInicio=2026-11-19T14:00&dataFim=2026-11-19T18:30
[/auditoria/transacoes/tipo] de 01/11 a 15/11 → auditoria.periodo periodo=2026-11-01..2026-11-15
[/auditoria/transacoes/usuario] usuário 15 de sexta até domingo → /auditoria/transacoes/usuario?usuarioId=15&dataInicio=2026-11-13T00:00&dataFim=2026-11-15T23:59
[/auditoria/transacoes/usuario] usuário 8 nas últimas 48 horas → /auditoria/transacoes/usuario?usuarioId=8&dataInicio=2026-11-18T10:30&dataFim=2026-11-20T10:30
[/auditoria/transacoes/tipo] -7d → auditoria.periodo periodo=2026-11-14..2026-11-20
transações de mais de 5 mil no último trimestre → /auditoria/transacoes/valor?min=5000&de=2026-07-01&ate=2026-09-30
auditoria por valor de 10 a 20 mil em fevereiro → /auditoria/transacoes/valor?min=10&max=20000&de=2026-02-01&ate=2026-02-28|/auditoria/transacoes/valor?min=10000&max=20000&de=2026-02-01&ate=2026-02-28
[/auditoria/transacoes/tipo] até 20/10/2025 às 12:00 → /auditoria/transacoes/tipo?dataFim=2025-10-20T12:00
[/transacoes] cashback de janeiro pra cá → /auditoria/transacoes/tipo?dataInicio=2026-01-01T00:00
[/auditoria/transacoes/valor] valor exato de 329 reais → /auditoria/transacoes/valor?valorMinimo=329&valorMaximo=329
[/auditoria/transacoes/tipo] fim de semana passado → auditoria.periodo periodo=2026-11-14..2026-11-15
`

export const acts = `
[/bonus] pode liberar o bônus 88, por favor → bonus.liberar ids=88
[/bonus] preciso que o 91 e o 92 sejam liberados → bonus.liberar ids=91,92
daria pra soltar o bônus 120 do cliente? → bonus.liberar ids=120
[/bonus] libera do 30 ao 35 rapidinho → bonus.liberar ids=30,31,32,33,34,35
[/bonus] reprocessa o pedido 501 pra mim → bonus.reprocessar id=501
[/pedidos] o bônus do pedido 733 não saiu, manda reprocessar → bonus.reprocessar id=733|pedido.reprocessar id=733
[/produtos] pode tirar o produto 12 do ar de vez, exclui → produto.excluir ids=12
[/produtos] apague os produtos 4, 9 e 17 → produto.excluir ids=4,9,17
[/cashbacks] desativa o cashback 5 por favor → cashback.desabilitar ids=5
[/cashbacks] liga de novo o cashback 5 → cashback.habilitar ids=5
[/produtos] estoque do produto 12 agora é 40 → produto.estoque.ajustar id=12 n=40
[/produtos] coloca trinta unidades no estoque do 317 → produto.estoque.ajustar id=317 n=30
sincroniza os produtos com a rv → produto.sincronizar
[/categorias] seria bom excluir a categoria 8 → categoria.excluir ids=8
[/fornecedores] exclua o fornecedor 23, gentileza → fornecedor.excluir ids=23
[/cashback-planos] quero apagar o plano 3 → plano.excluir ids=3
encerrar minha sessão → sessao.sair
[/cashbacks] opa, desfaz isso que eu fiz → casca.desfazer
[/cashbacks] desfiz sem querer, refazer → casca.refazer
[/bonus] repete o último comando → casca.repetir
`

export const whole = `
[/transacoes] lê a lista inteira e prova → leitura.ler
[/auditoria/transacoes/tipo] ler tudo duas vezes pra garantir → leitura.ler.duas
[/transacoes] quantas transações por status → leitura.contar coluna=statusDescricao
[/transacoes] conta por tipo → leitura.contar coluna=tipoTransacao.descricao
[/bonus] soma do valor por status → leitura.somar coluna=valor grupo=statusId
[/bonus] total de bônus por beneficiário → leitura.somar grupo=beneficiarioId
[/pedidos] quanto deu de pedido por dia → leitura.somar parte=day
[/auditoria/transacoes/valor] somar valor por mês → leitura.somar coluna=numAmount parte=month
[/transacoes] descreve a coluna pagamento → leitura.descrever coluna=dscPaymentType
[/pedidos] como se distribuem os valores → leitura.descrever coluna=numPreco
[/auditoria/transacoes/tipo] tira uma amostra de 25 para eu revisar → leitura.amostra n=25
[/auditoria/transacoes/tipo] amostra 40 semente fechamento-maio → leitura.amostra n=40 texto=fechamento-maio
[/transacoes] sorteia 30 por valor → leitura.amostra n=30 modo=valor
[/bonus] tem bônus pago em dobro? → leitura.excecoes
[/transacoes] me aponta o que está fora do comum → leitura.excecoes
[/auditoria/transacoes/usuario] baixar tudo no excel → leitura.exportar.xlsx
[/auditoria/transacoes/tipo] exporta a lista completa em csv → leitura.exportar
[/auditoria/transacoes/valor] gerar o pacote de evidência → leitura.evidencia
[/transacoes] bater com a planilha que eu copiei → leitura.conciliar
[/auditoria/transacoes/tipo] compara este mês com o mês passado → leitura.periodo periodo=2026-10-01..2026-10-31
`

export const harmless = `
[/bonus] quais bônus já foram liberados → /bonus?statusId=2
`

export const slips = `
[/usuarios] extarto do usuario 15 → usuario.auditar id=15
[/pedidos] pedido501 → pedido.ver id=501
[/bonus] liebrar bonus 88 → bonus.liberar ids=88
[/bonus] reproc ped 501 → bonus.reprocessar id=501
[/transacoes] hist transacao 9021 → transacao.historico id=9021
[/produtos] delete product 12 → produto.excluir ids=12
[/produtos] set stock 12 to 40 → produto.estoque.ajustar id=12 n=40
log out → sessao.sair
[/transacoes] export all xlsx → leitura.exportar.xlsx
[/auditoria/transacoes/usuario] usr 15 mes pasado → /auditoria/transacoes/usuario?usuarioId=15&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/auditoria/transacoes/valor] vlr entre 100e500 hj → /auditoria/transacoes/valor?min=100&max=500&de=2026-11-20&ate=2026-11-20
[/cashbacks] desabiltar cashbak 5 → cashback.desabilitar ids=5
[/bonus] bonus pendnetes → /bonus?statusId=1
auditoria usuário15ultimos7dias → /auditoria/transacoes/usuario?usuarioId=15&dataInicio=2026-11-14T00:00&dataFim=2026-11-20T23:59
[/bonus] vc pode lib os bonus 91,92 pfv → bonus.liberar ids=91,92
`
