/** The fields of a campaign's form. */
import { statusOptions } from '#api/record-status.ts'
import { defineFields, toStatusOptions } from '#forms/form-fields.ts'

export const campanhaFields = defineFields({
  dscNome: { label: 'Nome', kind: 'text' },
  statusId: { label: 'Status', kind: 'choice', options: toStatusOptions(statusOptions), column: 'status.descricao' },
  numValor: { label: 'Valor (R$)', kind: 'money', words: ['valor'] },
  dtInicio: { label: 'Início', kind: 'datetime' },
  dtFim: { label: 'Fim', kind: 'datetime' },
})
