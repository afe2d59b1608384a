/**
 * Lines by a newcomer who chats, and by a support agent who abbreviates every word. Written from the specification,
 * without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não apaga o produto 55 → ?
num exclua a loja 3 não visse → ?
nunca libere o bônus 410 → ?
ñ desab cb 12 → ?
deixa o fornecedor 8 quieto, não mexe → ?|-
cancela, não quero reprocessar o 5521 → ?
nem pense em sincronizar agora → ?|-
n é p excluir cat 9 → ?
n lib bon 88 ainda → ?
sem apagar o plano 2 pf → ?|-
[/fornecedores] ninguém inativa o 14 → ?|-
`

export const pastQuestions = `
quem apagou o produto 204? → ?
ja lib o bon 3310? → ?
pq desat cb 7? → ?
quando foi q excluíram a loja 5? → ?
o ped 9912 foi reprocessado ontem? → ?|pedido.ver id=9912|/bonus?pedidoId=9912
eu excluí a categoria 4 ou foi tu? → ?
sincaram hj cedo? → ?|-
quem mudou o preço do produto 81 → ?|-
o fornecedor 33 tinha sido inativado? → ?|fornecedor.editar id=33
qdo lib o bon 501? → ?
apagaram o plano 2 foi? → ?
`

export const cutIds = `
excluir produto 12... → ?
apaga a loja 4? ou 44 → ?
libera o bônus 77x → ?
desab cb 1_ → ?
excl forn nº → ?|fornecedor.excluir falta=ids
reproc ped 88?? → ?
apaga o produto que termina em 12 → ?|produto.excluir falta=ids
lib bon 3- → ?
exclui a categoria 2 e alguma coisa → ?
[/produtos] inativa o 5* → ?
[/cashbacks] apaga do 10 até o → ?
`

export const alike = `
incluir produto 48 → -
produtos exclusivos → -
pagar o fornecedor 7 → -
inclusão de loja 5 → -
apagão na loja 9 → -
livraria 31 → -
remessa do ped 881 → -
removedor de esmalte 14 → -
exclusividade forn 12 → -
o que é reprocessamento? → -
liberdade bonus 20 → -
`
