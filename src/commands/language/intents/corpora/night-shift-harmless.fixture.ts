/**
 * Lines by the author of `night-shift.fixture.ts`: pasted, retracted or told, and questions for permission. None may
 * offer a write command. Format: `../harmless.fixture.ts`.
 */

export const quiet = `
[/produtos] n exclui o 12 → -
[/produtos] ñ apaga o 12 ainda → -
[/produtos] num apaga o 12 nao → -
nada de liberar o bônus 88 → -
[/bonus] nem pense em liberar o 88 → -
[/bonus] segura, libera o 88 não → -
proibido excluir o produto 12 → -
[/produtos] deixe de excluir o 12 → -
[/produtos] evite apagar o 12 → -
sem excluir produto 12 → -
excluir produto 12 ❌ → -
[/produtos] excluir o 12 nem a pau → -
[/produtos] excluir 12? melhor não → -
[/cashbacks] o 3 não é pra desabilitar → -
[/bonus] liberar 88 só que não → -
~~excluir produto 12~~ → -
// excluir produto 12 → -
-- excluir produto 12 → -
<!-- excluir produto 12 --> → -
TODO: excluir produto 12 → -
[/] [ ] excluir produto 12 → -
[/] [x] liberar bônus 88 → -
✅ excluir produto 12 → -
excluir produto 12 (feito) → -
feito: liberar bônus 88 → -
1) excluir produto 12 - concluído → -
[09:12] Joana: exclui o produto 12 → -
Joana (suporte): libera o bônus 88 pra ela → -
GLPI #4432 excluir produto 12 → -
chamado 4432: liberar bônus 88 - encerrado → -
De: ana@x.com Para: suporte Excluir produto 12 → -
2026-11-19 10:02 INFO excluir produto 12 → -
DELETE /gestor/produtos/12 204 → -
curl -X DELETE https://api/gestor/produtos/12 → -
DELETE FROM produtos WHERE id = 12; → -
excluirProduto(12) → -
if (ok) liberar bônus 88 → -
{"acao":"excluir","produto":12} → -
git commit -m "excluir produto 12" → -
excluir produto 12… → -
excluir produto 12- → -
excluir produtos 12 a → -
excluir produto 1_ → -
excluir produto 12xx → -
excluir produto R$ 12 → -
excluir produto 12% → -
excluir produto -12 → -
excluir produto 0 → -
excluir produto 12h → -
liberar bônus às 12h → -
liberar bônus dia 15 → -
liberar bônus de 88 reais → -
[/produtos] caso o 12 esteja zerado exclua → -
[/bonus] libera o 88 se o pedido 501 bater → -
[/bonus] assim que aprovarem libera o 88 → -
[/produtos] quando a Maria confirmar exclui o 12 → -
excluir produto 12 só se estiver inativo → -
[/bonus] dependendo do saldo, liberar 88 → -
a menos que reclamem, excluir loja 5 → -
amanhã excluir produto 12 → -
excluir produto 12 amanhã cedo → -
[/bonus] segunda que vem libero o 88 → -
[/produtos] vou excluir o 12 depois do almoço → -
as 18h sincronizar rv → -
[/bonus] liberar 88 em 15/12 → -
[/bonus] liberar o 88 daqui a pouco → -
[/bonus] será que libero o 88? → -
[/bonus] devo liberar o 88? → -
é seguro excluir o plano 2? → -
quem pode liberar o bônus 88? → -
tem problema se eu excluir a loja 5? → -
o que acontece se excluir o plano 2? → -
alguém sabe se já pode liberar o bônus 88? → -
o João mandou excluir o produto 12 → -
cliente pediu pra liberar o bônus 88 → -
a Ana quer que exclua a loja 5 → -
segundo o gerente é pra excluir o produto 12 → -
[/produtos] exclui o 12, não, espera → -
[/bonus] libera o 88... esquece → -
[/produtos] apaga o 12 ops → -
[/produtos] apaga o 12. Não, deixa → -
[/bonus] liberar 88 xii não era esse → -
cancela a exclusão do produto 12 → -
cancelar liberação do bônus 88 → -
desisti de excluir o produto 12 → -
[/produtos] exclui o 12 ontem e deu ruim → -
acabei de excluir o produto 12 → -
bônus 88 liberado → -
[/bonus] 88 e 89 liberados ok → -
desativaram o cashback 3 → -
produto 12 excluído com sucesso → -
tentei liberar o bônus 88 e deu erro → -
erro ao excluir produto 12 → -
não consigo excluir o produto 12 → -
[/bonus] por que não libera o 88 → -
Excluir produto #12? → -
Tem certeza que deseja excluir o produto 12? → -
botão excluir do produto 12 sumiu → -
o comando "excluir produto 12" não funciona → -
passo 1: excluir produto 12 → -
tipo excluir produto 12, sabe → -
por exemplo liberar bônus 88 → -
digamos que eu exclua o produto 12 → -
ia excluir o produto 12 → -
quase excluí o produto 12 → -
falta excluir o produto 12 → -
aguardando liberar bônus 88 → -
don't delete product 12 → -
should I delete product 12? → -
delete product 12 tomorrow → -
no eliminar el producto 12 → -
nunca liberes el bono 88 → -
oitenta e oito nao era pra liberar o bonus → -
exclusivo produto 12 → -
`

