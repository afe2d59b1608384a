/**
 * Lines by another author, who manages the catalogue. Written from the specification, without the console. None may
 * offer a write command. Format: `../harmless.fixture.ts`.
 */

export const told = `
[/produtos] não apaga o produto 12 não → ?|produto.editar id=12
[/produtos] o joão já excluiu o produto 45 → ?|produto.editar id=45
[/produtos] quem mudou o estoque do produto 77? → ?|produto.editar id=77
[/cashbacks] disseram que iam desabilitar o cashback 5 → ?
[/produtos] será que já sincronizaram a RV hoje? → ?
[/fornecedores] melhor não excluir o fornecedor 19 → ?|fornecedor.editar id=19
[/categorias] por que apagaram a categoria 6? → ?|categoria.editar id=6
[/cashback-planos] o plano 3 foi excluído semana passada → ?|plano.editar id=3
[/lojas] ninguém exclui a loja 17 sem falar comigo → ?|loja.editar id=17
[/bonus] ainda não é pra liberar o bônus 88 → ?|ir.bonus
`
