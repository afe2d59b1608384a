/**
 * Lines by an auditor and a newcomer. Written from the specification, without the console. Format:
 * `../actions.fixture.ts`.
 */

export const statements = `
[/auditoria/transacoes/usuario] as transações do usuário 43 de outubro → /auditoria/transacoes/usuario?usuarioId=43&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/transacoes] extrato do usuário 88 no último trimestre → /auditoria/transacoes/usuario?usuarioId=88&de=2026-07-01&ate=2026-09-30
lançamentos do usuário 1207 entre 01/03 e 15/03 → /auditoria/transacoes/usuario?usuarioId=1207&dataInicio=2026-03-01T00:00&dataFim=2026-03-15T23:59
[/auditoria/transacoes/usuario] usuario 43 desde segunda → /auditoria/transacoes/usuario?usuarioId=43&dataInicio=2026-11-16T00:00
[/auditoria/transacoes/tipo] movimentação até ontem → /auditoria/transacoes/tipo?dataFim=2026-11-19T23:59
[/auditoria/transacoes/tipo] só o mês passado → /auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/auditoria/transacoes/tipo] período de 01/11/2026 00:00 a 30/11/2026 23:59 → auditoria.periodo periodo=2026-11-01..2026-11-30
[/auditoria/transacoes/valor] últimos 7 dias acima de 5 mil → /auditoria/transacoes/valor?valorMinimo=5000&dataInicio=2026-11-14T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] valores de 1.500,50 até 2.000 → /auditoria/transacoes/valor?valorMinimo=1500.5&valorMaximo=2000
transações acima de R$ 10.000,00 este mês → /auditoria/transacoes/valor?valorMinimo=10000&dataInicio=2026-11-01T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] no máximo cem reais → /auditoria/transacoes/valor?valorMaximo=100
[/transacoes] o que passou de 250 mil reais no primeiro trimestre → /auditoria/transacoes/valor?valorMinimo=250000&dataInicio=2026-01-01T00:00&dataFim=2026-03-31T23:59
[/auditoria/transacoes/valor] maior que 1 milhão → /auditoria/transacoes/valor?valorMinimo=1000000
[/auditoria/transacoes/valor] entre 99,90 e 100 reais ontem → /auditoria/transacoes/valor?valorMinimo=99.9&valorMaximo=100&dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
[/auditoria/transacoes/tipo] cashback de anteontem → /auditoria/transacoes/tipo?dataInicio=2026-11-18T00:00&dataFim=2026-11-18T23:59
[/pedidos] auditar cashback da semana passada → /auditoria/transacoes/tipo?dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
[/auditoria/transacoes/tipo] segundo trimestre de 2026 → auditoria.periodo periodo=2026-04-01..2026-06-30
`

export const proofs = `
[/bonus] bônus do usuário 15 → /bonus?beneficiarioId=15
[/bonus] liste os bônus pendentes → /bonus?statusId=1
[/bonus] bônus ligados ao pedido 501 → /bonus?pedidoId=501
[/bonus] o que o beneficiário 230 tem pendente → /bonus?beneficiarioId=230&statusId=1
[/bonus] somar valor por status → leitura.somar coluna=valor grupo=statusId
[/bonus] quanto dá o total por beneficiário → leitura.somar grupo=beneficiarioId
[/bonus] conte os bônus por nível → leitura.contar coluna=nivel
[/pedidos] soma dos valores por mês → leitura.somar coluna=numPreco parte=month
[/transacoes] contar por forma de pagamento → leitura.contar coluna=dscPaymentType
[/transacoes] some o valor por usuário destino → leitura.somar coluna=numAmount grupo=usuarioDestino.dscNome
[/auditoria/transacoes/tipo] totais por dia → leitura.somar parte=day
[/auditoria/transacoes/valor] qual a média e o máximo deste filtro → leitura.somar
[/transacoes] provar que a lista está completa → leitura.ler
[/bonus] leia tudo duas vezes e compare → leitura.ler.duas
[/pedidos] confira se não falta nenhuma linha → leitura.ler
[/transacoes] exporta tudo pra excel → leitura.exportar.xlsx
[/auditoria/transacoes/tipo] baixar csv desta página → tabela.csv
[/auditoria/transacoes/usuario] gerar pacote de evidência → leitura.evidencia
[/auditoria/transacoes/valor] quero conferir um pacote de evidência → leitura.conferir
[/bonus] achar pagamentos em duplicidade → leitura.excecoes
[/transacoes] mostra as exceções → leitura.excecoes
[/transacoes] amostra de 60 com semente outubro2026 → leitura.amostra n=60 texto=outubro2026
[/auditoria/transacoes/valor] sorteie 25 por valor → leitura.amostra n=25 modo=valor
[/auditoria/transacoes/tipo] revisar a amostra → leitura.revisar.amostra
[/transacoes] conciliar com a planilha que colei → leitura.conciliar
[/auditoria/transacoes/usuario] bater com arquivo do banco → leitura.conciliar.arquivo
[/transacoes] o que mudou desde a última leitura → leitura.mudou
[/auditoria/transacoes/tipo] compare este mês com o mês passado → leitura.periodo periodo=2026-10-01..2026-10-31
`

