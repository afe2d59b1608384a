/** Fornecedores: menu entry, list, routes (spec 1 §2.10). */
import { lazyRouteComponent } from '@tanstack/react-router'
import { call } from '#api/client.ts'
import { notFoundAsNull } from '#api/errors.ts'
import type { RecordSummary } from '#commands/define.ts'
import type { Section } from '#commands/section.ts'
import { defineList } from '#listing/define.ts'
import { ListScreen } from '#listing/list-screen.tsx'
import { Image } from '#ui/image.tsx'
import { fornecedorCommands, imagemCommands } from './commands.ts'
import { type Fornecedor, fornecedoresListar, fornecedoresVisualizar } from './contract.ts'

const list = defineList<Fornecedor>({
  noun: 'fornecedor',
  title: 'Fornecedores',
  path: '/fornecedores',
  query: fornecedoresListar,
  size: 10,
  sort: 'id,DESC',
  columns: [
    { field: 'id', label: 'ID', format: 'id', width: 76 },
    {
      field: 'dscImagem',
      label: 'Imagem',
      width: 80,
      sortable: false,
      cell: ({ dscImagem, imagem }) => (
        <Image src={dscImagem ?? imagem} alt="" width={28} height={28} className="rounded-sm align-middle" />
      ),
    },
    { field: 'dscNome', label: 'Nome' },
    { field: 'categoria.dscNome', label: 'Categoria', width: 220 },
    { field: 'status.descricao', label: 'Status', format: 'status', width: 128 },
  ],
  toolbar: [fornecedorCommands.cadastrar],
  actions: [fornecedorCommands.editar, fornecedorCommands.excluir],
})

const summary = (row: Fornecedor): RecordSummary => ({ id: row.id, name: row.dscNome ?? '', status: row.status, row })

const FornecedoresScreen = () => <ListScreen definition={list} />
const form = lazyRouteComponent(() => import('./form.tsx'), 'FornecedorForm')

export const fornecedoresSection: Section = {
  noun: 'fornecedor',
  menu: [
    {
      label: 'Fornecedores',
      path: '/fornecedores',
      command: 'ir.fornecedores',
      phrase: 'fornecedores',
      keys: ['g f'],
      icon: 'fornecedor',
    },
  ],
  routes: [
    { path: '/fornecedores', title: 'Fornecedores', component: FornecedoresScreen, noun: 'fornecedor' },
    { path: '/fornecedores/cadastrar', title: 'Cadastrar Fornecedor', component: form, noun: 'fornecedor' },
    { path: '/fornecedores/editar/$id', title: 'Editar Fornecedor', component: form, noun: 'fornecedor' },
  ],
  commands: [...fornecedorCommands.all, ...imagemCommands],
  records: {
    noun: 'fornecedor',
    singular: 'fornecedor',
    plural: 'fornecedores',
    article: 'o',
    load: (id, signal) => call(fornecedoresVisualizar, { id }, { signal }).then(summary, notFoundAsNull),
  },
}
