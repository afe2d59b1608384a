/**
 * Lines of an ordinary day, by another author. Written from the specification, without the console. None may offer a
 * write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não exclui o cashback 14 → ?
não libere o bônus 231 ainda → ?
nunca apagar o fornecedor 3 → ?
não quero desabilitar o cashback 40 → ?
deixa o produto 88 como está → ?|-
não é pra reprocessar o pedido 512 → ?
nada de excluir a loja 9 → ?
sem sincronizar rv agora → ?
don't delete category 4 → ?
favor não remover o plano 2 → ?
ninguém mexe no bônus 77, não liberar → ?
[/cashbacks] não sair ainda → ?
`

export const pastQuestions = `
quem excluiu o cashback 14? → ?
já liberaram o bônus 231? → ?
quando foi apagada a categoria 8? → ?
por que desabilitaram o cashback 21? → ?
você reprocessou o pedido 902? → ?
a loja 6 foi excluída por quem? → ?
alguém sincronizou a rv ontem? → ?
fui eu que removi o plano 3? → ?
o bônus 45 tinha sido liberado? → ?
did someone delete supplier 17? → ?
qual produto a Márcia apagou na sexta? → ?
habilitaram o cashback 9 de novo? → ?|-
`

export const cutIds = `
excluir cashback # → ?|cashback.excluir falta=ids
excluir fornecedor 5_ → ?
liberar bônus 23... → ?
apagar produto 12? 3 → ?
remover categoria 4,5 → ?|categoria.excluir ids=4,5
excluir loja -7 → ?
desabilitar cashback 3x → ?
excluir plano nº → ?|plano.excluir falta=ids
liberar bônus #1O4 → ?
deletar fornecedor 17… → ?
reprocessar pedido 9 0 2 → ?
`

export const alike = `
exclusivo 14 cashback → -
produtos de limpeza → -
categoria Delicatessen → -
fornecedor Removex 12 → -
loja Exclusiva 5 → -
livraria 33 → -
bônus liberdade 20 → -
plano apogeu 2 → -
produto tirante 40 → -
cashback desabafo 9 → -
pedido processado 61 → -
cashback habilidade 7 → -
`
