/**
 * Lines by the author of `daily-requests.fixture.ts`: denials, questions, memos, conditions, pasted and truncated text,
 * and lines about other records. `unsaid` repeats the patterns that were fixed. None may offer a write command. Format:
 * `../harmless.fixture.ts`.
 */

export const quiet = `
[/produtos] não é pra excluir o 12 → -
[/produtos] excluir 12 não → -
[/produtos] o 12 não exclui → -
[/bonus] o 88 não libera não → -
[/bonus] nem pense em liberar o 88 → -
[/bonus] liberar o 88 nem pensar → -
[/bonus] de jeito nenhum libera o 88 → -
[/cashbacks] deixa o cashback 3 habilitado, não desabilita → -
[/cashbacks] evita desabilitar o 3 → -
[/cashbacks] desabilitar o 3? jamais → -
[/produtos] sem excluir o 12 → -
[/produtos] pare de excluir o 12 → -
[/produtos] cancela a exclusão do 12 → -
[/pedidos] proibido reprocessar o 501 → -
[/pedidos] deixa de reprocessar o 501 → -
[/lojas] ninguém apaga a loja 5 → -
[/produtos] tudo menos excluir o 12 → -
[/produtos] é melhor não excluir o 12 → -
não quero que o produto 12 seja excluído → -
não precisa mais liberar o bônus 88 → -
desisti de excluir a categoria 7 → -
negativo, não libera o bônus 88 → -
[/produtos] será que excluo o 12? → -
o produto 12 pode ser excluído? → -
quem liberou o bônus 88 → -
quando o bônus 88 foi liberado → -
por que o pedido 501 foi reprocessado → -
excluíram o produto 12? → -
alguém já desabilitou o cashback 3? → -
[/produtos] o que acontece se eu excluir o 12 → -
[/bonus] dá problema liberar o 88? → -
é seguro excluir a categoria 7? → -
[/bonus] devo liberar o 88 ou o 89? → -
[/produtos] tem como voltar atrás se excluir o 12 → -
[/bonus] precisa liberar o 88 antes ou depois do 89? → -
[/produtos] excluir o 12 apaga as vendas dele? → -
[/bonus] liberar o 88 gera pagamento na hora? → -
[/produtos] e se eu zerar o estoque do 33? → -
[/pedidos] vale a pena reprocessar o 501? → -
[/bonus] quanto vou pagar se liberar o 88 → -
[/bonus] já posso liberar o 88? → -
[/produtos] o 12 foi excluído por engano → -
[/produtos] excluir o 12 deu erro → -
[/bonus] liberar o 88 demorou demais → -
[/bonus] o bônus 88 liberado tá errado → -
acabaram de reprocessar o pedido 501 → -
[/produtos] exclusão do 12 concluída → -
[/produtos] ufa, quase excluí o 12 → -
[/bonus] liberaram o 88 sem autorização → -
[/produtos] ajustaram o estoque do 33 para 20 → -
[/produtos] o estoque do 33 foi para 20 ontem → -
o cashback 3 tá desabilitado faz tempo → -
que pena excluir a loja 5 → -
[/produtos] excluir o 12 é trabalhoso → -
[/bonus] o botão liberar do 88 sumiu → -
[/produtos] a Ana disse pra excluir o 12 → -
[/bonus] segundo o joão era pra liberar o 88 → -
[/pedidos] me pediram pra reprocessar o 501 → -
[/produtos] ele falou: exclui o 12 → -
[/cashbacks] diz que é pra desabilitar o 3 → -
[/bonus] a cliente pediu: "libera meu bônus 88" → -
o suporte orientou excluir a categoria 7 → -
[/produtos] ouvi falar que vão excluir o 12 → -
[/bonus] a moça perguntou se pode liberar o 88 → -
[/bonus] o financeiro autorizou liberar o 88 → -
[/produtos] disseram que já excluíram o 12 → -
[/produtos] o manual manda excluir o 12 → -
[/produtos] lembrar de excluir o 12 → -
[/bonus] depois ver se libera o 88 → -
[/produtos] anotar: excluir 12 → -
[/bonus] pendente: liberar 88 → -
to do: reprocessar pedido 501 → -
[/bonus] falta liberar o 88 → -
[/cashbacks] não esquecer de desabilitar o 3 → -
tarefa: excluir loja 5 → -
[/produtos] combinar com a ana a exclusão do 12 → -
[/bonus] amanhã cedo: liberar 88 → -
[/produtos] lembrete - zerar estoque do 33 → -
[/produtos] preciso ver se excluo o 12 → -
[/bonus] conferir antes de liberar o 88 → -
[/produtos] avisar o joão que vou excluir o 12 → -
[/bonus] agendar liberar 88 → -
[/produtos] na lista de hoje: excluir 12 e 13 → -
[/produtos] se der, exclui o 12 → -
[/bonus] caso o cliente reclame, libera o 88 → -
[/produtos] se eu excluísse o 12 → -
[/bonus] quando chegar a nota, libera o 88 → -
[/bonus] supondo que eu libere o 88 → -
[/produtos] imagina excluir o 12 agora → -
[/produtos] talvez excluir o 12 → -
[/bonus] quem sabe liberar o 88 → -
[/produtos] qualquer coisa eu excluo o 12 → -
[/produtos] só depois que eu confirmar, exclui o 12 → -
[/bonus] a ideia é liberar o 88 → -
[/lojas] loja Libera Tudo → -
[/produtos] produto Apaga Fogo → -
buscar produto Apaga Fogo 12 → -
[/lojas] loja Exclui Já 24 → -
[/fornecedores] fornecedor Ativa Brasil → -
[/produtos] extintor apaga fogo 12 → -
[/produtos] removedor de esmalte 12 → -
[/produtos] kit zera gordura 33 → -
[/usuarios] usuário Deleta Silva → -
buscar usuário Ativo Santos → -
[/produtos] "excluir 12" → -
[/bonus] 'liberar 88' é o nome do botão → -
[/produtos] o botão "Excluir 12" não aparece → -
[/produtos] produto que se chama excluir 12 → -
boa tarde, são 12 horas → -
[/bonus] bom dia, tudo certo com o 88? → -
De: ana@loja.com Assunto: excluir produto 12 → -
Assunto: Fwd: liberação do bônus 88 → -
[Jira] GEST-12 Excluir produto → -
GEST-501: reprocessar pedido → -
Em 21/11/2026 10:32, Ana escreveu: > excluir produto 12 → -
[/bonus] > liberar 88 → -
[/bonus] [12:30] Bruno: pode liberar o 88 → -
[/produtos] Ana Paula: exclui o 12 pra mim? → -
chamado 4412 - liberar → bonus.liberar falta=ids|-
SLA 24h | liberar bônus 88 → -
ticket 501 reprocessar → -
PR #12: remove produtos antigos → -
commit 12ab excluir produto → -
protocolo 88 liberar bônus → -
Erro ao excluir produto 12 → -
Error: cannot delete product 12 → -
DELETE /gestor/produtos/12 404 → -
DELETE FROM produtos WHERE id = 12 → -
Falha ao liberar bônus 88: saldo insuficiente → -
[/produtos] Não foi possível excluir #12. → -
POST /gestor/bonus/88/liberar 500 → -
curl -X DELETE https://api/gestor/produtos/12 → -
[/produtos] 409 Conflict ao excluir 12 → -
[/bonus] Erro 12 ao liberar → -
timeout ao reprocessar pedido 501 → -
[ERRO] desabilitar cashback 3: sem permissão → -
[/bonus] HTTP 403 liberar 88 → -
Bônus liberado 88 → -
[/produtos] Excluído com sucesso 12 → -
[/produtos] excluir 12, → -
[/produtos] excluir 12- → -
[/produtos] excluir 12 a → -
[/produtos] excluir 12 até → -
[/produtos] excluir 12 e → -
[/bonus] liberar 88, 89, → -
[/bonus] liberar de 88 a → -
[/bonus] liberar 88 e o → -
[/cashbacks] desabilitar 3,, → -
[/produtos] estoque 33 = → -
[/produtos] ajustar estoque do 33 para → -
[/produtos] excluir 12.. → -
[/produtos] excluir -12 → -
[/produtos] excluir 12 15- → -
associar produto 12 ao plano → produto.plano.associar falta=plano|-
profundidade do plano 2 para → -
[/produtos] estoque do 33 20 ou 30 → -
[/produtos] ajustar estoque do 33 para 20 30 → -
[/produtos] estoque do 33 para 20 e 30 → -
profundidade do plano 2 para 5 6 → -
associar produto 12 ao plano 2 3 → -
[/produtos] estoque 33 = 20 = 30 → -
[/produtos] excluir 12 ou 13 → -
[/bonus] liberar 88 ou 89 → -
[/cashbacks] desabilita o 3 ou o 4 → -
[/produtos] excluir 12.5 → -
[/produtos] excluir 12abc → -
[/produtos] excluir 12b → -
[/produtos] excluir A12 → -
[/produtos] excluir 12% → -
[/produtos] excluir 12kg → -
[/produtos] excluir 12 kg → -
[/produtos] excluir 12/11 → -
[/produtos] excluir 12/11/2026 → -
[/bonus] liberar 10h30 → -
[/bonus] liberar R$ 88 → -
[/bonus] liberar 88 reais → -
[/bonus] liberar 88,00 → -
[/bonus] liberar 1.500,00 → -
[/bonus] liberar 50% → -
[/produtos] excluir 3x → -
[/bonus] liberar 88 vezes → -
[/produtos] excluir 12 dias → -
[/bonus] liberar 88 mil → -
[/produtos] excluir 2 produtos → -
[/produtos] excluir 12 itens → -
[/bonus] liberar 3 bônus → -
[/produtos] excluir 0 → -
[/produtos] excluir 1e3 → -
[/produtos] excluir ABC-12 → produto.excluir nome=abc-12|-
[/usuarios] excluir 55 11 98888-7777 → -
[/produtos] excluir 123.456.789-09 → -
[/bonus] liberar 12.345.678/0001-90 → -
[/produtos] estoque do 33 para 2,5 → -
[/produtos] estoque do 33 para -5 → -
[/produtos] estoque do 33 para 20kg → -
[/produtos] estoque do 33 para 20% → -
liberar produto 12 → -
excluir usuário 3 → -
reprocessar cashback 4 → -
desabilitar pedido 7 → -
liberar pedido 501 → -
excluir pedido 501 → -
excluir transação 55 → -
excluir bônus 88 → -
reprocessar produto 12 → -
habilitar bônus 88 → -
liberar cashback 3 → -
ajustar estoque da loja 5 para 20 → -
associar loja 5 ao plano 2 → -
desabilitar usuário 9 → -
profundidade do produto 12 para 5 → -
reprocessar transação 55 → -
liberar usuário 15 → -
reprocessar bônus 88 → -
[/usuarios] excluir 3 → -
[/pedidos] excluir 501 → -
[/bonus] excluir 88 → -
[/pedidos] liberar 501 → -
[/produtos] liberar 12 → -
[/categorias] desabilitar 7 → -
[/bonus] desabilita o 3 → -
[/lojas] excluir o produto 12 → produto.excluir ids=12
[/produtos] excluir cashback 12 → cashback.excluir ids=12
[/produtos] excluir 12, não, 13 → produto.excluir ids=13|-
[/produtos] excluir 12, quer dizer 13 → produto.excluir ids=13|-
[/produtos] excluir 12... ops, 13 → produto.excluir ids=13|-
[/bonus] liberar 88 aliás 89 → bonus.liberar ids=89|-
[/bonus] liberar 88, melhor não → -
[/bonus] liberar 88, espera → -
[/produtos] excluir 12, deixa pra lá → -
[/produtos] excluir 12 opa não → -
[/cashbacks] desabilita o 3, não, habilita → cashback.habilitar ids=3|-
[/produtos] exclui o 12, minto, o 21 → produto.excluir ids=21|-
[/bonus] libera o 88, desculpa, era o 98 → bonus.liberar ids=98|-
[/produtos] estoque do 33 para 20, não, 30 → produto.estoque.ajustar id=33 n=30|-
[/produtos] excluir 12 esquece → -
[/produtos] excluir 12 se não tiver venda → -
[/bonus] liberar 88 amanhã → -
[/produtos] excluir 12 daqui a pouco → -
[/bonus] libera o 88 só se for do João → -
[/produtos] excluir 12 quando acabar o estoque → -
[/produtos] excluir 12 às 18h → -
[/bonus] liberar 88 depois do almoço → -
[/bonus] liberar 88 na sexta → -
[/bonus] liberar 88 assim que cair o pagamento → -
[/cashbacks] desabilitar 3 a partir de segunda → -
[/produtos] excluir 12 a menos que tenha estoque → -
[/bonus] liberar 88 desde que o gestor aprove → -
[/cashbacks] desabilita o 3 por uma semana → -
[/produtos] excluir 12 exceto se vendeu → -
[/bonus] liberar todos menos o 88 → -
[/produtos] excluir os 12 mais antigos → -
[/bonus] liberar 88 pro João → -
[/bonus] liberar metade do 88 → -
[/bonus] liberar 88 em duas vezes → -
[/produtos] excluir 12 só da loja 5 → -
excluir o produto 12 do pedido 501 → -
excluir o nível 2 do plano 3 → -
tirar a imagem do fornecedor 4 → -
apagar o nome do produto 12 → -
[/produtos] desabilitar o preço variável do 12 → -
excluir as transações do usuário 9 → -
[/bonus] liberar o bônus 88 de 50 reais → -
[/bonus] liberar 50 reais do bônus 88 → -
[/bonus] liberar R$ 50,00 do 88 → -
[/bonus] liberar bônus 88 no valor de 50 → -
[/bonus] liberar o 88 com 10% a mais → -
[/produtos] excluir o produto 12 de R$ 50 → -
[/bonus] liberar bônus 88 nível 2 → -
[/produtos] excluir 12 e avisar o joão → -
[/bonus] liberar 88 e mandar e-mail pra maria → -
[/cashbacks] desabilitar 3 e me manda o relatório → -
[/produtos] incluir 12 → -
[/produtos] exclusivo 12 → -
[/bonus] liberal 88 → -
[/cashbacks] ativo 3 → -
[/cashbacks] desabilitados 3 → -
[/pedidos] reprocessado 501 → -
[/produtos] apagado 12 → -
[/produtos] incluso 12 → -
[/produtos] reexclui o 12 → -
[/produtos] volta o que exclui → -
[/bonus] desfaz a liberação do 88 → -
[/produtos] restaura o 12 → -
[/produtos] desexclui o 12 → -
[/produtos] recupera o produto 12 que apaguei → -
[/bonus] cancelar liberação do bônus 88 → -
[/bonus] bloqueia de novo o 88 → -
[/produtos] volta o estoque do 33 como tava → -
[/produtos] excluí o 12 → -
[/bonus] vou liberar o 88 → -
[/bonus] já liberei 88 → -
[/produtos] acabei de excluir o 12 → -
[/produtos] tinha excluído o 12 → -
[/produtos] ia excluir o 12 → -
[/produtos] excluirei o 12 → -
[/cashbacks] pretendo desabilitar o 3 → -
[/bonus] estava liberando o 88 → -
[/lojas] ontem apaguei a loja 5 → -
[/produtos] logo mais excluo o 12 → -
[/produtos] zerei o estoque do 33 → -
`

