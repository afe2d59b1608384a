/**
 * Lines by an accountant who reconciles and asks for figures. Written from the specification, without the console.
 * Format: `../actions.fixture.ts`.
 */

export const periods = `
quanto deu de cashback ontem → /auditoria/transacoes/tipo?dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
quantas transacoes a gente tem no total → dashboard.transacoes
qto ainda tem disponivel no limite de credito → ir.saldo
quanto ta a fatura em aberto → dashboard.credito
cashback da primeira quinzena de outubro → /auditoria/transacoes/tipo?dataInicio=2026-10-01T00:00&dataFim=2026-10-15T23:59
auditoria por tipo do trimestre passado → /auditoria/transacoes/tipo?dataInicio=2026-07-01T00:00&dataFim=2026-09-30T23:59
me mostra o cashback desde 1º de agosto → /auditoria/transacoes/tipo?dataInicio=2026-08-01T00:00
transacoes do usuario 318 do dia 1 ao 15 → /auditoria/transacoes/usuario?usuarioId=318&dataInicio=2026-11-01T00:00&dataFim=2026-11-15T23:59
transaçoes acima de 5 mil na semana passada → /auditoria/transacoes/valor?valorMinimo=5000&dataInicio=2026-11-09T00:00&dataFim=2026-11-15T23:59
o que passou de mil reais ontem → /auditoria/transacoes/valor?valorMinimo=1000&dataInicio=2026-11-19T00:00&dataFim=2026-11-19T23:59
trasações entre 200 e 350,50 do mes passado → /auditoria/transacoes/valor?valorMinimo=200&valorMaximo=350.5&dataInicio=2026-10-01T00:00&dataFim=2026-10-31T23:59
`

export const records = `
abre o historico da transacao 90412 → transacao.historico id=90412
quero ver o pedido 7731 → pedido.ver id=7731
bonus do beneficiario 45 → /bonus?beneficiarioId=45
quais bonus sairam do pedido 2210 → /bonus?pedidoId=2210
procura a usuaria rosangela prado → usuario.buscar nome=rosangela_prado
abrir fornecedor 14 pra eu conferir → fornecedor.editar id=14
edita o plano 6 por favor → plano.editar id=6
ver cashback 27 → cashback.ver id=27
editar a loja magalu → loja.editar nome=magalu
`

export const readings = `
[/transacoes] soma os valores por tipo → leitura.somar coluna=numAmount grupo=tipoTransacao.descricao
[/transacoes] quanto da tudo somado aqui → leitura.somar
[/transacoes] conta quantas tem por status → leitura.contar coluna=statusDescricao
[/transacoes] total por dia do valor → leitura.somar coluna=numAmount parte=day
[/transacoes] le a lista inteira e prova → leitura.ler
[/transacoes] ler tudo duas vezes pra garantir → leitura.ler.duas
[/transacoes] baixa tudo em excel → leitura.exportar.xlsx
[/transacoes] exportar so essa pagina em csv → tabela.csv
`

export const tables = `
[/transacoes] ordena pela data da mais antiga → tabela.ordenar coluna=dtCadastro dir=ASC
[/transacoes] maiores valores primeiro → /transacoes?ordem=numAmount,DESC
[/transacoes] quero 500 linhas por pagina → /transacoes?tamanho=500
[/transacoes] vai pra pagina 84 → tabela.pagina n=84
[/transacoes] pula pra linha 40500 da lista → tabela.linha id=40500
[/transacoes] esconde a coluna pagamento → tabela.colunas coluna=dscPaymentType
[/transacoes] fixa a coluna valor na esquerda → coluna.fixar coluna=numAmount on=true
[/transacoes] compara a 9021 com a 9034 → tabela.comparar ids=9021,9034
[/transacoes] conciliar com o arquivo do banco → leitura.conciliar.arquivo
[/transacoes] bater com o que eu colei → leitura.conciliar
[/transacoes] o que mudou desde a ultima leitura → leitura.mudou
[/transacoes] salva essa visao como fechamento mensal → visao.salvar nome=fechamento_mensal
[/transacoes] so as transacoes em pix → ?
[/transacoes] vai pro dia 05/10 na lista → ?
`

export const orders = `
[/pedidos] quanto vendemos somando todos os pedidos → leitura.somar
[/pedidos] soma valor por produto → leitura.somar coluna=numPreco grupo=produto.dscNome
[/pedidos] pedidos do joao da silva → ?
[/pedidos] exporta todos os pedidos em csv → leitura.exportar
[/pedidos] coloca do mais caro pro mais barato → /pedidos?ordem=numPreco,DESC
[/pedidos] colunas do jeito padrao → coluna.padrao
[/pedidos] reprocessa o pedido 1187 → pedido.reprocessar id=1187
[/pedidos] me leva pra ultima pagina → tabela.ultima
`

