/** Lines by the author of `formal.fixture.ts` that must offer no write command. Format: `harmless.fixture.ts`. */

export const negations = `
não exclua o produto 14 → ?
não quero sair → ?
quero sair não → ?
sair não → ?
[/bonus] nunca libere o bônus 20 → ?
[/cashbacks] não é pra desabilitar o cashback 5 → ?
don't delete category 3 → ?
[/produtos] ainda não sincroniza a rv → ?
deixa o fornecedor 9 sem excluir → ?
não reprocessar o pedido 100 → ?
jamais apague a loja 2 → ?
[/auditoria/transacoes/valor] sem exportar nada por enquanto → ?
nem pense em remover o plano 4 → ?
melhor não habilitar o cashback 18 → ?
Não se proceda à exclusão da categoria 7. → ?
do not log out → ?
n apaga o produto 8 → ?
`

export const pastQuestions = `
quem excluiu o produto 14? → ?
o bônus 20 já foi liberado? → ?
quando foi desabilitado o cashback 5? → ?
por que apagaram a categoria 3? → ?
[/produtos] alguém sincronizou a rv hoje? → ?
did anyone delete supplier 9? → ?
Foi reprocessado o pedido 1190? → ?
[/auditoria/transacoes/tipo] já exportaram a auditoria? → ?|-
eu excluí o plano 4? → ?
quem habilitou o cashback 18 ontem? → ?
quando mudaram o preço do produto 90 para 49,90? → ?|-
por que eu fui deslogado? → -
quem bloqueou o produto 55? → ?|-
who released bonus 410? → ?
Por qual motivo se removeu o fornecedor 15? → ?
`

export const cutIds = `
excluir produto # → ?|produto.excluir falta=ids
excluir produto 1x4 → ?
[/bonus] liberar bônus 3O2 → ?
excluir categoria 4- → ?
[/cashbacks] desabilitar cashback -7 → ?
reprocessar pedido 0 → ?
reprocessar pedido 55a1 → ?
excluir fornecedor 1.. → ?
excluir plano n° → ?|plano.excluir falta=ids
excluir cashback 9.5 → ?
excluir loja 12/ → ?
reprocessar pedido 1e3 → ?
habilitar cashback 2? ou 23 → ?
[/bonus] liberar bônus 7_ → ?
delete product id= → ?|produto.excluir falta=ids
`

export const alike = `
cashback exclusivo 5 → -
removedor de esmalte → -
produto apagador 12 → -
categoria limpeza → -
loja liberdade 8 → -
bônus liberais 20 → -
exclusividade do fornecedor 9 → -
produto 14 inexcluível → -
saída de praia → -
deletério 3 → -
cancela automática produto 40 → -
fornecedor desabilidade 7 → -
categoria bloqueadores 6 → -
plano remoto 4 → -
sairé → -
`
