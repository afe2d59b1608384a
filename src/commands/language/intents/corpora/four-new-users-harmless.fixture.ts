/**
 * Lines by four people who do not know the console: a manager, a support agent, a trainee and an accountant. Written
 * from the specification, without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const negations = `
não quero que exclua a loja 13 → ?
não liberem o bônus 2001 ainda → ?
ainda não é hora de apagar o produto 410 → ?
please don't delete store 18 → ?
do not release bonus 774 → ?
que não se desabilite o cashback 52 → ?
peço que não reprocessem o pedido 1919 → ?
o fornecedor 40 fica, ninguém apaga → ?|-
nada de excluir categoria por enquanto → ?|-
evite-se liberar o bônus 3102 → ?
nunca excluam o plano 1 → ?
[/produtos] esse 73 não é pra excluir → ?
`

export const pastQuestions = `
quem foi que excluiu o produto 410? → ?|produto.editar id=410
por que o bônus 904 foi liberado? → ?|-
quando a loja 44 foi apagada? → ?|loja.editar id=44
who deleted store 18? → ?|loja.editar id=18
o pedido 2250 já tinha sido reprocessado? → ?|pedido.ver id=2250|/bonus?pedidoId=2250
alguém desabilitou o cashback 21 sem avisar? → ?|cashback.ver id=21
já liberaram o bônus 601? → ?|-
o fornecedor 12 foi excluído quando? → ?|fornecedor.editar id=12
vocês excluíram a categoria 9 ou ela nunca existiu? → ?|categoria.editar id=9
did anyone change the stock of product 15? → ?|-|produto.estoque.ver id=15
`

export const talk = `
bom dia, tudo bem com vocês? → ?|-
obrigada, era só isso → ?|-
thanks! → ?|-
que sistema complicado meu deus → ?|-
a reunião ficou pras três → ?|-
o cliente está furioso com a gente → ?|-
excluíram meu nome da lista do café → ?|-
tô de saída pro almoço, já volto → ?|-
o bônus de fim de ano da equipe sai quando? → ?|-|ir.bonus|/bonus
`

export const hypothetical = `
se eu excluir a loja 44, o que acontece com os pedidos dela? → ?|-|loja.editar id=44
what happens if I delete product 201? → ?|-|produto.editar id=201
o que aconteceria se liberássemos o bônus 80? → ?|-
e se a gente desativasse o cashback 33? → ?|-|cashback.ver id=33
caso eu apague o fornecedor 19 os produtos somem? → ?|-|/produtos?fornecedorId=19|fornecedor.editar id=19
é perigoso reprocessar um pedido duas vezes? → ?|-
será que convém excluir o plano 11? → ?|-|plano.editar id=11
talvez amanhã eu exclua o produto 73 → ?|-|produto.editar id=73
imagina se alguém libera o bônus 2001 sem querer → ?|-
[/bonus] posso liberar o 5520? → ?
`
