/**
 * Lines by another author, who pastes logs and mails and describes how things are. Written from the specification,
 * without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/produtos] no borrar 12 → ir.registro id=12
don't delete 12 → ?
do not delete product 12 → produto.editar id=12
no elimines el producto 12 → produto.editar id=12
nunca borres la tienda 3 → loja.editar id=3
[/produtos] can't delete 12 → ?
[/produtos] não precisa excluir o 12 não → ir.registro id=12
[/produtos] nem pense em apagar o 12 → ?
[/produtos] excluir o 12? de jeito nenhum → ?
[/produtos] não exclua nada, só olhe o 12 → ?
[/bonus] liberar 88 só depois da conferência → -
[/bonus] se a Ana aprovar, libera o 88 → ?
[/bonus] caso o cliente confirme, liberar bônus 88 → -
[/produtos] se o estoque zerar exclui o produto 12 → ?
[/bonus] assim que o financeiro der ok a gente libera o 88 → -
[/produtos] a menos que vendam, excluir o 12 → ?
[/produtos] amanhã excluo o 12 → -
[/bonus] segunda-feira libero o 88 → -
depois do almoço vou apagar a categoria 5 → -
agendar exclusão do produto 12 para dezembro → ?
[/bonus] mês que vem liberar os bônus 88 a 99 → -
[/produtos] excluí o 12 ontem → ?
[/produtos] apagaram o 12 sem avisar → ?
[/bonus] o bônus 88 foi liberado por quem? → ?
loja 3 removida ontem à tarde → ?
[/produtos] a Ana pediu pra excluir o 12? → -
[/produtos] o João disse que era pra apagar o 12 → ?
[/bonus] o gerente falou "libera o 88" mas eu não concordo → -
[/produtos] alguém pediu para excluir o produto 12 → ?
[/produtos] ela perguntou se pode excluir o 12 → ?
[/produtos] excluir produto 12, sugeriu o João → -
[/bonus] libera o 88, foi o que a Ana falou → -
[/bonus] dá problema liberar o bônus 88 duas vezes? → -
vale a pena excluir a categoria 5? → ?
[/produtos] pra que excluir o 12 → ?
o botão diz 'Excluir produto #12?' → -
[/produtos] tela de excluir produto 12 → -
[/produtos] removedor de manchas 12 → -
libélula 88 → -
[/produtos] excluir 12... → ?
[/produtos] excluir produto 12/ → ?
ligar para (11) 98765-4321 sobre a loja → -
[/produtos] R$ 12 a menos → -
[/produtos] ah claro, apaga o 12 também, já que estamos nessa → -
[/bonus] imagina liberar o bônus 88 sem conferir → ?
Assunto: RE: exclusão do produto 12 → ?
Fwd: liberar bônus 88 - aguardando aprovação → -
[/bonus] liberar bônus 88 - rejeitado → -
[/produtos] excluir produto 12, resolvido → -
Prezados, favor informar se a loja 3 será removida. Att, Carlos → ?
2026-11-19 10:22:01 DELETE /gestor/produtos/12 200 → -
[ERROR] Erro ao excluir produto 12: constraint violation → -
delete from produtos where id = 12 → ?
[/produtos] deleteProduct(12) → ?
apagar o arquivo 12 do meu computador → -
deletar a linha 12 da planilha do excel → -
[/produtos] o plano é excluir o 12 → ?
[/produtos] o certo seria excluir o 12 → ?
[/produtos] o estoque do produto 12 está em 30? → -
[/produtos] por que o estoque do 12 está em 30 → -
[/cashback-planos] o produto 12 está no plano 3 → -
[/cashback-planos] produto 12 no plano 3? → -
[/cashback-planos] plano 4 com profundidade 6 → -
[/cashback-planos] profundidade do plano 4 é 6? → -
[/bonus] bônus 88 a liberar → ?
[/bonus] temos 88 bônus para liberar → ?
excluir cashback de 12 → -
excluir página 2 → -
[/produtos] excluir produtos da página 12 → -
[/produtos] estoque do produto 12 página 30 → -
`
