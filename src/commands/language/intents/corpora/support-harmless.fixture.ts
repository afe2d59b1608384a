/**
 * Lines by a support agent and a finance assistant. Written from the specification, without the console. None may offer
 * a write command. Format: `../harmless.fixture.ts`.
 */

export const told = `
[/bonus] não libera o bônus 88 ainda → ?|ir.bonus
[/bonus] quem liberou o bônus 88? → ?|ir.bonus
[/produtos] o produto 12 foi excluído ontem → ?|produto.editar id=12
[/produtos] disseram que era pra excluir o produto 9 → ?|produto.editar id=9
[/cashbacks] se eu desabilitar o cashback 5 o que muda? → ?|cashback.editar id=5
[/bonus] o cliente falou que já tinham liberado o 77 → ?
[/pedidos] por que o pedido 501 foi reprocessado → ?|pedido.ver id=501
[/bonus] nunca reprocessar o pedido 640 → ?|pedido.ver id=640
[/produtos] só exclui o produto 30 se o estoque zerar → ?
[/categorias] será que apagaram a categoria 8? → ?|categoria.editar id=8
[/fornecedores] deixa o fornecedor 23 como está, sem excluir → ?|fornecedor.editar id=23
[/cashback-planos] quando foi que removeram o plano 3 → ?|plano.editar id=3
[/produtos] tomara que ninguém delete o produto 12 → ?|produto.editar id=12
[/cashbacks] o cashback 5 estava desativado semana passada, não estava? → ?
`
