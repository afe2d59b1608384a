/** Categorias: menu entry, list, routes (spec 1 §2.9). */
import { lazyRouteComponent } from '@tanstack/react-router'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { Image } from '#ui/image.tsx'
import { categoriaCommands } from './commands.ts'
import { type Categoria, categoriasListar, categoriasVisualizar } from './contract.ts'

const list = defineList<Categoria>({
  noun: 'categoria',
  title: 'Categorias',
  path: '/categorias',
  query: categoriasListar,
  size: 10,
  sort: 'id,DESC',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    {
      field: 'dscImagem',
      label: 'Imagem',
      width: 80,
      sortable: false,
      cell: ({ dscImagem }) => (
        <Image src={dscImagem} alt="" width={28} height={28} className="rounded-sm align-middle" />
      ),
    },
    { field: 'dscNome', label: 'Nome' },
    { field: 'dscEnum', label: 'Enum', width: 220 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [categoriaCommands.cadastrar],
  actions: [categoriaCommands.editar, categoriaCommands.excluir],
})

const summary = (row: Categoria): RecordSummary => ({ id: row.id, name: row.dscNome ?? '', status: row.status, row })

const CategoriasScreen = () => <ListScreen definition={list} />
const form = lazyRouteComponent(() => import('./form.tsx'), 'CategoriaForm')

export const categoriasSection: Section = {
  noun: 'categoria',
  menu: [
    {
      label: 'Categorias',
      path: '/categorias',
      command: 'ir.categorias',
      phrase: 'categorias',
      keys: ['g k'],
      icon: 'categoria',
    },
  ],
  routes: [
    { path: '/categorias', title: 'Categorias', component: CategoriasScreen, noun: 'categoria' },
    { path: '/categorias/cadastrar', title: 'Cadastrar Categoria', component: form, noun: 'categoria' },
    { path: '/categorias/editar/$id', title: 'Editar Categoria', component: form, noun: 'categoria' },
  ],
  commands: categoriaCommands.all,
  records: {
    noun: 'categoria',
    singular: 'categoria',
    plural: 'categorias',
    article: 'a',
    load: (id, signal) => call(categoriasVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
