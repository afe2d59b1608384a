/** The endpoint and rows of the platform's users (spec 2 §3, §7 Statistics). */
import * as z from 'zod/mini'
import { defineEndpoint } from '#api/endpoint.ts'
import { pageSchema, pageQuerySchema, statisticsWireNames } from '#api/page.ts'
import * as wire from '#api/wire.ts'

/** The default order names the field `nome`, the entity names it `dscNome` (spec 2 §3, §7); both names are accepted. */
export const usuarioRow = wire.mapRecord(
  z.object({ id: wire.id, dscNome: wire.text, nome: wire.text, dscEmail: wire.text, dscFoto: wire.text }),
  ({ nome, ...row }) => ({ ...row, dscNome: row.dscNome ?? nome }),
)

/** One user. `dscNome` is the name, in whichever field it was sent. */
export type Usuario = z.output<typeof usuarioRow>

export const usuariosListar = defineEndpoint({
  id: 'usuarios.listar',
  call: 'GET /gestor/estatisticas/usuarios',
  input: z.object({ ...pageQuerySchema, nome: z.optional(z.string()) }),
  output: pageSchema(usuarioRow),
  wireNames: statisticsWireNames,
})
