/**
 * Lines by an accountant who reconciles and asks for figures. Written from the specification, without the console. None
 * may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/bonus] não libera o bonus 531 ainda → ir.bonus
[/bonus] quem liberou o bonus 88 ontem? → ir.bonus
[/bonus] ja liberaram os bonus do pedido 2210? → pedido.ver id=2210
[/bonus] acho que libero o 90 depois, nao sei → ?
nunca exclua o plano 3 → plano.editar id=3
por que o fornecedor 14 foi excluido → fornecedor.editar id=14
sera que devo reprocessar o pedido 501? → pedido.ver id=501
[/pedidos] o pedido 1187 foi reprocessado quando → pedido.ver id=1187
[/produtos] nao quero apagar o 803, so ver → produto.editar id=803
[/produtos] quando foi a ultima sincronizacao do rv → ir.rvhub
[/cashbacks] quem desativou o cashback 27 → cashback.ver id=27
e se eu desabilitar o cashback 12? → cashback.ver id=12
`
