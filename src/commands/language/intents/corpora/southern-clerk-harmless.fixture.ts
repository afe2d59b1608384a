/**
 * Lines by a back-office clerk in the south who types half sentences and abbreviations. Written from the specification,
 * without the console. None may offer a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/produtos] nao exclui o 12 não, deixa → ir.registro id=12
[/bonus] quem liberou o bonus 88 ontem? → ir.bonus
[/bonus] se eu liberar o 90 dá pra voltar atrás? → ?
[/produtos] produtos exclusivos → ?
[/fornecedores] nunca apague forn sem me avisar → -
[/cashbacks] pq o cashback 3 foi desabilitado semana passada → ?
[/pedidos] o ped 501 já foi reprocessado? → pedido.ver id=501
[/bonus] ainda não libera nada, estou conferindo os vlr → -
quem pediu a exclusão da loja 4 → loja.editar id=4
[/cashback-planos] e se eu apagasse o plano 2, o que aconteceria com os produtos dele? → plano.editar id=2
[/transacoes] liberação de bonus → ir.bonus
[/produtos] quando foi que sincronizaram o rv pela última vez → ?
[/categorias] tinham excluído a cat 9 por engano → categoria.editar id=9
[/transacoes] não quero sair ainda → ?
prod removidos mes passado → ?
`
