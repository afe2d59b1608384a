/**
 * Lines by four people of one team. Written from the specification, without the console. None may offer a write
 * command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não exclui o produto 33 não → ?
calma, não libera o bonus 214 ainda → ?
nem pensar em desabilitar o cashback 8 → ?
não é pra reprocessar o pedido 5001 → ?
Por favor, não apaguem a categoria 6. → ?
[/produtos] ainda não quero sincronizar → ?
nao inativar a loja 20 → ?|-
jamais mexer no preço do produto 70 → ?|-
dont delete plan 2 → ?
deixa quieto o fornecedor 5, não precisa excluir → ?
evitem liberar bônus 77 e 78 → ?
`

export const pastQuestions = `
quem liberou o bônus 130? → ?
quando foi excluída a categoria 15? → ?
alguém já reprocessou o pedido 7200? → ?|pedido.ver id=7200|/bonus?pedidoId=7200
o fornecedor 9 foi apagado por quem → ?
pq desabilitaram o cashback 26? → ?|cashback.ver id=26
já sincronizaram os produtos hoje? → ?|-
ontem eu bloqueei o produto 61? → ?|produto.editar id=61
quem mudou o preço do produto 215? → ?|produto.editar id=215|-
a loja 3 já foi inativada? → ?|loja.editar id=3
who deleted product 90? → ?
que dia excluíram o plano 4 → ?
`

export const cutIds = `
excluir produto 12... → ?|produto.excluir falta=ids
liberar bonus 4? ? → ?|bonus.liberar falta=ids
apaga a categoria 1x → ?|categoria.excluir falta=ids
desabilitar cashback nº → ?|cashback.desabilitar falta=ids
reprocessar pedido 33_ → ?|bonus.reprocessar falta=id|pedido.reprocessar falta=id
exclui o fornecedor 20 e pouco → ?|fornecedor.excluir falta=ids
excluir plano # → ?|plano.excluir falta=ids
libera o bônus 7 ou 8, não lembro → ?|bonus.liberar falta=ids
excluir loja 1?9 → ?|loja.excluir falta=ids
excluir produto 4O7 → ?|produto.excluir falta=ids
liberar bônus 88- → ?|bonus.liberar falta=ids
`

export const alike = `
incluir fornecedor 14 → -
produtos exclusivos → -
inclusão de categoria 5 → -
prazo de liberação do bônus 60 → -
excluídos do mês → -
fornecedor com exclusividade 7 → -
bônus liberados → /bonus?statusId=2|-
deliberar sobre o bônus 32 → -
pedido 810 em processamento → -
cashback 12 desabilitado → -
delegar produto 9 → -
`
