/** Lines by the author of `by-intention.fixture.ts` that must offer nothing destructive. Format: `harmless.fixture.ts`. */

export const negations = `
[/produtos] nao excluir produto 20 → ?
[/bonus] nao libera o bonus 55 ainda → ?
[/lojas] nunca apague a loja 3 → ?
[/categorias] deixa, nao exclui a categoria 6 → ?
nao quero sair → -|?
[/produtos] nao sincroniza o rv agora → ?
[/produtos] sem excluir nada → -|?
[/categorias] nem pense em apagar a categoria 4 → ?
[/cashback-planos] evita excluir o plano 2 → ?
[/cashbacks] nao desabilite o cashback 8 → ?
[/fornecedores] n exclui o fornecedor 5 → ?
[/bonus] nao precisa liberar o bonus 90 → ?
[/cashback-planos] jamais deletar plano ouro → ?
[/produtos] espera nao apaga os selecionados → ?
`

export const pastQuestions = `
[/produtos] quem excluiu o produto 41? → ?
[/bonus] o bonus 20 ja foi liberado? → ?
[/cashbacks] quando desativaram o cashback 7 → ?
[/categorias] eu apaguei a categoria 3? → ?
[/lojas] por que excluiram a loja 9 → ?
[/produtos] o rv foi sincronizado hoje? → ?|-
[/bonus] alguem reprocessou o pedido 881? → ?
[/bonus] quem liberou o bonus 15 → ?
[/fornecedores] ja tinha excluido o fornecedor 6? → ?
[/produtos] quantos produtos foram excluidos ontem → ?|-
[/cashback-planos] deletaram o plano 3? → ?
[/cashbacks] quem desabilitou o cashback natal → ?
[/produtos] did someone delete product 12? → ?
[/bonus] pq foi liberado o bonus 45 → ?
`

export const cutIds = `
[/produtos] excluir produto # → ?|produto.excluir falta=ids
[/produtos] excluir produto 12- → ?
[/bonus] libera bonus 4o3 → ?
[/categorias] apagar categoria 1.2. → ?
[/lojas] excluir loja nº → ?|loja.excluir falta=ids
[/cashbacks] desabilitar cashback 0 → ?
[/cashback-planos] excluir plano -5 → ?
[/bonus] reprocessar pedido 0 → ?
[/bonus] reprocessar pedido 77a1 → ?
[/produtos] excluir produto 10, 11 e → ?
[/bonus] liberar bonus 3.. → ?
[/lojas] deletar loja 1e3 → ?
[/cashbacks] excluir cashback 12 ou 13 → ?
[/fornecedores] excluir fornecedor 8/ → ?
`

export const alike = `
[/produtos] exclusivo 44 → -
[/produtos] apagador 12 → -
[/produtos] deleite 30 → -
[/produtos] removedor 5 → -
[/bonus] liberato 21 → -
[/bonus] liberdade 33 → -
[/produtos] saia jeans → -
[/categorias] eliminatorias 2 → -
[/categorias] descartaveis 3 → -
[/cashbacks] desativador 14 → -
[/lojas] exclamacao 8 → -
[/fornecedores] delta 40 → -
[/produtos] limpador 9 → -
[/cashbacks] habilidade 17 → -
`
