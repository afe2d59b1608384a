/**
 * Lines by a trainee of the support who types as in a chat. Written from the specification, without the console. None
 * may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/bonus] mano nao libera o 120 nao → ir.registro id=120
[/produtos] sera que alguem apagou o produto 33 → produto.editar id=33
[/pedidos] se reprocessar o pedido 88 o bonus sai em dobro → pedido.ver id=88
[/cashbacks] quem foi que desativou o cashback 5 → cashback.ver id=5
[/lojas] nao e pra excluir nenhuma loja blz → ir.lojas
o bonus 14 ja foi liberado → ir.bonus
[/categorias] eu ia apagar a categoria 11 mas desisti → ?
`