export const ledger = `
[/bonus] bonus nivel 3 → /bonus?nivel=3
[/bonus] só os com status 2 → /bonus?statusId=2
[/bonus] bonus da transacao 66012 → /bonus?transacaoId=66012
[/bonus] quanto cada beneficiario recebeu → leitura.somar grupo=beneficiarioId|leitura.somar coluna=valor grupo=beneficiarioId
[/bonus] tem bonus pago duas vezes? → leitura.excecoes
[/bonus] soma valor por nivel → leitura.somar coluna=valor grupo=nivel
[/bonus] libera o bonus 531 e o 532 → bonus.liberar ids=531,532
[/bonus] reprocesar por pedido 4098 → bonus.reprocessar id=4098
[/bonus] bonus da segunda quinzena de setembro → ?
[/bonus] limpa os filtros → tabela.limpar
[/bonus] gera a evidencia disso pro auditor → leitura.evidencia
[/bonus] descreve a coluna valor → leitura.descrever coluna=valor
`

export const audits = `
[/auditoria/transacoes/tipo] de 1 a 15 de julho → auditoria.periodo periodo=2026-07-01..2026-07-15
[/auditoria/transacoes/tipo] virada do mes → /auditoria/transacoes/tipo?dataInicio=2026-10-31T00:00&dataFim=2026-11-01T23:59
[/auditoria/transacoes/tipo] ultimas 48 horas → /auditoria/transacoes/tipo?dataInicio=2026-11-18T10:30&dataFim=2026-11-20T10:30
[/auditoria/transacoes/tipo] segundo trimestre de 2026 → auditoria.periodo periodo=2026-04-01..2026-06-30
[/auditoria/transacoes/tipo] compara esse periodo com o mes passado → leitura.periodo periodo=2026-10-01..2026-10-31
[/auditoria/transacoes/tipo] quanto deu por usuario no periodo → leitura.somar grupo=usuarioOrigem.dscNome
[/auditoria/transacoes/tipo] exporta a planilha dessa pagina → auditoria.exportar
[/auditoria/transacoes/tipo] media dos valores do mes → ?
[/auditoria/transacoes/tipo] amostra de 60 por valor → leitura.amostra n=60 modo=valor
[/auditoria/transacoes/usuario] agora o usuario 2047 em setembro → /auditoria/transacoes/usuario?usuarioId=2047&dataInicio=2026-09-01T00:00&dataFim=2026-09-30T23:59
[/auditoria/transacoes/usuario] mesma coisa pro usuario 58 → usuario.auditar id=58
[/auditoria/transacoes/usuario] desde a segunda feira passada → /auditoria/transacoes/usuario?dataInicio=2026-11-16T00:00
[/auditoria/transacoes/usuario] soma o valor por mes → leitura.somar coluna=numAmount parte=month
[/auditoria/transacoes/valor] de 1.500 ate 3.000 reais → /auditoria/transacoes/valor?valorMinimo=1500&valorMaximo=3000
[/auditoria/transacoes/valor] menos de dez reais hoje → /auditoria/transacoes/valor?valorMaximo=10&dataInicio=2026-11-20T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] acima de 10k este ano → /auditoria/transacoes/valor?valorMinimo=10000&dataInicio=2026-01-01T00:00&dataFim=2026-11-20T23:59
[/auditoria/transacoes/valor] exporta tudo em xlsx → leitura.exportar.xlsx
[/auditoria/transacoes/valor] mostra as excecoes → leitura.excecoes
[/auditoria/transacoes/88310] soma o valor do historico → leitura.somar coluna=numAmount
`

export const others = `
[/usuarios] busca por wanderleia → usuario.buscar nome=wanderleia
[/usuarios] copia os ids dessa pagina → tabela.copiarIds
[/usuarios] usuarios com email do gmail → ?
[/transacoes] deixa a linha 9021 presa no topo → tabela.linha id=9021|tabela.fixar
[/produtos] abrir o produto 803 pra editar → produto.editar id=803
[/cashbacks] só os cashbacks inativos → /cashbacks?STATUS_ID=2
[/cashbacks] os que pagam 5% → /cashbacks?PORCENTAGEM_CASHBACK=5
`
