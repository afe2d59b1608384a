/**
 * Lines of an operator who works with the lists all day. None asks for an action, so none may offer a write command.
 * Format: `../harmless.fixture.ts`.
 */

export const asked = `
[/bonus] bônus a liberar → /bonus?statusId=1
[/bonus] bônus a liberar? → /bonus?statusId=1|?
bônus para liberar da Maria Dias → bonus.filtrar nome=maria_dias
[/produtos] a última exclusão foi do produto 12 → ?|produto.editar id=12
não desfazer a última exclusão → ?
[/produtos] quem desfez a exclusão do produto 12? → ?|produto.editar id=12
[/categorias] quais foram excluídas ontem → ?
[/produtos] produtos a excluir → -
[/produtos] exclusões da Vila Café → -
desfaça a exclusão do produto 12 → ?|casca.desfazer|produto.editar id=12
[/bonus] cancele a liberação do bônus 88 → ?
[/cashbacks] cashbacks a desabilitar da Amazon → -
[/pedidos] pedidos a reprocessar → -
`
