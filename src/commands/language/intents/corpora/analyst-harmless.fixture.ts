/**
 * Lines by an analyst in a hurry and an auditor who writes whole sentences. Written from the specification, without the
 * console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
[/produtos] nao exclui o 55 → ?
nunca desabilitar cashback 4 → ?
[/lojas] deixa a loja 9 quieta, n apaga → ?
sem reprocessar o pedido 44120 → ?
n sincroniza rv agora → ?
nem pensar em zerar estoque do produto 90 → ?
[/categorias] cancela, não era pra apagar a 3 → ?|casca.desfazer
Por favor, não exclua o fornecedor 31. → ?
O plano 2 não deve ser removido em hipótese alguma. → ?
Ninguém deve liberar o bônus 1207 antes da minha conferência. → ?
Evitem desativar o cashback 15 até o fechamento. → ?
`

export const pastQuestions = `
qdo liberaram o bonus 4410? → ?
pq desabilitaram o cashback 12 → ?
ja reprocessaram o pedido 77123? → ?|/bonus?pedidoId=77123|pedido.ver id=77123
alguem apagou a loja 7? → ?|loja.editar id=7
zeraram o estoque do 340 ou foi venda → ?|produto.estoque.ver id=340|produto.editar id=340
sincronizaram o rv hj? → ?|-
bonus 221 foi liberado ou nao → ?|-
Quem autorizou a liberação do bônus 905? → ?
Em que data o plano 4 foi excluído? → ?
Por que o fornecedor 19 havia sido removido da base? → ?
Quantos bônus foram liberados na semana passada? → ?|-
`

export const cutIds = `
excluir produto 12… → ?
liberar bonus 33xx → ?
apaga loja nº → ?|loja.excluir falta=ids
Reprocesse o pedido 80_12, falta um dígito. → ?
desabilitar cashback # → ?|cashback.desabilitar falta=ids
excluir fornecedor 4 ou 5, n lembro → ?
liberar bonus 10- → ?
Apague o plano cujo código não consigo ler. → ?|plano.excluir falta=ids
liberar bonus 77*1 → ?
Exclua a categoria cujo número termina em 7. → ?
Libere o bônus 45..., o resto do número está ilegível. → ?
`

export const alike = `
incluir o plano 3 no relatorio → -
categoria exclusiva vip → -
loja liberdade → -
[/produtos] removedor de esmalte 100ml → -
[/produtos] apagador de quadro branco → -
inclusive o produto 40 → -
fone c/ cancelamento de ruido → -
reprocessador de alimentos → -
A exclusividade do fornecedor 9 vence em dezembro. → -
Os produtos de uso livre estão na categoria 6? → -
A tabela de exclusões da categoria 14 é a mesma? → -
`