/** More lines like those that were first misread as actions. */
export const nearby = `
[/produtos] ex: excluir 12 → -
ex.: excluir produto 12 → -
p. ex. excluir produto 12 → -
e.g. delete product 12 → -
REM excluir produto 12 → -
- excluir produto 12 → -
a) excluir produto 12 → -
(excluir produto 12) → -
“excluir produto 12” → -
(ok) liberar bônus 88 → -
☐ excluir produto 12 → -
⛔ liberar bônus 88 → -
excluir produto 12 🚫 → -
excluir produto 12 [ok] → -
excluir produto 12: ok → -
excluir produto 12 (?) → -
excluir produto 12 - ticket fechado → -
excluir produto 12, chamado encerrado → -
excluir produto 12 - solicitado por Ana → -
excluir produto 12 - aprovado → -
excluir produto 12 - expirado → -
excluir produto 12 - excluído → -
[/bonus] conforme o saldo, liberar 88 → -
[/bonus] havendo saldo, liberar 88 → -
[/bonus] sem saldo, liberar 88 → -
[/bonus] mediante aprovação, liberar 88 → -
[/bonus] com o ok da Ana, liberar 88 → -
[/bonus] contanto que pague, liberar 88 → -
[/bonus] salvo engano, liberar 88 → -
[/bonus] na dúvida, liberar 88 → -
[/bonus] aprovado, liberar 88 → -
[/bonus] cliente confirmando, libera o 88 → -
[/bonus] ao liberar o 88 → -
[/produtos] posso excluir o 12? → -
[/produtos] posso excluir o 12 → -
[/produtos] a gente pode excluir o 12? → -
[/produtos] preciso excluir o 12? → -
[/produtos] é pra excluir o 12? → -
[/produtos] quer que eu exclua o 12? → -
[/produtos] excluo o 12? → -
[/bonus] libero? → -
[/bonus] onde liberar o 88? → -
[/bonus] can I release 88? → -
[/bonus] ela libera o 88 → -
[/bonus] a gente libera o 88 → -
[/bonus] o sistema libera o 88? → -
[/bonus] bônus 88 para liberar → -
[/bonus] 88 pra liberar → -
[/bonus] o 88 é pra liberar → -
[/produtos] produtos 12 e 13 pra apagar → -
[/produtos] exclui o 12 n → -
[/produtos] excluir 12: n → -
[/produtos] deixa pra lá excluir o 12 → -
[/produtos] excluir? 12 → -
[/produtos] excluir 12 itens → -
[/produtos] excluir os 12 → -
ver preços da rv → -
mostra os preços da rv → -
e.g. excluir produto 12 → ?
[/produtos] tira 5 unidades do 12 → produto.alterar ids=12 campo=numEstoque valor=5_a_menos
[/produtos] edita os 12 → ?
`
