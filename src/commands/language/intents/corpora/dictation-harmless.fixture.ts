/**
 * Lines by the author of `dictation.fixture.ts`: subjects of messages, remarks, doubts and suppositions. None may offer
 * a write command. Format: `../harmless.fixture.ts`.
 */

export const quiet = `
RES: exclusão do produto 12 → -
ENC: Liberação bônus 88 → -
Re: Re: desabilitar cashback 3 → cashback.desabilitar ids=3|-
Assunto: RES: excluir categoria 7 (URGENTE) → categoria.excluir ids=7|-
FW: liberar bonus 91 → bonus.liberar ids=91|-
[/] [Ticket#20261120] Exclusão de produto 12 → -
Chamado INC0012345 - excluir produto 12 → produto.excluir ids=12|-
OS 5512: reprocessar pedido 501 → bonus.reprocessar id=501|-
[/produtos] [10:32, 21/11] Ana: exclui o 12 → -
21/11/2026 10:32 - Bruno Lima: libera o bônus 88 → -
Ana 10:32 exclui o produto 12 → -
[/] [21/11 14:05] +55 11 98888-7777: desabilita o cashback 3 → -
Encaminhada: excluir o produto 12 → -
[/bonus] *Ana*: libera o 88 → -
> exclui o produto 12 → produto.excluir ids=12|-
"excluir produto 12", foi o que ela escreveu → -
id produto;excluir;motivo → -
Produto 12;excluir;sim;20/11/2026 → -
excluir? | 12 | não → -
pendências: excluir produto 12, liberar bônus 88 → -
Produtos excluídos: 12, 15 → -
Relatório de bônus liberados 88 a 95 → -
não sei se excluo o produto 12 → -
queria saber se o bônus 88 foi liberado → -
fiquei na dúvida se é pra desabilitar o cashback 3 → -
[/produtos] gostaria de entender por que o 12 foi excluído → -
[/bonus] me diz se já posso liberar o 88 → -
me explica o que acontece ao excluir o plano 2 → -
ver se dá pra excluir a loja 5 → -
acho que dá pra liberar o bônus 88 → -
verificar se o cashback 3 está desabilitado → -
saber quem desabilitou o cashback 3 → -
caso exclua o produto 12 o pedido some → -
na hora de excluir o produto 12 apareceu um erro → -
[/produtos] antes de excluir o 12 eu queria ver o estoque → -
depois que liberar o bônus 88 me avisa → -
se eu excluir o produto 12 perde o histórico → -
mesmo excluindo o produto 12 ele aparece → -
ao liberar o bônus 88 o saldo muda → -
em caso de excluir a categoria 7, os produtos ficam órfãos → -
supondo a exclusão do produto 12 → -
eventual exclusão da loja 5 → -
[/bonus] imagina se eu libero o 88 → -
sem liberar o bônus 88 não fecha → -
enquanto não liberar o bônus 88 ela não sossega → -
para excluir o produto 12 precisa de senha → -
quem for excluir o produto 12 avisa antes → -
disseram que era pra excluir o produto 12 → -
ela falou assim exclui o produto 12 → -
o chefe quer liberar o bônus 88 → -
me pediram pra desabilitar o cashback 3 → cashback.desabilitar ids=3|-
[/bonus] fulano disse: libera o 88 → -
parece que a loja 5 deve ser excluída → -
já era o produto 12 → -
excluiu errado o produto 12 → -
[/produtos] excluiu errado o 12 → -
liberou o bônus 88 duas vezes → -
alguém apagou o produto 12 → -
sumiu o produto 12 → -
[/produtos] o 12 foi pro saco → -
o bônus 88 já caiu → -
produto 12 apagado, ufa → -
reprocessei o pedido 501 e nada → -
desabilitei o cashback 3 sem querer → -
[/produtos] o estoque do 33 ficou 20 → -
[/produtos] o estoque do 33 está em 20 → -
[/produtos] o estoque do 33 era 20 → -
deu erro ao ajustar o estoque do produto 33 para 20 → -
sincronização da rv falhou → -
a sincronização rodou ontem → -
[/produtos] hmm excluir o 12 ou o 15 → -
excluir o produto 12 ou o 15? → -
[/produtos] o 12 talvez apagar → -
acho que vou excluir o produto 12 → -
[/bonus] pensando em liberar o 88 → -
[/bonus] liberar 88, é isso? → -
o certo seria excluir o produto 12 → -
tinha que ter excluído o produto 12 → -
devia ter liberado o bônus 88 ontem → -
ainda falta liberar os bônus 88 e 89 → -
preciso lembrar de excluir o produto 12 → -
lembrar: excluir produto 12 → -
anota aí pra excluir o produto 12 → -
[/produtos] deixa o 12 quieto → -
[/produtos] o 12 fica, não mexe → -
[/produtos] tudo menos excluir o 12 → -
jamais liberar o bônus 88 sem conferir → -
[/bonus] só não libera o 88 → -
em hipótese alguma excluir o plano 2 → -
nem excluir nem desabilitar o cashback 3 → -
[/produtos] exclui não o 12 → -
favor desconsiderar a exclusão do produto 12 → -
favor não liberar bônus 88 → -
suspende a liberação do bônus 88 → -
segura o bônus 88 → -
exclusividade do produto 12 → -
apagão do produto 12 → -
desativado cashback 3 → -
excluir produto 12 de 15 → -
[/bonus] liberar 88% → -
excluir o produto do dia 12 → -
liberar bônus de nov/26 → -
excluir produtos de 12/11 → -
[/bonus] libera 88 reais pra ela → -
excluir os 12 primeiros produtos → -
liberar 3 bônus → -
[/cashbacks] desabilita os vencidos → -
[/produtos] apaga os 3 últimos → -
[/produtos] estoque 33 20 → -
[/bonus] libera o 88 será → -
[/bonus] sistema: liberar 88 → -
[/produtos] excluir 12° → -
[/bonus] bom dia !liberar 88 → -
`

