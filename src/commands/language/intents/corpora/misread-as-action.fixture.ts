/**
 * Lines by another author, who looks for lines that might be misread as an action. Written from the specification,
 * without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/bonus] e se eu liberace o bonus 12 → -
[/cashbacks] se a gente desativase o 7 → -
mas se eu exclui-se a loja 3 → -
[/bonus] Gostaria de aprovar o bônus 120. → -
[/produtos] não apaga o 12 → -
[/produtos] nao é pra excluir o 12 ainda → -
[/cashbacks] n exclui o 4 pfv → -
[/bonus] ñ libera o 88 → -
[/lojas] exclui a 3 não → -
[/lojas] nem pense em excluir a 7 → -
[/fornecedores] nunca mais removo o 9 sem perguntar → -
[/bonus] jamais liberar o 31 → -
[/categorias] evita apagar a 5 → -
[/categorias] deixa de excluir a 8 → -
[/cashbacks] para de desativar o 3 → -
[/bonus] cancela isso, não libera o 12 → -
[/produtos] esquece, não precisa mais deletar o 40 → -
[/produtos] deixa o 15 quieto, nada de excluir → -
[/cashback-planos] proibido excluir o plano 2 → -
[/cashbacks] melhor não desabilitar 3 e 4 → -
[/pedidos] não reprocessa o 501 → -
ninguém mexe nem exclui a loja 6 → -
[/produtos] sem excluir nada, só me mostra o 12 → -
[/bonus] tudo menos liberar o 44 → -
[/produtos] excluir o 12? de jeito nenhum → -
[/cashbacks] ativar o 5 nem a pau → -
[/fornecedores] excluir 14 tá fora de questão → -
[/produtos] num zera o estoque do 12 não → -
[/bonus] segura o 19, não solta → -
[/cashback-planos] tampouco apagar o 3 → -
[/bonus] quem liberou o 12? → -
[/produtos] o 14 já foi excluído → -
[/lojas] vai excluir a 3 amanhã? → -
[/cashbacks] por que desativaram o 6 → -
[/bonus] quando o 57 foi liberado → -
[/pedidos] alguém já reprocessou o 88? → -
[/produtos] o 12 ainda vai ser apagado? → -
[/categorias] posso excluir a 4 ou tem produto nela? → -
[/fornecedores] quantos fornecedores foram excluídos esse mês → -
[/bonus] a maria costuma liberar o 5 sozinha? → -
[/usuarios] qual usuário apagou o produto 12 → -
[/lojas] foi você que removeu a 11? → -
[/cashbacks] o sistema desabilita o 3 sozinho quando vence? → -
[/produtos] dá problema excluir o 30? → -
[/bonus] ainda falta alguém liberar o 21? → -
[/cashback-planos] tem gente usando o 2? excluíram? → -
[/produtos] se eu apagar o 5 o que acontece → -
[/bonus] caso eu libere o 9, cai na conta hoje? → -
[/lojas] e se a gente excluir a 12? → -
[/cashbacks] se desativar o 4 os pedidos continuam? → -
[/categorias] supondo que exclua a 7, os produtos somem? → -
[/pedidos] só reprocessar o 501 se o cliente reclamar → -
[/fornecedores] a menos que ele pague, excluir o 8 → -
[/bonus] quando o financeiro aprovar libera o 60 → -
[/produtos] acho que tinha que excluir o 12 mas não sei → -
[/lojas] será que apago a 3 → -
[/bonus] talvez liberar o 17, vou ver → -
[/cashbacks] tô em dúvida se desativo o 5 → -
[/cashback-planos] não sei se excluo o 4 → -
[/produtos] em dúvida entre excluir e bloquear o 22 → -
[/produtos] o joão disse que apagou o 12 → -
[/bonus] mandaram excluir o 7? → -
[/bonus] ana falou que ia liberar o 33 → -
[/lojas] o gerente perguntou se excluímos a 9 → -
[/cashbacks] segundo o suporte, desativaram o 2 → -
[/pedidos] cliente diz que reprocessaram o 412 duas vezes → -
[/fornecedores] disseram que o 5 foi removido sem querer → -
[/produtos] excluídos hoje → -
[/bonus] os liberados de ontem → -
[/produtos] 12 excluído → -
[/lojas] apagada a 3 → -
[/cashbacks] 3 e 4 desativados → -
[/cashbacks] habilitados até 10 → -
[/pedidos] reprocessados 501 502 → -
[/bonus] liberado 88 indevidamente → -
[/fornecedores] removidos na semana passada → -
[/produtos] estoque zerado 12 → -
[/produtos] editado por último o 12 → -
[/categorias] foi excluída a 6 → -
[/produtos] a exclusão do 12 → -
[/bonus] liberação 5 travada → -
[/pedidos] reprocessamento do 501 deu erro → -
[/cashbacks] desativação do 4 pendente de ok → -
[/lojas] remoção da 7: ver com o jurídico → -
[/cashback-planos] motivo da exclusão do plano 3 → -
[/bonus] prazo de liberação do 12 → -
[/cashbacks] ativação 9 → -
[/cashback-planos] os que excluem 5 → -
[/bonus] quem paga 12 → -
[/produtos] planos que zeram o 3 → -
[/usuarios] usuários que apagaram 10 ou mais → -
[/bonus] aquele que libera 5 por dia → -
[/lojas] as lojas que desativamos em 2025 → -
[/bonus] libera 5- → ?
[/produtos] apaga 1 2 3 .. → ?
[/lojas] excluir 12 e → ?
[/fornecedores] remover 8 a → ?
[/categorias] deletar 15.. → ?
[/bonus] liberar do 40 até o → ?
[/cashback-planos] apagar o 2 ou o 3 → ?
[/pedidos] reprocessar 50? → -
[/cashbacks] habilitar 7 e mais o → ?
[/produtos] excluir 1O2 → ?
excluir lojas 3, 4 e ... → ?
liberar bônus 8_ → ?
[/produtos] incluir 12 → -
[/lojas] inclui a 3 no relatório → -
[/produtos] exclusivos 12 → -
[/cashbacks] exclusivo loja 4 → -
[/bonus] livre 5 → -
[/bonus] libras 12 → -
[/produtos] pegar 5 → -
[/cashbacks] ativo 3 → -
[/cashbacks] inativo 7 → -
[/produtos] apagado 7 → -
[/pedidos] catar 8 → -
[/usuarios] cansar 4 → -
[/bonus] saltar para o 5 → -
[/bonus] liberal 14 → -
[/cashbacks] habilidade 3 → -
[/produtos] definitivo 12 → -
[/fornecedores] editora 5 → -
[/produtos] remoto 12 → -
[/lojas] salvador 3 → -
[/pedidos] processando 501 → -
[/produtos] zeros 30 → -
[/produtos] excursão 12 → -
[/bonus] libertadores 2026 → -
[/produtos] asdf12 jkl 3 → -
[/lojas] eeeeee 12 12 12 → -
[/bonus] llllibbb 5 5 → -
[/cashbacks] xcvbn 3,4 ;; → -
[/produtos] who deleted 12? → -
[/produtos] don't delete 12 → -
[/lojas] no borrar la 5 → -
[/bonus] was 88 released yesterday → -
[/fornecedores] ne pas supprimer 3 → -
[/produtos] Prezados, favor verificar o produto 12 que foi removido → -
[/pedidos] Ticket 4512 - cliente pede cancelar pedido 88 (não fazer) → -
[/bonus] RE: RES: bônus 88 liberado em duplicidade, aguardando retorno → -
[/lojas] Boa tarde, a loja 14 aparece como excluída no app. Podem confirmar? → -
[/cashbacks] [#7731] desativação indevida do cashback 4 - em análise → -
Oi, ontem apagaram a categoria 9 por engano, segue print → -
ENC: lista de exclusões 12, 15, 18 para conferência → -
[/produtos] depois eu apago o 3 → -
[/lojas] amanhã excluo a 9 → -
[/bonus] lembrar de liberar 4 → -
[/cashbacks] semana que vem desativar o 6 → -
[/pedidos] mais tarde reprocesso o 501 → -
[/produtos] claro, vamos apagar o 12 e perder o emprego kkk → -
[/produtos] imagina excluir tudo → -
[/cashback-planos] ah sim, exclui o plano padrão, ótima ideia né → -
[/cashbacks] desativar o 3 é pior que excluir? → -
[/bonus] prefiro esperar a liberar o 20 → -
[/produtos] pede pro fulano apagar o 3 → -
[/bonus] avisa a carla pra liberar o 12 → -
[/lojas] queria não ter apagado a 5 → -
[/produtos] desfazer exclusão do 12 → -
[/produtos] volta o 12 que apaguei → -
[/fornecedores] recuperar o 8 que excluíram → -
`
