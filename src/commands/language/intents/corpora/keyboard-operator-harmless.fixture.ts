/**
 * Lines by an operator who keeps both hands on the keyboard. Written from the specification, without the console. None
 * may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const told = `
[/produtos] não exclui o produto 12 não → ?|produto.editar id=12
[/bonus] ainda não é pra liberar o 88 → ?|ir.registro id=88
[/produtos] quem apagou o produto 12? → ?|produto.editar id=12
[/cashbacks] a Paula falou que desabilitou o cashback 7 → ?|cashback.ver id=7
[/bonus] já liberei o bônus 30 ontem → ?|ir.bonus
[/cashback-planos] o plano 4 foi excluído? → ?|plano.editar id=4
[/categorias] disseram que vão apagar a categoria 8 → ?|categoria.editar id=8
[/produtos] deixa o produto 15 quieto, sem excluir → ?|produto.editar id=15
[/fornecedores] por que sumiu o fornecedor 21 → ?|fornecedor.editar id=21
[/bonus] se eu reprocessar o pedido 2044 duplica o bônus? → ?|pedido.ver id=2044
`
