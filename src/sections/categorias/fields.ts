/** The fields of a category's form (spec 1 §2.9). */
import { statusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'

export const categoriaFields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  statusId: { label: 'Status', kind: 'choice', options: toStatusOptions(statusOptions), column: 'status.descricao' },
  dscEnum: { label: 'Enum', kind: 'text' },
  dscImagem: { label: 'Imagem (opcional)', kind: 'text', words: ['imagem'] },
})
