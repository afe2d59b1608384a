/**
 * Lines by authors from Portugal, by Spanish speakers, and from pasted tickets. None may offer a write command. Format:
 * `../harmless.fixture.ts`.
 */

export const doubts = `
[/produtos] no eliminar producto 12 → -
[/produtos] no borrar el producto 12 → -
[/produtos] por favor no excluir el 12 → -
[/cashbacks] no desactivar cashback 6 → -
[/produtos] no, eliminar el producto 12 → -
[/produtos] no hay que eliminar el producto 12 → -
[/produtos] no elimines el producto 12 → -
[/produtos] no lo borres, es el producto 12 → -
[/bonus] no quiero liberar el bono 12 → -
[/produtos] eliminé el producto 12 → -
[/produtos] eliminó el producto 12 → -
[/bonus] liberó bonus 12 → -
[/produtos] ya eliminaron el producto 12 → -
[/produtos] quien borró el producto 12 → -
[/produtos] si borrar producto 12 → -
[/bonus] mañana liberar el bono 12 → -
[/produtos] sin borrar nada, ver el producto 12 → -
[/produtos] categoria del producto 3 → -
[/produtos] desc. produto 12 → -
[/produtos] sum produto 12 → -
Chamado 5532: não reprocessar pedido 9918 → -
RE: já reprocessei o pedido 9918 → -
RE: excluir produto 12? → -
Ticket 12: cliente pergunta se pode excluir produto 9 → -
Assunto: quem liberou o bônus 12 → -
[/produtos] lembrete: excluir produto 12 → -
[/produtos] estoque do produto 8 era 20 → -
[/bonus] o cliente perdeu o bônus 40 pra liberar → -
`
