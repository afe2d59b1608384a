/**
 * Lines by three operators of one back office: one hurried, one careful, one auditing. Written from the specification,
 * without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não exclui a loja 12 ainda → ?
não é pra liberar o bônus 510 → ?
sem desabilitar o cashback 8 → ?
nao apaga nada → ?|-
deixa o fornecedor 33 como está, não mexe → ?|-
em hipótese alguma reprocesse o pedido 3002 → ?
n quero excluir o plano 7 → ?
evitem excluir a categoria 6 → ?
`

export const pastQuestions = `
quem liberou o bônus 918? → ?
pq o produto 77 foi excluído? → ?
quando desabilitaram o cashback 40? → ?|cashback.ver id=40
já reprocessaram o pedido 5121? → ?|pedido.ver id=5121|/bonus?pedidoId=5121
alguém apagou a loja 9 ontem? → ?|loja.editar id=9
o fornecedor 16 foi inativado por quem? → ?|fornecedor.editar id=16
excluí a categoria 3 ou não? → ?
qtos bonus foram liberados semana passada? → ?|-|/bonus?statusId=2
`

export const cutIds = `
excluir produto 12... → ?|produto.excluir falta=ids
libera o bonus 45_ → ?|bonus.liberar falta=ids
apagar loja 3 ou 8, não lembro → ?|loja.excluir falta=ids
excluir cashback nº → ?|cashback.excluir falta=ids
liberar bônus 10xx → ?|bonus.liberar falta=ids
desabilitar cashback 2o → ?|cashback.desabilitar falta=ids
reprocessar pedido 77??1 → ?|bonus.reprocessar falta=id|pedido.reprocessar falta=id
exclua os produtos 15 a → ?|produto.excluir falta=ids
`

export const alike = `
incluir fornecedor → fornecedor.cadastrar|-
produtos exclusivos do app → -
política de liberação de bônus → -
regras de exclusão de categorias → -
[/cashbacks] desabilitados → /cashbacks?STATUS_ID=2|-
transações liberadas → -
fornecedor Libera Telecom → fornecedor.editar nome=Libera_Telecom|-
incluir 40 unidades no produto 19 → ?|produto.estoque.ajustar id=19 falta=n|-
`