export const table = `
[/auditoria/transacoes/tipo] comparar com setembro → leitura.periodo periodo=2026-09-01..2026-09-30
[/pedidos] comparar 1012 e 1015 → tabela.comparar ids=1012,1015
[/pedidos] descreva a coluna valor → leitura.descrever coluna=numPreco
[/transacoes] ordenar por valor, do maior para o menor → tabela.ordenar coluna=numAmount dir=DESC
[/bonus] mais antigos primeiro → /bonus?ordem=dtCadastro,ASC
[/auditoria/transacoes/valor] valor crescente → /auditoria/transacoes/valor?ordem=numAmount,ASC
[/transacoes] ir para a posição 40500 → tabela.posicao n=40500
[/transacoes] histórico da transação 9321 → transacao.historico id=9321
[/bonus] atualizar sozinho a cada minuto → tabela.acompanhar on=true n=60
preciso ver os bônus que ainda não foram pagos → /bonus?statusId=1
onde fica o saldo de crédito? → dashboard.credito
`

export const newcomer = `
[/produtos] tem como ver só o que o cliente 77 movimentou em agosto? → /auditoria/transacoes/usuario?usuarioId=77&dataInicio=2026-08-01T00:00&dataFim=2026-08-31T23:59
[/transacoes] por gentileza, me mostre as transações de hoje → /auditoria/transacoes/valor?dataInicio=2026-11-20T00:00&dataFim=2026-11-20T23:59
oi, onde eu acho os pedidos? → ir.pedidos
[/cashbacks] como faço pra chegar na lista de usuários → ir.usuarios
[/usuarios] será que dá pra procurar alguém chamado Marcelo? → usuario.buscar texto=Marcelo
[/usuarios] pesquisar por ana paula → usuario.buscar nome=ana_paula
[/pedidos] queria saber quanto foi vendido ao todo, por favor → leitura.somar
[/pedidos] dá para colocar os mais caros em cima? → /pedidos?ordem=numPreco,DESC
[/pedidos] você consegue me mostrar o pedido 501 → pedido.ver id=501
[/transacoes] gostaria de abrir a transação 42 → transacao.ver id=42
[/bonus] teria como baixar essa lista inteira no excel? → leitura.exportar.xlsx
[/auditoria/transacoes/tipo] pode me dar um arquivo com tudo isso aqui → leitura.exportar
[/auditoria/transacoes/tipo] preciso do csv, por favor → auditoria.exportar
[/transacoes] me disseram pra fazer a auditoria por faixa de valor, onde é? → ir.auditoria.valor
[/bonus] estou procurando a auditoria por usuário → ir.auditoria.usuario
[/transacoes] como vejo cem linhas por página? → /transacoes?tamanho=100
[/transacoes] quero ir pra próxima página → tabela.proxima
[/pedidos] dá pra voltar para a primeira página → tabela.primeira
[/bonus] gostaria de esconder a coluna origem → coluna.ocultar coluna=origemId
[/transacoes] tem jeito de deixar o usuário destino sempre visível na esquerda? → coluna.fixar coluna=usuarioDestino.dscNome
[/transacoes] a coluna descrição podia ficar mais larga → coluna.alargar coluna=dscDescricao
[/pedidos] por favor volte as colunas como eram antes → coluna.padrao
[/auditoria/transacoes/valor] como tiro esses filtros? → tabela.limpar
[/bonus] recarregue a lista, por favor → tabela.recarregar
[/transacoes] onde eu estou nessa lista? → tabela.onde
quais são os atalhos do teclado? → casca.atalhos
tem modo escuro? → casca.tema tema=escuro
[/cashbacks] preciso ver os cashbacks de 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
[/cashbacks] quais cashbacks estão inativos? → /cashbacks?STATUS_ID=2
[/cashbacks] deixa eu ver o cashback doze → cashback.ver id=12
[/produtos] onde ficam as categorias → ir.categorias
[/produtos] qual é o estoque do produto 317? → produto.estoque.ver id=317
[/cashback-planos] como eu crio um plano novo? → plano.cadastrar
[/bonus] quero liberar o bônus 7, pode ser? → bonus.liberar ids=7
[/bonus] me pediram para reprocessar o pedido 820 → bonus.reprocessar id=820|?
[/transacoes] consigo ver tudo numa tabela só, sem trocar de página? → tabela.continuo on=true
[/transacoes] queria copiar só os ids → tabela.copiarIds
preciso sair do sistema → sessao.sair
`

export const slips = `
[/auditoria/transacoes/usuario] transaçoes do usuraio 43 mes passdo → /auditoria/transacoes/usuario?usuarioId=43&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
[/bonus] bonus pendetes → /bonus?statusId=1
[/transacoes] exprotar tudo em xlxs → leitura.exportar.xlsx
[/transacoes] ordernar por valor desc → /transacoes?ordem=numAmount,DESC
hist transaçao 9321 → transacao.historico id=9321
[/auditoria/transacoes/valor] vlr min 500 max 1500 → /auditoria/transacoes/valor?valorMinimo=500&valorMaximo=1500
[/auditoria/transacoes/tipo] ult 30 d → auditoria.periodo periodo=2026-10-22..2026-11-20
[/pedidos] sma do valro por produto → leitura.somar grupo=produto.dscNome
[/transacoes] leer tudo e porvar → leitura.ler
[/bonus] bônus do usu 15 qdo pend → /bonus?beneficiarioId=15&statusId=1
`
