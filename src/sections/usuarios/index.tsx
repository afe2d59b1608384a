/** Usuários: a read-only list searched by name (spec 2 §2). */
import { call } from '#api/client.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { usuarioAuditar, usuarioBuscar } from './commands.ts'
import { type Usuario, usuariosListar } from './contract.ts'

const list = defineList<Usuario>({
  noun: 'usuario',
  title: 'Usuários',
  path: '/usuarios',
  query: usuariosListar,
  size: 10,
  sort: 'nome,ASC',
  total: true,
  filters: [{ name: 'nome', label: 'Pesquisar por nome', type: 'text', width: 260 }],
  applyLabel: 'Buscar',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 84 },
    // The call's own order names the field `nome` (spec 2 §7).
    { field: 'nome', label: 'Nome', value: (row) => row.dscNome },
    { field: 'dscEmail', label: 'E-mail' },
  ],
  actions: [usuarioAuditar],
})

const summary = (row: Usuario): RecordSummary => ({ id: row.id, name: row.dscNome ?? row.dscEmail ?? '', row })

const UsuariosScreen = () => <ListScreen definition={list} />

export const usuariosSection: Section = {
  noun: 'usuario',
  menu: [
    {
      label: 'Usuários',
      path: '/usuarios',
      command: 'ir.usuarios',
      phrase: 'usuários',
      keys: ['g u'],
      icon: 'usuarios',
      unlisted: true,
    },
  ],
  routes: [{ path: '/usuarios', title: 'Usuários', component: UsuariosScreen, noun: 'usuario' }],
  commands: [usuarioBuscar, usuarioAuditar],
  records: {
    noun: 'usuario',
    singular: 'usuário',
    plural: 'usuários',
    article: 'o',
    search: async (text, signal) =>
      (await call(usuariosListar, { page: 0, size: 8, nome: text }, { signal })).content.map(summary),
  },
}