export const unsaid = `
[/produtos] excluir 12 produtos quaisquer → -
[/produtos] excluir o 12º → -
[/produtos] excluir sem querer o 12 → -
[/produtos] excluir 12 de brincadeira → -
[/produtos] excluir 12 só teste → -
[/produtos] teste: excluir 12 → -
[/produtos] testar excluir 12 → -
[/produtos] simular excluir 12 → -
[/produtos] simula a exclusão do 12 → -
[/bonus] simular liberação do 88 → -
[/bonus] liberar 88 parcialmente → -
[/bonus] liberar parte do 88 → -
[/bonus] liberar 88 com nota → -
[/bonus] liberar 88 sem nota → -
[/bonus] liberar 88 no pix → -
[/bonus] liberar 88 para a conta 1234 → -
[/bonus] liberar 88 em 15/12 → -
[/bonus] liberar 88 dia 15 → -
[/bonus] liberar 88 hoje à noite → -
[/bonus] liberar 88 às 10 → -
[/bonus] liberar 88 até às 10 → -
[/bonus] liberar 88 mês que vem → -
[/bonus] liberar 88 semana que vem → -
[/bonus] liberar 88 mais tarde → -
[/bonus] mais tarde liberar 88 → -
[/bonus] amanhã liberar 88 → -
[/bonus] amanhã libera o 88 → -
[/bonus] daqui 2 dias liberar 88 → -
[/bonus] em 5 minutos libera o 88 → -
[/bonus] a cada 10 minutos libera o 88 → -
[/bonus] todo dia libera o 88 → -
[/bonus] libera o 88 duas vezes → -
[/bonus] libera o 88 toda segunda → -
[/bonus] libera o 88 quando eu falar → -
[/bonus] libera o 88 se o 89 estiver liberado → -
[/bonus] libera o 88 caso esteja pendente → -
[/bonus] libera o 88 somente se pendente → -
[/bonus] libera o 88 salvo se cancelado → -
[/bonus] libera o 88 contanto que tenha saldo → -
[/bonus] libera o 88 tendo saldo → -
[/bonus] libera o 88 com saldo → -
[/bonus] libera o 88 depois reprocessa o 501 se der → -
[/produtos] excluir 12 e 13 se não tiver venda → -
[/produtos] excluir 12 apenas se inativo → -
[/produtos] excluir 12 inativo → -
[/produtos] excluir o 12 que está inativo → produto.excluir ids=12|-
[/produtos] excluir 12 sem estoque → -
[/produtos] excluir 12 com estoque zero → -
[/produtos] excluir o produto 12 camiseta → -
[/produtos] excluir o produto 12 da loja Renner → -
[/produtos] excluir 12 mantendo o histórico → -
[/produtos] excluir 12 mas guarda o histórico → -
[/produtos] excluir 12 com backup → -
[/produtos] excluir 12 temporariamente → -
[/produtos] excluir 12 por enquanto → -
[/produtos] excluir 12 depois de mim → -
[/produtos] excluir 12 antes do 13 → -
[/produtos] excluir 12 no lugar do 13 → -
[/produtos] excluir 12 em vez do 13 → -
[/produtos] excluir 12 e não o 13 → produto.excluir ids=12|-
[/produtos] excluir o 12 não o 13 → produto.excluir ids=12|-
[/produtos] excluir 12 menos 13 → -
[/produtos] excluir 12 + 13 → produto.excluir ids=12,13|-
[/produtos] excluir 12 x 13 → -
[/produtos] excluir 12 = 13 → -
[/produtos] excluir 12 > 13 → -
[/produtos] excluir > 12 → -
[/produtos] excluir >= 12 → -
[/produtos] excluir < 12 → -
[/produtos] excluir <12 → -
[/produtos] excluir acima de 12 → -
[/produtos] excluir do 12 em diante → -
[/produtos] excluir 12 pra cima → -
[/produtos] excluir 12 pra baixo → -
[/produtos] excluir antes do 12 → -
[/produtos] excluir depois do 12 → -
[/produtos] excluir tudo menos o 12 → -
[/produtos] excluir todos exceto 12 → -
[/produtos] excluir o anterior ao 12 → -
[/produtos] excluir o próximo do 12 → -
[/produtos] excluir cópia do 12 → -
[/produtos] excluir foto do 12 → -
[/produtos] excluir preço do 12 → -
[/produtos] excluir o preço do produto 12 → -
[/produtos] excluir filtro 12 → -
[/produtos] excluir coluna 12 → -
[/produtos] remover coluna 12 → -
[/produtos] remover 12 da seleção → -
[/produtos] remover 12 da comparação → -
[/produtos] tirar o 12 da lista → -
[/produtos] tirar o 12 do filtro → -
[/produtos] limpar 12 → -
[/produtos] excluir usuário do produto 12 → -
[/produtos] excluir o fornecedor do produto 12 → -
[/produtos] excluir a categoria do 12 → -
[/fornecedores] excluir a categoria do fornecedor 4 → -
[/lojas] excluir o cashback da loja 5 → -
[/cashback-planos] excluir os níveis do plano 2 → -
[/cashback-planos] excluir produtos do plano 2 → -
excluir os bônus do pedido 501 → -
excluir pedidos do usuário 9 → -
[/bonus] liberar transação 55 → -
[/bonus] liberar nível 2 → -
[/bonus] liberar o do João → bonus.liberar falta=ids|-
[/cashbacks] desabilitar os de 5% → -
[/cashbacks] desabilitar 5% → -
[/cashbacks] habilitar cashback de 5 → -
[/cashbacks] desabilita o cashback 3 da loja 5 → -
[/cashbacks] desabilita o cashback 3 só no app → -
[/cashbacks] desabilita o cashback 3 em dezembro → -
[/cashbacks] desabilita o 3 e habilita → -
[/cashbacks] habilita e desabilita o 3 → -
[/cashbacks] habilitar/desabilitar 3 → -
[/cashbacks] alternar 3 → -
[/cashbacks] liga o 3 → -
[/produtos] associa o 12 → produto.plano.associar falta=plano|-
associar produto 12 com produto 13 → -
associar plano 2 → produto.plano.associar falta=produto|-
associar produto 12 ao plano 2 e 3 → -
tira o produto 12 do plano → produto.plano.desassociar falta=plano|-
muda o produto 12 do plano 2 pro plano 3 → -
[/produtos] estoque do 33 aumenta 5 → -
[/produtos] põe mais 20 no 33 → -
[/produtos] tira 5 do estoque do 33 → produto.alterar ids=33 campo=numEstoque valor=5_a_menos
[/produtos] vende 3 do 33 → -
[/produtos] estoque do 33 é 20? → -
[/produtos] estoque do 33 era 20 → -
[/produtos] estoque do 33 caiu pra 20 → -
[/produtos] estoque do 33 deveria ser 20 → -
[/produtos] estoque do 33 mínimo 20 → -
[/produtos] estoque mínimo do 33 para 20 → -
[/produtos] estoque do 33 menor que 20 → -
[/produtos] estoque do 33 < 20 → -
[/produtos] estoque do 33 >= 20 → -
[/produtos] estoque do 33 quase 20 → -
[/produtos] estoque do 33 uns 20 → -
[/produtos] estoque do 33 para 20 amanhã → -
[/produtos] estoque do 33 para 20 se acabar → -
[/produtos] estoque do 33 para 20 caixas → -
[/produtos] estoque do 33 para 2 mil → produto.estoque.ajustar id=33 n=2000|-
[/produtos] zera o estoque do 33 se vencer → -
[/produtos] zera o estoque do 33 amanhã → -
[/produtos] zera o estoque dos produtos 33 e 34 → -
[/produtos] zera tudo → -
[/produtos] zera → -
[/produtos] preço do 33 para 20 → produto.alterar ids=33 campo=numPreco valor=20
[/produtos] muda o preço do 33 pra 20 → produto.alterar ids=33 campo=numPreco valor=20
[/produtos] reajusta o 33 em 20% → -
profundidade do plano 2 era 5 → -
profundidade do plano 2 para -5 → -
profundidade do plano 2 para 0 → -
profundidade do plano 2 para 2,5 → -
[/pedidos] reprocessar 501 de novo amanhã → -
[/pedidos] reprocessar pedido do usuário 9 → -
[/pedidos] reprocessar pedidos de ontem → -
[/pedidos] reprocessar o pedido da transação 55 → -
[/pedidos] reprocessar pedido 501 se falhou → -
[/pedidos] reprocessar 501 e 502 → -
[/pedidos] reprocessar 501-505 → -
sincroniza o produto 12 → -
sincronizar só o 12 → -
sincronizar amanhã → -
sincronizar se tiver coisa nova → -
não sincroniza → -
sincronizou? → -
já sincronizei → -
vou sincronizar mais tarde → -
quando sincroniza → -
sincronizar pedidos → -
sincronizar usuários → -
[/bonus] vou liberar o bônus 88 → -
[/produtos] vou excluir o 12 amanhã → -
[/produtos] irei excluir o 12 → -
[/bonus] liberarei o 88 → -
[/bonus] liberaremos o 88 → -
[/cashbacks] desabilitarei o 3 → -
[/pedidos] reprocessarei o 501 → -
[/cashbacks] habilitaremos o 3 → -
[/produtos] eu vou excluir o produto 12 → -
[/produtos] vou zerar o estoque do 33 → -
[/produtos] vou colocar 50 no estoque do 33 → -
[/produtos] vou associar o produto 12 ao plano 2 → -
[/produtos] vou sincronizar o catálogo → -
[/produtos] excluir 12; → -
[/produtos] excluir 12, 13, → -
[/produtos] excluir 12,13; → -
[/produtos] excluir #12, → -
[/pedidos] reprocessar 501, → -
[/produtos] excluir 12, , → -
[/produtos] excluir a12 → -
[/produtos] excluir produto A12 → -
[/lojas] excluir loja A5 → -
[/lojas] apaga a5 → -
[/bonus] liberar B88 → -
[/produtos] excluir E12 → -
[/produtos] excluir A-12 → -
reprocessa o bônus 88 → -
[/bonus] refazer o bônus 88 → -
[/bonus] to-do: liberar 88 → -
[/transacoes] excluir 55 → -
[/pedidos] apagar o 501 → -
[/produtos] produto Remove Manchas → -
[/lojas] loja Apaga Tudo → -
[/categorias] categoria Apaga Incêndio → -
[/fornecedores] fornecedor Deleta Pragas → -
[/bonus] liberar 88 as 10 → -
[/bonus] liberar 88 às dez → -
[/bonus] liberar o 88 às 9 e 30 → -
[/bonus] liberar 88 e 89 às 10 → -
[/bonus] liberar 88 os 89 → -
[/produtos] estoque do 33 = 20? → -
[/produtos] estoque do 33 != 20 → -
[/produtos] estoque 33 = 20, → -
[/produtos] estoque do 33 para 20 a mais → produto.alterar ids=33 campo=numEstoque valor=20_a_mais
[/produtos] estoque do 33 para 20 por enquanto → -
[/produtos] exclui o 12, 15 da loja → -
[/produtos] remove o 12 do plano → -
[/lojas] excluir a loja do 12 → -
[/produtos] excluir o produto do 12 → -
[/produtos] excluir fornecedor do 12 → -
[/cashback-planos] associa o produto do 12 ao plano 2 → -
[/pedidos] reprocessa o pedido do 9 → -
[/bonus] libera o bônus no 15 → -
[/bonus] libera o bônus para o 15 → -
[/cashbacks] desabilita o cashback do 3 → -
[/cashbacks] liga o cashback 3 → -
[/cashbacks] ligar 3 → -
[/bonus] libera os bônus do 15 → bonus.liberar falta=ids|-
[/bonus] libera o de 50 → bonus.liberar falta=ids|-
[/pedidos] roda o pedido 501 → -
[/pedidos] gera o pedido 501 → -
[/pedidos] calcula o 501 → -
[/pedidos] processa o pedido 501 → -
[/produtos] fazer: excluir 12 → -
[/bonus] a fazer: liberar 88 → -
[/bonus] você: libera o 88 → -
[/bonus] eu: libera o 88 → -
[/bonus] bônus pendente: liberar 88 → -
[/produtos] agora vou excluir o 12 → -
[/produtos] excluir 12 e 13 da loja → -
[/produtos] remove o 12 no plano → -
[/produtos] exclui 12 da categoria → -
[/bonus] libera o bônus ao 15 → -
[/bonus] libera bônus com o 15 → -
[/bonus] libera o bônus referente ao 15 → -
[/bonus] libera o bônus relativo ao 15 → -
[/cashbacks] desabilita o cashback com 5 → -
[/produtos] excluir produto relacionado ao 12 → -
`
