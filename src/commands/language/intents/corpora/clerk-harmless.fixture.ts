/**
 * Lines by a clerk, an auditor, support and a new colleague. Written from the specification, without the console. None
 * may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não exclui o produto 44 → ?
nao libera o bonus 91 ainda → ?
nunca desativar o cashback 1, é o padrão → ?
ninguém mexe no preço do produto 73 → ?|-
deixa a loja 6 como está, não apaga → ?
sem sincronizar a rv por enquanto → ?
cancela, não quero sair → ?|-
não reprocessar o pedido 5120 hoje → ?
nem pensa em excluir o plano 2 → ?
ñ bloqueia o produto 15 → ?
`

export const pastQuestions = `
quem apagou a categoria 8? → ?
quando liberaram o bônus 233? → ?
já excluíram o fornecedor 19? → ?
pq desativaram o cashback 4 → ?
o produto 66 foi bloqueado por quem → ?|-
alguém sincronizou a rv hoje? → ?|-
quem mudou o preço do produto 29 → ?|-
alguem reprocessou o pedido 3004? → ?
por que o produto 150 sumiu da lista → ?|-
mexeram na loja 9 ontem? → ?|-
`

export const cutIds = `
excluir o produto de id 12.. → ?
liberar bônus 4? → ?|bonus.liberar ids=4
apagar o produto 1x pra mim → ?
desativa o cashback nº → ?|cashback.desabilitar falta=ids
preciso liberar bônus 34_ → ?
excluir categoria 2 ou 3, não lembro → ?
reprocessar pedido 55** → ?
excluir produtos 10 a → ?
apagar fornecedor trinta e alguma coisa → ?|fornecedor.excluir falta=ids
excluir produto com final 47 → ?|produto.excluir falta=ids
`

export const alike = `
onde fica a inclusão de produto → -
relação dos produtos excluídos no mês → -
bônus já liberados da semana → -
ofertas exclusivas → -
limite liberado → -
cashbacks desabilitados → -
pedidos reprocessados → -
incluir fornecedor 30 → -
aquele produto exclusivo da vivo → -
sincronização da rv parada → -
estoque zerado → -
`
