/** Lines by the author of `spoken.fixture.ts` that must offer no write command. Format: `harmless.fixture.ts`. */

export const negations = `
não exclui o produto 45 → ?
nem pense em apagar a loja 3 → ?
num libera o bônus 60 não, visse → ?
não quero desabilitar o cashback 14 → ?
deixa quieto, não apaga a categoria 8 → ?
don't delete supplier 12 → ?
evita excluir o plano 2 → ?
jamais reprocessar o pedido 90 → ?
n exclui o fornecedor 27 blz → ?
não é pra sair do sistema → ?
de jeito nenhum sincroniza a rv agora → ?
capaz que eu vou excluir a categoria 19 → ?
nunca libere o bônus 300 → ?
não mexas no estoque do produto 81 → ?
`

export const pastQuestions = `
quem excluiu a loja 6? → ?
quando foi que liberaram o bônus 15? → ?
já apagaram a categoria 40? → ?
por que desabilitaram o cashback 21? → ?
alguém mudou o estoque do produto 9 pra 0? → ?
did someone delete supplier 5? → ?
tu já liberou o bônus 31, guria? → ?
o plano 4 foi excluído por quem? → ?
vc excluiu o produto 77 ontem? → ?
cês reprocessaram o pedido 812? → ?
porque é que apagaste o fornecedor 18? → ?
o cashback 60 foi desativado que dia? → ?
quem que sincronizou a rv hoje cedo? → ?
já tinham excluído a loja 11 antes? → ?
`

export const cutIds = `
excluir produto 1_ → ?
liberar bônus 12a4 → ?
apaga a loja # → ?|loja.excluir falta=ids
desabilitar cashback 3.5 → ?
excluir categoria nº → ?|categoria.excluir falta=ids
reprocessar pedido 10-2 → ?
excluir fornecedor -8 → ?
excluir plano 0 → ?
libera o bônus 4x → ?
exclui o produto 12e → ?
estoque do produto 5o para 10 → ?
apagar a loja 7/ → ?
delete cashback id: → ?|cashback.excluir falta=ids
`

export const alike = `
exclusivo produto 12 → -
categoria 5 exclusiva → -
removedor 14 → -
apagador da loja 3 → -
apagão na loja 30 → -
liberdade bônus 8 → -
exclusividade do fornecedor 6 → -
delegar a loja 9 → -
delegacia 4 → -
eliminatória categoria 3 → -
tiragem do produto 40 → -
excursão plano 2 → -
bônus liberado 22 → -
inatividade do cashback 17 → -
`