export const unsaid = `
suporte: excluir produto 12 → -
[/produtos] Ana: exclui o 12 → -
[/bonus] o chefe: libera o 88 → -
financeiro: liberar bônus 88 → -
[/produtos] Maria disse: apaga o 12 → -
cliente: excluir loja 5 → -
robô: reprocessar pedido 501 → -
[/produtos] sistema : excluir 12 → -
gerente diz: desabilita o cashback 3 → -
[/bonus] mãe: libera o 88 → -
[/bonus] João Pedro: libera o 88 → -
histórico: excluir produto 12 → -
log: liberar bônus 88 → -
[/bonus] liberar 88° → -
[/produtos] apaga o 12º → -
[/produtos] excluir o 12° da lista → -
[/bonus] liberar 3°, 4° e 5° → -
[/produtos] excluir o 12, certo? → -
[/bonus] é pra liberar o 88? → -
[/bonus] liberar 88, tá certo? → -
[/produtos] excluir 12, confirma? → -
[/bonus] liberar 88, correto? → -
excluir produto 12, isso mesmo? → -
desabilitar cashback 3, seria isso? → -
[/produtos] excluir 12, é esse? → -
[/bonus] liberar o 88, é assim? → -
[/bonus] dá pra liberar isso aqui, o 88? → bonus.liberar ids=88|-
[/cashbacks] não quero mais o 31 valendo → cashback.desabilitar ids=31|-
[/cashbacks] o 31 não aparece pro cliente → -
[/cashbacks] o 14 está funcionando de novo → -
[/cashbacks] o 31 parou de valer → -
[/cashbacks] o 22 voltou a ficar ativo → -
[/cashbacks] o 14 não está funcionando → -
[/cashbacks] o 9 não pode mais aparecer? → -
[/cashbacks] por que o 31 não pode aparecer → -
[/cashbacks] o 31 não pode parar de valer → -
[/cashbacks] o 14 não tem que voltar → -
[/cashbacks] o 3 não precisa voltar a ficar ativo → -
[/cashbacks] não quero o 31 desligado → -
[/cashbacks] o 7 fica ativo até sexta → -
[/cashbacks] o 5 deve estar ativo → -
[/cashbacks] o 12 já devia estar ativo → -
[/cashbacks] se o 31 não puder aparecer → -
[/cashbacks] o 31 não pode ficar inativo → -
[/cashbacks] o 31 precisa ficar ativo? → -
[/cashbacks] quando o 31 tem que parar de valer → -
[/cashbacks] o 31 tem que parar de valer amanhã → -
[/cashbacks] o 22 precisa voltar a ficar ativo quando a Ana aprovar → -
[/cashbacks] ela disse que o 22 precisa voltar a ficar ativo → -
[/cashbacks] o 31 ou o 32 tem que parar de valer → -
[/cashbacks] acho que o 31 tem que parar de valer → -
[/bonus] o 88 não pode cair na conta da pessoa → -
[/bonus] o 88 já caiu na conta → -
[/bonus] o 88 vai cair na conta amanhã → -
o produto 7 está no plano 3 → -
o produto 7 não está mais no plano 3 → -
o produto 7 saiu do plano 3 → -
o produto 7 não pode sair do plano 3 → -
o produto 7 precisa entrar no plano 3? → -
se o produto 7 entrar no plano 3 → -
quando o produto 7 sair do plano 3 → -
ela quer que o produto 7 saia do plano 3 → -
não quero que o produto 7 saia do plano 3 → -
o produto 7 deve sair do plano 3 amanhã → -
acho que o produto 7 tem que entrar no plano 3 → -
[/cashbacks] o 5 pode voltar a valer? → -
[/cashbacks] o 5 não vai mais aparecer → -
[/cashbacks] o 5 não tem aparecido → -
[/cashbacks] o cliente quer o 5 de volta no ar → -
[/cashbacks] o 5 deve estar funcionando → -
[/cashbacks] o 5 devia ficar ativo → -
[/cashbacks] não deixa o 5 fora do ar → -
[/cashbacks] deixaram o 5 fora do ar → -
[/cashbacks] quem deixou o 5 fora do ar → -
[/cashbacks] quem quer o 5 fora do ar? → -
[/cashbacks] o 5 fica fora do ar às vezes → -
[/cashbacks] o 5 ficou fora do ar ontem → -
[/cashbacks] vai que o 5 sai do ar → -
[/cashbacks] o 5 só precisa ficar inativo se vencer → -
[/cashbacks] o 5 tem que ficar ativo ou não? → -
[/cashbacks] o 5 não precisa parar de valer → -
[/cashbacks] nunca deixe o 5 parar de valer → -
[/produtos] o 9 tem 12 de estoque → -
[/produtos] o 9 tinha 12 no estoque → -
[/bonus] sistema diz: liberar 88 → -
console: excluir produto 12 → -
[/produtos] tela: excluir 12 → -
[/produtos] ficha: excluir 12 → -
[/bonus] liberar 88º → -
[/produtos] estoque 12, 15 → -
[/produtos] qtd 12 15 → -
[/produtos] libera esses 12 → -
[/bonus] liberar 88, isso? → -
[/bonus] é isso, liberar 88? → -
excluir produto 12/11 → -
excluir produto de 12 de novembro → -
[/produtos] estoque 12 e 15 → -
[/] ajustar estoque do produto 12 30 → produto.estoque.ajustar id=12 n=30|-
[/cashbacks] religar cashback 71 → cashback.ver id=71|-
[/cashbacks] quero os 3 ativos → -
[/cashbacks] quero 5 ativos → -
[/cashbacks] deixa os 3 ativos → -
[/cashbacks] deixa os 3 funcionando → -
[/cashbacks] quero que os 3 fiquem ativos → -
[/produtos] mais 10 linhas → /produtos?tamanho=10|?|-
[/transacoes] compara outubro com setembro → leitura.periodo|?|-
[/] quanto tem na rv → ir.saldo|dashboard.credito|ir.rvhub|rv.filtrar|-
[/] excluir loja 24 horas → loja.excluir nome=24_horas|?|-
[/lojas] apaga tudo menos a 4 → -
[/pedidos] apaga o 501 → -
[/transacoes] exclui a 55 → -
[/usuarios] desativa o 9 → -
[/usuarios] bloqueia o 9 → -
[/produtos] põe o 12 pra fora → -
[/cashbacks] o 5 tem que ver se é ativo → -
[/cashbacks] deixa o 5 como tá → -
[/cashbacks] quero ver o 5 funcionando → -
[/cashbacks] quero saber se o 5 tá no ar → -
[/cashbacks] o 5 precisa estar no ar → -
[/cashbacks] que o 5 está no ar eu sei → -
[/cashbacks] quero o 5 ativo só amanhã → -
[/cashbacks] quero o 5 ativo? → -
[/cashbacks] eu queria o 5 ativo mas não pode → -
[/bonus] 88: liberado → -
[/bonus] registro: liberar 88 → -
[/produtos] dados: excluir 12 → -
`
