/**
 * Lines by a young operator who types as in a chat. Written from the specification, without the console. None may offer
 * a write command. Format: `../harmless.fixture.ts`.
 */

export const doubts = `
[/produtos] nao apaga o 12 → ir.registro id=12
[/bonus] n libera o 88 → ir.registro id=88
[/produtos] quem apagou o 48? → ir.registro id=48
[/bonus] ja liberei o 31? → ir.registro id=31
[/lojas] sera q excluo a 14? → ir.registro id=14
[/cashbacks] desativaram o 7 hj? → ?
melhor n sincronizar agora → ?
[/rvhub] sincronizou ontem? → auditoria.periodo periodo=2026-11-19..2026-11-19
[/pedidos] pq reprocessaram o 612? → ir.registro id=612
[/cashback-planos] acho q apago o 2 → ir.registro id=2
[/categorias] dont delete a 6 → ir.registro id=6
[/fornecedores] talvez mate forn 8 → fornecedor.editar id=8
`
