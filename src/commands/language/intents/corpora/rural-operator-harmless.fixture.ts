/**
 * Lines by a woman from the country who types as to a colleague. Written from the specification, without the console.
 * None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
nao apaga o produto 12 não hein → -
quem foi q excluiu a loja 4? → -
a Cida falou q era pra liberar o bonus 88, mas sei nao → -
acho q eu ja desativei o cashback 5 semana passada → -
se eu apagasse o fornecedor 7 sumia os produto dele? → -
cê já reprocessou o pedido 501? → -
tava pensando em apagar o plano 2, depois eu vejo → -
nunca libera bonus 90 sem me avisar → -
o chefe mandou a Neide excluir a categoria 9 mes passado → -
qdo foi q sincronizaram a rv pela ultima vez? → -
quase excluí o produto 33 sem querer, credo → -
libera o bonus 3?? nao lembro o resto → -
[/produtos] o 15 eu apago depois → -
[/produtos] esses produto exclusivo é de qual loja? → -
[/produtos] pq q o estoque do 12 foi zerado? → -
[/bonus] esses aí ja foi tudo liberado né → -
[/bonus] nao libera o 340 ainda, espera eu conferir → -
[/bonus] era o 34 ou o 341 q tinha q liberar? → -
[/pedidos] ja reprocessaram esse aqui umas tres vez → -
[/cashbacks] o 7 foi desabilitado por quem? → -
[/cashbacks] deixa o 9 ativo do jeito q tá, nao mexe → -
[/usuarios] será q a Ana apagou o cadastro dela? → -
[/lojas] a moça perguntou se dava pra excluir a loja 3 → -
`
