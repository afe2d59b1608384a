/**
 * Lines that must offer nothing destructive: denials, questions about what was done, truncated ids, and words that only
 * look similar. `-`: no write command anywhere; `?`: the line is stopped with a reason. Format: `actions.fixture.ts`.
 */

export const negations = `
não excluir produto 12 → ?
nao excluir produto 12 → ?
não exclua o produto 12 → ?
nunca libere o bônus 88 → ?
nunca exclua o produto 12 → ?
jamais apague a loja 6 → ?
não quero excluir o produto 12 → ?
não libere os bônus da @maria → ?
não desabilite o cashback 3 → ?
nem pense em excluir a categoria 5 → ?
pare de excluir → ?
deixe de liberar bônus → ?
evite excluir o produto 12 → ?
sem excluir o produto 12 → ?
cancele a exclusão do produto 12 → ?
cancelar a exclusão do produto 12 → ?
[/produtos] não excluir 12 → ?
[/bonus] não liberar 88 → ?
don't delete product 12 → ?
do not delete product 12 → ?
never release bonus 88 → ?
excluir produto 12 não → ?
`

export const pastQuestions = `
[/produtos] pediram pra excluir o produto 12? → ?|produto.editar id=12
[/bonus] seria bom liberar o bônus 7? → ?|ir.bonus
[/bonus] pode ser que liberem o bônus 7 → ?|ir.bonus
[/bonus] talvez libere o bônus 7 → ?|ir.bonus
quem excluiu o produto 12? → ?
quem liberou o bônus 88? → ?
quando o bônus 88 foi liberado? → ?
quando excluíram a loja 6 → ?
o produto 12 foi excluído? → ?
o cashback 3 já foi desabilitado? → ?
por que o cashback 3 foi desabilitado? → ?
por que desabilitaram o cashback 3 → ?
alguém apagou a loja 6? → ?
excluíram o produto 12 → ?
já liberei o bônus 88? → ?
eu já excluí o produto 12? → ?
o pedido 501 foi reprocessado? → ?
quem apagou a categoria 5 → ?
quantos bônus foram liberados ontem → ?
o que acontece se eu excluir o produto 12? → ?
who deleted product 12? → ?
when was bonus 88 released → ?
qual produto foi excluído ontem? → ?
produto 12 excluído → ?
bônus 88 liberado? → ?
como o produto 12 foi excluído? → ?
`

export const cutIds = `
excluir produto 12x → ?
excluir produto 1.234 → ?
excluir produto 15/10 → ?
excluir produto -5 → ?
excluir produto 12- → ?
excluir produtos 12 a → ?
excluir produtos 12, → -|produto.excluir ids=12
liberar bônus 88.5 → ?
liberar bônus 8 8x → ?
excluir produto 12abc → ?
reprocessar pedido 50l → ?
desabilitar cashback 3% → ?
excluir produto 0 → ?
excluir 2 produtos → ?
excluir dois produtos → ?
liberar 3 bônus → ?
excluir produto doze e meio → ?
excluir produto 12.5 → ?
excluir produto 1e3 → ?
`

export const alike = `
[/cashbacks] religar cashback 71 → ?|cashback.ver id=71
pode religar o cashback 71 agora → ?|cashback.ver id=71
desprocessar pedido 12 → ?|pedido.ver id=12
incluir produto 12 → -
incluir produto → produto.cadastrar
produtos exclusivos → -
exclusivo → -
exclusões → -
exclusão de produto → -
histórico de exclusões → -
relatório de bônus liberados → -
liberdade → -
liberal → -
apagão → -
remoto → -
remover filtros → tabela.limpar
[/produtos] remover filtros → tabela.limpar
[/produtos] apagar filtros → tabela.limpar
[/produtos] excluir filtros → tabela.limpar
[/produtos] remover ordenação → tabela.ordenarPadrao
[/produtos] apagar seleção → tabela.limparSelecao
desativar atalhos → casca.teclaUnica
apaga a luz → -
[/produtos] apaga a luz → -|produto.excluir nome=luz
liberar espaço → -
eliminar dúvidas → -
deletério → -
habilidade → -
habilitação → -
[/cashbacks] ativo → /cashbacks?STATUS_ID=1
[/cashbacks] desabilitados → /cashbacks?STATUS_ID=2
cashbacks desabilitados → /cashbacks?STATUS_ID=2
cashbacks habilitados → /cashbacks?STATUS_ID=1
produtos excluídos → -
processo → -
reprocesso → -
livrar → -
excursão → -
inclusão → -
sincronia → -
delegar produto 12 → -
detalhe do produto 12 → produto.editar id=12
desabafo → -
excel → -
[/produtos] exportar → tabela.csv
bônus libertado → -
ajuste fiscal → -
ajuda para excluir → -|?
liberação → -
removido → -
associado → -
`
