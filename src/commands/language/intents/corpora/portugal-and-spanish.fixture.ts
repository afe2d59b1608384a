/** Lines by authors from Portugal, by Spanish speakers, and from pasted tickets. Format: `../actions.fixture.ts`. */

export const asked = `
[/produtos] borrar el producto 44 → produto.excluir ids=44
[/produtos] borrar productos 3, 4 y 5 → produto.excluir ids=3-5
[/produtos] eliminar del catálogo el producto 9 → produto.excluir ids=9|produto.editar id=9|?
ver las tiendas → ir.lojas
nueva tienda → loja.cadastrar
mostrar los proveedores → ir.fornecedores
[/bonus] liberar el bono 7 → bonus.liberar ids=7
[/bonus] liberar los bonos 7, 8 → bonus.liberar ids=7,8
[/pedidos] procesar de nuevo el pedido 12 → pedido.reprocessar id=12
stock del producto 8 → produto.estoque.ver id=8
[/produtos] cambiar el stock del producto 8 a 12 → produto.estoque.ajustar id=8 n=12
[/auditoria/transacoes/tipo] las de ayer → /auditoria/transacoes/tipo?de=2026-11-19&ate=2026-11-19
[/auditoria/transacoes/valor] mayor que 300 → /auditoria/transacoes/valor?min=300
cerrar sesion → sessao.sair
cuantos pedidos hay → dashboard.pedidos|ir.pedidos
consultar a encomenda 77 → pedido.ver id=77
ver as encomendas → ir.pedidos
[/auditoria/transacoes/tipo] descarregar o ficheiro csv → auditoria.exportar
Ticket 4410: liberar bônus 31 → bonus.liberar ids=31
Chamado #88 - reprocessar pedido 12 → bonus.reprocessar id=12
RE: excluir produto 7 → produto.excluir ids=7
Assunto: desabilitar cashback 3 → cashback.desabilitar ids=3
Solicitação: desabilitar cashback 3 → cashback.desabilitar ids=3
[/produtos] ENC: RE: estoque do produto 9 para 14 → produto.estoque.ajustar id=9 n=14
excluir produto nro 81 → produto.excluir ids=81
[/bonus] desbloqueie o bónus 31, se faz favor → bonus.liberar ids=31
DESATIVAR CASHBACK NR. 6 → cashback.desabilitar ids=6
[/cashbacks] desativar cash back 6 → cashback.desabilitar ids=6
[/bonus] liber abonus 88 → bonus.liberar ids=88
[/produtos] excluirp roduto 31 → produto.excluir ids=31
[/bonus] liberal bonus 20 → bonus.liberar ids=20
[/bonus] libreal bonsu 204 → bonus.liberar ids=204
[/produtos] wxcluir produto 12 → produto.excluir ids=12
[/lojas] rxcluir loja 3 → loja.excluir ids=3
reprocessar perdido 60 → bonus.reprocessar id=60
excluir produzido 14 → produto.excluir ids=14
ref. pedido 501 → pedido.ver id=501
trans. ref. ped. 501 → pedido.ver id=501
em inglês → casca.idioma
bota em espanhol → casca.idioma
[/produtos] abre o produto 110 pra eu mexer nele → produto.editar id=110
[/bonus] libera o bônus 7 para fechar o mês → bonus.liberar ids=7
quanto a gente tem de crédito pra fechar o mês → dashboard.credito
quantos tem do produto 27 → produto.estoque.ver id=27
[/rvhub] quantos tem do item 15 → rv.estoque.ver id=15
[/saldo] atualiza os números → saldo.recarregar
[/produtos] o estoque do produto 62 tá errado, corrige pra 14 → produto.estoque.ajustar id=62 n=14
`
