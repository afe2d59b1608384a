/** The fields of a store's form (spec 1 §2.11). */
import { statusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'

export const lojaFields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  statusId: { label: 'Status', kind: 'choice', options: toStatusOptions(statusOptions), column: 'status.descricao' },
  dscImagem: { label: 'Imagem', kind: 'text' },
  dscCashback: { label: 'Cashback', kind: 'text' },
  dscLink: { label: 'Link', kind: 'text' },
  dscInstrucoes: { label: 'Instruções', kind: 'lines' },
})
