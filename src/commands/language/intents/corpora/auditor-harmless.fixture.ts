/**
 * Lines by an auditor and a newcomer. Written from the specification, without the console. None may offer a write
 * command. Format: `../harmless.fixture.ts`.
 */

export const told = `
[/bonus] não libere o bônus 88 → ?|ir.bonus
[/bonus] nunca liberar os pendentes do usuário 15 → ?|/bonus?statusId=1&beneficiarioId=15
[/bonus] quem liberou o bônus 41? → ?|ir.bonus
[/bonus] o bônus 300 já foi liberado? → ?|ir.bonus
[/bonus] bônus liberados ontem → ?
[/bonus] parece que alguém reprocessou o pedido 77 sem avisar → ?|pedido.ver id=77
[/produtos] quando o produto 12 foi excluído? → ?|produto.editar id=12
[/produtos] o financeiro falou que excluíram o produto 90 → ?|produto.editar id=90
[/fornecedores] ainda não é pra apagar o fornecedor 5 → ?|fornecedor.editar id=5
[/categorias] por que desativaram a categoria 8? → ?|categoria.editar id=8
[/cashbacks] o que acontece se eu desabilitar o cashback 3? → ?|cashback.ver id=3
[/cashback-planos] sem excluir nada, quero ver o plano 4 → ?|plano.editar id=4
[/lojas] ontem excluí a loja 9 por engano → ?|loja.editar id=9
[/produtos] a sincronização com o RV já rodou hoje? → ?
[/produtos] evite zerar o estoque do produto 55 → ?|produto.estoque.ver id=55
`
