/** The fields of a supplier's form (spec 1 §2.10). */
import { statusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'
import { categoria } from '#sections/categorias/resource.ts'

export const fornecedorFields = defineFields({
  imagem: { label: 'Imagem', column: 'dscImagem', formOnlyReason: 'A imagem se escolhe no formulário' },
  dscNome: { label: 'Nome', kind: 'text' },
  categoriaId: { label: 'Categoria', kind: 'record', resource: categoria, column: 'categoria.dscNome' },
  statusId: { label: 'Status', kind: 'choice', options: toStatusOptions(statusOptions), column: 'status.descricao' },
  // Only the create call has this field (spec 1 §3).
  dscTermosCondicoes: { label: 'Termos e Condições', formOnlyReason: 'Os termos só se enviam no cadastro' },
})
