/**
 * Lines by a supervisor of store support who types whole sentences. Written from the specification, without the
 * console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/bonus] nao libera o 912 ainda → ir.registro id=912
quem foi que liberou o bonus 1201? → ir.bonus
[/cashbacks] o cashback 27 já foi desabilitado? → cashback.ver id=27
[/pedidos] nunca reprocessar o pedido 5013 sem falar comigo → pedido.ver id=5013
[/lojas] será que excluiram a loja 22 ontem → loja.editar id=22
[/categorias] acho que era pra excluir a 40 mas nao tenho certeza → ?
[/produtos] produtos excluidos esta semana → ?
por enquanto não sincroniza o rv não → ir.rvhub
[/cashback-planos] se eu apagar o plano 6 o que acontece? → plano.editar id=6
[/fornecedores] quando que apagaram o fornecedor 31? → fornecedor.editar id=31
[/rvhub] talvez tenha que remover o item 73, vou ver → rv.ver id=73
[/produtos] ja ajustaram o estoque do 230 pra 45? → ?
`
